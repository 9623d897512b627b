//! Subtraction sets: a Boolean algebra over written numbers, ranges and named families.
//!
//! A set is kept as a postfix program, so that no value, however deeply it was combined, needs recursion.

mod decide;
mod family;
mod tail;

pub(crate) use decide::gcd;
pub(crate) use tail::Tail;

pub use family::{FAMILIES, NamedSet};

use crate::Error;
use crate::bits::BitSet;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use family::{Elements, Family};

/// A set of positive integers: the numbers of stones that a move may take.
///
/// Sets are written number by number, as ranges or by name, and combined as a Boolean algebra. They may be infinite,
/// and a combination may be empty; [`is_empty`](Self::is_empty) tells. Two sets are equal if they are written alike:
/// `{1, 2}` equals `{2, 1}`, but not `{1} | {2}`, which has the same elements.
///
/// ```
/// use grundy_core::SubtractionSet;
///
/// let set = SubtractionSet::named("even", None)?.union(SubtractionSet::new([1])?);
/// assert!(set.contains(1) && set.contains(4) && !set.contains(3));
/// # Ok::<(), grundy_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SubtractionSet {
    /// In postfix order; leaves exactly one set on the stack.
    program: Vec<Op>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Op {
    /// Disjoint ranges `lo..=hi`, ascending, `lo >= 1`; `u64::MAX` as `hi` means without end.
    Ranges(Box<[(u64, u64)]>),
    Family(Family),
    /// The numbers congruent to `residue` modulo `modulus`, `residue < modulus`.
    Residue {
        modulus: u64,
        residue: u64,
    },
    Union,
    Intersection,
    Complement,
}

impl SubtractionSet {
    /// The set of the given numbers, in any order, repetitions allowed. Takes the time of sorting them.
    ///
    /// ```
    /// use grundy_core::SubtractionSet;
    ///
    /// assert_eq!(SubtractionSet::new([4, 1, 3, 1])?, SubtractionSet::new([1, 3, 4])?);
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::ZeroInSet`] if a number is 0, [`Error::EmptySet`] if there is none.
    pub fn new(elements: impl IntoIterator<Item = u64>) -> Result<SubtractionSet, Error> {
        SubtractionSet::from_ranges(elements.into_iter().map(|element| (element, Some(element))))
    }

    /// The union of the ranges `lo..=hi`, or `lo..` where `hi` is `None`; in any order, overlaps allowed. Takes the time of
    /// sorting them, however long they are.
    ///
    /// ```
    /// use grundy_core::SubtractionSet;
    ///
    /// let set = SubtractionSet::from_ranges([(4, Some(6)), (1, Some(1)), (10, None)])?;
    /// assert!(set.contains(5) && !set.contains(7) && set.contains(1_000_000));
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::ZeroInSet`] if a range starts at 0, [`Error::EmptyRange`] if one ends before it starts,
    /// [`Error::EmptySet`] if there is none.
    pub fn from_ranges(
        ranges: impl IntoIterator<Item = (u64, Option<u64>)>,
    ) -> Result<SubtractionSet, Error> {
        let mut sorted = Vec::new();
        for (lo, hi) in ranges {
            if lo == 0 {
                return Err(Error::ZeroInSet);
            }
            let end = hi.unwrap_or(u64::MAX);
            if end < lo {
                return Err(Error::EmptyRange { lo, hi: end });
            }
            sorted.push((lo, end));
        }
        if sorted.is_empty() {
            return Err(Error::EmptySet);
        }
        sorted.sort_unstable();
        let mut merged: Vec<(u64, u64)> = Vec::with_capacity(sorted.len());
        for (lo, hi) in sorted {
            match merged.last_mut() {
                Some(last) if lo <= last.1.saturating_add(1) => last.1 = last.1.max(hi),
                _ => merged.push((lo, hi)),
            }
        }
        Ok(SubtractionSet::leaf(Op::Ranges(merged.into())))
    }

    /// The set that the rule language calls `name`, with its argument where it takes one; [`FAMILIES`] lists them.
    ///
    /// ```
    /// use grundy_core::{Error, SubtractionSet};
    ///
    /// let powers = SubtractionSet::named("powers", Some(3))?;
    /// assert_eq!(powers.elements_up_to(30)?, [1, 3, 9, 27]);
    /// assert!(matches!(SubtractionSet::named("fibb", None), Err(Error::UnknownName { suggestion: Some("fib"), .. })));
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::UnknownName`] for a name that is not in the list; [`Error::Argument`] for an argument that is missing,
    /// superfluous, 0, or, for `powers`, less than 2.
    pub fn named(name: &str, argument: Option<u64>) -> Result<SubtractionSet, Error> {
        let Some(row) = FAMILIES.iter().find(|row| row.name == name) else {
            return Err(Error::unknown_name(name));
        };
        let wrong = |remedy: &'static str| {
            Err(Error::Argument {
                name: row.name,
                argument,
                remedy,
            })
        };
        let k = match (row.takes_argument, argument) {
            (false, None) => 1,
            (false, Some(_)) => return wrong("it takes no argument; write the name alone"),
            (true, None) => return wrong("it takes one number in parentheses, as in `upto(3)`"),
            (true, Some(0)) => return wrong("the argument must be at least 1"),
            (true, Some(k)) => k,
        };
        Ok(SubtractionSet::leaf(match row.elements {
            Elements::Family(family) => Op::Family(family),
            Elements::Class { residue, modulus } => Op::Residue { modulus, residue },
            Elements::UpTo => Op::Ranges([(1, k)].into()),
            Elements::Multiples => Op::Residue {
                modulus: k,
                residue: 0,
            },
            Elements::Powers if k < 2 => {
                return wrong("powers of 1 are all 1; write {1}, or a base of at least 2");
            }
            Elements::Powers => Op::Family(Family::Powers(k)),
        }))
    }

    /// The positive integers congruent to `residue` modulo `modulus` >= 1.
    pub(crate) fn residue_class(residue: u64, modulus: u64) -> SubtractionSet {
        SubtractionSet::leaf(Op::Residue {
            modulus,
            residue: residue % modulus,
        })
    }

    /// The numbers in this set or in `other`.
    #[must_use]
    pub fn union(self, other: SubtractionSet) -> SubtractionSet {
        self.then(other, Op::Union)
    }

    /// The numbers in this set and in `other`.
    #[must_use]
    pub fn intersection(self, other: SubtractionSet) -> SubtractionSet {
        self.then(other, Op::Intersection)
    }

    /// The numbers in this set and not in `other`.
    ///
    /// ```
    /// use grundy_core::SubtractionSet;
    ///
    /// let odd_primes = SubtractionSet::named("primes", None)?.difference(SubtractionSet::new([2])?);
    /// assert_eq!(odd_primes.elements_up_to(12)?, [3, 5, 7, 11]);
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    ///
    /// This and the other combinations take time proportional to the size of the expressions.
    #[must_use]
    pub fn difference(self, other: SubtractionSet) -> SubtractionSet {
        self.intersection(other.complement())
    }

    /// The positive integers that are not in this set.
    ///
    /// ```
    /// use grundy_core::SubtractionSet;
    ///
    /// let set = SubtractionSet::new([2, 5])?.complement();
    /// assert_eq!(set.elements_up_to(7)?, [1, 3, 4, 6, 7]);
    /// assert!(!set.contains(0));
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    #[must_use]
    pub fn complement(mut self) -> SubtractionSet {
        self.program.push(Op::Complement);
        self
    }

    /// Whether a move may take `n` stones; 0 is never an element. For any `n`, the time is proportional to the size of the
    /// expression, and a logarithm of the number of ranges.
    #[must_use]
    pub fn contains(&self, n: u64) -> bool {
        n > 0
            && self.run(
                |leaf| match leaf {
                    Op::Ranges(ranges) => {
                        let after = ranges.partition_point(|range| range.0 <= n);
                        after > 0 && n <= ranges[after - 1].1
                    }
                    Op::Family(family) => family.contains(n),
                    Op::Residue { modulus, residue } => n % modulus == *residue,
                    Op::Union | Op::Intersection | Op::Complement => false,
                },
                |a, b| a | b,
                |a, b| a & b,
                |a| !a,
            )
    }

    /// The elements up to `max` in ascending order.
    ///
    /// Takes time and memory of one bit for each number up to `max` and each part of the expression, and of four bits more
    /// for `primes`; for a finite set `max` counts only as far as its elements go.
    ///
    /// # Errors
    /// [`Error::TooManyPositions`] for more than [`MAX_POSITIONS`](crate::MAX_POSITIONS) numbers from 0 on.
    pub fn elements_up_to(&self, max: usize) -> Result<Vec<usize>, Error> {
        let bound = self
            .upper_bound()
            .and_then(|bound| usize::try_from(bound).ok());
        let max = bound.map_or(max, |bound| bound.min(max));
        crate::table::positions(&[max])?;
        Ok(self.bits(max).iter().collect())
    }

    /// The elements up to `max` as bits `0..=max`.
    pub(crate) fn bits(&self, max: usize) -> BitSet {
        self.run(
            |leaf| match leaf {
                Op::Ranges(ranges) => {
                    let mut bits = BitSet::new(max + 1);
                    for &(lo, hi) in ranges.iter().take_while(|range| range.0 <= max as u64) {
                        bits.insert_range(lo as usize, (hi.min(max as u64) + 1) as usize);
                    }
                    bits
                }
                Op::Family(family) => family.bits(max),
                Op::Residue { modulus, residue } => {
                    let mut bits = BitSet::new(max + 1);
                    if *modulus == 1 {
                        bits.insert_range(1, max + 1);
                        return bits;
                    }
                    let (mut next, max) =
                        (if *residue == 0 { *modulus } else { *residue }, max as u64);
                    while next <= max {
                        bits.insert(next as usize);
                        next = next.saturating_add(*modulus);
                    }
                    bits
                }
                Op::Union | Op::Intersection | Op::Complement => BitSet::new(max + 1),
            },
            |mut a, b| {
                a.combine(&b, |x, y| x | y);
                a
            },
            |mut a, b| {
                a.combine(&b, |x, y| x & y);
                a
            },
            |mut a| {
                a.invert();
                a.remove(0);
                a
            },
        )
    }

    fn leaf(op: Op) -> SubtractionSet {
        SubtractionSet { program: vec![op] }
    }

    fn then(mut self, other: SubtractionSet, op: Op) -> SubtractionSet {
        self.program.extend(other.program);
        self.program.push(op);
        self
    }

    /// Evaluates the program in any algebra.
    fn run<T>(
        &self,
        leaf: impl Fn(&Op) -> T,
        union: impl Fn(T, T) -> T,
        intersection: impl Fn(T, T) -> T,
        complement: impl Fn(T) -> T,
    ) -> T {
        let mut stack: Vec<T> = Vec::new();
        for op in &self.program {
            let top = match op {
                Op::Ranges(_) | Op::Family(_) | Op::Residue { .. } => leaf(op),
                Op::Complement => {
                    let a = pop(&mut stack);
                    complement(a)
                }
                Op::Union | Op::Intersection => {
                    let (b, a) = (pop(&mut stack), pop(&mut stack));
                    if *op == Op::Union {
                        union(a, b)
                    } else {
                        intersection(a, b)
                    }
                }
            };
            stack.push(top);
        }
        pop(&mut stack)
    }
}

/// Each constructor leaves the program balanced, so the stack always holds the operands of the next operation.
fn pop<T>(stack: &mut Vec<T>) -> T {
    stack.pop().expect("a set's program is balanced")
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    fn named(name: &str) -> SubtractionSet {
        SubtractionSet::named(name, None).unwrap()
    }

    #[test]
    fn membership_agrees_with_the_bits_in_every_combination() {
        let leaves = [
            SubtractionSet::new([3, 1, 4, 1, 5]).unwrap(),
            SubtractionSet::from_ranges([(7, None), (2, Some(4))]).unwrap(),
            named("fib"),
            named("odd"),
            SubtractionSet::named("multiples", Some(7)).unwrap(),
            named("primes"),
        ];
        for a in &leaves {
            for b in leaves.iter().step_by(if cfg!(miri) { 2 } else { 1 }) {
                let (a, b) = (a.clone(), b.clone());
                for set in [
                    a.clone().union(b.clone()),
                    a.clone().intersection(b.clone()),
                    a.clone().difference(b.clone()),
                    a.clone().complement().union(b.clone()).complement(),
                ] {
                    let most = if cfg!(miri) { 20 } else { 200 };
                    let bits = set.bits(most);
                    for n in 0..=most {
                        assert_eq!(bits.contains(n), set.contains(n as u64), "{set:?} {n}");
                    }
                    for d in 2..most as u64 / 5 {
                        if set.avoids_multiples_of(d) {
                            assert!(
                                (1..10 * most as u64).all(|m| !set.contains(d * m)),
                                "{set:?} {d}"
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "complements a hundred thousand times")]
    fn a_deep_expression_needs_no_stack() {
        let mut set = named("fib");
        for _ in 0..100_000 {
            set = set.complement();
        }
        assert!(set.contains(5) && !set.contains(6));
        let _ = set.is_empty();
    }

    #[test]
    fn errors_name_the_value() {
        let text = |result: Result<SubtractionSet, Error>| -> String {
            alloc::format!("{}", result.unwrap_err())
        };
        assert!(text(SubtractionSet::new([0, 1])).contains("contains 0"));
        assert!(text(SubtractionSet::new([])).contains("empty"));
        assert!(text(SubtractionSet::from_ranges([(5, Some(2))])).contains("5..=2"));
        assert!(text(SubtractionSet::named("fibb", None)).contains("`fib`"));
        assert!(text(SubtractionSet::named("upto", None)).contains("upto(3)"));
        assert!(text(SubtractionSet::named("fib", Some(3))).contains("no argument"));
    }
}
