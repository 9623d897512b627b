//! A `mod.rs` with inner doc and attributes.
#![allow(unused_variables)]

pub mod deep;

use super::grundy_table as sg;

pub fn table() -> [u8; 5] {
    let unused = 1;
    sg!(odd, 4)
}
// The last line is a comment without an end