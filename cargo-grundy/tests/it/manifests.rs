//! Programs of packages whose Cargo.toml gives our crates other names.

use crate::compilers::present;
use crate::run::{out, run, scratch};
use crate::sources::{compiled, original};
use std::fs;
use std::path::PathBuf;

const MACROS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../grundy-macros");

const PROGRAM: &str = "\
use gm as g;
use gm::*;
extern crate gm as again;
mod a {
    pub use ::gm::p_positions as cold;
    use gm::{grundy_fn};
    grundy_fn! { pub fn kayles = 0.77; }
}
gm::grundy_table! { static FIB = fib, 9; }
static B: [u8; 3] = g::grundy_table!(odd, 2);
fn main() {
    println!(\"{:?} {:?} {:?}\", FIB, B, gm::grundy_table!(even, 4));
    println!(\"{:?} {:?} {}\", again::grundy_table!(nim, 2), a::cold!(fib, 9), a::kayles(1000));
    println!(\"{:?}\", grundy_table!(pow2, 3));
}
";

/// Makes a package of a manifest without its head, in a workspace with the given manifest.
fn package(workspace: &str, manifest: &str, program: &str) -> PathBuf {
    let root = scratch("package");
    let folder = root.join("inner");
    fs::create_dir_all(folder.join("src/bin")).unwrap();
    let replace = |text: &str| text.replace("MACROS", &format!("path = {MACROS:?}"));
    fs::write(root.join("Cargo.toml"), replace(workspace)).unwrap();
    let head = "[package]\nname = \"inner\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    fs::write(
        folder.join("Cargo.toml"),
        replace(&format!("{head}{manifest}")),
    )
    .unwrap();
    let file = folder.join("src/bin/game.rs");
    fs::write(&file, program).unwrap();
    file
}

#[test]
fn crates_that_cargo_renames() {
    let members = "[workspace]\nmembers = [\"inner\"]\n";
    let inherited = format!(
        "{members}[workspace.dependencies]\ngm = {{ package = \"grundy-macros\", MACROS }}\n"
    );
    let mut expected = None;
    for (workspace, manifest) in [
        (
            members,
            "[dependencies]\ngm = { package = \"grundy-macros\", MACROS }\n",
        ),
        (
            members,
            "[dependencies.gm]\npackage = \"grundy-macros\"\nMACROS\n",
        ),
        (
            members,
            "[dev-dependencies]\ngm = { package = \"grundy-macros\", MACROS }\n",
        ),
        (
            members,
            "[build-dependencies]\ngm = { package = \"grundy-macros\", MACROS }\n",
        ),
        (
            members,
            "[target.'cfg(unix)'.dependencies]\ngm = { package = \"grundy-macros\", MACROS }\n",
        ),
        (&inherited, "[dependencies]\ngm = { workspace = true }\n"),
        (&inherited, "[dependencies]\ngm.workspace = true\n"),
    ] {
        let file = package(workspace, manifest, PROGRAM);
        let expected = expected.get_or_insert_with(|| original(&file, "gm"));
        let submission = out(&["submit", file.to_str().unwrap()]);
        assert!(!submission.contains("gm"), "{manifest}: {submission}");
        assert_eq!(&compiled(present(), &submission), expected, "{manifest}");
    }
}

#[test]
fn without_a_manifest_that_says_so_the_name_is_unknown() {
    for (workspace, manifest) in [
        ("", ""),
        (
            "[workspace]\nmembers = [\"inner\"]\n",
            "[dependencies]\ngm = { MACROS }\n",
        ),
        ("[workspace]\nmembers = []\n", "[dependencies]\n"),
        ("= no manifest", "[["),
    ] {
        let file = package(workspace, manifest, "use gm::*;\nfn main() {}\n");
        let given = run(&["submit", file.to_str().unwrap()]);
        assert_eq!(given.status, Some(1), "{manifest}: {}", given.err);
        let message = "game.rs:1:5: the crate `gm` is not at hand in a single file";
        assert!(given.err.contains(message), "{manifest}: {}", given.err);
    }
}

#[test]
fn the_library_of_the_package_is_known_as_such() {
    let members = "[workspace]\nmembers = [\"inner\"]\n";
    let file = package(
        members,
        "[lib]\nname = \"its_own\"\n",
        "fn main() { its_own::f() }\n",
    );
    fs::write(file.parent().unwrap().join("../lib.rs"), "pub fn f() {}").unwrap();
    let given = run(&["submit", file.to_str().unwrap()]);
    assert_eq!(given.status, Some(1), "{}", given.err);
    let message = "game.rs:1:13: the crate `its_own` is not at hand in a single file; declare in this file, by `mod`";
    assert!(given.err.contains(message), "{}", given.err);
}
