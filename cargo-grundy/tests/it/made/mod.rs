//! Whole programs that are right by construction: modules in files and in braces, our macros under many names and in many
//! places, and texts that only look like calls. Bytes decide each choice, so that fewer bytes make a smaller program.
//!
//! The fuzz target `submit` includes these files and `fragments.rs`, so they need nothing else.

mod bodies;
mod choices;
mod imports;
mod items;
mod modules;

use crate::fragments;
use choices::Choices;
use imports::Ways;

/// A program that prints a list of numbers: its files, the root first.
pub fn program(bytes: &[u8]) -> Vec<(String, String)> {
    let mut maker = Maker {
        choices: Choices::new(bytes),
        count: 0,
        files: Vec::new(),
    };
    maker.root();
    maker.files
}

/// Such a program with pieces of source put in, or in the place of others; most are no program any more.
pub fn changed(bytes: &[u8]) -> Vec<(String, String)> {
    let (changes, bytes) = bytes.split_at(bytes.len().min(12));
    let mut files = program(bytes);
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

/// A program in the making.
struct Maker<'a> {
    choices: Choices<'a>,
    /// So many names were made.
    count: usize,
    files: Vec<(String, String)>,
}

impl Maker<'_> {
    /// A name that is nowhere else.
    fn name(&mut self, prefix: &str) -> String {
        self.count += 1;
        format!("{prefix}{}", self.count)
    }
}

/// A module in the making.
struct Module {
    /// The names of the modules down to it, without `crate`.
    path: Vec<String>,
    /// How our macros may be called in it.
    ways: Ways,
    text: String,
    /// What is done to get its numbers.
    statements: Vec<String>,
    /// The folder of its file modules, and that from which `#[path]` starts.
    folder: String,
    paths: String,
}
