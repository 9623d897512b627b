//! Moves written out, of one to three coordinates, against the recursion over their grammar.

use crate::hostile::{draw, messages};
use crate::moves::{Arm, naive_board, naive_heaps, naive_options, rule_text};
use arbitrary::{Result, Unstructured};
use grundy_core::codegen::{ParsedMoves, moves_from_str};
use grundy_core::moves::Fault;
use grundy_core::{Error, Move, Rule, nim_sum};

pub(super) fn check(u: &mut Unstructured<'_>) -> Result<()> {
    let coordinates = u.int_in_range(1..=3)?;
    // Small enough for the recursion; the maxima of a board may differ.
    let largest = [16, 6, 3][coordinates - 1];
    let mut maxima = Vec::new();
    for _ in 0..coordinates {
        maxima.push(u.int_in_range(0..=largest)?);
    }
    let mut positions = Vec::new();
    for _ in 0..u.int_in_range(0..=3)? {
        let mut position = Vec::new();
        for &max in &maxima {
            position.push(u.int_in_range(0..=max)?);
        }
        positions.push(position);
    }
    let arms = draw::arms(u, coordinates)?;
    let game = Game {
        text: rule_text(coordinates, &arms),
        arms,
    };
    let parsed =
        moves_from_str(&game.text).unwrap_or_else(|error| panic!("{}: {error}", game.text));
    let rule = Rule::from(parsed.moves.clone());
    game.table(&parsed, &rule, &maxima);
    for position in &positions {
        game.options(&parsed, &rule, position);
    }
    game.winning(&rule, &positions, coordinates);
    if let Ok(period) = rule.periodicity(60) {
        let known = game.values(&[largest]).unwrap_or_default();
        for (heap, &value) in known.iter().enumerate() {
            assert_eq!(period.value(heap as u64), u64::from(value), "{}", game.text);
        }
    }
    Ok(())
}

struct Game {
    text: String,
    arms: Vec<Arm>,
}

impl Game {
    /// The values by definition, or `None` if a move is none.
    fn values(&self, maxima: &[i64]) -> Option<Vec<u32>> {
        match *maxima {
            [max] => naive_heaps(&self.arms, max).ok(),
            _ => naive_board(&self.arms, maxima),
        }
    }

    fn table(&self, parsed: &ParsedMoves, rule: &Rule, maxima: &[i64]) {
        let text = &self.text;
        let lengths: Vec<usize> = maxima.iter().map(|&max| max as usize).collect();
        let found = parsed.moves.table(&lengths);
        match (self.values(maxima), &found) {
            (Some(expected), Ok(found)) => assert_eq!(*found, expected, "{text}: {maxima:?}"),
            (None, Err(Error::Move(error))) => {
                messages::check(text, &error.to_string());
                assert_eq!(parsed.error(error).to_string(), error.to_string());
                if let [max] = *maxima {
                    let at = Some((error.position[0], error.arm));
                    assert_eq!(naive_heaps(&self.arms, max).err(), at, "{text}");
                }
            }
            (expected, found) => panic!("{text}: {maxima:?}: {expected:?}, but {found:?}"),
        }
        // A simpler form of the rule, where it has one, is the same game.
        let of_rule = rule.table(&lengths).map(|table| table.values().to_vec());
        assert_eq!(of_rule, found, "{text}: {:?}", parsed.moves.simplify());
    }

    fn options(&self, parsed: &ParsedMoves, rule: &Rule, position: &[i64]) {
        let text = &self.text;
        let unbounded = vec![i64::MAX; position.len()];
        let coordinates: Vec<u64> = position.iter().map(|&c| c as u64).collect();
        let expected = naive_options(&self.arms, position, &unbounded);
        let found = match (parsed.moves.options(&coordinates), &expected) {
            (Ok(found), _) => Ok(found),
            (Err(Error::Move(error)), _) if error.fault == Fault::TooManyOptions => return,
            (Err(Error::Move(error)), _) => Err(error.arm),
            (Err(other), _) => panic!("{text}: {other}"),
        };
        let left = |options: &[Vec<u64>]| -> Vec<Vec<u64>> {
            options
                .iter()
                .map(|left| {
                    if position.len() == 1 {
                        uncancelled(left)
                    } else {
                        left.clone()
                    }
                })
                .collect()
        };
        let expected = expected.map(|options| {
            let numbers = |left: &Vec<i64>| left.iter().map(|&number| number as u64).collect();
            left(&options.iter().map(numbers).collect::<Vec<_>>())
        });
        let given = found.as_deref().map(left).map_err(|&arm| arm);
        assert_eq!(given, expected, "{text}: options of {position:?}");
        // The same in the form of all rules.
        if let Ok(found) = &found {
            let position: Vec<usize> = position.iter().map(|&c| c as usize).collect();
            let of_rule = rule.options(&position).map(Iterator::collect::<Vec<_>>);
            let count = of_rule.as_ref().map(Vec::len).unwrap_or(0);
            assert_eq!(count, found.len(), "{text}: {of_rule:?}");
        }
    }

    fn winning(&self, rule: &Rule, positions: &[Vec<i64>], coordinates: usize) {
        let text = &self.text;
        let flat: Vec<usize> = positions.iter().flatten().map(|&c| c as usize).collect();
        let largest = positions.iter().flatten().copied().max().unwrap_or(0);
        let maxima = vec![largest; coordinates];
        let found = rule.winning_moves(&flat);
        let Some(values) = self.values(&maxima) else {
            assert!(found.is_err(), "{text}: {found:?}");
            return;
        };
        let value = |position: &[i64]| {
            let index = position
                .iter()
                .fold(0, |index, &c| index * (largest + 1) + c);
            values[index as usize]
        };
        let of_left = |left: &[i64]| nim_sum(left.chunks(coordinates).map(value));
        let sum = nim_sum(positions.iter().map(|position| value(position)));
        let mut expected = Vec::new();
        for (index, position) in positions.iter().enumerate().filter(|_| sum != 0) {
            let options = naive_options(&self.arms, position, &maxima).unwrap_or_default();
            let winning = options
                .into_iter()
                .filter(|left| of_left(left) == value(position) ^ sum);
            expected.extend(winning.map(|left| (index, left)));
        }
        let cancelled = |index: usize, left: Vec<u64>| {
            let left = if coordinates == 1 {
                uncancelled(&left)
            } else {
                left
            };
            (index, left)
        };
        let expected: Vec<_> = expected
            .into_iter()
            .map(|(index, left)| cancelled(index, left.iter().map(|&n| n as u64).collect()))
            .collect();
        match found {
            Ok(found) => {
                let found: Vec<_> = found
                    .into_iter()
                    .map(|Move { index, left }| {
                        cancelled(index, left.iter().map(|&n| n as u64).collect())
                    })
                    .collect();
                assert_eq!(found, expected, "{text}: {positions:?}");
            }
            // The list is too long, but not the table.
            Err(Error::Move(error)) if error.fault == Fault::TooManyOptions => {}
            Err(other) => panic!("{text}: {positions:?}: {other}"),
        }
    }
}

/// The heaps in order, without empty ones and without pairs of equal ones, which change no nim-sum.
fn uncancelled(heaps: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    let mut left: Vec<u64> = Vec::new();
    for heap in heaps {
        if left.last() == Some(&heap) {
            left.pop();
        } else {
            left.push(heap);
        }
    }
    left
}
