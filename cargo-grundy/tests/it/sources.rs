//! Sources that are hard to read: the submission of each compiles alone and does what the original does.

use crate::compilers::{all, answer, compile, core, macros, present};
use crate::run::{out, scratch};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn path(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sources")).join(name)
}

/// What a source prints.
pub fn compiled(mut compiler: Command, source: &str) -> String {
    let path = scratch("compiled.rs");
    fs::write(&path, source).unwrap();
    compiler.args(["--edition", "2021"]);
    answer(&compile(compiler, &path, "the compiler given"), "").out
}

/// What the original prints.
pub fn original(path: &Path, name_of_crate: &str) -> String {
    let mut compiler = present();
    compiler.args(["--edition", "2021"]);
    for (name, library) in [(name_of_crate, macros()), ("grundy_core", core())] {
        compiler
            .arg("--extern")
            .arg(format!("{name}={}", library.display()));
    }
    let run = answer(&compile(compiler, path, "the macro crate"), "");
    assert_eq!(run.status, Some(0), "{}: {}", path.display(), run.err);
    run.out
}

/// Makes the submission and compares what it prints with every compiler.
fn check(path: &Path, expected: &str, options: &[&str]) -> String {
    let submission = scratch("submission.rs");
    let (from, to) = (path.to_str().unwrap(), submission.to_str().unwrap());
    out(&[&["submit", from, "-o", to], options].concat());
    let text = fs::read_to_string(&submission).unwrap();
    for (name, mut compiler) in all() {
        // Old compilers warn of other things.
        if name.contains("present") {
            compiler.args([
                "-D",
                "warnings",
                "-A",
                "dead_code",
                "-A",
                "unused_imports",
                "-A",
                "unused_braces",
                "-A",
                "unused_macros",
            ]);
        }
        let run = answer(&compile(compiler, &submission, &name), "");
        assert_eq!(run.out, expected, "{from} with {name}");
    }
    text
}

fn check_file(name: &str) -> String {
    check(&path(name), &original(&path(name), "grundy_macros"), &[])
}

#[test]
fn imports_under_all_names() {
    let text = check_file("names.rs");
    let names: Vec<_> = text.match_indices("grundy_macros").collect();
    assert!(names.is_empty(), "{text}");
    assert!(text.contains("// a comment that stays"), "{text}");
}

#[test]
fn calls_in_all_places() {
    let text = check_file("places.rs");
    assert!(text.contains("; // a comment between declarations\n    /* and another */"));
    assert!(text.contains("    /// The Fibonacci numbers.\n    pub static FIB: [u8; 1001] = "));
}

#[test]
fn comments_strings_and_letters() {
    check_file("texts.rs");
}

#[test]
fn wide_values_several_coordinates_and_clashing_names() {
    check_file("wide.rs");
}

#[test]
fn corners() {
    let text = check_file("corners.rs");
    assert!(text.contains("\n#[test]\nfn test() { nowhere::run(grundy_table!(no_rule, 3)) }\n"));
    assert!(text.contains("\n#[cfg(test)]\nmod tests;\n"));
}

#[test]
fn denied_warnings() {
    check_file("denied.rs");
}

#[test]
fn functions_of_the_core() {
    check_file("core.rs");
}

#[test]
fn file_modules() {
    let text = check_file("modules/main.rs");
    assert!(
        text.starts_with("#!/usr/bin/env run-cargo-script\n// Made from main.rs by cargo grundy")
    );
    assert!(!text.contains("#[path"), "{text}");
    assert!(text.contains(" // a comment behind\n"), "{text}");
}

#[test]
fn a_crate_renamed_by_cargo() {
    check(
        &path("renamed.rs"),
        &original(&path("renamed.rs"), "games"),
        &[],
    );
}

/// A file in another form prints the same, and its submission differs from the plain one in the form only.
#[test]
fn line_ends_marks_and_a_missing_last_line_end() {
    for name in ["names.rs", "places.rs", "texts.rs", "renamed.rs"] {
        let text = fs::read_to_string(path(name)).unwrap();
        let plain = out(&["submit", path(name).to_str().unwrap()]);
        let crlf = |text: &str| text.replace('\n', "\r\n");
        let marked = |text: &str| format!("\u{feff}{text}");
        let unended = |text: &str| text.trim_end().to_owned();
        for form in [&crlf as &dyn Fn(&str) -> String, &marked, &unended] {
            let folder = scratch(name);
            fs::write(&folder, form(&text)).unwrap();
            let submission = out(&["submit", folder.to_str().unwrap()]);
            assert_eq!(submission, form(&plain), "{name}");
        }
    }
}

/// Rules of every kind, each to several maxima, so that every form of an array is taken.
#[test]
fn many_tables() {
    let rules = "fib pow2 squares primes factorials odd even nim upto(3) multiples(3) {1,3,4} {1}|even !{2,5} 0.77 4.0 \"4!.0\" 0.6 lasker";
    let mut declarations = String::new();
    let mut prints = String::new();
    for (index, rule) in rules.split(' ').enumerate() {
        for max in [0, 1, 2, 10, 64, 257, 1000] {
            let name = format!("{index}_{max}");
            declarations += &format!("grundy_table! {{ static T{name} = {rule}, {max}; }}\n");
            declarations += &format!("p_positions! {{ static P{name} = {rule}, {max}; }}\n");
            prints += &format!("println!(\"{{:?}} {{:?}}\", &T{name}[..], &P{name}[..]);\n");
        }
    }
    for (index, rule) in ["wythoff", "euclid"].into_iter().enumerate() {
        for (a, b) in [(0, 0), (0, 9), (9, 0), (1, 300), (30, 40), (70, 70)] {
            let name = format!("{index}_{a}_{b}");
            declarations += &format!("grundy_table! {{ const A{name} = {rule}, {a}, {b}; }}\n");
            declarations += &format!("p_positions! {{ const B{name} = {rule}, {a}, {b}; }}\n");
            prints += &format!("println!(\"{{:?}} {{:?}}\", A{name}.concat(), &B{name}[..]);\n");
        }
    }
    let path = scratch("many.rs");
    let head =
        "#![allow(non_upper_case_globals)]\nuse grundy_macros::{grundy_table, p_positions};\n";
    fs::write(
        &path,
        format!("{head}{declarations}fn main() {{\n{prints}}}\n"),
    )
    .unwrap();
    check(
        &path,
        &original(&path, "grundy_macros"),
        &["--limit", "1000000"],
    );
}

#[test]
fn a_file_without_calls_stays_as_it_is() {
    for text in [
        "fn main() {}\n",
        "",
        "// é",
        "fn main() { let x = [1, 2][0]; print!(\"{}\", x); }",
    ] {
        let submission = out(&["submit", &crate::run::source(text)]);
        let header = "// Made from source.rs by cargo grundy 0.1.0.\n";
        assert_eq!(submission, format!("{header}{text}"));
    }
}
