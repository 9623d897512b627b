//! Periods of nim-sequences, found and proved.

mod certificate;
mod fill;
mod search;
mod theorem;
mod z_function;

pub(crate) use fill::{table_of_code, table_of_set};
pub use theorem::Theorem;

use crate::code::TakeAndBreak;
use crate::sequence::{Sequence, is_lasker};
use crate::set::SubtractionSet;
use crate::{Error, MAX_POSITIONS, Rule};
use alloc::vec::Vec;
use search::{Bound, Proof};

/// A proved period of the nim-sequence of a game on heaps: G(n + period) = G(n) + saltus for all n >= pre-period.
///
/// Pre-period and period are the least for which that holds. The values up to the end of the first period are kept, so
/// that every heap's value is at hand.
///
/// ```
/// use grundy_core::{Rule, TakeAndBreak};
///
/// let kayles = Rule::from("0.77".parse::<TakeAndBreak>()?);
/// let period = kayles.periodicity(100_000)?;
/// assert_eq!((period.preperiod(), period.period(), period.saltus()), (71, 12, 0));
/// assert_eq!(period.value(1_000_000_000_000_000_000), 1);
/// # Ok::<(), grundy_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Periodicity {
    preperiod: usize,
    period: usize,
    saltus: u32,
    theorem: Theorem,
    checked_to: usize,
    /// The values of the heaps below `preperiod + period`; `None` if G(n) = n mod period + saltus * (n div period).
    values: Option<Vec<u32>>,
}

impl Periodicity {
    /// The least n from which on the sequence is periodic.
    #[must_use]
    pub fn preperiod(&self) -> usize {
        self.preperiod
    }

    /// The least period, at least 1.
    #[must_use]
    pub fn period(&self) -> usize {
        self.period
    }

    /// What a period adds to the values; 0 if the sequence is periodic in the plain sense.
    #[must_use]
    pub fn saltus(&self) -> u32 {
        self.saltus
    }

    /// The theorem that proves the period.
    #[must_use]
    pub fn theorem(&self) -> Theorem {
        self.theorem
    }

    /// The largest heap whose value was computed and compared for the proof; 0 if the theorem needs none.
    #[must_use]
    pub fn checked_to(&self) -> usize {
        self.checked_to
    }

    /// The largest value of all heaps, or `None` if the values grow without end. Looks at all values that are kept.
    #[must_use]
    pub fn max_value(&self) -> Option<u64> {
        if self.saltus > 0 {
            return None;
        }
        Some(match &self.values {
            Some(values) => u64::from(values.iter().copied().max().unwrap_or(0)),
            None => self.period as u64 - 1,
        })
    }

    /// The values of the heaps below `preperiod + period`, or `None` if no list is needed, since
    /// G(n) = n mod period + saltus * (n div period) for every n.
    ///
    /// ```
    /// use grundy_core::{Rule, SubtractionSet};
    ///
    /// let period = |numbers: &[u64]| {
    ///     Rule::from(SubtractionSet::new(numbers.iter().copied())?).periodicity(1000)
    /// };
    /// assert_eq!(period(&[2, 3])?.values(), Some(&[0, 0, 1, 1, 2][..]));
    /// assert_eq!((period(&[1, 2])?.values(), period(&[1, 2])?.period()), (None, 3));
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    #[must_use]
    pub fn values(&self) -> Option<&[u32]> {
        self.values.as_deref()
    }

    /// The Grundy value of any heap, in constant time: the value of the heap below `preperiod + period` that is a number of
    /// whole periods smaller, and the saltus so many times.
    ///
    /// The one value that does not fit is 2^64 of the heap `u64::MAX` in Lasker's nim; it is returned as `u64::MAX`.
    #[must_use]
    pub fn value(&self, heap: u64) -> u64 {
        let (preperiod, period) = (self.preperiod as u64, self.period as u64);
        let Some(values) = &self.values else {
            return heap % period + heap / period * u64::from(self.saltus);
        };
        if heap < preperiod {
            return u64::from(values[heap as usize]);
        }
        let beyond = heap - preperiod;
        let first = u64::from(values[(preperiod + beyond % period) as usize]);
        // Not `saturating_add`, which Rust 1.95 was seen to compile wrongly in a loop up to `u64::MAX`.
        let (value, overflows) = first.overflowing_add(beyond / period * u64::from(self.saltus));
        if overflows { u64::MAX } else { value }
    }

    fn closed(period: usize, saltus: u32, theorem: Theorem) -> Periodicity {
        Periodicity {
            preperiod: 0,
            period,
            saltus,
            theorem,
            checked_to: 0,
            values: None,
        }
    }

    fn proved(proof: Proof, theorem: Theorem, sequence: Sequence) -> Result<Periodicity, Error> {
        let Proof {
            preperiod,
            period,
            saltus,
            checked_to,
        } = proof;
        let values = Some(sequence.into_values(preperiod + period)?);
        Ok(Periodicity {
            preperiod,
            period,
            saltus,
            theorem,
            checked_to,
            values,
        })
    }
}

impl Rule {
    /// The bound on the search for a period where none is asked for: 100,000 heaps, and 2,000 for a code that leaves three
    /// heaps, whose values cost far more.
    ///
    /// ```
    /// use grundy_core::{Rule, TakeAndBreak};
    ///
    /// let bound = |code: &str| Ok(Rule::from(code.parse::<TakeAndBreak>()?).usual_bound());
    /// assert_eq!((bound("0.77")?, bound("0.8")?), (100_000, 2_000));
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    #[must_use]
    pub fn usual_bound(&self) -> usize {
        match self {
            Rule::TakeAndBreak(code) if code.leaves(3) => 2_000,
            _ => 100_000,
        }
    }

    /// Searches the nim-sequence of a game on heaps for a period and proves it.
    ///
    /// The search stops at the first proof, by one of the [`Theorem`]s. `within`, at most half of [`MAX_POSITIONS`], bounds
    /// the n for which it compares G(n + p) with G(n), so that at most about twice as many heaps are computed. A pattern
    /// that no theorem covers is never returned.
    ///
    /// ```
    /// use grundy_core::{Error, Rule, SubtractionSet, Theorem};
    ///
    /// let rule = |name| Ok(Rule::from(SubtractionSet::named(name, None)?));
    /// let period = rule("odd")?.periodicity(100_000)?;
    /// assert_eq!((period.period(), period.theorem()), (2, Theorem::NoMultiples));
    /// assert_eq!(rule("primes")?.periodicity(100_000), Err(Error::NoTheorem));
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Complexity
    /// That of a table as long as the proof needs, and a small multiple of its length for the search. For codes that leave
    /// three heaps that is at least the square of the heaps; see [`usual_bound`](Self::usual_bound).
    ///
    /// # Errors
    /// [`Error::NoTheorem`] if no theorem is known for such a rule; [`Error::NoPeriod`] if none was proved within the
    /// bound; [`Error::TooManyPositions`] if the bound is above half of [`MAX_POSITIONS`]; [`Error::TooManySteps`] if the
    /// values take too long.
    pub fn periodicity(&self, within: usize) -> Result<Periodicity, Error> {
        if within > MAX_POSITIONS / 2 {
            return Err(Error::TooManyPositions {
                positions: 2 * within as u128 + 1,
            });
        }
        match self {
            Rule::Subtraction(set) => of_set(set, within),
            Rule::TakeAndBreak(code) => of_code(code, within),
            // Moves that are a set or a code in disguise have its period; no theorem covers the others.
            Rule::Moves(moves) => moves
                .simplify()
                .ok_or(Error::NoTheorem)?
                .periodicity(within),
        }
    }
}

fn of_set(set: &SubtractionSet, within: usize) -> Result<Periodicity, Error> {
    let tail = set.tail();
    if tail
        .as_ref()
        .is_some_and(|tail| tail.threshold() == 0 && tail.residues == [true])
    {
        return Ok(Periodicity::closed(1, 1, Theorem::Nim));
    }
    if let Some(d) = set
        .least_absent(usize::MAX)
        .filter(|&d| set.avoids_multiples_of(d as u64))
    {
        return Ok(Periodicity::closed(d, 0, Theorem::NoMultiples));
    }
    let tail = match tail {
        Some(tail) => tail,
        None if set.has_family() => return Err(Error::NoTheorem),
        // Its numbers are beyond the limits of the normal form, so that no period is looked for.
        None => return Err(Error::NoPeriod { within }),
    };
    let mut sequence = Sequence::of_set(set, 2 * within + 1);
    let (proof, theorem) = if tail.is_finite() {
        let bound = Bound::of_set(tail.threshold());
        (
            search::find(&mut sequence, bound, within)?,
            Theorem::FiniteSubtraction,
        )
    } else {
        (
            certificate::find(&mut sequence, &tail, within)?,
            Theorem::PeriodicSubtraction,
        )
    };
    let proof = proof.ok_or(Error::NoPeriod { within })?;
    Periodicity::proved(proof, theorem, sequence)
}

fn of_code(code: &TakeAndBreak, within: usize) -> Result<Periodicity, Error> {
    if let Some(set) = code.as_subtraction_set() {
        return of_set(&set, within);
    }
    if is_lasker(code) {
        let sequence = Sequence::of_code(code, 5);
        let proof = Proof {
            preperiod: 1,
            period: 4,
            saltus: 4,
            checked_to: 0,
        };
        return Periodicity::proved(proof, Theorem::Lasker, sequence);
    }
    let (bound, theorem) = Bound::of_code(code).ok_or(Error::NoTheorem)?;
    let mut sequence = Sequence::of_code(code, 2 * within + 1);
    let proof = search::find(&mut sequence, bound, within)?.ok_or(Error::NoPeriod { within })?;
    Periodicity::proved(proof, theorem, sequence)
}
