//! Subtraction games, a block of heaps at a time, value by value.
//!
//! A heap gets the value v if it has none yet and no move to a heap of value v. Within a block, the heaps that have such
//! a move are a Boolean convolution of the set with the heaps of value v before the block, plus what the block adds
//! itself. The convolution runs over its sparser side, on words of 64 heaps:
//! [`Sparse`] runs over the elements of the set, [`Dense`] over the heaps.
//!
//! The loops are written with slices and `while`: a procedural macro is compiled without optimisation unless its user
//! asks for it, and then an iterator costs several calls a step.

use crate::bits::BitSet;
use alloc::vec;
use alloc::vec::Vec;

/// For sets with few elements: |S| * (number of values) word operations for 64 heaps.
#[derive(Clone, Debug)]
pub(super) struct Sparse {
    /// Bit s is set for each element s below 64.
    low: u64,
    /// The elements, ascending, as whole words and the bits beyond.
    elements: Vec<(u32, u32)>,
    /// The number of elements that reach a block before the next one, or the next one itself.
    active: usize,
    /// For each value the heaps that have it, as words of 64 heaps behind a word of zeros; all of the same length.
    levels: Vec<Vec<u64>>,
    /// The word operations so far.
    pub(super) steps: u64,
}

impl Sparse {
    pub(super) fn new(set: &BitSet) -> Sparse {
        let elements = set
            .iter()
            .map(|s| ((s / 64) as u32, (s % 64) as u32))
            .collect();
        Sparse {
            low: set.words().first().copied().unwrap_or(0),
            elements,
            active: 0,
            levels: Vec::new(),
            steps: 0,
        }
    }

    /// Appends the values of the next 64 heaps; `values` holds those of all heaps before.
    pub(super) fn extend(&mut self, values: &mut Vec<u32>) {
        let start = values.len();
        let block = start / 64;
        values.resize(start + 64, 0);
        let out = &mut values[start..];
        while self.active < self.elements.len() && self.elements[self.active].0 as usize <= block {
            self.active += 1;
        }
        let mut open = u64::MAX;
        let mut value = 0;
        while open != 0 {
            if value == self.levels.len() {
                self.levels.push(vec![0; block + 1]);
            }
            let level = &mut self.levels[value];
            // The block itself has no heap of this value yet.
            level.push(0);
            let (hot, steps) = reached(&self.elements[..self.active], level, open);
            self.steps += 1 + steps as u64;
            let mut rest = open & !hot;
            let mut taken = 0;
            while rest != 0 {
                let bit = rest.trailing_zeros();
                taken |= 1 << bit;
                // What reaches this heap by a small element cannot have the value too.
                rest &= !(self.low << bit) & !(1 << bit);
                out[bit as usize] = value as u32;
            }
            level[block + 1] = taken;
            open &= !taken;
            value += 1;
        }
        for level in &mut self.levels[value..] {
            level.push(0);
        }
    }
}

/// The heaps of the last block of `level` with a move to a heap before the block that is in `level`, and the number of
/// elements looked at; may stop when those in `open` are all among them.
fn reached(elements: &[(u32, u32)], level: &[u64], open: u64) -> (u64, usize) {
    let last = level.len() - 1;
    let mut hot = 0;
    let mut index = 0;
    while index < elements.len() && open & !hot != 0 {
        let (words, bits) = elements[index];
        let from = last - words as usize;
        // Two shifts for the lower word, since one by 64 would be out of range.
        hot |= level[from] << bits | level[from - 1] >> 1 >> (63 - bits);
        index += 1;
    }
    (hot, index)
}

/// The words of a block of [`Dense`].
const WORDS: usize = 8;
/// The heaps of a block of [`Dense`].
const BLOCK: usize = 64 * WORDS;

/// For sets with many elements: (heaps before) / 64 word operations for each heap.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    /// The set as words of 64 numbers, with two blocks of zeros behind.
    set: Vec<u64>,
    /// For each value the heaps that have it, ascending.
    levels: Vec<Vec<u32>>,
    /// The word operations so far.
    pub(super) steps: u64,
}

impl Dense {
    pub(super) fn new(set: &BitSet) -> Dense {
        let mut words = set.words().to_vec();
        words.resize(words.len() + 2 * WORDS + 1, 0);
        Dense {
            set: words,
            levels: Vec::new(),
            steps: 0,
        }
    }

    /// Appends the values of the next 512 heaps; `values` holds those of all heaps before.
    pub(super) fn extend(&mut self, values: &mut Vec<u32>) {
        let start = values.len();
        values.resize(start + BLOCK, 0);
        let out = &mut values[start..];
        let mut open = [u64::MAX; WORDS];
        let mut value = 0;
        while open.iter().any(|&word| word != 0) {
            if value == self.levels.len() {
                self.levels.push(Vec::new());
            }
            let level = &mut self.levels[value];
            let mut hot = [0; WORDS];
            let mut covered = false;
            let mut index = 0;
            while index < level.len() && !covered {
                or_window(&mut hot, &self.set, start - level[index] as usize);
                index += 1;
                // The test costs as much as a window, so that not every window is worth one.
                covered = index % 8 == 0 && (0..WORDS).all(|w| open[w] & !hot[w] == 0);
            }
            self.steps += ((index + 1) * WORDS) as u64;
            if !covered {
                take(
                    value as u32,
                    &self.set,
                    start,
                    &mut open,
                    &mut hot,
                    level,
                    out,
                );
            }
            value += 1;
        }
    }
}

/// Gives `value` to the heaps that are open and not hot, in ascending order.
fn take(
    value: u32,
    set: &[u64],
    start: usize,
    open: &mut [u64; WORDS],
    hot: &mut [u64; WORDS],
    level: &mut Vec<u32>,
    out: &mut [u32],
) {
    for word in 0..WORDS {
        loop {
            let rest = open[word] & !hot[word];
            if rest == 0 {
                break;
            }
            let bit = rest.trailing_zeros();
            open[word] &= !(1 << bit);
            let heap = word * 64 + bit as usize;
            out[heap] = value;
            level.push((start + heap) as u32);
            let mut ahead = word;
            while ahead < WORDS {
                hot[ahead] |= set[ahead - word] << bit;
                if bit > 0 && ahead > word {
                    hot[ahead] |= set[ahead - word - 1] >> (64 - bit);
                }
                ahead += 1;
            }
        }
    }
}

/// Adds to `hot` the bits `offset..offset + BLOCK` of `set`, `offset` >= 1.
fn or_window(hot: &mut [u64; WORDS], set: &[u64], offset: usize) {
    let (first, bits) = (offset / 64, offset % 64);
    if first >= set.len() - WORDS {
        return;
    }
    let window = &set[first..=first + WORDS];
    let mut word = 0;
    while word < WORDS {
        // Two shifts for the upper part, since one by 64 would be out of range.
        hot[word] |= window[word] >> bits | window[word + 1] << 1 << (63 - bits);
        word += 1;
    }
}
