//! Wythoff's game over all of u64.

use super::{Cases, Random};

/// Where the second player wins, for heaps up to `max`: each position by the moves that lead to lost ones.
fn lost_positions(max: usize) -> Vec<Vec<bool>> {
    let mut lost = vec![vec![false; max + 1]; max + 1];
    let mut row = vec![false; max + 1];
    let mut column = vec![false; max + 1];
    let mut diagonal = vec![false; 2 * max + 1];
    for a in 0..=max {
        for b in 0..=max {
            if !row[a] && !column[b] && !diagonal[a + max - b] {
                lost[a][b] = true;
                row[a] = true;
                column[b] = true;
                diagonal[a + max - b] = true;
            }
        }
    }
    lost
}

/// Whether (a, b), a <= b, is lost, by another theorem than the program's: the representation of a as a sum of
/// Fibonacci numbers ends in an even number of zeros, and that of b is the same with one zero more.
fn lost_by_representation(a: u64, b: u64) -> bool {
    if a == 0 {
        return b == 0;
    }
    // 1, 2, 3, 5, ...
    let mut fibonacci = vec![1_u128, 2];
    while fibonacci[fibonacci.len() - 1] <= u128::from(a) {
        fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
    }
    fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
    let (mut rest, mut shifted, mut zeros) = (u128::from(a), 0, 0);
    for index in (0..fibonacci.len() - 1).rev() {
        if fibonacci[index] <= rest {
            rest -= fibonacci[index];
            shifted += fibonacci[index + 1];
            zeros = index;
        }
    }
    zeros % 2 == 0 && shifted == u128::from(b)
}

/// The b for which (a, b) is lost, if there is one of at least a.
fn partner(a: u64) -> Option<u64> {
    // It is about a * phi; the candidates around it are tried one by one.
    let near = (u128::from(a) * 1_618_033_988_749_894_848 / 1_000_000_000_000_000_000) as u64;
    let candidates = near.saturating_sub(9)..=near.saturating_add(9);
    candidates
        .into_iter()
        .find(|&b| b >= a && lost_by_representation(a, b))
}

pub fn hdu1527() -> Cases {
    let mut cases = Cases::default();
    let mut random = Random(1527);
    let mut add = |a: u64, b: u64, lost| cases.add(&[a, b], if lost { "0" } else { "1" });
    let lost = lost_positions(150);
    for (a, row) in (0..).zip(&lost) {
        for (b, &lost) in (0..).zip(row) {
            add(a, b, lost);
        }
    }
    // Where a rounded golden ratio and a double fail.
    let mut smaller = vec![2584, 165_580_140, 0, 1, u64::MAX, u64::MAX - 1];
    smaller.extend((0..3000).map(|round| random.next() >> (round % 60)));
    for a in smaller {
        if let Some(b) = partner(a) {
            add(a, b, true);
            add(b, a, true);
            let (next_a, next_b) = (a.saturating_add(1), b.saturating_add(1));
            for (a, b) in [
                (a, b.saturating_sub(1)),
                (next_a, b),
                (next_a, next_b),
                (a, next_b),
            ] {
                add(a, b, lost_by_representation(a.min(b), a.max(b)));
            }
        }
        let b = random.next();
        add(a, b, lost_by_representation(a.min(b), a.max(b)));
        add(a, a, a == 0);
    }
    cases
}

#[test]
fn the_two_oracles_agree() {
    let lost = lost_positions(400);
    for (a, row) in (0..).zip(&lost) {
        for (b, &lost) in (0..).zip(row).skip(a as usize) {
            assert_eq!(lost, lost_by_representation(a, b), "{a} {b}");
        }
    }
    assert!(lost_by_representation(2584, 4181));
    assert!(lost_by_representation(165_580_140, 267_914_295));
}
