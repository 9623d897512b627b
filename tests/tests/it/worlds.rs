//! Exhaustive small worlds: every rule of a kind against the oracle.

use grundy_core::{Rule, SubtractionSet, TakeAndBreak};
use grundy_tests::{Digit, breaks, oracle, subtractions};

fn values(rule: impl Into<Rule>, max: usize) -> Vec<u32> {
    rule.into().table(&[max]).unwrap().values().to_vec()
}

/// Compares a code, given by its digits, with the oracle.
fn check_code(digits: &[Digit], max: usize) {
    let text: String = digits
        .iter()
        .enumerate()
        .map(|(i, (bits, mark))| {
            format!(
                "{bits:X}{}{}",
                if *mark == ' ' {
                    ""
                } else if *mark == '!' {
                    "!"
                } else {
                    "="
                },
                if i == 0 { "." } else { "" }
            )
        })
        .collect();
    let code: TakeAndBreak = text.parse().unwrap();
    let expected = oracle(max, |heap| {
        breaks(heap, |i| digits.get(i).copied().unwrap_or((0, ' ')))
    });
    assert_eq!(values(code, max), expected, "{text}");
}

#[test]
fn every_set_within_ten() {
    for bits in 1..1_u64 << 10 {
        let elements: Vec<u64> = (1..=10).filter(|s| bits >> (s - 1) & 1 == 1).collect();
        let set = SubtractionSet::new(elements.iter().copied()).unwrap();
        let expected = oracle(200, |heap| {
            subtractions(heap, |s| elements.contains(&(s as u64)))
        });
        assert_eq!(values(set.clone(), 200), expected, "{elements:?}");
        let expected = oracle(200, |heap| {
            subtractions(heap, |s| !elements.contains(&(s as u64)))
        });
        assert_eq!(values(set.complement(), 200), expected, "!{elements:?}");
    }
}

/// The digits d0.d1d2d3 of a code from 1 to 1023, each with a mark.
fn octal_digits(code: u32, mark: char) -> [Digit; 4] {
    let digit = |shift: u32| ((code >> shift & 7) as u8, mark);
    [
        ((code >> 9 & 1) as u8 * 4, mark),
        digit(6),
        digit(3),
        digit(0),
    ]
}

#[test]
fn every_octal_code_of_three_digits() {
    for code in 1..8 * 64 * 2 {
        for mark in [' ', '!', '='] {
            check_code(&octal_digits(code, mark), 40);
        }
    }
}

#[test]
fn octal_codes_beyond_the_first_choice_of_a_mask() {
    for code in (1..8 * 64 * 2).step_by(17) {
        for mark in [' ', '!', '='] {
            check_code(&octal_digits(code, mark), 300);
        }
    }
}

#[test]
fn every_hexadecimal_code_of_two_digits() {
    for code in 1..4 * 256 {
        for mark in [' ', '!', '='] {
            let digit = |shift: u32| ((code >> shift & 15) as u8, mark);
            check_code(&[((code >> 8 & 3) as u8 * 4, mark), digit(4), digit(0)], 20);
        }
    }
}
