//! Why a command does not do what was asked, and the exit status that says so.

use std::fmt;
use std::process::ExitCode;

/// Why a command ends without the answer hoped for.
#[derive(Debug, PartialEq)]
pub enum Failure {
    /// What was asked cannot be: a wrong argument, an unreadable rule or file. Exit status 2.
    Usage(String),
    /// The answer is "no": no proof of a period; no submission, since it would be above the limit, or needs a crate or a file
    /// that a judge does not have. Exit status 1.
    No(String),
    /// Whoever read the output has read enough. Exit status 0, without a word.
    Closed,
}

impl Failure {
    /// The exit status that says so.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::Usage(_) => 2,
            Failure::No(_) => 1,
            Failure::Closed => 0,
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(message) | Failure::No(message) => {
                writeln!(f, "error: {}", message.trim_end())
            }
            Failure::Closed => Ok(()),
        }
    }
}
