//! The named sets: one row each in [`FAMILIES`], and for those that are no ranges and residue classes also membership and
//! elements. A new named set needs nothing else.

use crate::bits::BitSet;

/// A named set of the rule language: its name, whether it takes an argument, and a line for the catalogue. [`FAMILIES`]
/// lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NamedSet {
    /// The name, as the rule language writes it.
    pub name: &'static str,
    /// Whether the name takes a number in parentheses, as in `upto(3)`.
    pub takes_argument: bool,
    /// What the set holds, in a line.
    pub about: &'static str,
    /// The numbers in it.
    pub(super) elements: Elements,
}

/// The numbers in a named set; k is the argument, at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Elements {
    Family(Family),
    /// Those congruent to a residue below the modulus.
    Class {
        residue: u64,
        modulus: u64,
    },
    /// 1..=k.
    UpTo,
    /// k, 2k, 3k, ...
    Multiples,
    /// 1, k, k^2, ..., for k >= 2.
    Powers,
}

/// The named sets, in the order in which a catalogue shows them.
///
/// ```
/// use grundy_core::{FAMILIES, SubtractionSet};
///
/// for row in FAMILIES {
///     let argument = row.takes_argument.then_some(3);
///     assert!(SubtractionSet::named(row.name, argument).is_ok());
/// }
/// ```
pub const FAMILIES: &[NamedSet] = &[
    named(
        "fib",
        Elements::Family(Family::Fibonacci),
        "the Fibonacci numbers 1, 2, 3, 5, 8, ...",
    ),
    named(
        "pow2",
        Elements::Family(Family::Powers(2)),
        "the powers of two 1, 2, 4, 8, ...",
    ),
    named(
        "squares",
        Elements::Family(Family::Squares),
        "the squares 1, 4, 9, 16, ...",
    ),
    named(
        "primes",
        Elements::Family(Family::Primes),
        "the primes 2, 3, 5, 7, ...",
    ),
    named(
        "triangular",
        Elements::Family(Family::Triangular),
        "the triangular numbers 1, 3, 6, 10, ...",
    ),
    named(
        "factorials",
        Elements::Family(Family::Factorials),
        "the factorials 1, 2, 6, 24, ...",
    ),
    named("odd", class(1, 2), "the odd numbers 1, 3, 5, ..."),
    named("even", class(0, 2), "the even numbers 2, 4, 6, ..."),
    named("nim", class(0, 1), "any number 1, 2, 3, ... (Nim)"),
    named("upto", Elements::UpTo, "upto(k): 1..=k (the Bash game)"),
    named(
        "multiples",
        Elements::Multiples,
        "multiples(k): k, 2k, 3k, ...",
    ),
    named("powers", Elements::Powers, "powers(b): 1, b, b^2, ..."),
];

const fn named(name: &'static str, elements: Elements, about: &'static str) -> NamedSet {
    NamedSet {
        name,
        takes_argument: matches!(
            elements,
            Elements::UpTo | Elements::Multiples | Elements::Powers
        ),
        about,
        elements,
    }
}

const fn class(residue: u64, modulus: u64) -> Elements {
    Elements::Class { residue, modulus }
}

/// An increasing sequence of positive integers without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Family {
    Fibonacci,
    /// 1, b, b^2, ... with b >= 2.
    Powers(u64),
    Squares,
    Primes,
    Triangular,
    Factorials,
}

impl Family {
    /// Whether `n` >= 1 is an element, for any `n`.
    pub(crate) fn contains(self, n: u64) -> bool {
        match self {
            Family::Squares => n.isqrt().pow(2) == n,
            Family::Triangular => {
                let square = 8 * u128::from(n) + 1;
                square.isqrt().pow(2) == square
            }
            Family::Primes => is_prime(n),
            Family::Fibonacci | Family::Powers(_) | Family::Factorials => self
                .elements()
                .take_while(|&element| element <= n)
                .any(|element| element == n),
        }
    }

    /// The elements up to `max`, as bits `0..=max`.
    pub(crate) fn bits(self, max: usize) -> BitSet {
        if self == Family::Primes {
            return sieve(max);
        }
        let mut bits = BitSet::new(max + 1);
        for element in self.elements().take_while(|&element| element <= max as u64) {
            bits.insert(element as usize);
        }
        bits
    }

    /// Whether it is proved that no element is a multiple of `d`. Only the powers of a number can have that property
    /// for a `d` that matters here: each other family has multiples of every number, or does not hold 1.
    pub(crate) fn avoids_multiples_of(self, d: u64) -> bool {
        let Family::Powers(base) = self else {
            return false;
        };
        // If d divides some power of the base, it divides one with an exponent below the bits of d.
        let mut power = 1 % u128::from(d);
        for _ in 0..=64 {
            if power == 0 {
                return false;
            }
            power = power * u128::from(base) % u128::from(d);
        }
        true
    }

    /// The first elements, at most `count` of them; none of the primes, which have no formula.
    pub(crate) fn first(self, count: usize) -> impl Iterator<Item = u64> {
        let count = if self == Family::Primes { 0 } else { count };
        self.elements().take(count)
    }

    /// The elements that fit `u64`, ascending; not for the primes.
    fn elements(self) -> impl Iterator<Item = u64> {
        let mut state = (1_u64, 1_u64);
        let mut next = Some(1_u64);
        core::iter::from_fn(move || {
            let current = next?;
            let (a, index) = state;
            let index = index + 1;
            next = match self {
                Family::Fibonacci => {
                    let following = a.checked_add(current);
                    state.0 = current;
                    following
                }
                Family::Powers(base) => current.checked_mul(base),
                Family::Squares => index.checked_mul(index),
                Family::Triangular | Family::Primes => current.checked_add(index),
                Family::Factorials => current.checked_mul(index),
            };
            state.1 = index;
            Some(current)
        })
    }
}

/// The primes up to `max` by the sieve of Eratosthenes, odd numbers only.
fn sieve(max: usize) -> BitSet {
    let mut primes = BitSet::new(max + 1);
    if max < 2 {
        return primes;
    }
    primes.insert(2);
    let mut composite = alloc::vec![false; max / 2 + 1];
    let mut odd = 3;
    while odd <= max {
        if !composite[odd / 2] {
            primes.insert(odd);
            let mut multiple = odd.saturating_mul(odd);
            while multiple <= max {
                composite[multiple / 2] = true;
                multiple += 2 * odd;
            }
        }
        odd += 2;
    }
    primes
}

/// The Miller-Rabin test with the first twelve primes as bases, which decides every `n` below 2^64
/// (Sorenson and Webster, 2015: the least strong pseudoprime to them is above 3.1 * 10^23).
fn is_prime(n: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 2 {
        return false;
    }
    if let Some(base) = BASES.iter().find(|&&base| n % base == 0) {
        return n == *base;
    }
    let twos = (n - 1).trailing_zeros();
    let odd = (n - 1) >> twos;
    BASES.iter().all(|&base| {
        let mut power = power_mod(base, odd, n);
        if power == 1 || power == n - 1 {
            return true;
        }
        (1..twos).any(|_| {
            power = (u128::from(power) * u128::from(power) % u128::from(n)) as u64;
            power == n - 1
        })
    })
}

fn power_mod(base: u64, exponent: u64, modulus: u64) -> u64 {
    let modulus = u128::from(modulus);
    let (mut result, mut square, mut rest) = (1 % modulus, u128::from(base) % modulus, exponent);
    while rest > 0 {
        if rest & 1 == 1 {
            result = result * square % modulus;
        }
        square = square * square % modulus;
        rest >>= 1;
    }
    result as u64
}

#[cfg(test)]
mod tests {
    use super::Family;

    const ALL: [Family; 8] = [
        Family::Fibonacci,
        Family::Powers(2),
        Family::Powers(3),
        Family::Powers(10),
        Family::Squares,
        Family::Primes,
        Family::Triangular,
        Family::Factorials,
    ];

    #[test]
    fn membership_agrees_with_the_elements() {
        for family in ALL {
            let most = if cfg!(miri) { 200 } else { 5000 };
            let bits = family.bits(most);
            for n in 1..=most {
                assert_eq!(
                    bits.contains(n),
                    family.contains(n as u64),
                    "{family:?} {n}"
                );
            }
        }
    }

    #[test]
    fn membership_is_right_near_the_end_of_u64() {
        let big = [
            (Family::Squares, u64::from(u32::MAX).pow(2)),
            (Family::Primes, u64::MAX - 58),
            (Family::Powers(2), 1 << 63),
            (Family::Fibonacci, 12_200_160_415_121_876_738),
            (Family::Factorials, 2_432_902_008_176_640_000),
            (Family::Triangular, 3_037_000_500 * 6_074_000_999),
        ];
        for (family, n) in big {
            assert!(family.contains(n), "{family:?} {n}");
            assert!(!family.contains(n + 1), "{family:?} {n} + 1");
            let _ = family.contains(u64::MAX);
        }
    }

    #[test]
    fn avoiding_multiples_agrees_with_the_elements() {
        for family in ALL {
            for d in (2..200).step_by(if cfg!(miri) { 19 } else { 1 }) {
                let seen = family.elements().take(60).any(|element| element % d == 0);
                if family.avoids_multiples_of(d) {
                    assert!(!seen, "{family:?} {d}");
                } else if matches!(family, Family::Powers(_)) {
                    assert!(seen, "{family:?} {d}");
                }
            }
        }
    }
}
