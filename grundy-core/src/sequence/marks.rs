//! Subtraction games heap by heap: mark the values of all options, then take the least that is not marked.
//!
//! |S| steps a heap. The engines of [`levels`](super::levels) are faster where a set has few elements, since then there are
//! few values too, and where it has so many that their number is a fair part of the heaps.

use crate::bits::BitSet;
use crate::stamps::Stamps;
use alloc::vec::Vec;

#[derive(Clone, Debug)]
pub(super) struct Marks {
    /// The elements of the set, ascending.
    elements: Vec<u32>,
    /// The number of elements that are at most the heap.
    possible: usize,
    stamps: Stamps,
    /// The options marked so far, and a step for each heap.
    pub(super) steps: u64,
}

impl Marks {
    pub(super) fn new(set: &BitSet) -> Marks {
        Marks {
            elements: set.iter().map(|element| element as u32).collect(),
            possible: 0,
            stamps: Stamps::default(),
            steps: 0,
        }
    }

    /// Appends the values of the heaps up to `len`; `values` holds those of all heaps before.
    pub(super) fn extend(&mut self, values: &mut Vec<u32>, len: usize) {
        // A value is at most the number of elements, and one more slot ends the search for an unmarked one.
        let bound = self.elements.len() + 2;
        while values.len() < len {
            let heap = values.len();
            while self.possible < self.elements.len()
                && self.elements[self.possible] as usize <= heap
            {
                self.possible += 1;
            }
            self.stamps.reset(bound);
            let (stamps, now) = self.stamps.parts();
            mark(&self.elements[..self.possible], values, stamps, now);
            let mut value = 0;
            while stamps[value] == now {
                value += 1;
            }
            values.push(value as u32);
            self.steps += 1 + self.possible as u64;
        }
    }
}

/// Marks the values of the heaps that are an element of the set before the end of `values`.
fn mark(elements: &[u32], values: &[u32], stamps: &mut [u32], now: u32) {
    let heap = values.len();
    let mut index = 0;
    while index < elements.len() {
        stamps[values[heap - elements[index] as usize] as usize] = now;
        index += 1;
    }
}
