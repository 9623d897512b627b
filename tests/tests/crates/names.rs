//! Modules in which names that an expansion might use mean something else, or nothing.
#![deny(warnings)]
#![allow(dead_code, non_camel_case_types, non_upper_case_globals)]

extern crate nim_tables;

type Byte = u8;
type Word = u16;
type Long = u32;

/// Tables as expressions, whose types are the user's.
#[rustfmt::skip]
macro_rules! expressions {
    () => {
        pub static ROW: [crate::Byte; 301] = ::nim_tables::grundy_table!(fib, 300);
        pub static WORDS: [crate::Word; 301] = ::nim_tables::grundy_table!(nim, 300);
        pub static SQUARE: [[crate::Byte; 9]; 9] = ::nim_tables::grundy_table!(wythoff, 8, 8);
        pub static PLANE: [[crate::Word; 301]; 4] = ::nim_tables::grundy_table!(wythoff, 3, 300);
        pub static SHORT: [[crate::Word; 3]; 301] =
            ::nim_tables::grundy_table!(|a, b| (k, b) for k in 0..a, 300, 2);
        pub static CUBE: [[[crate::Word; 301]; 3]; 2] =
            ::nim_tables::grundy_table!(|a, b, c| (a, b, k) for k in 0..c, 1, 2, 300);
        pub static LIST: [crate::Byte; 4] = ::nim_tables::p_positions!({1, 2}, 9);
        pub static WIDE_LIST: [crate::Word; 101] = ::nim_tables::p_positions!({1, 2}, 300);
        pub static WIDEST_LIST: [crate::Long; 2] = ::nim_tables::p_positions!(upto(69_999), 70_000);
        pub static PAIRS: [(crate::Byte, crate::Byte); 5] = ::nim_tables::p_positions!(wythoff, 5, 5);
        pub static TRIPLES: [(crate::Word, crate::Word, crate::Word); 4] =
            ::nim_tables::p_positions!(|a, b, c| (a, b, k) for k in 0..c, 1, 1, 300);
    };
}

/// Declarations, whose types are written by the macros.
macro_rules! declarations {
    () => {
        ::nim_tables::grundy_table! {
            pub static ROW_ITEM = fib, 300;
            pub static WORDS_ITEM = nim, 300;
            pub const LONGS_ITEM: &[u32; _] = nim, 300;
            pub static PLANE_ITEM: [[u16; _]; _] = wythoff, 3, 300;
            pub static SHORT_ITEM = |a, b| (k, b) for k in 0..a, 300, 2;
            pub const CUBE_ITEM = |a, b, c| (a, b, k) for k in 0..c, 1, 2, 300;
        }
        ::nim_tables::grundy_fn! {
            pub fn look_up = 0.77;
            pub fn remainder = upto(3);
            pub fn itself = nim;
            pub fn lasker = "4.[3]";
            pub fn constant = 0.5;
            pub fn wide = upto(300) - {7};
            pub fn rise = {1} | even;
        }
        ::nim_tables::p_positions! {
            pub static LIST_ITEM = {1, 2}, 9;
            pub static WIDE_LIST_ITEM = {1, 2}, 300;
            pub const PAIRS_ITEM = wythoff, 5, 5;
        }
    };
}

mod plain {
    expressions!();
    declarations!();
}

#[no_implicit_prelude]
mod no_prelude {
    expressions!();
    declarations!();
}

/// A pattern that is the name of a constant is no new variable.
mod constants {
    const n: bool = true;
    const heap: bool = true;
    const bytes: bool = true;
    const parts: bool = true;
    const table: bool = true;
    const left: bool = true;
    const group: bool = true;
    const first: bool = true;
    const rest_of_left: bool = true;
    const rest_of_source: bool = true;
    const rest_of_parts: bool = true;
    const b0: bool = true;
    const t0: bool = true;
    const index: bool = true;
    const value: bool = true;
    const TABLE: bool = true;
    expressions!();
    declarations!();
}

/// No variable may have the name of a static.
mod statics {
    static n: bool = true;
    static heap: bool = true;
    static bytes: bool = true;
    static parts: bool = true;
    static table: bool = true;
    static left: bool = true;
    static group: bool = true;
    static first: bool = true;
    static rest_of_left: bool = true;
    static rest_of_source: bool = true;
    static rest_of_parts: bool = true;
    static b0: bool = true;
    static t0: bool = true;
    static index: bool = true;
    static value: bool = true;
    static TABLE: bool = true;
    expressions!();
    declarations!();
}

mod unit_structs {
    struct n;
    struct bytes;
    struct parts;
    struct table;
    struct left;
    struct group;
    struct first;
    struct rest_of_left;
    struct b0;
    struct t0;
    struct TABLE;
    expressions!();
    declarations!();
}

mod modules {
    mod u8 {}
    mod u16 {}
    mod u32 {}
    mod u64 {}
    mod usize {}
    mod table {}
    mod core {}
    mod std {}
    mod alloc {}
    expressions!();
    declarations!();
}

mod primitive_names {
    struct u8;
    type u16 = char;
    enum u32 {}
    trait u64 {}
    struct usize;
    expressions!();
}

/// Methods that every type has, by value, by reference and by mutable reference.
mod methods {
    trait Methods: Sized {
        fn saturating_add(self, _: bool) {}
        fn split_first_chunk(&self) {}
        fn unwrap(self) {}
        fn len(&mut self) {}
    }
    impl<T> Methods for T {}
    expressions!();
    declarations!();
}

#[allow(unused_macros)]
mod macros {
    macro_rules! concat {
        ($($token:tt)*) => {
            no_such_name
        };
    }
    macro_rules! compile_error {
        ($($token:tt)*) => {
            no_such_name
        };
    }
    expressions!();
    declarations!();
}

mod functions {
    fn n() {}
    fn table() {}
    fn left() {}
    expressions!();
    declarations!();
}

/// Names of the enclosing function are no names of the items in it.
fn in_a_generic_function<u8, u16, const table: bool, const TABLE: bool>(
    left: u8,
    bytes: u16,
) -> (Word, Byte) {
    let (b0, t0, parts) = (left, bytes, table || TABLE);
    let values = (
        ::nim_tables::grundy_table!(nim, 300),
        ::nim_tables::p_positions!(wythoff, 5, 5),
    );
    let _ = (b0, t0, parts);
    (values.0[299], values.1[4].1)
}

macro_rules! same {
    ($($module:ident: $($name:ident)*;)*) => {
        $($(assert_eq!($module::$name, plain::$name);)*)*
    };
}

macro_rules! same_expressions {
    ($($module:ident)*) => {
        same! { $($module: ROW WORDS SQUARE PLANE SHORT CUBE LIST WIDE_LIST WIDEST_LIST PAIRS TRIPLES;)* }
    };
}

macro_rules! same_declarations {
    ($($module:ident)*) => { $(
        same! {
            $module: ROW_ITEM WORDS_ITEM LONGS_ITEM PLANE_ITEM SHORT_ITEM CUBE_ITEM LIST_ITEM WIDE_LIST_ITEM PAIRS_ITEM;
        }
        for heap in (0..400).chain([1 << 40, 3_u64.pow(40), crate::Long::MAX.into(), <u64>::MAX]) {
            assert_eq!($module::look_up(heap), plain::look_up(heap));
            assert_eq!($module::remainder(heap), heap % 4);
            assert_eq!($module::itself(heap), heap);
            assert_eq!($module::lasker(heap), plain::lasker(heap));
            assert_eq!($module::constant(heap), plain::constant(heap));
            assert_eq!($module::wide(heap), plain::wide(heap));
            assert_eq!($module::rise(heap), heap / 6 * 3 + [0, 1, 2, 0, 1, 2][(heap % 6) as usize]);
        }
    )* };
}

fn main() {
    assert_eq!(plain::ROW[..12], [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1]);
    for heap in 0..=300 {
        assert_eq!(usize::from(plain::CUBE[1][2][heap]), heap);
        assert_eq!(usize::from(plain::WORDS[heap]), heap);
        assert_eq!(plain::LONGS_ITEM[heap], heap as Long);
    }
    assert_eq!(plain::SQUARE[1], [1, 2, 0, 4, 5, 3, 7, 8, 6]);
    assert_eq!(plain::SHORT[299], [299; 3]);
    assert_eq!(plain::PLANE[3][..9], plain::SQUARE[3].map(Into::into));
    assert_eq!(plain::PAIRS, [(0, 0), (1, 2), (2, 1), (3, 5), (5, 3)]);
    assert_eq!(plain::TRIPLES, [(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0)]);
    assert_eq!(plain::LIST, [0, 3, 6, 9]);
    assert_eq!(
        (plain::WIDE_LIST[100], plain::WIDEST_LIST),
        (300, [0, 70_000])
    );
    assert_eq!(plain::look_up(1_000_000_000_000), 1);
    assert_eq!(
        (plain::lasker(3), plain::lasker(<u64>::MAX)),
        (4, <u64>::MAX)
    );
    same_expressions! {
        plain no_prelude constants statics unit_structs modules primitive_names methods macros functions
    }
    same_declarations! { plain no_prelude constants statics unit_structs modules methods macros functions }
    for (expression, declaration) in plain::WORDS.iter().zip(&plain::WORDS_ITEM) {
        assert_eq!(expression, declaration);
    }
    assert_eq!(
        in_a_generic_function::<char, (), true, false>('a', ()),
        (299, 3)
    );
}
