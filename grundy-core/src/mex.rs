//! The least absent value of a set of Grundy values, for callers and for the engines.

use alloc::vec;
use alloc::vec::Vec;

/// Returns the minimum excludant: the least non-negative integer that is not among `values`.
///
/// By definition `mex(values)` is the first `v` in `0..` with `!values.contains(&v)`.
///
/// ```
/// use grundy_core::mex;
///
/// assert_eq!(mex([0, 1, 3, 0]), 2);
/// assert_eq!(mex([5, 7]), 0);
/// assert_eq!(mex([]), 0);
/// ```
///
/// Values may come in any order and repeat. Takes time and memory proportional to their number, however large they are.
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    // The first 64 values, which are all that most games need, are a mask in a register.
    let mut low = 0_u64;
    let mut high = Vec::new();
    for value in values {
        if value < 64 {
            low |= 1 << value;
        } else {
            high.push(value);
        }
    }
    if low != u64::MAX {
        return low.trailing_ones();
    }
    // k values can only close the first k numbers from 64 on, so larger ones do not count.
    let mut present = vec![false; high.len()];
    for value in high {
        let index = (value - 64) as usize;
        if let Some(slot) = present.get_mut(index) {
            *slot = true;
        }
    }
    let run = present.iter().take_while(|&&is_present| is_present).count();
    64 + run as u32
}

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
