//! The reader against the standard library, for random input in pieces of any size, and the writer.

use crate::input::{Input, Stop};
use crate::naive::{Form, Pieces, check};
use crate::output::Output;
use proptest::prelude::*;
use std::io::{self, ErrorKind, Write};

/// Any numbers, one by one.
const ANY: Form = Form {
    max: u64::MAX,
    case: 1,
};

/// Numbers of every length, around the end of u64 too, between white space of every kind, now and then something else.
fn text() -> impl Strategy<Value = Vec<u8>> {
    let number = prop_oneof![
        8 => (0_u64..2000).prop_map(|number| number.to_string()),
        2 => any::<u64>().prop_map(|number| number.to_string()),
        2 => "[0-9]{1,25}",
        1 => (u64::MAX - 9..=u64::MAX).prop_map(|number| number.to_string()),
        1 => (0_u128..30).prop_map(|more| (u128::from(u64::MAX) - 9 + more).to_string()),
    ];
    let blank = "[ \t\r\n\u{c}]{1,3}";
    let odd = prop_oneof![200 => Just(String::new()), 1 => "[-+x.\u{b}\0é:/]"];
    let words = prop::collection::vec((number, odd, blank), 0..200);
    (words, any::<bool>()).prop_map(|(words, last)| {
        let mut text: String = words
            .into_iter()
            .map(|(number, odd, blank)| number + &odd + &blank)
            .collect();
        if last {
            text.truncate(text.trim_end().len());
        }
        text.into_bytes()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn numbers_are_those_of_the_standard_library(
        text in text(),
        sizes in prop::collection::vec(1_usize..70, 1..5),
    ) {
        check(&text, &sizes, ANY);
        check(&text, &[usize::MAX], ANY);
    }
}

#[test]
fn every_split_gives_the_same() {
    let text = b" 12 18446744073709551615\r\n\n007 0\t99999999999999999999 ";
    for first in 1..text.len() {
        for second in 1..=text.len() - first {
            check(text, &[first, second], ANY);
        }
    }
    for size in [1, 7, 63, 64, 65, 4096] {
        check(&b"1 22 333 4444\n55555 \r\n".repeat(5000), &[size], ANY);
    }
}

/// A sink that takes `left` bytes.
struct Narrow {
    left: usize,
}

impl Write for Narrow {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(self.left).min(5);
        self.left -= taken;
        if taken == 0 {
            Err(ErrorKind::BrokenPipe.into())
        } else {
            Ok(taken)
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_sink_is_an_error_of_the_output() {
    let mut input = Input::new(Pieces::new(b"1 2 3", &[2]), Output::new(Narrow { left: 7 }));
    assert!(matches!(input.number("number", 9), Ok(Some(1))));
    assert!(input.output.line("first").is_ok());
    assert!(matches!(input.number("number", 9), Ok(Some(2))));
    assert!(input.output.line("second").is_ok());
    assert!(matches!(input.number("number", 9), Err(Stop::Output(_))));
}

#[test]
fn the_writer_writes_what_it_is_given() {
    let mut given = Vec::new();
    let mut right = Vec::new();
    let mut output = Output::new(&mut given);
    for round in 0..30_000_u64 {
        let number = round.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (round % 64);
        let answers = [round % 3 == 0, round % 5 < 2, round % 7 == 6];
        output.number(number).unwrap();
        output.line("some text").unwrap();
        output.either(round % 2 == 0, "yes", "or no").unwrap();
        output
            .each(answers.into_iter(), "", "15 bytes of txt")
            .unwrap();
        let yes = if round % 2 == 0 { "yes" } else { "or no" };
        writeln!(right, "{number}\nsome text\n{yes}").unwrap();
        for answer in answers {
            writeln!(right, "{}", if answer { "" } else { "15 bytes of txt" }).unwrap();
        }
    }
    let long = "0123456789".repeat(20_000);
    output.text(&long).unwrap();
    output.flush().unwrap();
    right.extend(long.as_bytes());
    assert!(given == right);
}
