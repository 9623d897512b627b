//! Texts of any kind: the invariants hold, whether there is a submission or not. The fuzz target `submit` goes on from here.

use crate::{fragments, invariants};
use proptest::prelude::*;

/// So many cases, or as many as the variable `GRUNDY_CASES` says.
pub fn cases(usual: u32) -> ProptestConfig {
    let given = std::env::var("GRUNDY_CASES").ok();
    ProptestConfig {
        cases: given.and_then(|cases| cases.parse().ok()).unwrap_or(usual),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn pieces_of_source(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        invariants::check_any(&fragments::files(&bytes));
    }

    #[test]
    fn characters(text in any::<String>()) {
        invariants::check_any(&[("main.rs".to_owned(), text)]);
    }
}
