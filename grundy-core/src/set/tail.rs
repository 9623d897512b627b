//! The normal form of ultimately periodic sets: what holds beyond a threshold depends on a residue only.

use super::{Op, SubtractionSet, gcd};
use crate::bits::BitSet;
use alloc::vec;
use alloc::vec::Vec;

/// The largest threshold and modulus that are followed; sets beyond are treated as without a tail.
const MAX_THRESHOLD: u64 = 1 << 24;
const MAX_MODULUS: u64 = 1 << 14;

/// For every s > `threshold`: s is an element exactly if `residues[s % residues.len()]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tail {
    /// The elements up to the threshold, as bits `0..=threshold`; the threshold is least for the residues.
    pub(crate) head: BitSet,
    /// One entry a residue; the length is the least modulus.
    pub(crate) residues: Vec<bool>,
}

impl Tail {
    pub(crate) fn threshold(&self) -> usize {
        self.head.len() - 1
    }

    /// Whether the set is finite; then the threshold is its largest element.
    pub(crate) fn is_finite(&self) -> bool {
        self.residues == [false]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.is_finite() && self.threshold() == 0
    }
}

/// A tail without its head, while the expression is walked.
struct Shape {
    threshold: u64,
    residues: Vec<bool>,
}

impl SubtractionSet {
    /// The set in normal form, if it is ultimately periodic and within the limits of this module.
    pub(crate) fn tail(&self) -> Option<Tail> {
        let shape = self.run(
            shape_of_leaf,
            |a, b| combine(a, b, true),
            |a, b| combine(a, b, false),
            |a| {
                a.map(|shape| Shape {
                    residues: shape.residues.iter().map(|&r| !r).collect(),
                    ..shape
                })
            },
        )?;
        let residues = least_modulus(shape.residues);
        let bits = self.bits(shape.threshold as usize);
        let mut threshold = shape.threshold as usize;
        while threshold > 0 && bits.contains(threshold) == residues[threshold % residues.len()] {
            threshold -= 1;
        }
        let mut head = BitSet::new(threshold + 1);
        for element in bits.iter().take_while(|&element| element <= threshold) {
            head.insert(element);
        }
        Some(Tail { head, residues })
    }
}

fn shape_of_leaf(leaf: &Op) -> Option<Shape> {
    match leaf {
        Op::Ranges(ranges) => {
            let &(lo, hi) = ranges.last()?;
            let open = hi == u64::MAX;
            let threshold = if open { lo - 1 } else { hi };
            (threshold <= MAX_THRESHOLD).then(|| Shape {
                threshold,
                residues: vec![open],
            })
        }
        Op::Residue { modulus, residue } => (*modulus <= MAX_MODULUS).then(|| {
            let mut residues = vec![false; *modulus as usize];
            residues[*residue as usize] = true;
            Shape {
                threshold: 0,
                residues,
            }
        }),
        Op::Family(_) | Op::Union | Op::Intersection | Op::Complement => None,
    }
}

/// The union or the intersection. A side that is all (none) from its threshold on decides the union (the
/// intersection) there, whatever the other side is.
fn combine(a: Option<Shape>, b: Option<Shape>, is_union: bool) -> Option<Shape> {
    let decides = |shape: &Option<Shape>| {
        shape
            .as_ref()
            .is_some_and(|s| s.residues.iter().all(|&r| r == is_union))
    };
    let decided: Vec<u64> = [&a, &b]
        .into_iter()
        .filter(|s| decides(s))
        .flatten()
        .map(|s| s.threshold)
        .collect();
    if let Some(&threshold) = decided.iter().min() {
        return Some(Shape {
            threshold,
            residues: vec![is_union],
        });
    }
    let (a, b) = (a?, b?);
    let (p, q) = (a.residues.len() as u64, b.residues.len() as u64);
    let modulus = p / gcd(p, q) * q;
    if modulus > MAX_MODULUS {
        return None;
    }
    let residue = |r: u64| {
        let (x, y) = (a.residues[(r % p) as usize], b.residues[(r % q) as usize]);
        if is_union { x || y } else { x && y }
    };
    Some(Shape {
        threshold: a.threshold.max(b.threshold),
        residues: (0..modulus).map(residue).collect(),
    })
}

fn least_modulus(residues: Vec<bool>) -> Vec<bool> {
    let length = residues.len();
    let divides =
        |q: &usize| length % q == 0 && (0..length - q).all(|r| residues[r] == residues[r + q]);
    let least = (1..=length).find(divides).unwrap_or(length);
    residues[..least].to_vec()
}

#[cfg(test)]
mod tests {
    use super::super::SubtractionSet;
    use alloc::vec::Vec;

    fn named(name: &str, argument: Option<u64>) -> SubtractionSet {
        SubtractionSet::named(name, argument).unwrap()
    }

    #[test]
    #[cfg_attr(miri, ignore = "sieves tens of thousands of numbers")]
    fn normal_forms() {
        let one = || SubtractionSet::new([1]).unwrap();
        let rows: Vec<(SubtractionSet, Option<(usize, usize)>)> = vec![
            (named("fib", None), None),
            (
                named("fib", None).intersection(named("upto", Some(100))),
                Some((89, 1)),
            ),
            (
                named("fib", None).union(SubtractionSet::from_ranges([(50, None)]).unwrap()),
                Some((49, 1)),
            ),
            (one().union(named("even", None)), Some((1, 2))),
            (
                named("multiples", Some(3)).difference(SubtractionSet::new([6]).unwrap()),
                Some((6, 3)),
            ),
            (named("even", None).union(named("odd", None)), Some((0, 1))),
            (
                named("even", None).intersection(named("odd", None)),
                Some((0, 1)),
            ),
            (
                named("multiples", Some(4)).union(named("multiples", Some(6))),
                Some((0, 12)),
            ),
            (
                SubtractionSet::new([2, 5]).unwrap().complement(),
                Some((5, 1)),
            ),
            (one().difference(one()), Some((0, 1))),
        ];
        for (set, expected) in rows {
            let tail = set.tail();
            assert_eq!(
                tail.as_ref().map(|t| (t.threshold(), t.residues.len())),
                expected,
                "{set:?}"
            );
            let Some(tail) = tail else { continue };
            for s in 1..500 {
                let by_tail = if s <= tail.threshold() {
                    tail.head.contains(s)
                } else {
                    tail.residues[s % tail.residues.len()]
                };
                assert_eq!(set.contains(s as u64), by_tail, "{set:?} {s}");
            }
        }
        assert!(one().difference(one()).is_empty());
        assert!(
            !named("primes", None)
                .intersection(named("even", None))
                .is_empty()
        );
        assert!(
            named("primes", None)
                .intersection(SubtractionSet::new([4]).unwrap())
                .is_empty()
        );
    }
}
