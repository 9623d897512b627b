//! Tests of the Moves language: games against oracles, random rules against a naive evaluator, and every mistake.

mod boards;
mod faults;
mod heaps;
mod macros;
mod mistakes;
mod random;
mod simplify;

use grundy_core::Error;
use grundy_core::codegen::moves_from_str;

/// The table of a rule, or the text of what is wrong with it.
fn table(rule: &str, maxima: &[usize]) -> Result<Vec<u32>, String> {
    let parsed = moves_from_str(rule).map_err(|error| error.to_string())?;
    parsed.moves.table(maxima).map_err(|error| match error {
        Error::Move(error) => parsed.error(&error).to_string(),
        other => other.to_string(),
    })
}

/// The text that an error underlines, and its message.
fn underlined(rule: &str, error: &syn::Error) -> (String, String) {
    let (start, end) = (error.span().start().column, error.span().end().column);
    (
        rule.chars().skip(start).take(end - start).collect(),
        error.to_string(),
    )
}
