//! The parser of expressions, with the precedence of Rust: `||`, `&&`, comparisons, `+ -`, `* / %`, and `- !` in front.

use super::scope::Scope;
use super::tokens::{self, count, end, unexpected};
use crate::moves::{Comparison, Condition, Number, Operation};
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

/// Reads an expression that is a number.
pub(super) fn number(input: ParseStream<'_>, scope: &Scope, depth: usize) -> syn::Result<Number> {
    let start = input.cursor();
    let value = binary(input, scope, 0, depth)?;
    value
        .number()
        .map_err(|message| Error::new_range(start..input.cursor(), message))
}

/// Reads an expression that is a condition.
pub(super) fn condition(input: ParseStream<'_>, scope: &Scope) -> syn::Result<Condition> {
    let start = input.cursor();
    let value = binary(input, scope, 0, 0)?;
    if !tokens::is_clause_end(input) {
        return Err(unexpected(
            input,
            "an operator, `for`, `if` or the end of the arm",
        ));
    }
    value
        .condition()
        .map_err(|message| Error::new_range(start..input.cursor(), message))
}

enum Value {
    Number(Number),
    Condition(Condition),
}

impl Value {
    fn number(self) -> Result<Number, &'static str> {
        match self {
            Value::Number(number) => Ok(number),
            Value::Condition(_) => {
                Err("a condition where a number is needed; put conditions behind `if`")
            }
        }
    }

    fn condition(self) -> Result<Condition, &'static str> {
        match self {
            Value::Condition(condition) => Ok(condition),
            Value::Number(_) => {
                Err("a number where a condition is needed; compare it, as in `n % 2 == 0`")
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Infix {
    Or,
    And,
    Compare(Comparison),
    Compute(Operation),
}

impl Infix {
    /// The operator that comes next, if one does.
    fn peek(input: ParseStream<'_>) -> Option<Infix> {
        Some(if input.peek(Token![||]) {
            Infix::Or
        } else if input.peek(Token![&&]) {
            Infix::And
        } else if input.peek(Token![<<]) || input.peek(Token![>>]) {
            return None;
        } else if input.peek(Token![==]) {
            Infix::Compare(Comparison::Equal)
        } else if input.peek(Token![!=]) {
            Infix::Compare(Comparison::NotEqual)
        } else if input.peek(Token![<=]) {
            Infix::Compare(Comparison::LessOrEqual)
        } else if input.peek(Token![>=]) {
            Infix::Compare(Comparison::GreaterOrEqual)
        } else if input.peek(Token![<]) {
            Infix::Compare(Comparison::Less)
        } else if input.peek(Token![>]) {
            Infix::Compare(Comparison::Greater)
        } else if input.peek(Token![+]) {
            Infix::Compute(Operation::Add)
        } else if input.peek(Token![-]) {
            Infix::Compute(Operation::Subtract)
        } else if input.peek(Token![*]) {
            Infix::Compute(Operation::Multiply)
        } else if input.peek(Token![/]) {
            Infix::Compute(Operation::Divide)
        } else if input.peek(Token![%]) {
            Infix::Compute(Operation::Remainder)
        } else {
            return None;
        })
    }

    fn consume(self, input: ParseStream<'_>) -> syn::Result<()> {
        match self {
            Infix::Or => input.parse::<Token![||]>().map(drop),
            Infix::And => input.parse::<Token![&&]>().map(drop),
            Infix::Compare(comparison) => match comparison {
                Comparison::Equal => input.parse::<Token![==]>().map(drop),
                Comparison::NotEqual => input.parse::<Token![!=]>().map(drop),
                Comparison::Less => input.parse::<Token![<]>().map(drop),
                Comparison::LessOrEqual => input.parse::<Token![<=]>().map(drop),
                Comparison::Greater => input.parse::<Token![>]>().map(drop),
                Comparison::GreaterOrEqual => input.parse::<Token![>=]>().map(drop),
            },
            Infix::Compute(_) => input.parse::<proc_macro2::Punct>().map(drop),
        }
    }

    /// Operators of a higher level bind tighter.
    fn level(self) -> usize {
        match self {
            Infix::Or => 0,
            Infix::And => 1,
            Infix::Compare(_) => 2,
            Infix::Compute(Operation::Add | Operation::Subtract) => 3,
            Infix::Compute(_) => 4,
        }
    }
}

/// Reads an expression whose operators have at least the given level.
fn binary(input: ParseStream<'_>, scope: &Scope, level: usize, depth: usize) -> syn::Result<Value> {
    let start = input.cursor();
    let mut left = unary(input, scope, depth)?;
    while let Some(infix) = Infix::peek(input).filter(|infix| infix.level() >= level) {
        let left_end = input.cursor();
        infix.consume(input)?;
        let right_start = input.cursor();
        let right = binary(input, scope, infix.level() + 1, depth)?;
        let right_end = input.cursor();
        let on_left = |message| Error::new_range(start..left_end, message);
        let on_right = |message| Error::new_range(right_start..right_end, message);
        left = match infix {
            Infix::Or | Infix::And => {
                let left = left.condition().map_err(on_left)?;
                let right = right.condition().map_err(on_right)?;
                Value::Condition(match infix {
                    Infix::Or => left.or(right),
                    _ => left.and(right),
                })
            }
            Infix::Compare(comparison) => {
                if let Value::Condition(_) = left {
                    return Err(Error::new_range(
                        start..right_end,
                        "comparisons cannot be chained; join two with `&&`, as in `0 < a && a < n`",
                    ));
                }
                let left = left.number().map_err(on_left)?;
                let right = right.number().map_err(on_right)?;
                Value::Condition(left.compare(comparison, right))
            }
            Infix::Compute(operation) => {
                let left = left.number().map_err(on_left)?;
                let right = right.number().map_err(on_right)?;
                Value::Number(left.combine(operation, right))
            }
        };
    }
    Ok(left)
}

fn unary(input: ParseStream<'_>, scope: &Scope, depth: usize) -> syn::Result<Value> {
    if depth > MAX_DEPTH {
        return Err(input.error(format!(
            "the expression is nested more than {MAX_DEPTH} levels deep; write it with fewer parentheses and signs"
        )));
    }
    let is_minus = input.peek(Token![-]);
    if !is_minus && !input.peek(Token![!]) {
        return primary(input, scope, depth);
    }
    input.parse::<proc_macro2::Punct>()?;
    let start = input.cursor();
    let value = unary(input, scope, depth + 1)?;
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
    if input.cursor().group(Delimiter::None).is_some() {
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
