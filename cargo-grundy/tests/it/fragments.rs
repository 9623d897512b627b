//! Texts made of pieces of Rust source in any order; most are no program.
//!
//! The fuzz target `submit` includes this file, so it stands on its own.

/// What is put together. Blanks are pieces of their own, so that tokens also touch.
const PIECES: [&str; 128] = [
    " ",
    "\n",
    "\r\n",
    "\t",
    ";",
    ",",
    ".",
    "..",
    "=",
    "=>",
    "->",
    ":",
    "::",
    "'",
    "\"",
    "#",
    "#!",
    "$",
    "!",
    "?",
    "&",
    "*",
    "/",
    "//",
    "/*",
    "*/",
    "///",
    "//!",
    "/**",
    "<",
    ">",
    "|",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "()",
    "[]",
    "{}",
    "0",
    "1",
    "7",
    "64",
    "0.77",
    "1.",
    "'a",
    "'a'",
    "b'a'",
    "\"a\"",
    "b\"a\"",
    "r\"a\"",
    "r#\"a\"#",
    "c\"a\"",
    "\\",
    "r#",
    "a",
    "b",
    "é",
    "\u{feff}",
    "\u{2028}",
    "use ",
    "pub ",
    "pub(crate) ",
    "mod ",
    "extern crate ",
    " as ",
    "crate",
    "self",
    "super",
    "r#mod ",
    "r#use ",
    "fn ",
    "static ",
    "const ",
    "let ",
    "struct ",
    "impl ",
    "macro_rules! ",
    "$crate",
    "$a:tt",
    "$($a:tt)*",
    "$a",
    "$a!",
    "return ",
    "for ",
    " in ",
    "if ",
    "match ",
    "grundy_macros",
    "grundy_core",
    "grundy_table",
    "grundy_fn",
    "p_positions",
    "grundy_table!(fib, 5)",
    "grundy_table!{static A = fib, 5;}",
    "grundy_fn!(fn a = upto(3);)",
    "p_positions![kayles, 9]",
    "use grundy_macros::*;",
    "use grundy_macros::{grundy_table as t};",
    "t!(odd, 3)",
    "use grundy_core::mex;",
    "grundy_core::nim_sum",
    "std",
    "std::",
    "fib",
    "nim",
    "{1, 3}",
    "kayles",
    "println!(",
    "stringify!(",
    "vec![",
    "#[cfg(test)]",
    "#![cfg(test)]",
    "#[cfg(not(test))]",
    "#[path = \"a.rs\"]",
    "mod a;",
    "mod b;",
    "mod main;",
    "#[macro_use]",
    "#[allow(unused)]",
    "#[doc = ",
    "|n| { n - 1 }",
    "|a, b| { (a - 1, b); (a, b - k) for k in 1..=b }",
    "within 20",
    "u8",
    "main",
];

/// One piece a byte. A byte above 127 is for the next one a repetition.
pub fn text(bytes: &[u8]) -> String {
    let mut text = String::new();
    let mut times = 1;
    for &byte in bytes {
        if byte >= 128 {
            times = usize::from(byte - 126);
            continue;
        }
        text.push_str(&PIECES[usize::from(byte)].repeat(times.min(40)));
        times = 1;
    }
    text
}

/// The files of a program of which each is such a text; a byte 255 ends one.
pub fn files(bytes: &[u8]) -> Vec<(String, String)> {
    const NAMES: [&str; 4] = ["main.rs", "a.rs", "b/mod.rs", "a/b.rs"];
    let mut parts = vec![Vec::new()];
    for &byte in bytes {
        match parts.last_mut() {
            Some(last) if byte != 255 || last.is_empty() => last.push(byte),
            _ => parts.push(Vec::new()),
        }
    }
    let names = NAMES.iter().map(|name| (*name).to_owned());
    names.zip(parts.iter().map(|part| text(part))).collect()
}
