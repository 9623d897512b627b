//! The search for a period of an infinite, ultimately periodic subtraction set, plain or arithmetic.

use super::search::Proof;
use super::z_function::suffix_matches;
use crate::Error;
use crate::sequence::Sequence;
use crate::set::{Tail, gcd};
use crate::stamps::Stamps;
use alloc::vec::Vec;

/// Extends the sequence up to at most `within` heaps until a period has a certificate; see
/// [`Theorem::PeriodicSubtraction`](super::Theorem::PeriodicSubtraction).
pub(super) fn find(
    sequence: &mut Sequence,
    tail: &Tail,
    within: usize,
) -> Result<Option<Proof>, Error> {
    let mut len = (4 * (tail.threshold() + tail.residues.len()) + 16).min(within);
    loop {
        sequence.extend_to(len)?;
        if let Some(proof) = prove(&sequence.values()[..len], tail) {
            return Ok(Some(proof));
        }
        if len == within {
            return Ok(None);
        }
        len = (len + len / 8 + 1).min(within);
    }
}

/// The least period that half of the values agree with, if its certificate holds at the end of the values.
fn prove(values: &[u32], tail: &Tail) -> Option<Proof> {
    let len = values.len();
    // A period of the differences is a period of the values with a saltus.
    let differences: Vec<u32> = values
        .windows(2)
        .map(|pair| pair[1].wrapping_sub(pair[0]))
        .collect();
    let matches = suffix_matches(&differences);
    let period = (1..=len / 2).find(|&period| {
        matches
            .get(period)
            .is_some_and(|&size| size as usize >= len / 2)
    })?;
    let preperiod = differences.len() - matches[period] as usize - period;
    let saltus = values[len - 1].checked_sub(values[len - 1 - period])?;
    // The certificate is for a multiple of the set's modulus. It carries over to the period itself, which holds for at
    // least one such multiple from the pre-period on.
    let modulus = tail.residues.len();
    let factor = modulus / gcd(period as u64, modulus as u64) as usize;
    let (multiple, rise) = (period * factor, saltus.checked_mul(factor as u32)?);
    let enough = preperiod + multiple + tail.threshold().max(period) <= len;
    let proved =
        enough && (0..modulus).all(|residue| shifts(values, tail, residue, multiple, rise));
    proved.then_some(Proof {
        preperiod,
        period,
        saltus,
        checked_to: len - 1,
    })
}

/// Whether the values of the heaps congruent to `residue`, up to the window at the end of `values`, are those of one
/// `multiple` before, raised by `rise`, and all values below `rise`.
fn shifts(values: &[u32], tail: &Tail, residue: usize, multiple: usize, rise: u32) -> bool {
    let modulus = tail.residues.len();
    let later_end = values.len() - tail.threshold();
    let earlier_end = later_end - multiple;
    let mut raised = Stamps::default();
    raised.reset(rise as usize + 1);
    let mut expected = rise as usize;
    (0..rise).for_each(|value| raised.insert(value));
    for heap in (residue..earlier_end).step_by(modulus) {
        let value = values[heap] + rise;
        if !raised.contains(value) {
            raised.insert_growing(value);
            expected += 1;
        }
    }
    let mut seen = Stamps::default();
    seen.reset(0);
    let mut found = 0;
    for heap in (residue..later_end).step_by(modulus) {
        let value = values[heap];
        if !raised.contains(value) {
            return false;
        }
        if !seen.contains(value) {
            seen.insert_growing(value);
            found += 1;
        }
    }
    found == expected
}
