//! Nim, won or lost by the last stone.

use super::{Cases, Random, all};
use crate::oracle::{Options, Search, values};
use crate::rules::{any, left};

const NIM: Options = |position| crate::oracle::reduce(position, |_, heap| left(heap, any));

/// The nim-sum, with Grundy values from the definition.
fn nim_sum(values: &[u64], heaps: &[u64]) -> u64 {
    heaps
        .iter()
        .fold(0, |sum, &heap| sum ^ values[heap as usize])
}

fn nim_values(max: u64) -> Vec<u64> {
    values(max, |n| (0..n).map(|left| vec![left]).collect())
}

pub fn hdu1849() -> Cases {
    let mut cases = Cases::default();
    let mut random = Random(1849);
    let mut add = |heaps: &[u64], wins| {
        cases.add_counted(heaps, if wins { "Rabbit Win!" } else { "Grass Win!" });
    };
    let mut search = Search::normal(NIM);
    for heaps in all(1, 9)
        .into_iter()
        .chain(all(2, 9))
        .chain(all(3, 9))
        .chain(all(4, 4))
    {
        add(&heaps, search.wins(&heaps));
    }
    let values = nim_values(1000);
    for round in 0..500 {
        let mut heaps = random.some(if round < 10 { 999 } else { 9 }, 0, 1000);
        add(&heaps, nim_sum(&values, &heaps) != 0);
        // A heap of the nim-sum makes a lost position, which chance would seldom give.
        let last = nim_sum(&values, &heaps);
        if last <= 1000 {
            heaps.push(last);
            add(&heaps, nim_sum(&values, &heaps) != 0);
        }
    }
    cases.ended_by("0")
}

pub fn hdu1850() -> Cases {
    let mut cases = Cases::default();
    let mut random = Random(1850);
    let mut add = |heaps: &[u64], moves: usize| cases.add_counted(heaps, &moves.to_string());
    let mut search = Search::normal(NIM);
    for heaps in all(1, 9)
        .into_iter()
        .chain(all(2, 9))
        .chain(all(3, 9))
        .chain(all(4, 4))
    {
        let winning = NIM(&heaps)
            .into_iter()
            .filter(|option| !search.wins(option));
        add(&heaps, winning.count());
    }
    // Larger heaps: every move is tried, and its nim-sum looked at.
    for round in 0..300 {
        let max = if round < 10 { 1_000_000 } else { 1000 };
        let heaps = random.some(if round % 10 == 0 { 100 } else { 7 }, 0, max);
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let winning = |heap: &u64| (0..*heap).filter(|left| sum ^ heap ^ left == 0).count();
        add(&heaps, heaps.iter().map(winning).sum());
    }
    cases.ended_by("0")
}

pub fn hdu1907() -> Cases {
    let mut cases = Cases::default();
    let mut random = Random(1907);
    let mut search = Search::misere(NIM);
    let mut add = |heaps: &[u64], wins| {
        cases.add_counted(heaps, if wins { "John" } else { "Brother" });
    };
    let small = all(1, 60).into_iter().chain(all(2, 30)).chain(all(3, 8));
    for heaps in small.chain(all(4, 4)).chain(all(6, 2)).chain(all(9, 1)) {
        add(&heaps, search.wins(&heaps));
    }
    // Beyond the reach of the search only the theorem is left, here written heap by heap.
    for _ in 0..300 {
        let heaps = random.some(47, 1, 4747);
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let ones = heaps.iter().filter(|&&heap| heap == 1).count();
        add(
            &heaps,
            if ones == heaps.len() {
                ones % 2 == 0
            } else {
                sum != 0
            },
        );
    }
    cases.counted()
}
