//! The values of all ways to leave what a digit allows, by plain enumeration.

use crate::code::{Digit, Parts};
use crate::stamps::Stamps;
use alloc::vec::Vec;

/// For each m the values G(a) ^ G(b) with a + b = m, a, b >= 1, each once; kept for digits that leave three heaps.
#[derive(Clone, Debug, Default)]
pub(super) struct PairValues {
    lists: Vec<Vec<u32>>,
    seen: Stamps,
    /// The splits looked at so far, and a step for each call.
    pub(super) steps: u64,
}

impl PairValues {
    /// Makes the lists for all m below `len`; `values` holds the values of the heaps below `len` - 1 at least.
    fn extend_to(&mut self, len: usize, values: &[u32]) {
        while self.lists.len() < len {
            let m = self.lists.len();
            self.steps += m as u64 / 2;
            let mut list = Vec::new();
            self.seen.reset(0);
            for a in 1..=m / 2 {
                let value = values[a] ^ values[m - a];
                if !self.seen.contains(value) {
                    self.seen.insert_growing(value);
                    list.push(value);
                }
            }
            self.lists.push(list);
        }
    }

    /// Calls `visit` with the values of all ways to leave the `left` stones as `digit` allows; one value may come
    /// several times. `values` holds the values of all heaps up to `left`, or of those below where it cannot be left whole.
    pub(super) fn visit(
        &mut self,
        digit: Digit,
        left: usize,
        values: &[u32],
        visit: &mut dyn FnMut(u32),
    ) {
        self.steps += 1;
        if left == 0 {
            if digit.leaves(0) {
                visit(0);
            }
            return;
        }
        if digit.leaves(1) {
            visit(values[left]);
        }
        if digit.leaves(2) {
            self.steps += left as u64 / 2;
            visit_pairs(digit.parts(), left, values, visit);
        }
        if digit.leaves(3) {
            self.visit_triples(digit.parts(), left, values, visit);
        }
    }

    /// Like [`visit`](Self::visit), for three heaps only.
    pub(super) fn visit_triples(
        &mut self,
        parts: Parts,
        left: usize,
        values: &[u32],
        visit: &mut dyn FnMut(u32),
    ) {
        match parts {
            Parts::Any => {
                self.extend_to(left, values);
                let thirds = values.iter().enumerate().take(left.saturating_sub(1));
                for (c, &third) in thirds.skip(1) {
                    self.steps += 1 + self.lists[left - c].len() as u64;
                    for &pair in &self.lists[left - c] {
                        visit(pair ^ third);
                    }
                }
            }
            Parts::Unequal => {
                for a in 1..left / 3 {
                    self.steps += 1 + (left - 3 * a) as u64 / 2;
                    for b in a + 1..(left - a).div_ceil(2) {
                        visit(values[a] ^ values[b] ^ values[left - a - b]);
                    }
                }
            }
            Parts::Equal => {
                if left % 3 == 0 {
                    visit(values[left / 3]);
                }
            }
        }
    }
}

/// Calls `visit` with the values of all pairs of heaps that `parts` allows for `left` >= 1 stones.
fn visit_pairs(parts: Parts, left: usize, values: &[u32], visit: &mut dyn FnMut(u32)) {
    match parts {
        Parts::Any => (1..=left / 2).for_each(|a| visit(values[a] ^ values[left - a])),
        Parts::Unequal => (1..left.div_ceil(2)).for_each(|a| visit(values[a] ^ values[left - a])),
        Parts::Equal => {
            if left % 2 == 0 {
                visit(0);
            }
        }
    }
}

/// A power of two above all values and all their nim-sums.
pub(super) fn bound(values: &[u32]) -> usize {
    let all = values.iter().fold(0, |bits, value| bits | value);
    (all as usize + 1).next_power_of_two()
}
