//! Runs the programs.

pub use crate::run::Run;
use std::fs::{self, File};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// All programs, by the problem.
pub const ALL: [&str; 11] = [
    "hdu1527", "hdu1536", "hdu1846", "hdu1847", "hdu1848", "hdu1849", "hdu1850", "hdu1907",
    "hdu2516", "hdu3032", "nyoj913",
];

/// The program for a problem.
pub fn command(problem: &str) -> Command {
    Command::new(match problem {
        "hdu1527" => env!("CARGO_BIN_EXE_hdu1527"),
        "hdu1536" => env!("CARGO_BIN_EXE_hdu1536"),
        "hdu1846" => env!("CARGO_BIN_EXE_hdu1846"),
        "hdu1847" => env!("CARGO_BIN_EXE_hdu1847"),
        "hdu1848" => env!("CARGO_BIN_EXE_solver"),
        "hdu1849" => env!("CARGO_BIN_EXE_hdu1849"),
        "hdu1850" => env!("CARGO_BIN_EXE_hdu1850"),
        "hdu1907" => env!("CARGO_BIN_EXE_hdu1907"),
        "hdu2516" => env!("CARGO_BIN_EXE_hdu2516"),
        "hdu3032" => env!("CARGO_BIN_EXE_hdu3032"),
        "nyoj913" => env!("CARGO_BIN_EXE_nyoj913"),
        _ => panic!("there is no program for {problem}"),
    })
}

/// Runs a program on a file.
pub fn run(problem: &str, input: &[u8]) -> Run {
    static FILES: AtomicUsize = AtomicUsize::new(0);
    let number = FILES.fetch_add(1, Ordering::Relaxed);
    let path = format!("{}/{problem}-{number}.in", env!("CARGO_TARGET_TMPDIR"));
    fs::write(&path, input).unwrap();
    let output = command(problem).stdin(File::open(&path).unwrap()).output();
    fs::remove_file(&path).unwrap();
    output.unwrap().into()
}

/// Runs a program on a pipe that gets `piece` bytes at a time.
pub fn run_in_pieces(problem: &str, input: &[u8], piece: usize) -> Run {
    let mut child = command(problem)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = thread::spawn(move || {
        input
            .chunks(piece)
            .all(|piece| pipe.write_all(piece).is_ok())
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output.into()
}

/// Runs a program on a file and expects no error.
pub fn answers(problem: &str, input: &str) -> String {
    let run = run(problem, input.as_bytes());
    assert_eq!((run.err.as_str(), run.status), ("", Some(0)), "{problem}");
    run.out
}
