//! Games on heaps, each against its moves written out in plain Rust.

use crate::table;
use grundy_core::codegen::moves_from_str;
use grundy_tests::oracle;
use std::collections::BTreeSet;

type Moves = fn(usize) -> Vec<Vec<usize>>;

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Every pair of heaps of the given sum, empty heaps left out.
fn pairs(sum: usize) -> impl Iterator<Item = Vec<usize>> {
    (1..sum).map(move |a| vec![a, sum - a])
}

const GAMES: &[(&str, Moves)] = &[
    // Mark
    ("|n| { n - 1; n / 2 if n > 0 }", |n| {
        if n == 0 {
            vec![]
        } else {
            vec![vec![n - 1], vec![n / 2]]
        }
    }),
    // Take at most half.
    ("|n| n - k for k in 1..=n / 2", |n| {
        (1..=n / 2).map(|k| vec![n - k]).collect()
    }),
    // Take a proper divisor, any divisor, what is no divisor, what has no common divisor.
    ("|n| n - k for k in 1..n if n % k == 0", |n| {
        (1..n).filter(|k| n % k == 0).map(|k| vec![n - k]).collect()
    }),
    ("|n| n - k for k in 1..=n if n % k == 0", |n| {
        (1..=n)
            .filter(|k| n % k == 0)
            .map(|k| vec![n - k])
            .collect()
    }),
    ("|n| n - k for k in 1..=n if n % k != 0", |n| {
        (1..=n)
            .filter(|k| n % k != 0)
            .map(|k| vec![n - k])
            .collect()
    }),
    ("|n| n - k for k in 1..n if gcd(n, k) == 1", |n| {
        (1..n)
            .filter(|&k| gcd(n, k) == 1)
            .map(|k| vec![n - k])
            .collect()
    }),
    ("|n| { n - 1; [n / 2; 3] if n > 0 && n % 2 == 0 }", |n| {
        let mut moves = vec![];
        if n > 0 {
            moves.push(vec![n - 1]);
            if n % 2 == 0 {
                moves.push(vec![n / 2; 3]);
            }
        }
        moves
    }),
    ("|n| { n - 1; [n / 2; 2] if n > 0 && n % 2 == 0 }", |n| {
        let mut moves = vec![];
        if n > 0 {
            moves.push(vec![n - 1]);
            if n % 2 == 0 {
                moves.push(vec![n / 2; 2]);
            }
        }
        moves
    }),
    // Grundy's game
    ("|n| [a, n - a] for a in 1..n if a != n - a", |n| {
        pairs(n).filter(|pair| pair[0] != pair[1]).collect()
    }),
    // Kayles, Dawson's Kayles, Lasker's nim
    (
        "|n| [a, n - t - a] for t in 1..=2 for a in 0..=n - t",
        |n| {
            (1..=2.min(n))
                .flat_map(|t| (0..=n - t).map(move |a| vec![a, n - t - a]))
                .collect()
        },
    ),
    ("|n| [a, n - 2 - a] for a in 0..=n - 2", |n| {
        if n < 2 {
            vec![]
        } else {
            (0..=n - 2).map(|a| vec![a, n - 2 - a]).collect()
        }
    }),
    (
        "|n| { n - k for k in nim; [a, n - a] for a in 1..n }",
        |n| (1..=n).map(|k| vec![n - k]).chain(pairs(n)).collect(),
    ),
    // Mock Turtles: coin n (counted from 0) and at most two coins to its left. Heap n + 1 is coin n.
    (
        "|n| { [] if n > 0; [a] for a in 1..n; [a, b] for b in 1..n for a in 1..b }",
        |n| {
            let mut moves = vec![];
            if n > 0 {
                moves.push(vec![]);
            }
            for b in 1..n {
                moves.push(vec![b]);
                for a in 1..b {
                    moves.push(vec![a, b]);
                }
            }
            moves
        },
    ),
    // Split into equal heaps, and into three consecutive sizes.
    ("|n| [n / d; d] for d in 2..=n if n % d == 0", |n| {
        (2..=n)
            .filter(|d| n % d == 0)
            .map(|d| vec![n / d; d])
            .collect()
    }),
    ("|n| [k - 1, k, k + 1] for k in 2..n if 3 * k == n", |n| {
        (2..n)
            .filter(|k| 3 * k == n)
            .map(|k| vec![k - 1, k, k + 1])
            .collect()
    }),
    // From the fourth root to the square root.
    (
        "|n| k for k in isqrt(isqrt(n))..=isqrt(n) if k < n && k * k * k * k >= n",
        |n| {
            (0..n)
                .filter(|k| k * k <= n && k.pow(4) >= n)
                .map(|k| vec![k])
                .collect()
        },
    ),
    // Sets, and exponents.
    ("|n| n - k for k in {1} | even if k != 4", |n| {
        (1..=n)
            .filter(|k| *k == 1 || k % 2 == 0)
            .filter(|&k| k != 4)
            .map(|k| vec![n - k])
            .collect()
    }),
    (
        "|n| n - pow(2, e) * f for e in 0..10 for f in {1, 3}",
        |n| {
            let takes: BTreeSet<usize> = (0..10).flat_map(|e| [1 << e, 3 << e]).collect();
            takes
                .into_iter()
                .filter(|&k| k <= n)
                .map(|k| vec![n - k])
                .collect()
        },
    ),
    // No move at all.
    ("|n| n - 1 if n < 0", |_| vec![]),
];

#[test]
fn games_on_heaps_have_the_values_of_their_moves() {
    for &(rule, moves) in GAMES {
        let expected = oracle(70, moves);
        assert_eq!(table(rule, &[70]).as_ref(), Ok(&expected), "{rule}");
    }
}

#[test]
fn options_are_the_moves() {
    for &(rule, moves) in GAMES {
        let parsed = moves_from_str(rule).expect(rule);
        for n in 0..=40 {
            let listed = parsed.moves.options(&[n as u64]).expect(rule);
            let sorted = |moves: Vec<Vec<usize>>| -> BTreeSet<Vec<usize>> {
                moves
                    .into_iter()
                    .map(|mut heaps| {
                        heaps.sort_unstable();
                        heaps
                    })
                    .collect()
            };
            let listed = listed
                .into_iter()
                .map(|heaps| heaps.into_iter().map(|heap| heap as usize).collect())
                .collect();
            assert_eq!(sorted(listed), sorted(moves(n)), "{rule} {n}");
        }
    }
}

#[test]
fn ruler_turns_any_run_of_coins() {
    // Ruler: turn any consecutive coins, the right one from heads: coin n leaves coins m..n for some m. Its value is the
    // largest power of two that divides n.
    let runs = "|n| { [] if n > 0; n - 1 if n > 1; [n - 1, n - 2] if n > 2; [n - 1, n - 2, n - 3] if n > 3; \
                [n - 1, n - 2, n - 3, n - 4] if n > 4; [n - 1, n - 2, n - 3, n - 4, n - 5] if n > 5; \
                [n - 1, n - 2, n - 3, n - 4, n - 5, n - 6] if n > 6 }";
    let expected: Vec<u32> = (0..8_u32)
        .map(|n| if n == 0 { 0 } else { 1 << n.trailing_zeros() })
        .collect();
    assert_eq!(table(runs, &[7]), Ok(expected));
}

#[test]
fn mock_turtles_are_the_odious_numbers() {
    let rule = "|n| { 0 if n > 0; a for a in 1..n; [a, b] for b in 1..n for a in 1..b }";
    let odious: Vec<u32> = (0..200_u32)
        .filter(|v| v.count_ones() % 2 == 1)
        .take(60)
        .collect();
    assert_eq!(
        table(rule, &[60]).map(|values| values[1..].to_vec()),
        Ok(odious)
    );
}

#[test]
fn precedence_is_that_of_rust() {
    // Each row holds for every n, or the game has other values.
    let always = |condition: &str| {
        let rule = format!("|n| n - 1 if {condition}");
        let expected: Vec<u32> = (0..=20).map(|n| n % 2).collect();
        assert_eq!(table(&rule, &[20]), Ok(expected), "{condition}");
    };
    always("1 + 2 * 3 == 7 && 7 - 2 - 1 == 4 && 100 / 5 / 2 == 10");
    always("2 * 7 % 4 == 2 && 7 % 4 * 2 == 6");
    always("-7 / 2 == -3 && -7 % 2 == -1 && - -7 == 7 && -(3 - 5) == 2");
    always("1 == 2 || 1 == 1 && 2 == 2");
    always("!(1 == 2) && !(1 == 1 && 1 == 2)");
    always("(1 == 1 || 1 == 2) && n + 1 > n");
    always("n >= 0 || n / 0 == 1");
    always("!(n < 0 && n / 0 == 1)");
    always("min(3, 1, 2) == 1 && max(3, 1, 2) == 3 && gcd(12, 18, 8) == 2 && xor(6, 3, 1) == 4");
    always("isqrt(15) == 3 && isqrt(16) == 4 && pow(3, 4) == 81 && pow(0, 0) == 1");
    always("0x10 == 16 && 1_000 == 10 * 100 && 0b101 == 5");
}

#[test]
fn edges_of_targets() {
    let rows: &[(&str, &[u32])] = &[
        // A negative heap is no heap, so the target is no move, although another heap is too large.
        ("|n| [n, -1]", &[0, 0, 0]),
        // A negative number of heaps is none either.
        ("|n| [0; n - 2]", &[0, 0, 1, 1]),
        ("|n| [0; 0 - 1]", &[0, 0, 0]),
        // No heap is left, whatever the heap is.
        ("|n| [-5; 0] if n > 0", &[0, 1, 1]),
        // Very many heaps cost nothing.
        (
            "|n| [n - 1; 9_000_000_000_000_000_001] if n > 0",
            &[0, 1, 0, 1],
        ),
        (
            "|n| [n - 1; 9_000_000_000_000_000_000] if n > 0",
            &[0, 1, 1, 1],
        ),
        // Empty ranges, also those that end before they start.
        ("|n| n - k for k in 5..5", &[0, 0]),
        ("|n| n - k for k in 5..=-5", &[0, 0]),
        (
            "|n| n - 1 for k in 9223372036854775807..=9223372036854775807",
            &[0, 1, 0, 1],
        ),
        (
            "|n| n - 1 for k in -9223372036854775807..-9223372036854775806",
            &[0, 1, 0, 1],
        ),
        // A set ends at the heap.
        ("|n| n - k for k in !{1}", &[0, 0, 1, 1, 2, 2]),
    ];
    for &(rule, expected) in rows {
        assert_eq!(
            table(rule, &[expected.len() - 1]).as_deref(),
            Ok(expected),
            "{rule}"
        );
    }
}
