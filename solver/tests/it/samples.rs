//! The samples of the problems.

use crate::programs::{ALL, answers};
use std::fs;

#[test]
fn every_program_answers_its_sample() {
    for problem in ALL {
        let read = |end| {
            let path = format!("{}/samples/{problem}.{end}", env!("CARGO_MANIFEST_DIR"));
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
        };
        assert_eq!(answers(problem, &read("in")), read("out"), "{problem}");
    }
}
