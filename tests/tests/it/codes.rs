//! Take-and-break codes that the exhaustive worlds do not reach, against the oracle: repetitions, marks of several
//! kinds in one code, and first digits far from the point.

use grundy_core::{Rule, TakeAndBreak};
use grundy_tests::{breaks, digits_of, oracle};

fn check(code: &str, max: usize) {
    let digit = digits_of(code);
    let expected = oracle(max, |heap| breaks(heap, &digit));
    let rule = Rule::from(code.parse::<TakeAndBreak>().unwrap());
    assert_eq!(rule.table(&[max]).unwrap().values(), expected, "{code}");
}

#[test]
fn repeating_digits() {
    for code in [
        "0.[3]",
        "0.[7]",
        "0.[1]",
        "0.[2]",
        "0.[37]",
        "0.0[4]",
        "0.[4]",
        "0.00[6]",
        "0.1[02]",
        "0.[307]",
        "0.5[0003]",
        "4.[3]",
        "4.1[3]",
        "4.[1]",
        "4.[0007]",
        "4.33[33]",
        "4.32[3]",
        "4!.[3]",
        "4=.[3]",
        "4.3[3!]",
        "0.7![3]",
        "0.[7!]",
        "0.[7=]",
        "0.[3!7=6]",
        "0.77[05!]",
        "C.[3]",
        "8.[3]",
        "0.[F]",
        "0.[0F!3]",
        "0.[8=]",
        "8!.[12]",
        "C=.1[C]",
    ] {
        check(code, 70);
    }
}

#[test]
fn repeating_digits_without_splits() {
    for code in [
        "0.[3]",
        "0.[1]",
        "0.[2]",
        "0.12[3]",
        "0.[30]",
        "0.13[0301]",
        "0.[2221]",
        "0.3[0000002]",
    ] {
        check(code, 600);
    }
}

#[test]
fn marks_side_by_side() {
    for code in [
        "4!.7=7", "4=.7!7", "0.7!7=7", "0.4!4=", "4=.4!", "0.6=6!6", "0.7!7!7", "0.5=1!4", "4!.0",
        "4=.0", "4.0", "4!.3", "4=.3", "4=.03",
    ] {
        check(code, 400);
    }
    for code in [
        "C!.C=", "8!.0", "8=.0", "8.0", "C.0", "0.F!F=", "4=.8!1", "0.8=4!", "0.00C!",
    ] {
        check(code, 60);
    }
}

#[test]
fn a_first_digit_far_from_the_point() {
    let zeros = "0".repeat(99);
    for digit in ["7", "4", "1", "2", "3", "7!", "7=", "4="] {
        check(&format!("0.{zeros}{digit}"), 300);
        check(&format!("0.{zeros}[{digit}]"), 300);
        check(&format!("4.{zeros}{digit}"), 200);
    }
}

#[test]
fn splits_of_one_parity_and_of_both() {
    for code in [
        "0.127", "0.1007", "0.404", "4.04", "0.0404", "0.44", "4.4", "0.144", "0.4004", "0.60006",
    ] {
        check(code, 500);
    }
}

#[test]
fn tables_of_a_few_heaps() {
    for code in [
        "0.77", "4!.0", "4.[3]", "0.[7]", "0.00007", "0.3", "0.[3]", "8.F", "0.0[4]",
    ] {
        for max in 0..12 {
            check(code, max);
        }
    }
}
