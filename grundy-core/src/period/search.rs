//! The search for a period that a comparison of finitely many values proves.

use super::theorem::Theorem;
use super::z_function::suffix_matches;
use crate::Error;
use crate::code::{Parts, TakeAndBreak};
use crate::sequence::Sequence;

/// The comparison that proves a period p from n0 on: G(n + p) = G(n) for
/// n0 <= n < heaps * n0 + (heaps - 1 + extra_periods) * p + last, with n0 >= least_preperiod.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bound {
    /// The most heaps that a move leaves.
    pub(super) heaps: usize,
    /// Periods to compare beyond those of the plain theorem.
    pub(super) extra_periods: usize,
    /// The most stones that a move takes.
    pub(super) last: usize,
    /// The least n0 for which the theorem holds.
    pub(super) least_preperiod: usize,
}

impl Bound {
    /// That of a finite subtraction set with the largest element `last`.
    pub(super) fn of_set(last: usize) -> Bound {
        Bound {
            heaps: 1,
            extra_periods: 0,
            last,
            least_preperiod: 0,
        }
    }

    /// That of a finite code, if a theorem covers it.
    pub(super) fn of_code(code: &TakeAndBreak) -> Option<(Bound, Theorem)> {
        let last = code.last_digit()?;
        let digits = code.head();
        let leaves = |heaps| digits.iter().any(|digit| digit.leaves(heaps));
        let heaps = (1..=3).rev().find(|&heaps| leaves(heaps)).unwrap_or(1);
        let is_marked = digits.iter().any(|digit| digit.parts() != Parts::Any);
        let (extra_periods, theorem) = match (heaps, is_marked) {
            (1, _) => (0, Theorem::FiniteSubtraction),
            (2, false) => (0, Theorem::FiniteOctal),
            (2, true) => (1, Theorem::MarkedOctal),
            (_, false) => (0, Theorem::Hexadecimal),
            (_, true) => return None,
        };
        let bound = Bound {
            heaps,
            extra_periods,
            last,
            least_preperiod: 1,
        };
        Some((bound, theorem))
    }

    /// The end of the comparison: the first n that need not be looked at.
    fn end(self, preperiod: usize, period: usize) -> usize {
        self.heaps * preperiod.max(self.least_preperiod)
            + (self.heaps - 1 + self.extra_periods) * period
            + self.last
    }
}

/// A period that is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    pub(super) preperiod: usize,
    pub(super) period: usize,
    pub(super) saltus: u32,
    /// The largest heap that was compared.
    pub(super) checked_to: usize,
}

/// Extends the sequence until a period is proved by comparisons of n < `within`, or cannot be.
///
/// At each stop all shifts are compared at once. A shift that agrees so far names the length at which it would be proved,
/// and the search stops there next, so that it seldom computes more than the proof needs.
pub(super) fn find(
    sequence: &mut Sequence,
    bound: Bound,
    within: usize,
) -> Result<Option<Proof>, Error> {
    let mut len = (bound.last + 8).min(within.max(1));
    loop {
        sequence.extend_to(len)?;
        let nearest = match examine(&sequence.values()[..len], bound, within, 2 * within) {
            Ok(proof) => return Ok(Some(proof)),
            Err(nearest) => nearest,
        };
        // Beyond the bound only a period that has shown itself within it is followed to its proof.
        if nearest == usize::MAX && len >= within {
            return Ok(None);
        }
        // Not at every length that some shift names, which would take quadratic time; nor too far ahead.
        let (least, most) = (len + 1 + len / 256, len + 1 + len / 8);
        len = if len < within {
            nearest.clamp(least, most).min(within)
        } else {
            nearest.max(least).min(2 * within)
        };
    }
}

/// Extends the sequence until a period is proved, or so near to `len` heaps that a proof would spare little.
///
/// The stops are so far apart that the comparisons take linear time.
pub(super) fn find_for_table(
    sequence: &mut Sequence,
    bound: Bound,
    len: usize,
) -> Result<Option<Proof>, Error> {
    let mut stop = bound.last.saturating_add(64);
    while stop < len {
        sequence.extend_to(stop)?;
        match examine(&sequence.values()[..stop], bound, len, len) {
            Ok(proof) => return Ok(Some(proof)),
            Err(nearest) => stop = nearest.clamp(stop + stop / 4, 2 * stop),
        }
    }
    Ok(None)
}

/// The least period that the values prove, or else the least length at which a period that holds so far would be proved
/// by comparisons of n < `within` and at most `most` values.
fn examine(values: &[u32], bound: Bound, within: usize, most: usize) -> Result<Proof, usize> {
    let len = values.len();
    let matches = &suffix_matches(values)[..];
    let mut nearest = usize::MAX;
    let mut period = 1;
    while period < len {
        // For n >= preperiod, as far as the values go, G(n + period) = G(n).
        let preperiod = len - matches[period] as usize - period;
        let end = bound.end(preperiod, period);
        if end + period <= len {
            return Ok(Proof {
                preperiod,
                period,
                saltus: 0,
                checked_to: end + period - 1,
            });
        }
        if end <= within && end + period <= most && end + period < nearest {
            nearest = end + period;
        }
        period += 1;
    }
    Err(nearest)
}
