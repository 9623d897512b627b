//! The moves of a game: what one leaves, and which of them win.

use crate::code::{Digit, Parts, TakeAndBreak};
use crate::{Error, Rule, nim_sum};
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

/// A move in a sum of games: the game it is made in, and what it leaves there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The index of the heap (or position) in the sum.
    pub index: usize,
    /// The heaps left of it, none of them empty and in ascending order.
    pub left: Vec<usize>,
}

impl Rule {
    /// The options of a heap: for each move the heaps that it leaves, none of them empty and in ascending order. An option
    /// that leaves nothing is an empty list. No option comes twice unless two numbers of stones taken lead to it.
    ///
    /// ```
    /// use grundy_core::{Rule, TakeAndBreak};
    ///
    /// let kayles = Rule::from("0.77".parse::<TakeAndBreak>()?);
    /// let options: Vec<Vec<usize>> = kayles.options(4)?.collect();
    /// assert_eq!(options, [vec![3], vec![1, 2], vec![2], vec![1, 1]]);
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    ///
    /// The options are made one by one, so that a heap may be of any size.
    ///
    /// # Errors
    /// [`Error::Coordinates`] for a rule of more than one coordinate.
    pub fn options(&self, heap: usize) -> Result<Options<'_>, Error> {
        Ok(Options(match self {
            Rule::Subtraction(set) => {
                let taken = (1..=heap).filter(|&taken| set.contains(taken as u64));
                Box::new(taken.map(move |taken| whole(heap - taken)))
            }
            Rule::TakeAndBreak(code) => Box::new(
                (0..=heap)
                    .take_while(|&taken| code.last_digit().is_none_or(|last| taken <= last))
                    .flat_map(move |taken| left_by(code, taken, heap - taken)),
            ),
        }))
    }

    /// The moves that win in a sum of heaps under normal play: those that leave a nim-sum of 0. There is one exactly if
    /// the nim-sum of the heaps is not 0.
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
    /// That of a table up to the largest heap, and of the options of all heaps.
    ///
    /// # Errors
    /// Those of [`Rule::table`] for the largest heap.
    pub fn winning_moves(&self, heaps: &[usize]) -> Result<Vec<Move>, Error> {
        let table = self.table(&[heaps.iter().copied().max().unwrap_or(0)])?;
        let values = table.values();
        let sum = nim_sum(heaps.iter().map(|&heap| values[heap]));
        let mut moves = Vec::new();
        if sum == 0 {
            return Ok(moves);
        }
        for (index, &heap) in heaps.iter().enumerate() {
            let wanted = values[heap] ^ sum;
            let options = self.options(heap)?;
            let winning =
                options.filter(|left| nim_sum(left.iter().map(|&part| values[part])) == wanted);
            moves.extend(winning.map(|left| Move { index, left }));
        }
        Ok(moves)
    }
}

/// The options of a heap, one after another; see [`Rule::options`].
pub struct Options<'a>(Box<dyn Iterator<Item = Vec<usize>> + 'a>);

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
