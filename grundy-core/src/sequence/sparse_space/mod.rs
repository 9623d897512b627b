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
//!
//! This file treats one heap at a time, as the first few and games with three heaps need it; [`group`] treats several at once.

mod group;
mod marks;
mod mask;
mod moves;
mod probes;

use super::splits::PairValues;
use crate::code::TakeAndBreak;
use crate::stamps::Stamps;
use alloc::vec::Vec;
use marks::Seen;
use mask::{Classes, Mask};
use moves::Moves;

/// The number of heaps from which on they are treated in groups.
const FIRST_GROUP: usize = 256;

#[derive(Clone, Debug)]
pub(super) struct SparseSpace {
    moves: Moves,
    mask: Mask,
    /// The values below twice the bound of all values, for each parity of the heap.
    classes: [Classes; 2],
    /// The heaps from 1 on of rare value, ascending, and their values.
    rare: Vec<(u32, u32)>,
    /// Parts of common value and their values, in the order in which their splits are looked at for rare values.
    probes: Vec<(u32, u32)>,
    stamps: Stamps,
    /// The values so far, cut to 16 bits; the groups need nothing longer, and the less the better for the cache.
    short: Vec<u16>,
    /// The marks of a group.
    seen: Vec<Seen>,
    pairs: PairValues,
    /// The bitwise or of all values.
    all: u32,
    /// The number of heaps at which the mask is chosen anew.
    next_choice: usize,
    first_group: usize,
    /// The options looked at so far, those of a group as one.
    looked_at: u64,
}

impl SparseSpace {
    /// The engine of a finite code.
    pub(super) fn new(code: &TakeAndBreak) -> SparseSpace {
        SparseSpace {
            moves: Moves::new(code),
            mask: Mask::EMPTY,
            classes: Default::default(),
            rare: Vec::new(),
            probes: Vec::new(),
            stamps: Stamps::default(),
            short: Vec::new(),
            seen: Vec::new(),
            pairs: PairValues::default(),
            all: 0,
            next_choice: 64,
            first_group: FIRST_GROUP,
            looked_at: 0,
        }
    }

    /// The options looked at so far, those of a group as one, and a step for each heap.
    pub(super) fn steps(&self) -> u64 {
        self.looked_at + self.pairs.steps
    }

    /// Whether a heap takes no fewer steps than those long before it. Where there are splits, another mask may leave fewer
    /// rare heaps; but three heaps are always tried one by one.
    pub(super) fn never_gets_faster(&self) -> bool {
        self.moves.splits.is_empty() || !self.moves.triples.is_empty()
    }

    /// Appends the values of the heaps up to `len`, or of a few more; `values` holds those of all heaps before.
    pub(super) fn extend(&mut self, values: &mut Vec<u32>, len: usize) {
        while values.len() < len {
            let before = self.all;
            if self.group_fits(values.len()) {
                self.extend_by_group(values);
            } else {
                let heap = values.len();
                let value = self.value(heap, values);
                values.push(value);
                self.note(heap, value);
            }
            let outgrown =
                !self.mask.is_empty() && self.all.leading_zeros() < before.leading_zeros();
            if !self.moves.splits.is_empty() && (outgrown || values.len() >= self.next_choice) {
                self.choose_mask(values);
            }
        }
    }

    /// Takes the mask that makes the fewest heaps rare, and lists these.
    fn choose_mask(&mut self, values: &[u32]) {
        self.mask = Mask::best(&self.moves, values);
        self.classes = self.mask.classes(2 * (self.all + 1).next_power_of_two());
        self.probes = probes::probes(values, self.mask, &self.moves);
        self.rare.clear();
        let mut heap = 1;
        while heap < values.len() {
            self.note_if_rare(heap, values[heap]);
            heap += 1;
        }
        self.next_choice = (2 * values.len()).max(64);
    }

    /// Takes notice of the value of the next heap.
    fn note(&mut self, heap: usize, value: u32) {
        self.all |= value;
        // Where nothing is ever split, no lists are needed.
        if !self.moves.splits.is_empty() {
            self.short.push(value as u16);
            self.note_if_rare(heap, value);
        }
    }

    fn note_if_rare(&mut self, heap: usize, value: u32) {
        if heap > 0 && self.mask.class(value, self.moves.parity_of(heap)) == 0 {
            self.rare.push((heap as u32, value));
        }
    }

    /// The value of a heap; `values` holds those of all heaps before.
    fn value(&mut self, heap: usize, values: &[u32]) -> u32 {
        // Nim-sums stay below the first power of two, so that there is an unmarked value below the second.
        let limit = 2 * (self.all as usize + 1).next_power_of_two();
        let stamps = &mut self.stamps;
        stamps.reset(limit);
        self.moves
            .visit_unsplit(heap, values, &mut |value| stamps.insert(value));
        for &(taken, parts) in &self.moves.triples {
            if heap >= taken + 3 {
                self.pairs
                    .visit_triples(parts, heap - taken, values, &mut |value| {
                        stamps.insert(value)
                    });
            }
        }
        let (mask, parity) = (self.mask, self.moves.parity_of(heap));
        let (stamps, now) = stamps.parts();
        self.looked_at += 1 + self.moves.single.len() as u64;
        for &(taken, differ) in &self.moves.splits {
            if heap >= taken + 2 {
                self.looked_at += 1 + self.rare.len() as u64;
                marks::mark_splits_with(&self.rare, heap - taken, differ, values, stamps, now);
            }
        }
        let (mut bound, mut missing) = (0, 0);
        while !self.moves.splits.is_empty()
            && bound < limit
            && (stamps[bound] == now || mask.class(bound as u32, parity) == 0)
        {
            missing += usize::from(stamps[bound] != now);
            bound += 1;
        }
        for &(taken, differ) in &self.moves.splits {
            if missing > 0 && heap >= taken + 2 {
                let bound = bound as u32;
                let left = heap - taken;
                let looked_at;
                (missing, looked_at) =
                    marks::mark_splits_below(bound, missing, left, differ, values, stamps, now);
                self.looked_at += looked_at as u64;
            }
        }
        let mut value = 0;
        while stamps[value] == now {
            value += 1;
        }
        value as u32
    }
}

#[cfg(test)]
mod tests {
    use super::SparseSpace;
    use alloc::string::String;
    use alloc::vec::Vec;

    /// The values of the heaps below `len`, in groups from `first_group` on.
    fn values(code: &str, len: usize, first_group: usize) -> Vec<u32> {
        let mut space = SparseSpace::new(&code.parse().unwrap());
        space.first_group = first_group;
        let mut values = Vec::new();
        // Stops at odd places; a group may go beyond them.
        let mut stop = 1;
        while values.len() < len {
            space.extend(&mut values, stop.min(len));
            stop += stop / 3 + 1;
        }
        values.truncate(len);
        values
    }

    fn check(code: &str, len: usize) {
        assert_eq!(
            values(code, len, 0),
            values(code, len, usize::MAX),
            "{code}"
        );
    }

    #[test]
    fn groups_have_the_values_of_single_heaps() {
        let (step, len) = if cfg!(miri) { (200, 140) } else { (3, 700) };
        for code in (1..2 * 8 * 8 * 8).step_by(step) {
            for mark in ["", "!", "="] {
                let digits: String = (0..3)
                    .map(|i| format!("{}{mark}", code >> (3 * i) & 7))
                    .collect();
                let first = if code >> 9 == 1 { "4" } else { "0" };
                check(&format!("{first}{mark}.{digits}"), len);
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "thousands of heaps")]
    fn groups_have_the_values_of_single_heaps_further_on() {
        let codes = [
            "4!.0",
            "4!.6",
            "0.127",
            "0.16",
            "0.37",
            "0.4",
            "0.6!",
            "0.6!06!",
            "0.77",
            "0.644",
            "0.00000000006",
            "4!.0000000000000004!",
            "0.0600000000004!",
            "4.4=3",
            "0.14!5=6",
        ];
        for code in codes {
            check(code, 6000);
        }
        // The first value above 255 is that of heap 10344.
        check("0.6", 11_000);
    }
}
