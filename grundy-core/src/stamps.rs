//! Sets of Grundy values for the engines, which fill and empty one for each heap.

use alloc::vec::Vec;

/// A set of values that is emptied in constant time: a value is in the set if its stamp is the current one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stamps {
    stamps: Vec<u32>,
    current: u32,
}

impl Stamps {
    /// Empties the set and makes room for the values below `bound`.
    pub(crate) fn reset(&mut self, bound: usize) {
        if self.stamps.len() < bound {
            self.stamps.resize(bound.next_power_of_two(), 0);
        }
        if self.current == u32::MAX {
            self.stamps.fill(0);
            self.current = 0;
        }
        self.current += 1;
    }

    /// The stamps and the current one, for loops too hot for a call per value.
    pub(crate) fn parts(&mut self) -> (&mut [u32], u32) {
        (&mut self.stamps, self.current)
    }

    pub(crate) fn insert(&mut self, value: u32) {
        self.stamps[value as usize] = self.current;
    }

    /// Inserts a value that may be beyond the bound of the last reset.
    pub(crate) fn insert_growing(&mut self, value: u32) {
        if self.stamps.len() <= value as usize {
            self.stamps
                .resize((value as usize + 1).next_power_of_two(), 0);
        }
        self.insert(value);
    }

    pub(crate) fn contains(&self, value: u32) -> bool {
        self.stamps.get(value as usize) == Some(&self.current)
    }
}
