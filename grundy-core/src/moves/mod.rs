//! Moves: the rule of any game on heaps, and of games of two and three coordinates.
//!
//! The rule language writes such a rule as a comprehension, `|n| n - k for k in 1..n if n % k == 0`; its parser is in
//! `codegen`. Here is what the parser makes, and what it means. A rule can as well be built and evaluated at run time:
//! [`Moves`] has arms, an [`Arm`] has a [`Target`] and [`Clause`]s, and these have expressions, [`Number`]s and
//! [`Condition`]s.
//!
//! - **Clauses** are evaluated from left to right, and the target after them. `&&` and `||` leave their right side out where the
//!   left side decides. So an `if` keeps what stands behind it from being evaluated, and from being an error.
//! - **Ranges** run upwards, and not at all where the end is less than the start. Sets run up to the largest coordinate of the
//!   position.
//! - **A target with a negative number** - a heap, a coordinate, or how many equal heaps there are - is no position, so there is no
//!   move: `n - 4` is no move from heap 3. That holds whatever the other numbers of the target are.
//! - **Equal heaps**, `[x; times]`, are the heap written out so many times: only the parity of a positive number matters to the
//!   value, and `[x; 0]` leaves nothing whatever x is. Heaps of 0 are nothing.
//! - **Arithmetic** is exact in 64 bits: what does not fit is an error. Division rounds towards zero and a remainder has the sign
//!   of its left side, as in Rust. `gcd` is never negative, `gcd(0, 0)` is 0, `pow(0, 0)` is 1; exclusive or is that of two's
//!   complement.
//! - **One coordinate**: each heap left must be smaller than the heap moved from, and from heap 0 there is no move, not even to
//!   nothing. Tables are evaluated from heap 0 upwards.
//! - **Several coordinates**: the moves may go in any direction but must not run in a cycle, and must stay in the table. Each position
//!   is evaluated after its options.
//! - **Loops** may take [`MAX_STEPS`] steps for a position and [`MAX_TOTAL_STEPS`] for a table; the steps of a loop are counted when
//!   it starts, so that a range of absurd length is an error at once.
//!
//! What breaks these rules is a [`MoveError`], which names the arm and the position. The evaluation compiles the arms to a program
//! for a small machine first, so that no step of a loop allocates, calls itself, or looks a name up.

mod arithmetic;
mod arm;
mod board;
mod compile;
mod expression;
mod fault;
mod heaps;
mod machine;
mod options;
mod program;
mod simplify;

pub use arm::{Arm, Clause, Range, Target};
pub use expression::{Comparison, Condition, Number, Operation};
pub use fault::{Fault, MoveError};

use crate::options::fit;
use crate::table::positions;
use crate::{Error, Rule};
use alloc::vec::Vec;

/// The most steps that the loops may take for one position: 100 million.
pub const MAX_STEPS: u64 = 100_000_000;

/// The most steps that the loops may take for a whole table: 10,000 million.
pub const MAX_TOTAL_STEPS: u64 = 10_000_000_000;

/// The most heaps that [`Moves::options`] lists: 10 million, an option counting as one heap more than it leaves.
pub const MAX_LISTED: u64 = 10_000_000;

/// The rule of a game that is written out move by move.
///
/// A position is a heap, or two or three coordinates. Each [`Arm`] gives moves; the options of a position are those of
/// all arms. Two rules are equal if they are written alike, by whatever names.
///
/// ```
/// use grundy_core::moves::{Arm, Clause, Moves, Number, Operation, Range, Target};
///
/// // |n| [a, n - a] for a in 1..=n / 2: split a heap in two
/// let n = || Number::slot(0);
/// let a = || Number::slot(1);
/// let arm = Arm {
///     target: Target::Heaps(vec![a(), n().combine(Operation::Subtract, a())]),
///     clauses: vec![Clause::For(Range::Between {
///         lo: Number::constant(1),
///         hi: n().combine(Operation::Divide, Number::constant(2)),
///         inclusive: true,
///     })],
/// };
/// let halves = Moves::new(1, vec![arm])?;
/// assert_eq!(halves.table(&[4])?, [0, 0, 1, 0, 1]);
/// assert_eq!(halves.options(&[4])?, [[1, 3], [2, 2]]);
/// # Ok::<(), grundy_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moves {
    coordinates: usize,
    arms: Vec<Arm>,
}

impl Moves {
    /// The rule with the given arms for positions of one, two or three coordinates.
    ///
    /// # Errors
    /// [`Error::Arms`] if there is no arm, or the coordinates are not 1, 2 or 3; [`Error::Arm`] if a target does not have the
    /// shape that the coordinates ask for, or an expression reads a slot that is not in scope.
    ///
    /// ```
    /// use grundy_core::Error;
    /// use grundy_core::moves::Moves;
    ///
    /// assert_eq!(Moves::new(4, vec![]), Err(Error::Arms { coordinates: 4, arms: 0 }));
    /// ```
    pub fn new(coordinates: usize, arms: Vec<Arm>) -> Result<Moves, Error> {
        if !(1..=3).contains(&coordinates) || arms.is_empty() {
            return Err(Error::Arms {
                coordinates,
                arms: arms.len(),
            });
        }
        for (index, arm) in arms.iter().enumerate() {
            if let Some(message) = arm.fault(coordinates) {
                return Err(Error::Arm {
                    arm: index,
                    message,
                });
            }
        }
        Ok(Moves { coordinates, arms })
    }

    /// The number of coordinates of a position, 1 to 3.
    #[must_use]
    pub fn coordinates(&self) -> usize {
        self.coordinates
    }

    /// The arms, in the order in which their moves are listed.
    #[must_use]
    pub fn arms(&self) -> &[Arm] {
        &self.arms
    }

    /// The Grundy values of all positions up to the maxima, row by row: the last coordinate runs fastest.
    ///
    /// Takes one step for each round of a loop, of some 10 ns each. Games of one coordinate are evaluated from heap 0
    /// upwards; games of several so that each position comes after its options, whatever direction the moves have.
    ///
    /// # Errors
    /// [`Error::Coordinates`] and [`Error::TooManyPositions`] for maxima that do not fit; [`Error::Move`] for a move that
    /// is none, or that is beyond [`MAX_STEPS`] and [`MAX_TOTAL_STEPS`].
    pub fn table(&self, maxima: &[usize]) -> Result<Vec<u32>, Error> {
        self.check_coordinates(maxima.len())?;
        let positions = positions(maxima)?;
        let program = compile::compile(self.coordinates, &self.arms);
        let table = match *maxima {
            [max] => heaps::table(&program, max),
            _ => board::table(&program, maxima, positions),
        };
        table.map_err(Error::Move)
    }

    /// The options of a position, in the order of the arms and of their loops; an option that two moves lead to is listed
    /// twice.
    ///
    /// In a game of one coordinate an option is the list of the heaps left, in a game of several the position. Takes one step
    /// for each round of a loop. [`Moves`] has an example.
    ///
    /// # Errors
    /// [`Error::Coordinates`] for a position of another number of coordinates, [`Error::TooManyPositions`] for a coordinate
    /// of [`MAX_POSITIONS`](crate::MAX_POSITIONS) or more, [`Error::Move`] for a move that is none or for more than [`MAX_LISTED`] heaps. Whether
    /// the moves of several coordinates run in a cycle is not looked at.
    pub fn options(&self, position: &[u64]) -> Result<Vec<Vec<u64>>, Error> {
        self.check_coordinates(position.len())?;
        let mut coordinates = Vec::with_capacity(position.len());
        for &coordinate in position {
            let coordinate = fit(coordinate)?;
            positions(&[coordinate])?;
            coordinates.push(coordinate);
        }
        let program = compile::compile(self.coordinates, &self.arms);
        options::options(&program, &coordinates).map_err(Error::Move)
    }

    /// The same game as a subtraction set or a take-and-break code, for which there are faster engines.
    ///
    /// ```
    /// # #[cfg(feature = "codegen")] {
    /// use grundy_core::codegen::moves_from_str;
    ///
    /// let kayles = moves_from_str("|n| [a, n - k - a] for k in 1..=2 for a in 0..=n - k")?;
    /// assert_eq!(kayles.moves.simplify(), Some("0.77".parse::<grundy_core::TakeAndBreak>()?.into()));
    /// let mark = moves_from_str("|n| { n - 1; n / 2 if n > 0 }")?;
    /// assert_eq!(mark.moves.simplify(), None);
    /// # }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Only rules that match exactly have such a form, so the values are the same: `n - k`, for a constant or in a loop
    /// over a range or a set; `[a, n - k - a]` in a loop over all pairs, or all pairs of different heaps. The arms
    /// are looked at, and no position is evaluated.
    #[must_use]
    pub fn simplify(&self) -> Option<Rule> {
        simplify::simplify(self.coordinates, &self.arms)
    }

    fn check_coordinates(&self, given: usize) -> Result<(), Error> {
        if given == self.coordinates {
            Ok(())
        } else {
            Err(Error::Coordinates {
                expected: self.coordinates,
                given,
            })
        }
    }
}
