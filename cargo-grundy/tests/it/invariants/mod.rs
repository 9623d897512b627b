//! What holds of the submission of any text at all, whether it is a program or not.
//!
//! The fuzz target `submit` includes these files, so they need nothing else.

mod calls;
mod cost;
mod fixed;
mod syntax;

use calls::has_no_calls;
use cargo_grundy::submit::{Known, Submission, submission};
use cost::is_cheap;
use fixed::has_fixed_parts;
use proc_macro2::TokenStream;
use std::io::{Error, ErrorKind};
use std::path::Path;
use syntax::is_syntax;

/// The files of a program by their paths; the first one is the root.
pub type Files = [(String, String)];

/// Checks what holds of the submission of any text, unless its tables may take long.
///
/// # Panics
/// If something does not hold.
pub fn check_any(files: &Files) {
    if files.iter().all(|(_, text)| is_cheap(text)) {
        let _ = check(files);
    }
    // The library keeps every text that it made tokens of.
    proc_macro2::extra::invalidate_current_thread_spans();
}

/// Checks what holds of the submission of any text, and returns it, or the error.
///
/// # Panics
/// If something does not hold.
pub fn check(files: &Files) -> Result<String, String> {
    let (text, parts) = match submit(files) {
        Ok(Submission { text, files }) => (text, files),
        Err(message) => {
            assert!(message.starts_with("error: "), "{message}");
            assert!(message.contains(".rs"), "no file is named: {message}");
            assert!(message.trim_end().len() > 20, "{message}");
            return Err(message);
        }
    };
    assert!(lexed(&text).is_some(), "no Rust tokens:\n{text}");
    let is_part = |name: &str| parts.iter().any(|part| part == Path::new(name));
    let mut own = files.iter().filter(|(name, _)| is_part(name));
    // Of what is no program, no more is to be said.
    if !own.all(|(_, given)| is_syntax(given) == Some(true)) {
        return Ok(text);
    }
    assert!(is_syntax(&text) != Some(false), "no Rust syntax:\n{text}");
    for (name, given) in files {
        let given = text_of(given).filter(|given| is_part(name) && is_simple(given));
        if let Some(given) = given {
            has_fixed_parts(&text, given);
        }
    }
    has_no_calls(&text, files);
    let again = submit(&[("main.rs".to_owned(), text.clone())]);
    let again = again
        .unwrap_or_else(|message| panic!("not again: {message}\n{text}"))
        .text;
    if let Some(plain) = text_of(&text) {
        let rest = text_of(&again).and_then(|again| again.split_once('\n'));
        assert_eq!(
            rest.map(|(_, rest)| rest),
            Some(plain),
            "not the same again"
        );
    }
    Ok(text)
}

/// The submission of files that are nowhere but here, or the error as it is shown.
pub fn submit(files: &Files) -> Result<Submission, String> {
    let read = |path: &Path, most: usize| {
        let found = files.iter().find(|(name, _)| Path::new(name) == path);
        let (_, text) = found.ok_or(Error::from(ErrorKind::NotFound))?;
        Ok(text.as_bytes()[..text.len().min(most)].to_vec())
    };
    let root = Path::new(&files[0].0);
    submission(root, &read, &Known::default(), usize::MAX).map_err(|failure| failure.to_string())
}

/// A text without its byte order mark; `None` if a `#!` line makes the head stand elsewhere.
fn text_of(text: &str) -> Option<&str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (!text.starts_with("#!")).then_some(text)
}

/// The tokens of a text, behind a `#!` line.
fn lexed(text: &str) -> Option<TokenStream> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let behind = text
        .strip_prefix("#!")
        .filter(|line| !line.trim_start().starts_with('['));
    match behind {
        Some(line) => line.split_once('\n').map_or("", |(_, rest)| rest),
        None => text,
    }
    .parse()
    .ok()
}

/// Whether a text has nothing by which the names of crates or macros mean something else.
fn is_simple(text: &str) -> bool {
    !text.contains("crate grundy") && !text.contains("grundy_core as")
}
