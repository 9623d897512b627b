//! The naive evaluator: by recursion over the grammar, in wide integers. `None` is any fault.

use super::language::{Arm, Clause, Cond, Expr};
use std::collections::HashMap;

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
                _ => (0..b.min(70 + b % 2)).try_fold(1_i128, |power, _| {
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
                    let times = if times > 2 { 2 - times % 2 } else { times };
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

/// The options of a position, each as the numbers of its target, or the arm that is wrong; in a game of several coordinates
/// no coordinate may be above its maximum.
pub fn naive_options(
    arms: &[Arm],
    position: &[i64],
    maxima: &[i64],
) -> Result<Vec<Vec<i64>>, usize> {
    match *position {
        [n] => options(arms, position, &|heaps| {
            n == 0 || heaps.iter().any(|&heap| heap >= n)
        }),
        _ => options(arms, position, &|target| {
            target
                .iter()
                .zip(maxima)
                .any(|(&number, &max)| number > max)
        }),
    }
}

/// The values up to a heap, or the heap and the arm that are wrong.
pub fn naive_heaps(arms: &[Arm], max: i64) -> Result<Vec<u32>, (u64, usize)> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=max {
        let options = naive_options(arms, &[n], &[max]).map_err(|arm| (n as u64, arm))?;
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

/// The values of all positions up to the maxima, the last coordinate running fastest, or `None` if a move is wrong or the
/// moves run in a cycle.
pub fn naive_board(arms: &[Arm], maxima: &[i64]) -> Option<Vec<u32>> {
    let mut positions = vec![vec![]];
    for &max in maxima {
        let longer = |position: Vec<i64>| {
            (0..=max).map(move |coordinate| [&position[..], &[coordinate]].concat())
        };
        positions = positions.into_iter().flat_map(longer).collect();
    }
    let mut known = HashMap::new();
    positions
        .iter()
        .map(|position| value(arms, position, maxima, &mut known))
        .collect()
}

/// The value of a position, or `None` if something reachable from it is wrong.
fn value(
    arms: &[Arm],
    position: &[i64],
    maxima: &[i64],
    known: &mut HashMap<Vec<i64>, Option<u32>>,
) -> Option<u32> {
    if let Some(&value) = known.get(position) {
        return value;
    }
    // Until it is known, a position has no value: a move back to it is a cycle.
    known.insert(position.to_vec(), None);
    let options = naive_options(arms, position, maxima).ok()?;
    let values: Vec<u32> = options
        .iter()
        .map(|target| value(arms, target, maxima, known))
        .collect::<Option<_>>()?;
    let value = mex(&values);
    known.insert(position.to_vec(), Some(value));
    Some(value)
}
