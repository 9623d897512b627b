//! What all macros that make tables have in common: a rule and its maxima.

use super::declaration::Declaration;
use super::maximum::{MAX_HEAP, maximum};
use super::render::Width;
use super::rule::{self, ParsedRule};
use crate::{Error, Table};
use alloc::format;
use alloc::vec::Vec;
use syn::Token;
use syn::parse::ParseStream;

/// The most bytes of an array: the largest table of bytes.
const MAX_BYTES: usize = MAX_HEAP as usize + 1;

/// A rule and one maximum for each of its coordinates.
pub(super) struct Call {
    pub(super) rule: ParsedRule,
    maxima: Vec<usize>,
}

impl Call {
    /// call = rule ( "," maximum )+ [ "," ], up to the end, a `;`, or where that was forgotten
    pub(super) fn parse(input: ParseStream) -> syn::Result<Call> {
        let rule = rule::parse(input)?;
        let expected = rule.rule.coordinates();
        let mut maxima = Vec::new();
        while !at_end(input) {
            if !input.peek(Token![,]) {
                let remedy = if maxima.is_empty() {
                    "the rule ends here; write `,` and the maximum, as in `fib, 1000`"
                } else {
                    "the maximum must be one integer literal and ends here; write its value in digits"
                };
                return Err(input.error(remedy));
            }
            input.parse::<Token![,]>()?;
            if at_end(input) {
                break;
            }
            if maxima.len() == expected {
                let error = Error::Coordinates {
                    expected,
                    given: expected + 1,
                };
                return Err(syn::Error::new(input.span(), error));
            }
            maxima.push(maximum(input)?);
        }
        if maxima.is_empty() {
            let message = "no maximum; write the largest heap behind the rule, as in `fib, 1000`";
            return Err(syn::Error::new(rule.span, message));
        }
        if maxima.len() < expected {
            let error = Error::Coordinates {
                expected,
                given: maxima.len(),
            };
            return Err(syn::Error::new(rule.span, error));
        }
        Ok(Call { rule, maxima })
    }

    /// Computes the table; what is wrong with the rule is an error where it is written.
    pub(super) fn table(&self) -> syn::Result<Table> {
        self.rule
            .rule
            .table(&self.maxima)
            .map_err(|error| self.rule.error(&error))
    }

    /// An error if an array of so many integers is too large.
    pub(super) fn check_size(&self, integers: usize, width: Width) -> syn::Result<()> {
        let size = integers * width.bytes();
        if size <= MAX_BYTES {
            return Ok(());
        }
        let message = format!(
            "the array has elements of type {}, so it takes {size} bytes, more than the limit of {MAX_BYTES}; ask for a smaller maximum",
            width.name(),
        );
        Err(syn::Error::new(self.rule.span, message))
    }
}

fn at_end(input: ParseStream) -> bool {
    input.is_empty() || input.peek(Token![;]) || Declaration::starts_here(input)
}

/// An error if something is left behind a call that stands alone.
pub(super) fn expect_end(input: ParseStream) -> syn::Result<()> {
    if input.is_empty() {
        return Ok(());
    }
    Err(input.error("the call ends here; an array as an expression ends with its maximum, and declarations start with `static` or `const`"))
}
