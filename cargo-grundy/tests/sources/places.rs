//! Calls wherever an expression or an item may stand.
use grundy_macros::{grundy_fn, grundy_table, p_positions};

struct Game {
    values: [u8; 6],
    cold: &'static [u8],
}

const GAME: Game = Game { values: grundy_table!(fib, 5), cold: &p_positions!(fib, 20) };

grundy_table! {
    /// The Fibonacci numbers.
    pub static FIB = fib, 1000; // a comment between declarations
    /* and another */
    #[allow(dead_code)]
    static EVENS: [u16; _] = {1} | even, 1000;

    pub(crate) const SMALL = {1, 3, 4}, 20;
}

grundy_table!(static PAREN = kayles, 50; static SECOND: [u32; 31] = "4!.0", 30;);

#[cfg(not(any()))]
grundy_table![static ON = odd, 5; static ON_TOO = even, 5;];
#[cfg(any())]
grundy_table![static ON = odd, 5; static ON_TOO = even, 5;];

macro_rules! literal {
    () => {
        grundy_table!(primes, 12)
    };
    ($x:expr) => {{
        let table = grundy_table!({2, 3}, 9);
        table[$x]
    }};
}

macro_rules! items {
    ($name:ident) => {
        mod $name {
            grundy_macros::grundy_fn! { pub fn value = upto(3); }
            pub static T: [u8; 3] = grundy_macros::grundy_table!(nim, 2);
        }
    };
}
items!(made);

trait Value {
    const TABLE: [u8; 4] = grundy_table!(squares, 3);
    fn value(&self) -> u8;
}

impl Value for usize {
    fn value(&self) -> u8 {
        grundy_table!(0.77, 40)[*self]
    }
}

fn generic<const N: usize>(array: [u8; N]) -> usize {
    array.iter().map(|&x| usize::from(x)).sum::<usize>() + N
}

fn tail(n: usize) -> u8 {
    if n > 3 {
        return grundy_table!(fib, 9)[n];
    }
    (grundy_table! { pow2, 9 })[n]
}

fn main() {
    grundy_table!(static LOCAL = triangular, 9;);
    grundy_fn!(fn lasker = lasker; fn bash = upto(7););
    let x = 1 + grundy_table!(fib, 9)[3] as usize * 2;
    let borrowed: &'static [u8; 10] = &grundy_table!(fib, 9);
    let sum: u32 = grundy_table!(fib, 9).iter().map(|&v| u32::from(v)).sum();
    let range = ..grundy_table!(fib, 9).len();
    println!("{:?}", vec![grundy_table!(fib, 3), grundy_table!(pow2, 3)]);
    println!("{:?} {:?}", [grundy_table!(fib, 2); 2], (grundy_table!({1}, 2), -(grundy_table!(fib, 2)[2] as i32)));
    assert_eq!(grundy_table!(fib, 3)[..], [0, 1, 2, 3][..], "{:?}", grundy_table!(fib, 3));
    match grundy_table!(fib, 3) {
        [0, rest @ ..] => println!("{:?}", rest),
        _ => println!("none"),
    }
    for v in grundy_table!(fib, 4).iter() {
        print!("{} ", v);
    }
    let closure = |i: usize| grundy_table!(fib, 9)[i] ^ FIB[i];
    println!("{} {:?} {} {:?} {}", x, borrowed, sum, range, closure(3));
    println!("{:?} {:?} {:?} {:?}", &FIB[900..], &EVENS[990..], SMALL, PAREN);
    println!("{:?} {:?} {:?} {:?}", SECOND, ON, ON_TOO, LOCAL);
    println!("{:?} {} {} {:?} {}", literal!(), literal!(4), made::value(5), made::T, 7.value());
    println!("{:?} {} {}", <usize as Value>::TABLE, generic(grundy_table!(fib, 5)), tail(2) + tail(5));
    println!("{} {} {:?} {:?}", lasker(1_000_000_000_003), bash(u64::MAX), GAME.values, GAME.cold);
    println!("{}", { grundy_table!(|n| { n - 1; n / 2 if n > 0 }, 20) }[16]);
}
