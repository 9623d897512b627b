//! Checks that take any bytes for a case: what the fuzz targets of `fuzz/` run, and the tests that need no fuzzer.
//!
//! [`rule`] reads and expands what the bytes make as a rule or a call of a macro; [`evaluator`] computes what they make as a
//! rule. A check panics where something is wrong, and runs for a moment only, whatever the bytes are.

mod cases;
mod draw;
pub mod evaluator;
pub mod messages;
pub mod rule;

pub use cases::run;
