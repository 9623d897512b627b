//! What stands in a file before its first token, and which identifiers are the same.

/// The number of bytes of a byte order mark.
pub fn mark(text: &str) -> usize {
    if text.starts_with('\u{feff}') { 3 } else { 0 }
}

/// The number of bytes of a byte order mark and a `#!` line, without the line's end.
pub fn prelude(text: &str) -> usize {
    let mark = mark(text);
    let Some(rest) = text[mark..].strip_prefix("#!") else {
        return mark;
    };
    // An attribute may have blanks and comments in it.
    if without_trivia(rest).starts_with('[') {
        return mark;
    }
    mark + 2 + rest.find('\n').unwrap_or(rest.len())
}

/// A text from its first token on.
fn without_trivia(text: &str) -> &str {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let is_documentation = (rest.starts_with("///") && !rest.starts_with("////"))
            || rest.starts_with("//!")
            || rest.starts_with("/*!")
            || (rest.starts_with("/**") && !rest.starts_with("/***") && !rest.starts_with("/**/"));
        let length = match rest.get(..2) {
            _ if is_documentation => None,
            Some("//") => Some(rest.find('\n').unwrap_or(rest.len())),
            Some("/*") => block_comment(rest),
            _ => None,
        };
        match length {
            Some(length) => rest = &rest[length..],
            None => return rest,
        }
    }
}

/// The length of the block comment that a text starts with; such comments nest.
fn block_comment(text: &str) -> Option<usize> {
    let (mut depth, mut at) = (0_usize, 0);
    let bytes = text.as_bytes();
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"/*" => depth += 1,
            b"*/" => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The name of an identifier: a raw one is the same as the plain one, unless that is a keyword.
pub fn name(ident: &str) -> String {
    match ident.strip_prefix("r#") {
        Some(plain) if !is_reserved(plain) => plain.to_owned(),
        _ => ident.to_owned(),
    }
}

/// Whether a word is a keyword of every edition from 2018 on.
fn is_reserved(word: &str) -> bool {
    const WORDS: [&str; 50] = [
        "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
        "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "if", "impl", "in",
        "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
        "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
        "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
    ];
    WORDS.contains(&word)
}
