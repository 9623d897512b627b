//! Crates outside the workspace that use ours, as crates of users do: in every edition, under another name, with the lints of
//! rustc and clippy as errors, and with values that the programs check when they run.
//!
//! Their sources are in `tests/crates/`.

mod graphs;
mod lints;
mod programs;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{fs, str};
use tempfile::TempDir;

/// A dependency on the macros by another name than theirs, for a manifest.
fn macros_as(name: &str) -> String {
    format!(
        "{name} = {{ package = \"grundy-macros\", path = {:?} }}\n",
        workspace().join("grundy-macros")
    )
}

fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// A folder of packages that belongs to no workspace.
struct Folder(TempDir);

impl Folder {
    /// A folder with one package that depends on the macros as `nim_tables`.
    fn with(edition: &str, file: &str, source: &str) -> Folder {
        let folder = Folder::empty();
        let dependencies = format!("[dependencies]\n{}", macros_as("nim_tables"));
        folder.add("fresh", edition, &dependencies, &[(file, source)]);
        folder
    }

    fn empty() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    /// Adds a package of that name, with what is in its manifest behind the edition and its files.
    fn add(&self, name: &str, edition: &str, manifest: &str, files: &[(&str, &str)]) {
        let folder = self.path(name);
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.600\"\nedition = \"{edition}\"\n\n{manifest}"
        );
        for (file, text) in [("Cargo.toml", &*manifest)].iter().chain(files) {
            let path = folder.join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        // The versions that the workspace was built with, which are on this machine already.
        fs::copy(workspace().join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Runs the cargo of this toolchain on a package.
    fn cargo(&self, name: &str, arguments: &[&str]) -> Output {
        self.run(Command::new(env!("CARGO")), "fresh-crate", name, arguments)
    }

    /// Runs a cargo on a package, with a folder of its own for what it builds.
    fn run(&self, mut cargo: Command, target: &str, name: &str, arguments: &[&str]) -> Output {
        cargo
            .args([arguments[0], "--offline", "--quiet"])
            .args(&arguments[1..])
            .current_dir(self.path(name))
            .env(
                "CARGO_TARGET_DIR",
                Path::new(env!("CARGO_TARGET_TMPDIR")).join(target),
            )
            .env_remove("RUSTFLAGS")
            .output()
            .unwrap()
    }
}

/// Fails with what a command said, if it failed or said anything.
fn assert_silent(output: &Output, what: &str) {
    let said = str::from_utf8(&output.stderr).unwrap();
    assert!(
        output.status.success() && said.is_empty(),
        "{what}: {}\n{said}",
        output.status
    );
}
