//! The parser of subtraction sets. Precedence is Rust's: `!` binds closest, then `-`, then `&`, then `|`.

use super::brackets;
use super::maximum::plain_integer;
use crate::{Error, GAMES, SubtractionSet};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use proc_macro2::{Ident, Span};
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::parse::discouraged::AnyDelimiter;
use syn::{LitInt, Token, braced, parenthesized, token};

/// How deeply parentheses may nest; the parser calls itself for each level.
const MAX_DEPTH: usize = 64;

/// set = intersection ( "|" intersection )*
pub(crate) fn parse(input: ParseStream) -> syn::Result<SubtractionSet> {
    union(input, 0)
}

fn union(input: ParseStream, depth: usize) -> syn::Result<SubtractionSet> {
    let mut set = intersection(input, depth)?;
    while input.peek(Token![|]) {
        input.parse::<Token![|]>()?;
        set = set.union(intersection(input, depth)?);
    }
    Ok(set)
}

/// intersection = difference ( "&" difference )*
fn intersection(input: ParseStream, depth: usize) -> syn::Result<SubtractionSet> {
    let mut set = difference(input, depth)?;
    while input.peek(Token![&]) {
        input.parse::<Token![&]>()?;
        set = set.intersection(difference(input, depth)?);
    }
    Ok(set)
}

/// difference = complement ( "-" complement )*
fn difference(input: ParseStream, depth: usize) -> syn::Result<SubtractionSet> {
    let mut set = complement(input, depth)?;
    while input.peek(Token![-]) {
        input.parse::<Token![-]>()?;
        set = set.difference(complement(input, depth)?);
    }
    Ok(set)
}

/// complement = "!"* atom
fn complement(input: ParseStream, depth: usize) -> syn::Result<SubtractionSet> {
    let mut is_complement = false;
    // A `!` that starts a group belongs to the group.
    while input.peek(Token![!]) && !input.peek(token::Group) {
        input.parse::<Token![!]>()?;
        is_complement = !is_complement;
    }
    let set = atom(input, depth)?;
    Ok(if is_complement { set.complement() } else { set })
}

/// atom = "(" set ")" | GROUP | "{" element ( "," element )* "}" | NAME [ "(" INTEGER ")" ]
fn atom(input: ParseStream, depth: usize) -> syn::Result<SubtractionSet> {
    if brackets::hold_an_operand(input.cursor()) {
        return group(input, depth);
    }
    if input.peek(token::Paren) {
        let content;
        let parenthesis = parenthesized!(content in input);
        if depth == MAX_DEPTH {
            return Err(too_deep(parenthesis.span.open()));
        }
        let set = union(&content, depth + 1)?;
        return if content.is_empty() {
            Ok(set)
        } else {
            Err(content.error("expected `|`, `&`, `-` or `)`"))
        };
    }
    if input.peek(token::Brace) {
        return elements(input);
    }
    if input.peek(Token![|]) || input.peek(Token![&]) || input.peek(Token![-]) {
        return Err(input.error(
            "an operator where a set is expected; sets are combined by one `|`, `&` or `-`, as in `fib | odd`",
        ));
    }
    let Ok(name) = input.call(Ident::parse_any) else {
        return Err(input.error(
            "expected a rule; write a set such as `fib` or `{1, 3, 4}`, a code such as `0.77`, or moves such as `|n| n - 1`",
        ));
    };
    named(&name, input)
}

/// What another macro passes on as an `expr`: one operand, as if it stood in parentheses.
fn group(input: ParseStream, depth: usize) -> syn::Result<SubtractionSet> {
    if depth == MAX_DEPTH {
        return Err(too_deep(input.span()));
    }
    let (_, _, content) = input.parse_any_delimiter()?;
    let set = union(&content, depth + 1)?;
    if content.is_empty() {
        Ok(set)
    } else {
        Err(content.error("expected `|`, `&`, `-` or the end of the set"))
    }
}

fn too_deep(span: Span) -> syn::Error {
    let message =
        format!("parentheses nest more than {MAX_DEPTH} deep; write the set with fewer of them");
    syn::Error::new(span, message)
}

fn named(name: &Ident, input: ParseStream) -> syn::Result<SubtractionSet> {
    let text = name.to_string();
    if GAMES.iter().any(|game| game.name == text) {
        let message = format!(
            "`{text}` is a game of its own, not a set of numbers; it cannot be combined with sets"
        );
        return Err(syn::Error::new(name.span(), message));
    }
    let mut argument = None;
    if input.peek(token::Paren) {
        let content;
        parenthesized!(content in input);
        argument = Some(plain_integer(&content, "the argument of a set")?.0);
        if !content.is_empty() {
            return Err(content.error("a set takes at most one argument; remove this"));
        }
    }
    at(name.span(), SubtractionSet::named(&text, argument))
}

/// element = INTEGER | INTEGER ".." | INTEGER ".." INTEGER | INTEGER "..=" INTEGER
fn elements(input: ParseStream) -> syn::Result<SubtractionSet> {
    let content;
    let brace = braced!(content in input);
    let mut ranges = Vec::new();
    while !content.is_empty() {
        let span = content.span();
        let range = range(&content)?;
        // Checked one by one, so that the error is on the element.
        at(span, SubtractionSet::from_ranges([range]))?;
        ranges.push(range);
        if !content.is_empty() {
            if !content.peek(Token![,]) {
                return Err(content.error("expected `,` between the elements of a set"));
            }
            content.parse::<Token![,]>()?;
        }
    }
    at(brace.span.join(), SubtractionSet::from_ranges(ranges))
}

fn range(input: ParseStream) -> syn::Result<(u64, Option<u64>)> {
    let what = "an element of a set";
    if input.peek(Token![..]) {
        return Err(input.error("a range without its first number; write it, as in `1..=5`"));
    }
    let (lo, span) = plain_integer(input, what)?;
    if input.peek(Token![...]) {
        return Err(input.error("`...` is no range; write `..=`, which includes the last number"));
    }
    if input.peek(Token![..=]) {
        input.parse::<Token![..=]>()?;
        return Ok((lo, Some(plain_integer(input, what)?.0)));
    }
    if input.peek(Token![..]) {
        input.parse::<Token![..]>()?;
        if !input.peek(LitInt) {
            return Ok((lo, None));
        }
        let hi = plain_integer(input, what)?.0;
        if hi <= lo {
            let message = format!(
                "range {lo}..{hi} is empty; write the smaller number first, and `..=` to include the last"
            );
            return Err(syn::Error::new(span, message));
        }
        return Ok((lo, Some(hi - 1)));
    }
    Ok((lo, Some(lo)))
}

/// Puts an error of the library on a token.
pub(super) fn at<T>(span: Span, result: Result<T, Error>) -> syn::Result<T> {
    result.map_err(|error| syn::Error::new(span, error))
}
