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
        (
            "fn f() { let regex = regex::Regex::new(\"\"); }",
            ":1:22: the crate `regex`",
        ),
        (
            "#[tokio::main]\nasync fn main() {}",
            ":1:3: the crate `tokio`",
        ),
        (
            "#[cfg_attr(unix, derive(Clone, serde::Serialize))] struct S;",
            "the crate `serde`",
        ),
        ("struct S(pub ::regex::Regex);", "the crate `regex`"),
        (
            "fn f(x: u8) { match x { _ => ::log::x() } }",
            "the crate `log`",
        ),
        ("#[cfg(not(test))] use rand::Rng;", "the crate `rand`"),
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
        "#![doc = include_str!(\"a.md\")]",
        1,
        ":1:10: include_str! reads a file",
    );
    refused(
        "fn main() { include!(concat!(env!(\"OUT_DIR\"), \"/a.rs\")); }",
        1,
        "include! reads a file",
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
        "use grundy_macros as g; fn f(grundy_macros: u8) { g::grundytable!(1) }",
        2,
        ":1:51: the crate grundy_macros has no `grundytable`",
    );
    refused(
        "use grundy_macros::{grundy_fn, grundytable};",
        2,
        ":1:5: the crate grundy_macros has no `grundytable`; it has the macros `grundy_table!`, ",
    );
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

/// What only the expansion of the program's own macros would show.
#[test]
fn macros_handed_to_macros() {
    let caller = "macro_rules! m { ($m:ident) => { $m!(fib, 3) } }";
    let message = "is handed to another macro, which may call it; write the call itself";
    for (text, place) in [
        (
            "use grundy_macros::*; fn f() { m!(grundy_table); }",
            ":2:35: the macro `grundy_table`",
        ),
        (
            "use grundy_macros::grundy_table as t; fn f() { m![t]; }",
            ":2:51: the macro `t`",
        ),
    ] {
        let text = format!("{caller}\n{text}");
        refused(&text, 1, message);
        refused(&text, 1, place);
    }
}

#[test]
fn names_of_the_core_that_cannot_be_kept() {
    refused(
        "use ::{grundy_core::mex, std::fmt};",
        1,
        ":1:8: the `::` in front of the braces",
    );
    refused(
        "mod grundy_core {} use ::grundy_core::mex;",
        1,
        ":1:26: the program has a `grundy_core` of its own",
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
        "#[cfg(test)] mod tests { use proptest::prelude::*; } #[test] fn f() { regex::f() }",
        "#[cfg_attr(test, derive(serde::Serialize))] #[derive(std::clone::Clone)] struct S;",
        "fn f<t: Default, u>() -> t { t::default() } struct S<u>(u); impl<u: Fn()> S<u> { fn g() { u::call } }",
        "macro_rules! items { ($($t:tt)*) => { mod made { pub fn $($t)*() {} } } } items!(f); fn g() { made::f() }",
        "fn main() { let r#use = 1; let r#mod = 2; println!(\"{}\", r#mod) }",
        "fn f<'regex>(x: &'regex u8) { 'a: loop { break 'a } }",
        "macro_rules! m { ($m:ident) => { $m!(1) } } macro_rules! n { ($x:expr) => { $x } } fn f() { m!(n); let grundy_table = 1; println!(\"{}\", grundy_table); }",
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
    let link = format!("{file}.link");
    let _ = std::fs::remove_file(&link);
    std::fs::hard_link(&file, &link).unwrap();
    let outputs: &[&str] = if cfg!(unix) {
        &[&file, &link]
    } else {
        &[&file]
    };
    for output in outputs {
        let given = run(&["submit", &file, "-o", output]);
        assert_eq!(given.status, Some(2), "{}", given.err);
        assert!(
            given.err.contains("a file of the program itself"),
            "{}",
            given.err
        );
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "fn main() {}");
    }
    // A hyphen is standard output.
    let given = run(&["submit", &file, "-o", "-"]);
    assert!(given.out.ends_with("fn main() {}"), "{}", given.out);
}
