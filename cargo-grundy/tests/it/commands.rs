//! What the commands of the workbench print.

use crate::run::{command, out, run};
use std::io::Read;
use std::process::Stdio;

#[test]
fn tables_are_lines_of_heap_and_value() {
    assert_eq!(out(&["table", "{1, 3}", "4"]), "0 0\n1 1\n2 0\n3 1\n4 0\n");
    assert_eq!(
        out(&["table", "4!.0", "5"]),
        "0 0\n1 0\n2 0\n3 1\n4 0\n5 2\n"
    );
    assert_eq!(
        out(&["table", "wythoff", "1", "2"]),
        "0 0 0\n0 1 1\n0 2 2\n1 0 1\n1 1 2\n1 2 0\n"
    );
    assert_eq!(out(&["table", "fib", "0"]), "0 0\n");
}

#[test]
fn tables_as_rust() {
    let text = "/// The Grundy values of `{1, 3}`.\npub static TABLE: [u8; 23] = [\n    0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,\n    0, 1, 0,\n];\n";
    assert_eq!(out(&["table", "{1, 3}", "22", "--format", "rust"]), text);
    let text = "/// The Grundy values of `wythoff`.\npub static TABLE: [[u8; 3]; 2] = [\n    [\n        0, 1, 2,\n    ],\n    [\n        1, 2, 0,\n    ],\n];\n";
    assert_eq!(
        out(&["table", "wythoff", "1", "2", "--format", "rust"]),
        text
    );
    assert!(out(&["table", "nim", "256", "--format", "rust"]).contains(": [u16; 257] = ["));
}

/// Programs read these keys; they do not change.
#[test]
fn tables_as_json() {
    assert_eq!(
        out(&["table", "{1, 3}", "4", "--format", "json"]),
        "{\"rule\":\"{1, 3}\",\"maxima\":[4],\"max_value\":1,\"values\":[0,1,0,1,0]}\n"
    );
    assert_eq!(
        out(&["table", "wythoff", "1", "2", "--format", "json"]),
        "{\"rule\":\"wythoff\",\"maxima\":[1,2],\"max_value\":2,\"values\":[0,1,2,1,2,0]}\n"
    );
}

#[test]
fn periods_with_their_proof() {
    assert_eq!(
        out(&["period", "0.77"]),
        "rule        0.77
preperiod   71
period      12
saltus      0
max_value   8
theorem     finite octal code (Guy and Smith)
checked_to  heap 167
"
    );
    let nim = out(&["period", "nim"]);
    assert!(
        nim.contains("max_value   none, the values grow without end\n"),
        "{nim}"
    );
    assert!(
        nim.contains("checked_to  nothing, the theorem needs no heap\n"),
        "{nim}"
    );
}

/// Programs read these keys; they do not change.
#[test]
fn periods_as_json() {
    assert_eq!(
        out(&["period", "0.77", "--json"]),
        "{\"rule\":\"0.77\",\"preperiod\":71,\"period\":12,\"saltus\":0,\"max_value\":8,\"theorem\":\"finite octal code (Guy and Smith)\",\"checked_to\":167}\n"
    );
    assert_eq!(
        out(&["period", "nim", "--json"]),
        "{\"rule\":\"nim\",\"preperiod\":0,\"period\":1,\"saltus\":1,\"max_value\":null,\"theorem\":\"G(n) = n in Nim\",\"checked_to\":0}\n"
    );
}

#[test]
fn without_a_proof_the_status_is_1() {
    let given = run(&["period", "0.16", "--within", "100", "--json"]);
    assert_eq!(
        given.out,
        "{\"rule\":\"0.16\",\"preperiod\":null,\"period\":null,\"saltus\":null,\"max_value\":null,\"theorem\":null,\"checked_to\":100}\n"
    );
    assert_eq!(given.status, Some(1));
    assert!(
        given
            .err
            .starts_with("error: no period is proved within 100 heaps"),
        "{}",
        given.err
    );
    assert!(given.err.contains("--within 1000"), "{}", given.err);
    let given = run(&["period", "fib"]);
    assert_eq!((given.out.as_str(), given.status), ("", Some(1)));
    assert_eq!(
        given.err,
        "error: no theorem is known by which such a rule could have a proved period; print values by `cargo grundy table`\n"
    );
    let given = run(&["period", "fib", "--json"]);
    assert!(given.out.contains("\"period\":null") && given.out.contains("\"checked_to\":null"));
}

#[test]
fn moves_of_a_sum() {
    assert_eq!(
        out(&["moves", "kayles", "3", "4", "5"]),
        "heap 3 has value 3
heap 4 has value 1
heap 5 has value 4
nim-sum 6: the first player wins
win by heap 5 -> 1 + 3
"
    );
    assert_eq!(
        out(&["moves", "nim", "2", "2"]),
        "heap 2 has value 2\nheap 2 has value 2\nnim-sum 0: the second player wins\n"
    );
    assert_eq!(
        out(&["moves", "nim", "3"]),
        "heap 3 has value 3\nnim-sum 3: the first player wins\nwin by heap 3 -> nothing\n"
    );
    assert_eq!(
        out(&["moves", "wythoff", "3", "4"]),
        "position (3, 4) has value 2\nnim-sum 2: the first player wins\nwin by position (3, 4) -> (1, 2)\n"
    );
    assert_eq!(
        out(&["moves", "wythoff", "1", "1", "1", "2"])
            .lines()
            .nth(2),
        Some("nim-sum 2: the first player wins")
    );
}

#[test]
fn rules_lists_every_name() {
    let text = out(&["rules"]);
    for set in grundy_core::FAMILIES {
        assert!(
            text.contains(&format!("  {:<16}{}\n", set.name, set.about)),
            "{}",
            set.name
        );
    }
    for game in grundy_core::GAMES {
        assert!(
            text.contains(&format!("  {:<16}{}\n", game.name, game.about)),
            "{}",
            game.name
        );
        assert!(text.contains(game.definition), "{}", game.name);
    }
}

#[test]
fn a_closed_pipe_ends_a_command_quietly() {
    let mut child = command(&["table", "nim", "1000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 4];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let end = child.wait_with_output().unwrap();
    assert_eq!(&first, b"0 0\n");
    assert_eq!(
        (end.stderr.as_slice(), end.status.code()),
        (&b""[..], Some(0))
    );
}
