//! The rule language: from tokens to rules.

mod moves;
mod set;

pub use moves::{ArmSpan, ParsedMoves};

use syn::parse::Parser;

/// Reads a rule of moves such as `|n| n - k for k in {1, 3, 4}`.
///
/// # Errors
/// Whatever does not fit the language, on the token that does not.
pub fn moves_from_str(text: &str) -> syn::Result<ParsedMoves> {
    moves::parse.parse_str(text)
}
