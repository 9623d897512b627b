//! Runs the command.

pub use crate::solver::run::Run;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The command, as Cargo calls it.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-grundy"));
    command.arg("grundy").args(args);
    command
}

/// Runs the command.
pub fn run(args: &[&str]) -> Run {
    command(args).output().unwrap().into()
}

/// What the command writes, where it must succeed.
pub fn out(args: &[&str]) -> String {
    let run = run(args);
    assert_eq!((run.err.as_str(), run.status), ("", Some(0)), "{args:?}");
    run.out
}

/// A path for a file, in a folder that no other test of this run has. The next run writes over it.
pub fn scratch(name: &str) -> PathBuf {
    static FOLDERS: AtomicUsize = AtomicUsize::new(0);
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("grundy-{number}"));
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

/// Writes a source file and returns its path.
pub fn source(text: impl AsRef<[u8]>) -> String {
    let path = scratch("source.rs");
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}
