//! No warning comes from an expansion, whatever lints a user turns on.

use super::{Folder, assert_silent};
use std::process::{Command, Output};

const SOURCE: &str = include_str!("../../crates/strict.rs");

/// What is asked of clippy beside its default: everything, of which a user can want a part.
const CLIPPY: &[&str] = &[
    "-Dclippy::all",
    "-Dclippy::pedantic",
    "-Dclippy::nursery",
    "-Dclippy::cargo",
    "-Dclippy::restriction",
    // These are of the manifest and of this list itself.
    "-Aclippy::cargo_common_metadata",
    "-Aclippy::blanket_clippy_restriction_lints",
    // A function with a period divides. Its declaration can have an attribute that allows it.
    "-Aclippy::integer_division",
    "-Aclippy::integer_division_remainder_used",
];

/// A toolchain: how to run one of its commands, and the folder for what it builds.
struct Toolchain {
    name: &'static str,
    command: fn(&str) -> Command,
    target: &'static str,
}

const THIS: Toolchain = Toolchain {
    name: "this toolchain",
    command: |name| match name {
        "rustc" => Command::new(std::env::var("RUSTC").unwrap_or(name.into())),
        _ => Command::new(env!("CARGO")),
    },
    target: "fresh-crate",
};

const NIGHTLY: Toolchain = Toolchain {
    name: "nightly",
    command: |name| {
        let mut command = Command::new("rustup");
        command.args(["run", "nightly", name]);
        command.env_remove("RUSTUP_TOOLCHAIN").env_remove("RUSTC");
        command
    },
    target: "fresh-crate-nightly",
};

impl Toolchain {
    fn has(&self, name: &str, arguments: &[&str]) -> bool {
        let output = (self.command)(name).args(arguments).output();
        let has = output.is_ok_and(|output| output.status.success());
        if !has {
            println!("skipped: {} has no {name} {arguments:?} here", self.name);
        }
        has
    }

    fn cargo(&self, folder: &Folder, arguments: &[&str]) -> Output {
        folder.run((self.command)("cargo"), self.target, "fresh", arguments)
    }

    /// Every lint that this rustc knows, as an error. Those of unstable features are listed, but unknown without the feature.
    fn all_lints(&self) -> Vec<String> {
        let output = (self.command)("rustc")
            .args(["-W", "help"])
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let names = text.lines().filter_map(|line| {
            let mut words = line.split_whitespace();
            let (name, level) = (words.next()?, words.next()?);
            let is_lint = ["allow", "warn", "deny"].contains(&level);
            let is_known = !["warnings", "unknown-lints"].contains(&name);
            (is_lint && is_known).then(|| format!("-D{name}"))
        });
        // In the order of the list, so that this goes for all behind it.
        let lints: Vec<String> = ["-Aunknown-lints".into()]
            .into_iter()
            .chain(names)
            .collect();
        assert!(lints.len() > 150, "{text}");
        lints
    }

    fn check(&self) {
        let lints = self.all_lints();
        for edition in ["2015", "2018", "2021", "2024"] {
            let source = match edition {
                "2015" => &SOURCE.replacen("use ", "extern crate nim_tables;\nuse ", 1),
                _ => SOURCE,
            };
            let folder = Folder::with(edition, "src/lib.rs", source);
            let mut arguments = vec!["rustc", "--"];
            arguments.extend(lints.iter().map(String::as_str));
            let output = self.cargo(&folder, &arguments);
            assert_silent(&output, &format!("{} in edition {edition}", self.name));
        }
        if self.has("cargo", &["clippy", "--version"]) {
            let folder = Folder::with("2024", "src/lib.rs", SOURCE);
            let arguments = [&["clippy", "--"], CLIPPY].concat();
            assert_silent(&self.cargo(&folder, &arguments), self.name);
        }
    }
}

#[test]
fn no_lint_of_this_toolchain_finds_anything() {
    THIS.check();
}

#[test]
fn no_lint_of_the_nightly_toolchain_finds_anything() {
    if NIGHTLY.has("rustc", &["--version"]) {
        NIGHTLY.check();
    }
}

/// Lints of what a user writes are found, so that the tests above say something.
#[test]
fn a_fault_of_the_crate_is_found() {
    let found = |right: &str, wrong: &str, arguments: &[&str]| {
        let source = SOURCE.replace(right, wrong);
        assert_ne!(source, SOURCE);
        let output = THIS.cargo(&Folder::with("2024", "src/lib.rs", &source), arguments);
        assert!(!output.status.success(), "{wrong}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(found("fib, 1000);", "fib, 999);", &["check"]).contains("mismatched types"));
    let without_documentation = found("    /// A static.\n", "", &["check"]);
    assert!(without_documentation.contains("missing documentation for a static"));
}
