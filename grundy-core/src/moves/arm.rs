//! The arms of a rule: what a move leaves, and the clauses that say which moves there are.

use super::expression::{Condition, Number, slots_read};
use crate::set::SubtractionSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// An arm of a rule: a target and its clauses, read left to right. [`Moves`](super::Moves) has an example.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arm {
    /// What the move leaves.
    pub target: Target,
    /// The clauses, each in the scope of those before it.
    pub clauses: Vec<Clause>,
}

/// What a move leaves: `n - 1` or `[a, n - a]`, `[n / 2; 3]`, `(a - k, b)`. A negative number in it means no move.
///
/// ```
/// use grundy_core::moves::{Arm, Moves, Number, Operation, Target};
///
/// // |a, b| (a - 2, b)
/// let rest = Number::slot(0).combine(Operation::Subtract, Number::constant(2));
/// let target = Target::Position(vec![rest, Number::slot(1)]);
/// let rule = Moves::new(2, vec![Arm { target, clauses: vec![] }])?;
/// assert_eq!(rule.options(&[5, 1])?, [[3, 1]]);
/// assert!(rule.options(&[1, 1])?.is_empty());
/// # Ok::<(), grundy_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Target {
    /// Any number of heaps, in a game of one coordinate.
    Heaps(Vec<Number>),
    /// A number of equal heaps, in a game of one coordinate: the heap written out so many times.
    Equal {
        /// The size of each heap.
        heap: Number,
        /// How many heaps.
        times: Number,
    },
    /// One position, in a game of two or three coordinates.
    Position(Vec<Number>),
}

/// A clause of an arm: `for k in 1..=n`, `if n > 0`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Clause {
    /// A loop, whose variable is the next slot of the arm.
    For(Range),
    /// A condition, without which there is no move.
    If(Condition),
}

/// What the variable of a loop runs through, in ascending order: `1..n`, `1..=n`, `fib`.
///
/// ```
/// use grundy_core::SubtractionSet;
/// use grundy_core::moves::{Arm, Clause, Moves, Number, Operation, Range, Target};
///
/// // |n| n - k for k in fib
/// let rest = Number::slot(0).combine(Operation::Subtract, Number::slot(1));
/// let fib = Range::Set(SubtractionSet::named("fib", None)?);
/// let arm = Arm { target: Target::Heaps(vec![rest]), clauses: vec![Clause::For(fib)] };
/// assert_eq!(Moves::new(1, vec![arm])?.options(&[6])?, [[5], [4], [3], [1]]);
/// # Ok::<(), grundy_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Range {
    /// The numbers from `lo` on that are less than `hi`, or equal to it if `inclusive`.
    Between {
        /// The first number.
        lo: Number,
        /// The end.
        hi: Number,
        /// Whether `hi` itself is in the range.
        inclusive: bool,
    },
    /// The elements of a set up to the largest coordinate of the position.
    Set(SubtractionSet),
}

impl Arm {
    /// What is wrong with the arm in a game of so many coordinates, if anything is.
    pub(crate) fn fault(&self, coordinates: usize) -> Option<String> {
        let mut slots = coordinates;
        for clause in &self.clauses {
            let read = match clause {
                Clause::If(condition) => slots_read(condition.steps()),
                Clause::For(Range::Set(_)) => 0,
                Clause::For(Range::Between { lo, hi, .. }) => {
                    slots_read(lo.steps()).max(slots_read(hi.steps()))
                }
            };
            if read > slots {
                return Some(unknown_slot(read, slots));
            }
            slots += usize::from(matches!(clause, Clause::For(_)));
        }
        let read = self
            .target
            .numbers()
            .map(|number| slots_read(number.steps()))
            .max();
        if let Some(read) = read.filter(|&read| read > slots) {
            return Some(unknown_slot(read, slots));
        }
        match &self.target {
            Target::Position(numbers) if coordinates == 1 => Some(format!(
                "a target of {} coordinates in a game of one; leave heaps instead",
                numbers.len()
            )),
            Target::Position(numbers) if numbers.len() != coordinates => Some(format!(
                "a target of {} coordinates in a game of {coordinates}; give one number for each coordinate",
                numbers.len()
            )),
            Target::Heaps(_) | Target::Equal { .. } if coordinates > 1 => Some(format!(
                "a target of heaps in a game of {coordinates} coordinates; give one number for each coordinate"
            )),
            _ => None,
        }
    }

    /// The number of loops.
    pub(crate) fn loops(&self) -> usize {
        self.clauses
            .iter()
            .filter(|clause| matches!(clause, Clause::For(_)))
            .count()
    }
}

impl Target {
    /// The numbers of the target in their order.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = &Number> {
        let (list, pair) = match self {
            Target::Heaps(numbers) | Target::Position(numbers) => (numbers.as_slice(), None),
            Target::Equal { heap, times } => ([].as_slice(), Some([heap, times])),
        };
        list.iter().chain(pair.into_iter().flatten())
    }
}

fn unknown_slot(read: usize, slots: usize) -> String {
    format!(
        "slot {} is read where there are {slots} slots; the slots are the coordinates and then the loop variables of \
         the clauses before",
        read - 1
    )
}
