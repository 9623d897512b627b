//! The parts whose splits are looked at first for rare values.
//!
//! The heaps of a value stand in patterns, so that a run of neighbouring parts gives the same few values again and again.
//! The parts are taken from all values in turn instead: the smallest heap of each common value, then the second
//! of each, and so on. For `0.6`, a thousand parts leave 0.7 values below that of a heap unseen on average; in the
//! order of their size they leave 7.6.

use super::marks::GROUP;
use super::mask::Mask;
use super::moves::Moves;
use crate::sequence::splits::bound;
use alloc::vec;
use alloc::vec::Vec;

/// Parts are below this bound, so that what they leave is in a fast cache.
const REACH: usize = 32_768;
/// The number of parts with which the list may end.
const ENOUGH: usize = 8192;

/// Parts and their values, for heaps of at least `values.len()` stones: each part is at least `GROUP`, and less than half of
/// what any split has left.
pub(super) fn probes(values: &[u32], mask: Mask, moves: &Moves) -> Vec<(u32, u32)> {
    let end = REACH.min(values.len().saturating_sub(moves.last_split()) / 2);
    let mut by_value = vec![Vec::new(); bound(values)];
    let mut part = GROUP;
    while part < end {
        let value = values[part];
        if mask.class(value, moves.parity_of(part)) == 1 {
            by_value[value as usize].push((part as u32, value));
        }
        part += 1;
    }
    let mut probes = Vec::new();
    let mut round = 0;
    loop {
        let before = probes.len();
        for parts in &by_value {
            if round < parts.len() {
                probes.push(parts[round]);
            }
        }
        round += 1;
        if probes.len() == before || probes.len() >= ENOUGH {
            return probes;
        }
    }
}
