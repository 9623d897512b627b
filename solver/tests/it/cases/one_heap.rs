//! Games on one heap.

use super::{Cases, Random};
use crate::oracle::Search;
use crate::rules::{left, powers_of_two};

/// Whether the first player wins n stones, for n = 0..=max, where a move takes 1..=most: each heap by all its moves.
fn bash(max: u64, most: u64) -> Vec<bool> {
    let mut wins: Vec<bool> = Vec::new();
    for n in 0..=max {
        wins.push((1..=n.min(most)).any(|k| !wins[(n - k) as usize]));
    }
    wins
}

pub fn hdu1846() -> Cases {
    let mut cases = Cases::default();
    let mut random = Random(1846);
    let mut add = |most, heaps: &mut dyn Iterator<Item = u64>, wins: &[bool]| {
        for n in heaps {
            let first = wins[n as usize];
            cases.add(&[n, most], if first { "first" } else { "second" });
        }
    };
    for most in 1..=30 {
        add(most, &mut (1..=100), &bash(100, most));
    }
    for _ in 0..30 {
        let most = random.within(1, 1000);
        add(most, &mut (901..=1000), &bash(1000, most));
    }
    cases.counted()
}

pub fn hdu1847() -> Cases {
    let mut search = Search::normal(|position| {
        let left = left(position[0], powers_of_two);
        left.into_iter().map(|heap| vec![heap]).collect()
    });
    let mut cases = Cases::default();
    for n in 0..=3000 {
        cases.add(&[n], if search.wins(&[n]) { "Kiki" } else { "Cici" });
    }
    cases
}

/// A position of Fibonacci nim is the stones and the most that may be taken.
pub fn hdu2516() -> Cases {
    let mut search = Search::normal(|position| {
        let (n, most) = (position[0], position[1]);
        (1..=n.min(most))
            .map(|k| vec![n - k, (2 * k).min(n - k)])
            .collect()
    });
    let mut cases = Cases::default();
    let mut add = |n, first| cases.add(&[n], if first { "First win" } else { "Second win" });
    for n in 1..=300 {
        add(n, search.wins(&[n, n - 1]));
    }
    // Who wins n stones wins them also when more may be taken: it is enough to know the least number that wins.
    let mut least = vec![u64::MAX];
    for n in 1..=6000_u64 {
        let wins = |&k: &u64| 2 * k < least[(n - k) as usize];
        let first_that_wins = (1..=n).find(wins).expect("taking all wins");
        add(n, first_that_wins < n);
        least.push(first_that_wins);
    }
    cases.ended_by("0")
}
