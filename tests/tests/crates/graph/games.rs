//! A crate with macros of its own, which need ours; those who call them need not depend on ours.

#[doc(hidden)]
pub mod __private {
    pub use nim_tables::{grundy_fn, grundy_table, p_positions};
}

/// Whether the first player wins a sum of heaps.
#[macro_export]
macro_rules! first_wins {
    ($($rule:tt)*) => {
        |heaps: &[usize]| {
            static VALUES: [u8; 101] = $crate::__private::grundy_table!($($rule)*, 100);
            heaps.iter().fold(0, |sum, &heap| sum ^ VALUES[heap]) != 0
        }
    };
}

/// A module for each game, with its table, function and lost positions.
#[macro_export]
macro_rules! games {
    ($($(#[$meta:meta])* $vis:vis mod $name:ident = $rule:expr;)*) => { $(
        $(#[$meta])*
        $vis mod $name {
            $crate::__private::grundy_table! { pub static TABLE = $rule, 300; }
            $crate::__private::grundy_fn! { pub fn value = $rule; }
            $crate::__private::p_positions! { pub static LOST: [u16; _] = $rule, 300; }
        }
    )* };
}

games! {
    /// A game of this crate.
    pub mod bash = upto(3);
}
