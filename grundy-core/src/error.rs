//! Everything that can be wrong with a rule or with what is asked of it, and how it is said.

use crate::moves::MoveError;
use crate::sequence::MAX_STEPS;
use crate::set::FAMILIES;
use alloc::string::{String, ToString};
use core::fmt;

/// What is wrong with a rule, or with what is asked of it. The message names the value and the remedy.
///
/// ```
/// use grundy_core::{Error, SubtractionSet};
///
/// let error = SubtractionSet::new([0, 1]).unwrap_err();
/// assert_eq!(error, Error::ZeroInSet);
/// assert_eq!(error.to_string(), "subtraction set contains 0; every move must take at least one stone");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A subtraction set contains 0.
    ZeroInSet,
    /// A subtraction set without an element.
    EmptySet,
    /// A range of a subtraction set that ends before it starts.
    EmptyRange {
        /// The first number of the range.
        lo: u64,
        /// The last number of the range.
        hi: u64,
    },
    /// A name that the catalogue does not have.
    UnknownName {
        /// The name as given.
        name: String,
        /// The nearest known name, if one is near.
        suggestion: Option<&'static str>,
    },
    /// A named set with an argument that is missing, superfluous or out of range.
    Argument {
        /// The name of the set.
        name: &'static str,
        /// The argument as given.
        argument: Option<u64>,
        /// What to write instead.
        remedy: &'static str,
    },
    /// A take-and-break code that cannot be read or is no game.
    Code {
        /// The character, counted from 0, at which the fault was seen.
        offset: usize,
        /// What is wrong there, and what to write instead.
        message: String,
    },
    /// A table was asked for with a number of maxima that is not the rule's number of coordinates.
    Coordinates {
        /// The number of coordinates of the rule.
        expected: usize,
        /// The number of maxima given.
        given: usize,
    },
    /// A table with more positions than [`MAX_POSITIONS`](crate::MAX_POSITIONS).
    TooManyPositions {
        /// The number of positions that the table would have.
        positions: u128,
    },
    /// The values of a game on heaps take more than a million million steps, which is about ten minutes, optimised.
    TooManySteps {
        /// The number of heaps whose values were asked for.
        heaps: usize,
    },
    /// No theorem is known by which such a rule could be proved to be periodic.
    NoTheorem,
    /// No period was proved within a bound.
    NoPeriod {
        /// The bound, in heaps.
        within: usize,
    },
    /// A rule of moves without an arm, or with a number of coordinates other than 1, 2 or 3.
    Arms {
        /// The number of coordinates.
        coordinates: usize,
        /// The number of arms.
        arms: usize,
    },
    /// An arm of a rule of moves that does not fit its coordinates, or reads what is not in scope.
    Arm {
        /// The arm, counted from 0.
        arm: usize,
        /// What is wrong, and what to write instead.
        message: String,
    },
    /// A move that is none, found when a rule of moves was evaluated.
    Move(MoveError),
}

impl Error {
    pub(crate) fn unknown_name(name: &str) -> Error {
        let known = crate::catalogue::GAMES.iter().map(|game| game.name);
        let names = FAMILIES.iter().map(|family| family.name).chain(known);
        Error::UnknownName {
            name: name.to_string(),
            suggestion: nearest(name, names),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::ZeroInSet => f.write_str("subtraction set contains 0; every move must take at least one stone"),
            Error::EmptySet => {
                f.write_str("subtraction set is empty, so there is no move; write at least one number, as in `{1, 3, 4}`")
            }
            Error::EmptyRange { lo, hi } => {
                write!(f, "range {lo}..={hi} is empty; write the smaller number first")
            }
            Error::UnknownName { name, suggestion: Some(near) } => {
                write!(f, "unknown rule `{name}`; did you mean `{near}`?")
            }
            Error::UnknownName { name, suggestion: None } => {
                write!(f, "unknown rule `{name}`; known are")?;
                for (index, family) in FAMILIES.iter().enumerate() {
                    write!(f, "{} `{}`", if index == 0 { "" } else { "," }, family.name)?;
                }
                for game in crate::catalogue::GAMES {
                    write!(f, ", `{}`", game.name)?;
                }
                Ok(())
            }
            Error::Argument { name, argument: Some(argument), remedy } => write!(f, "`{name}({argument})`: {remedy}"),
            Error::Argument { name, argument: None, remedy } => write!(f, "`{name}`: {remedy}"),
            Error::Code { message, .. } => f.write_str(message),
            Error::Coordinates { expected, given } => write!(
                f,
                "the rule has {expected} coordinate{}, but {given} {} given; give one maximum for each coordinate",
                if *expected == 1 { "" } else { "s" },
                if *given == 1 { "maximum was" } else { "maxima were" },
            ),
            Error::NoTheorem => f.write_str("no theorem is known by which such a rule could have a proved period"),
            Error::NoPeriod { within } => {
                write!(f, "no period is proved within {within} heap{}", if *within == 1 { "" } else { "s" })
            }
            Error::TooManyPositions { positions } => write!(
                f,
                "{positions} positions were asked for, more than the limit of {}; ask for a smaller maximum",
                crate::MAX_POSITIONS
            ),
            Error::TooManySteps { heaps } => write!(
                f,
                "the values of {heaps} heaps take more than {} million steps; ask for fewer heaps",
                MAX_STEPS / 1_000_000
            ),
            Error::Arms { arms: 0, .. } => f.write_str("a rule without a move; write at least one arm"),
            Error::Arms { coordinates, .. } => {
                write!(f, "a position of {coordinates} coordinates; games have one, two or three")
            }
            Error::Arm { arm, message } => write!(f, "arm {arm}: {message}"),
            Error::Move(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for Error {}

/// The name at the least edit distance, if the distance is small for the length of the name.
pub(crate) fn nearest<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // A name far longer than any known one is near none, and need not be measured.
    if name.len() > 40 {
        return None;
    }
    let name = name.to_ascii_lowercase();
    let name = name.as_str();
    names
        .map(|known| {
            // `fibonacci` means `fib`, and not `fibonacci_nim`, which is another game.
            let distance = if name.starts_with(known) {
                0
            } else {
                edit_distance(name, known)
            };
            (distance, known)
        })
        .filter(|&(distance, known)| distance <= 1 + name.len().max(known.len()) / 4)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, known)| known)
}

/// Levenshtein's distance in bytes.
fn edit_distance(a: &str, b: &str) -> usize {
    let b = b.as_bytes();
    let mut row: alloc::vec::Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
