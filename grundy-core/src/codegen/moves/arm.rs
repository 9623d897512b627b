//! The parser of an arm: the target, then `for` and `if` clauses.

use super::expression;
use super::scope::{Scope, new_name};
use super::tokens::{self, count, end, unexpected};
use crate::moves::{Arm, Clause, Number, Range, Target};
use alloc::format;
use alloc::vec::Vec;
use proc_macro2::{Delimiter, Ident};
use syn::parse::ParseStream;
use syn::parse::discouraged::AnyDelimiter;
use syn::{Error, Token, bracketed, parenthesized, token};

/// Reads an arm. The target stands before the clauses that name its variables, and so is read after them.
pub(super) fn parse(input: ParseStream<'_>, scope: &mut Scope) -> syn::Result<Arm> {
    if input.peek(Token![for]) || input.peek(Token![if]) {
        return Err(input.error(
            "an arm starts with what the move leaves; write it in front, as in `n - 1 if n > 3`",
        ));
    }
    let at_target = input.fork();
    tokens::skip_to_clause(input)?;
    let target_end = input.cursor();
    let mut clauses = Vec::new();
    loop {
        if input.peek(Token![for]) {
            let (name, range) = for_clause(input, scope)?;
            scope.push(name);
            clauses.push(Clause::For(range));
        } else if input.peek(Token![if]) {
            input.parse::<Token![if]>()?;
            clauses.push(Clause::If(expression::condition(input, scope)?));
        } else {
            break;
        }
    }
    let target = target(&at_target, scope)?;
    if at_target.cursor() != target_end {
        return Err(unexpected(
            &at_target,
            "an operator, `for`, `if` or the end of the arm",
        ));
    }
    Ok(Arm { target, clauses })
}

fn target(input: ParseStream<'_>, scope: &Scope) -> syn::Result<Target> {
    let coordinates = scope.coordinates();
    if coordinates > 1 {
        return position(input, scope);
    }
    if tokens::group_has_comma(input.cursor()) {
        return Err(Error::new(
            input.cursor().span(),
            "the game has one coordinate; leave heaps, as in `[a, n - a]`",
        ));
    }
    if !input.peek(token::Bracket) {
        return Ok(Target::Heaps(alloc::vec![expression::number(
            input, scope, 0
        )?]));
    }
    let content;
    bracketed!(content in input);
    if content.is_empty() {
        return Ok(Target::Heaps(Vec::new()));
    }
    let heap = expression::number(&content, scope, 0)?;
    if content.peek(Token![;]) {
        content.parse::<Token![;]>()?;
        let times = expression::number(&content, scope, 0)?;
        end(&content, "an operator or `]`", &[])?;
        return Ok(Target::Equal { heap, times });
    }
    list(&content, scope, heap, "an operator, `,`, `;` or `]`").map(Target::Heaps)
}

fn position(input: ParseStream<'_>, scope: &Scope) -> syn::Result<Target> {
    let coordinates = scope.coordinates();
    let start = input.cursor();
    if !input.peek(token::Paren) || input.is_empty() {
        let message = format!(
            "the game has {coordinates} coordinates; write the position that the move leaves, as in `{}`",
            scope.position()
        );
        return Err(Error::new(input.cursor().span(), message));
    }
    let content;
    parenthesized!(content in input);
    let first = expression::number(&content, scope, 0)?;
    let numbers = list(&content, scope, first, "an operator, `,` or `)`")?;
    if numbers.len() != coordinates {
        let message = format!(
            "the game has {coordinates} coordinates, but the target has {}; write {}, as in `{}`",
            numbers.len(),
            count(coordinates, "number"),
            scope.position()
        );
        return Err(Error::new_range(start..input.cursor(), message));
    }
    Ok(Target::Position(numbers))
}

/// Reads the rest of a list of numbers to the end of its group.
fn list(
    input: ParseStream<'_>,
    scope: &Scope,
    first: Number,
    expected: &str,
) -> syn::Result<Vec<Number>> {
    let mut numbers = alloc::vec![first];
    while input.peek(Token![,]) {
        input.parse::<Token![,]>()?;
        if input.is_empty() {
            break;
        }
        numbers.push(expression::number(input, scope, 0)?);
    }
    end(input, expected, &[])?;
    Ok(numbers)
}

fn for_clause(input: ParseStream<'_>, scope: &Scope) -> syn::Result<(Ident, Range)> {
    input.parse::<Token![for]>()?;
    let name = new_name(input, scope.names())?;
    if !input.peek(Token![in]) {
        return Err(input.error(format!("expected `in`; write `for {name} in 1..=n`")));
    }
    input.parse::<Token![in]>()?;
    let range = range(input, scope)?;
    Ok((name, range))
}

fn range(input: ParseStream<'_>, scope: &Scope) -> syn::Result<Range> {
    if tokens::is_clause_end(input) {
        return Err(
            input.error("expected a range; write one as in `1..=n`, or a set as in `{1, 3, 4}`")
        );
    }
    // A range or a set that a macro passes on as `$range:expr`.
    let passed_on = input.cursor().group(Delimiter::None);
    if passed_on.is_some_and(|(inside, _, _)| tokens::has_dots(inside)) {
        let (_, _, content) = input.parse_any_delimiter()?;
        let range = range_of_numbers(&content, scope)?;
        end(&content, "an operator or the end of the range", &[])?;
        return Ok(range);
    }
    if tokens::has_dots(input.cursor()) {
        return range_of_numbers(input, scope);
    }
    let start = input.cursor();
    if let Some((inside, _, _)) = start.group(Delimiter::Parenthesis) {
        if tokens::has_dots(inside) {
            let message = "a range stands without parentheses; write it as in `1..=n`";
            return Err(Error::new(start.span(), message));
        }
    }
    let is_number = match start.ident() {
        Some((name, _)) => scope.find(&name).is_some(),
        None => start.literal().is_some(),
    };
    if is_number {
        return Err(input.error(
            "a number is no range; write a range as in `1..=n`, or a set as in `{1, 3, 4}`",
        ));
    }
    let set = crate::codegen::set::parse(input)?;
    if set.is_empty() {
        return Err(Error::new_range(
            start..input.cursor(),
            crate::Error::EmptySet,
        ));
    }
    Ok(Range::Set(set))
}

fn range_of_numbers(input: ParseStream<'_>, scope: &Scope) -> syn::Result<Range> {
    if input.peek(Token![..]) {
        return Err(input.error("the range has no start; write one, as in `1..=n`"));
    }
    let lo = expression::number(input, scope, 0)?;
    let inclusive = input.peek(Token![..=]);
    let dots = input.cursor();
    if inclusive {
        input.parse::<Token![..=]>()?;
    } else if input.peek(Token![..]) {
        input.parse::<Token![..]>()?;
    } else {
        return Err(unexpected(input, "an operator, `..` or `..=`"));
    }
    if tokens::is_clause_end(input) {
        return Err(Error::new_range(
            dots..input.cursor(),
            "the range would never end; write its end, as in `1..=n`",
        ));
    }
    let hi = expression::number(input, scope, 0)?;
    if input.peek(Token![..]) {
        return Err(input.error("the range ended already; write one `..`, as in `1..=n`"));
    }
    Ok(Range::Between { lo, hi, inclusive })
}
