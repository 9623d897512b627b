#!/usr/bin/env run-cargo-script
//! File modules of every kind.
#![allow(dead_code)]

mod outer;
#[path = "odd/place.rs"]
pub(crate) mod elsewhere; // a comment behind
#[cfg(not(any()))]
#[path = "odd/empty.rs"]
mod empty;
mod inline {
    pub mod leaf;
    pub fn here() -> u8 {
        grundy_macros::grundy_table!(fib, 4)[4]
    }
}
use outer::{deep, table as t};
use grundy_macros::grundy_table;

fn main() {
    println!("{:?} {:?} {:?}", t(), deep::table(), elsewhere::table());
    println!("{} {} {:?}", inline::here(), inline::leaf::text(), grundy_table!({1, 2}, 5));
}
