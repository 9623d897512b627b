//! The functions of `grundy_fn!`, and the lists of `p_positions!`, against tables and closed forms.

use grundy_core::codegen::rule_from_str;
use grundy_macros::{grundy_fn, p_positions};

grundy_fn! {
    /// Documentation goes through.
    #[inline]
    pub fn kayles = 0.77;
    pub(crate) const fn dawson = dawsons_kayles;
    fn grundy_138 = 0.16, within 500_000;
    fn cofinite = {10..};
    fn holes = !{2, 5};
    fn periodic = multiples(3) - {6} | {4};
    fn one_or_even = {1} | even;
    fn powers_of_two = pow2;
    fn bash = upto(1000);
    fn any = nim;
    fn lasker = lasker;
    fn wide = upto(300) - {7};
    fn never = {1000}, within 10_000;
    fn vast = upto(18_446_744_073_709_551_000);
    fn far = upto(70_000) - {66_000}, within 200_000;
}

/// A function agrees with the table of its rule on `heaps`.
fn check(rule: &str, function: fn(u64) -> u64, max: usize) {
    let table = rule_from_str(rule).unwrap().table(&[max]).unwrap();
    for (heap, &value) in table.values().iter().enumerate() {
        assert_eq!(function(heap as u64), u64::from(value), "{rule} {heap}");
    }
}

#[test]
fn functions_agree_with_tables() {
    check("0.77", kayles, 100_000);
    check("0.07", dawson, 100_000);
    check("0.16", grundy_138, 300_000);
    check("{10..}", cofinite, 100_000);
    check("!{2, 5}", holes, 100_000);
    check("multiples(3) - {6} | {4}", periodic, 100_000);
    check("{1} | even", one_or_even, 100_000);
    check("pow2", powers_of_two, 100_000);
    check("upto(1000)", bash, 100_000);
    check("nim", any, 100_000);
    check("lasker", lasker, 100_000);
    check("upto(300) - {7}", wide, 100_000);
    check("{1000}", never, 100_000);
    check("upto(70_000) - {66_000}", far, 300_000);
}

#[test]
fn functions_are_right_near_the_end_of_u64() {
    for heap in u64::MAX - 2000..=u64::MAX {
        assert_eq!(powers_of_two(heap), heap % 3);
        assert_eq!(bash(heap), heap % 1001);
        assert_eq!(any(heap), heap);
        // Arithmetic periodic with period 6 and saltus 3.
        assert_eq!(
            one_or_even(heap),
            [0, 1, 2, 0, 1, 2][(heap % 6) as usize] + heap / 6 * 3
        );
        assert_eq!(never(heap), heap / 1000 % 2);
        assert_eq!(vast(heap), heap % 18_446_744_073_709_551_001);
        // G(n) = n div 10 for the set of all numbers from 10 on.
        assert_eq!(cofinite(heap), heap / 10);
        assert_eq!(kayles(heap), kayles(heap % 12 + 120));
        let lasker_value = match heap % 4 {
            3 => u128::from(heap) + 1,
            0 => u128::from(heap) - 1,
            _ => u128::from(heap),
        };
        assert_eq!(
            u128::from(lasker(heap)),
            lasker_value.min(u128::from(u64::MAX))
        );
    }
}

#[test]
fn functions_work_in_constants() {
    const VALUE: u64 = kayles(1_000_000_000_000_000_000);
    assert_eq!(VALUE, 1);
}

p_positions! {
    static COLD = grundys_game, 10_000;
    pub(crate) const FEW: &[u16; _] = {1, 2}, 300;
    static NARROW: [u8; 5] = {1, 3}, 8;
    static ALL = {500}, 400;
}

#[test]
fn p_positions_are_the_zeros_of_the_table() {
    fn zeros(rule: &str, max: usize) -> Vec<usize> {
        let table = rule_from_str(rule).unwrap().table(&[max]).unwrap();
        (0..=max)
            .filter(|&heap| table.values()[heap] == 0)
            .collect()
    }
    fn as_usize<T: Copy + Into<u32>>(list: &[T]) -> Vec<usize> {
        list.iter().map(|&heap| heap.into() as usize).collect()
    }
    assert_eq!(as_usize::<u16>(&COLD), zeros("grundys_game", 10_000));
    assert_eq!(as_usize::<u16>(FEW), zeros("{1, 2}", 300));
    assert_eq!(as_usize::<u8>(&NARROW), zeros("{1, 3}", 8));
    assert_eq!(as_usize::<u16>(&ALL), zeros("{500}", 400));
    let listed = p_positions!(kayles, 70_000);
    assert_eq!(as_usize::<u32>(&listed), zeros("kayles", 70_000));
}

p_positions! {
    static PAIRS: [(u8, u8); _] = wythoff, 5, 5;
    const WIDE_PAIRS: &[(u16, u16); 5] = wythoff, 5, 5;
    static TRIPLES: [(u8, u8, u8,); _] = |a, b, c| { (a - 1, b, c); (a, b - 1, c); (a, b, c - 1) }, 1, 1, 1;
}

#[test]
fn positions_are_of_the_declared_type() {
    assert_eq!(PAIRS, [(0, 0), (1, 2), (2, 1), (3, 5), (5, 3)]);
    assert_eq!(WIDE_PAIRS, &PAIRS.map(|(a, b)| (a.into(), b.into())));
    assert_eq!(TRIPLES, [(0, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0)]);
}
