//! Calls in other macros, which pass parts of them on in every way they can, with their values.
#![deny(warnings)]
#![allow(dead_code)]

extern crate nim_tables;

use nim_tables::{grundy_fn, grundy_table, p_positions};

/// Macros that pass a rule on as a fragment of one kind, made by a macro.
macro_rules! fragments {
    ($($name:ident: $kind:ident;)*) => {
        fragments! { @ ($) $($name: $kind;)* }
    };
    (@ ($d:tt) $($name:ident: $kind:ident;)*) => { $(
        macro_rules! $name {
            ($d rule:$kind, $d max:literal) => {{
                grundy_table! { static TABLE = $d rule, $d max; }
                grundy_table! { const WIDE: &[u32; _] = $d rule, $d max; }
                p_positions! { static LOST = $d rule, $d max; }
                assert_eq!(TABLE, grundy_table!($d rule, $d max));
                assert_eq!(TABLE.map(u32::from), *WIDE);
                assert_eq!(LOST, p_positions!($d rule, $d max));
                TABLE
            }};
            (fn $d rule:$kind) => {{
                grundy_fn! {
                    fn value = $d rule;
                    fn bounded = $d rule, within 10_000;
                }
                assert_eq!(value(1_000_000_000_000), bounded(1_000_000_000_000));
                value
            }};
        }
    )* };
}

fragments! {
    by_tt: tt;
    by_expr: expr;
    by_literal: literal;
    by_ident: ident;
    by_block: block;
    by_pat: pat;
    by_path: path;
    by_ty: ty;
}

fn fragments() {
    let kayles = grundy_table!(kayles, 300);
    let grundys_game = grundy_table!(grundys_game, 300);
    assert_eq!(kayles[..6], [0, 1, 2, 3, 1, 4]);
    assert_eq!(grundys_game[..6], [0, 0, 0, 1, 0, 2]);
    assert_eq!(by_tt!(fib, 6), [0, 1, 2, 3, 0, 1, 2]);
    assert_eq!(by_tt!(0.77, 300), kayles);
    assert_eq!(by_tt!("4!.0", 300), grundys_game);
    assert_eq!(by_tt!({1, 3}, 4), [0, 1, 0, 1, 0]);
    assert_eq!(by_tt!((fib - { 1 }), 4), [0, 0, 1, 1, 2]);
    assert_eq!(by_literal!(0.77, 300), kayles);
    assert_eq!(by_literal!("4!.0", 300), grundys_game);
    assert_eq!(by_ident!(nim, 300)[300], 300);
    assert_eq!(by_ident!(kayles, 300), kayles);
    assert_eq!(by_expr!(nim, 300)[300], 300);
    assert_eq!(by_expr!(kayles, 300), kayles);
    assert_eq!(by_expr!(0.77, 300), kayles);
    assert_eq!(by_expr!("4!.0", 300), grundys_game);
    assert_eq!(by_expr!(upto(3) | { 4 }, 9), [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]);
    assert_eq!(by_expr!(|n| n - 1, 3), [0, 1, 0, 1]);
    assert_eq!(
        by_expr!(
            |n| {
                n - 1;
                n - 2
            },
            5
        ),
        [0, 1, 2, 0, 1, 2]
    );
    assert_eq!(by_expr!({ 1 }, 3), [0, 1, 0, 1]);
    assert_eq!(by_expr!({ 1.. }, 300)[300], 300);
    assert_eq!(by_expr!(!{ 2 }, 5), [0, 1, 0, 1, 2, 3]);
    assert_eq!(by_block!({ 1..=2 }, 5), [0, 1, 2, 0, 1, 2]);
    assert_eq!(by_pat!(fib, 6), [0, 1, 2, 3, 0, 1, 2]);
    assert_eq!(by_pat!(0.77, 300), kayles);
    assert_eq!(by_path!(kayles, 300), kayles);
    assert_eq!(by_ty!(fib, 6), [0, 1, 2, 3, 0, 1, 2]);
    assert_eq!(by_tt!(fn { 1, 2 })(3), 0);
    assert_eq!(by_literal!(fn 0.77)(1_000_000_000_000), 1);
    assert_eq!(by_literal!(fn "4.[3]")(3), 4);
    assert_eq!(by_ident!(fn kayles)(1_000_000_000_000), 1);
    assert_eq!(by_expr!(fn 0.77)(1_000_000_000_000), 1);
    assert_eq!(by_expr!(fn { 1 })(3), 1);
    assert_eq!(by_expr!(fn { 1 } | even)(9), 3);
}

// Tokens, and macros that pass on what they were passed.

macro_rules! tokens {
    ($max:literal, $($rule:tt)*) => {{
        grundy_fn! { fn value = $($rule)*; }
        let table = grundy_table!($($rule)*, $max);
        for (heap, &expected) in table.iter().enumerate() {
            assert_eq!(value(heap as u64), u64::from(expected));
        }
        table
    }};
}
macro_rules! whole_call {
    ($($call:tt)*) => { grundy_table! { $($call)* } };
}
macro_rules! outer {
    ($($rule:tt)*) => { middle!($($rule)*) };
}
macro_rules! middle {
    ($rule:expr, $max:literal) => {
        inner!($rule, $max)
    };
}
macro_rules! inner {
    ($rule:expr, $max:expr) => {
        grundy_table!($rule, $max)
    };
}
macro_rules! literals {
    ($rule:literal, $max:literal) => {
        literals_again!($rule, $max)
    };
}
macro_rules! literals_again {
    ($rule:literal, $max:literal) => {
        grundy_table!($rule, $max)
    };
}

fn tokens() {
    assert_eq!(tokens!(6, { 1 } | even), [0, 1, 2, 0, 1, 2, 3]);
    assert_eq!(tokens!(3, "0.[3]"), [0, 1, 2, 3]);
    assert_eq!(tokens!(5, !{ 2 } - { 7 }), [0, 1, 0, 1, 2, 3]);
    assert_eq!(whole_call!(nim, 300)[300], 300);
    whole_call! { static DECLARED = nim, 300; }
    assert_eq!(DECLARED[300], 300);
    assert_eq!(outer!(upto(2) | { 4 }, 5), [0, 1, 2, 0, 1, 2]);
    assert_eq!(outer!(0.77, 5), [0, 1, 2, 3, 1, 4]);
    assert_eq!(outer!("4!.0", 5), [0, 0, 0, 1, 0, 2]);
    assert_eq!(outer!(kayles, 5), [0, 1, 2, 3, 1, 4]);
    assert_eq!(outer!(|n| n - 1, 3), [0, 1, 0, 1]);
    assert_eq!(literals!(0.77, 5), [0, 1, 2, 3, 1, 4]);
    assert_eq!(literals!("4!.0", 5), [0, 0, 0, 1, 0, 2]);
}

// Parts of rules.

macro_rules! plane {
    ($a:ident, $b:ident, [$($arm:tt)*], $max_a:literal, $max_b:expr) => {
        grundy_table!(|$a, $b| { $($arm)* }, $max_a, $max_b)
    };
}
macro_rules! arms {
    ($($taken:literal),*; $max:literal) => { grundy_table!(|n| { $(n - $taken;)* }, $max) };
}
macro_rules! arms_of_expressions {
    ($($target:expr),*; $max:expr) => { grundy_table!(|n| { $($target;)* }, $max) };
}
macro_rules! elements {
    ($($taken:literal),*; $max:literal) => { grundy_table!({ $($taken),* }, $max) };
}
macro_rules! elements_of_expressions {
    ($($taken:expr),*; $max:expr) => { grundy_table!({ $($taken),* }, $max) };
}
macro_rules! ranges {
    ($lo:literal, $hi:expr) => { grundy_table!({ $lo..=$hi, $lo..$hi, 7.. }, 9) };
}
macro_rules! family {
    ($family:ident, $argument:expr) => {
        grundy_table!($family($argument) | { $argument }, 9)
    };
}
macro_rules! operands {
    ($left:expr, $right:expr) => {
        grundy_table!($left - $right, 9)
    };
}

fn parts() {
    let nim = plane!(x, y, [(x - k, y) for k in 1..=x; (x, y - k) for k in 1..=y], 3, 300);
    assert_eq!((nim[2][5], nim[3][300]), (7, 303));
    assert_eq!(arms!(1, 2; 5), [0, 1, 2, 0, 1, 2]);
    assert_eq!(arms_of_expressions!(n - 1, n - 2; 5), [0, 1, 2, 0, 1, 2]);
    assert_eq!(elements!(1, 2; 5), [0, 1, 2, 0, 1, 2]);
    assert_eq!(elements_of_expressions!(1, 2; 5), [0, 1, 2, 0, 1, 2]);
    assert_eq!(ranges!(1, 2), [0, 1, 2, 0, 1, 2, 0, 1, 2, 3]);
    assert_eq!(family!(multiples, 3), [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
    assert_eq!(
        operands!(upto(3) | { 5 }, { 1 } | { 5 }),
        grundy_table!({2, 3}, 9)
    );
}

// Declarations.

macro_rules! tables {
    ($($(#[$meta:meta])* $vis:vis $kind:ident $name:ident $(: $type:ty)? = $rule:expr, $max:literal;)*) => {
        grundy_table! { $($(#[$meta])* $vis $kind $name $(: $type)? = $rule, $max;)* }
    };
}
macro_rules! functions {
    ($($(#[$meta:meta])* $vis:vis $name:ident = $rule:expr $(, within $bound:literal)?;)*) => {
        grundy_fn! { $($(#[$meta])* $vis fn $name = $rule $(, within $bound)?;)* }
    };
}
macro_rules! lists {
    ($($vis:vis $name:ident = $rule:literal;)*) => {
        $(p_positions! { $vis static $name = $rule, 9; })*
    };
}
macro_rules! modules {
    ($($module:ident { $($rule:tt)* })*) => { $(
        mod $module {
            ::nim_tables::grundy_table! { pub static TABLE = $($rule)*, 300; }
            ::nim_tables::grundy_fn! { pub fn value = $($rule)*; }
            ::nim_tables::p_positions! { pub static LOST = $($rule)*, 300; }
        }
    )* };
}
macro_rules! typed {
    ($element:ty, $length:expr, $lifetime:lifetime) => {{
        grundy_table! {
            static STATIC: [$element; $length] = fib, 6;
            const CONST: &$lifetime [$element; $length] = fib, 6;
        }
        p_positions! { static PAIRS: [($element, $element); _] = wythoff, 5, 5; }
        (STATIC, CONST, PAIRS)
    }};
}
macro_rules! typed_by_tokens {
    ($($type:tt)*) => { grundy_table! { static BY_TOKENS: $($type)* = fib, 6; } };
}

mod declared {
    tables! {
        /// With documentation.
        #[allow(missing_docs)]
        #[cfg_attr(all(), allow(unused))]
        pub static ONE = fib, 6;
        static TWO: [u16; _] = 0.77, 6;
        pub(super) const THREE: &'static [u16; 7] = "4!.0", 6;
        pub(in crate::declared) const FOUR: &[u8; _] = {1} | even, 6;
        #[cfg(any())]
        static ABSENT = fib, 6;
    }
    use nim_tables::grundy_table;

    pub fn private() -> (u16, u8) {
        (TWO[5], FOUR[6])
    }
}
functions! {
    /// With documentation.
    #[inline]
    pub one = 0.77;
    two = "4.[3]", within 10_000;
    pub(crate) three = {1} | even;
    four = kayles;
}
lists! {
    pub NONE = "0.[3]";
    SOME = "4!.0";
}
modules! {
    kayles { kayles }
    set { {1, 3, 4} }
    lasker { "4.[3]" }
    holes { !{2, 5} - {7} }
}

fn declarations() {
    assert_eq!(declared::ONE, [0, 1, 2, 3, 0, 1, 2]);
    assert_eq!(declared::private(), (4, 3));
    assert_eq!(declared::THREE, &[0, 0, 0, 1, 0, 2, 1]);
    assert_eq!(
        (
            one(1_000_000_000_000),
            two(3),
            three(9),
            four(1_000_000_000_000)
        ),
        (1, 4, 3, 1)
    );
    assert_eq!((NONE, SOME), ([0], [0, 1, 2, 4, 7]));
    assert_eq!(kayles::TABLE[..6], [0, 1, 2, 3, 1, 4]);
    assert_eq!(set::TABLE[..6], [0, 1, 0, 1, 2, 3]);
    assert_eq!(lasker::TABLE[..6], [0, 1, 2, 4, 3, 5]);
    macro_rules! agree {
        ($($module:ident)*) => { $(
            let lost = (0..=300).filter(|&heap| $module::value(heap) == 0);
            assert!(lost.eq($module::LOST.iter().map(|&heap| u64::from(heap))));
            for (heap, &value) in $module::TABLE.iter().enumerate() {
                assert_eq!($module::value(heap as u64), u64::from(value));
            }
        )* };
    }
    agree! { kayles set lasker holes }
    let (of_static, of_const, pairs) = typed!(u16, 7, 'static);
    assert_eq!(
        (of_static, of_const),
        (*of_const, &[0_u16, 1, 2, 3, 0, 1, 2])
    );
    assert_eq!(pairs[4], (5_u16, 3_u16));
    typed_by_tokens!([u16; 7]);
    assert_eq!(BY_TOKENS, of_static);
}

fn main() {
    fragments();
    tokens();
    parts();
    declarations();
}
