//! `cargo grundy submit` on any text: the invariants that its property tests check hold.
//!
//! It must be built with `--no-cfg-fuzzing`: with that `cfg`, proc-macro2 forgets the places of tokens.

#![no_main]

#[path = "../../cargo-grundy/tests/it/fragments.rs"]
mod fragments;
#[path = "../../cargo-grundy/tests/it/invariants/mod.rs"]
mod invariants;
#[path = "../../cargo-grundy/tests/it/made/mod.rs"]
mod made;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((kind, rest)) = data.split_first() else {
        return;
    };
    let files = match kind % 4 {
        // Plain text, so that a corpus may hold programs.
        0 => vec![(
            "main.rs".to_owned(),
            String::from_utf8_lossy(rest).into_owned(),
        )],
        1 => fragments::files(rest),
        2 => made::program(rest),
        _ => made::changed(rest),
    };
    invariants::check_any(&files);
});
