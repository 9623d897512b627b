//! What comes with the compiler: crates, macros, and words that are no names.

/// Whether a crate comes with the compiler.
pub fn is_crate(name: &str) -> bool {
    ["std", "core", "alloc", "proc_macro", "test"].contains(&name)
}

/// Whether an import from the standard library may be a macro. They are at the top of their crates, but for a few.
pub fn is_macro(path: &[String]) -> bool {
    match path {
        [_, name] => is_macro_name(name),
        [_, module, ..] => {
            ["arch", "future", "mem", "pin", "ptr", "task"].contains(&module.as_str())
        }
        _ => false,
    }
}

/// Whether every program has a macro of this name.
pub fn is_macro_name(name: &str) -> bool {
    const NAMES: [&str; 52] = [
        "addr_of",
        "addr_of_mut",
        "assert",
        "assert_eq",
        "assert_matches",
        "assert_ne",
        "cfg",
        "column",
        "compile_error",
        "concat",
        "concat_idents",
        "const_format_args",
        "dbg",
        "debug_assert",
        "debug_assert_eq",
        "debug_assert_ne",
        "env",
        "eprint",
        "eprintln",
        "file",
        "format",
        "format_args",
        "include",
        "include_bytes",
        "include_str",
        "is_x86_feature_detected",
        "line",
        "matches",
        "module_path",
        "offset_of",
        "option_env",
        "panic",
        "pin",
        "print",
        "println",
        "ready",
        "stringify",
        "thread_local",
        "todo",
        "trace_macros",
        "try",
        "unimplemented",
        "unreachable",
        "vec",
        "write",
        "writeln",
        "cfg_select",
        "concat_bytes",
        "global_asm",
        "join",
        "naked_asm",
        "asm",
    ];
    NAMES.contains(&name)
}

/// Whether a word is a keyword that a path may follow, and no part of the path.
pub fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 26] = [
        "as", "async", "await", "box", "break", "const", "continue", "dyn", "else", "for", "if",
        "impl", "in", "let", "loop", "match", "move", "mut", "pub", "ref", "return", "static",
        "unsafe", "where", "while", "yield",
    ];
    KEYWORDS.contains(&word)
}

/// Whether the start of a path is no crate: a keyword or a type of the language.
pub fn is_no_crate(name: &str) -> bool {
    const NAMES: [&str; 22] = [
        "crate",
        "self",
        "super",
        "Self",
        "bool",
        "char",
        "str",
        "u8",
        "u16",
        "u32",
        "u64",
        "u128",
        "usize",
        "i8",
        "i16",
        "i32",
        "i64",
        "i128",
        "isize",
        "f32",
        "f64",
        "macro_rules",
    ];
    NAMES.contains(&name)
}
