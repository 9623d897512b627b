//! Programs of one crate, in every edition.

use super::{Folder, assert_silent};

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

fn run(source: &str) {
    for edition in EDITIONS {
        let folder = Folder::with(edition, "src/main.rs", source);
        let output = folder.cargo("fresh", &["run"]);
        assert_silent(&output, &format!("edition {edition}"));
    }
}

#[test]
fn calls_in_every_place() {
    run(include_str!("../../crates/places.rs"));
}

#[test]
fn calls_that_other_macros_pass_on() {
    run(include_str!("../../crates/passed_on.rs"));
}

#[test]
fn calls_among_names_of_other_meaning() {
    run(include_str!("../../crates/names.rs"));
}

/// A wrong value in a program is seen, so that the tests above say something.
#[test]
fn a_wrong_value_ends_a_program() {
    let places = include_str!("../../crates/places.rs");
    let faulty = places.replace("(28, 22)", "(28, 23)");
    assert_ne!(faulty, places);
    let output = Folder::with("2024", "src/main.rs", &faulty).cargo("fresh", &["run"]);
    assert_eq!(output.status.code(), Some(101));
}

/// A mistake is told in words in every edition, although paths to what the macros need differ.
#[test]
fn mistakes_are_told_in_every_edition() {
    let source = "extern crate nim_tables;
        mod inner {
            pub static TABLE: [u8; 5] = ::nim_tables::grundy_table!(fibb, 4);
            ::nim_tables::grundy_table! { pub static DECLARED = evem, 4; }
            ::nim_tables::grundy_fn! { pub fn value = kayle; }
            pub fn local() -> u8 {
                ::nim_tables::p_positions!(|n| { m; k }, 4)[0]
            }
        }";
    for edition in EDITIONS {
        let output = Folder::with(edition, "src/lib.rs", source).cargo("fresh", &["check"]);
        let said = String::from_utf8(output.stderr).unwrap();
        for message in [
            "did you mean `fib`?",
            "did you mean `even`?",
            "did you mean `kayles`?",
            "unknown variable `m`",
            "unknown variable `k`",
        ] {
            assert!(said.contains(message), "edition {edition}:\n{said}");
        }
        assert_eq!(
            said.matches("error: ").count(),
            6,
            "edition {edition}:\n{said}"
        );
    }
}
