//! A set of numbers below a bound as a bit set, with the word operations that the engines need.

use alloc::vec;
use alloc::vec::Vec;

/// Bits `0..len`; those of the last word beyond `len` are always 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BitSet {
    words: Vec<u64>,
    len: usize,
}

impl BitSet {
    pub(crate) fn new(len: usize) -> BitSet {
        BitSet {
            words: vec![0; len.div_ceil(64)],
            len,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn insert(&mut self, index: usize) {
        assert!(index < self.len);
        self.words[index / 64] |= 1 << (index % 64);
    }

    pub(crate) fn remove(&mut self, index: usize) {
        assert!(index < self.len);
        self.words[index / 64] &= !(1 << (index % 64));
    }

    pub(crate) fn contains(&self, index: usize) -> bool {
        index < self.len && self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// Inserts `lo..hi`, cut at the length.
    pub(crate) fn insert_range(&mut self, lo: usize, hi: usize) {
        let hi = hi.min(self.len);
        if lo >= hi {
            return;
        }
        let (first, last) = (lo / 64, (hi - 1) / 64);
        let head = u64::MAX << (lo % 64);
        let tail = u64::MAX >> (63 - (hi - 1) % 64);
        if first == last {
            self.words[first] |= head & tail;
            return;
        }
        self.words[first] |= head;
        self.words[first + 1..last].fill(u64::MAX);
        self.words[last] |= tail;
    }

    /// Combines word by word with a set of the same length.
    pub(crate) fn combine(&mut self, other: &BitSet, op: impl Fn(u64, u64) -> u64) {
        for (word, &with) in self.words.iter_mut().zip(&other.words) {
            *word = op(*word, with);
        }
        self.trim();
    }

    /// Takes the complement within `0..len`.
    pub(crate) fn invert(&mut self) {
        for word in &mut self.words {
            *word = !*word;
        }
        self.trim();
    }

    fn trim(&mut self) {
        let unused = self.words.len() * 64 - self.len;
        if let Some(last) = self.words.last_mut() {
            *last &= u64::MAX >> unused;
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.words
            .iter()
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// The elements in ascending order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(index, &word)| {
            let mut rest = word;
            core::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                Some(index * 64 + bit)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::BitSet;
    use alloc::vec::Vec;

    #[test]
    fn ranges_and_complements_keep_to_the_length() {
        let lengths: &[usize] = if cfg!(miri) {
            &[0, 1, 64, 66]
        } else {
            &[0, 1, 63, 64, 65, 130]
        };
        for &len in lengths {
            for lo in (0..=len).step_by(if cfg!(miri) { 31 } else { 1 }) {
                for hi in lo..=len + 3 {
                    let mut bits = BitSet::new(len);
                    bits.insert_range(lo, hi);
                    let expected: Vec<usize> = (lo..hi.min(len)).collect();
                    assert_eq!(bits.iter().collect::<Vec<_>>(), expected);
                    bits.invert();
                    assert_eq!(bits.count(), len - expected.len());
                }
            }
        }
    }
}
