//! What is said about bad input, and that the answers before it are written.

use crate::programs::{Run, command, run, run_in_pieces};
use std::fs::File;
use std::process::Stdio;

fn check(problem: &str, input: &str, answers: &str, error: &str) {
    let right = Run {
        out: answers.to_owned(),
        err: format!("error: {error}\n"),
        status: Some(1),
    };
    assert_eq!(run(problem, input.as_bytes()), right, "{input:?}");
    assert_eq!(
        run_in_pieces(problem, input.as_bytes(), 1),
        right,
        "{input:?} byte by byte"
    );
}

#[test]
fn each_mistake_has_its_message() {
    let not_a_digit = "is not a digit; write digits only, and white space between the numbers";
    let rows = [
        (
            "hdu1848",
            "1 1 1\n1 4 1\n1 2 1001\n",
            "Fibo\nNacci\n",
            "line 3: heap 1001 is above 1000 (column 5)",
        ),
        (
            "hdu1848",
            "1001 2 3\n",
            "",
            "line 1: heap 1001 is above 1000 (column 1)",
        ),
        (
            "hdu1848",
            "1 1 1\r\n\r\n 1 9999\r\n",
            "Fibo\n",
            "line 3: heap 9999 is above 1000 (column 4)",
        ),
        (
            "hdu1848",
            "1 2",
            "",
            "line 1: the input ends inside a case; add the missing heap (column 3)",
        ),
        (
            "hdu1848",
            "1 1 1\n1\n\n",
            "Fibo\n",
            "line 2: the input ends inside a case; add the missing heap (column 1)",
        ),
        (
            "hdu1848",
            "1 1 1 1\n2",
            "Fibo\n",
            "line 2: the input ends inside a case; add the missing heap (column 1)",
        ),
        (
            "hdu1848",
            "1 1 1\n1 x 1\n",
            "Fibo\n",
            &format!("line 2: 'x' {not_a_digit} (column 3)"),
        ),
        (
            "hdu1848",
            "1 1 1\n1 2x 1\n",
            "Fibo\n",
            &format!("line 2: 'x' {not_a_digit} (column 4)"),
        ),
        (
            "hdu1848",
            "1 -1 1\n",
            "",
            &format!("line 1: '-' {not_a_digit} (column 3)"),
        ),
        (
            "hdu1848",
            "+1 1 1\n",
            "",
            &format!("line 1: '+' {not_a_digit} (column 1)"),
        ),
        (
            "hdu1848",
            "1 1.0 1\n",
            "",
            &format!("line 1: '.' {not_a_digit} (column 4)"),
        ),
        (
            "hdu1848",
            "1\0 1 1\n",
            "",
            &format!("line 1: '\\x00' {not_a_digit} (column 2)"),
        ),
        (
            "hdu1848",
            "\u{feff}1 1 1\n",
            "",
            &format!("line 1: '\\xef' {not_a_digit} (column 1)"),
        ),
        (
            "hdu1847",
            "3\n18446744073709551615\n18446744073709551616\n",
            "Cici\nCici\n",
            "line 3: heap 18446744073709551616 is above 18446744073709551615 (column 1)",
        ),
        (
            "hdu1848",
            "1 1 18446744073709551617",
            "",
            "line 1: heap 18446744073709551617 is above 1000 (column 5)",
        ),
        (
            "hdu1847",
            &"9".repeat(100_000),
            "",
            &format!(
                "line 1: heap {}... is above 18446744073709551615 (column 1)",
                "9".repeat(40)
            ),
        ),
        (
            "hdu1846",
            "2\n23 2\n",
            "first\n",
            "line 2: the input ends inside a case; add the missing heap (column 4)",
        ),
        (
            "hdu1849",
            "2\n3\n",
            "",
            "line 2: the input ends inside a case; add the missing position (column 1)",
        ),
        (
            "hdu1536",
            "2 2 0\n",
            "",
            "line 1: move 0 takes no stone; every move must take at least one (column 5)",
        ),
        (
            "hdu1536",
            "1 1\n1\n1 10001\n",
            "",
            "line 3: heap 10001 is above 10000 (column 3)",
        ),
        (
            "hdu1536",
            "1 1\n2\n1 1\n1 x\n",
            "W\n",
            &format!("line 4: 'x' {not_a_digit} (column 3)"),
        ),
        (
            "nyoj913",
            "2\n1001 1001\n",
            "",
            "line 2: heap 1001 is above 1000 (column 6)",
        ),
        (
            "hdu3032",
            "1\n1\n18446744073709551616\n",
            "",
            "line 3: heap 18446744073709551616 is above 18446744073709551615 (column 1)",
        ),
    ];
    for (problem, input, answers, error) in rows {
        check(problem, input, answers, error);
    }
}

#[test]
fn the_place_is_right_deep_in_a_long_input() {
    // Far enough that the error is in a later buffer, at every distance from its start.
    for lines in 8000..8100 {
        let good = match lines % 3 {
            0 => "123 456 789\n".repeat(lines),
            1 => "123 456\t789\r\n".repeat(lines),
            _ => "1 2 3\n".repeat(lines / 2) + &" 1 2 3\n".repeat(lines / 2),
        };
        let lines = good.lines().count();
        let given = run("hdu1848", format!("{good}1 2 1001\n1 1 1\n").as_bytes());
        let error = format!(
            "error: line {}: heap 1001 is above 1000 (column 5)\n",
            lines + 1
        );
        assert_eq!((given.err, given.status), (error, Some(1)));
        assert_eq!(given.out.lines().count(), lines);
    }
}

#[test]
fn leading_zeros_are_no_mistake() {
    let given = run(
        "hdu1848",
        b"00000000000000000000000000001 0001 01\n0000 00 0\n9 9 9\n",
    );
    assert_eq!((given.out.as_str(), given.err.as_str()), ("Fibo\n", ""));
}

#[test]
#[cfg(target_os = "linux")]
fn what_cannot_be_read_or_written_is_said() {
    // A folder can be opened but not read; the full device takes nothing.
    let output = command("hdu1848").stdin(File::open("/").unwrap()).output();
    let given = Run::from(output.unwrap());
    let right = "error: line 1: the input cannot be read: Is a directory";
    assert!(given.err.starts_with(right), "{}", given.err);
    assert_eq!((given.out.as_str(), given.status), ("", Some(1)));

    let input = format!("{}/full.in", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&input, "1 1 1\n").unwrap();
    let output = command("hdu1848")
        .stdin(File::open(&input).unwrap())
        .stdout(File::options().write(true).open("/dev/full").unwrap())
        .stderr(Stdio::piped())
        .spawn()
        .and_then(|child| child.wait_with_output());
    let given = Run::from(output.unwrap());
    let right = "error: the answers cannot be written: No space left on device";
    assert!(given.err.starts_with(right), "{}", given.err);
    assert_eq!(given.status, Some(1));
}
