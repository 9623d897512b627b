//! Finite take-and-break codes: the sparse-space method, which looks at few of the splits of a heap.
//!
//! Fix a mask. A value is rare if it has an even number of ones under the mask, and common otherwise; so the nim-sum of two
//! rare or of two common values is rare, and that of one of each is common. A common option of a heap that comes of a
//! split therefore has one rare part, and where rare values are few, all common options are found by a walk over
//! the heaps of rare value. The least common value c that is no option bounds the value of the heap, and only the rare
//! values below c need a look at the other splits, which ends as soon as all of them have been seen.
//!
//! Every mask gives right values; one that makes few heaps rare gives them fast. It is chosen anew, as the best for the
//! values so far, whenever their number has doubled or they have outgrown it. Where all splits remove numbers of one
//! parity, that of the heap may join the mask: for parts a + b = n - t the parities of a - t and b - t sum to that of n - t.

use super::splits::{PairValues, bound};
use super::walsh::best_mask;
use crate::code::{Digit, Parts, TakeAndBreak};
use crate::stamps::Stamps;
use alloc::vec;
use alloc::vec::Vec;

#[derive(Clone, Debug)]
pub(super) struct SparseSpace {
    /// Numbers of stones that a move may take from a heap that is just as large.
    whole: Vec<usize>,
    /// Numbers of stones that a move may take and leave one heap.
    single: Vec<usize>,
    /// Numbers of stones that a move may take and leave two heaps of one size.
    halves: Vec<usize>,
    /// Numbers of stones that a move may take and leave two heaps, and whether they must differ.
    splits: Vec<(usize, bool)>,
    /// Digits that allow three heaps, which are tried one by one.
    triples: Vec<(usize, Parts)>,
    /// The common parity of the splits, if they have one.
    parity: Option<usize>,
    mask: Mask,
    /// The heaps from 1 on of rare value, ascending, and their values.
    rare: Vec<(u32, u32)>,
    stamps: Stamps,
    pairs: PairValues,
    /// The bitwise or of all values.
    all: u32,
    /// The number of heaps at which the mask is chosen anew.
    next_choice: usize,
}

/// A mask on values, and whether the parity of the heap (less that of the splits) joins it.
#[derive(Clone, Copy, Debug)]
struct Mask {
    values: u32,
    parity: u32,
}

impl Mask {
    /// 1 for a common value, 0 for a rare one; `parity` is that of the heap less that of the splits.
    fn class(self, value: u32, parity: u32) -> u32 {
        ((value & self.values).count_ones() ^ (parity & self.parity)) & 1
    }
}

impl SparseSpace {
    /// The engine of a finite code.
    pub(super) fn new(code: &TakeAndBreak) -> SparseSpace {
        let taking = |wanted: &dyn Fn(Digit) -> bool| -> Vec<usize> {
            code.head()
                .iter()
                .enumerate()
                .filter(|(_, digit)| wanted(**digit))
                .map(|(taken, _)| taken)
                .collect()
        };
        let splits: Vec<(usize, bool)> =
            taking(&|digit| digit.leaves(2) && digit.parts() != Parts::Equal)
                .into_iter()
                .map(|taken| (taken, code.digit(taken).parts() == Parts::Unequal))
                .collect();
        let parity = splits.first().map(|split| split.0 % 2);
        SparseSpace {
            whole: taking(&|digit| digit.leaves(0)),
            single: taking(&|digit| digit.leaves(1)),
            halves: taking(&|digit| digit.leaves(2) && digit.parts() == Parts::Equal),
            parity: parity.filter(|parity| splits.iter().all(|split| split.0 % 2 == *parity)),
            splits,
            triples: taking(&|digit| digit.leaves(3))
                .into_iter()
                .map(|taken| (taken, code.digit(taken).parts()))
                .collect(),
            // Under the empty mask all values are rare, and all splits are walked.
            mask: Mask {
                values: 0,
                parity: 0,
            },
            rare: Vec::new(),
            stamps: Stamps::default(),
            pairs: PairValues::default(),
            all: 0,
            next_choice: 64,
        }
    }

    /// Appends the values of the heaps up to `len`; `values` holds those of all heaps before.
    pub(super) fn extend(&mut self, values: &mut Vec<u32>, len: usize) {
        while values.len() < len {
            let heap = values.len();
            let value = self.value(heap, values);
            values.push(value);
            if self.splits.is_empty() {
                // Nothing is ever walked, so that no mask is needed.
                self.all |= value;
                continue;
            }
            if heap > 0 && self.mask.class(value, self.parity_of(heap)) == 0 {
                self.rare.push((heap as u32, value));
            }
            let outgrown =
                self.mask.values != 0 && value.leading_zeros() < self.all.leading_zeros();
            self.all |= value;
            if outgrown || values.len() == self.next_choice {
                self.choose_mask(values);
            }
        }
    }

    fn value(&mut self, heap: usize, values: &[u32]) -> u32 {
        // Nim-sums stay below the first power of two, so that there is an unmarked value below the second.
        let limit = 2 * (self.all as usize + 1).next_power_of_two();
        self.stamps.reset(limit);
        self.mark_unsplit(heap, values);
        self.mark_triples(heap, values);
        let (mask, parity) = (self.mask, self.parity_of(heap));
        let (stamps, now) = self.stamps.parts();
        for &(taken, differ) in &self.splits {
            if heap >= taken + 2 {
                mark_splits_with(&self.rare, heap - taken, differ, values, stamps, now);
            }
        }
        let (mut bound, mut missing) = (0, 0);
        while !self.splits.is_empty()
            && bound < limit
            && (stamps[bound] == now || mask.class(bound as u32, parity) == 0)
        {
            missing += usize::from(stamps[bound] != now);
            bound += 1;
        }
        for &(taken, differ) in &self.splits {
            if missing > 0 && heap >= taken + 2 {
                missing = mark_splits_below(
                    bound as u32,
                    missing,
                    heap - taken,
                    differ,
                    values,
                    stamps,
                    now,
                );
            }
        }
        let mut value = 0;
        while stamps[value] == now {
            value += 1;
        }
        value as u32
    }

    fn mark_unsplit(&mut self, heap: usize, values: &[u32]) {
        let (stamps, now) = self.stamps.parts();
        for &taken in &self.whole {
            if taken == heap {
                stamps[0] = now;
            }
        }
        let mut index = 0;
        while index < self.single.len() && self.single[index] < heap {
            stamps[values[heap - self.single[index]] as usize] = now;
            index += 1;
        }
        for &taken in &self.halves {
            if heap >= taken + 2 && (heap - taken) % 2 == 0 {
                stamps[0] = now;
            }
        }
    }

    fn mark_triples(&mut self, heap: usize, values: &[u32]) {
        let stamps = &mut self.stamps;
        for &(taken, parts) in &self.triples {
            if heap >= taken + 3 {
                self.pairs
                    .visit_triples(parts, heap - taken, values, &mut |value| {
                        stamps.insert(value)
                    });
            }
        }
    }

    fn parity_of(&self, heap: usize) -> u32 {
        self.parity.map_or(0, |parity| ((heap ^ parity) & 1) as u32)
    }

    /// Takes the mask that makes the fewest heaps rare, and lists these.
    fn choose_mask(&mut self, values: &[u32]) {
        // The parity of the heap is the highest bit of the index, where it is of use.
        let bound = bound(values).max(2);
        let mut histogram = vec![
            0_i64;
            if self.parity.is_some() {
                2 * bound
            } else {
                bound
            }
        ];
        for (heap, &value) in values.iter().enumerate().skip(1) {
            histogram[value as usize + bound * self.parity_of(heap) as usize] += 1;
        }
        let best = best_mask(histogram) as usize;
        self.mask = Mask {
            values: (best % bound) as u32,
            parity: (best / bound) as u32,
        };
        self.rare.clear();
        for (heap, &value) in values.iter().enumerate().skip(1) {
            if self.mask.class(value, self.parity_of(heap)) == 0 {
                self.rare.push((heap as u32, value));
            }
        }
        self.next_choice = (2 * values.len()).max(64);
    }
}

/// Marks the splits of `left` stones that have a part in `rare`.
fn mark_splits_with(
    rare: &[(u32, u32)],
    left: usize,
    differ: bool,
    values: &[u32],
    stamps: &mut [u32],
    now: u32,
) {
    if differ && left % 2 == 0 {
        let half = rare.partition_point(|part| (part.0 as usize) < left / 2);
        let beyond = half
            + usize::from(
                rare.get(half)
                    .is_some_and(|part| part.0 as usize == left / 2),
            );
        mark_parts(&rare[..half], left, values, stamps, now);
        mark_parts(&rare[beyond..], left, values, stamps, now);
    } else {
        mark_parts(rare, left, values, stamps, now);
    }
}

/// Marks the splits of `left` stones into one of `parts` and the rest. This is where the time goes.
fn mark_parts(parts: &[(u32, u32)], left: usize, values: &[u32], stamps: &mut [u32], now: u32) {
    let mut index = 0;
    while index < parts.len() {
        let (part, value) = parts[index];
        let part = part as usize;
        if part >= left {
            break;
        }
        stamps[(value ^ values[left - part]) as usize] = now;
        index += 1;
    }
}

/// Marks values of splits of `left` stones until none of the `missing` unmarked values below `bound` is left, or the
/// splits are at their end; returns how many are left.
fn mark_splits_below(
    bound: u32,
    mut missing: usize,
    left: usize,
    differ: bool,
    values: &[u32],
    stamps: &mut [u32],
    now: u32,
) -> usize {
    let end = if differ { (left - 1) / 2 } else { left / 2 };
    let mut part = 1;
    while part <= end {
        let value = values[part] ^ values[left - part];
        if value < bound && stamps[value as usize] != now {
            stamps[value as usize] = now;
            missing -= 1;
            if missing == 0 {
                return 0;
            }
        }
        part += 1;
    }
    missing
}
