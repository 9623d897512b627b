//! Random rules, as text, against a naive evaluator.

use crate::table;
use grundy_core::Error;
use grundy_core::codegen::moves_from_str;
use grundy_tests::moves::{Arm, Clause, Cond, Expr, SETS, naive_board, naive_heaps, rule_text};
use proptest::prelude::*;

fn exprs() -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![
        (0..12_i64).prop_map(Expr::Constant),
        (0..4_usize).prop_map(Expr::Name)
    ];
    leaf.prop_recursive(3, 8, 2, |inner| {
        let pair = (inner.clone(), inner.clone());
        prop_oneof![
            6 => (prop::sample::select(vec!["+", "+", "-", "-", "*", "*", "/", "%"]), pair.clone())
                .prop_map(|(operator, (a, b))| Expr::Binary(operator, Box::new(a), Box::new(b))),
            2 => (prop::sample::select(vec!["min", "max", "min", "max", "gcd", "gcd", "xor", "xor", "pow"]), pair)
                .prop_map(|(name, (a, b))| Expr::Call(name, Box::new(a), Box::new(b))),
            1 => inner.clone().prop_map(|a| Expr::Negate(Box::new(a))),
            1 => inner.prop_map(|a| Expr::Isqrt(Box::new(a))),
        ]
    })
}

fn conds() -> impl Strategy<Value = Cond> {
    let leaf = (
        prop::sample::select(vec!["==", "!=", "<", "<=", ">", ">="]),
        exprs(),
        exprs(),
    )
        .prop_map(|(operator, a, b)| Cond::Compare(operator, a, b));
    leaf.prop_recursive(2, 4, 2, |inner| {
        let pair = (inner.clone(), inner.clone());
        prop_oneof![
            pair.clone()
                .prop_map(|(a, b)| Cond::And(Box::new(a), Box::new(b))),
            pair.prop_map(|(a, b)| Cond::Or(Box::new(a), Box::new(b))),
            inner.prop_map(|a| Cond::Not(Box::new(a))),
        ]
    })
}

fn clauses() -> impl Strategy<Value = Vec<Clause>> {
    let clause = prop_oneof![
        conds().prop_map(Clause::If),
        (exprs(), exprs(), any::<bool>())
            .prop_map(|(lo, hi, inclusive)| Clause::For(lo, hi, inclusive)),
        prop::sample::select(SETS.to_vec()).prop_map(Clause::Set),
    ];
    prop::collection::vec(clause, 0..4)
}

/// A number that is mostly, not always, smaller than coordinate `slot`.
fn smaller(slot: usize) -> impl Strategy<Value = Expr> {
    let less = move |e| {
        let taken = Expr::Call("max", Box::new(e), Box::new(Expr::Constant(1)));
        Expr::Binary("-", Box::new(Expr::Name(slot)), Box::new(taken))
    };
    prop_oneof![
        20 => exprs().prop_map(less),
        5 => (0..4_usize).prop_map(Expr::Name).prop_map(less),
        1 => Just(Expr::Name(slot)),
        1 => exprs(),
    ]
}

/// Mostly the condition `n > 0` before the others, without which most games go on for ever.
fn from_something() -> impl Strategy<Value = Option<Clause>> {
    let something = Cond::Compare(">", Expr::Name(0), Expr::Constant(0));
    prop::option::weighted(0.95, Just(Clause::If(something)))
}

fn heap_arms() -> impl Strategy<Value = Vec<Arm>> {
    let arm = (
        prop::collection::vec(smaller(0), 0..4),
        prop::option::of(exprs()),
        from_something(),
        clauses(),
    )
        .prop_map(|(target, times, something, clauses)| Arm {
            times: times.filter(|_| target.len() == 1),
            target,
            clauses: something.into_iter().chain(clauses).collect(),
        });
    prop::collection::vec(arm, 1..4)
}

fn board_arms() -> impl Strategy<Value = Vec<Arm>> {
    let arm = (smaller(0), smaller(1), clauses()).prop_map(|(a, b, clauses)| Arm {
        target: vec![a, b],
        times: None,
        clauses,
    });
    prop::collection::vec(arm, 1..3)
}

/// No `*` and no `pow`, so that no range is long.
const TOKENS: &[&str] = &[
    "n",
    "n",
    "n",
    "k",
    "1",
    "2",
    "-",
    "-",
    "+",
    "/",
    "%",
    "!",
    "<",
    "==",
    "&&",
    "||",
    "for k in",
    "for k in 1..=n",
    "for k in {1, 2}",
    "if",
    "if n > 0",
    "..",
    "..=",
    "in",
    "(",
    ")",
    "(n)",
    "[",
    "]",
    "[n]",
    "{",
    "}",
    ",",
    ";",
    "min(n, 1)",
    "min",
    "isqrt",
    "fib",
    "even",
    "|",
    "&",
    ".",
    "=",
    "_",
    "as",
    "'a",
    "\"x\"",
    "1.5",
    "0.77",
    "9223372036854775807",
    "n - 1",
    "(n - 1, 0)",
    "[n - 1; 2]",
    "#",
    "$",
    "mut",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Tokens in any order are a rule or a mistake, and never a panic.
    #[test]
    fn any_tokens(
        head in prop::sample::select(vec!["|n|", "|a, n|", "|n| {", "|"]),
        tokens in prop::collection::vec(prop::sample::select(TOKENS.to_vec()), 0..12),
    ) {
        let close = if head.ends_with('{') { "}" } else { "" };
        let rule = format!("{head} {} {close}", tokens.join(" "));
        match moves_from_str(&rule) {
            Ok(parsed) => {
                let maxima = vec![3; parsed.moves.coordinates()];
                if let Err(Error::Move(error)) = parsed.moves.table(&maxima) {
                    prop_assert!(!parsed.error(&error).to_string().is_empty());
                }
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn games_on_heaps(arms in heap_arms()) {
        let rule = rule_text(1, &arms);
        let moves = moves_from_str(&rule).map_err(|error| TestCaseError::fail(format!("{rule}: {error}")))?.moves;
        let found = moves.table(&[16]).map_err(|error| match error {
            Error::Move(error) => (error.position[0], error.arm),
            other => panic!("{rule}: {other}"),
        });
        prop_assert_eq!(&found, &naive_heaps(&arms, 16), "{}", &rule);
        if let (Some(simple), Ok(found)) = (moves.simplify(), found) {
            let values = simple.table(&[16]).map(|table| table.values().to_vec());
            prop_assert_eq!(values, Ok(found), "{} is not {:?}", rule, simple);
        }
    }

    #[test]
    fn games_of_two_coordinates(arms in board_arms()) {
        let rule = rule_text(2, &arms);
        let max = 6;
        let expected = naive_board(&arms, &[max, max]);
        let found = table(&rule, &[max as usize, max as usize]);
        match expected {
            Some(expected) => prop_assert_eq!(found, Ok(expected), "{}", rule),
            None => prop_assert!(found.is_err(), "{}: {:?}", rule, found),
        }
    }
}
