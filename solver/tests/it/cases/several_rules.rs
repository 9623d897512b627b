//! Sums of heaps with other moves than those of Nim.

use super::{Cases, Random, all};
use crate::oracle::{Search, reduce, values};
use crate::rules::{fibonacci, lasker, left, nyoj913 as heap_of_nyoj913};

fn value_of(values: &[u64], heaps: &[u64]) -> u64 {
    heaps
        .iter()
        .fold(0, |sum, &heap| sum ^ values[heap as usize])
}

pub fn hdu1848() -> Cases {
    let mut cases = Cases::default();
    let mut random = Random(1848);
    let mut add = |heaps: &[u64], wins| cases.add(heaps, if wins { "Fibo" } else { "Nacci" });
    let mut search = Search::normal(|position| reduce(position, |_, heap| left(heap, fibonacci)));
    for heaps in all(3, 15) {
        // Three empty heaps would end the input.
        if heaps != [0, 0, 0] {
            add(&heaps, search.wins(&heaps));
        }
    }
    let values = values(1000, |n| {
        left(n, fibonacci)
            .into_iter()
            .map(|heap| vec![heap])
            .collect()
    });
    for _ in 0..20_000 {
        let most = [9, 99, 999, 1000][random.within(0, 3) as usize];
        let heaps = [
            random.within(0, most),
            random.within(0, most),
            random.within(1, most),
        ];
        add(&heaps, value_of(&values, &heaps) != 0);
    }
    cases.ended_by("0 0 0")
}

pub fn hdu3032() -> Cases {
    let mut cases = Cases::default();
    let mut random = Random(3032);
    let mut add = |heaps: &[u64], wins| {
        cases.add_counted(heaps, if wins { "Alice" } else { "Bob" });
    };
    let mut search = Search::normal(|position| {
        let mut options = Vec::new();
        for (index, &heap) in position.iter().enumerate() {
            for parts in lasker(heap) {
                let mut option = [&position[..index], &position[index + 1..], &parts].concat();
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    for heaps in all(1, 8).into_iter().chain(all(2, 8)).chain(all(3, 5)) {
        add(&heaps, search.wins(&heaps));
    }
    let values = values(400, lasker);
    for round in 0..1000 {
        let mut heaps = random.some(if round < 10 { 1000 } else { 6 }, 1, 400);
        add(&heaps, value_of(&values, &heaps) != 0);
        // A heap of the same value makes a lost position, which chance would seldom give.
        let value = value_of(&values, &heaps);
        if let Some(heap) = values.iter().position(|&other| other == value) {
            heaps.push(heap as u64);
            add(&heaps, value_of(&values, &heaps) != 0);
        }
    }
    cases.counted()
}

pub fn nyoj913() -> Cases {
    let mut cases = Cases::default();
    let mut random = Random(913);
    let mut add = |heaps: &[u64], wins| {
        cases.add_counted(heaps, if wins { "Yougth" } else { "Hrdv" });
    };
    let mut search =
        Search::normal(|position| reduce(position, |index, n| heap_of_nyoj913(index + 1, n)));
    let small = all(1, 30).into_iter().chain(all(2, 12)).chain(all(3, 9));
    for heaps in small.chain(all(4, 6)).chain(all(6, 2)).chain(all(9, 1)) {
        add(&heaps, search.wins(&heaps));
    }
    // The program takes heaps of any size but the second.
    let max = |i| if i == 2 { 1000 } else { 1500 };
    let tables: Vec<Vec<u64>> = (1..=20)
        .map(|i| {
            values(max(i), |n| {
                heap_of_nyoj913(i, n)
                    .into_iter()
                    .map(|heap| vec![heap])
                    .collect()
            })
        })
        .collect();
    for _ in 0..1000 {
        let heaps = 1..=random.within(1, 20) as usize;
        let mut heaps: Vec<u64> = heaps.map(|i| random.within(0, max(i))).collect();
        let value = |heaps: &[u64]| {
            let values = heaps
                .iter()
                .zip(&tables)
                .map(|(&heap, table)| table[heap as usize]);
            values.fold(0, |sum, value| sum ^ value)
        };
        add(&heaps, value(&heaps) != 0);
        // Heap 3 is a heap of Nim and can balance the others.
        if heaps.len() >= 3 {
            heaps[2] ^= value(&heaps);
            if heaps[2] <= max(3) {
                add(&heaps, value(&heaps) != 0);
            }
        }
    }
    cases.ended_by("0")
}

pub fn hdu1536() -> Cases {
    let mut cases = Cases::default();
    let mut random = Random(1536);
    for set in 0..60 {
        // Unordered and with repetitions.
        let largest = if set < 50 {
            random.within(1, 300)
        } else {
            10_000
        };
        let moves = random.some(if set % 3 == 0 { 100 } else { 5 }, 1, largest);
        let max = if set < 50 { 400 } else { 10_000 };
        let table = subtraction_values(max, &moves);
        let positions: Vec<Vec<u64>> = (0..100)
            .map(|_| random.some(if set % 7 == 0 { 100 } else { 4 }, 0, max))
            .collect();
        cases.input += &format!("{} {}\n{}\n", moves.len(), join(&moves), positions.len());
        for heaps in &positions {
            cases.input += &format!("{} {}\n", heaps.len(), join(heaps));
            cases.answers += if value_of(&table, heaps) != 0 {
                "W"
            } else {
                "L"
            };
            cases.count += 1;
        }
        cases.answers += "\n";
    }
    cases.ended_by("0")
}

fn join(numbers: &[u64]) -> String {
    numbers
        .iter()
        .map(u64::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The Grundy values by their definition; there are at most 100 moves, so values up to 100.
fn subtraction_values(max: u64, moves: &[u64]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=max {
        let mut seen = [false; 102];
        for k in moves.iter().filter(|&&k| k <= n) {
            seen[values[(n - k) as usize] as usize] = true;
        }
        values.push(seen.iter().position(|&seen| !seen).unwrap() as u64);
    }
    values
}

/// The values that the larger cases rest on, against the search.
#[test]
fn positions_are_lost_where_the_nim_sum_of_the_values_is_zero() {
    let moves = [2, 5, 7];
    let mut search = Search::normal(|position| {
        reduce(position, |_, n| {
            [2, 5, 7]
                .iter()
                .filter(|&&k| k <= n)
                .map(|k| n - k)
                .collect()
        })
    });
    let values = subtraction_values(20, &moves);
    for heaps in all(3, 20) {
        assert_eq!(
            search.wins(&heaps),
            value_of(&values, &heaps) != 0,
            "{heaps:?}"
        );
    }
}
