//! Moves that are none, and questions that have no answer: what is said about each, and on which arm.

use crate::underlined;
use grundy_core::Error;
use grundy_core::codegen::moves_from_str;

/// In each line the maxima, a rule, the arm that is underlined, the position, and a part of the message.
const FAULTS: &str = "
9  ~  |n| { n - 1; n / 2 }  ~  n / 2  ~  at heap 0  ~  a heap of 0, which is not smaller
9  ~  |n| { n - 1; n / 2 }  ~  n / 2  ~  at heap 0  ~  leave heap 0 out, as in `if n > 0`
9  ~  |n| []  ~  []  ~  at heap 0  ~  leaves nothing, which is not smaller
9  ~  |n| n if n > 4  ~  n if n > 4  ~  at heap 5  ~  a heap of 5, which is not smaller
9  ~  |n| [1, n + 2] if n > 1  ~  [1, n + 2] if n > 1  ~  at heap 2  ~  a heap of 4, which is not smaller
9  ~  |n| [n; 2] if n == 3  ~  [n; 2] if n == 3  ~  at heap 3  ~  a heap of 3, which is not smaller
9  ~  |n| n - k for k in 0..=n if n > 0  ~  n - k for k in 0..=n if n > 0  ~  at heap 1  ~  not smaller
9  ~  |n| { n - 1; n - 8 / (n - 3) if n > 2 }  ~  n - 8 / (n - 3) if n > 2  ~  at heap 3  ~  division by zero; leave the case out
9  ~  |n| n - 1 if 5 % n == 0  ~  n - 1 if 5 % n == 0  ~  at heap 0  ~  division by zero
30  ~  |n| n - pow(10, n) * 3  ~  n - pow(10, n) * 3  ~  at heap 19  ~  overflow
9  ~  |n| isqrt(n - 1)  ~  isqrt(n - 1)  ~  at heap 0  ~  `isqrt` of a negative number
9  ~  |n| n - pow(2, n - 1)  ~  n - pow(2, n - 1)  ~  at heap 0  ~  `pow` with a negative exponent
9  ~  |n| { n - 1; n - k for k in 1..=1000000000000000000 }  ~  n - k for k in 1..=1000000000000000000  ~  at heap 0  ~  more than 100000000 steps for this position; use smaller ranges
9  ~  |n| n - 1 for k in -pow(10, 18)..=pow(10, 18)  ~  n - 1 for k in -pow(10, 18)..=pow(10, 18)  ~  at heap 0  ~  100000000 steps
9  ~  |n| n - 1 for a in 1..90000 for b in 1..90000  ~  n - 1 for a in 1..90000 for b in 1..90000  ~  at heap 0  ~  100000000 steps
3, 3  ~  |a, b| { (a - 1, b); (a, b) }  ~  (a, b)  ~  at position (0, 0)  ~  leaves the position as it is
3, 3  ~  |a, b| (b, a) if a != b  ~  (b, a) if a != b  ~  at position (1, 0)  ~  a cycle, so that the game could go on for ever: (0, 1) -> (1, 0) -> (0, 1); leave one
30, 3  ~  |a, b| { (a + 1, b) if a < 30; (0, b) if a == 30 && b == 1 }  ~  (0, b) if a == 30 && b == 1  ~  at position (30, 1)  ~  (15, 1) -> ... (31 positions) -> (0, 1)
3, 4  ~  |a, b| { (a, b - 1); (a + 1, b) }  ~  (a + 1, b)  ~  at position (3, 0)  ~  leads to (4, 0), outside the table, which ends at (3, 4); ask for larger maxima
10, 10  ~  |n, m| (n - k, 2 * k) for k in 1..=min(n, m)  ~  (n - k, 2 * k) for k in 1..=min(n, m)  ~  at position (6, 6)  ~  leads to (0, 12)
1, 1, 1  ~  |a, b, c| (a / c, b, c) if a > 0  ~  (a / c, b, c) if a > 0  ~  at position (1, 0, 0)  ~  division by zero
";

#[test]
fn moves_that_are_none_are_found_on_their_arms() {
    // A rule, the maxima, the arm, the position, and a part of the message.
    for line in FAULTS.trim().lines() {
        let columns: Vec<&str> = line.split(" ~ ").map(str::trim).collect();
        let [maxima, rule, arm, position, message] = columns[..] else {
            panic!("{line} has other columns");
        };
        let maxima: Vec<usize> = maxima
            .split(", ")
            .map(|max| max.parse().expect(line))
            .collect();
        let parsed = moves_from_str(rule).expect(rule);
        match parsed.moves.table(&maxima) {
            Err(Error::Move(error)) => {
                let (underlined, said) = underlined(rule, &parsed.error(&error));
                assert_eq!(underlined, arm, "{rule}: {said}");
                assert!(
                    said.starts_with(position) && said.contains(message),
                    "{rule}: {said}"
                );
            }
            other => panic!("{rule}: {other:?}"),
        }
    }
}

#[test]
fn maxima_that_do_not_fit_are_refused() {
    for (rule, maxima, message) in [
        (
            "|a, b| (a - 1, b)",
            vec![3],
            "the rule has 2 coordinates, but 1 maximum was given",
        ),
        (
            "|n| n - 1",
            vec![3, 3],
            "the rule has 1 coordinate, but 2 maxima were given",
        ),
        (
            "|n| n - 1",
            vec![usize::MAX],
            "positions were asked for, more than the limit of 100000000",
        ),
        (
            "|a, b, c| (a - 1, b, c)",
            vec![1000, 1000, 1000],
            "positions were asked for, more than the limit of 100000000",
        ),
        (
            "|a, b| (a - 1, b)",
            vec![usize::MAX / 2, 4],
            "positions were asked for, more than the limit of 100000000",
        ),
    ] {
        let error = moves_from_str(rule)
            .expect(rule)
            .moves
            .table(&maxima)
            .expect_err(rule)
            .to_string();
        assert!(error.contains(message), "{rule}: {error}");
    }
}

#[test]
fn options_that_cannot_be_listed_are_refused() {
    for (rule, position, message) in [
        (
            "|n| [n - 1; 1000000000000000000] if n > 0",
            vec![5],
            "too many to list",
        ),
        ("|n| [] for k in 1..=99999999", vec![5], "too many to list"),
        ("|n| n", vec![0], "for ever; leave heap 0 out"),
        (
            "|n| n + 1",
            vec![0],
            "leave smaller heaps, or leave heap 0 out",
        ),
        ("|n| n", vec![7], "a heap of 7, which is not smaller"),
        ("|n| n - 1", vec![1, 2], "the rule has 1 coordinate"),
        (
            "|n| n - k for k in fib",
            vec![u64::MAX],
            "more than the limit of 100000000",
        ),
        ("|a, b| (a / b, b)", vec![1, 0], "division by zero"),
    ] {
        let error = moves_from_str(rule)
            .expect(rule)
            .moves
            .options(&position)
            .expect_err(rule)
            .to_string();
        assert!(error.contains(message), "{rule}: {error}");
    }
}
