//! The expressions of the Moves language: numbers and conditions over the coordinates and the loop variables.
//!
//! An expression is kept in postfix order, so that no value, however deeply it was nested, needs recursion.

use alloc::vec;
use alloc::vec::Vec;

/// An operation on two integers, for [`Number::combine`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `a + b`.
    Add,
    /// `a - b`.
    Subtract,
    /// `a * b`.
    Multiply,
    /// `a / b`, rounded towards zero as in Rust.
    Divide,
    /// `a % b`, with the sign of `a` as in Rust.
    Remainder,
    /// The lesser of two numbers.
    Min,
    /// The greater of two numbers.
    Max,
    /// The greatest common divisor, never negative; `gcd(0, 0)` is 0.
    Gcd,
    /// `pow(base, exponent)`; `pow(0, 0)` is 1.
    Pow,
    /// Bitwise exclusive or, in two's complement.
    Xor,
}

/// A comparison of two integers, for [`Number::compare`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// `a == b`.
    Equal,
    /// `a != b`.
    NotEqual,
    /// `a < b`.
    Less,
    /// `a <= b`.
    LessOrEqual,
    /// `a > b`.
    Greater,
    /// `a >= b`.
    GreaterOrEqual,
}

/// One step of an expression in postfix order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    Constant(i64),
    Slot(usize),
    Negate,
    Isqrt,
    Operation(Operation),
    Compare(Comparison),
    Not,
    /// Stands between the two sides of `&&`, so that the right side can be left out.
    BeginAnd,
    And,
    /// Stands between the two sides of `||`.
    BeginOr,
    Or,
}

/// An expression with an integer value.
///
/// Values are 64-bit integers, and an operation whose result does not fit is an error of the move. The coordinates of
/// the position are the slots 0, 1, 2, and the loop variables of an arm are the slots behind them, in the order of their
/// `for` clauses.
///
/// ```
/// use grundy_core::moves::{Number, Operation};
///
/// // n - k, with n the only coordinate and k the first loop variable
/// let rest = Number::slot(0).combine(Operation::Subtract, Number::slot(1));
/// # let _ = rest;
/// ```
///
/// Each method takes time and memory proportional to the size of its operands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Number {
    steps: Vec<Step>,
}

/// An expression that holds or does not hold, for the `if` clauses of an arm.
///
/// ```
/// use grundy_core::moves::{Comparison, Number};
///
/// // n > 0 && n < 10
/// let positive = Number::slot(0).compare(Comparison::Greater, Number::constant(0));
/// let small = Number::slot(0).compare(Comparison::Less, Number::constant(10));
/// let condition = positive.and(small);
/// # let _ = condition;
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Condition {
    steps: Vec<Step>,
}

impl Number {
    /// A constant, of any size.
    #[must_use]
    pub fn constant(value: i64) -> Number {
        Number {
            steps: vec![Step::Constant(value)],
        }
    }

    /// The coordinate or loop variable in a slot, counted from 0; [`Moves::new`](super::Moves::new) checks that it is in scope.
    #[must_use]
    pub fn slot(slot: usize) -> Number {
        Number {
            steps: vec![Step::Slot(slot)],
        }
    }

    /// `-a`. Of -2^63 that is a [`Fault::Overflow`](super::Fault::Overflow) when it is evaluated.
    #[must_use]
    pub fn negated(mut self) -> Number {
        self.steps.push(Step::Negate);
        self
    }

    /// The largest integer whose square is at most the number. A negative number is a
    /// [`Fault::NegativeRoot`](super::Fault::NegativeRoot) when it is evaluated.
    #[must_use]
    pub fn isqrt(mut self) -> Number {
        self.steps.push(Step::Isqrt);
        self
    }

    /// The result of an operation with this number on the left. A division by zero, a negative exponent and a result
    /// beyond 64 bits are a [`Fault`](super::Fault) when they are evaluated.
    #[must_use]
    pub fn combine(mut self, operation: Operation, right: Number) -> Number {
        self.steps.extend(right.steps);
        self.steps.push(Step::Operation(operation));
        self
    }

    /// The comparison with this number on the left.
    #[must_use]
    pub fn compare(mut self, comparison: Comparison, right: Number) -> Condition {
        self.steps.extend(right.steps);
        self.steps.push(Step::Compare(comparison));
        Condition { steps: self.steps }
    }

    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }
}

impl Condition {
    /// Whether both hold; the right side is not looked at where the left side does not hold.
    #[must_use]
    pub fn and(self, right: Condition) -> Condition {
        self.join(Step::BeginAnd, right, Step::And)
    }

    /// Whether one holds; the right side is not looked at where the left side holds.
    #[must_use]
    pub fn or(self, right: Condition) -> Condition {
        self.join(Step::BeginOr, right, Step::Or)
    }

    /// Whether the condition does not hold.
    #[must_use]
    pub fn negated(mut self) -> Condition {
        self.steps.push(Step::Not);
        self
    }

    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }

    fn join(mut self, begin: Step, right: Condition, end: Step) -> Condition {
        self.steps.push(begin);
        self.steps.extend(right.steps);
        self.steps.push(end);
        self
    }
}

/// The slot past the last one that the steps read; 0 if they read none.
pub(crate) fn slots_read(steps: &[Step]) -> usize {
    steps
        .iter()
        .map(|step| match step {
            Step::Slot(slot) => slot.saturating_add(1),
            _ => 0,
        })
        .max()
        .unwrap_or(0)
}
