//! Calls that are right, for tests that change them.

/// Those of `grundy_table!`, with tables of a few heaps.
pub const TABLES: &[&str] = &[
    "fib, 20",
    "{1, 3, 4}, 20,",
    "{1, 4..=6, 8..9, 10..}, 20",
    "!({2} | odd) & (fib - {3}), 20",
    "upto(3) | multiples(4) - powers(2), 0x14",
    "0.77, 20",
    "\"4!.0\", 20",
    "kayles, 20",
    "pub static A: [u8; 21] = fib, 20; #[doc = \"b\"] pub(crate) const B: &'static [u16; _] = {1}, 20;",
    "static A = nim, 300;",
    "|n| { n - 1; [n / 2; 3] if n > 0 && n % 2 == 0 }, 20",
    "|n| [a, n - a] for a in 1..n if a != n - a, 20",
    "|a, b| { (a - k, b) for k in 1..=min(a, 3); (a, b - k) for k in {1} | even }, 5, 6",
    "#[doc = \"a\"] pub static A: [u8; 21] = fib, 20; pub(crate) const B: &'static [u16; _] = {1}, 20;",
];

/// Those of `p_positions!`.
pub const LISTS: &[&str] = &[
    "{1, 2}, 20",
    "static A: [u8; 7] = {1, 2}, 20; const B: &'static [u16; _] = fib, 20;",
    "static A: [u8; 7] = {1, 2}, 20; const B: &'static [(u16, u16); _] = wythoff, 5, 5;",
];

/// Those of `grundy_fn!`.
pub const FUNCTIONS: &[&str] = &[
    "pub fn bash = upto(3);",
    "#[inline] pub(crate) const fn f = {1, 3, 4}, within 200; fn g = {1} | even;",
    "fn kayles = 0.77, within 300;",
    "fn kayles = \"0.77\", within 300;",
];
