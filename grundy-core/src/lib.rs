//! Sprague-Grundy values of heap games: tables, proved periods, winning moves.
//!
//! In an impartial game both players have the same moves, and who cannot move loses. The Grundy value of a position is the
//! least number that is not the value of an option; a sum of games has the XOR of the values, and the player to move wins
//! exactly if it is not 0. This crate computes the values of games on heaps; the macros of `grundy-macros` write them into
//! a program at compile time.
//!
//! # A problem, step by step
//!
//! Two players move in turn: a move takes 2, 5 or 7 stones from one of three heaps, and who cannot move loses. Who wins on
//! heaps of 10, 17 and 10^18 stones?
//!
//! The [`Rule`] is a [`SubtractionSet`]:
//!
//! ```
//! use grundy_core::{Rule, SubtractionSet, nim_sum};
//!
//! let rule = Rule::from(SubtractionSet::new([2, 5, 7])?);
//! # Ok::<(), grundy_core::Error>(())
//! ```
//!
//! A [`Table`] has the values of all heaps up to a maximum:
//!
//! ```
//! # use grundy_core::{Rule, SubtractionSet, nim_sum};
//! # let rule = Rule::from(SubtractionSet::new([2, 5, 7])?);
//! let table = rule.table(&[12])?;
//! assert_eq!(table.values(), [0, 0, 1, 1, 0, 2, 1, 3, 2, 2, 0, 3, 1]);
//! # Ok::<(), grundy_core::Error>(())
//! ```
//!
//! A heap of 10^18 needs a proof that the values repeat, a [`Periodicity`]:
//!
//! ```
//! # use grundy_core::{Rule, SubtractionSet, nim_sum};
//! # let rule = Rule::from(SubtractionSet::new([2, 5, 7])?);
//! let period = rule.periodicity(100_000)?;
//! assert_eq!((period.preperiod(), period.period()), (0, 22));
//! let values = [10, 17, 1_000_000_000_000_000_000].map(|heap| period.value(heap) as u32);
//! assert_eq!(values, [0, 2, 1]);
//! assert_ne!(nim_sum(values), 0); // the first player wins
//! # Ok::<(), grundy_core::Error>(())
//! ```
//!
//! And the moves that win, on heaps that have a table:
//!
//! ```
//! # use grundy_core::{Rule, SubtractionSet, nim_sum};
//! # let rule = Rule::from(SubtractionSet::new([2, 5, 7])?);
//! let moves = rule.winning_moves(&[10, 12, 9])?;
//! assert_eq!(moves[0].index, 1);
//! assert_eq!(moves[0].left, [5]); // take seven of twelve
//! # Ok::<(), grundy_core::Error>(())
//! ```
//!
//! # What is where
//!
//! Rules: [`SubtractionSet`], [`TakeAndBreak`] and [`moves::Moves`], in one type [`Rule`]. Results: [`Table`],
//! [`Periodicity`] with its [`Theorem`], [`Options`] and [`Move`]. With the feature `codegen`, the module `codegen` reads
//! the rule language and writes Rust source. The crate is `no_std` with `alloc`, and does no input or output.
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_debug_implementations, clippy::must_use_candidate)]

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
mod stamps;
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

/// The largest number of positions that a table may have: 100 million, whose values take 400 MB.
pub const MAX_POSITIONS: usize = 100_000_000;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
