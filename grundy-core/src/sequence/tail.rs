//! Games whose moves are periodic beyond a threshold: ultimately periodic subtraction sets, and codes that repeat for ever.
//!
//! A heap that lies beyond the threshold is reached from all later heaps of one class modulo the period alike. So each
//! class keeps the set of the values that its later heaps can reach that way; it only grows, and so does its mex.

use super::splits::PairValues;
use crate::code::{Digit, TakeAndBreak};
use crate::set::SubtractionSet;
use crate::stamps::Stamps;
use alloc::vec;
use alloc::vec::Vec;

#[derive(Clone, Debug)]
pub(super) struct CodeTail {
    /// The digits before the repetition that are not 0, with the numbers of stones they remove.
    near: Vec<(usize, Digit)>,
    /// The number of stones from which on the digits repeat.
    threshold: usize,
    repeating: Vec<Digit>,
    /// For each class of heaps modulo the length of the repetition.
    classes: Vec<Class>,
    pairs: PairValues,
    stamps: Stamps,
    /// The digits looked at so far.
    digits: u64,
}

/// The values that all later heaps of a class reach by moves beyond the threshold.
#[derive(Clone, Debug, Default)]
struct Class {
    words: Vec<u64>,
    /// No value below is absent.
    low: u32,
}

impl CodeTail {
    pub(super) fn new(code: &TakeAndBreak) -> CodeTail {
        let near = code
            .head()
            .iter()
            .copied()
            .enumerate()
            .filter(|(_, digit)| digit.bits() != 0)
            .collect();
        CodeTail::of_digits(near, code.head().len(), code.repeating().to_vec())
    }

    /// The engine of an infinite, ultimately periodic set, if it is the cheapest for `capacity` heaps.
    pub(super) fn of_set(set: &SubtractionSet, capacity: usize) -> Option<CodeTail> {
        let tail = set.tail()?;
        let (threshold, modulus) = (tail.threshold(), tail.residues.len());
        let cost = tail.head.count() + modulus;
        if tail.is_finite() || threshold >= capacity || cost > (capacity / 128).max(256) {
            return None;
        }
        let digit = |is_element| {
            if is_element {
                Digit::SUBTRACTION
            } else {
                Digit::default()
            }
        };
        let near = tail.head.iter().map(|s| (s, Digit::SUBTRACTION)).collect();
        let repeating = (1..=modulus)
            .map(|i| digit(tail.residues[(threshold + i) % modulus]))
            .collect();
        Some(CodeTail::of_digits(near, threshold + 1, repeating))
    }

    fn of_digits(near: Vec<(usize, Digit)>, threshold: usize, repeating: Vec<Digit>) -> CodeTail {
        let classes = vec![Class::default(); repeating.len()];
        CodeTail {
            near,
            threshold,
            repeating,
            classes,
            pairs: PairValues::default(),
            stamps: Stamps::default(),
            digits: 0,
        }
    }

    /// The digits and splits looked at so far.
    pub(super) fn steps(&self) -> u64 {
        self.digits + self.pairs.steps
    }

    /// Appends the values of the heaps up to `len`; `values` holds those of all heaps before.
    pub(super) fn extend(&mut self, values: &mut Vec<u32>, len: usize) {
        while values.len() < len {
            let heap = values.len();
            if heap >= self.threshold {
                self.pass(heap, values);
            }
            let value = self.value(heap, values);
            values.push(value);
        }
    }

    /// Adds what `heap` and its successors reach by the first heap that passes the threshold now.
    fn pass(&mut self, heap: usize, values: &[u32]) {
        let left = heap - self.threshold;
        let period = self.repeating.len();
        self.digits += period as u64;
        for (index, &digit) in self.repeating.iter().enumerate() {
            if digit.bits() == 0 {
                continue;
            }
            let class = &mut self.classes[(heap + index) % period];
            self.pairs
                .visit(digit, left, values, &mut |value| class.insert(value));
        }
    }

    /// The mex of what the moves before the threshold reach and what the heap's class reaches beyond.
    fn value(&mut self, heap: usize, values: &[u32]) -> u32 {
        let stamps = &mut self.stamps;
        stamps.reset(0);
        self.digits += 1;
        for &(removed, digit) in &self.near {
            if removed > heap {
                break;
            }
            self.digits += 1;
            let left = heap - removed;
            self.pairs.visit(digit, left, values, &mut |value| {
                stamps.insert_growing(value)
            });
        }
        let class_index = heap % self.classes.len();
        let class = &mut self.classes[class_index];
        class.low = class.absent_from(class.low);
        let mut value = class.low;
        while stamps.contains(value) {
            value = class.absent_from(value + 1);
        }
        value
    }
}

impl Class {
    fn insert(&mut self, value: u32) {
        let word = value as usize / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (value % 64);
    }

    /// The least absent value from `value` on.
    fn absent_from(&self, value: u32) -> u32 {
        let mut word = value as usize / 64;
        let mut skipped = (1_u64 << (value % 64)) - 1;
        while word < self.words.len() {
            let present = self.words[word] | skipped;
            if present != u64::MAX {
                return word as u32 * 64 + present.trailing_ones();
            }
            skipped = 0;
            word += 1;
        }
        word as u32 * 64 + skipped.trailing_ones()
    }
}
