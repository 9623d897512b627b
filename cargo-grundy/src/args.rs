//! The arguments of the command line, and the help texts.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// How cargo calls the command: `cargo-grundy grundy ...`.
#[derive(Debug, Parser)]
#[command(name = "cargo", bin_name = "cargo", version)]
pub enum Cargo {
    /// Grundy tables, proved periods, winning moves and plots of heap games, and submissions for judges
    #[command(version, after_help = RULES)]
    Grundy(Grundy),
}

#[derive(Debug, Args)]
pub struct Grundy {
    #[command(subcommand)]
    pub command: Command,
}

const RULES: &str = "\
A RULE is a set of the numbers that a move may take (fib, '{1, 3, 4}', '{1} | even'), a take-and-break code (0.77, \
'4!.0'), a named game (kayles, grundys_game), or moves written out ('|n| { n - 1; n / 2 if n > 0 }'). `cargo grundy \
rules` lists the names. Quote a rule that has blanks, braces, or other signs that the shell knows.";

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Print the Grundy values of all heaps up to a maximum
    #[command(after_help = "Example:\n  cargo grundy table fib 1000")]
    Table(Table),
    /// Find the period of a rule's values, and prove it
    ///
    /// Without a proof the exit status is 1.
    #[command(after_help = "Example:\n  cargo grundy period 0.77")]
    Period(Period),
    /// Draw the values of all heaps up to a maximum as an SVG picture
    #[command(after_help = "Example:\n  cargo grundy plot kayles 200 -o kayles.svg")]
    Plot(Plot),
    /// Say who wins a sum of heaps, and list the winning moves
    #[command(after_help = "Example:\n  cargo grundy moves kayles 3 4 5")]
    Moves(Moves),
    /// Make a self-contained source file for a judge, without any crate
    ///
    /// Calls of grundy_table!, grundy_fn! and p_positions! become what they stand for, and `mod name;` becomes the
    /// module's text. If the file would be too large, or needs a crate or a file that a judge does not have, the exit
    /// status is 1.
    #[command(after_help = "Example:\n  cargo grundy submit src/main.rs -o submission.rs")]
    Submit(Submit),
    /// List the named sets and games
    #[command(after_help = "Example:\n  cargo grundy rules")]
    Rules,
}

#[derive(Debug, Args)]
pub struct Table {
    /// The rule of the game
    pub rule: String,
    /// The largest heap, or the largest number of each coordinate
    #[arg(required = true, num_args = 1..)]
    pub max: Vec<usize>,
    /// Print Rust or JSON instead of lines `heap value`
    #[arg(long, value_enum)]
    pub format: Option<Format>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Format {
    /// A static array
    Rust,
    /// An object with the keys `rule`, `maxima`, `max_value` and `values`
    Json,
}

#[derive(Debug, Args)]
pub struct Period {
    /// The rule of the game
    pub rule: String,
    /// Give up after as many heaps; 100000 if not given, and 2000 for codes that leave three heaps
    #[arg(long, value_name = "HEAPS")]
    pub within: Option<usize>,
    /// Print an object with the keys `rule`, `preperiod`, `period`, `saltus`, `max_value`, `theorem` and `checked_to`
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Plot {
    /// The rule of the game
    pub rule: String,
    /// The largest heap
    pub max: usize,
    /// The file to write
    #[arg(short, long, value_name = "FILE.svg")]
    pub output: PathBuf,
    /// Fold the values into rows of as many heaps; the values are shown as colours
    #[arg(long, value_name = "PERIOD")]
    pub columns: Option<usize>,
}

#[derive(Debug, Args)]
pub struct Moves {
    /// The rule of the game
    pub rule: String,
    /// The heaps; for a game of several coordinates, the coordinates of one position after another
    #[arg(required = true, value_name = "HEAP", num_args = 1..)]
    pub heaps: Vec<usize>,
}

#[derive(Debug, Args)]
pub struct Submit {
    /// The root file of a program, such as src/main.rs
    pub file: PathBuf,
    /// The file to write, instead of standard output, which `-` means too
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The most bytes that the judge takes
    #[arg(long, value_name = "BYTES", default_value_t = 65536)]
    pub limit: usize,
}
