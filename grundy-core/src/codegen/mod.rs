//! From tokens to tokens: the parser of the rule language, and the Rust source of tables.
//!
//! All of it works without a compiler around it, on `proc_macro2` tokens; the macro crate only passes its input on. Each
//! function takes the input of the macro of its name and returns what the macro expands to, which is an error at the
//! offending token where the input is wrong. They take the time of [`Rule::table`] or [`Rule::periodicity`], and a few
//! steps for each value.
//!
//! [`Macro::expansion`] gives the same as names and numbers, for whoever writes the source of it in another way. Its types
//! are closed lists, since such a writer has to know every kind. The types of syn 3 and proc-macro2 1 are part of this
//! interface.
//!
//! # In a build script
//!
//! A macro sees only what is written in its call. Where a rule or a maximum comes from elsewhere, a build script writes the
//! table: with this crate and its feature `codegen` in `[build-dependencies]`, it gives the text of a call to
//! [`Macro::expansion`], which answers with the mistakes as errors, and writes what [`Expansion::tokens`] returns.
//!
//! ```no_run
//! use grundy_core::codegen::Macro;
//! use std::{env, error::Error, fs, path::Path};
//!
//! fn main() -> Result<(), Box<dyn Error>> {
//!     println!("cargo::rerun-if-env-changed=LARGEST_HEAP");
//!     let max = env::var("LARGEST_HEAP").unwrap_or("1000".into());
//!     let call = format!("pub static FIB = fib, {max};");
//!     let tables = Macro::GrundyTable.expansion(call.parse()?)?.tokens();
//!     let path = Path::new(&env::var("OUT_DIR")?).join("tables.rs");
//!     fs::write(path, tables.to_string())?;
//!     Ok(())
//! }
//! ```
//!
//! The program has `include!(concat!(env!("OUT_DIR"), "/tables.rs"));` in one of its modules, and depends on nothing. No lint
//! of rustc finds anything in such a file, but clippy knows shorter ways to write it: the module is the place for
//! `#[allow(clippy::all, clippy::pedantic)]`.
//!
//! Values that a script has computed by its own means become source in the same way, as [`Array::of_row`] in an
//! [`Expansion::Expression`], of the type that [`Array::type_text`] writes.

mod array_type;
mod attributes;
mod brackets;
mod call;
mod declaration;
mod depth;
mod errors;
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
pub use moves::ParsedMoves;
pub use p_positions::p_positions;
pub use table::grundy_table;

use crate::Rule;
use proc_macro2::{LexError, TokenStream};
use syn::parse::{ParseStream, Parser};

/// The functions of this crate that compile by themselves, with old compilers too: the name of each and its source, for
/// programs that have to be one file.
///
/// ```
/// let (name, source) = grundy_core::codegen::SELF_CONTAINED[0];
/// assert!(source.contains(&format!("pub fn {name}(")));
/// ```
pub const SELF_CONTAINED: &[(&str, &str)] = &[
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
/// Takes time proportional to the length of the text.
///
/// # Errors
/// The first mistake, with the position in `text` as its span; the arms of moves show all of theirs.
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
/// Takes time proportional to the length of the text.
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
