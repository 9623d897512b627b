//! Sources that are hard to read: the submission of each compiles alone and does what the original does.

use crate::compilers::{all, answer, compile, macros, present};
use crate::run::{out, scratch};
use std::fs;
use std::path::{Path, PathBuf};

fn path(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sources")).join(name)
}

/// What the original prints.
fn original(path: &Path, name_of_crate: &str) -> String {
    let mut compiler = present();
    compiler
        .args(["--edition", "2021", "--extern"])
        .arg(format!("{name_of_crate}={}", macros().display()));
    let run = answer(&compile(compiler, path, "the macro crate"), "");
    assert_eq!(run.status, Some(0), "{}: {}", path.display(), run.err);
    run.out
}

/// Makes the submission and compares what it prints with every compiler.
fn check(path: &Path, expected: &str) -> String {
    let submission = scratch("submission.rs");
    let (from, to) = (path.to_str().unwrap(), submission.to_str().unwrap());
    out(&["submit", from, "-o", to]);
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
    check(&path(name), &original(&path(name), "grundy_macros"))
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
    check(&path("renamed.rs"), &original(&path("renamed.rs"), "games"));
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
