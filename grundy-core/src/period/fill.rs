//! Tables of games on heaps: computed up to a proved period, if there is one, and copied from there on.

use super::search::{Bound, find_for_table};
use crate::Error;
use crate::code::TakeAndBreak;
use crate::sequence::Sequence;
use crate::set::SubtractionSet;
use alloc::vec::Vec;

/// The values of the heaps below `len` >= 1 of a subtraction game.
pub(crate) fn table_of_set(set: &SubtractionSet, len: usize) -> Result<Vec<u32>, Error> {
    let tail = set.tail().filter(|tail| tail.is_finite());
    let bound = tail.map(|tail| Bound::of_set(tail.threshold()));
    fill(Sequence::of_set(set, len), bound, len)
}

/// The values of the heaps below `len` >= 1 of a take-and-break game.
pub(crate) fn table_of_code(code: &TakeAndBreak, len: usize) -> Result<Vec<u32>, Error> {
    if let Some(set) = code.as_subtraction_set() {
        return table_of_set(&set, len);
    }
    let bound = Bound::of_code(code).map(|(bound, _)| bound);
    fill(Sequence::of_code(code, len), bound, len)
}

fn fill(mut sequence: Sequence, bound: Option<Bound>, len: usize) -> Result<Vec<u32>, Error> {
    let proof = match bound {
        Some(bound) if !sequence.is_closed() => find_for_table(&mut sequence, bound, len)?,
        _ => None,
    };
    let Some(proof) = proof else {
        return sequence.into_values(len);
    };
    let values = sequence.into_values(proof.checked_to + 1)?;
    Ok(repeat(values, proof.preperiod, proof.period, len))
}

/// Extends values that are periodic from the pre-period on, and known for the first period at least.
///
/// The copies double in length, since slices are copied fast even where nothing is optimised.
fn repeat(mut values: Vec<u32>, preperiod: usize, period: usize, len: usize) -> Vec<u32> {
    values.reserve_exact(len.saturating_sub(values.len()));
    while values.len() < len {
        let known = values.len();
        let span = (known - preperiod) / period * period;
        let size = span.min(len - known);
        values.extend_from_within(known - span..known - span + size);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::{repeat, table_of_code};
    use crate::TakeAndBreak;
    use crate::sequence::Sequence;

    #[test]
    fn periods_are_repeated_to_any_length() {
        for preperiod in 0..4 {
            for period in 1..5 {
                let value = |n: usize| {
                    let n = if n < preperiod {
                        n
                    } else {
                        preperiod + (n - preperiod) % period
                    };
                    n as u32
                };
                for known in preperiod + period..preperiod + 3 * period {
                    for len in (known..60).step_by(if cfg!(miri) { 11 } else { 1 }) {
                        let values = (0..known).map(value).collect();
                        let expected: alloc::vec::Vec<u32> = (0..len).map(value).collect();
                        assert_eq!(repeat(values, preperiod, period, len), expected);
                    }
                }
            }
        }
    }

    #[test]
    fn copied_tables_are_the_computed_ones() {
        let codes = [
            "0.77", "0.07", "0.137", "0.4", "0.04", "0.004", "4.0", "0.2", "0.4!7!", "0.33", "0.8",
            "0.1=5", "0.161", "0.303003", "4!.0",
        ];
        for text in codes.into_iter().step_by(if cfg!(miri) { 7 } else { 1 }) {
            let code: TakeAndBreak = text.parse().unwrap();
            let most = if cfg!(miri) { 100 } else { 1500 };
            let computed = Sequence::of_code(&code, most).into_values(most).unwrap();
            for len in [1, 2, 63, 64, 65, 66, 100, 128, 200, 500, 1500] {
                let len = len.min(most);
                let table = table_of_code(&code, len).unwrap();
                assert_eq!(table, computed[..len], "{text}");
            }
        }
    }
}
