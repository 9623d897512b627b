//! The moves of a game: what one leaves, and which of them win.

use crate::code::{Digit, Parts, TakeAndBreak};
use crate::{Error, Rule, nim_sum};
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::panic::{RefUnwindSafe, UnwindSafe};

/// A move in a sum of games: the game it is made in, and what it leaves there. [`Rule::winning_moves`] has an example.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The index of the heap, or of the position, in the sum.
    pub index: usize,
    /// What is left of it: heaps, none of them empty and in ascending order, or the coordinates of a position.
    pub left: Vec<usize>,
}

impl Rule {
    /// The options of a position: for each move what it leaves.
    ///
    /// For a game on heaps, the position is one heap, and an option is the heaps left, none of them empty and in ascending
    /// order; an option that leaves nothing is an empty list. For a game of several coordinates, an option is a position.
    /// An option that two moves lead to may come twice.
    ///
    /// ```
    /// use grundy_core::{Rule, TakeAndBreak};
    ///
    /// let kayles = Rule::from("0.77".parse::<TakeAndBreak>()?);
    /// let options: Vec<Vec<usize>> = kayles.options(&[4])?.collect();
    /// assert_eq!(options, [vec![3], vec![1, 2], vec![2], vec![1, 1]]);
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    ///
    /// # Complexity
    /// The options of sets and codes are made one by one, so that a heap may be of any size: a look at each number that
    /// might be taken, and at each pair and triple of heaps that might be left. Those of a rule of moves are all made
    /// at once, a step for each round of a loop.
    ///
    /// # Errors
    /// [`Error::Coordinates`] for a position of another number of coordinates; for a rule of moves also those of
    /// [`Moves::options`](crate::moves::Moves::options).
    pub fn options(&self, position: &[usize]) -> Result<Options<'_>, Error> {
        let expected = self.coordinates();
        let (Some(&heap), true) = (position.first(), position.len() == expected) else {
            return Err(Error::Coordinates {
                expected,
                given: position.len(),
            });
        };
        Ok(Options(match self {
            Rule::Subtraction(set) => {
                // Beyond the largest element there is none to be looked for.
                let bound = set
                    .upper_bound()
                    .and_then(|bound| usize::try_from(bound).ok());
                let most = heap.min(bound.unwrap_or(heap));
                let taken = (1..=most).filter(|&taken| set.contains(taken as u64));
                Box::new(taken.map(move |taken| whole(heap - taken)))
            }
            Rule::TakeAndBreak(code) => Box::new(
                (0..=heap)
                    .take_while(|&taken| code.last_digit().is_none_or(|last| taken <= last))
                    .flat_map(move |taken| left_by(code, taken, heap - taken)),
            ),
            Rule::Moves(moves) => {
                let position: Vec<u64> = position
                    .iter()
                    .map(|&coordinate| coordinate as u64)
                    .collect();
                let options = moves.options(&position)?;
                let options: Result<Vec<Vec<usize>>, Error> =
                    options.iter().map(|left| listed(left, expected)).collect();
                Box::new(options?.into_iter())
            }
        }))
    }

    /// The moves that win in a sum of games under normal play: those that leave a nim-sum of 0. There is one exactly if the
    /// nim-sum is not 0.
    ///
    /// `positions` holds the coordinates of the positions one after another: the heaps, for a game on heaps.
    ///
    /// ```
    /// use grundy_core::{Move, Rule, SubtractionSet};
    ///
    /// let nim = Rule::from(SubtractionSet::named("nim", None)?);
    /// let moves = nim.winning_moves(&[3, 4, 5])?;
    /// assert_eq!(moves, [Move { index: 0, left: vec![1] }]);
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    ///
    /// # Complexity
    /// That of a table up to the largest coordinate, in each direction, and of the options of all positions.
    ///
    /// # Errors
    /// Those of [`Rule::table`] for the largest coordinate, and [`Error::Coordinates`] if the last position is incomplete.
    pub fn winning_moves(&self, positions: &[usize]) -> Result<Vec<Move>, Error> {
        let coordinates = self.coordinates();
        if positions.len() % coordinates != 0 {
            return Err(Error::Coordinates {
                expected: coordinates,
                given: positions.len() % coordinates,
            });
        }
        // The same maximum for all coordinates: a move may exchange them, or raise a small one.
        let largest = positions.iter().copied().max().unwrap_or(0);
        let maxima = vec![largest; coordinates];
        let table = self.table(&maxima)?;
        // All that a move leaves is in the table: a target outside would have been an error.
        let value = |position: &[usize]| table.get(position).unwrap_or(0);
        let sum = nim_sum(positions.chunks(coordinates).map(value));
        let mut moves = Vec::new();
        if sum == 0 {
            return Ok(moves);
        }
        for (index, position) in positions.chunks(coordinates).enumerate() {
            let wanted = value(position) ^ sum;
            let winning = self
                .options(position)?
                .filter(|left| nim_sum(left.chunks(coordinates).map(value)) == wanted);
            moves.extend(winning.map(|left| Move { index, left }));
        }
        Ok(moves)
    }
}

/// What a move of a rule of moves leaves, in the form of [`Rule::options`].
fn listed(left: &[u64], coordinates: usize) -> Result<Vec<usize>, Error> {
    let listed: Result<Vec<usize>, Error> = left.iter().map(|&part| fit(part)).collect();
    let mut left = listed?;
    if coordinates == 1 {
        left.retain(|&heap| heap > 0);
        left.sort_unstable();
    }
    Ok(left)
}

/// A coordinate as an index, for hosts whose `usize` does not hold each number.
pub(crate) fn fit(coordinate: u64) -> Result<usize, Error> {
    usize::try_from(coordinate).map_err(|_| Error::TooManyPositions {
        positions: u128::from(coordinate) + 1,
    })
}

/// The options of a position, one after another, as [`Rule::options`] makes them; an example is there.
#[must_use = "options are made one by one, when they are asked for"]
pub struct Options<'a>(Box<Made<'a>>);

/// An iterator that may be used where the rule itself may be, on other threads too.
type Made<'a> = dyn Iterator<Item = Vec<usize>> + Send + Sync + UnwindSafe + RefUnwindSafe + 'a;

impl fmt::Debug for Options<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").finish_non_exhaustive()
    }
}

impl Iterator for Options<'_> {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        self.0.next()
    }
}

/// What a move may leave that takes `taken` of `taken + left` stones.
fn left_by(
    code: &TakeAndBreak,
    taken: usize,
    left: usize,
) -> impl Iterator<Item = Vec<usize>> + use<> {
    let digit = code.digit(taken);
    let parts = digit.parts();
    let one = (digit.leaves(usize::from(left > 0))).then(|| whole(left));
    let two = (1..=if digit.leaves(2) { left / 2 } else { 0 })
        .map(move |a| vec![a, left - a])
        .filter(move |pair| fits(pair, parts));
    one.into_iter().chain(two).chain(triples(digit, left))
}

/// The triples of heaps that a digit allows for `left` stones.
fn triples(digit: Digit, left: usize) -> impl Iterator<Item = Vec<usize>> {
    (1..=if digit.leaves(3) { left / 3 } else { 0 })
        .flat_map(move |a| (a..=(left - a) / 2).map(move |b| vec![a, b, left - a - b]))
        .filter(move |triple| fits(triple, digit.parts()))
}

/// Whether heaps in ascending order are of the sizes that a mark asks for.
fn fits(heaps: &[usize], parts: Parts) -> bool {
    let mut pairs = heaps.windows(2);
    match parts {
        Parts::Any => true,
        Parts::Unequal => pairs.all(|pair| pair[0] != pair[1]),
        Parts::Equal => pairs.all(|pair| pair[0] == pair[1]),
    }
}

/// One heap, unless nothing is left.
fn whole(left: usize) -> Vec<usize> {
    if left == 0 { vec![] } else { vec![left] }
}
