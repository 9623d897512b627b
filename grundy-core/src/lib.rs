//! Sprague-Grundy values of heap games.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
#[macro_use]
extern crate std;

mod bits;
mod catalogue;
mod code;
#[cfg(feature = "codegen")]
pub mod codegen;
mod error;
mod mex;
pub mod moves;
mod nim;
mod options;
mod period;
mod rule;
mod sequence;
mod set;
mod table;

pub use catalogue::{GAMES, NamedGame};
pub use code::{Digit, Parts, TakeAndBreak};
pub use error::Error;
pub use mex::mex;
pub use nim::nim_sum;
pub use options::{Move, Options};
pub use period::{Periodicity, Theorem};
pub use rule::Rule;
pub use set::{FAMILIES, NamedSet, SubtractionSet};
pub use table::Table;

/// The largest number of positions that a table may have; a table of more would not fit the memory of a usual machine.
pub const MAX_POSITIONS: usize = 100_000_000;
