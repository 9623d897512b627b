//! The naive oracle that the tests of the workspace hold the engines to.
//!
//! It knows a game only by the heaps that a move may leave, and shares no code with the engines.

use std::collections::HashSet;

/// The Grundy values of the heaps `0..=max` of a game, given the moves of a heap: each is the list of heaps left.
pub fn oracle(max: usize, moves: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=max {
        let options: HashSet<u32> = moves(heap)
            .iter()
            .map(|left| left.iter().fold(0, |sum, &part| sum ^ values[part]))
            .collect();
        values.push(
            (0..)
                .find(|value| !options.contains(value))
                .expect("some number is absent"),
        );
    }
    values
}

/// The moves of a heap in a subtraction game.
pub fn subtractions(heap: usize, is_allowed: impl Fn(usize) -> bool) -> Vec<Vec<usize>> {
    (1..=heap)
        .filter(|&taken| is_allowed(taken))
        .map(|taken| vec![heap - taken])
        .collect()
}

/// What a digit of a take-and-break code allows: its bits and its mark, `' '`, `'!'` or `'='`.
pub type Digit = (u8, char);

/// The moves of a heap under a take-and-break code; `digit(i)` is d_i.
pub fn breaks(heap: usize, digit: impl Fn(usize) -> Digit) -> Vec<Vec<usize>> {
    let mut moves = Vec::new();
    for taken in 0..=heap {
        let (bits, mark) = digit(taken);
        if bits == 0 {
            continue;
        }
        let left = heap - taken;
        if bits & 1 != 0 && left == 0 {
            moves.push(vec![]);
        }
        if bits & 2 != 0 && left > 0 {
            moves.push(vec![left]);
        }
        for a in 1..left {
            let b = left - a;
            if bits & 4 != 0 && fits(&[a, b], mark) {
                moves.push(vec![a, b]);
            }
            for c in 1..b {
                if bits & 8 != 0 && fits(&[a, b - c, c], mark) {
                    moves.push(vec![a, b - c, c]);
                }
            }
        }
    }
    moves
}

fn fits(parts: &[usize], mark: char) -> bool {
    let pairs = || (0..parts.len()).flat_map(|i| (0..i).map(move |j| parts[i] == parts[j]));
    match mark {
        '!' => pairs().all(|equal| !equal),
        '=' => pairs().all(|equal| equal),
        _ => true,
    }
}
