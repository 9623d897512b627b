//! Crates outside the workspace that import the macros: in every edition, under another name, without std, and with all
//! lints as errors.

use std::path::Path;
use std::process::{Command, Output};
use std::{fs, str};

const SOURCE: &str = r#"//! A crate that has little and forbids much.
#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unused, nonstandard_style)]
#![deny(rust_2018_idioms, unreachable_pub, single_use_lifetimes, unused_qualifications)]
#![deny(clippy::all, clippy::pedantic, clippy::cargo, clippy::indexing_slicing, clippy::std_instead_of_core)]
#![allow(clippy::cargo_common_metadata)]

use nim_tables::{grundy_fn, grundy_table, p_positions};

/// An expression.
pub static FIB: [u8; 1001] = grundy_table!(fib, 1000);
/// An expression of wider values.
pub static NIM: [u16; 1001] = grundy_table!(nim, 1000);

/// An expression of two coordinates.
pub static WYTHOFF: [[u8; 61]; 61] = grundy_table!(wythoff, 60, 60);

grundy_table! {
    /// Wider values of two coordinates.
    pub static WIDE_WYTHOFF = wythoff, 130, 140;
    /// Wider values of three coordinates.
    pub const WIDE_ROWS = |a, b, c| (a, b, k) for k in 0..c, 1, 2, 600;
    /// A static.
    pub static KAYLES = 0.77, 1000;
    /// A const.
    pub const SMALL = {1, 3, 4}, 20;
    /// Wider values.
    pub static WIDE = nim, 1000;
    /// The widest values.
    pub const WIDEST: &[u32; _] = nim, 70_000;
    static PRIVATE: [u8; _] = "4!.0", 20;
}

grundy_fn! {
    /// A look-up.
    pub fn kayles = 0.77;
    /// A formula.
    pub fn bash = upto(3);
    /// A value that rises.
    pub fn lasker = lasker;
    /// One value only.
    pub fn odd_or_even = "0.5";
}

p_positions! {
    /// Short positions.
    pub static COLD = grundys_game, 200;
    /// Pairs.
    pub static PAIRS: [(u16, u16); _] = wythoff, 50, 50;
    /// Longer ones.
    pub static COLDER = grundys_game, 2000;
}

/// The value of a heap, in three ways.
#[must_use]
pub fn values(heap: usize) -> Option<(u8, u16, u8)> {
    grundy_table! { static LOCAL = nim, 300; }
    let first = grundy_table!(fib, 1000).get(heap)?;
    Some((*first, *LOCAL.get(heap)?, *PRIVATE.get(heap)?))
}

/// Names that an expansion might use for its own.
#[allow(non_upper_case_globals, dead_code)]
pub mod names {
    use nim_tables::{grundy_fn, grundy_table, p_positions};

    static value: &str = "";
    static bytes: &str = "";
    static table: &str = "";
    static left: &str = "";
    const b0: &str = "";
    const t0: &str = "";
    const bytes_left: &str = "";
    const left_over: &str = "";
    const overflows: &str = "";
    const index: &str = "";
    const TABLE: &str = "";
    const parts: &str = "";
    const group: &str = "";
    const first: &str = "";
    mod core {}
    mod std {}
    mod alloc {}

    grundy_table! {
        /// A static.
        pub static WORDS = nim, 300;
        /// A table of two coordinates.
        pub static PLANE = wythoff, 3, 600;
        /// A const.
        pub const BYTES = fib, 300;
    }
    grundy_fn! {
        /// A function.
        pub fn lasker = "4.[3]";
        /// A function.
        pub fn kayles = 0.77;
    }
    p_positions! {
        /// A list.
        pub static COLD = grundys_game, 2000;
    }
}
"#;

/// Runs cargo on a crate with the given source, which stands alone in a folder and imports the macros as `nim_tables`.
fn cargo(command: &str, edition: &str, source: &str) -> Output {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let macros = workspace.join("grundy-macros");
    let manifest = format!(
        "[package]\nname = \"fresh\"\nversion = \"0.0.0\"\nedition = \"{edition}\"\n\n[dependencies]\n\
         nim_tables = {{ package = \"grundy-macros\", path = {macros:?} }}\n"
    );
    fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    fs::create_dir(folder.path().join("src")).unwrap();
    fs::write(folder.path().join("src/lib.rs"), source).unwrap();
    // The versions that the workspace was built with, which are on this machine already.
    fs::copy(
        workspace.join("Cargo.lock"),
        folder.path().join("Cargo.lock"),
    )
    .unwrap();
    Command::new(env!("CARGO"))
        .args([command, "--offline", "--quiet"])
        .current_dir(folder.path())
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("fresh-crate"),
        )
        .env_remove("RUSTFLAGS")
        .output()
        .unwrap()
}

fn check(command: &str, edition: &str, source: &str) {
    let output = cargo(command, edition, source);
    let said = str::from_utf8(&output.stderr).unwrap();
    assert!(
        output.status.success(),
        "{command} in edition {edition}:\n{said}"
    );
}

#[test]
fn a_fresh_crate_imports_the_macros() {
    for edition in ["2018", "2021", "2024"] {
        check("check", edition, SOURCE);
    }
    let clippy = Command::new(env!("CARGO"))
        .args(["clippy", "--version"])
        .output();
    if clippy.is_ok_and(|output| output.status.success()) {
        check("clippy", "2024", SOURCE);
    } else {
        println!("no clippy here, so its lints were not tried");
    }
    // A fault in the crate is seen, so that the checks above say something.
    let faulty = SOURCE
        .replace("#![no_std]", "")
        .replace("fib, 1000);", "fib, 999);");
    assert!(!cargo("check", "2024", &faulty).status.success());
}
