//! Take-and-break codes: for each number of stones that a move may remove, what it may leave.

mod parse;

use crate::Error;
use crate::set::SubtractionSet;
use alloc::vec::Vec;
use core::fmt;

/// Which pairs or triples of heaps a move may leave where it leaves more than one.
///
/// Whoever reads a code has to know each of them, so that the list is closed.
///
/// ```
/// use grundy_core::{Parts, TakeAndBreak};
///
/// let grundys_game: TakeAndBreak = "4!.0".parse()?;
/// assert_eq!(grundys_game.digit(0).parts(), Parts::Unequal);
/// # Ok::<(), grundy_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Parts {
    /// Heaps of any sizes.
    #[default]
    Any,
    /// Heaps of pairwise different sizes, written `!` behind the digit.
    Unequal,
    /// Heaps of one size, written `=` behind the digit.
    Equal,
}

/// One digit of a code: what a move that removes a fixed number of stones may leave. All heaps left are non-empty. It is
/// written as a hexadecimal digit and its mark.
///
/// ```
/// let code: grundy_core::TakeAndBreak = "0.3F!".parse()?;
/// let digit = code.digit(2);
/// assert_eq!((digit.bits(), digit.to_string()), (15, "F!".to_string()));
/// assert!(digit.leaves(0) && digit.leaves(3) && !digit.leaves(4));
/// # Ok::<(), grundy_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digit {
    bits: u8,
    parts: Parts,
}

impl Digit {
    /// The digit of a subtraction game: nothing or one heap may be left.
    pub(crate) const SUBTRACTION: Digit = Digit {
        bits: 3,
        parts: Parts::Any,
    };

    /// The digit's value, 0..=15: the sum of 1 for no heap, 2 for one heap, 4 for two heaps, 8 for three heaps.
    #[must_use]
    pub fn bits(self) -> u8 {
        self.bits
    }

    /// Whether a move may leave exactly `heaps` heaps; `false` for more than three.
    #[must_use]
    pub fn leaves(self, heaps: usize) -> bool {
        heaps <= 3 && self.bits >> heaps & 1 == 1
    }

    /// What sizes two or three heaps may have.
    #[must_use]
    pub fn parts(self) -> Parts {
        self.parts
    }

    /// Whether the digit is that of a subtraction game: take if you like, whatever is left, and never split.
    fn is_plain(self) -> bool {
        self.bits == 0 || self.bits == 3
    }
}

/// A take-and-break code `d0.d1d2d3...`: a move that removes i stones from a heap may leave what digit d_i says.
///
/// The sum of 1 (nothing is left), 2 (one heap), 4 (two heaps) and 8 (three heaps) is the digit; codes with digits up to
/// 7 are called octal, up to F hexadecimal (Guy and Smith, 1956). d_0 removes nothing, so that it may only split:
/// its bits are 4 and 8. A `!` behind a digit asks for heaps of different sizes, `=` for equal ones; `[...]` at the end
/// repeats for ever.
///
/// ```
/// use grundy_core::TakeAndBreak;
///
/// let kayles: TakeAndBreak = "0.77".parse()?;
/// assert!(kayles.digit(2).leaves(2) && kayles.digit(3).bits() == 0);
/// let lasker: TakeAndBreak = "4.[3]".parse()?;
/// assert_eq!(lasker.digit(1_000_000).bits(), 3);
/// # Ok::<(), grundy_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TakeAndBreak {
    /// d_0 and the digits that do not repeat; the last is not 0 unless the code has only d_0 or repeats.
    head: Vec<Digit>,
    /// The digits that repeat for ever behind the head; empty for a finite code.
    repeating: Vec<Digit>,
}

impl TakeAndBreak {
    /// The digit d_i for i = `removed`; 0 beyond the end of a finite code. Takes constant time.
    #[must_use]
    pub fn digit(&self, removed: usize) -> Digit {
        match self.head.get(removed) {
            Some(&digit) => digit,
            None if self.repeating.is_empty() => Digit::default(),
            None => self.repeating[(removed - self.head.len()) % self.repeating.len()],
        }
    }

    /// The index of the last digit that is not 0, or `None` if the code repeats for ever.
    ///
    /// ```
    /// let last = |code: &str| Ok(code.parse::<grundy_core::TakeAndBreak>()?.last_digit());
    /// assert_eq!((last("0.770")?, last("4.0")?, last("4.[3]")?), (Some(2), Some(0), None));
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    #[must_use]
    pub fn last_digit(&self) -> Option<usize> {
        self.repeating.is_empty().then(|| self.head.len() - 1)
    }

    /// Whether some move leaves exactly `heaps` heaps.
    pub(crate) fn leaves(&self, heaps: usize) -> bool {
        self.head
            .iter()
            .chain(&self.repeating)
            .any(|digit| digit.leaves(heaps))
    }

    /// d_0 and the digits before the repetition.
    pub(crate) fn head(&self) -> &[Digit] {
        &self.head
    }

    /// The digits that repeat; empty for a finite code.
    pub(crate) fn repeating(&self) -> &[Digit] {
        &self.repeating
    }

    /// Makes a code of digits in their canonical form, if it has a move.
    fn new(mut head: Vec<Digit>, mut repeating: Vec<Digit>) -> Option<TakeAndBreak> {
        // A mark says nothing where no move leaves two heaps.
        for digit in head
            .iter_mut()
            .chain(&mut repeating)
            .filter(|digit| digit.bits < 4)
        {
            digit.parts = Parts::Any;
        }
        if repeating.iter().all(|digit| digit.bits == 0) {
            repeating.clear();
            while head.len() > 1 && head.last().is_some_and(|digit| digit.bits == 0) {
                head.pop();
            }
        }
        let has_move = head.iter().chain(&repeating).any(|digit| digit.bits != 0);
        has_move.then_some(TakeAndBreak { head, repeating })
    }

    /// The subtraction set of the same game, if the code has no digits but 0 and 3.
    pub(crate) fn as_subtraction_set(&self) -> Option<SubtractionSet> {
        if !self
            .head
            .iter()
            .chain(&self.repeating)
            .all(|digit| digit.is_plain())
        {
            return None;
        }
        let taken = (1..self.head.len())
            .filter(|&i| self.head[i].bits == 3)
            .map(|i| i as u64);
        let head = SubtractionSet::new(taken).ok();
        if self.repeating.is_empty() {
            return head;
        }
        let (start, modulus) = (self.head.len() as u64, self.repeating.len() as u64);
        let beyond = SubtractionSet::from_ranges([(start, None)]).ok()?;
        (0..modulus)
            .filter(|&i| self.repeating[i as usize].bits == 3)
            .map(|i| SubtractionSet::residue_class(start + i, modulus).intersection(beyond.clone()))
            .chain(head)
            .reduce(SubtractionSet::union)
    }
}

impl core::str::FromStr for TakeAndBreak {
    type Err = Error;

    /// Reads a code such as `0.77`, `4!.0`, `4.[3]` or `0.3F`, in time proportional to its length.
    ///
    /// ```
    /// use grundy_core::{Error, TakeAndBreak};
    ///
    /// assert!(matches!("0.7x".parse::<TakeAndBreak>(), Err(Error::Code { offset: 3, .. })));
    /// ```
    ///
    /// # Errors
    /// [`Error::Code`], with the offset of the first character that does not fit.
    fn from_str(text: &str) -> Result<TakeAndBreak, Error> {
        parse::code(text)
    }
}

impl fmt::Display for TakeAndBreak {
    /// Writes the code as it is read, without zeros at its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.head[0])?;
        for digit in &self.head[1..] {
            write!(f, "{digit}")?;
        }
        if !self.repeating.is_empty() {
            f.write_str("[")?;
            for digit in &self.repeating {
                write!(f, "{digit}")?;
            }
            f.write_str("]")?;
        } else if self.head.len() == 1 {
            f.write_str("0")?;
        }
        Ok(())
    }
}

impl fmt::Display for Digit {
    /// Writes the digit in hexadecimal, and its mark.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.parts {
            Parts::Any => "",
            Parts::Unequal => "!",
            Parts::Equal => "=",
        };
        write!(f, "{:X}{mark}", self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::TakeAndBreak;
    use alloc::string::ToString;

    #[test]
    fn codes_are_read_and_written() {
        let rows = [
            ("0.77", "0.77"),
            ("4.0", "4.0"),
            ("4!.0", "4!.0"),
            ("4.[3]", "4.[3]"),
            ("0.3F", "0.3F"),
            ("0.3f00", "0.3F"),
            ("C=.14!3", "C=.14!3"),
            ("0.1[0]", "0.1"),
            ("0.0[03=]", "0.0[03]"),
        ];
        for (text, written) in rows {
            let code: TakeAndBreak = text.parse().unwrap();
            assert_eq!(code.to_string(), written);
            assert_eq!(written.parse::<TakeAndBreak>().unwrap(), code);
        }
    }

    #[test]
    fn faults_are_found_where_they_are() {
        let rows = [
            ("", 0),
            ("077", 1),
            (".7", 0),
            ("4!.", 3),
            ("0.7 rubbish", 3),
            ("0.7x", 3),
            ("1.7", 0),
            ("7.7", 0),
            ("0.0", 0),
            ("0.[]", 3),
            ("0.[3", 4),
            ("0.[3]3", 5),
            ("0.!", 2),
            ("0.7!!", 4),
            ("0.7!=", 4),
            ("é.7", 0),
            ("0.7é", 3),
        ];
        for (text, at) in rows {
            match text.parse::<TakeAndBreak>() {
                Err(crate::Error::Code { offset, .. }) => assert_eq!(offset, at, "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
    }

    #[test]
    fn subtraction_games_in_disguise() {
        let rows = [
            ("0.3003", Some(vec![1, 4])),
            ("0.[3]", Some((1..=30).collect())),
            ("0.0[30]", Some((2..=30).filter(|n| n % 2 == 0).collect())),
            ("0.03[03]", Some((2..=30).filter(|n| n % 2 == 0).collect())),
            ("0.1", None),
            ("4.3", None),
        ];
        for (text, expected) in rows {
            let code: TakeAndBreak = text.parse().unwrap();
            assert_eq!(
                code.as_subtraction_set()
                    .map(|set| set.elements_up_to(30).unwrap()),
                expected,
                "{text}"
            );
        }
    }
}
