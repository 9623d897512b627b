//! Texts of any kind: the invariants hold, whether there is a submission or not. The fuzz target `submit` goes on from here.

use crate::{fragments, invariants, made};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// So many cases, times the variable `HOSTILE_ROUNDS`; the same ones in every run.
pub fn cases(usual: u32) -> ProptestConfig {
    let rounds = std::env::var("HOSTILE_ROUNDS").ok();
    let rounds = rounds
        .and_then(|rounds| rounds.parse().ok())
        .unwrap_or(1_u32);
    ProptestConfig {
        cases: usual.saturating_mul(rounds),
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(rounds.into()),
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn pieces_of_source(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        invariants::check_any(&fragments::files(&bytes));
    }

    #[test]
    fn programs_with_changes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        invariants::check_any(&made::changed(&bytes));
    }

    #[test]
    fn characters(text in any::<String>()) {
        invariants::check_any(&[("main.rs".to_owned(), text)]);
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn programs(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let files = made::program(&bytes);
        invariants::check(&files).unwrap_or_else(|message| panic!("{message}"));
    }
}
