//! Questions about all elements of a set at once: whether there are any, which number is missing first, and which numbers no
//! element is a multiple of.

use super::{Op, SubtractionSet};
use crate::MAX_POSITIONS;

impl SubtractionSet {
    /// Whether the set has no element. Where that cannot be decided - both sides of an intersection are infinite and
    /// follow no period - a set counts as empty that has no element up to 65,536, nor near the numbers it is written with.
    ///
    /// ```
    /// use grundy_core::SubtractionSet;
    ///
    /// let even_primes = SubtractionSet::named("even", None)?.intersection(SubtractionSet::named("primes", None)?);
    /// assert!(!even_primes.is_empty());
    /// assert!(even_primes.difference(SubtractionSet::new([2])?).is_empty());
    /// # Ok::<(), grundy_core::Error>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self.tail() {
            Some(tail) => tail.is_empty(),
            None => self.bits(1 << 16).count() == 0 && !self.has_element_near_its_leaves(),
        }
    }

    /// Whether one of the first elements of a leaf, or of the numbers behind a range, is an element.
    fn has_element_near_its_leaves(&self) -> bool {
        const LOOK: u64 = 4096;
        // Each question takes as many steps as the set has parts, so that more parts may ask fewer.
        let look = LOOK / self.program.len() as u64;
        self.program.iter().any(|op| match op {
            Op::Ranges(ranges) => {
                let look = look / ranges.len() as u64;
                ranges.iter().any(|&(lo, hi)| {
                    let near =
                        |from: u64| (from..=from.saturating_add(look)).any(|n| self.contains(n));
                    near(lo) || near(hi)
                })
            }
            Op::Residue { modulus, residue } => (0..=look)
                .map_while(|i| modulus.checked_mul(i)?.checked_add(*residue))
                .any(|n| self.contains(n)),
            Op::Family(family) => family.first(look as usize + 1).any(|n| self.contains(n)),
            Op::Union | Op::Intersection | Op::Complement => false,
        })
    }

    /// A number that no element is above, if the way the set is written shows one; it does so for every set of numbers and
    /// ranges that is finite.
    pub(crate) fn upper_bound(&self) -> Option<u64> {
        // One for the set and one for what is not in it: a complement swaps the two.
        let either = |a: Option<u64>, b: Option<u64>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        let both = |a: Option<u64>, b: Option<u64>| Some(a?.max(b?));
        self.run(
            |leaf| match leaf {
                Op::Ranges(ranges) => match ranges.last() {
                    Some(&(lo, u64::MAX)) => (None, Some(lo - 1)),
                    last => (last.map(|&(_, hi)| hi), None),
                },
                Op::Residue { modulus: 1, .. } => (None, Some(0)),
                Op::Residue { .. } | Op::Family(_) => (None, None),
                Op::Union | Op::Intersection | Op::Complement => (None, None),
            },
            |a, b| (both(a.0, b.0), either(a.1, b.1)),
            |a, b| (either(a.0, b.0), both(a.1, b.1)),
            |a| (a.1, a.0),
        )
        .0
    }

    /// Whether a set without a period is part of the expression.
    pub(crate) fn has_family(&self) -> bool {
        self.program.iter().any(|op| matches!(op, Op::Family(_)))
    }

    /// The least positive integer that is not an element, if it is at most `max` and easily found: it is looked for up to
    /// [`MAX_POSITIONS`], and further only in a set that was written as ranges.
    pub(crate) fn least_absent(&self, max: usize) -> Option<usize> {
        if let [Op::Ranges(ranges)] = &self.program[..] {
            let least = if ranges[0].0 == 1 {
                ranges[0].1.checked_add(1)?
            } else {
                1
            };
            return usize::try_from(least).ok().filter(|&least| least <= max);
        }
        let max = max.min(MAX_POSITIONS);
        // Most sets lack a small number, so that few of the bits need to be made.
        let mut looked_to = max.min(63);
        loop {
            let mut absent = self.bits(looked_to);
            absent.invert();
            absent.remove(0);
            if let Some(least) = absent.iter().next() {
                return Some(least);
            }
            if looked_to == max {
                return None;
            }
            looked_to = looked_to.saturating_mul(64).min(max);
        }
    }

    /// Whether it is proved that the set has no multiple of `d`. With `1..=d - 1` in the set, G(n) = n mod d then.
    pub(crate) fn avoids_multiples_of(&self, d: u64) -> bool {
        // (known to avoid the multiples, known to hold them all): a complement swaps the two.
        self.run(
            |leaf| match leaf {
                Op::Ranges(ranges) => {
                    let avoids = ranges
                        .iter()
                        .all(|&(lo, hi)| hi != u64::MAX && hi / d == (lo - 1) / d);
                    let holds = ranges[0].0 <= d && ranges[0].1 == u64::MAX;
                    (avoids, holds)
                }
                Op::Family(family) => (family.avoids_multiples_of(d), false),
                Op::Residue { modulus, residue } => {
                    // Multiples of d run through the multiples of gcd(d, modulus) modulo the modulus.
                    let common = gcd(d, *modulus);
                    (residue % common != 0, *residue == 0 && common == *modulus)
                }
                Op::Union | Op::Intersection | Op::Complement => (false, false),
            },
            |a, b| (a.0 && b.0, a.1 || b.1),
            |a, b| (a.0 || b.0, a.1 && b.1),
            |a| (a.1, a.0),
        )
        .0
    }
}

/// The greatest common divisor.
pub(crate) fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::SubtractionSet;

    fn named(name: &str) -> SubtractionSet {
        SubtractionSet::named(name, None).unwrap()
    }

    #[test]
    fn the_bound_of_a_finite_set_is_seen() {
        let from = |lo, hi| SubtractionSet::from_ranges([(lo, hi)]).unwrap();
        let (all, few) = (
            SubtractionSet::named("nim", None).unwrap(),
            from(3, Some(9)),
        );
        let rows = [
            (few.clone(), Some(9)),
            (few.clone().union(from(20, Some(20))), Some(20)),
            (few.clone().intersection(named("primes")), Some(9)),
            (from(5, None).complement(), Some(4)),
            (from(5, None).union(few.clone()).complement(), Some(4)),
            (all.clone().complement(), Some(0)),
            (all.difference(from(7, None)), Some(6)),
            (few.clone().complement(), None),
            (few.union(named("fib")), None),
            (from(5, None).intersection(named("odd")), None),
        ];
        for (set, bound) in rows {
            assert_eq!(set.upper_bound(), bound, "{set:?}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "sieves tens of thousands of numbers again and again")]
    fn emptiness_is_not_a_matter_of_size() {
        let from = |lo, hi| SubtractionSet::from_ranges([(lo, hi)]).unwrap();
        let multiples = |k| SubtractionSet::named("multiples", Some(k)).unwrap();
        let powers = SubtractionSet::named("powers", Some(100_000)).unwrap();
        let filled = [
            from(20_000_000, Some(20_000_000)),
            from(u64::MAX, None),
            multiples(100_000),
            multiples(u64::MAX),
            powers.clone().difference(from(1, Some(1))),
            named("primes").intersection(from(100_000, None)),
            named("primes").difference(from(1, Some(70_000))),
        ];
        for set in filled {
            assert!(!set.is_empty(), "{set:?}");
        }
        let empty = [
            named("primes").intersection(multiples(4)),
            powers.intersection(multiples(3)),
            multiples(20_000).intersection(multiples(20_000).complement()),
        ];
        for set in empty {
            assert!(set.is_empty(), "{set:?}");
        }
    }
}
