//! What all macros that make tables have in common: a rule and its maxima.

use super::maximum::maximum;
use super::rule::{self, ParsedRule};
use crate::{Error, Table};
use alloc::format;
use alloc::vec::Vec;
use proc_macro2::Span;
use syn::Token;
use syn::parse::ParseStream;

/// A rule and one maximum for each of its coordinates.
pub(super) struct Call {
    pub(super) rule: ParsedRule,
    maxima: Vec<usize>,
}

impl Call {
    /// call = rule ( "," maximum )+ [ "," ], up to the end or a `;`
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

    /// Computes the table; what is wrong with the rule is an error at its start.
    pub(super) fn table(&self) -> syn::Result<Table> {
        self.rule
            .rule
            .table(&self.maxima)
            .map_err(|error| syn::Error::new(self.rule.span, error))
    }

    /// The number of entries along each coordinate.
    pub(super) fn lengths(&self) -> Vec<usize> {
        self.maxima.iter().map(|max| max + 1).collect()
    }
}

fn at_end(input: ParseStream) -> bool {
    input.is_empty() || input.peek(Token![;])
}

/// An error if something is left behind a call that stands alone.
pub(super) fn expect_end(input: ParseStream) -> syn::Result<()> {
    if input.is_empty() {
        return Ok(());
    }
    let message = format!(
        "unexpected `;`; a call that is an expression ends with its maximum, and items start with `static` or `const`"
    );
    Err(syn::Error::new(
        if input.is_empty() {
            Span::call_site()
        } else {
            input.span()
        },
        message,
    ))
}
