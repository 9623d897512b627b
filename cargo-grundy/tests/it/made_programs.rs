//! Programs that are right by construction: the submission of each, compiled alone, prints what the original prints.

use crate::any_text::cases;
use crate::compilers::{answer, compile, core, macros, present};
use crate::run::scratch;
use crate::{invariants, made};
use proptest::prelude::*;
use std::fs;
use std::path::Path;

/// What a program prints.
fn printed(root: &Path, edition: &str, has_crates: bool) -> String {
    let mut compiler = present();
    compiler.args(["--edition", edition, "-A", "warnings"]);
    if has_crates {
        for (name, library) in [("grundy_macros", macros()), ("grundy_core", core())] {
            compiler
                .arg("--extern")
                .arg(format!("{name}={}", library.display()));
        }
    }
    let run = answer(&compile(compiler, root, "the present compiler"), "");
    assert_eq!(run.status, Some(0), "{}: {}", root.display(), run.err);
    run.out
}

fn check(bytes: &[u8]) {
    let files = made::program(bytes);
    let folder = scratch("program-files");
    let _ = fs::remove_dir_all(&folder);
    let root = folder.join("main.rs");
    for (name, text) in &files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let text = invariants::check(&files).unwrap_or_else(|message| panic!("{message}"));
    let submission = scratch("submission.rs");
    fs::write(&submission, &text).unwrap();
    let edition = ["2021", "2018", "2024"][bytes.len() % 3];
    assert_eq!(
        printed(&root, edition, true),
        printed(&submission, edition, false),
        "{text}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 100, ..cases(24) })]

    #[test]
    fn submissions_print_what_their_originals_print(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        check(&bytes);
    }
}
