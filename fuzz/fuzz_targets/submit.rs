//! `cargo grundy submit` on any text: the invariants that its property tests check hold.
//!
//! It must be built with `--no-cfg-fuzzing`: with that `cfg`, proc-macro2 forgets the places of tokens.

#![no_main]

#[path = "../../cargo-grundy/tests/it/fragments.rs"]
mod fragments;
#[path = "../../cargo-grundy/tests/it/invariants.rs"]
mod invariants;
#[path = "../../cargo-grundy/tests/it/made/mod.rs"]
mod made;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((kind, rest)) = data.split_first() else {
        return;
    };
    let files = match kind % 3 {
        // Plain text, so that a corpus may hold programs.
        0 => vec![(
            "main.rs".to_owned(),
            String::from_utf8_lossy(rest).into_owned(),
        )],
        1 => fragments::files(rest),
        _ => changed(rest),
    };
    invariants::check_any(&files);
});

/// The files of a program with some pieces put in, or in the place of others.
fn changed(bytes: &[u8]) -> Vec<(String, String)> {
    let (changes, bytes) = bytes.split_at(bytes.len().min(12));
    let mut files = made::program(bytes);
    for change in changes.chunks_exact(4) {
        let count = files.len();
        let (_, text) = &mut files[usize::from(change[0]) % count];
        let mut start = usize::from(change[1]) * 251 % (text.len() + 1);
        let mut end = (start + usize::from(change[2] % 32)).min(text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        while !text.is_char_boundary(end) {
            end += 1;
        }
        text.replace_range(start..end, &fragments::text(&change[3..]));
    }
    files
}
