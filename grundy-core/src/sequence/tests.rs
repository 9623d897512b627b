//! Which engine is chosen: each of them by some rule, and the borders between them.

use super::{Dense, Engine, Marks, SPARSE_LIMIT, Sequence, Sparse, marks_limit};
use crate::{Error, Rule, SubtractionSet, TakeAndBreak};
use alloc::string::ToString;

fn engine(sequence: &Sequence) -> &'static str {
    match sequence.engine {
        Engine::Modulo(_) => "modulo",
        Engine::Lasker => "lasker",
        Engine::Sparse(_) => "sparse",
        Engine::Marks(_) => "marks",
        Engine::Dense(_) => "dense",
        Engine::Tail(_) => "tail",
        Engine::SparseSpace(_) => "sparse space",
    }
}

fn named(name: &str, argument: Option<u64>) -> SubtractionSet {
    SubtractionSet::named(name, argument).unwrap()
}

#[test]
fn the_engine_fits_the_set() {
    let upto = |k| named("upto", Some(k));
    let range = |lo, hi| SubtractionSet::from_ranges([(lo, hi)]).unwrap();
    let one_and_even = || range(1, Some(1)).union(named("even", None));
    let (few, most) = (SPARSE_LIMIT as u64, marks_limit(10_000) as u64);
    let rows = [
        (named("nim", None), 1000, "modulo"),
        (named("pow2", None), 1000, "modulo"),
        (upto(700), 3001, "modulo"),
        (one_and_even(), 3001, "tail"),
        (one_and_even(), 1, "modulo"),
        (named("fib", None), 1_000_000, "sparse"),
        // As many elements as the sparse engine is for, and one more.
        (range(3, Some(few + 2)), 10_000, "sparse"),
        (range(3, Some(few + 3)), 10_000, "marks"),
        (range(3, Some(most + 2)), 10_000, "marks"),
        (range(3, Some(most + 3)), 10_000, "dense"),
        (named("squares", None), 1_000_000, "marks"),
        (named("primes", None), 3001, "dense"),
        (named("squares", None).complement(), 3001, "dense"),
        // A threshold in the table, and beyond it.
        (range(7, Some(7)).union(range(3001, None)), 3001, "tail"),
        (range(7, Some(7)).union(range(3002, None)), 3001, "sparse"),
        (range(3000, Some(3000)).complement(), 3001, "dense"),
        (range(3001, Some(3001)).complement(), 3001, "modulo"),
        (
            named("even", None).difference(range(4000, Some(4000))),
            3001,
            "dense",
        ),
        (
            named("odd", None).union(named("multiples", Some(8))),
            3001,
            "tail",
        ),
    ];
    for (set, capacity, expected) in rows {
        // A million bits take Miri long.
        if cfg!(miri) && capacity > 10_000 {
            continue;
        }
        let sequence = Sequence::of_set(&set, capacity);
        assert_eq!(engine(&sequence), expected, "{set:?} to {capacity}");
    }
}

#[test]
fn the_engine_fits_the_code() {
    let rows = [
        ("4.[3]", "lasker"),
        ("4.3[33]", "lasker"),
        ("4!.[3]", "tail"),
        ("0.[3]", "modulo"),
        ("0.[37]", "tail"),
        ("0.33", "modulo"),
        ("0.3003", "sparse"),
        ("0.77", "sparse space"),
        ("8.0", "sparse space"),
    ];
    for (text, expected) in rows {
        let code: TakeAndBreak = text.parse().unwrap();
        assert_eq!(engine(&Sequence::of_code(&code, 1000)), expected, "{text}");
    }
}

#[test]
fn all_engines_of_sets_agree() {
    let range = |lo, hi| SubtractionSet::from_ranges([(lo, Some(hi))]).unwrap();
    let sets = [
        named("fib", None),
        named("squares", None),
        named("primes", None),
        named("triangular", None).union(range(40, 90)),
        named("squares", None).complement(),
        range(3, 3),
        range(64, 64).union(range(1000, 1100)),
        range(4000, 4999),
    ];
    const LEN: usize = if cfg!(miri) { 200 } else { 5000 };
    for set in sets {
        let bits = set.bits(LEN - 1);
        let (mut sparse, mut marks, mut dense) = (vec![], vec![], vec![]);
        let mut engine = Sparse::new(&bits);
        while sparse.len() < LEN {
            engine.extend(&mut sparse);
        }
        let mut engine = Marks::new(&bits);
        // In pieces, as the search for a period asks for them.
        for len in [1, 64, 100, LEN] {
            engine.extend(&mut marks, len);
        }
        let mut engine = Dense::new(&bits);
        while dense.len() < LEN {
            engine.extend(&mut dense);
        }
        assert_eq!(sparse[..LEN], marks, "{set:?}");
        assert_eq!(dense[..LEN], marks, "{set:?}");
    }
}

#[test]
#[cfg_attr(miri, ignore = "takes millions of steps")]
fn every_engine_counts_its_steps() {
    let sets = [
        (named("fib", None), "sparse"),
        (named("squares", None), "marks"),
        (named("primes", None), "dense"),
    ];
    let codes = [
        ("4!.[3]", "tail"),
        ("0.[37]", "tail"),
        ("0.[8]", "tail"),
        ("0.[8!]", "tail"),
        ("0.77", "sparse space"),
        ("0.3000000007", "sparse space"),
        ("0.8", "sparse space"),
        ("0.8!", "sparse space"),
        ("4!.0", "sparse space"),
    ];
    let of_set = |set: &SubtractionSet| Sequence::of_set(set, 20_000);
    let of_code = |code: &str| Sequence::of_code(&code.parse().unwrap(), 500);
    let sets = sets.iter().map(|(set, name)| (of_set(set), *name));
    let codes = codes.iter().map(|(code, name)| (of_code(code), *name));
    for (sequence, expected) in sets.chain(codes) {
        assert_eq!(engine(&sequence), expected);
        let heaps = sequence.capacity;
        let (mut free, mut held) = (sequence.clone(), sequence);
        free.extend_to(heaps).unwrap();
        // A step for each heap at least, but for those that one word operation treats at once.
        let steps = free.engine.steps();
        assert!(steps >= heaps as u64 / 64, "{expected}: {steps}");
        // One step less is too few. The double is enough, whatever the pace of a piece was.
        held.max_steps = steps - 1;
        let mut enough = held.clone();
        enough.max_steps = 2 * steps;
        assert_eq!(
            held.extend_to(heaps),
            Err(Error::TooManySteps { heaps }),
            "{expected}"
        );
        enough.extend_to(heaps).unwrap();
        assert_eq!(enough.values(), free.values());
    }
}

#[test]
#[cfg_attr(miri, ignore = "takes millions of steps")]
fn a_sequence_that_would_take_for_ever_is_refused_before() {
    let code: TakeAndBreak = "0.[8]".parse().unwrap();
    let error = Rule::from(code).table(&[50_000_000]).unwrap_err();
    let heaps = 50_000_001;
    assert_eq!(error, Error::TooManySteps { heaps });
    assert_eq!(
        error.to_string(),
        "the values of 50000001 heaps take more than 1000000 million steps; ask for fewer heaps"
    );
}
