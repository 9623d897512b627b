//! The programs against searches of the game tree, and the reader against the standard library.

mod cases;
mod errors;
mod feeding;
mod hostile;
#[path = "../../src/input.rs"]
mod input;
mod lines;
mod naive;
mod oracle;
#[path = "../../src/output.rs"]
mod output;
mod programs;
mod reader;
mod rules;
mod run;
mod samples;
#[path = "../../src/triples/mod.rs"]
mod triples;
