//! Calls in every place where Rust takes an expression or an item, with their values.
#![deny(warnings)]
#![allow(dead_code)]

extern crate nim_tables;

use nim_tables::{grundy_fn, grundy_table, p_positions};

// Constants and types.

const BYTES: [u8; 6] = grundy_table!(kayles, 5);
const WORDS: [u16; 301] = grundy_table!(nim, 300);
const POSITIONS: [u8; 4] = p_positions!({1, 2}, 9);
const LAST: usize = grundy_table!(nim, 300)[300] as usize;
const LATE: u64 = {
    grundy_fn! { fn kayles = 0.77; }
    kayles(1_000_000_000_000)
};

struct Length<const N: usize>;

impl<const N: usize> Length<N> {
    const VALUE: usize = N;
}

type ByWord = [u8; grundy_table!(nim, 300)[300] as usize];
type ByByte = [u8; grundy_table!(kayles, 5)[5] as usize];
type ByCount = [u8; p_positions!({1, 2}, 3000).len()];
type WordArgument = Length<{ grundy_table!(nim, 300)[299] as usize }>;
type ByteArgument = Length<{ grundy_table!(kayles, 5)[5] as usize }>;
type FunctionArgument = Length<
    {
        grundy_fn! { fn kayles = 0.77; }
        kayles(1_000_000_000_000) as usize
    },
>;

enum Code {
    Word = grundy_table!(nim, 300)[299] as isize,
    Byte = grundy_table!(kayles, 5)[5] as isize,
}

fn constants() {
    assert_eq!(BYTES, [0, 1, 2, 3, 1, 4]);
    assert_eq!((WORDS[300], LAST, LATE), (300, 300, 1));
    assert_eq!(POSITIONS, [0, 3, 6, 9]);
    assert_eq!(std::mem::size_of::<ByWord>(), 300);
    assert_eq!(std::mem::size_of::<ByByte>(), 4);
    assert_eq!(std::mem::size_of::<ByCount>(), 1001);
    assert_eq!(
        (
            WordArgument::VALUE,
            ByteArgument::VALUE,
            FunctionArgument::VALUE
        ),
        (299, 4, 1)
    );
    assert_eq!((Code::Word as isize, Code::Byte as isize), (299, 4));
    let in_a_block = const { grundy_table!(nim, 300)[9] };
    assert_eq!(in_a_block, 9);
    let borrowed: &'static [[u16; 301]; 4] = const { &grundy_table!(wythoff, 3, 300) };
    assert_eq!(borrowed[1][2], 0);
}

// Functions, generics and traits.

fn generic<T: From<u8>, const N: usize>() -> (T, u16, u64, usize) {
    grundy_table! {
        static BYTES = kayles, 12;
        const WORDS = nim, 300;
    }
    grundy_fn! {
        fn remainder = upto(300);
        fn look_up = upto(300) - {7};
    }
    p_positions! { static LOST = {1, 2}, 3000; }
    assert_eq!(look_up(6), 6);
    (
        T::from(BYTES[N]),
        WORDS[N],
        remainder(301 + N as u64),
        LOST.len(),
    )
}

trait Game {
    const BYTES: [u8; 6] = grundy_table!(kayles, 5);
    const WORDS: &'static [u16; 301] = &grundy_table!(nim, 300);
    grundy_table! { const DECLARED = nim, 300; }

    fn value(&self, heap: usize) -> u16 {
        grundy_table! { static DECLARED = nim, 300; }
        static EXPRESSION: [u16; 301] = grundy_table!(nim, 300);
        DECLARED[heap] + EXPRESSION[heap] + Self::WORDS[heap] + Self::DECLARED[heap]
    }
}

struct Nim<T>(T);

impl<T> Nim<T> {
    const WORDS: [u16; 301] = grundy_table!(nim, 300);
    const LOST: &'static [u16] = &p_positions!({1, 2}, 3000);

    grundy_fn! {
        /// An associated function.
        pub fn kayles = 0.77;
        fn look_up = upto(300) - {7};
    }
    grundy_table! { const DECLARED = nim, 300; }
    p_positions! { const LISTED = {1, 2}, 3000; }

    fn value_of(&self, heap: usize) -> u16 {
        grundy_table! { static LOCAL = nim, 300; }
        LOCAL[heap] + grundy_table!(nim, 300)[heap] + Self::WORDS[heap] + Self::DECLARED[heap]
    }
}

impl<T> Game for Nim<T> {
    const BYTES: [u8; 6] = grundy_table!({ 1 }, 5);
    grundy_table! { const DECLARED: &'static [u16; _] = {1}, 300; }
}

fn generics_and_traits() {
    assert_eq!(generic::<u64, 11>(), (6, 11, 11, 1001));
    let nim = Nim("");
    assert_eq!((nim.value_of(7), nim.value(7)), (28, 22));
    assert_eq!((<Nim<()> as Game>::BYTES[5], BYTES[5]), (1, 4));
    assert_eq!(
        (Nim::<u8>::kayles(1_000_000_000_000), Nim::<()>::look_up(6)),
        (1, 6)
    );
    assert_eq!(
        (Nim::<u8>::LOST[1000], Nim::<u8>::LISTED[1000]),
        (3000, 3000)
    );
}

// Statics.

static CLOSURE: fn(usize) -> u16 = |heap| grundy_table!(nim, 300)[heap];
static SLICE: &[u16] = &grundy_table!(nim, 300);
static TABLES: [&[u8]; 2] = [&grundy_table!(kayles, 5), &p_positions!({1, 2}, 9)];

thread_local! {
    static THREAD: [u8; 6] = grundy_table!(kayles, 5);
    static CONST_THREAD: [u16; 301] = const { grundy_table!(nim, 300) };
    static REFERENCE: &'static [u16; 301] = &grundy_table!(nim, 300);
}

fn statics() {
    assert_eq!((CLOSURE(300), SLICE[300]), (300, 300));
    assert_eq!(TABLES, [&[0, 1, 2, 3, 1, 4][..], &[0, 3, 6, 9]]);
    THREAD.with(|table| assert_eq!(table, &BYTES));
    CONST_THREAD.with(|table| assert_eq!(table, &WORDS));
    REFERENCE.with(|table| assert_eq!(table, &&WORDS));
}

// Expressions.

fn by_match(rule: &str, heap: usize) -> Option<u16> {
    Some(match rule {
        "nim" => grundy_table!(nim, 300)[heap],
        "kayles" => grundy_table!(kayles, 300)[heap].into(),
        "fib" => {
            grundy_table! { static FIB = fib, 300; }
            FIB[heap].into()
        }
        "bash" => {
            grundy_fn! { fn bash = upto(3); }
            bash(heap as u64) as u16
        }
        _ if p_positions!({1, 2}, 300).contains(&(heap as u16)) => 0,
        _ => return None,
    })
}

const fn constant(heap: usize) -> u16 {
    grundy_table!(nim, 300)[heap] + grundy_table!(kayles, 5)[5] as u16
}

fn expressions() {
    assert_eq!(by_match("nim", 300), Some(300));
    assert_eq!(by_match("kayles", 5), Some(4));
    assert_eq!(by_match("fib", 9), Some(5));
    assert_eq!(by_match("bash", 303), Some(3));
    assert_eq!((by_match("", 297), by_match("", 298)), (Some(0), None));
    const CONSTANT: u16 = constant(300);
    assert_eq!(CONSTANT, 304);
    let table = grundy_table!(nim, 300);
    let tables = [grundy_table!(nim, 300); 2];
    assert_eq!((table[300], tables[1][300]), (300, 300));
    let found = if let [0, first, ..] = grundy_table!(nim, 300) {
        first
    } else {
        0
    };
    assert_eq!(found, 1);
    let found = loop {
        break grundy_table!(nim, 300)[2];
    };
    assert_eq!(found, 2);
    assert_eq!(-i32::from(grundy_table!(nim, 300)[3]), -3);
    assert_eq!(!grundy_table!(nim, 300)[3] & 7, 4);
    assert_eq!(2 * grundy_table!(nim, 300)[3] - 1, 5);
    assert_eq!(grundy_table!(nim, 300)[260] as u8, 4);
    assert_eq!(grundy_table!(nim, 300)[298..], [298, 299, 300]);
    let mut sum = 0;
    for &value in &grundy_table!(nim, 300) {
        sum += u32::from(value);
    }
    for value in grundy_table!(nim, 300).iter() {
        sum += u32::from(*value);
    }
    assert_eq!(sum, 300 * 301);
    if grundy_table!(nim, 300)[1] == 0 || grundy_table!(kayles, 5) == [0; 6] {
        unreachable!();
    }
    match grundy_table!(nim, 300) {
        [0, 1, 2, .., 300] => {}
        _ => unreachable!(),
    }
    assert_eq!(format!("{:?}", &grundy_table!(nim, 300)[..3]), "[0, 1, 2]");
    let by_closure = |heap: usize| grundy_table!(nim, 300)[heap];
    let with_item = |heap: usize| {
        grundy_table! { static LOCAL = nim, 300; }
        LOCAL[heap]
    };
    assert_eq!((by_closure(299), with_item(300)), (299, 300));
}

fn main() {
    constants();
    generics_and_traits();
    statics();
    expressions();
}
