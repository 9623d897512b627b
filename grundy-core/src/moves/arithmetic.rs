//! The exact arithmetic of the language: what does not fit, or has no value, is a trap.

use super::expression::{Comparison, Operation};
use super::fault::Fault;

/// What stops the machine: the faults that carry nothing, so that a result stays small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trap {
    DivisionByZero,
    Overflow,
    NegativeRoot,
    NegativeExponent,
    TooManySteps,
    TooManyStepsInAll,
}

impl From<Trap> for Fault {
    fn from(trap: Trap) -> Fault {
        match trap {
            Trap::DivisionByZero => Fault::DivisionByZero,
            Trap::Overflow => Fault::Overflow,
            Trap::NegativeRoot => Fault::NegativeRoot,
            Trap::NegativeExponent => Fault::NegativeExponent,
            Trap::TooManySteps => Fault::TooManySteps,
            Trap::TooManyStepsInAll => Fault::TooManyStepsInAll,
        }
    }
}

pub(crate) fn compute(operation: Operation, a: i64, b: i64) -> Result<i64, Trap> {
    let result = match operation {
        Operation::Add => a.checked_add(b),
        Operation::Subtract => a.checked_sub(b),
        Operation::Multiply => a.checked_mul(b),
        Operation::Divide | Operation::Remainder if b == 0 => return Err(Trap::DivisionByZero),
        Operation::Divide => a.checked_div(b),
        // -2^63 % -1 is 0, although the processor's division overflows.
        Operation::Remainder => Some(a.wrapping_rem(b)),
        Operation::Min => Some(if a < b { a } else { b }),
        Operation::Max => Some(if a < b { b } else { a }),
        Operation::Gcd => i64::try_from(gcd(a.unsigned_abs(), b.unsigned_abs())).ok(),
        Operation::Pow if b < 0 => return Err(Trap::NegativeExponent),
        Operation::Pow => pow(a, b),
        Operation::Xor => Some(a ^ b),
    };
    result.ok_or(Trap::Overflow)
}

pub(crate) fn compare(comparison: Comparison, a: i64, b: i64) -> bool {
    match comparison {
        Comparison::Equal => a == b,
        Comparison::NotEqual => a != b,
        Comparison::Less => a < b,
        Comparison::LessOrEqual => a <= b,
        Comparison::Greater => a > b,
        Comparison::GreaterOrEqual => a >= b,
    }
}

pub(crate) fn isqrt(a: i64) -> Result<i64, Trap> {
    a.checked_isqrt().ok_or(Trap::NegativeRoot)
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The power for an exponent >= 0, or `None` if it does not fit.
fn pow(base: i64, exponent: i64) -> Option<i64> {
    match (base, u32::try_from(exponent)) {
        (_, Ok(exponent)) => base.checked_pow(exponent),
        (0 | 1, Err(_)) => Some(base),
        (-1, Err(_)) => Some(if exponent % 2 == 0 { 1 } else { -1 }),
        (_, Err(_)) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_of_the_integers() {
        let (min, max) = (i64::MIN, i64::MAX);
        let rows = [
            (Operation::Add, max, 1, Err(Trap::Overflow)),
            (Operation::Subtract, 0, min, Err(Trap::Overflow)),
            (Operation::Multiply, min, -1, Err(Trap::Overflow)),
            (Operation::Divide, min, -1, Err(Trap::Overflow)),
            (Operation::Divide, -7, 2, Ok(-3)),
            (Operation::Divide, 1, 0, Err(Trap::DivisionByZero)),
            (Operation::Remainder, -7, 2, Ok(-1)),
            (Operation::Remainder, min, -1, Ok(0)),
            (Operation::Remainder, 1, 0, Err(Trap::DivisionByZero)),
            (Operation::Min, -1, 1, Ok(-1)),
            (Operation::Max, -1, 1, Ok(1)),
            (Operation::Gcd, 0, 0, Ok(0)),
            (Operation::Gcd, -12, 18, Ok(6)),
            (Operation::Gcd, min, 0, Err(Trap::Overflow)),
            (Operation::Pow, 0, 0, Ok(1)),
            (Operation::Pow, -2, 63, Ok(min)),
            (Operation::Pow, 2, 63, Err(Trap::Overflow)),
            (Operation::Pow, 2, -1, Err(Trap::NegativeExponent)),
            (Operation::Pow, -1, max, Ok(-1)),
            (Operation::Pow, 1, max, Ok(1)),
            (Operation::Pow, 2, max, Err(Trap::Overflow)),
            (Operation::Xor, 6, 3, Ok(5)),
            (Operation::Xor, -1, 0, Ok(-1)),
        ];
        for (operation, a, b, expected) in rows {
            assert_eq!(compute(operation, a, b), expected, "{operation:?} {a} {b}");
        }
        assert_eq!(isqrt(max), Ok(3_037_000_499));
        assert_eq!(isqrt(-1), Err(Trap::NegativeRoot));
    }
}
