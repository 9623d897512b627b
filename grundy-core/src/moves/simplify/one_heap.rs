//! Arms that leave one heap: `n - c`, and `n - k` in a loop.

use super::affine::Affine;
use super::{FIRST, HEAP, Piece, mirrored};
use crate::moves::arm::Range;
use crate::moves::expression::{Comparison, Condition, Number};
use crate::set::SubtractionSet;

/// `n - c`, or `n - k for k in RANGE`, with conditions on what is left.
pub(super) fn piece(
    heap: Affine,
    range: Option<&Range>,
    conditions: &[&Condition],
) -> Option<Piece> {
    let mut bits = 3;
    let removed = match range {
        None => {
            let constant = HEAP
                .minus(heap)
                .as_constant()
                .filter(|&constant| constant > 0)?;
            SubtractionSet::new([constant as u64]).ok()?
        }
        Some(_) if heap != HEAP.minus(FIRST) => return None,
        Some(range) => {
            let (set, leaves_nothing) = numbers(range)?;
            bits = if leaves_nothing { 3 } else { 2 };
            set
        }
    };
    for condition in conditions {
        bits &= left_by(condition, heap)?;
    }
    (bits != 0).then_some(Piece {
        removed: Some(removed),
        bits,
        is_unequal: false,
    })
}

/// The numbers that a loop gives to be removed, and whether the whole heap is among them.
pub(super) fn numbers(range: &Range) -> Option<(SubtractionSet, bool)> {
    let (lo, hi, inclusive) = match range {
        Range::Set(set) => return Some((set.clone(), true)),
        Range::Between { lo, hi, inclusive } => (lo, hi, *inclusive),
    };
    let lo = Affine::of(lo)?.as_constant().filter(|&lo| lo > 0)? as u64;
    let last = last(hi, inclusive)?;
    if let Some(last) = last.as_constant() {
        let set = SubtractionSet::from_ranges([(lo, Some(u64::try_from(last).ok()?))]).ok()?;
        return Some((set, true));
    }
    // A range that goes on behind n gives nothing more: its targets are negative.
    let beyond = last
        .minus(HEAP)
        .as_constant()
        .filter(|&beyond| beyond >= -1)?;
    Some((SubtractionSet::from_ranges([(lo, None)]).ok()?, beyond >= 0))
}

/// The last number of a range.
pub(super) fn last(hi: &Number, inclusive: bool) -> Option<Affine> {
    let hi = Affine::of(hi)?;
    Some(if inclusive {
        hi
    } else {
        hi.minus(Affine::constant(1))
    })
}

/// The bits that a condition on what is left allows: `heap > 0` is 2, `heap == 0` is 1, `heap >= 0` is both.
fn left_by(condition: &Condition, heap: Affine) -> Option<u8> {
    let (difference, comparison) = Affine::compared(condition)?;
    // The condition is `heap + offset` or `-(heap + offset)` compared with 0.
    let (offset, comparison) = match difference.minus(heap).as_constant() {
        Some(offset) => (offset, comparison),
        None => (-difference.plus(heap).as_constant()?, mirrored(comparison)),
    };
    match (comparison, offset) {
        (Comparison::GreaterOrEqual, 0..) | (Comparison::Greater, 1..) => Some(3),
        (Comparison::GreaterOrEqual, -1) | (Comparison::Greater | Comparison::NotEqual, 0) => {
            Some(2)
        }
        (Comparison::Equal | Comparison::LessOrEqual, 0) | (Comparison::Less, -1) => Some(1),
        _ => None,
    }
}
