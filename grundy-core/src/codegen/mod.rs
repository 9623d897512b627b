//! From tokens to tokens: the parser of the rule language, and the Rust source of tables.
//!
//! All of it works without a compiler around it, on `proc_macro2` tokens; the macro crate only passes its input on. Each
//! function takes the input of the macro of its name and returns what the macro expands to, which is an error at the
//! offending token where the input is wrong.

mod array_type;
mod call;
mod declaration;
mod depth;
mod expansion;
mod function;
mod maximum;
mod moves;
mod p_positions;
mod render;
mod rule;
pub(crate) mod set;
mod table;

pub use expansion::{Array, Content, Expansion, Item, Macro};
pub use function::grundy_fn;
pub use moves::{ArmSpan, ParsedMoves};
pub use p_positions::p_positions;
pub use table::grundy_table;

use crate::Rule;
use proc_macro2::{LexError, TokenStream};
use syn::parse::{ParseStream, Parser};

/// The functions of this crate that compile by themselves, with old compilers too: the name of each and its source, for
/// programs that have to be one file.
pub const SELF_CONTAINED: [(&str, &str); 2] = [
    ("mex", include_str!("../mex.rs")),
    ("nim_sum", include_str!("../nim.rs")),
];

/// Reads a rule of the rule language, outside a macro.
///
/// ```
/// let rule = grundy_core::codegen::rule_from_str("{1} | even")?;
/// assert_eq!(rule.table(&[6])?.values(), [0, 1, 2, 0, 1, 2, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The first mistake, with the position in `text` as its span.
pub fn rule_from_str(text: &str) -> syn::Result<Rule> {
    read(text, rule::parse).map(|parsed| parsed.rule)
}

/// Reads a rule of moves, and where its arms were written, outside a macro.
///
/// ```
/// let parsed = grundy_core::codegen::moves_from_str("|n| { n - 1; n / 2 if n > 0 }")?;
/// assert_eq!(parsed.moves.table(&[6])?, [0, 1, 0, 2, 1, 2, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Every mistake, with the position in `text` as its span.
pub fn moves_from_str(text: &str) -> syn::Result<ParsedMoves> {
    read(text, moves::parse)
}

/// Reads all of a text. What syn would say of a text that is no tokens, or of tokens behind a rule, names no remedy.
fn read<T>(text: &str, rule: fn(ParseStream) -> syn::Result<T>) -> syn::Result<T> {
    let tokens: TokenStream = text.parse().map_err(|error: LexError| {
        let message = "the text cannot be split into tokens; close each bracket and each quote, and write nothing but a rule";
        syn::Error::new(error.span(), message)
    })?;
    depth::check(&tokens)?;
    let parser = |input: ParseStream| {
        let parsed = rule(input)?;
        if !input.is_empty() {
            return Err(input.error("the rule ends here; remove what follows"));
        }
        Ok(parsed)
    };
    parser.parse2(tokens)
}

#[cfg(test)]
mod tests;
