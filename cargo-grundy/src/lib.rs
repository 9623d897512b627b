//! The command `cargo grundy`: a workbench for the rules of heap games, and single-file submissions for judges.
//!
//! It is a library so that tests reach what makes a submission without a process and without files. It is no interface for
//! other programs; grundy-core is.

mod args;
mod commands;
mod failure;
mod manifest;
mod output;
mod progress;
mod rule;
pub mod submit;

pub use failure::Failure;

use args::{Cargo, Command};
use clap::Parser;
use std::io::{self, Write};
use std::process::ExitCode;

/// Does what the arguments of the process ask for.
pub fn run() -> ExitCode {
    let Cargo::Grundy(grundy) = Cargo::parse();
    let failure = match answer(grundy.command) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(failure) => failure,
    };
    // If standard error is closed, the exit status is all that is left to say.
    let _ = io::stderr().write_all(failure.to_string().as_bytes());
    failure.exit_code()
}

fn answer(command: Command) -> Result<(), Failure> {
    match command {
        Command::Table(args) => commands::table::run(&args),
        Command::Period(args) => commands::period::run(&args),
        Command::Plot(args) => commands::plot::run(&args),
        Command::Moves(args) => commands::moves::run(&args),
        Command::Submit(args) => commands::submit::run(&args),
        Command::Rules => commands::rules::run(),
    }
}
