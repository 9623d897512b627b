//! The parser of expressions, with the precedence of Rust: `||`, `&&`, comparisons, `+ -`, `* / %`, and `- !` in front.

use super::infix::Infix;
use super::operand::operand;
use super::scope::Scope;
use super::tokens::{self, unexpected};
use crate::moves::{Condition, Number};
use syn::Error;
use syn::parse::ParseStream;

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

/// The value of an expression, of one of the two types.
pub(super) enum Value {
    Number(Number),
    Condition(Condition),
}

impl Value {
    pub(super) fn number(self) -> Result<Number, &'static str> {
        match self {
            Value::Number(number) => Ok(number),
            Value::Condition(_) => {
                Err("a condition where a number is needed; put conditions behind `if`")
            }
        }
    }

    pub(super) fn condition(self) -> Result<Condition, &'static str> {
        match self {
            Value::Condition(condition) => Ok(condition),
            Value::Number(_) => {
                Err("a number where a condition is needed; compare it, as in `n % 2 == 0`")
            }
        }
    }
}

/// Reads an expression whose operators have at least the given level.
pub(super) fn binary(
    input: ParseStream<'_>,
    scope: &Scope,
    level: usize,
    depth: usize,
) -> syn::Result<Value> {
    let start = input.cursor();
    let mut left = operand(input, scope, depth)?;
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
