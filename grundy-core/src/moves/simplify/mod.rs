//! Rules of moves that are a subtraction set or a take-and-break code in disguise, for which there are faster engines.
//!
//! Each arm is matched to a [`Piece`]: the same moves as digits of a code. Only exact matches count, so the values never
//! change.

mod affine;
mod one_heap;
mod two_heaps;

use super::arm::{Arm, Clause, Target};
use super::expression::Comparison;
use crate::Rule;
use crate::code::TakeAndBreak;
use crate::set::SubtractionSet;
use affine::Affine;
use alloc::string::String;
use alloc::vec::Vec;

/// The longest code that is made.
const MAX_DIGITS: usize = 1000;

/// The moves of an arm as digits: whatever number of the set is removed, what may be left is the same.
struct Piece {
    /// `None` for moves that remove nothing.
    removed: Option<SubtractionSet>,
    /// 1 for no heap, 2 for one heap, 4 for two heaps.
    bits: u8,
    /// Whether two heaps must be different.
    is_unequal: bool,
}

/// The rule of the same game in another form, if there is one.
pub(crate) fn simplify(coordinates: usize, arms: &[Arm]) -> Option<Rule> {
    if coordinates != 1 {
        return None;
    }
    let pieces: Vec<Piece> = arms.iter().map(piece).collect::<Option<_>>()?;
    let is_subtraction = pieces.iter().all(|piece| piece.bits == 3);
    if is_subtraction {
        let sets = pieces.into_iter().map(|piece| piece.removed);
        let union = sets.reduce(|a, b| Some(a?.union(b?)))??;
        return Some(Rule::Subtraction(union));
    }
    code(&pieces).map(Rule::TakeAndBreak)
}

/// The digits of all pieces together.
fn code(pieces: &[Piece]) -> Option<TakeAndBreak> {
    let tails: Vec<_> = pieces
        .iter()
        .map(|piece| match &piece.removed {
            Some(set) => set.tail().map(Some),
            None => Some(None),
        })
        .collect::<Option<_>>()?;
    let threshold = tails
        .iter()
        .flatten()
        .map(|tail| tail.threshold())
        .max()
        .unwrap_or(0);
    let moduli = tails.iter().flatten().map(|tail| tail.residues.len());
    let mut modulus = 1;
    for of_tail in moduli {
        modulus =
            least_common_multiple(modulus, of_tail).filter(|&modulus| modulus <= MAX_DIGITS)?;
    }
    if threshold > MAX_DIGITS {
        return None;
    }
    let mut text = digit(pieces, 0);
    text.push('.');
    for removed in 1..=threshold {
        text.push_str(&digit(pieces, removed));
    }
    text.push('[');
    for removed in threshold + 1..=threshold + modulus {
        text.push_str(&digit(pieces, removed));
    }
    text.push(']');
    text.parse().ok()
}

fn digit(pieces: &[Piece], removed: usize) -> String {
    let mut bits = 0;
    let mut is_unequal = true;
    for piece in pieces {
        let has = match &piece.removed {
            Some(set) => set.contains(removed as u64),
            None => removed == 0,
        };
        if has {
            bits |= piece.bits;
            is_unequal &= piece.bits & 4 == 0 || piece.is_unequal;
        }
    }
    alloc::format!(
        "{bits}{}",
        if bits & 4 != 0 && is_unequal { "!" } else { "" }
    )
}

fn least_common_multiple(a: usize, b: usize) -> Option<usize> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}

/// The clauses of an arm: its loops, then its conditions, whose order does not matter as none of them can fail.
fn piece(arm: &Arm) -> Option<Piece> {
    let (mut loops, mut conditions) = (Vec::new(), Vec::new());
    for clause in &arm.clauses {
        match clause {
            Clause::For(range) => loops.push(range),
            Clause::If(condition) => conditions.push(condition),
        }
    }
    match &arm.target {
        Target::Heaps(heaps) => match (heaps.as_slice(), loops.as_slice()) {
            ([heap], []) => one_heap::piece(Affine::of(heap)?, None, &conditions),
            ([heap], [range]) => one_heap::piece(Affine::of(heap)?, Some(range), &conditions),
            ([x, y], [range]) => {
                two_heaps::piece(Affine::of(x)?, Affine::of(y)?, None, range, &conditions)
            }
            ([x, y], [first, range]) => two_heaps::piece(
                Affine::of(x)?,
                Affine::of(y)?,
                Some(first),
                range,
                &conditions,
            ),
            _ => None,
        },
        Target::Equal { .. } | Target::Position(_) => None,
    }
}

/// The slots of the heap and of the two first loop variables.
const HEAP: Affine = Affine::slot(0);
const FIRST: Affine = Affine::slot(1);
const SECOND: Affine = Affine::slot(2);

/// The comparison of the other sides: `a < b` is `b > a`.
fn mirrored(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Less => Comparison::Greater,
        Comparison::LessOrEqual => Comparison::GreaterOrEqual,
        Comparison::Greater => Comparison::Less,
        Comparison::GreaterOrEqual => Comparison::LessOrEqual,
        Comparison::Equal | Comparison::NotEqual => comparison,
    }
}
