//! The programs of solver/ with every compiler, on their samples and on generated input.

use crate::compilers::{all, answer, build, compile};
use crate::programs::{ALL, FOLDER, submission};
use crate::{cases, run::Run};
use std::fs;
use std::path::PathBuf;

/// The original programs.
fn originals() -> Vec<PathBuf> {
    build(&["-p", "solver", "--bins"])
}

#[test]
fn every_program_answers_as_its_original() {
    let originals = originals();
    for problem in ALL {
        let name = if problem == "hdu1848" {
            "solver"
        } else {
            problem
        };
        let original = originals
            .iter()
            .find(|path| path.file_stem().is_some_and(|stem| stem == name));
        let original = original.unwrap();
        let sample = |end| fs::read_to_string(format!("{FOLDER}/samples/{problem}.{end}")).unwrap();
        let cases = cases::of(problem);
        let wrong = format!(
            "{}\n7 x",
            cases.input.lines().take(3).collect::<Vec<_>>().join("\n")
        );
        let inputs = [
            sample("in"),
            cases.input.replace('\n', "\r\n"),
            wrong,
            String::new(),
        ];
        let expected: Vec<Run> = inputs.iter().map(|input| answer(original, input)).collect();
        assert_eq!(expected[0].out, sample("out"), "{problem}");
        assert_eq!(expected[1].out, cases.answers, "{problem}");
        let source = submission(problem);
        for (name, compiler) in all() {
            let program = compile(compiler, &source, &name);
            for (input, expected) in inputs.iter().zip(&expected) {
                assert!(
                    answer(&program, input) == *expected,
                    "{problem} with {name}"
                );
            }
        }
    }
}

#[test]
fn a_submission_names_no_crate_of_ours() {
    for problem in ALL {
        let text = fs::read_to_string(submission(problem)).unwrap();
        assert!(!text.contains("grundy_macros"), "{problem}");
        assert!(!text.contains("#[path"), "{problem}");
        assert!(
            text.len() < 32 * 1024,
            "{problem} takes {} bytes",
            text.len()
        );
    }
}
