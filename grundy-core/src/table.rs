//! Tables of Grundy values, as computed by the engine that fits the rule.

use crate::{Error, MAX_POSITIONS, Rule, period};
use alloc::vec::Vec;

/// The Grundy values of all positions up to a maximum for each coordinate, as [`Rule::table`] computes them.
///
/// ```
/// use grundy_core::{Rule, SubtractionSet};
///
/// let table = Rule::from(SubtractionSet::new([1, 3, 4])?).table(&[9])?;
/// assert_eq!((table.lengths(), table.max_value()), (&[10][..], 3));
/// assert_eq!((table.get(&[5]), table.get(&[10])), (Some(3), None));
/// # Ok::<(), grundy_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    lengths: Vec<usize>,
    values: Vec<u32>,
}

impl Table {
    /// The number of entries along each coordinate: the maximum and 1.
    #[must_use]
    pub fn lengths(&self) -> &[usize] {
        &self.lengths
    }

    /// The values; for several coordinates row by row, the last coordinate running fastest.
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The values, as [`values`](Self::values) lists them.
    #[cfg(feature = "codegen")]
    pub(crate) fn into_values(self) -> Vec<u32> {
        self.values
    }

    /// The largest value. Looks at all of them.
    #[must_use]
    pub fn max_value(&self) -> u32 {
        // A plain loop, since the macro runs this without optimisation.
        let (mut max, mut index) = (0, 0);
        let values = &self.values[..];
        while index < values.len() {
            if values[index] > max {
                max = values[index];
            }
            index += 1;
        }
        max
    }

    /// The value of a position, or `None` outside the table or for another number of coordinates. Takes constant time.
    #[must_use]
    pub fn get(&self, position: &[usize]) -> Option<u32> {
        if position.len() != self.lengths.len() {
            return None;
        }
        let mut index = 0;
        for (&coordinate, &length) in position.iter().zip(&self.lengths) {
            if coordinate >= length {
                return None;
            }
            index = index * length + coordinate;
        }
        Some(self.values[index])
    }
}

/// The number of positions up to `maxima`, at most [`MAX_POSITIONS`].
pub(crate) fn positions(maxima: &[usize]) -> Result<usize, Error> {
    let positions = maxima.iter().fold(1_u128, |positions, &max| {
        positions.saturating_mul(max as u128 + 1)
    });
    match usize::try_from(positions) {
        Ok(positions) if positions <= MAX_POSITIONS => Ok(positions),
        _ => Err(Error::TooManyPositions { positions }),
    }
}

impl Rule {
    /// Computes the Grundy values of all positions up to `maxima`, one for each coordinate; heap 0 comes first.
    ///
    /// ```
    /// use grundy_core::{Rule, SubtractionSet};
    ///
    /// let rule = Rule::from(SubtractionSet::new([1, 3, 4])?);
    /// assert_eq!(rule.table(&[9])?.values(), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]);
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    ///
    /// # Complexity
    /// For n heaps: O(n) with a closed form or an ultimately periodic set; about n |S| v / 64 word operations for a set of
    /// few elements and v values, n^2 / 128 for one of many; for a code about n r, where r is the number of rare heaps
    /// of the sparse space (about 1,000 for n = 10^6 and most codes), or n^2 / 4 where there is no good one. For finite
    /// sets and codes n is at most about twice what the proof of a period needs; the values beyond are copied. For a rule
    /// of moves one step for each round of a loop.
    ///
    /// # Errors
    /// [`Error::Coordinates`] if there is not one maximum for each coordinate; [`Error::TooManyPositions`] if the table
    /// would have more than [`MAX_POSITIONS`]; [`Error::TooManySteps`] if its values take too long; for a rule of moves also
    /// those of [`Moves::table`](crate::moves::Moves::table).
    pub fn table(&self, maxima: &[usize]) -> Result<Table, Error> {
        if maxima.len() != self.coordinates() {
            return Err(Error::Coordinates {
                expected: self.coordinates(),
                given: maxima.len(),
            });
        }
        let size = positions(maxima)?;
        let lengths = maxima.iter().map(|max| max + 1).collect();
        let values = match self {
            Rule::Subtraction(set) => period::table_of_set(set, size)?,
            Rule::TakeAndBreak(code) => period::table_of_code(code, size)?,
            Rule::Moves(moves) => match moves.simplify() {
                Some(rule) => return rule.table(maxima),
                None => moves.table(maxima)?,
            },
        };
        Ok(Table { lengths, values })
    }
}
