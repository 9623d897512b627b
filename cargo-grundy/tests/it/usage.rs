//! Wrong usage: the status is 2, and the message shows the place.

use crate::run::{out, run};

fn wrong(args: &[&str], message: &str) {
    let given = run(args);
    assert_eq!(
        (given.out.as_str(), given.status),
        ("", Some(2)),
        "{args:?}: {}",
        given.err
    );
    assert!(given.err.contains(message), "{args:?}: {}", given.err);
}

#[test]
fn an_unreadable_rule_is_marked() {
    wrong(
        &["table", "fib | fob", "3"],
        "error: unknown rule `fob`; did you mean `fib`?\n  fib | fob\n        ^^^\n",
    );
    wrong(&["period", "0.7x"], "\n  0.7x\n     ^\n");
    wrong(&["period", "0.78"], "\n  0.78\n");
    wrong(&["moves", "4!.8x", "3"], "\n  4!.8x\n      ^\n");
    wrong(&["table", "{1, 0}", "3"], "\n  {1, 0}\n      ^\n");
    wrong(&["table", "{1,", "3"], "error: ");
    wrong(&["table", "", "3"], "error: no rule");
    wrong(&["table", "é", "3"], "\n  é\n  ^\n");
    wrong(
        &["table", "|n| n - 1 for", "3"],
        "\n  |n| n - 1 for\n               ^\n",
    );
    wrong(&["table", "|n| n + 1", "3"], "\n  |n| n + 1\n");
    wrong(&["table", "fib 3", "3"], "\n  fib 3\n      ^\n");
    wrong(&["period", "3"], "`3` is no rule");
    for (rule, shown) in [
        ("a\"", "\n  a\"\n   ^\n"),
        ("fib ) x", "\n  fib ) x\n      ^\n"),
        ("|n| {", "\n  |n| {\n      ^\n"),
        ("fib 🎲", "\n  fib 🎲\n      ^\n"),
        ("(1\n | {2", "\n   | {2\n     ^\n"),
    ] {
        wrong(&["table", rule, "3"], shown);
        wrong(
            &["period", rule],
            "a bracket or a quote whose other half is missing",
        );
    }
}

#[test]
fn wrong_arguments() {
    wrong(&[], "Usage: cargo grundy");
    wrong(&["tabel", "fib", "3"], "table");
    wrong(&["table", "fib"], "MAX");
    wrong(&["table", "fib", "-3"], "-3");
    wrong(&["table", "fib", "x"], "invalid digit");
    wrong(
        &["table", "fib", "3", "4"],
        "one maximum for each coordinate",
    );
    wrong(&["table", "wythoff", "3"], "2 coordinates");
    wrong(&["table", "fib", "200000000"], "smaller maximum");
    wrong(&["table", "fib", "3", "--format", "xml"], "xml");
    wrong(
        &["period", "0.77", "--within", "99999999999"],
        "error: --within 99999999999 is above the limit of 50000000 heaps; give a smaller bound\n",
    );
    wrong(
        &["moves", "wythoff", "3"],
        "but 1 number was given; give all coordinates",
    );
    wrong(
        &["moves", "wythoff", "3", "4", "5"],
        "but 3 numbers were given",
    );
    wrong(
        &["moves", "kayles", "3", "99999999999"],
        "error: heap 99999999999 is too large",
    );
    wrong(
        &["moves", "wythoff", "1", "99999999", "99999999", "1"],
        "error: position (99999999, 99999999) is too large",
    );
    wrong(&["moves", "fib", "99999999999999999999"], "too large");
    wrong(
        &["plot", "wythoff", "3", "-o", "x.svg"],
        "several coordinates",
    );
    wrong(&["plot", "fib", "3"], "--output");
    wrong(&["plot", "fib", "3", "-o", "/"], "cannot be written");
    wrong(
        &["submit", "no/such/file.rs"],
        "no/such/file.rs cannot be read",
    );
    wrong(&["submit", "/"], "it is no file; give the root file");
    wrong(&["submit", "/dev/zero"], "take more than 4194304 bytes");
}

#[test]
fn help_has_an_example_for_each_command() {
    for command in ["table", "period", "plot", "moves", "submit", "rules"] {
        let help = out(&[command, "--help"]);
        assert!(
            help.contains(&format!("Example:\n  cargo grundy {command}")),
            "{help}"
        );
        assert!(out(&["--help"]).contains(&format!("  {command} ")));
    }
    assert!(out(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}
