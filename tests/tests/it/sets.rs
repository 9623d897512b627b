//! Subtraction sets of every engine and around every block size, against the definition on sets defined here once more.

use crate::values;
use grundy_tests::naive_subtraction;
use grundy_tests::sets::{Has, NAMED, fib, power_of, prime, square, triangular};

type Row = (&'static str, Has);

/// The named sets that take an argument.
const WITH_ARGUMENT: &[Row] = &[
    ("upto(1)", |s| s == 1),
    ("upto(63)", |s| s <= 63),
    ("upto(64)", |s| s <= 64),
    ("upto(700)", |s| s <= 700),
    ("multiples(1)", |_| true),
    ("multiples(7)", |s| s % 7 == 0),
    ("multiples(64)", |s| s % 64 == 0),
    ("powers(3)", |s| power_of(3, s)),
    ("powers(10)", |s| power_of(10, s)),
    ("powers(64)", |s| power_of(64, s)),
];

/// Finite sets: few elements and many, near and far apart.
const FINITE: &[Row] = &[
    ("{1}", |s| s == 1),
    ("{64}", |s| s == 64),
    ("{2, 5, 7}", |s| [2, 5, 7].contains(&s)),
    ("{63, 64, 65}", |s| (63..=65).contains(&s)),
    ("{511, 512, 513}", |s| (511..=513).contains(&s)),
    ("{1, 1000}", |s| s == 1 || s == 1000),
    ("{3..=34}", |s| (3..=34).contains(&s)),
    ("{3..=35}", |s| (3..=35).contains(&s)),
    ("{3..=96}", |s| (3..=96).contains(&s)),
    ("{3..=97}", |s| (3..=97).contains(&s)),
    ("{2..400}", |s| (2..400).contains(&s)),
    ("{1, 3..=1500}", |s| s == 1 || (3..=1500).contains(&s)),
    ("primes & upto(1000)", |s| prime(s) && s <= 1000),
    ("odd & upto(999) | {500}", |s| {
        s % 2 == 1 && s <= 999 || s == 500
    }),
    ("multiples(3) & upto(600) - {6}", |s| {
        s % 3 == 0 && s <= 600 && s != 6
    }),
    ("fib & upto(100)", |s| fib(s) && s <= 100),
];

/// Infinite sets that are periodic from some number on.
const PERIODIC: &[Row] = &[
    ("{1} | even", |s| s == 1 || s % 2 == 0),
    ("!{2, 5}", |s| s != 2 && s != 5),
    ("!{1}", |s| s != 1),
    ("!{1..=64}", |s| s > 64),
    ("{10..}", |s| s >= 10),
    ("{1, 4..=6, 100..}", |s| {
        s == 1 || (4..=6).contains(&s) || s >= 100
    }),
    ("multiples(3) - {6}", |s| s % 3 == 0 && s != 6),
    ("multiples(4) | multiples(6)", |s| s % 4 == 0 || s % 6 == 0),
    ("multiples(4) & multiples(6)", |s| s % 12 == 0),
    ("odd | {8}", |s| s % 2 == 1 || s == 8),
    ("odd - {1, 3}", |s| s % 2 == 1 && s > 3),
    ("fib | {50..}", |s| fib(s) || s >= 50),
    ("!(fib & upto(600))", |s| !(fib(s) && s <= 600)),
    ("even - (squares & upto(500))", |s| {
        s % 2 == 0 && !(square(s) && s <= 500)
    }),
    ("multiples(200) | {3}", |s| s % 200 == 0 || s == 3),
    ("multiples(301) | {1, 2}", |s| s % 301 == 0 || s <= 2),
    ("!multiples(19)", |s| s % 19 != 0),
    ("!multiples(19) - {1}", |s| s % 19 != 0 && s != 1),
];

/// Infinite sets without a period, or with one from beyond the table on.
const OTHERS: &[Row] = &[
    ("primes - {2}", |s| prime(s) && s > 2),
    ("!primes", |s| !prime(s)),
    ("!squares", |s| !square(s)),
    ("!fib", |s| !fib(s)),
    ("!!fib", fib),
    ("!triangular & odd", |s| !triangular(s) && s % 2 == 1),
    ("fib & odd", |s| fib(s) && s % 2 == 1),
    ("primes & squares | {4}", |s| s == 4),
    ("squares | triangular", |s| square(s) || triangular(s)),
    ("(fib | primes) - (odd & {10..})", |s| {
        (fib(s) || prime(s)) && !(s % 2 == 1 && s >= 10)
    }),
    ("{1, 2} | multiples(3) & primes", |s| s <= 3),
    ("pow2 | powers(3)", |s| power_of(2, s) || power_of(3, s)),
    ("pow2 | {3}", |s| power_of(2, s) || s == 3),
    ("squares - {1}", |s| square(s) && s > 1),
    ("!{3000}", |s| s != 3000),
    ("{7, 2900..}", |s| s == 7 || s >= 2900),
    ("{1, 5000..}", |s| s == 1 || s >= 5000),
    ("{1..=20, 9000}", |s| s <= 20),
    ("{9000}", |_| false),
    ("even - {4000}", |s| s % 2 == 0 && s != 4000),
    ("even | primes", |s| s % 2 == 0 || prime(s)),
    ("nim - squares - {2}", |s| !square(s) && s != 2),
];

fn check(rows: &[Row], maxima: &[usize]) {
    for &(text, is_element) in rows {
        let longest = maxima.iter().copied().max().unwrap();
        let expected = naive_subtraction(longest, is_element);
        for &max in maxima {
            assert_eq!(values(text, max), expected[..=max], "{text} to {max}");
        }
    }
}

/// One heap less than a block of 64 or of 512 heaps, just as many, and one more; a block later once more.
const BOUNDARIES: &[usize] = &[
    0, 1, 2, 62, 63, 64, 65, 126, 127, 128, 129, 510, 511, 512, 513, 1022, 1023, 1024, 1025,
];

#[test]
fn named_families() {
    check(&NAMED, &[3000]);
    check(WITH_ARGUMENT, &[3000]);
    for set in grundy_core::FAMILIES {
        let is_here = NAMED.iter().chain(WITH_ARGUMENT).any(|(rule, _)| {
            let rest = rule.strip_prefix(set.name);
            rest.is_some_and(|rest| rest.starts_with('(') == set.takes_argument)
        });
        assert!(
            is_here,
            "`{}` has no definition in the lists of the tests",
            set.name
        );
    }
}

#[test]
fn finite_sets() {
    check(FINITE, &[3000]);
}

#[test]
fn periodic_sets() {
    check(PERIODIC, &[3000]);
}

#[test]
fn other_sets() {
    check(OTHERS, &[3000]);
}

#[test]
fn tables_that_end_around_a_block() {
    for rows in [&NAMED, WITH_ARGUMENT, FINITE, PERIODIC, OTHERS] {
        check(rows, BOUNDARIES);
    }
}

#[test]
fn every_length_of_a_table_to_two_blocks() {
    let rows = &[NAMED[0], NAMED[3], FINITE[11], PERIODIC[0], OTHERS[2]];
    check(rows, &(0..1100).collect::<Vec<_>>());
}

#[test]
fn sets_with_few_elements_in_long_tables() {
    let rows = &[NAMED[0], NAMED[1], NAMED[5], FINITE[3], FINITE[6]];
    check(rows, &[100_000]);
}

#[test]
fn sets_with_many_elements_in_long_tables() {
    check(&[NAMED[3], OTHERS[2], OTHERS[19]], &[20_000]);
}
