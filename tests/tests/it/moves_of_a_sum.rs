//! The options of a heap and the winning moves of a sum, against the oracle.

use grundy_core::{Move, Rule, SubtractionSet, TakeAndBreak};
use grundy_tests::{breaks, oracle};
use std::collections::BTreeSet;

#[test]
fn options_are_the_moves_of_the_code() {
    for text in [
        "0.77",
        "4!.0",
        "4=.0",
        "C.F",
        "8!.8=",
        "0.1234567",
        "4.[3]",
        "0.[2!5=]",
        "0.0[8]",
    ] {
        let code: TakeAndBreak = text.parse().unwrap();
        let rule = Rule::from(code.clone());
        for heap in 0..16 {
            let digit = |i: usize| {
                let digit = code.digit(i);
                let mark = match digit.parts() {
                    grundy_core::Parts::Any => ' ',
                    grundy_core::Parts::Unequal => '!',
                    grundy_core::Parts::Equal => '=',
                };
                (digit.bits(), mark)
            };
            let mut expected: Vec<Vec<usize>> = breaks(heap, digit);
            expected.iter_mut().for_each(|left| left.sort_unstable());
            let expected: BTreeSet<Vec<usize>> = expected.into_iter().collect();
            let found: BTreeSet<Vec<usize>> = rule.options(&[heap]).unwrap().collect();
            assert_eq!(found, expected, "{text} {heap}");
        }
    }
}

#[test]
fn options_of_a_set_are_what_is_left() {
    let rule = Rule::from(SubtractionSet::named("primes", None).unwrap());
    let options: Vec<Vec<usize>> = rule.options(&[7]).unwrap().collect();
    assert_eq!(options, [vec![5], vec![4], vec![2], vec![]]);
    // A huge heap costs nothing until its options are asked for, and they end with the largest element.
    assert_eq!(
        rule.options(&[usize::MAX]).unwrap().next(),
        Some(vec![usize::MAX - 2])
    );
    let rule = Rule::from(SubtractionSet::new([2, 5]).unwrap());
    let options: Vec<Vec<usize>> = rule.options(&[usize::MAX]).unwrap().collect();
    assert_eq!(options, [[usize::MAX - 2], [usize::MAX - 5]]);
}

#[test]
fn winning_moves_are_those_to_a_lost_position() {
    for text in ["0.77", "4!.0", "0.333", "C.F", "4.[3]"] {
        let code: TakeAndBreak = text.parse().unwrap();
        let rule = Rule::from(code);
        let values = oracle(12, |heap| rule.options(&[heap]).unwrap().collect());
        for heaps in [
            [0, 0, 0],
            [1, 2, 3],
            [12, 5, 5],
            [7, 7, 7],
            [3, 12, 9],
            [6, 10, 11],
        ] {
            let mut expected = Vec::new();
            for (index, &heap) in heaps.iter().enumerate() {
                for left in rule.options(&[heap]).unwrap() {
                    let others = (0..3)
                        .filter(|&other| other != index)
                        .map(|other| heaps[other]);
                    if others
                        .chain(left.iter().copied())
                        .fold(0, |sum, part| sum ^ values[part])
                        == 0
                    {
                        expected.push(Move { index, left });
                    }
                }
            }
            assert_eq!(
                rule.winning_moves(&heaps).unwrap(),
                expected,
                "{text} {heaps:?}"
            );
        }
    }
}

#[test]
fn positions_of_two_coordinates() {
    let rule = grundy_core::codegen::rule_from_str("fibonacci_nim").unwrap();
    // 10 stones, at most 9 of them now: 2 must go, so that 8 are left and at most 4 may be taken.
    let moves = rule.winning_moves(&[10, 9]).unwrap();
    assert_eq!(
        moves,
        [Move {
            index: 0,
            left: vec![8, 4]
        }]
    );
    // Wythoff: from (1, 1) and (2, 4) the sum has value 2 ^ 6.
    let rule = grundy_core::codegen::rule_from_str("wythoff").unwrap();
    let moves = rule.winning_moves(&[1, 1, 2, 4]).unwrap();
    assert!(!moves.is_empty() && moves.iter().all(|play| play.left.len() == 2));
    assert!(rule.winning_moves(&[1, 1, 2]).is_err());
}
