//! Facts of the literature about long tables, and the definition itself at sampled heaps of them.

use crate::values;
use grundy_core::mex;
use grundy_tests::{breaks, digits_of};

/// 2^21 heaps and heap 0.
const LONG: usize = 1 << 21;

/// Compares values of a table with the mex of the options of their heaps, by the table's own values.
fn check_definition(code: &str, values: &[u32], heaps: impl IntoIterator<Item = usize>) {
    let digit = digits_of(code);
    for heap in heaps {
        let options = breaks(heap, &digit)
            .into_iter()
            .map(|left| left.iter().fold(0, |sum, &part| sum ^ values[part]));
        assert_eq!(values[heap], mex(options), "{code} at {heap}");
    }
}

/// Checks the largest value of a table and the first heap that has it.
fn check_largest(values: &[u32], largest: u32, first: usize) {
    assert_eq!(values.iter().copied().max(), Some(largest));
    assert_eq!(values.iter().position(|&v| v == largest), Some(first));
}

#[test]
fn grundys_game_to_two_million() {
    let values = values("grundys_game", LONG);
    check_largest(&values, 231, 763_622);
    // Heap 92679 has 46339 options; as many or more overflow products of 32 bits.
    let options = breaks(92_679, digits_of("4!.0"));
    assert_eq!(options.len(), 2 * 46_339);
    let around_powers = (6..21).flat_map(|bits| [-1, 0, 1].map(|step| (1 << bits) + step));
    let heaps = around_powers.map(|heap: isize| heap as usize);
    check_definition("4!.0", &values, heaps.chain([92_678, 92_679, 92_680, LONG]));
}

#[test]
fn officers_to_two_million() {
    let values = values("0.6", LONG);
    check_largest(&values, 319, 1_274_955);
    check_definition("0.6", &values, [65, 1023, 1024, 65_537, 262_144, LONG]);
}

#[test]
fn other_codes_at_sampled_heaps() {
    for code in [
        "0.77", "0.127", "0.16", "0.37", "4.44", "0.156", "0.77!", "4=.6!", "0.0007",
    ] {
        let values = values(&format!("\"{code}\""), 70_000);
        check_definition(code, &values, (1..70_000).step_by(1009));
    }
}

#[test]
fn fibonacci_subtraction_to_a_thousand() {
    assert_eq!(values("fib", 1000).into_iter().max(), Some(9));
}

#[test]
fn lasker_by_its_closed_form() {
    let closed = |n: u32| match n % 4 {
        3 => n + 1,
        0 if n > 0 => n - 1,
        _ => n,
    };
    let expected: Vec<u32> = (0..=100_000).map(closed).collect();
    assert_eq!(values("lasker", 100_000), expected);
    // The same game, with a repetition in other words.
    assert_eq!(values("\"4.3[33]\"", 600), expected[..=600]);
}

#[test]
fn factorials_leave_their_period_at_5050() {
    let values = values("factorials", 5050);
    assert!((0..5050 - 25).all(|n| values[n] == values[n + 25]));
    assert_ne!(values[5050 - 25], values[5050]);
}

#[test]
fn codes_that_look_alike_until_519() {
    let (long, short) = (values("0.161", 519), values("0.36", 519));
    assert_eq!(long[..519], short[..519]);
    assert_ne!(long[519], short[519]);
}
