//! Rules from the command line: reading them, and showing what is wrong with them.

use crate::failure::Failure;
use grundy_core::codegen::{moves_from_str, rule_from_str};
use grundy_core::{Error, Rule, TakeAndBreak};
use proc_macro2::TokenStream;

/// Reads a rule of the rule language. A code may stand without the quotes that Rust source needs, as in `4!.0`.
pub fn read(text: &str) -> Result<Rule, Failure> {
    if is_code(text) {
        return match text.parse::<TakeAndBreak>() {
            Ok(code) => Ok(code.into()),
            Err(error) => {
                let offset = match error {
                    Error::Code { offset, .. } => offset,
                    _ => 0,
                };
                Err(Failure::Usage(format!(
                    "{error}\n{}",
                    marked(text, 0, offset, 1)
                )))
            }
        };
    }
    if let Err(error) = text.parse::<TokenStream>() {
        let start = error.span().start();
        let message = "here is no token of a rule, or a bracket or a quote whose other half is missing; close what is open, and remove what no rule has";
        return Err(Failure::Usage(format!(
            "{message}\n{}",
            marked(text, start.line.saturating_sub(1), start.column, 1)
        )));
    }
    rule_from_str(text).map_err(|error| Failure::Usage(shown(text, &error)))
}

/// The error for what the library says of a rule that was read, with the arm marked that it is about.
pub fn refused(text: &str, error: &Error) -> Failure {
    if let Error::Move(fault) = error {
        if let Ok(parsed) = moves_from_str(text) {
            return Failure::Usage(shown(text, &parsed.error(fault)));
        }
    }
    Failure::Usage(error.to_string())
}

/// Whether a text can only be meant as a take-and-break code: a digit, perhaps a mark, and a point. Plain numbers are left
/// to the rule language, in which they are octal.
fn is_code(text: &str) -> bool {
    let rest = text.strip_prefix(|c: char| c.is_ascii_hexdigit());
    rest.is_some_and(|rest| {
        let rest = rest.strip_prefix(['!', '=']).unwrap_or(rest);
        let is_number = text.chars().all(|c| c.is_ascii_digit() || c == '.');
        rest.starts_with('.') && !rest.starts_with("..") && !is_number
    })
}

/// All mistakes in a rule, each with the place marked.
fn shown(text: &str, errors: &syn::Error) -> String {
    let parts: Vec<String> = errors
        .clone()
        .into_iter()
        .map(|error| {
            let (start, end) = (error.span().start(), error.span().end());
            let is_known = start.line > 0 && start != end;
            let (line, column) = if is_known {
                (start.line - 1, start.column)
            } else {
                // What is missing is missing at the end.
                let last = text.lines().count().max(1) - 1;
                (last, text.lines().last().unwrap_or("").chars().count())
            };
            let width = if is_known && end.line == start.line {
                end.column - start.column
            } else {
                1
            };
            format!("{error}\n{}", marked(text, line, column, width))
        })
        .collect();
    parts.join("\nerror: ")
}

/// So many characters of a long line are shown before and behind a place.
const MOST_SHOWN: usize = 100;

/// A line of a text with carets under `width` characters from `column` on; of a long line, the part around them.
pub fn marked(text: &str, line: usize, column: usize, width: usize) -> String {
    let line: Vec<char> = text.lines().nth(line).unwrap_or("").chars().collect();
    let start = match line.len() {
        0..=MOST_SHOWN => 0,
        _ => column.saturating_sub(MOST_SHOWN),
    };
    let end = line.len().min(column.max(start) + MOST_SHOWN);
    let (before, behind) = (
        if start > 0 { "..." } else { "" },
        if end < line.len() { "..." } else { "" },
    );
    let shown: String = line[start.min(end)..end].iter().collect();
    let blank: String = line[start.min(end)..column.clamp(start.min(end), end)]
        .iter()
        .map(|&c| if c == '\t' { '\t' } else { ' ' })
        .collect();
    let blank = format!("{}{blank}", " ".repeat(before.len()));
    let width = width.clamp(1, MOST_SHOWN);
    format!("  {before}{shown}{behind}\n  {blank}{}", "^".repeat(width))
}
