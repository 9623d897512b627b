//! The reader against `split_ascii_whitespace`, for input in pieces of any size.

use crate::input::{Input, Stop};
use crate::output::Output;
use proptest::prelude::*;
use std::collections::VecDeque;
use std::io::{self, ErrorKind, Read, Write};

/// A source that gives one piece at each read, and an interruption before each.
struct Pieces {
    pieces: VecDeque<Vec<u8>>,
    interrupted: bool,
}

impl Pieces {
    /// `input` in pieces of `sizes`, over and over.
    fn new(input: &[u8], sizes: &[usize]) -> Pieces {
        let mut pieces = VecDeque::new();
        let mut rest = input;
        for &size in sizes.iter().cycle() {
            if rest.is_empty() {
                break;
            }
            let (piece, tail) = rest.split_at(size.min(rest.len()));
            pieces.push_back(piece.to_vec());
            rest = tail;
        }
        Pieces {
            pieces,
            interrupted: false,
        }
    }
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.interrupted = !self.interrupted;
        if self.interrupted {
            return Err(ErrorKind::Interrupted.into());
        }
        let Some(piece) = self.pieces.pop_front() else {
            return Ok(0);
        };
        let len = piece.len().min(buffer.len());
        buffer[..len].copy_from_slice(&piece[..len]);
        if len < piece.len() {
            self.pieces.push_front(piece[len..].to_vec());
        }
        Ok(len)
    }
}

/// All numbers up to the end, or the message.
fn numbers(input: &[u8], sizes: &[usize]) -> (Vec<u64>, Option<String>) {
    let mut reader = Input::new(Pieces::new(input, sizes), Output::new(io::sink()));
    let mut numbers = Vec::new();
    loop {
        match reader.number("number", u64::MAX) {
            Ok(Some(number)) => numbers.push(number),
            Ok(None) => return (numbers, None),
            Err(Stop::Input(message)) => return (numbers, Some(message)),
            Err(Stop::Output(error)) => panic!("{error}"),
        }
    }
}

/// The same with the standard library; of a message only the line is known.
fn reference(input: &[u8]) -> (Vec<u64>, Option<usize>) {
    let mut numbers = Vec::new();
    for (index, line) in input.split(|&byte| byte == b'\n').enumerate() {
        for word in line
            .split(|byte| byte.is_ascii_whitespace())
            .filter(|word| !word.is_empty())
        {
            let digits = word.iter().all(u8::is_ascii_digit);
            match std::str::from_utf8(word)
                .ok()
                .filter(|_| digits)
                .and_then(|word| word.parse().ok())
            {
                Some(number) => numbers.push(number),
                None => return (numbers, Some(index + 1)),
            }
        }
    }
    (numbers, None)
}

fn check(input: &[u8], sizes: &[usize]) {
    let (given, message) = numbers(input, sizes);
    let (right, line) = reference(input);
    assert_eq!(given, right);
    match line {
        None => assert_eq!(message, None),
        Some(line) => {
            let message = message.expect("the reference finds a mistake");
            assert!(
                message.starts_with(&format!("error: line {line}: ")),
                "{message}"
            );
        }
    }
}

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
        check(&text, &sizes);
        check(&text, &[usize::MAX]);
    }
}

#[test]
fn every_split_gives_the_same() {
    let text = b" 12 18446744073709551615\r\n\n007 0\t99999999999999999999 ";
    for first in 1..text.len() {
        for second in 1..=text.len() - first {
            check(text, &[first, second]);
        }
    }
    for size in [1, 7, 63, 64, 65, 4096] {
        check(&b"1 22 333 4444\n55555 \r\n".repeat(5000), &[size]);
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
