//! Games of two and three coordinates against values found by recursion over moves in plain Rust.

use crate::table;
use grundy_core::GAMES;
use std::collections::HashMap;

type Position = Vec<i64>;

/// Grundy values by recursion, each position once.
fn value(
    position: &Position,
    moves: &dyn Fn(&Position) -> Vec<Position>,
    known: &mut HashMap<Position, u32>,
) -> u32 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let options: Vec<u32> = moves(position)
        .iter()
        .map(|option| value(option, moves, known))
        .collect();
    let value = (0..)
        .find(|value| !options.contains(value))
        .expect("some number is absent");
    known.insert(position.clone(), value);
    value
}

fn positions(maxima: &[usize]) -> Vec<Position> {
    maxima.iter().fold(vec![vec![]], |prefixes, &max| {
        prefixes
            .into_iter()
            .flat_map(|prefix| {
                (0..=max as i64).map(move |last| {
                    let mut position = prefix.clone();
                    position.push(last);
                    position
                })
            })
            .collect()
    })
}

fn check(rule: &str, maxima: &[usize], moves: impl Fn(&Position) -> Vec<Position>) {
    let on_board = |position: &Position| -> Vec<Position> {
        let mut options = moves(position);
        options.retain(|option| option.iter().all(|&coordinate| coordinate >= 0));
        options
    };
    let mut known = HashMap::new();
    let expected: Vec<u32> = positions(maxima)
        .iter()
        .map(|position| value(position, &on_board, &mut known))
        .collect();
    assert_eq!(table(rule, maxima), Ok(expected), "{rule}");
}

/// The moves along the given directions, as many steps as fit.
fn slides(position: &Position, directions: &[(i64, i64)], steps: i64) -> Vec<Position> {
    let (a, b) = (position[0], position[1]);
    directions
        .iter()
        .flat_map(|&(da, db)| (1..=steps).map(move |k| vec![a - k * da, b - k * db]))
        .collect()
}

/// The rule of a named game.
fn named(name: &str) -> &'static str {
    let row = GAMES.iter().find(|game| game.name == name);
    row.expect(name).definition
}

#[test]
fn pieces_on_a_board() {
    let rook = [(1, 0), (0, 1)];
    let queen = [(1, 0), (0, 1), (1, 1)];
    check(
        "|a, b| { (a - 1, b); (a, b - 1); (a - 1, b - 1) }",
        &[12, 9],
        |p| slides(p, &queen, 1),
    );
    check(
        "|a, b| { (a - k, b) for k in 1..=a; (a, b - k) for k in 1..=b }",
        &[12, 9],
        |p| slides(p, &rook, 20),
    );
    check(named("wythoff"), &[12, 9], |p| slides(p, &queen, 20));
    check(
        "|a, b| { (a - k, b) for k in nim; (a, b - k) for k in nim; (a - k, b - k) for k in nim }",
        &[12, 9],
        |p| slides(p, &queen, 20),
    );
    let knight = [(2, 1), (1, 2), (2, -1), (-1, 2)];
    check(
        "|a, b| { (a - 2, b - 1); (a - 1, b - 2); (a - 2, b + 1) if b < 9; (a + 1, b - 2) if a < 12 }",
        &[12, 9],
        |p| {
            let mut moves = slides(p, &knight, 1);
            moves.retain(|option| option[0] <= 12 && option[1] <= 9);
            moves
        },
    );
}

#[test]
fn the_named_games() {
    check(named("euclid"), &[15, 15], |p| {
        let (a, b) = (p[0], p[1]);
        let mut moves = vec![];
        if a > 0 && b > 0 {
            let (small, large) = (a.min(b), a.max(b));
            for k in 1..=large / small {
                moves.push(if a >= b {
                    vec![a - k * b, b]
                } else {
                    vec![a, b - k * a]
                });
            }
        }
        moves
    });
    for maxima in [[9, 9], [30, 20], [2, 30]] {
        assert!(table(named("fibonacci_nim"), &maxima).is_ok(), "{maxima:?}");
    }
    // The oracle does not cut what may be taken next.
    let mut known = HashMap::new();
    let fibonacci_nim = |p: &Position| {
        (1..=p[0].min(p[1]))
            .map(|k| vec![p[0] - k, 2 * k])
            .collect()
    };
    let expected: Vec<u32> = positions(&[20, 20])
        .iter()
        .map(|position| value(position, &fibonacci_nim, &mut known))
        .collect();
    let values = table(named("fibonacci_nim"), &[20, 20]);
    assert_eq!(values, Ok(expected));
    let first_loses: Vec<usize> = (2..=20)
        .filter(|n| {
            values
                .as_ref()
                .is_ok_and(|values| values[n * 21 + n - 1] == 0)
        })
        .collect();
    assert_eq!(first_loses, [2, 3, 5, 8, 13]);
}

#[test]
fn wythoff_in_closed_form() {
    let values = table(named("wythoff"), &[60, 60]).expect("Wythoff's game is well founded");
    let zeros: Vec<(usize, usize)> = (0..=60)
        .flat_map(|a| (a..=60).map(move |b| (a, b)))
        .filter(|(a, b)| values[a * 61 + b] == 0)
        .collect();
    // The j-th pair is the least number in no pair before and that plus j.
    let mut expected: Vec<(usize, usize)> = vec![];
    for j in 0.. {
        let a = (0..)
            .find(|n| expected.iter().all(|&(a, b)| a != *n && b != *n))
            .expect("some number is absent");
        if a + j > 60 {
            break;
        }
        expected.push((a, a + j));
    }
    assert_eq!(zeros, expected);
}

#[test]
fn any_direction_is_evaluated() {
    check(
        "|a, b| { (a + k, b) for k in 1..=9 - a; (a, b + k) for k in 1..=7 - b }",
        &[9, 7],
        |p| {
            let mut moves: Vec<Position> = (p[0] + 1..=9).map(|a| vec![a, p[1]]).collect();
            moves.extend((p[1] + 1..=7).map(|b| vec![p[0], b]));
            moves
        },
    );
    check(
        "|a, b, c| { (a - 1, c, b + 1) if b < 6; (b, a - 1, c); (a, b, c - k) for k in odd }",
        &[6, 6, 6],
        |p| {
            let mut moves = vec![vec![p[1], p[0] - 1, p[2]]];
            if p[1] < 6 {
                moves.push(vec![p[0] - 1, p[2], p[1] + 1]);
            }
            moves.extend((1..=p[2]).step_by(2).map(|k| vec![p[0], p[1], p[2] - k]));
            moves
        },
    );
    // A path through the whole table, one step after the other, from first to last and from last to first.
    let back_and_forth = "|a, b| { (a, b + 1) if b < 999; (a + 1, 0) if b == 999 && a < 99 }";
    let values = table(back_and_forth, &[99, 999]).expect("the path ends");
    assert!(
        values
            .iter()
            .rev()
            .enumerate()
            .all(|(index, &value)| value as usize == index % 2)
    );
}

#[test]
fn three_heaps_of_nim() {
    let rule =
        "|a, b, c| { (k, b, c) for k in 0..a; (a, k, c) for k in 0..b; (a, b, k) for k in 0..c }";
    let expected: Vec<u32> = positions(&[5, 6, 7])
        .iter()
        .map(|p| (p[0] ^ p[1] ^ p[2]) as u32)
        .collect();
    assert_eq!(table(rule, &[5, 6, 7]), Ok(expected));
}
