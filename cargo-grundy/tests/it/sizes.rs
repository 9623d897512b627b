//! The size of submissions, and what is said where they are too large.

use crate::compilers::{all, answer, compile};
use crate::run::{out, run, source};
use std::path::Path;

/// A program that prints a sum over a table, so that all of it counts.
fn program(table: &str) -> String {
    format!(
        "use grundy_macros::grundy_table;\ngrundy_table! {{ static T = {table}; }}\nfn main() {{ println!(\"{{}}\", T.iter().fold(0_u64, |h, &v| (h * 31 + v as u64) % 1_000_000_007)); }}\n"
    )
}

fn expected(rule: &str, max: &str) -> String {
    let table = out(&["table", rule, max]);
    let values = table
        .lines()
        .map(|line| line.split(' ').next_back().unwrap().parse::<u64>().unwrap());
    format!("{}\n", values.fold(0, |h, v| (h * 31 + v) % 1_000_000_007))
}

#[test]
fn large_tables_fit_and_are_right_with_every_compiler() {
    for (rule, max, most) in [
        ("fib", "60000", 40 * 1024),
        ("primes", "30000", 28 * 1024),
        ("grundys_game", "40000", 50 * 1024),
        ("nim", "60000", 400),
        ("{1} | even", "100000", 600),
        ("0.07", "100000", 700),
        ("0.16", "2000", 2 * 1024),
    ] {
        let path = source(program(&format!("{rule}, {max}")));
        let submission = source(out(&["submit", &path]));
        let size = std::fs::metadata(&submission).unwrap().len();
        assert!(size <= most, "{rule} to {max} takes {size} bytes");
        for (name, compiler) in all() {
            let program = compile(compiler, Path::new(&submission), &name);
            assert_eq!(
                answer(&program, "").out,
                expected(rule, max),
                "{rule} with {name}"
            );
        }
    }
}

#[test]
fn beyond_the_steps_of_old_compilers_nothing_is_left_to_the_constant() {
    let path = source(program("fib, 100_000"));
    let submission = source(out(&["submit", &path, "--limit", "1000000"]));
    for (name, compiler) in all() {
        let program = compile(compiler, Path::new(&submission), &name);
        assert_eq!(
            answer(&program, "").out,
            expected("fib", "100000"),
            "{name}"
        );
    }
}

#[test]
fn a_function_with_a_long_period_is_decoded_on_use() {
    let text = "grundy_macros::grundy_fn! { fn g = 0.16, within 500_000; }\nfn main() { println!(\"{} {} {} {}\", g(0), g(105_350), g(229_790), g(10_u64.pow(18))); }\n";
    let path = source(text);
    let submission = source(out(&["submit", &path, "--limit", "300000"]));
    let size = std::fs::metadata(&submission).unwrap().len();
    assert!(size < 190_000, "{size}");
    let mut answers: Vec<String> = all()
        .into_iter()
        .map(|(name, compiler)| answer(&compile(compiler, Path::new(&submission), &name), "").out)
        .collect();
    answers.dedup();
    assert_eq!(answers.len(), 1);
    assert!(answers[0].contains(" 23 "), "{answers:?}");
}

#[test]
fn what_is_too_large_is_listed() {
    let path = source(program("fib, 60_000"));
    let given = run(&["submit", &path, "--limit", "20000"]);
    assert_eq!((given.out.as_str(), given.status), ("", Some(1)));
    for part in [
        "error: the submission takes ",
        " bytes, more than the limit of 20000:\n",
        " bytes  T: fib, 60_000 (",
        " bytes  everything else\n",
        "a table shrinks in proportion with its maximum",
        "--limit",
    ] {
        assert!(given.err.contains(part), "{}", given.err);
    }
    let size = out(&["submit", &path]).len();
    assert_eq!(
        out(&["submit", &path, "--limit", &size.to_string()]).len(),
        size
    );
    assert_eq!(
        run(&["submit", &path, "--limit", &(size - 1).to_string()]).status,
        Some(1)
    );
}
