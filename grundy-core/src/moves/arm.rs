//! The arms of a rule: what a move leaves, and the clauses that say which moves there are.

use super::expression::{Condition, Number, slots_read};
use crate::set::SubtractionSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// An arm of a rule: a target and its clauses, read left to right.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arm {
    /// What the move leaves.
    pub target: Target,
    /// The clauses, each in the scope of those before it.
    pub clauses: Vec<Clause>,
}

/// What a move leaves.
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

/// A clause of an arm.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Clause {
    /// A loop, whose variable is the next slot of the arm.
    For(Range),
    /// A condition, without which there is no move.
    If(Condition),
}

/// What the variable of a loop runs through, in ascending order.
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
