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

#[test]
fn the_largest_heaps_of_laskers_nim() {
    // 2^64 - 1 = 4j + 3 has the value 2^64, and 2^64 - 2 and 2^64 - 4 = 4j have 2^64 - 2 and 2^64 - 5.
    let cases = [
        ("18446744073709551615", "Alice"),
        ("18446744073709551615 18446744073709551615", "Bob"),
        ("18446744073709551615 3 4 7 18446744073709551614", "Alice"),
        ("18446744073709551612 18446744073709551611", "Alice"),
        ("18446744073709551612 18446744073709551612", "Bob"),
    ];
    let (mut input, mut answers) = (format!("{}\n", cases.len()), String::new());
    for (heaps, answer) in cases {
        input += &format!("{}\n{heaps}\n", heaps.split(' ').count());
        answers += &format!("{answer}\n");
    }
    let run = crate::programs::run("hdu3032", input.as_bytes());
    assert_eq!((run.out, run.status), (answers, Some(0)));
}
