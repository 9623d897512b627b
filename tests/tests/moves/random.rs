//! Random rules, written out as text with as few parentheses as precedence allows, against a naive evaluator.

use crate::table;
use grundy_core::Error;
use grundy_core::codegen::moves_from_str;
use proptest::prelude::*;
use std::collections::HashMap;

#[derive(Clone, Debug)]
enum Expr {
    Constant(i64),
    /// A coordinate or loop variable, by its slot modulo the number of those in scope.
    Name(usize),
    Negate(Box<Expr>),
    Isqrt(Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Call(&'static str, Box<Expr>, Box<Expr>),
}

#[derive(Clone, Debug)]
enum Cond {
    Compare(&'static str, Expr, Expr),
    Not(Box<Cond>),
    And(Box<Cond>, Box<Cond>),
    Or(Box<Cond>, Box<Cond>),
}

#[derive(Clone, Debug)]
enum Clause {
    If(Cond),
    /// From `max(lo, -5)` to `min(hi, 9)`, so that no range is long.
    For(Expr, Expr, bool),
    Set(&'static str),
}

#[derive(Clone, Debug)]
struct Arm {
    target: Vec<Expr>,
    times: Option<Expr>,
    clauses: Vec<Clause>,
}

const NAMES: [&str; 8] = ["n", "m", "x", "y", "z", "u", "v", "w"];

/// The names in scope: the coordinates, then the loop variables.
fn names(coordinates: usize, loops: usize) -> Vec<&'static str> {
    NAMES[..coordinates]
        .iter()
        .chain(&NAMES[2..2 + loops])
        .copied()
        .collect()
}

// Text: an expression as an operand of an operator of the given level is put in parentheses if it binds less tightly.

fn text(expr: &Expr, names: &[&str], level: usize) -> String {
    let (written, own) = match expr {
        Expr::Constant(constant) => (constant.to_string(), if *constant < 0 { 5 } else { 6 }),
        Expr::Name(slot) => (names[slot % names.len()].to_string(), 6),
        Expr::Negate(a) => (format!("-{}", text(a, names, 5)), 5),
        Expr::Isqrt(a) => (format!("isqrt({})", text(a, names, 0)), 6),
        Expr::Call(name, a, b) => (
            format!("{name}({}, {})", text(a, names, 0), text(b, names, 0)),
            6,
        ),
        Expr::Binary(operator, a, b) => {
            let own = if matches!(*operator, "+" | "-") { 3 } else { 4 };
            (
                format!(
                    "{} {operator} {}",
                    text(a, names, own),
                    text(b, names, own + 1)
                ),
                own,
            )
        }
    };
    if own < level {
        format!("({written})")
    } else {
        written
    }
}

fn cond_text(cond: &Cond, names: &[&str], level: usize) -> String {
    let (written, own) = match cond {
        Cond::Compare(operator, a, b) => (
            format!("{} {operator} {}", text(a, names, 3), text(b, names, 3)),
            2,
        ),
        Cond::Not(a) => (format!("!{}", cond_text(a, names, 5)), 5),
        Cond::And(a, b) => (
            format!("{} && {}", cond_text(a, names, 1), cond_text(b, names, 2)),
            1,
        ),
        Cond::Or(a, b) => (
            format!("{} || {}", cond_text(a, names, 0), cond_text(b, names, 1)),
            0,
        ),
    };
    if own < level {
        format!("({written})")
    } else {
        written
    }
}

fn rule_text(coordinates: usize, arms: &[Arm]) -> String {
    let mut rule = format!("|{}| {{ ", NAMES[..coordinates].join(", "));
    for arm in arms {
        let mut clauses = String::new();
        let mut loops = 0;
        for clause in &arm.clauses {
            let names = names(coordinates, loops);
            let variable = NAMES[2 + loops];
            match clause {
                Clause::If(cond) => clauses += &format!(" if {}", cond_text(cond, &names, 0)),
                Clause::For(lo, hi, inclusive) => {
                    let dots = if *inclusive { "..=" } else { ".." };
                    let (lo, hi) = (text(lo, &names, 0), text(hi, &names, 0));
                    clauses += &format!(" for {variable} in max({lo}, -5){dots}min({hi}, 9)");
                }
                Clause::Set(set) => clauses += &format!(" for {variable} in {set}"),
            }
            loops += usize::from(!matches!(clause, Clause::If(_)));
        }
        let names = names(coordinates, loops);
        let numbers: Vec<String> = arm
            .target
            .iter()
            .map(|number| text(number, &names, 0))
            .collect();
        rule += &match (&arm.times, coordinates) {
            (Some(times), _) => format!("[{}; {}]", numbers[0], text(times, &names, 0)),
            (None, 1) if numbers.len() == 1 => numbers[0].clone(),
            (None, 1) => format!("[{}]", numbers.join(", ")),
            (None, _) => format!("({})", numbers.join(", ")),
        };
        rule += &clauses;
        rule += "; ";
    }
    rule + "}"
}

// Evaluation: `None` is any fault.

fn eval(expr: &Expr, values: &[i64]) -> Option<i64> {
    let wide = match expr {
        Expr::Constant(constant) => i128::from(*constant),
        Expr::Name(slot) => i128::from(values[slot % values.len()]),
        Expr::Negate(a) => -i128::from(eval(a, values)?),
        Expr::Isqrt(a) => {
            let a = eval(a, values)?;
            if a < 0 {
                return None;
            }
            let mut root = (a as f64).sqrt() as i128;
            while root * root > i128::from(a) {
                root -= 1;
            }
            while (root + 1) * (root + 1) <= i128::from(a) {
                root += 1;
            }
            root
        }
        Expr::Binary(operator, a, b) => {
            let (a, b) = (i128::from(eval(a, values)?), i128::from(eval(b, values)?));
            match *operator {
                "+" => a + b,
                "-" => a - b,
                "*" => a * b,
                "/" => a.checked_div(b)?,
                _ => a.checked_rem(b)?,
            }
        }
        Expr::Call(name, a, b) => {
            let (a, b) = (i128::from(eval(a, values)?), i128::from(eval(b, values)?));
            match *name {
                "min" => a.min(b),
                "max" => a.max(b),
                "xor" => a ^ b,
                "gcd" => {
                    let (mut a, mut b) = (a.abs(), b.abs());
                    while b > 0 {
                        (a, b) = (b, a % b);
                    }
                    a
                }
                _ if b < 0 => return None,
                _ => (0..b.min(70)).try_fold(1_i128, |power, _| {
                    let power = power * a;
                    (power.abs() < 1 << 64).then_some(power)
                })?,
            }
        }
    };
    i64::try_from(wide).ok()
}

fn holds(cond: &Cond, values: &[i64]) -> Option<bool> {
    Some(match cond {
        Cond::Compare(operator, a, b) => {
            let (a, b) = (eval(a, values)?, eval(b, values)?);
            match *operator {
                "==" => a == b,
                "!=" => a != b,
                "<" => a < b,
                "<=" => a <= b,
                ">" => a > b,
                _ => a >= b,
            }
        }
        Cond::Not(a) => !holds(a, values)?,
        Cond::And(a, b) => holds(a, values)? && holds(b, values)?,
        Cond::Or(a, b) => holds(a, values)? || holds(b, values)?,
    })
}

/// The targets of an arm: the numbers and how often each counts.
fn targets(
    arm: &Arm,
    clauses: &[Clause],
    values: &mut Vec<i64>,
    coordinates: usize,
    found: &mut Vec<Vec<i64>>,
) -> Option<()> {
    let Some((clause, rest)) = clauses.split_first() else {
        let numbers: Vec<i64> = arm
            .target
            .iter()
            .map(|number| eval(number, values))
            .collect::<Option<_>>()?;
        match &arm.times {
            None => found.push(numbers),
            Some(times) => {
                let times = eval(times, values)?;
                if times >= 0 {
                    // Two heaps more or less change neither the nim-sum nor what is wrong.
                    let times = if times > 2 {
                        1 + (times + 1) % 2
                    } else {
                        times
                    };
                    found.push(vec![numbers[0]; times as usize]);
                }
            }
        }
        return Some(());
    };
    let run: Vec<i64> = match clause {
        Clause::If(cond) => {
            return if holds(cond, values)? {
                targets(arm, rest, values, coordinates, found)
            } else {
                Some(())
            };
        }
        Clause::For(lo, hi, inclusive) => {
            let (lo, hi) = (eval(lo, values)?.max(-5), eval(hi, values)?.min(9));
            (lo..hi + i64::from(*inclusive)).collect()
        }
        Clause::Set(set) => {
            let largest = *values[..coordinates].iter().max()?;
            (1..=largest)
                .filter(|k| match *set {
                    "{1, 3, 4}" => matches!(k, 1 | 3 | 4),
                    "!{2}" => *k != 2,
                    "even - {4}" => k % 2 == 0 && *k != 4,
                    _ => [1, 4, 9, 16].contains(k),
                })
                .collect()
        }
    };
    for value in run {
        values.push(value);
        let outcome = targets(arm, rest, values, coordinates, found);
        values.pop();
        outcome?;
    }
    Some(())
}

/// The options of a position, or the arm that is wrong.
fn options(
    arms: &[Arm],
    position: &[i64],
    is_bad: &dyn Fn(&[i64]) -> bool,
) -> Result<Vec<Vec<i64>>, usize> {
    let mut options = Vec::new();
    for (index, arm) in arms.iter().enumerate() {
        let mut found = Vec::new();
        let outcome = targets(
            arm,
            &arm.clauses,
            &mut position.to_vec(),
            position.len(),
            &mut found,
        );
        found.retain(|target| target.iter().all(|&number| number >= 0));
        if outcome.is_none() || found.iter().any(|target| is_bad(target)) {
            return Err(index);
        }
        options.extend(found);
    }
    Ok(options)
}

fn mex(values: &[u32]) -> u32 {
    (0..)
        .find(|value| !values.contains(value))
        .expect("some number is absent")
}

/// The values up to a heap, or the heap and the arm that are wrong.
fn naive_heaps(arms: &[Arm], max: i64) -> Result<Vec<u32>, (u64, usize)> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=max {
        let is_bad = |heaps: &[i64]| n == 0 || heaps.iter().any(|&heap| heap >= n);
        let options = options(arms, &[n], &is_bad).map_err(|arm| (n as u64, arm))?;
        let sums: Vec<u32> = options
            .iter()
            .map(|heaps| {
                heaps
                    .iter()
                    .fold(0, |sum, &heap| sum ^ values[heap as usize])
            })
            .collect();
        values.push(mex(&sums));
    }
    Ok(values)
}

/// The value of a position, or `None` if something reachable from it is wrong.
fn naive_value(
    arms: &[Arm],
    position: [i64; 2],
    max: i64,
    known: &mut HashMap<[i64; 2], Option<u32>>,
) -> Option<u32> {
    if let Some(&value) = known.get(&position) {
        return value;
    }
    // Until it is known, a position has no value: a move back to it is a cycle.
    known.insert(position, None);
    let is_bad = |target: &[i64]| target.iter().any(|&number| number > max);
    let options = options(arms, &position, &is_bad).ok()?;
    let values: Vec<u32> = options
        .iter()
        .map(|target| naive_value(arms, [target[0], target[1]], max, known))
        .collect::<Option<_>>()?;
    let value = mex(&values);
    known.insert(position, Some(value));
    Some(value)
}

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
        prop::sample::select(vec!["{1, 3, 4}", "!{2}", "even - {4}", "squares"])
            .prop_map(Clause::Set),
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

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
        let mut known = HashMap::new();
        let expected: Option<Vec<u32>> = (0..=max)
            .flat_map(|a| (0..=max).map(move |b| [a, b]))
            .map(|position| naive_value(&arms, position, max, &mut known))
            .collect();
        let found = table(&rule, &[max as usize, max as usize]);
        match expected {
            Some(expected) => prop_assert_eq!(found, Ok(expected), "{}", rule),
            None => prop_assert!(found.is_err(), "{}: {:?}", rule, found),
        }
    }
}
