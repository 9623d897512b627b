//! Runs the command.

use std::process::ExitCode;

fn main() -> ExitCode {
    cargo_grundy::run()
}
