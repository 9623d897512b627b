//! The values of a few neighbouring heaps at once.
//!
//! For the heaps of a group - its lanes - one part of a split leaves the other parts side by side, so that one walk over
//! parts marks the splits of all lanes at little more than the price of one. The walks keep to splits for which both parts of
//! all lanes lie before the group, where the values are known. First come the rare parts, which decide on the
//! common values; then [`probes`](super::probes), as long as a lane misses a rare value, and up to a bound.
//!
//! The lanes then get their values in sequence, as single heaps do. Each marks the options that the walks over the rare parts
//! left out, so that its least common value without a mark is no option; and a rare value below is an option if it has a
//! mark, or else if a look at all splits finds it. This is exact, whatever the probes are.

use super::SparseSpace;
use super::marks::{self, GROUP, Seen};
use alloc::vec::Vec;

/// The probes that are walked before the lanes are looked at again.
const STEP: usize = 128;
/// The most probes that are walked for all lanes; a lane that misses a value then is better off alone.
const MOST: usize = 1152;

/// The parts of one kind of split of a group that its walk leaves out, as bounds on the list of rare heaps.
struct Kind {
    taken: usize,
    differ: bool,
    /// Parts before this may leave the other part in the group.
    near: usize,
    /// Parts between these may be half of what is left, which is forbidden.
    half: (usize, usize),
    /// Parts from here on may leave nothing, or lie in the group.
    far: usize,
}

impl SparseSpace {
    /// Whether a group may start at the heap `start`: so far from 0 that the bounds of a [`Kind`] keep to their order.
    pub(super) fn group_fits(&self, start: usize) -> bool {
        start >= self.first_group
            && start >= 4 * (GROUP + self.moves.last_split())
            && !self.mask.is_empty()
            && self.moves.triples.is_empty()
            && self.all <= u32::from(u16::MAX)
    }

    /// Appends the values of the next group; of fewer heaps, if one of them has a value that reaches the power of two above all
    /// values before.
    pub(super) fn extend_by_group(&mut self, values: &mut Vec<u32>) {
        let start = values.len();
        // All nim-sums stay below the bound, and so there is an unmarked value below its double.
        let bound = (self.all as usize + 1).next_power_of_two();
        let mut seen = core::mem::take(&mut self.seen);
        seen.clear();
        seen.resize(2 * bound, [0; GROUP]);
        let splits = self.moves.splits.iter();
        let kinds: Vec<Kind> = splits
            .map(|&(taken, differ)| self.kind(start, taken, differ))
            .collect();
        for kind in &kinds {
            let left = start - kind.taken;
            marks::see_parts(
                &self.rare[kind.near..kind.half.0],
                left,
                &self.short,
                &mut seen,
            );
            marks::see_parts(
                &self.rare[kind.half.1..kind.far],
                left,
                &self.short,
                &mut seen,
            );
        }
        let walked = self.see_probes(start, &mut seen);
        let walks = kinds.len() * (1 + self.rare.len()) + walked;
        self.looked_at += (walks + GROUP * self.moves.single.len()) as u64;
        let mut lane = 0;
        while lane < GROUP && (self.all as usize) < bound {
            let heap = start + lane;
            self.see_rest(heap, lane, &kinds, values, &mut seen);
            let value = self.settle(heap, lane, walked, values, &seen);
            values.push(value);
            self.note(heap, value);
            lane += 1;
        }
        self.seen = seen;
    }

    fn kind(&self, start: usize, taken: usize, differ: bool) -> Kind {
        let left = start - taken;
        let from = |part: usize| self.rare.partition_point(|rare| (rare.0 as usize) < part);
        let near = from(GROUP.saturating_sub(taken));
        Kind {
            taken,
            differ,
            near,
            half: if differ {
                (from(left / 2), from((left + GROUP) / 2 + 1))
            } else {
                (near, near)
            },
            far: from(left),
        }
    }

    /// Marks the splits with a part in the probes, as long as a lane misses a rare value below its least common one, and not
    /// too many. Returns the number of probes that were walked.
    fn see_probes(&self, start: usize, seen: &mut [Seen]) -> usize {
        let left = start - self.moves.splits[0].0;
        let end = self.probes.len().min(MOST);
        let mut walked = 0;
        let mut lane = 0;
        while lane < GROUP {
            let rare = &self.classes[self.moves.parity_of(start + lane) as usize].rare[..];
            let bound = self.least_common(start + lane, lane, seen);
            let mut index = 0;
            while index < rare.len() && rare[index] < bound {
                if seen[rare[index] as usize][lane] != 0 {
                    index += 1;
                } else if walked < end {
                    let next = (walked + STEP).min(end);
                    marks::see_parts(&self.probes[walked..next], left, &self.short, seen);
                    walked = next;
                } else {
                    break;
                }
            }
            lane += 1;
        }
        walked
    }

    /// The least common value that is not marked, or the length of the marks.
    fn least_common(&self, heap: usize, lane: usize, seen: &[Seen]) -> u32 {
        let common = &self.classes[self.moves.parity_of(heap) as usize].common[..];
        let mut index = 0;
        while index < common.len() {
            if seen[common[index] as usize][lane] == 0 {
                return common[index];
            }
            index += 1;
        }
        seen.len() as u32
    }

    /// Marks the options of a lane without a split, and those with a rare part that the walk of the group left out.
    fn see_rest(
        &self,
        heap: usize,
        lane: usize,
        kinds: &[Kind],
        values: &[u32],
        seen: &mut [Seen],
    ) {
        self.moves
            .visit_unsplit(heap, values, &mut |value| seen[value as usize][lane] = 1);
        for kind in kinds {
            let left = heap - kind.taken;
            let mut see = |parts: &[(u32, u32)]| {
                let mut index = 0;
                while index < parts.len() && (parts[index].0 as usize) < left {
                    let (part, value) = parts[index];
                    let other = left - part as usize;
                    if !kind.differ || part as usize != other {
                        seen[(value ^ values[other]) as usize][lane] = 1;
                    }
                    index += 1;
                }
            };
            see(&self.rare[..kind.near]);
            see(&self.rare[kind.half.0..kind.half.1]);
            see(&self.rare[kind.far..]);
        }
    }

    /// The value of a lane for which all options without a split or with a rare part are marked, and those with one of the first
    /// `walked` probes.
    fn settle(
        &mut self,
        heap: usize,
        lane: usize,
        walked: usize,
        values: &[u32],
        seen: &[Seen],
    ) -> u32 {
        let bound = self.least_common(heap, lane, seen);
        let rare = &self.classes[self.moves.parity_of(heap) as usize].rare[..];
        self.stamps.reset(seen.len());
        let (wanted, now) = self.stamps.parts();
        let (mut missing, mut index) = (0, 0);
        while index < rare.len() && rare[index] < bound {
            let value = rare[index] as usize;
            if seen[value][lane] == 0 {
                wanted[value] = now;
                missing += 1;
            }
            index += 1;
        }
        let left = heap - self.moves.splits[0].0;
        let probes = &self.probes[walked..];
        let mut looked_at;
        (missing, looked_at) =
            marks::find_by_parts(missing, probes, left, &self.short, wanted, now);
        self.looked_at += 1 + looked_at as u64;
        for &(taken, differ) in &self.moves.splits {
            (missing, looked_at) =
                marks::find_by_splits(missing, heap - taken, differ, values, wanted, now);
            self.looked_at += looked_at as u64;
        }
        if missing == 0 {
            return bound;
        }
        let mut value = 0;
        while wanted[value] != now {
            value += 1;
        }
        value as u32
    }
}
