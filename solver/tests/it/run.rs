//! What a program wrote and how it ended. The tests of cargo-grundy include this file.

use std::process::Output;

/// What a run wrote, and its exit status.
#[derive(Debug, PartialEq)]
pub struct Run {
    pub out: String,
    pub err: String,
    pub status: Option<i32>,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code(),
        }
    }
}
