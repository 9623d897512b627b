//! The programs of solver/ as submissions; the cases of solver's own tests are answered by these.

use crate::compilers::{answer, compile, present};
use crate::run::{out, scratch};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Mutex;

/// All programs, by the problem.
pub const ALL: [&str; 11] = [
    "hdu1527", "hdu1536", "hdu1846", "hdu1847", "hdu1848", "hdu1849", "hdu1850", "hdu1907",
    "hdu2516", "hdu3032", "nyoj913",
];

pub const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../solver");

/// The submission for a problem.
pub fn submission(problem: &str) -> PathBuf {
    let file = match problem {
        "hdu1848" => format!("{FOLDER}/src/main.rs"),
        _ => format!("{FOLDER}/src/bin/{problem}.rs"),
    };
    let path = scratch("submission.rs");
    out(&["submit", &file, "-o", path.to_str().unwrap()]);
    path
}

/// What the submission for a problem answers, compiled with the present compiler.
pub fn answers(problem: &str, input: &str) -> String {
    static PROGRAMS: Mutex<Option<HashMap<String, PathBuf>>> = Mutex::new(None);
    let mut programs = PROGRAMS.lock().unwrap();
    let program = programs
        .get_or_insert_default()
        .entry(problem.to_owned())
        .or_insert_with(|| {
            let mut compiler = present();
            compiler.args(["--edition", "2021"]);
            compile(compiler, &submission(problem), "the present compiler")
        });
    let run = answer(program, input);
    assert_eq!((run.err.as_str(), run.status), ("", Some(0)), "{problem}");
    run.out
}
