//! Rules of moves in the macros: each form of call, and rules that other macros pass on.

use grundy_macros::{grundy_table, p_positions};

#[test]
fn a_table_has_a_dimension_for_each_coordinate() {
    static MARK: [u8; 8] = grundy_table!(|n| { n - 1; n / 2 if n > 0 }, 7);
    assert_eq!(MARK, [0, 1, 0, 2, 1, 2, 0, 1]);
    static WYTHOFF: [[u8; 4]; 3] = grundy_table!(
        |a, b| { (a - k, b) for k in 1..=a; (a, b - k) for k in 1..=b; (a - k, b - k) for k in 1..=min(a, b) },
        2,
        3,
    );
    assert_eq!(WYTHOFF, [[0, 1, 2, 3], [1, 2, 0, 4], [2, 0, 1, 5]]);
    static NIM: [[[u8; 4]; 3]; 2] = grundy_table!(|a, b, c| { (k, b, c) for k in 0..a; (a, k, c) for k in 0..b; (a, b, k) for k in 0..c }, 1, 2, 3);
    for (a, plane) in NIM.iter().enumerate() {
        for (b, row) in plane.iter().enumerate() {
            for (c, &value) in row.iter().enumerate() {
                assert_eq!(usize::from(value), a ^ b ^ c);
            }
        }
    }
}

grundy_table! {
    /// A cow may leave, or an even herd halves.
    static COWS = |n| { n - 1; [n / 2; 2] if n > 0 && n % 2 == 0 }, 100;
    const NAMED = wythoff, 4, 4;
}

#[test]
fn declarations_hold_rules_of_moves() {
    // Two equal herds are worth 0, so an even herd has the options 0 and the herd before it.
    assert_eq!(COWS[..7], [0, 1, 2, 0, 1, 0, 1]);
    assert_eq!(COWS.len(), 101);
    assert_eq!(NAMED[1][2], 0);
}

#[test]
fn pairs_of_wythoff_are_listed() {
    static COLD: [(u8, u8); 9] = p_positions!(wythoff, 10, 10);
    let expected = [
        (0, 0),
        (1, 2),
        (2, 1),
        (3, 5),
        (4, 7),
        (5, 3),
        (6, 10),
        (7, 4),
        (10, 6),
    ];
    assert_eq!(COLD, expected);
}

/// A rule of which the parts come from another macro.
macro_rules! table_of {
    ($name:ident, $taken:expr, $from:literal..=$to:expr, $condition:expr, $max:literal) => {
        grundy_table!(|$name| $name - 1 - $taken for k in $from..=$to if $condition, $max)
    };
}

macro_rules! whole {
    ($($rule:tt)*) => { grundy_table!($($rule)*, 9) };
}

macro_rules! ranged {
    ($range:expr, $set:tt) => {
        grundy_table!(|n| { n - k for k in $range; n - k for k in $set }, 9)
    };
}

#[test]
fn other_macros_pass_rules_on() {
    // The product would be another without the invisible brackets: 2 * (1 + 1), not 2 * 1 + 1.
    macro_rules! twice {
        ($e:expr) => {
            grundy_table!(|n| n - 2 * $e, 9)
        };
    }
    assert_eq!(twice!(1 + 1), grundy_table!({ 4 }, 9));
    assert_eq!(
        table_of!(heap, 0, 1..=3, heap > 0 && 1 == 1, 9),
        grundy_table!({ 1 }, 9)
    );
    assert_eq!(
        whole!(|n| n - k for k in {1, 3, 4}),
        grundy_table!({ 1, 3, 4 }, 9)
    );
    assert_eq!(ranged!(1..=2, { 5 }), grundy_table!({ 1, 2, 5 }, 9));
}
