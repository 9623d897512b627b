//! Arms that leave two heaps of a given sum: `[a, n - t - a]`.

use super::affine::Affine;
use super::one_heap::{last, numbers};
use super::{FIRST, HEAP, Piece, SECOND, mirrored};
use crate::moves::arm::Range;
use crate::moves::expression::{Comparison, Condition};
use crate::set::SubtractionSet;

/// `[a, n - t - a] for a in RANGE`, where t is a constant or the variable of a loop before.
pub(super) fn piece(
    x: Affine,
    y: Affine,
    first: Option<&Range>,
    range: &Range,
    conditions: &[&Condition],
) -> Option<Piece> {
    let part = if first.is_some() { SECOND } else { FIRST };
    let sum = x.plus(y);
    if x != part && y != part {
        return None;
    }
    let removed = HEAP.minus(sum);
    // Where the loop before never removes the whole heap, something is always left.
    let (set, removes_all) = match (first, removed.as_constant()) {
        (None, Some(0)) => (None, true),
        (None, Some(constant)) => (
            Some(SubtractionSet::new([u64::try_from(constant).ok()?]).ok()?),
            true,
        ),
        (Some(first), None) if removed == FIRST => {
            let (set, removes_all) = numbers(first)?;
            (Some(set), removes_all)
        }
        _ => return None,
    };
    let region = region(range, sum)?;
    // Two conditions together may leave out anything: `a < b` and `a > b` leave no pair.
    let is_unequal = match conditions {
        [] => region.is_unequal,
        [condition] => region.is_unequal | is_unequal_condition(condition, part, sum, &region)?,
        _ => return None,
    };
    let mut bits = match (region.has_empty_part, region.has_empty_rest) {
        (false, false) => 4,
        (true, true) => 7,
        _ => 6,
    };
    if bits & 1 != 0 && (is_unequal || !removes_all) {
        bits &= !1;
    }
    // A part as large as the heap is an error of the evaluation, not a move.
    if set.is_none() && bits != 4 {
        return None;
    }
    Some(Piece {
        removed: set,
        bits,
        is_unequal,
    })
}

/// Which pairs of a given sum a loop goes through: every pair of two heaps, once or twice.
struct Region {
    /// Whether the part that the loop gives may be empty, and the rest of the sum.
    has_empty_part: bool,
    has_empty_rest: bool,
    /// Whether pairs come once, the smaller part first.
    is_half: bool,
    /// Whether pairs of equal parts are left out.
    is_unequal: bool,
}

fn region(range: &Range, sum: Affine) -> Option<Region> {
    let Range::Between { lo, hi, inclusive } = range else {
        return None;
    };
    let lo = Affine::of(lo)?.as_constant().filter(|&lo| lo <= 1)?;
    // A negative part is no move.
    let has_empty_part = lo <= 0;
    if let Some(twice) = Affine::of_halved(hi) {
        // a <= sum / 2, a <= (sum - 1) / 2 and a < (sum + 1) / 2. Where the sum is negative, so is the rest. As -1 / 2 is 0, the
        // second has two empty parts where the sum is 0.
        let is_unequal = match (inclusive, twice.minus(sum).as_constant()?) {
            (true, 0) => false,
            (true, -1) if !has_empty_part => true,
            (false, 1) => true,
            _ => return None,
        };
        return Some(Region {
            has_empty_part,
            has_empty_rest: has_empty_part,
            is_half: true,
            is_unequal,
        });
    }
    // Parts beyond the sum leave a negative rest.
    let beyond = last(hi, *inclusive)?.minus(sum);
    let beyond = match beyond.as_constant() {
        Some(beyond) => beyond,
        // The sum is n - t, and the range goes up to n or beyond.
        None if beyond.minus(FIRST).as_constant()? >= -1 => 0,
        None => return None,
    };
    (beyond >= -1).then_some(Region {
        has_empty_part,
        has_empty_rest: beyond >= 0,
        is_half: false,
        is_unequal: false,
    })
}

/// Whether a condition leaves out the pairs of equal parts; `None` if it does anything else.
fn is_unequal_condition(
    condition: &Condition,
    part: Affine,
    sum: Affine,
    region: &Region,
) -> Option<bool> {
    let (difference, comparison) = Affine::compared(condition)?;
    let of_parts = part.times(2).minus(sum);
    let comparison = if difference == of_parts {
        comparison
    } else if difference == of_parts.times(-1) {
        mirrored(comparison)
    } else {
        return None;
    };
    let is_symmetric = region.has_empty_part == region.has_empty_rest;
    match comparison {
        Comparison::NotEqual => Some(true),
        Comparison::Less if is_symmetric => Some(true),
        Comparison::LessOrEqual if is_symmetric => Some(false),
        Comparison::Greater if is_symmetric && !region.is_half => Some(true),
        Comparison::GreaterOrEqual if is_symmetric && !region.is_half => Some(false),
        _ => None,
    }
}
