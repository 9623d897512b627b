//! A crate of nothing but calls, which has little and forbids much: each warning in it is of an expansion.
#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unused, nonstandard_style)]

use nim_tables::{grundy_fn, grundy_table, p_positions};

/// An expression.
pub static FIB: [u8; 1001] = grundy_table!(fib, 1000);
/// An expression of wider values.
pub static NIM: [u16; 1001] = grundy_table!(nim, 1000);
/// An expression of two coordinates.
pub static WYTHOFF: [[u8; 61]; 61] = grundy_table!(wythoff, 60, 60);
/// An expression of wider values of two coordinates.
pub static WIDER_WYTHOFF: [[u16; 601]; 2] = grundy_table!(wythoff, 1, 600);
/// An expression of positions.
pub static POSITIONS: [u16; 101] = p_positions!({1, 2}, 300);
/// A reference.
pub const REFERENCE: &[u16] = &grundy_table!(nim, 300);

grundy_table! {
    /// Wider values of two coordinates.
    pub static WIDE_WYTHOFF = wythoff, 130, 140;
    /// Wider values of three coordinates.
    pub const WIDE_ROWS = |a, b, c| (a, b, k) for k in 0..c, 1, 2, 600;
    /// A static.
    pub static KAYLES = 0.77, 1000;
    /// A const.
    pub const SMALL = {1, 3, 4}, 20;
    /// Wider values.
    pub static WIDE = nim, 1000;
    /// The widest values.
    pub const WIDEST: &[u32; _] = nim, 1000;
}

grundy_fn! {
    /// A look-up.
    pub fn kayles = 0.77;
    /// A look-up of values of two bytes.
    pub fn wide = upto(300) - {7};
    /// A formula.
    pub fn bash = upto(3);
    /// The heap itself.
    pub fn nim = nim;
    /// A value that rises.
    pub fn lasker = lasker;
    /// A value that rises behind a pre-period.
    pub fn late = {2, 3} | multiples(4);
    /// One value only.
    pub fn odd_or_even = "0.5";
}

p_positions! {
    /// Short positions.
    pub static COLD = grundys_game, 200;
    /// Longer ones.
    pub static COLDER = grundys_game, 2000;
    /// Pairs.
    pub static PAIRS: [(u16, u16); _] = wythoff, 50, 50;
    /// Triples.
    pub const TRIPLES = |a, b, c| (a, b, k) for k in 0..c, 1, 2, 600;
}
