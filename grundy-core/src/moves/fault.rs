//! What can go wrong when a rule is evaluated, and how it is said.

use super::{MAX_LISTED, MAX_STEPS, MAX_TOTAL_STEPS};
use alloc::vec::Vec;
use core::fmt;

/// A move that is none: the arm that made it, the position it started from and what is wrong.
///
/// ```
/// use grundy_core::Error;
/// use grundy_core::moves::{Arm, Fault, Moves, Number, Target};
///
/// // |n| n + 0: a move that changes nothing
/// let arm = Arm { target: Target::Heaps(vec![Number::slot(0)]), clauses: vec![] };
/// let Err(Error::Move(error)) = Moves::new(1, vec![arm])?.options(&[3]) else {
///     unreachable!()
/// };
/// assert_eq!((error.arm, error.position, error.fault), (0, vec![3], Fault::NotSmaller { heap: 3 }));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MoveError {
    /// The arm, counted from 0.
    pub arm: usize,
    /// The position that was evaluated, a number for each coordinate.
    pub position: Vec<u64>,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a move; `to_string` says it, and what to write instead.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// A heap is left that is not smaller than the heap moved from.
    NotSmaller {
        /// The heap left.
        heap: u64,
    },
    /// A move starts at heap 0, which is nothing, so that nothing is smaller.
    FromNothing {
        /// The first heap left, if there is one.
        heap: Option<u64>,
    },
    /// The moves of a game of several coordinates run in a cycle.
    Cycle {
        /// The first positions of the cycle, at most 16; the first is the one that the last moves back to.
        positions: Vec<Vec<u64>>,
        /// The number of positions in the whole cycle.
        length: usize,
    },
    /// The target is outside the table.
    Outside {
        /// The target.
        target: Vec<u64>,
        /// The maxima of the table.
        maxima: Vec<u64>,
    },
    /// A division by zero, or a remainder of one.
    DivisionByZero,
    /// A result that does not fit a 64-bit integer.
    Overflow,
    /// `isqrt` of a negative number.
    NegativeRoot,
    /// `pow` with a negative exponent, whatever the base.
    NegativeExponent,
    /// Loops of more than [`MAX_STEPS`] steps for one position.
    TooManySteps,
    /// Loops of more than [`MAX_TOTAL_STEPS`] steps for a whole table.
    TooManyStepsInAll,
    /// More than [`MAX_LISTED`] numbers in a list of options.
    TooManyOptions,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.position.as_slice() {
            [heap] => write!(f, "at heap {heap}: ")?,
            position => write!(f, "at position {}: ", Tuple(position))?,
        }
        write!(f, "{}", self.fault)
    }
}

impl core::error::Error for MoveError {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotSmaller { heap } => write!(
                f,
                "the move leaves a heap of {heap}, which is not smaller, so that the game could go on for ever; leave \
                 smaller heaps, or leave the move out with an `if`"
            ),
            Fault::FromNothing { heap } => {
                match heap {
                    Some(heap) => {
                        write!(f, "the move leaves a heap of {heap}, which is not smaller")?
                    }
                    None => f.write_str("the move leaves nothing, which is not smaller")?,
                }
                f.write_str(", so that the game could go on for ever; ")?;
                // Where a move makes heaps larger, heap 0 is only the first to show it.
                if heap.is_some_and(|heap| heap > 0) {
                    f.write_str("leave smaller heaps, or ")?;
                }
                f.write_str("leave heap 0 out, as in `if n > 0`")
            }
            Fault::Cycle { positions, length } => cycle(f, positions, *length),
            Fault::Outside { target, maxima } => write!(
                f,
                "the move leads to {}, outside the table, which ends at {}; ask for larger maxima, or keep the target \
                 within them with `min` or an `if`",
                Tuple(target),
                Tuple(maxima)
            ),
            Fault::DivisionByZero => f.write_str(
                "division by zero; leave the case out with an `if` before it, as in `if b != 0`",
            ),
            Fault::Overflow => {
                f.write_str("overflow: a number does not fit 64 bits; use smaller numbers")
            }
            Fault::NegativeRoot => f.write_str(
                "`isqrt` of a negative number; leave the case out with an `if` before it",
            ),
            Fault::NegativeExponent => f.write_str(
                "`pow` with a negative exponent; leave the case out with an `if` before it",
            ),
            Fault::TooManySteps => write!(
                f,
                "the loops take more than {MAX_STEPS} steps for this position; use smaller ranges"
            ),
            Fault::TooManyStepsInAll => write!(
                f,
                "the table takes more than {MAX_TOTAL_STEPS} steps of loops; use smaller ranges, or ask for a smaller \
                 maximum"
            ),
            Fault::TooManyOptions => write!(
                f,
                "the moves leave more than {MAX_LISTED} heaps in all, too many to list; ask for a smaller position"
            ),
        }
    }
}

fn cycle(f: &mut fmt::Formatter<'_>, positions: &[Vec<u64>], length: usize) -> fmt::Result {
    if length == 1 {
        return f.write_str(
            "the move leaves the position as it is, so that the game could go on for ever; leave the move out \
             with an `if`, or start its range at 1",
        );
    }
    f.write_str("the moves run in a cycle, so that the game could go on for ever: ")?;
    for position in positions {
        write!(f, "{} -> ", Tuple(position))?;
    }
    if length > positions.len() {
        write!(f, "... ({length} positions) -> ")?;
    }
    match positions.first() {
        Some(first) => write!(
            f,
            "{}; leave one of these moves out with an `if`",
            Tuple(first)
        ),
        None => Ok(()),
    }
}

/// A position as the rule language writes it.
struct Tuple<'a>(&'a [u64]);

impl fmt::Display for Tuple<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (index, coordinate) in self.0.iter().enumerate() {
            write!(f, "{}{coordinate}", if index == 0 { "" } else { ", " })?;
        }
        f.write_str(")")
    }
}
