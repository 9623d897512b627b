//! Expressions of the form `c + n * s0 + k * s1 + ...`, recognised however they are written.

use crate::moves::expression::{Comparison, Condition, Number, Operation, Step};
use alloc::vec::Vec;

/// How many slots a form may have: the heap and two loop variables.
const SLOTS: usize = 3;

/// Larger constants and factors are not followed, so that neither a form nor the expression can overflow at a heap
/// below [`MAX_POSITIONS`](crate::MAX_POSITIONS).
const LIMIT: i64 = 1_000_000;

/// A constant, and a factor for each slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Affine {
    pub(crate) constant: i64,
    pub(crate) factors: [i64; SLOTS],
}

impl Affine {
    pub(crate) fn constant(constant: i64) -> Affine {
        Affine {
            constant,
            factors: [0; SLOTS],
        }
    }

    /// The form of a slot.
    pub(crate) const fn slot(slot: usize) -> Affine {
        let mut factors = [0; SLOTS];
        factors[slot] = 1;
        Affine {
            constant: 0,
            factors,
        }
    }

    /// The form of an expression, if it has one and stays within the limits.
    pub(crate) fn of(number: &Number) -> Option<Affine> {
        match forms(number.steps())?.as_slice() {
            &[form] => Some(form),
            _ => None,
        }
    }

    /// The form of what an expression halves: that of `e` for `e / 2`.
    pub(crate) fn of_halved(number: &Number) -> Option<Affine> {
        let halved = [Step::Constant(2), Step::Operation(Operation::Divide)];
        match forms(number.steps().strip_suffix(&halved)?)?.as_slice() {
            &[form] => Some(form),
            _ => None,
        }
    }

    /// What a condition compares with 0, if it is one comparison: the left side less the right side.
    pub(crate) fn compared(condition: &Condition) -> Option<(Affine, Comparison)> {
        let Some((&Step::Compare(comparison), sides)) = condition.steps().split_last() else {
            return None;
        };
        match forms(sides)?.as_slice() {
            &[left, right] => Some((left.minus(right), comparison)),
            _ => None,
        }
    }

    pub(crate) fn plus(self, other: Affine) -> Affine {
        let mut sum = self;
        sum.constant += other.constant;
        for (factor, with) in sum.factors.iter_mut().zip(other.factors) {
            *factor += with;
        }
        sum
    }

    pub(crate) fn minus(self, other: Affine) -> Affine {
        self.plus(other.times(-1))
    }

    /// Both sides must be within the limits, so that the products fit.
    pub(crate) fn times(self, by: i64) -> Affine {
        Affine {
            constant: self.constant * by,
            factors: self.factors.map(|factor| factor * by),
        }
    }

    pub(crate) fn is_constant(self) -> bool {
        self.factors == [0; SLOTS]
    }

    /// The constant, if the form is nothing else.
    pub(crate) fn as_constant(self) -> Option<i64> {
        self.is_constant().then_some(self.constant)
    }

    fn within_limits(self) -> Option<Affine> {
        let fits = |number: &i64| (-LIMIT..=LIMIT).contains(number);
        (fits(&self.constant) && self.factors.iter().all(fits)).then_some(self)
    }
}

/// The forms that the steps leave.
fn forms(steps: &[Step]) -> Option<Vec<Affine>> {
    let mut forms: Vec<Affine> = Vec::new();
    for step in steps {
        let form = match *step {
            Step::Constant(constant) => Affine::constant(constant),
            Step::Slot(slot) if slot < SLOTS => Affine::slot(slot),
            Step::Negate => forms.pop()?.times(-1),
            Step::Operation(operation) => {
                let (right, left) = (forms.pop()?, forms.pop()?);
                match operation {
                    Operation::Add => left.plus(right),
                    Operation::Subtract => left.minus(right),
                    Operation::Multiply if right.is_constant() => left.times(right.constant),
                    Operation::Multiply if left.is_constant() => right.times(left.constant),
                    _ => return None,
                }
            }
            _ => return None,
        };
        forms.push(form.within_limits()?);
    }
    Some(forms)
}
