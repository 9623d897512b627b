//! Rules that are sets or codes in disguise: every one that is recognised has the values of its moves.

use grundy_core::codegen::moves_from_str;
use grundy_core::{Rule, TakeAndBreak};

const MAX: usize = 40;

/// Whether the rule is recognised; then its values are compared. Rules with an error must not be recognised.
fn check(rule: &str) -> bool {
    let moves = moves_from_str(rule).expect(rule).moves;
    let simple = moves.simplify();
    if let Some(simple) = &simple {
        let table = simple.table(&[MAX]).expect(rule);
        assert_eq!(
            moves.table(&[MAX]).as_deref(),
            Ok(table.values()),
            "{rule} is not {simple:?}"
        );
    }
    simple.is_some()
}

#[test]
fn arms_of_one_heap_keep_their_values() {
    let targets = [
        "n - 1",
        "n - 3",
        "n",
        "n + 1",
        "n - k",
        "k",
        "-k + n",
        "n - 2 * k",
        "n - k - 1",
        "0",
        "[]",
    ];
    let ranges = [
        "",
        "for k in 1..=n",
        "for k in 1..n",
        "for k in 0..n",
        "for k in 2..=n + 5",
        "for k in 2..n - 1",
        "for k in 3..=7",
        "for k in 3..3",
        "for k in {1, 3, 4}",
        "for k in !{2}",
        "for k in fib",
        "for k in 1..=n / 2",
    ];
    let conditions = [
        "",
        "if n >= k",
        "if k < n",
        "if n > 3",
        "if n - k != 0",
        "if n == k",
        "if n <= k",
        "if k > n - 1",
        "if n > k + 1",
        "if k != 2",
        "if n > 0",
        "if n >= 1",
        "if n != 3",
        "if n - 3 >= 0",
        "if n - 1 == 0",
        "if k <= n if k != n",
    ];
    let mut recognised = 0;
    for target in targets {
        for range in ranges {
            for condition in conditions {
                if range.is_empty() && format!("{target}{condition}").contains('k') {
                    continue;
                }
                recognised += usize::from(check(&format!("|n| {target} {range} {condition}")));
            }
        }
    }
    assert!(recognised > 100, "{recognised}");
}

#[test]
fn arms_of_two_heaps_keep_their_values() {
    let mut recognised = 0;
    let first = ["0", "1", "3", "t"];
    let loops = [
        "",
        "for t in 1..=2",
        "for t in {2, 5}",
        "for t in even",
        "for t in 1..=n",
        "for t in 2..n",
        "for t in 0..3",
        "for t in fib",
    ];
    let los = ["0", "1", "2", "-1"];
    let conditions = [
        "",
        "if a != REST",
        "if a < REST",
        "if a <= REST",
        "if a > REST",
        "if a >= REST",
        "if REST > a",
        "if a == REST",
        "if a < REST if a > REST",
        "if a <= REST if a >= REST",
        "if a != REST && a < REST",
        "if 2 * a != n",
        "if a > 0",
    ];
    for removed in first {
        for outer in loops {
            if outer.is_empty() == (removed == "t") {
                continue;
            }
            let rest = format!("n - {removed} - a");
            let sum = format!("n - {removed}");
            let ranges = [
                format!("..{sum}"),
                format!("..={sum}"),
                format!("..={sum} - 1"),
                format!("..{sum} - 1"),
                "..=n".to_string(),
                "..n".to_string(),
                "..n - 1".to_string(),
                format!("..=({sum}) / 2"),
                format!("..=({sum} - 1) / 2"),
                format!("..({sum} + 1) / 2"),
                format!("..({sum}) / 2"),
                format!("..=({sum} + 1) / 2"),
            ];
            for lo in los {
                for range in &ranges {
                    for condition in conditions {
                        let condition = condition.replace("REST", &rest);
                        for target in [
                            format!("[a, {rest}]"),
                            format!("[{rest}, a]"),
                            format!("[a, {rest} - 1]"),
                        ] {
                            let rule =
                                format!("|n| {target} {outer} for a in {lo}{range} {condition}");
                            recognised += usize::from(check(&rule));
                        }
                    }
                }
            }
        }
    }
    assert!(recognised > 1000, "{recognised}");
}

#[test]
fn arms_together_keep_their_values() {
    let arms = [
        "n - 1",
        "n - 2 if n > 2",
        "n - 3 if n == 3",
        "n - k for k in 1..=n",
        "n - k for k in {2, 4}",
        "n - k for k in multiples(3)",
        "n - k for k in 1..n",
        "[a, n - a] for a in 1..n",
        "[a, n - a] for a in 1..n if a != n - a",
        "[a, n - 1 - a] for a in 1..n - 1",
        "[a, n - 2 - a] for a in 0..=n if a < n - 2 - a",
        "[a, n - t - a] for t in even for a in 0..=n - t",
        "[a, n - t - a] for t in 2..n for a in 1..=n - t",
    ];
    for a in arms {
        for b in arms {
            for c in arms {
                assert!(check(&format!("|n| {{ {a}; {b}; {c} }}")), "{a}; {b}; {c}");
            }
        }
    }
}

#[test]
fn known_games_are_recognised() {
    let rows = [
        ("|n| [a, n - a] for a in 1..n", "4.0"),
        ("|n| [a, n - a] for a in 1..n if a != n - a", "4!.0"),
        ("|n| [a, n - a] for a in 1..=(n - 1) / 2", "4!.0"),
        ("|n| [a, n - 2 - a] for a in 0..=n - 2", "0.07"),
        (
            "|n| [a, n - k - a] for k in {1, 2} for a in 0..=n - k",
            "0.77",
        ),
        (
            "|n| { n - 1; n - 2; [a, n - 1 - a] for a in 1..n - 1; [a, n - 2 - a] for a in 1..n - 2 }",
            "0.77",
        ),
        (
            "|n| { n - k for k in nim; [a, n - a] for a in 1..n }",
            "4.[3]",
        ),
        (
            "|n| { n - 1 if n == 1; n - 2; [a, n - 1 - a] for a in 1..n - 1 }",
            "0.53",
        ),
    ];
    for (rule, code) in rows {
        let code: TakeAndBreak = code.parse().expect(code);
        let simple = moves_from_str(rule).expect(rule).moves.simplify();
        assert_eq!(simple, Some(Rule::from(code)), "{rule}");
    }
    for (rule, elements) in [
        ("|n| n - k for k in {1, 3, 4}", vec![1, 3, 4]),
        ("|n| { n - 4; n - 1 if n >= 1; n - 3 }", vec![1, 3, 4]),
        ("|n| n - k for k in 2..=n if n >= k", (2..=20).collect()),
        (
            "|n| { n - 1; n - k for k in even }",
            vec![1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
        ),
    ] {
        match moves_from_str(rule).expect(rule).moves.simplify() {
            Some(Rule::Subtraction(set)) => {
                assert_eq!(set.elements_up_to(20).unwrap(), elements, "{rule}")
            }
            other => panic!("{rule}: {other:?}"),
        }
    }
}
