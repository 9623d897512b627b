//! The compilers that submissions must compile with, and programs made by them.

use crate::run::{Run, scratch};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The present compiler.
pub fn present() -> Command {
    Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()))
}

/// The path of a compiler of version 1.63: from the variable `GRUNDY_OLD_RUSTC`, or where `.ci/old-rustc` puts it.
pub fn old() -> Option<PathBuf> {
    static OLD: OnceLock<Option<PathBuf>> = OnceLock::new();
    OLD.get_or_init(|| {
        let made = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/rust-1.63/rustc");
        let path = std::env::var_os("GRUNDY_OLD_RUSTC").map_or(made.into(), PathBuf::from);
        let version = Command::new(&path).arg("--version").output();
        let found = version.is_ok_and(|out| out.stdout.starts_with(b"rustc 1.63."));
        if !found {
            eprintln!("skipped: there is no compiler 1.63; .ci/old-rustc fetches one");
        }
        found.then_some(path)
    })
    .clone()
}

/// Every compiler and edition that a submission must compile with.
pub fn all() -> Vec<(String, Command)> {
    let mut compilers = Vec::new();
    for edition in ["2018", "2021", "2024"] {
        let mut command = present();
        command.args(["--edition", edition]);
        compilers.push((format!("the present compiler, edition {edition}"), command));
    }
    if let Some(path) = old() {
        for edition in ["2018", "2021"] {
            let mut command = Command::new(&path);
            command.args(["--edition", edition]);
            compilers.push((format!("the compiler 1.63, edition {edition}"), command));
        }
    }
    compilers
}

/// Compiles a source file and returns the program.
pub fn compile(mut compiler: Command, source: &Path, name: &str) -> PathBuf {
    let program = scratch("program");
    let compiled: Run = compiler
        .args(["-O", "-o"])
        .args([&program, source])
        .output()
        .unwrap()
        .into();
    assert_eq!(
        compiled.status,
        Some(0),
        "{} with {name}:\n{}",
        source.display(),
        compiled.err
    );
    program
}

/// Runs a program on an input.
pub fn answer(program: &Path, input: &str) -> Run {
    let path = scratch("input");
    std::fs::write(&path, input).unwrap();
    let input = File::open(&path).unwrap();
    Command::new(program).stdin(input).output().unwrap().into()
}

/// What Cargo builds for `args`, in the given profile: the files of all targets.
pub fn build(args: &[&str]) -> Vec<PathBuf> {
    let output = Command::new(env!("CARGO"))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .args(["build", "--quiet", "--message-format=json"])
        .args(args)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success(),
        "{args:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    text.lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .filter_map(|message| message["filenames"].as_array().cloned())
        .flatten()
        .filter_map(|file| Some(PathBuf::from(file.as_str()?)))
        .collect()
}

/// The macro crate as a library for rustc.
pub fn macros() -> &'static Path {
    static MACROS: OnceLock<PathBuf> = OnceLock::new();
    MACROS.get_or_init(|| {
        let is_macros = |path: &PathBuf| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let kind = path.extension().unwrap_or_default();
            name.contains("grundy_macros") && (kind == "so" || kind == "dylib" || kind == "dll")
        };
        build(&["-p", "grundy-macros"])
            .into_iter()
            .find(is_macros)
            .unwrap()
    })
}

/// The library grundy-core, for rustc.
pub fn core() -> &'static Path {
    static CORE: OnceLock<PathBuf> = OnceLock::new();
    CORE.get_or_init(|| {
        let is_library = |path: &PathBuf| path.extension().is_some_and(|end| end == "rlib");
        build(&["-p", "grundy-core"])
            .into_iter()
            .find(is_library)
            .unwrap()
    })
}
