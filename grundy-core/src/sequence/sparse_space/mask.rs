//! The mask that sorts the values into rare and common ones.

use super::moves::Moves;
use crate::sequence::splits::bound;
use crate::sequence::walsh::best_mask;
use alloc::vec;
use alloc::vec::Vec;

/// A mask on values, and whether the parity of the heap (less that of the splits) joins it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mask {
    values: u32,
    parity: u32,
}

/// The values of each class, ascending.
#[derive(Clone, Debug, Default)]
pub(super) struct Classes {
    pub(super) rare: Vec<u32>,
    pub(super) common: Vec<u32>,
}

impl Mask {
    /// Under the empty mask all values are rare.
    pub(super) const EMPTY: Mask = Mask {
        values: 0,
        parity: 0,
    };

    /// The mask, not empty, that makes the fewest of the heaps rare.
    pub(super) fn best(moves: &Moves, values: &[u32]) -> Mask {
        // The parity of the heap is the highest bit of the index, where it is of use.
        let bound = bound(values).max(2);
        let sides = 1 + usize::from(moves.parity.is_some());
        let mut histogram = vec![0_i64; sides * bound];
        let counts = &mut histogram[..];
        let mut heap = 1;
        while heap < values.len() {
            counts[values[heap] as usize + bound * moves.parity_of(heap) as usize] += 1;
            heap += 1;
        }
        let best = best_mask(histogram) as usize;
        Mask {
            values: (best % bound) as u32,
            parity: (best / bound) as u32,
        }
    }

    /// 1 for a common value, 0 for a rare one; `parity` is that of the heap less that of the splits.
    pub(super) fn class(self, value: u32, parity: u32) -> u32 {
        ((value & self.values).count_ones() ^ (parity & self.parity)) & 1
    }

    /// The values below `end`, for each parity.
    pub(super) fn classes(self, end: u32) -> [Classes; 2] {
        [0, 1].map(|parity| {
            let (common, rare) = (0..end).partition(|&value| self.class(value, parity) == 1);
            Classes { rare, common }
        })
    }

    pub(super) fn is_empty(self) -> bool {
        self.values == 0 && self.parity == 0
    }
}
