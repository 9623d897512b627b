//! Rules written out move by move, as a grammar of their own: their text, and their values by recursion over the grammar.
//!
//! Nothing here knows the parser, the compiler or the machine of the library; the tests hold these to it.

mod language;
mod naive;

pub use language::{Arm, Clause, Cond, Expr, SETS, rule_text};
pub use naive::{naive_board, naive_heaps, naive_options};
