#![deny(warnings, missing_docs)]
//! Items with documentation.

use grundy_macros::{grundy_fn, grundy_table, p_positions};

grundy_table! {
    /// A table.
    pub static FIB = fib, 1000;
    const WIDE = nim, 1000;
}

grundy_fn! {
    /// A function.
    pub fn kayles = 0.77;
}

p_positions! {
    /// A list.
    pub static COLD = grundys_game, 1000;
}

fn main() {
    assert_eq!(FIB[3], 3);
    assert_eq!(WIDE[999], 999);
    assert_eq!(kayles(1_000_000_000_000), 1);
    assert_eq!(COLD[..4], [0, 1, 2, 4]);
}
