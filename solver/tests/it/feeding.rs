//! The same input in every form in which it may come.

use crate::cases;
use crate::programs::{ALL, Run, command, run, run_in_pieces};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdout, Stdio};

fn right(answers: &str) -> Run {
    Run {
        out: answers.to_owned(),
        err: String::new(),
        status: Some(0),
    }
}

#[test]
fn a_pipe_gives_the_same_in_pieces_of_any_size() {
    for problem in ALL {
        let cases = cases::of(problem);
        for piece in [1, 7, 63, 64, 65, 4096] {
            let given = run_in_pieces(problem, cases.input.as_bytes(), piece);
            let name = format!("{problem} in pieces of {piece}");
            assert!(given == right(&cases.answers), "{name}: {}", given.err);
        }
    }
}

type Form = fn(&str) -> String;

#[test]
fn white_space_of_any_kind_gives_the_same() {
    let forms: [(&str, Form); 8] = [
        ("stretches of each", |input| {
            let ends = ["\n", "\r\n", "\n\n", " \n", "\t", "\n", "\n  "];
            let lines = input.lines().enumerate();
            lines
                .map(|(index, line)| line.to_owned() + ends[index / 70 % 7])
                .collect()
        }),
        ("CRLF", |input| input.replace('\n', "\r\n")),
        ("blank lines", |input| input.replace('\n', "\n\n \n")),
        ("no last newline", |input| input.trim_end().to_owned()),
        ("spaces around lines", |input| {
            format!("  {}", input.replace('\n', " \n\t "))
        }),
        ("one line", |input| input.replace('\n', " ")),
        ("one number a line", |input| input.replace(' ', "\n")),
        ("form feeds and tabs", |input| {
            input.replace(' ', "\t").replace('\n', "\x0c")
        }),
    ];
    for problem in ALL {
        let cases = cases::of(problem);
        for (name, form) in forms {
            let given = run(problem, form(&cases.input).as_bytes());
            assert!(
                given == right(&cases.answers),
                "{problem} with {name}: {}",
                given.err
            );
        }
    }
}

#[test]
fn the_end_marker_may_be_missing_and_nothing_behind_it_counts() {
    for (problem, marker) in [
        ("hdu1536", "0\n"),
        ("hdu1848", "0 0 0\n"),
        ("hdu1849", "0\n"),
        ("hdu1850", "0\n"),
        ("hdu2516", "0\n"),
        ("nyoj913", "0\n"),
    ] {
        let cases = cases::of(problem);
        let unended = cases.input.strip_suffix(marker).unwrap();
        assert!(
            run(problem, unended.as_bytes()) == right(&cases.answers),
            "{problem}"
        );
        let more = format!("{}7 8\nwhatever\n", cases.input);
        assert!(
            run(problem, more.as_bytes()) == right(&cases.answers),
            "{problem}"
        );
    }
}

#[test]
fn an_empty_input_has_no_answers() {
    for problem in ALL {
        for input in ["", "\n", " \r\n\n"] {
            assert_eq!(run(problem, input.as_bytes()), right(""), "{problem}");
        }
    }
}

#[test]
fn some_zeros_are_a_case() {
    let given = run("hdu1848", b"0 0 1\n5 0 0\n1 0 1\n0 4 0\n0 0 0\n");
    assert_eq!(given, right("Fibo\nFibo\nNacci\nNacci\n"));
}

/// Reads one line of answers.
fn line(answers: &mut BufReader<ChildStdout>) -> String {
    let mut line = String::new();
    answers.read_line(&mut line).unwrap();
    line
}

#[test]
fn who_waits_for_the_answer_gets_it_before_the_next_question() {
    let mut child = command("hdu1848")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    // The lines end as on a terminal; the second question fills the reader's buffer to its last byte.
    questions.write_all(b"1 1 1\n").unwrap();
    assert_eq!(line(&mut answers), "Fibo\n");
    let full = format!("{}1 4 1\n", " ".repeat((1 << 16) - 6));
    questions.write_all(full.as_bytes()).unwrap();
    assert_eq!(line(&mut answers), "Nacci\n");
    drop(questions);
    let mut rest = String::new();
    answers.read_to_string(&mut rest).unwrap();
    assert_eq!((rest.as_str(), child.wait().unwrap().code()), ("", Some(0)));
}

#[test]
fn a_closed_output_ends_the_program_quietly() {
    let mut child = command("hdu1848")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut questions = child.stdin.take().unwrap();
    // The program is gone at some point, and then so is this pipe.
    while questions.write_all(&b"1 1 1\n".repeat(1000)).is_ok() {}
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.stderr, output.status.code()), (Vec::new(), Some(0)));
}

#[test]
#[cfg(target_os = "linux")]
fn memory_does_not_grow_with_the_input() {
    let mut child = command("hdu1848")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut questions = child.stdin.take().unwrap();
    let peak = || {
        let path = format!("/proc/{}/status", child.id());
        let status = std::fs::read_to_string(path).unwrap();
        let line = status
            .lines()
            .find(|line| line.starts_with("VmHWM:"))
            .unwrap();
        line.split_whitespace()
            .nth(1)
            .unwrap()
            .parse::<u64>()
            .unwrap()
    };
    let lines = b"123 456 789\n1000 1 10\n".repeat(10_000);
    let mut peaks = Vec::new();
    for _ in 0..2 {
        for _ in 0..40 {
            questions.write_all(&lines).unwrap();
        }
        peaks.push(peak());
    }
    drop(questions);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(peaks[1] <= peaks[0] + 64, "{peaks:?} KiB");
    assert!(peaks[1] <= 4096, "{peaks:?} KiB");
}
