//! Gives all bytes to the comparison of the programs' reader with the naive one, which the tests of `solver` have too.
#![no_main]

#[path = "../../solver/src/input.rs"]
mod input;
#[allow(dead_code)] // The tests of `solver` use it all.
#[path = "../../solver/tests/it/naive.rs"]
mod naive;
#[path = "../../solver/src/output.rs"]
mod output;
#[path = "../../solver/src/triples/mod.rs"]
mod triples;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| naive::check_any(data));
