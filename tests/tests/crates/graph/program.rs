//! A program with tables of three crates, one of which it does not depend on.
#![deny(warnings)]

extern crate expand;
extern crate games;
extern crate tables;

use expand::{Tables, in_brackets};
use games::{first_wins, games};
use tables::grundy_table;

games! {
    mod kayles = 0.77;
    /// With documentation.
    pub mod mixed = {1} | even;
}

grundy_table! { static OWN = kayles, 300; }

in_brackets! { games::__private::grundy_table! { static BRACKETS: [u16; _] = {1, 2}, 300; } }
in_brackets! { games::__private::grundy_fn! { fn brackets = "0.77"; } }

#[derive(Tables)]
struct Derived;

fn main() {
    assert!(first_wins!(kayles)(&[1, 2]));
    assert!(!first_wins!({ 1 } | even)(&[6, 9]));
    assert_eq!(kayles::TABLE, OWN);
    assert_eq!(kayles::TABLE[..6], [0, 1, 2, 3, 1, 4]);
    assert_eq!(mixed::TABLE[..7], [0, 1, 2, 0, 1, 2, 3]);
    assert_eq!((kayles::value(1_000_000_000_000), kayles::LOST), (1, [0]));
    assert_eq!(
        (mixed::value(6_000_000_006), mixed::LOST),
        (3_000_000_003, [0, 3])
    );
    assert_eq!(
        (
            games::bash::TABLE[7],
            games::bash::value(303),
            games::bash::LOST[75]
        ),
        (3, 3, 300)
    );
    assert_eq!((BRACKETS[299], brackets(1_000_000_000_000)), (2, 1));
    let bracketed = in_brackets!(games::__private::p_positions!({1, 2}, 9));
    assert_eq!(bracketed, [0, 3, 6, 9]);
    assert_eq!(
        (
            Derived::WORDS[300],
            Derived::value(1_000_000_000_000),
            Derived.byte(5)
        ),
        (300, 1, 4)
    );
}
