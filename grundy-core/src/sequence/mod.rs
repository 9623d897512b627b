//! The nim-sequence of a game on heaps, as far as it has been asked for: the choice of the engine, and its values.

mod levels;
mod marks;
mod sparse_space;
mod splits;
mod tail;
mod walsh;

use crate::Error;
use crate::code::{Digit, Parts, TakeAndBreak};
use crate::set::SubtractionSet;
use alloc::boxed::Box;
use alloc::vec::Vec;
use levels::{Dense, Sparse};
use marks::Marks;
use sparse_space::SparseSpace;
use tail::CodeTail;

/// The most steps that the values of a game on heaps may take: about ten minutes, optimised. A step is an operation of an
/// engine's innermost loop.
pub(crate) const MAX_STEPS: u64 = 1_000_000_000_000;

/// The heaps after which the steps are looked at, at least.
const PIECE: usize = 4096;

/// Half of the heaps after which the rise of the steps is looked at.
const FIRST_MARK: usize = 1 << 16;

/// The Grundy values of the heaps 0, 1, 2, ... of a game, computed on demand up to a capacity.
#[derive(Clone, Debug)]
pub(crate) struct Sequence {
    values: Vec<u32>,
    /// The number of heaps beyond which the sequence is never asked.
    capacity: usize,
    /// The steps that the engine may take.
    max_steps: u64,
    /// A number of heaps, at most half of those known once there are enough, and the steps that one took then.
    mark: (usize, u64),
    engine: Engine,
}

#[derive(Clone, Debug)]
enum Engine {
    /// G(n) = n mod d.
    Modulo(u32),
    /// Lasker's nim, by its closed form.
    Lasker,
    Sparse(Sparse),
    Marks(Marks),
    Dense(Dense),
    Tail(CodeTail),
    SparseSpace(Box<SparseSpace>),
}

impl Sequence {
    /// The sequence of a subtraction game, for at most `capacity` >= 1 heaps.
    pub(crate) fn of_set(set: &SubtractionSet, capacity: usize) -> Sequence {
        let engine = if let Some(d) = closed_modulus(set, capacity) {
            Engine::Modulo(d)
        } else if let Some(tail) = CodeTail::of_set(set, capacity) {
            Engine::Tail(tail)
        } else {
            let bits = set.bits(capacity - 1);
            match bits.count() {
                count if count <= SPARSE_LIMIT => Engine::Sparse(Sparse::new(&bits)),
                count if count <= marks_limit(capacity) => Engine::Marks(Marks::new(&bits)),
                _ => Engine::Dense(Dense::new(&bits)),
            }
        };
        Sequence::new(engine, capacity)
    }

    /// The sequence of a take-and-break game, for at most `capacity` >= 1 heaps.
    pub(crate) fn of_code(code: &TakeAndBreak, capacity: usize) -> Sequence {
        if let Some(set) = code.as_subtraction_set() {
            return Sequence::of_set(&set, capacity);
        }
        let engine = if is_lasker(code) {
            Engine::Lasker
        } else if code.last_digit().is_some() {
            Engine::SparseSpace(Box::new(SparseSpace::new(code)))
        } else {
            Engine::Tail(CodeTail::new(code))
        };
        Sequence::new(engine, capacity)
    }

    fn new(engine: Engine, capacity: usize) -> Sequence {
        Sequence {
            values: Vec::new(),
            capacity,
            max_steps: MAX_STEPS,
            mark: (FIRST_MARK, u64::MAX),
            engine,
        }
    }

    /// Whether the values come of a closed form.
    pub(crate) fn is_closed(&self) -> bool {
        matches!(self.engine, Engine::Modulo(_) | Engine::Lasker)
    }

    /// The values known so far; possibly more than were asked for.
    pub(crate) fn values(&self) -> &[u32] {
        &self.values
    }

    /// Computes the values of at least `len` heaps, but of no more than the capacity.
    ///
    /// # Errors
    /// [`Error::TooManySteps`] if that takes more steps than are allowed, as soon as the pace shows it.
    pub(crate) fn extend_to(&mut self, len: usize) -> Result<(), Error> {
        let len = len.min(self.capacity);
        while self.values.len() < len {
            let (known, steps) = (self.values.len(), self.engine.steps());
            let stop = len.min(known + PIECE.max(known / 8));
            self.engine.extend(&mut self.values, stop);
            let steps_now = self.engine.steps();
            let mut expected = steps_now;
            if self.engine.never_gets_faster() {
                let known_now = self.values.len();
                let pace = (steps_now - steps) / (known_now - known) as u64;
                let rest = len.saturating_sub(known_now) as u64;
                expected = expected.saturating_add(pace.saturating_mul(rest));
                if known_now >= 2 * self.mark.0 {
                    // Many elements that are no periodic set: where the steps have risen with the heaps, they go on so.
                    let rises = pace / 2 >= self.mark.1.saturating_mul(3) / 4;
                    if rises && matches!(self.engine, Engine::Dense(_)) {
                        let more = pace.saturating_mul(rest) / (2 * known_now as u64);
                        expected = expected.saturating_add(more.saturating_mul(rest));
                    }
                    self.mark = (known_now, pace);
                }
            }
            if expected > self.max_steps {
                return Err(Error::TooManySteps { heaps: len });
            }
        }
        self.values.truncate(self.capacity);
        Ok(())
    }

    /// The values of the first `len` heaps, `len` at most the capacity.
    ///
    /// # Errors
    /// Those of [`extend_to`](Self::extend_to).
    pub(crate) fn into_values(mut self, len: usize) -> Result<Vec<u32>, Error> {
        self.extend_to(len)?;
        self.values.truncate(len);
        Ok(self.values)
    }
}

impl Engine {
    /// Computes the values of the heaps up to `len`, or of a few more; `values` holds those of all heaps before.
    fn extend(&mut self, values: &mut Vec<u32>, len: usize) {
        while values.len() < len {
            let known = values.len() as u32;
            match self {
                Engine::Modulo(d) => values.extend((known..len as u32).map(|n| n % *d)),
                Engine::Lasker => values.extend((known..len as u32).map(lasker)),
                Engine::Sparse(sparse) => sparse.extend(values),
                Engine::Marks(marks) => marks.extend(values, len),
                Engine::Dense(dense) => dense.extend(values),
                Engine::Tail(tail) => tail.extend(values, len),
                Engine::SparseSpace(space) => space.extend(values, len),
            }
        }
    }

    /// The steps taken so far; those of a closed form do not count.
    fn steps(&self) -> u64 {
        match self {
            Engine::Modulo(_) | Engine::Lasker => 0,
            Engine::Sparse(sparse) => sparse.steps,
            Engine::Marks(marks) => marks.steps,
            Engine::Dense(dense) => dense.steps,
            Engine::Tail(tail) => tail.steps(),
            Engine::SparseSpace(space) => space.steps(),
        }
    }

    /// Whether a heap takes no fewer steps than those long before it.
    fn never_gets_faster(&self) -> bool {
        match self {
            Engine::SparseSpace(space) => space.never_gets_faster(),
            _ => true,
        }
    }
}

/// The d with G(n) = n mod d for all heaps below `capacity`: the set holds 1..=d - 1, and it has no multiple of d or d is
/// beyond the heaps. Then heap n moves to each of the d - 1 heaps before it, so to all other residues, and never to its own.
fn closed_modulus(set: &SubtractionSet, capacity: usize) -> Option<u32> {
    match set.least_absent(capacity - 1) {
        None => Some(capacity as u32),
        Some(d) => (d > 1 && set.avoids_multiples_of(d as u64)).then_some(d as u32),
    }
}

/// Up to this number of elements, a set has few enough of them, and so of values, for [`Sparse`].
const SPARSE_LIMIT: usize = 48;

/// Up to this number of elements, a step for each is less than the words of [`Dense`]; measured on primes and squares.
fn marks_limit(capacity: usize) -> usize {
    capacity / 96
}

/// Whether a code is `4.[3]`: take any number of stones, or split a heap in two.
pub(crate) fn is_lasker(code: &TakeAndBreak) -> bool {
    let taking = || code.head()[1..].iter().chain(code.repeating());
    let split = code.head()[0];
    split.bits() == 4
        && split.parts() == Parts::Any
        && !code.repeating().is_empty()
        && taking().all(|&digit| digit == Digit::SUBTRACTION)
}

/// The value of a heap in Lasker's nim: G(4j + 3) = 4j + 4, G(4j + 4) = 4j + 3, and G(n) = n else
/// (Berlekamp, Conway and Guy, Winning Ways, chapter 4).
fn lasker(heap: u32) -> u32 {
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

#[cfg(test)]
mod tests;
