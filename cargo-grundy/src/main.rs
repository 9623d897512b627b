//! `cargo grundy`: a workbench for the rules of heap games, and single-file submissions for judges.

mod args;
mod commands;
mod failure;
mod output;
mod progress;
mod rule;
mod submit;

use args::{Cargo, Command};
use clap::Parser;
use failure::Failure;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Cargo::Grundy(grundy) = Cargo::parse();
    let failure = match run(grundy.command) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(failure) => failure,
    };
    // If standard error is closed, the exit status is all that is left to say.
    let _ = io::stderr().write_all(failure.to_string().as_bytes());
    failure.exit_code()
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Table(args) => commands::table::run(&args),
        Command::Period(args) => commands::period::run(&args),
        Command::Plot(args) => commands::plot::run(&args),
        Command::Moves(args) => commands::moves::run(&args),
        Command::Submit(args) => submit::run(&args),
        Command::Rules => commands::rules::run(),
    }
}
