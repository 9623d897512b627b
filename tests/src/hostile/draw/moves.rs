//! Rules written out, most of which are games: mostly smaller numbers, from positions that are not the last.

use crate::moves::{Arm, Clause, Cond, Expr, SETS};
use arbitrary::{Result, Unstructured};

/// One to three arms of a game of so many coordinates.
pub(in crate::hostile) fn arms(u: &mut Unstructured<'_>, coordinates: usize) -> Result<Vec<Arm>> {
    let mut arms = Vec::new();
    for _ in 0..u.int_in_range(1..=3)? {
        arms.push(arm(u, coordinates)?);
    }
    Ok(arms)
}

fn arm(u: &mut Unstructured<'_>, coordinates: usize) -> Result<Arm> {
    let mut target = Vec::new();
    let numbers = if coordinates == 1 {
        u.int_in_range(0..=3)?
    } else {
        coordinates
    };
    for slot in 0..numbers {
        target.push(smaller(u, slot % coordinates)?);
    }
    let times = if coordinates == 1 && numbers == 1 && u.ratio(1, 4)? {
        Some(expr(u, 2)?)
    } else {
        None
    };
    let mut clauses = Vec::new();
    if coordinates == 1 && !u.ratio(1, 20)? {
        clauses.push(Clause::If(Cond::Compare(
            ">",
            Expr::Name(0),
            Expr::Constant(0),
        )));
    }
    for _ in 0..u.int_in_range(0..=3)? {
        clauses.push(match u.int_in_range(0..=2)? {
            0 => Clause::If(cond(u, 2)?),
            1 => Clause::For(expr(u, 2)?, expr(u, 2)?, u.arbitrary()?),
            _ => Clause::Set(u.choose(&SETS)?),
        });
    }
    Ok(Arm {
        target,
        times,
        clauses,
    })
}

/// A number that is mostly smaller than a coordinate.
fn smaller(u: &mut Unstructured<'_>, slot: usize) -> Result<Expr> {
    let taken = match u.int_in_range(0..=23)? {
        0 => return Ok(Expr::Name(slot)),
        1 => return expr(u, 3),
        2..=6 => Expr::Name(u.int_in_range(0..=4)?),
        _ => expr(u, 3)?,
    };
    let taken = Expr::Call("max", Box::new(taken), Box::new(Expr::Constant(1)));
    Ok(Expr::Binary(
        "-",
        Box::new(Expr::Name(slot)),
        Box::new(taken),
    ))
}

fn expr(u: &mut Unstructured<'_>, depth: usize) -> Result<Expr> {
    if depth == 0 || u.ratio(1, 3)? {
        return Ok(match u.int_in_range(0..=15)? {
            0 => Expr::Constant(i64::MAX - u.int_in_range(0..=2)?),
            1 => Expr::Constant(1 << u.int_in_range(0..=62)?),
            2..=7 => Expr::Constant(u.int_in_range(0..=11)?),
            _ => Expr::Name(u.int_in_range(0..=4)?),
        });
    }
    let a = Box::new(expr(u, depth - 1)?);
    Ok(match u.int_in_range(0..=9)? {
        0 => Expr::Negate(a),
        1 => Expr::Isqrt(a),
        2 | 3 => {
            let name = u.choose(&["min", "max", "gcd", "xor", "pow"])?;
            Expr::Call(name, a, Box::new(expr(u, depth - 1)?))
        }
        _ => {
            let operator = u.choose(&["+", "+", "-", "-", "*", "/", "%"])?;
            Expr::Binary(operator, a, Box::new(expr(u, depth - 1)?))
        }
    })
}

fn cond(u: &mut Unstructured<'_>, depth: usize) -> Result<Cond> {
    let kind = if depth == 0 {
        0
    } else {
        u.int_in_range(0..=5)?
    };
    let part = |u: &mut Unstructured<'_>| cond(u, depth - 1).map(Box::new);
    Ok(match kind {
        3 => Cond::Not(part(u)?),
        4 => Cond::And(part(u)?, part(u)?),
        5 => Cond::Or(part(u)?, part(u)?),
        _ => {
            let operator = u.choose(&["==", "!=", "<", "<=", ">", ">="])?;
            Cond::Compare(operator, expr(u, 2)?, expr(u, 2)?)
        }
    })
}
