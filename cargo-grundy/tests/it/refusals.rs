//! Sources of which there is no submission: the message names the line and the remedy.

use crate::run::{run, source};

fn refused(text: &str, status: i32, message: &str) {
    let given = run(&["submit", &source(text)]);
    assert_eq!(
        (given.out.as_str(), given.status),
        ("", Some(status)),
        "{text}: {}",
        given.err
    );
    assert!(given.err.contains(message), "{text}: {}", given.err);
}

#[test]
fn other_crates_are_named_with_their_line() {
    for (text, place) in [
        (
            "fn main() {}\nuse rand::Rng;",
            ":2:5: the crate `rand` is not at hand",
        ),
        (
            "use {std::io, rand::{Rng, thread_rng}};",
            ":1:15: the crate `rand`",
        ),
        (
            "fn main() {\n    rand::random::<u8>();\n}",
            ":2:5: the crate `rand`",
        ),
        (
            "fn main() { println!(\"{}\", itertools::max(1, 2)); }",
            ":1:28: the crate `itertools`",
        ),
        (
            "fn main() { itertools::izip!(1); }",
            ":1:13: the crate `itertools`",
        ),
        ("extern crate serde;", ":1:1: the crate `serde`"),
        ("use serde;", ":1:5: the crate `serde`"),
        ("use serde::{self, Serialize};", "the crate `serde`"),
        ("use gm;\nfn f() { gm::other!(); }", ":1:5: the crate `gm`"),
        ("fn f(x: ::regex::Regex) {}", "the crate `regex`"),
        ("mod a { pub use libc::*; }", "the crate `libc`"),
    ] {
        refused(text, 1, place);
    }
}

#[test]
fn what_cannot_be_carried_along_of_our_crate() {
    for text in [
        "use grundy_core::Rule;",
        "use grundy_core::{mex, SubtractionSet};",
        "use grundy_core::*;",
        "fn main() { let _ = grundy_core::GAMES; }",
    ] {
        refused(
            text,
            1,
            "is needed at run time, and of grundy_core only `mex` and `nim_sum`",
        );
    }
}

#[test]
fn files_that_a_judge_does_not_have() {
    refused(
        "static T: &str = include_str!(\"table.txt\");",
        1,
        ":1:18: include_str! reads a file",
    );
    refused(
        "mod missing;",
        2,
        "there is no file missing.rs and no missing/mod.rs",
    );
    refused(
        "#[path = \"x/y.rs\"]\nmod missing;",
        2,
        ":2:1: there is no file",
    );
    refused(
        "fn main() { env!(\"CARGO_PKG_NAME\"); }",
        1,
        "has no value without Cargo",
    );
}

#[test]
fn mistakes_in_calls_are_marked() {
    refused(
        "fn main() {\n    let t = grundy_macros::grundy_table!(fob, 10);\n}",
        2,
        ":2:42: unknown rule `fob`; did you mean `fib`?\n      let t = grundy_macros::grundy_table!(fob, 10);\n                                           ^^^\n",
    );
    refused("grundy_macros::grundy_table!();", 2, ":1:1: no rule");
    refused(
        "grundy_macros::grundy_fn! { fn f = fib; }",
        2,
        ":1:36: no theorem is known",
    );
    refused(
        "macro_rules! m { ($n:literal) => { grundy_macros::grundy_table!(fib, $n) } }",
        2,
        "has a `$` of a macro definition",
    );
}

#[test]
fn texts_that_are_no_source() {
    refused("fn main() { \"", 2, "this is no Rust token");
    refused("fn main() { ) }", 2, "this is no Rust token");
    refused(&"(".repeat(100_000), 2, "error: ");
    let deep = format!("fn main() {{ {}{} }}", "(".repeat(5000), ")".repeat(5000));
    refused(&deep, 2, "brackets nest more than");
    let given = run(&["submit", &source(b"fn main() { // \xff }")]);
    assert!(
        given.err.contains("is not UTF-8 from byte 15 on"),
        "{}",
        given.err
    );
}

#[test]
fn a_file_that_includes_itself() {
    let path = source("#[path = \"source.rs\"] mod again;");
    let given = run(&["submit", &path]);
    assert_eq!(given.status, Some(2));
    assert!(
        given.err.contains("does this one include itself?"),
        "{}",
        given.err
    );
}

/// Crates that come with Rust, and names that only look like crates.
#[test]
fn no_false_alarm() {
    for text in [
        "use std::io; use core::fmt; extern crate alloc; use alloc::vec::Vec; fn f(_: io::Result<()>, _: fmt::Error) {}",
        "mod a { pub mod b { pub fn f() {} } } use a::b; fn main() { b::f(); a::b::f(); self::a::b::f(); crate::a::b::f() }",
        "enum Dir { Up } use Dir::*; fn main() { let _ = Dir::Up; let _ = Up; }",
        "use std::*; fn main() { io::stdin(); }",
        "fn main() { let x = u8::MAX; str::len(\"\"); <u8 as Default>::default(); <u8>::default(); Vec::<u8>::new(); }",
        "macro_rules! m { ($i:ident, $t:ty) => { mod $i { pub fn f() {} } $i::f(); <$t>::new() } } m!(made, u8); fn f() { made::f() }",
        "#[allow(clippy::all)] #[rustfmt::skip] fn f() {}",
        "fn f<T: Iterator>(_: T::Item) {} struct S { field: u8 } fn g(s: S) { s.field; for _ in 0..::std::u8::MAX {} }",
        "fn f(a: bool) -> u8 { if a { ::std::u8::MAX } else { return ::std::u8::MIN } }",
    ] {
        let given = run(&["submit", &source(text)]);
        assert_eq!((given.err.as_str(), given.status), ("", Some(0)), "{text}");
    }
}

#[test]
fn no_file_of_the_program_is_overwritten() {
    let file = source("fn main() {}");
    let given = run(&["submit", &file, "-o", &file]);
    assert_eq!(given.status, Some(2), "{}", given.err);
    assert!(
        given.err.contains("a file of the program itself"),
        "{}",
        given.err
    );
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "fn main() {}");
}
