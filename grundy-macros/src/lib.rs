//! Sprague-Grundy tables made at compile time.
//!
//! You write down the rule of a game; the compiler bakes the table into the program. At run time a position is won exactly
//! if the XOR of a few look-ups is not 0.
//!
//! ```
//! use grundy_macros::grundy_table;
//!
//! // Three heaps; a move takes a Fibonacci number of stones from one of them, and who takes the last stone wins.
//! static SG: [u8; 1001] = grundy_table!(fib, 1000);
//!
//! fn first_wins(a: usize, b: usize, c: usize) -> bool {
//!     SG[a] ^ SG[b] ^ SG[c] != 0
//! }
//!
//! assert!(first_wins(1, 1, 1));
//! assert!(!first_wins(1, 4, 1));
//! ```
//!
//! - [`grundy_table!`] makes an array of Grundy values up to a maximum,
//! - [`grundy_fn!`] makes a `const fn` that is right for every heap, where a period is proved,
//! - [`p_positions!`] makes the sorted list of the lost positions up to a maximum.
//!
//! What they expand to names no path and no crate and has no `unsafe`, so that it works under `no_std`,
//! `forbid(unsafe_code)` and any name of this crate, in every edition.
//!
//! # The rule language
//!
//! A rule is a subtraction set, a take-and-break code, a named game, or a list of moves. Heaps count from 0, the last
//! player to move wins, and a Grundy value is the least that no option has.
//!
//! ## Subtraction sets
//!
//! A move takes s stones from one heap, for an s in the set.
//!
//! | written | the numbers |
//! |---|---|
//! | `fib` | 1, 2, 3, 5, 8, ... (Fibonacci) |
//! | `pow2`, `powers(b)` | 1, 2, 4, ...; 1, b, b², ... |
//! | `squares`, `triangular`, `factorials`, `primes` | 1, 4, 9, ...; 1, 3, 6, ...; 1, 2, 6, ...; 2, 3, 5, ... |
//! | `odd`, `even`, `multiples(k)` | 1, 3, 5, ...; 2, 4, 6, ...; k, 2k, 3k, ... |
//! | `nim`, `upto(k)` | any number; 1 to k (the Bash game) |
//! | `{1, 3, 4}`, `{1, 4..=6}`, `{10..}` | the numbers and ranges written, open ranges too |
//! | `a \| b`, `a & b`, `a - b`, `!a`, `(a)` | union, intersection, difference, complement in the positive integers |
//!
//! Precedence is that of Rust: `!` binds closest, then `-`, then `&`, then `|`. At least one number must be left.
//!
//! ```
//! # use grundy_macros::grundy_table;
//! assert_eq!(grundy_table!({1, 3, 4}, 9), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]);
//! assert_eq!(grundy_table!({1} | even, 6), [0, 1, 2, 0, 1, 2, 3]);
//! assert_eq!(grundy_table!(primes - {2}, 6), [0, 0, 0, 1, 1, 1, 2]);
//! ```
//!
//! ## Take-and-break codes
//!
//! In `d0.d1d2d3...` the digit d_i says what a move that removes i stones may leave of the heap: the sum of 1 for nothing,
//! 2 for one heap, 4 for two heaps, 8 for three heaps, all of them not empty. d_0 removes nothing, so it can only split:
//! 0, 4, 8 or C. A plain literal has the digits 0 to 7; a string may also have
//!
//! - hexadecimal digits, as in `"0.3F"`,
//! - a mark behind a digit, `!` for heaps of different sizes and `=` for heaps of one size, as in `"4!.0"`,
//! - a repetition for ever at the end, as in `"4.[3]"`.
//!
//! ```
//! # use grundy_macros::grundy_table;
//! // Kayles: take one or two, and split what is left if you like.
//! assert_eq!(grundy_table!(0.77, 9), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
//! // Grundy's game: split a heap into two of different sizes.
//! assert_eq!(grundy_table!("4!.0", 9), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1]);
//! ```
//!
//! ## Named games
//!
//! On heaps: `kayles` (`0.77`), `dawsons_kayles` (`0.07`), `dawsons_chess` (`0.137`), `grundys_game` (`"4!.0"`), `lasker`
//! (`"4.[3]"`), `treblecross` (`0.007`), `officers` (`0.6`). On two coordinates: `wythoff`, `euclid`, `fibonacci_nim`.
#![doc = include_str!("moves.md")]
//!
//! # Limits
//!
//! A maximum is at most 50,000,000 and an array at most as many bytes, since rustc holds a literal several times over. A
//! table of bytes is one byte string, so a million heaps cost rustc a tenth of a second; values above 255 have no such
//! literal and cost about a second for a million. The number of tokens of the expansion does not
//! grow with the maxima (a row of up to 512 values of a table of several coordinates is written out, one time for all).
//!
//! Cargo compiles macros without optimisation unless a profile asks for it. Where a large table of a game that splits
//! heaps takes long, add this to the workspace's `Cargo.toml`:
//!
//! ```toml
//! [profile.dev.build-override]
//! opt-level = 3
//! ```
//!
//! # From another crate or a `macro_rules!`
//!
//! A rule may come through a `macro_rules!` macro as tokens; a maximum must be a literal there too, since a macro never
//! sees the value of a constant.
//!
//! ```
//! # use grundy_macros::grundy_table;
//! macro_rules! first_wins {
//!     ($($rule:tt)*) => {
//!         |heaps: &[usize]| {
//!             static SG: [u8; 101] = grundy_table!($($rule)*, 100);
//!             heaps.iter().fold(0, |sum, &heap| sum ^ SG[heap]) != 0
//!         }
//!     };
//! }
//! assert!(first_wins!({1} | even)(&[3, 4]));
//! ```
#![forbid(unsafe_code)]

use proc_macro::TokenStream;

/// Makes arrays of Grundy values, heap 0 first.
///
/// # As an expression
///
/// `grundy_table!(RULE, MAX)` is an array of the `MAX + 1` values of the heaps `0..=MAX`; its elements are `u8` if all
/// values fit, else `u16`, else `u32`. It is a place in static memory: an index or a borrow of it copies nothing.
///
/// ```
/// use grundy_macros::grundy_table;
///
/// static SG: [u8; 1001] = grundy_table!(fib, 1000);
/// assert_eq!(SG[9], 5);
/// assert_eq!(grundy_table!(fib, 1000)[9], 5);
/// let borrowed: &'static [u8; 1001] = &grundy_table!(fib, 1000);
/// assert_eq!(borrowed, &SG);
/// ```
///
/// `MAX` is an integer literal from 0 to 50,000,000. For a rule of two or three coordinates there is a maximum for each, and
/// the arrays are nested:
///
/// ```
/// # use grundy_macros::grundy_table;
/// static W: [[u8; 5]; 4] = grundy_table!(wythoff, 3, 4);
/// assert_eq!(W[1][2], 0);
/// ```
///
/// # As items
///
/// In braces, with declarations: any number of them, with attributes and visibility. Length and type are worked out; you
/// may declare a wider element type, and `_` for the length. A `static` is the array. A `const` is a reference to it,
/// `&'static [u8; 21]` below, so that no use copies it.
///
/// ```
/// use grundy_macros::grundy_table;
///
/// grundy_table! {
///     /// Heaps that lose a Fibonacci number of stones a move.
///     pub static FIB = fib, 1000;
///     static EVENS: [u16; _] = {1} | even, 1000;
///     const SMALL = {1, 3, 4}, 20;
/// }
/// assert_eq!((FIB[9], EVENS[999], SMALL[5], SMALL.len()), (5, 498, 3, 21));
/// ```
///
/// # Cost
///
/// Of a set or a code, a million heaps mostly take less than a second, where macros are built optimised; the square of the
/// heaps is what sets without a period, such as `primes`, and codes that leave three heaps cost. Of moves, each round of a
/// loop is a step. See [Limits](crate#limits).
///
/// # Errors
///
/// Each mistake in the rule, the maximum or the declaration is a compile error on the offending token that says what to
/// write instead, and so is an array of more than 50,000,001 bytes. A call as an expression cannot stand where an item is expected; use the form with declarations there.
#[proc_macro]
pub fn grundy_table(input: TokenStream) -> TokenStream {
    grundy_core::codegen::grundy_table(input.into()).into()
}

/// Makes functions that give the Grundy value of a heap of any size.
///
/// `fn NAME = RULE;` declares `const fn NAME(heap_size: u64) -> u64`, right for every heap, since the macro has found and proved a
/// period of the nim-sequence, plain or arithmetic, or knows a closed form. The pre-period and one period are all that
/// the program holds.
///
/// ```
/// use grundy_macros::grundy_fn;
///
/// grundy_fn! {
///     /// Kayles: take one or two, and split what is left if you like.
///     pub fn kayles = 0.77;
///     fn one_or_even = {1} | even;
///     fn dull = {2, 5, 7}, within 1000;
/// }
/// assert_eq!(kayles(1_000_000_000_000_000_000), 1);
/// assert_eq!(one_or_even(6_000_000_006), 3_000_000_003);
/// const LOST: bool = dull(u64::MAX) == 0;
/// # let _ = LOST;
/// ```
///
/// The proof is searched within 100,000 heaps, or as many as `, within HEAPS` says. Where there is none, the error says how
/// far it looked; then use [`grundy_table!`]. A pattern without a proof is never used. Which theorem proves which kind of
/// rule is documented in `grundy_core::Theorem`, with its source: finite subtraction sets, finite take-and-break codes (Guy
/// and Smith, 1956), ultimately periodic sets, sets without a multiple of a number, Nim (Bouton, 1901) and Lasker's nim.
///
/// The function takes constant time. Its search costs what a table costs that is long enough for the proof; for a code that
/// leaves three heaps it ends at 2,000 heaps, unless `within` says otherwise.
///
/// The one value that does not fit is 2^64 of the heap `u64::MAX` in Lasker's nim; the function returns `u64::MAX` for it.
///
/// # Errors
///
/// A rule without a proof, a bound above 50,000,000 heaps, and each mistake in the rule or the declaration is a compile error
/// on the offending token.
#[proc_macro]
pub fn grundy_fn(input: TokenStream) -> TokenStream {
    grundy_core::codegen::grundy_fn(input.into()).into()
}

/// Makes sorted arrays of the positions that the previous player wins: those of Grundy value 0.
///
/// As an expression, `p_positions!(RULE, MAX)`, or as items like those of [`grundy_table!`], with the same maxima, cost and
/// errors. The elements are heaps, `u8`, `u16` or `u32` by the largest maximum, and pairs or triples of them for a rule of
/// two or three coordinates.
///
/// ```
/// use grundy_macros::p_positions;
///
/// p_positions! {
///     /// The heaps of Grundy's game that the first player loses.
///     pub static COLD = grundys_game, 1000;
///     static PAIRS = wythoff, 10, 10;
/// }
/// assert_eq!(COLD[..6], [0, 1, 2, 4, 7, 10]);
/// assert!(COLD.binary_search(&50).is_ok());
/// assert_eq!(PAIRS[..3], [(0, 0), (1, 2), (2, 1)]);
/// assert_eq!(p_positions!({1, 2}, 9), [0, 3, 6, 9]);
/// ```
#[proc_macro]
pub fn p_positions(input: TokenStream) -> TokenStream {
    grundy_core::codegen::p_positions(input.into()).into()
}

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
