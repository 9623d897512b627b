//! The rules of games, in one type.

use crate::code::TakeAndBreak;
use crate::moves::Moves;
use crate::set::SubtractionSet;

/// The rule of a game: from each position, where a move may lead.
///
/// ```
/// use grundy_core::{Rule, SubtractionSet, TakeAndBreak};
///
/// let bash = Rule::from(SubtractionSet::named("upto", Some(3))?);
/// let kayles = Rule::from("0.77".parse::<TakeAndBreak>()?);
/// assert_eq!(bash.table(&[5])?.values(), [0, 1, 2, 3, 0, 1]);
/// assert_eq!(kayles.table(&[5])?.values(), [0, 1, 2, 3, 1, 4]);
/// # Ok::<(), grundy_core::Error>(())
/// ```
///
/// Two rules are equal if they are written alike. Equal rules are the same game, but a game has many rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// A move takes a number of stones from one heap; the number is an element of the set.
    Subtraction(SubtractionSet),
    /// A move removes stones from one heap and may split the rest, as the code says.
    TakeAndBreak(TakeAndBreak),
    /// The moves are written out, for a heap or for a position of two or three coordinates.
    Moves(Moves),
}

impl Rule {
    /// The number of coordinates of a position: 1 for a game on heaps, 2 or 3 for others.
    #[must_use]
    pub fn coordinates(&self) -> usize {
        match self {
            Rule::Subtraction(_) | Rule::TakeAndBreak(_) => 1,
            Rule::Moves(moves) => moves.coordinates(),
        }
    }
}

impl From<SubtractionSet> for Rule {
    fn from(set: SubtractionSet) -> Rule {
        Rule::Subtraction(set)
    }
}

impl From<TakeAndBreak> for Rule {
    fn from(code: TakeAndBreak) -> Rule {
        Rule::TakeAndBreak(code)
    }
}

impl From<Moves> for Rule {
    fn from(moves: Moves) -> Rule {
        Rule::Moves(moves)
    }
}
