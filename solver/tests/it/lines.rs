//! The readers of many lines: what they take is what the standard library reads, and both stop where they must.

use crate::cases::Random;
use crate::naive::{all, check_lines as check};

#[test]
fn lines_of_all_lengths_are_taken() {
    let mut random = Random(1);
    for max in [1000, 9999] {
        let mut text = String::new();
        for _ in 0..50_000 {
            let mut number = || {
                let most = [9, 99, 999, max][random.within(0, 3) as usize];
                random.within(1, most)
            };
            text += &format!("{} {} {}\n", number(), number(), number());
        }
        for text in [text.replace('\n', "\r\n"), text] {
            for reader in all() {
                // All but what is too near to the end.
                let lines = check(text.as_bytes(), max as u16, reader);
                assert!(lines > 49_980, "{}: {lines}", reader.0);
            }
        }
    }
}

#[test]
fn every_shape_is_taken() {
    for a in ["7", "42", "042", "1000"] {
        for b in ["0", "10", "999", "0001"] {
            for c in ["3", "00", "120", "0009"] {
                for (around, end) in [("1 1 1\n", "\r\n"), ("1000 1000 1000\r\n", "\n")] {
                    let text = format!(
                        "{around}{a} {b} {c}{end}{}{a} {b} {c}\n{around}",
                        around.repeat(40)
                    );
                    for reader in all() {
                        assert!(
                            check(text.as_bytes(), 1000, reader) >= 25,
                            "{}: {text}",
                            reader.0
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_odd_is_left() {
    let odd = [
        "",
        " ",
        "1",
        "1 2",
        "1 2 3 ",
        " 1 2 3",
        "1  2 3",
        "1 2  3",
        "1 2 3 4",
        "1\t2 3",
        "1 2\t3",
        "1 2 3\r\r",
        "1 2\r3",
        "1 2 3\x0b",
        "1\r2 3",
        "\r1 2 3",
        "1 2 x",
        "x 2 3",
        "1 2 -3",
        "1 :2 3",
        "1 2/ 3",
        "12345 1 1",
        "1 12345 1",
        "1 1 12345",
        "1001 1 1",
        "1 1001 1",
        "1 1 1001",
        "9999 9999 9999",
        "0 0 0",
        "000 0 0000",
        "1 1 1é",
        "\0",
        "1 1\x0c1",
        "123 456 7890123456",
        "1 1 1 11111111111",
        "1 1 1 11111111111 1 1",
    ];
    for odd in odd {
        for before in 0..30 {
            let text = format!(
                "{}{odd}\n{}",
                "12 3 456\n".repeat(before),
                "1 22 333\n".repeat(40)
            );
            for reader in all() {
                let lines = check(text.as_bytes(), 1000, reader);
                assert!(lines <= before, "{}: {odd:?} was taken", reader.0);
                // A reader may leave up to three good lines before an odd one, and the block that it lies in.
                assert!(
                    lines + 12 > before,
                    "{}: {lines} of {before} before {odd:?}",
                    reader.0
                );
            }
        }
    }
}

#[test]
fn any_bytes_are_read_as_the_reference_reads_them() {
    let mut random = Random(2);
    let letters = b"0123456789  \n\n0123456789  \n\n0123456789  \n\n0123456789  \n\n\r\t:/x\xff";
    for _ in 0..if cfg!(miri) { 10 } else { 20_000 } {
        // Lines of three numbers with one byte changed.
        let mut text: Vec<u8> = Vec::new();
        for _ in 0..30 {
            let mut number = || {
                let most = [9, 99, 1000][random.within(0, 2) as usize];
                random.within(0, most)
            };
            text.extend(format!("{} {} {}\n", number(), number(), number()).bytes());
        }
        let place = random.next() as usize % text.len();
        text[place] = letters[random.next() as usize % letters.len()];
        for reader in all() {
            check(&text, 1000, reader);
        }
    }
}
