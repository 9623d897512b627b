//! Wide values, several coordinates, lists, and names that the source text could clash with.
#![deny(warnings)]
use grundy_macros::{grundy_fn, grundy_table, p_positions};

#[allow(non_upper_case_globals)]
const text: u8 = 1;
#[allow(non_upper_case_globals)]
static i: usize = 2;
#[allow(non_camel_case_types)]
struct word;
const TABLE: [u8; 3] = [7, 8, 9];
#[allow(non_upper_case_globals)]
const j: u64 = 12;

static NIM: [u16; 3001] = grundy_table!(nim, 3000);
static RISING: [u16; 2001] = grundy_table!({1} | even, 2000);
static WIDE: [u32; 70_001] = grundy_table!(nim, 70_000);
static PRIMES: [u8; 5001] = grundy_table!(primes, 5000);
static GRUNDY: [u8; 3001] = grundy_table!(grundys_game, 3000);
grundy_table! {
    static WYTHOFF = wythoff, 60, 60;
    static EUCLID: [[u16; 41]; 31] = euclid, 30, 40;
    static THREE = |a, b, c| { (a - k, b, c) for k in 1..=a; (a, b - k, c) for k in 1..=b; (a, b, c - k) for k in 1..=min(c, 2) }, 7, 6, 9;
    static MARK = |m| { m - 1; m / 2 if m > 0 }, 900;
}
p_positions! {
    static COLD = wythoff, 200, 200;
    static COLD_WIDE = wythoff, 400, 400;
    static HEAPS = grundys_game, 20_000;
    static BASH = upto(9), 70_000;
    static TRIPLES = |a, b, c| { (a - 1, b, c); (a, b - 1, c); (a, b, c - 1) }, 3, 3, 3;
}
grundy_fn! {
    fn kayles = 0.77;
    fn finite = {2, 5, 9};
    fn lasker = lasker;
    fn steps = {1} | even;
    fn officers_like = 0.137;
    fn still = 0.2;
    fn long = 0.045;
}

fn sum(values: impl Iterator<Item = u64>) -> u64 {
    values.fold(0, |hash, v| (hash * 31 + v) % 1_000_000_007)
}

fn main() {
    println!("{} {} {:?} {}", text, i, TABLE, j);
    let _ = word;
    println!("{} {}", sum(NIM.iter().map(|&v| v.into())), sum(RISING.iter().map(|&v| v.into())));
    println!("{} {}", sum(WIDE.iter().map(|&v| v.into())), sum(PRIMES.iter().map(|&v| v.into())));
    println!("{} {}", sum(GRUNDY.iter().map(|&v| v.into())), sum(MARK.iter().map(|&v| v.into())));
    println!("{:?} {:?}", &WYTHOFF[50][..], EUCLID[30]);
    println!("{:?} {} {}", THREE[5], COLD.len(), COLD_WIDE.len());
    println!("{:?} {:?} {:?}", &COLD[..9], &COLD_WIDE[300..], TRIPLES);
    println!("{} {}", sum(HEAPS.iter().map(|&v| v.into())), sum(BASH.iter().map(|&v| v.into())));
    for heap in (0..300).chain([1_000_003, u64::MAX - 1, u64::MAX]) {
        println!("{} {} {} {} {} {} {}", kayles(heap), finite(heap), lasker(heap), steps(heap / 4), officers_like(heap), still(heap), long(heap));
    }
    println!("{:?}", grundy_table!(nim, 300)[255..].iter().rev().take(3).collect::<Vec<_>>());
    println!("{:?}", grundy_table!(wythoff, 3, 3));
}
