//! The parser of operands: integers, variables, calls, and what stands in parentheses or behind a sign.

use super::expression::{Value, binary, number};
use super::scope::Scope;
use super::tokens::{count, end};
use crate::codegen::brackets;
use crate::moves::{Number, Operation};
use alloc::format;
use alloc::vec::Vec;
use proc_macro2::{Delimiter, Ident};
use syn::parse::ParseStream;
use syn::parse::discouraged::AnyDelimiter;
use syn::{Error, LitFloat, LitInt, Token, parenthesized, token};

/// How deep parentheses, calls and signs may be nested: the parser's own stack grows with them.
const MAX_DEPTH: usize = 64;

/// A function of the language.
pub(super) struct Function {
    pub(super) name: &'static str,
    /// A call, for messages.
    pub(super) example: &'static str,
    meaning: Meaning,
}

enum Meaning {
    /// Of one number.
    Isqrt,
    /// Of two numbers.
    Two(Operation),
    /// Of two or more numbers, from left to right.
    Fold(Operation),
}

/// The functions of the language.
pub(super) const FUNCTIONS: &[Function] = &[
    function("min", "min(a, b)", Meaning::Fold(Operation::Min)),
    function("max", "max(a, b)", Meaning::Fold(Operation::Max)),
    function("gcd", "gcd(a, b)", Meaning::Fold(Operation::Gcd)),
    function("isqrt", "isqrt(n)", Meaning::Isqrt),
    function("pow", "pow(base, exponent)", Meaning::Two(Operation::Pow)),
    function("xor", "xor(a, b)", Meaning::Fold(Operation::Xor)),
];

const fn function(name: &'static str, example: &'static str, meaning: Meaning) -> Function {
    Function {
        name,
        example,
        meaning,
    }
}

/// Reads an operand with the signs before it.
pub(super) fn operand(input: ParseStream<'_>, scope: &Scope, depth: usize) -> syn::Result<Value> {
    if depth > MAX_DEPTH {
        return Err(input.error(format!(
            "the expression is nested more than {MAX_DEPTH} levels deep; write it with fewer parentheses and signs"
        )));
    }
    // A sign that starts a group belongs to the group.
    let is_group = input.cursor().group(Delimiter::None).is_some();
    let is_minus = input.peek(Token![-]);
    if is_group || !is_minus && !input.peek(Token![!]) {
        return primary(input, scope, depth);
    }
    input.parse::<proc_macro2::Punct>()?;
    let start = input.cursor();
    let value = operand(input, scope, depth + 1)?;
    let result = if is_minus {
        value.number().map(|number| Value::Number(number.negated()))
    } else {
        value
            .condition()
            .map(|condition| Value::Condition(condition.negated()))
    };
    result.map_err(|message| Error::new_range(start..input.cursor(), message))
}

fn primary(input: ParseStream<'_>, scope: &Scope, depth: usize) -> syn::Result<Value> {
    if brackets::hold_an_operand(input.cursor()) {
        // What a macro passes on as `$e:expr` is one operand, whatever operators stand in it.
        let (_, _, content) = input.parse_any_delimiter()?;
        let value = binary(&content, scope, 0, depth + 1)?;
        end(&content, "an operator or the end of the expression", &[])?;
        return Ok(value);
    }
    if input.peek(token::Paren) {
        let content;
        parenthesized!(content in input);
        let value = binary(&content, scope, 0, depth + 1)?;
        end(&content, "an operator or `)`", &[])?;
        return Ok(value);
    }
    if input.peek(LitInt) {
        return literal(input);
    }
    if input.peek(LitFloat) {
        return Err(
            input.error("numbers are whole; write fractions by `*` and `/`, as in `n * 3 / 2`")
        );
    }
    if !input.peek(syn::Ident) {
        return Err(input.error(
            "expected a number; write an integer, a variable, a function such as `min(a, b)`, or an expression in \
             parentheses",
        ));
    }
    let name: Ident = input.parse()?;
    if input.peek(token::Paren) {
        return call(&name, input, scope, depth).map(Value::Number);
    }
    scope
        .slot(&name)
        .map(|slot| Value::Number(Number::slot(slot)))
}

fn literal(input: ParseStream<'_>) -> syn::Result<Value> {
    let literal: LitInt = input.parse()?;
    if !literal.suffix().is_empty() {
        return Err(Error::new(
            literal.span(),
            format!(
                "numbers have no type here; write `{}`",
                literal.base10_digits()
            ),
        ));
    }
    match literal.base10_digits().parse() {
        Ok(value) => Ok(Value::Number(Number::constant(value))),
        Err(_) => Err(Error::new(
            literal.span(),
            format!(
                "{} does not fit 64 bits; the largest number is {}",
                literal.base10_digits(),
                i64::MAX
            ),
        )),
    }
}

fn call(name: &Ident, input: ParseStream<'_>, scope: &Scope, depth: usize) -> syn::Result<Number> {
    let start = input.cursor();
    let Some(function) = FUNCTIONS.iter().find(|function| name == function.name) else {
        return Err(scope.unknown_function(name));
    };
    let content;
    parenthesized!(content in input);
    let mut arguments = Vec::new();
    while !content.is_empty() {
        arguments.push(number(&content, scope, depth + 1)?);
        if !content.peek(Token![,]) {
            break;
        }
        content.parse::<Token![,]>()?;
    }
    end(&content, "an operator, `,` or `)`", &[])?;
    let given = arguments.len();
    let mut arguments = arguments.into_iter();
    let called = match (&function.meaning, arguments.next(), given) {
        (Meaning::Isqrt, Some(first), 1) => Some(first.isqrt()),
        (&Meaning::Two(operation), Some(first), 2)
        | (&Meaning::Fold(operation), Some(first), 2..) => {
            Some(arguments.fold(first, |left, right| left.combine(operation, right)))
        }
        _ => None,
    };
    called.ok_or_else(|| {
        let message = format!(
            "`{name}` with {}; write `{}`",
            count(given, "number"),
            function.example
        );
        Error::new_range(start..input.cursor(), message)
    })
}
