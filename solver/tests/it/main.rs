//! The programs against searches of the game tree, and the reader against the standard library.

mod cases;
mod errors;
mod feeding;
#[path = "../../src/input.rs"]
mod input;
mod lines;
mod oracle;
#[path = "../../src/output.rs"]
mod output;
mod programs;
mod reader;
mod rules;
mod samples;
#[path = "../../src/triples/mod.rs"]
mod triples;
