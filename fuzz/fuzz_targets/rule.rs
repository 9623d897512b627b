//! Gives all bytes to the check of the same name in `tests/src/hostile`.
#![no_main]

use grundy_tests::hostile::rule;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| rule::check(data));
