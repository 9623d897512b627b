//! `grundy_table!` against the library, in every form and place in which it may be written.

use crate::values;
use grundy_core::codegen::rule_from_str;
use grundy_macros::grundy_table;

fn check<T: Copy + Into<u32>>(rule: &str, table: &[T]) {
    let table: Vec<u32> = table.iter().map(|&value| value.into()).collect();
    assert_eq!(table, values(rule, table.len() - 1), "{rule}");
}

/// Compares the macro with the library, which reads the text of the same tokens.
macro_rules! rows {
    ($(($($rule:tt)*) $max:literal)*) => {
        $(
            let table = grundy_table!($($rule)*, $max);
            assert_eq!(table.len(), $max + 1);
            check(stringify!($($rule)*), &table);
        )*
    };
}

#[test]
fn expressions() {
    rows! {
        (fib) 1000
        (squares) 1_000
        (primes - {2}) 0x3E8
        ({1}) 0
        ({2, 5, 7}) 1
        ({1, 4..=6, 10..20, 100..}) 300
        ({1} | even) 300
        (!{2, 5}) 300
        (!(fib & odd) - multiples(7) | {49}) 300
        (upto(3)) 300
        (powers(3)) 300
        (nim) 255
        (0.77) 500
        (4.0) 100
        (0.137) 500
        ("0.[3]") 100
        ("4!.0") 1000
        ("4.[3]") 250
        ("0.3F") 50
        ("0.7=7!") 200
        (kayles) 500
        (dawsons_kayles) 200
        (dawsons_chess) 200
        (grundys_game) 200
        (lasker) 200
        (treblecross) 200
        (officers) 200
        (|n| n - k for k in 1..=n / 2) 300
        (|n| { n - 1; n / 2 if n > 0 }) 300
        (|n| [a, n - a] for a in 1..n if a != n - a) 200
    }
}

#[test]
fn elements_are_as_wide_as_the_largest_value() {
    let bytes: [u8; 256] = grundy_table!(nim, 255);
    let words: [u16; 257] = grundy_table!(nim, 256);
    let more: [u16; 1001] = grundy_table!(nim, 1000);
    let most: [u16; 65_536] = grundy_table!(nim, 65_535);
    static LONG: [u32; 70_001] = grundy_table!(nim, 70_000);
    check("nim", &bytes);
    check("nim", &words);
    check("nim", &more);
    check("nim", &most);
    check("nim", &LONG);
}

#[test]
fn places_that_take_an_array() {
    const SUM: u32 = {
        let table = &grundy_table!(kayles, 20);
        let (mut sum, mut heap) = (0, 0);
        while heap < table.len() {
            sum += table[heap] as u32;
            heap += 1;
        }
        sum
    };
    assert_eq!(SUM, values("kayles", 20).iter().sum());
    assert_eq!(grundy_table!(fib, 1000)[4], 0);
    assert_eq!(grundy_table!(nim, 1000)[999], 999);
    assert_eq!(grundy_table!(fib, 10).iter().max(), Some(&5));
    assert!(matches!(grundy_table!({ 1 }, 2), [0, 1, 0]));
    let [zero, one] = grundy_table!({ 1 }, 1);
    assert_eq!((zero, one), (0, 1));
    let pair = (grundy_table!({ 1 }, 2), grundy_table!({ 2 }, 2));
    assert_eq!(pair, ([0, 1, 0], [0, 0, 1]));
    let sum: u32 = grundy_table!(fib, 9).into_iter().map(u32::from).sum();
    assert_eq!(sum, values("fib", 9).iter().sum());
    assert_eq!(grundy_table![{1, 2}, 2], [0, 1, 2]);
    assert_eq!(grundy_table! {{1, 2}, 2,}, [0, 1, 2]);
}

grundy_table! {
    /// A table with all that may stand before it.
    #[allow(dead_code)]
    pub(crate) static FIB: [u8; 1001] = fib, 1000;
    static EVENS: [u16; _] = {1} | even, 1000;
    pub static WIDE = nim, 70_000;
    static DECLARED_WIDE: [u32; 101] = fib, 100,;
    #[cfg(any())]
    static ABSENT = 0.77, 10;
    #[cfg(not(any()))]
    static PRESENT = 0.77, 10;
    pub(in crate::macros) const SMALL = {1, 3, 4}, 20;
    const TYPED: &[u16; _] = 0.77, 20;
    const LIFETIME: &'static [u8; 21] = 0.77, 20;
    #[allow(non_upper_case_globals)]
    static r#match = upto(3), 10;
}

#[test]
fn items() {
    check("fib", &FIB);
    check("{1} | even", &EVENS);
    check("nim", &WIDE);
    check("fib", &DECLARED_WIDE);
    check("0.77", &PRESENT);
    check("{1, 3, 4}", SMALL);
    check("0.77", TYPED);
    check("0.77", LIFETIME);
    check("upto(3)", &r#match);
    let _: (&[u8; 1001], &[u16; 1001], &[u32; 70_001]) = (&FIB, &EVENS, &WIDE);
    let _: (&'static [u8; 21], &'static [u16; 21]) = (SMALL, TYPED);
}

fn in_a_generic_function<T: From<u8>, const N: usize>() -> T {
    grundy_table! { static LOCAL = kayles, 12; }
    const EXPRESSION: [u8; 13] = grundy_table!(kayles, 12);
    assert_eq!(LOCAL, EXPRESSION);
    T::from(grundy_table!(kayles, 12)[N])
}

trait Game {
    fn value(&self, heap: usize) -> u16 {
        grundy_table! { static VALUES = nim, 300; }
        VALUES[heap]
    }
}

struct Nim;

impl Nim {
    const TABLE: [u8; 5] = grundy_table!(nim, 4);
}

impl Game for Nim {}

#[test]
fn functions_generics_and_traits() {
    assert_eq!(
        in_a_generic_function::<u64, 11>(),
        u64::from(values("kayles", 11)[11] as u8)
    );
    assert_eq!(Nim.value(300), 300);
    assert_eq!(Nim::TABLE, [0, 1, 2, 3, 4]);
    let closure = |heap: usize| grundy_table!(nim, 4)[heap];
    assert_eq!(closure(3), 3);
}

macro_rules! one_token {
    ($rule:tt) => {
        grundy_table!($rule, 30)
    };
}
macro_rules! many_tokens {
    ($($rule:tt)*) => {
        grundy_table!($($rule)*, 30)
    };
}
macro_rules! maximum {
    ($max:literal) => {
        grundy_table!(fib, $max)
    };
}
macro_rules! literal {
    ($rule:literal) => {
        grundy_table!($rule, 30)
    };
}
macro_rules! expression {
    ($rule:expr, $max:expr) => {
        grundy_table!($rule, $max)
    };
}
macro_rules! without_two {
    ($rule:expr) => {
        grundy_table!($rule - { 2 }, 30)
    };
}
macro_rules! minus {
    ($amount:expr) => {
        grundy_table!(|n| n - $amount * 2 if n > 9, 30)
    };
}
macro_rules! name {
    ($rule:ident, $argument:literal) => {
        grundy_table!($rule | multiples($argument) | { $argument }, 30)
    };
}
macro_rules! item {
    ($(#[$attribute:meta])* $vis:vis $name:ident: $type:ty, $max:literal) => {
        grundy_table! { $(#[$attribute])* $vis static $name: $type = fib, $max; }
    };
}

item!(#[allow(missing_docs)] pub PUBLIC: [u8; 31], 30);
item!(PRIVATE: [u8; 31], 30);
item!(pub(crate) RESTRICTED: [u16; _], 30);

#[test]
fn passed_on_by_other_macros() {
    check("fib", &one_token!(fib));
    check("{1, 3, 4}", &one_token!({1, 3, 4}));
    check("(fib | even) - {2}", &one_token!(((fib | even) - { 2 })));
    check("0.77", &one_token!(0.77));
    check("\"4!.0\"", &one_token!("4!.0"));
    check("!{1} - primes", &many_tokens!(!{ 1 } - primes));
    check("{4..=6, 9..}", &many_tokens!({4..=6, 9..}));
    check("0.137", &literal!(0.137));
    check("\"0.[3]\"", &literal!("0.[3]"));
    check("fib | multiples(7) | {7}", &name!(fib, 7));
    check("fib", &maximum!(30));
    check("0.77", &expression!(0.77, 30));
    check("\"4!.0\"", &expression!("4!.0", 30));
    check("kayles", &expression!(kayles, 30));
    check("powers(3) & odd", &expression!(powers(3) & odd, 30));
    check("!fib", &expression!(!fib, 30));
    // What is passed on as an expression stays one, as if it stood in parentheses.
    check("(fib | even) - {2}", &without_two!(fib | even));
    check("(!fib | even) - {2}", &without_two!(!fib | even));
    check("fib - {2}", &without_two!(fib));
    check("|n| n - (1 + 1) * 2 if n > 9", &minus!(1 + 1));
    check("|n| n - (-1 + 3) * 2 if n > 9", &minus!(-1 + 3));
    check("fib", &PUBLIC);
    check("fib", &PRIVATE);
    check("fib", &RESTRICTED);
}

fn table_of_bytes() -> &'static [u8; 100_001] {
    &grundy_table!(fib, 100_000)
}

fn table_of_words() -> &'static [u16; 1001] {
    &grundy_table!(nim, 1000)
}

/// A copy would be another place at some of these uses, and could not be borrowed for ever.
#[test]
fn no_use_copies_the_table() {
    let (bytes, words) = (table_of_bytes(), table_of_words());
    for depth in 0..3 {
        let _frame = vec![0; depth * 100];
        assert!(std::ptr::eq(bytes, table_of_bytes()));
        assert!(std::ptr::eq(words, table_of_words()));
    }
    let in_a_loop: Vec<&'static [u8; 100_001]> =
        (0..3).map(|_| &grundy_table!(fib, 100_000)).collect();
    assert!(
        in_a_loop
            .iter()
            .all(|&table| std::ptr::eq(table, in_a_loop[0]))
    );
    let consts: [*const [u8; 21]; 2] = [SMALL, SMALL];
    assert_eq!(consts[0], consts[1]);
}

fn check_flat<'a, T: Copy + Into<u32> + 'a>(
    rule: &str,
    maxima: &[usize],
    table: impl IntoIterator<Item = &'a T>,
) {
    let table: Vec<u32> = table.into_iter().map(|&value| value.into()).collect();
    let expected = rule_from_str(rule).unwrap().table(maxima).unwrap();
    assert!(table == expected.values(), "{rule} up to {maxima:?}");
}

/// Rows of all lengths that are unpacked in another way: several at a time, one at a time, and by a method.
#[test]
fn tables_of_several_coordinates() {
    macro_rules! planes {
        ($($element:ty, ($($rule:tt)*) $a:literal $b:literal)*) => {
            $({
                static TABLE: [[$element; $b + 1]; $a + 1] = grundy_table!($($rule)*, $a, $b);
                check_flat(stringify!($($rule)*), &[$a, $b], TABLE.as_flattened());
            })*
        };
    }
    planes! {
        u16, (wythoff) 200 200
        u16, (|a, b| (k, b) for k in 0..a) 300 0
        u16, (|a, b| (k, b) for k in 0..a) 300 2
        u16, (|a, b| (a, k) for k in 0..b) 2 511
        u16, (|a, b| (a, k) for k in 0..b) 3 512
        u16, (|a, b| (a, k) for k in 0..b) 0 1000
        u8, (|a, b| (a - 1, b - 1)) 100 63
        u8, (|a, b| (a - 1, b)) 200_000 0
        u8, (|a, b| (a - 1, b - 1)) 5000 64
        u8, (|a, b| (a - 1, b - 1)) 10 5000
        u8, (wythoff) 0 0
    }
    const RULE: &str = "|a, b, c| { (k, b, c) for k in 0..a; (a, b, k) for k in 0..c }";
    static WIDE: [[[u16; 4]; 3]; 301] =
        grundy_table!(|a, b, c| { (k, b, c) for k in 0..a; (a, b, k) for k in 0..c }, 300, 2, 3);
    static LONG: [[[u16; 601]; 70]; 2] =
        grundy_table!(|a, b, c| { (k, b, c) for k in 0..a; (a, b, k) for k in 0..c }, 1, 69, 600);
    static FLAT: [[[u8; 1]; 1]; 100] =
        grundy_table!(|a, b, c| { (k, b, c) for k in 0..a; (a, b, k) for k in 0..c }, 99, 0, 0);
    check_flat(RULE, &[300, 2, 3], WIDE.as_flattened().as_flattened());
    check_flat(RULE, &[1, 69, 600], LONG.as_flattened().as_flattened());
    check_flat(RULE, &[99, 0, 0], FLAT.as_flattened().as_flattened());
    grundy_table! {
        static DECLARED: [[u32; _]; _] = wythoff, 20, 90;
        const REFERENCE = wythoff, 150, 170;
    }
    check_flat("wythoff", &[20, 90], DECLARED.as_flattened());
    check_flat("wythoff", &[150, 170], REFERENCE.as_flattened());
    check_flat(
        "wythoff",
        &[30, 9],
        grundy_table!(wythoff, 30, 9).as_flattened(),
    );
}

/// The number of tokens, those in groups too.
fn count(tokens: proc_macro2::TokenStream) -> usize {
    tokens
        .into_iter()
        .map(|token| match token {
            proc_macro2::TokenTree::Group(group) => 1 + count(group.stream()),
            _ => 1,
        })
        .sum()
}

#[test]
fn the_number_of_tokens_does_not_grow_with_the_table() {
    use grundy_core::codegen::Macro::{self, GrundyFn, GrundyTable, PPositions};
    let tokens = |called: Macro, call: &str| {
        let expansion = called.expansion(call.parse().unwrap());
        let expansion = expansion.unwrap_or_else(|error| panic!("{call}: {error}"));
        count(expansion.tokens())
    };
    // The calls of a row differ only in size. Rows of up to 512 values are written out, but one time for all of them.
    let rows: &[(Macro, &[&str])] = &[
        (
            GrundyTable,
            &["fib, 0", "fib, 10", "fib, 1_000_000", "kayles, 100_000"],
        ),
        (GrundyTable, &["nim, 256", "nim, 300", "nim, 60_000"]),
        (GrundyTable, &["nim, 65_536", "nim, 1_000_000"]),
        (
            GrundyTable,
            &[
                "static A: [u8; _] = fib, 0;",
                "static A: [u8; _] = fib, 1_000_000;",
            ],
        ),
        (
            GrundyTable,
            &[
                "static A: [u16; _] = fib, 0;",
                "static A: [u16; _] = fib, 1_000_000;",
            ],
        ),
        (
            GrundyTable,
            &[
                "const A: &[u32; _] = fib, 0;",
                "const A: &[u32; _] = fib, 1_000_000;",
            ],
        ),
        (GrundyTable, &["{a}, 3, 0", "{a}, 100_000, 0"]),
        (GrundyTable, &["{a}, 3, 40", "{a}, 900, 40"]),
        (GrundyTable, &["{a}, 3, 600", "{a}, 30, 1000"]),
        (GrundyTable, &["{ab}, 300, 40", "{ab}, 900, 40"]),
        (
            GrundyTable,
            &["{ab}, 300, 600", "{ab}, 260, 700", "{ab}, 2, 1001"],
        ),
        (
            GrundyTable,
            &[
                "static A: [[u32; _]; _] = {a}, 3, 40;",
                "static A: [[u32; _]; _] = {a}, 900, 40;",
            ],
        ),
        (
            GrundyTable,
            &[
                "static A: [[u32; _]; _] = {a}, 3, 600;",
                "static A: [[u32; _]; _] = {a}, 30, 1000;",
            ],
        ),
        (GrundyTable, &["{abc}, 3, 4, 5", "{abc}, 300, 4, 5"]),
        (GrundyTable, &["{abc}, 3, 600, 700", "{abc}, 4, 700, 600"]),
        (
            GrundyTable,
            &[
                "static A: [[[u16; _]; _]; _] = {abc}, 3, 4, 5;",
                "static A: [[[u16; _]; _]; _] = {abc}, 300, 4, 5;",
            ],
        ),
        (
            GrundyTable,
            &[
                "static A: [[[u32; _]; _]; _] = {abc}, 3, 4, 5;",
                "static A: [[[u32; _]; _]; _] = {abc}, 300, 4, 5;",
            ],
        ),
        (PPositions, &["{1, 2}, 9", "{1, 2}, 255"]),
        (PPositions, &["{1, 2}, 256", "{1, 2}, 60_000", "nim, 300"]),
        (PPositions, &["{1, 2}, 65_536", "{1, 2}, 1_000_000"]),
        (PPositions, &["{a}, 1, 1", "{a}, 200, 200"]),
        (PPositions, &["{a}, 1, 256", "{a}, 300, 400"]),
        (PPositions, &["{a}, 1, 65_536", "{a}, 2, 100_000"]),
        (PPositions, &["{abc}, 1, 1, 1", "{abc}, 20, 30, 40"]),
        (PPositions, &["{abc}, 1, 1, 256", "{abc}, 10, 20, 300"]),
        (PPositions, &["{abc}, 1, 1, 65_536", "{abc}, 1, 2, 70_000"]),
        (
            GrundyFn,
            &["fn f = kayles;", "fn f = 0.16, within 500_000;"],
        ),
        (
            GrundyFn,
            &["fn f = upto(1000) - {7};", "fn f = upto(3000) - {7};"],
        ),
        (GrundyFn, &["fn f = upto(9);", "fn f = upto(1_000_000);"]),
    ];
    for (called, calls) in rows {
        let counts: Vec<usize> = calls
            .iter()
            .map(|call| {
                let call = call
                    .replace("{a}", "|a, b| (a - 1, b)")
                    .replace(
                        "{ab}",
                        "|a, b| { (k, b) for k in 0..a; (a, k) for k in 0..b }",
                    )
                    .replace("{abc}", "|a, b, c| (a - 1, b, c)");
                tokens(*called, &call)
            })
            .collect();
        assert!(
            counts.iter().all(|&count| count == counts[0]),
            "{calls:?}: {counts:?}"
        );
    }
    assert_eq!(tokens(GrundyTable, "fib, 1_000_000"), 2);
}
