//! The moves of a finite take-and-break code, sorted by what they leave.

use crate::code::{Digit, Parts, TakeAndBreak};
use alloc::vec::Vec;

#[derive(Clone, Debug)]
pub(super) struct Moves {
    /// Numbers of stones that a move may take from a heap that is just as large.
    pub(super) whole: Vec<usize>,
    /// Numbers of stones that a move may take and leave one heap.
    pub(super) single: Vec<usize>,
    /// Numbers of stones that a move may take and leave two heaps of one size.
    pub(super) halves: Vec<usize>,
    /// Numbers of stones that a move may take and leave two heaps, and whether they must differ.
    pub(super) splits: Vec<(usize, bool)>,
    /// Digits that allow three heaps, which are tried one by one.
    pub(super) triples: Vec<(usize, Parts)>,
    /// The common parity of the splits, if they have one.
    pub(super) parity: Option<usize>,
}

impl Moves {
    pub(super) fn new(code: &TakeAndBreak) -> Moves {
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
        Moves {
            whole: taking(&|digit| digit.leaves(0)),
            single: taking(&|digit| digit.leaves(1)),
            halves: taking(&|digit| digit.leaves(2) && digit.parts() == Parts::Equal),
            parity: parity.filter(|parity| splits.iter().all(|split| split.0 % 2 == *parity)),
            splits,
            triples: taking(&|digit| digit.leaves(3))
                .into_iter()
                .map(|taken| (taken, code.digit(taken).parts()))
                .collect(),
        }
    }

    /// The parity of a heap less that of the splits; 0 if these have none in common.
    pub(super) fn parity_of(&self, heap: usize) -> u32 {
        match self.parity {
            Some(parity) => ((heap ^ parity) & 1) as u32,
            None => 0,
        }
    }

    /// The most stones that a split takes.
    pub(super) fn last_split(&self) -> usize {
        self.splits.last().map_or(0, |split| split.0)
    }

    /// Calls `visit` with the values of all options of a heap that come without a split into different parts.
    pub(super) fn visit_unsplit(&self, heap: usize, values: &[u32], visit: &mut dyn FnMut(u32)) {
        for &taken in &self.whole {
            if taken == heap {
                visit(0);
            }
        }
        let single = &self.single[..];
        let mut index = 0;
        while index < single.len() && single[index] < heap {
            visit(values[heap - single[index]]);
            index += 1;
        }
        for &taken in &self.halves {
            if heap >= taken + 2 && (heap - taken) % 2 == 0 {
                visit(0);
            }
        }
    }
}
