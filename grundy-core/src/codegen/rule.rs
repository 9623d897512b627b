//! The parser of rules: which kind of rule it is, and the codes and named games.

use super::moves::{self, ArmSpan};
use super::set::{self, at};
use crate::{Error, FAMILIES, GAMES, Rule, TakeAndBreak};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use proc_macro2::{Ident, Span};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{LitFloat, LitInt, LitStr, Token, token};

/// A rule, and where it is written.
pub(super) struct ParsedRule {
    pub(super) rule: Rule,
    /// Where it starts.
    pub(super) span: Span,
    /// Where its arms are, for moves that are written out.
    arms: Vec<ArmSpan>,
}

impl ParsedRule {
    /// An error of the library on the arm that it is about, or else where the rule starts.
    pub(super) fn error(&self, error: &Error) -> syn::Error {
        match error {
            Error::Move(fault) if fault.arm < self.arms.len() => self.arms[fault.arm].error(fault),
            _ => syn::Error::new(self.span, error),
        }
    }
}

/// rule = moves | CODE | STRING | GAME | set
pub(super) fn parse(input: ParseStream) -> syn::Result<ParsedRule> {
    let parsed = one(input)?;
    // Only sets can be combined, and they have taken their operators.
    if input.peek(Token![|]) || input.peek(Token![&]) || input.peek(Token![-]) {
        return Err(input
            .error("this rule is a game of its own, not a set of numbers; it cannot be combined"));
    }
    let is_operator = input.peek(Token![+])
        || input.peek(Token![^])
        || input.peek(Token![*])
        || input.peek(Token![/]);
    if is_operator {
        return Err(input.error("no operator of sets; they are combined by `|`, `&`, `-` and `!`"));
    }
    Ok(parsed)
}

fn one(input: ParseStream) -> syn::Result<ParsedRule> {
    let span = input.span();
    if input.is_empty() {
        let message = "no rule; write a rule and a maximum, as in `fib, 1000`";
        return Err(syn::Error::new(span, message));
    }
    if input.peek(Token![|]) {
        let moves::ParsedMoves { moves, arms } = moves::parse(input)?;
        return Ok(ParsedRule {
            rule: Rule::from(moves),
            span,
            arms,
        });
    }
    Ok(ParsedRule {
        rule: rule(input, span)?,
        span,
        arms: Vec::new(),
    })
}

fn rule(input: ParseStream, span: Span) -> syn::Result<Rule> {
    if input.peek(LitFloat) {
        let literal = input.parse()?;
        if goes_on(input) {
            return Err(syn::Error::new(span, STRINGS));
        }
        return octal(&literal).map(Rule::from);
    }
    if input.peek(LitStr) {
        let literal: LitStr = input.parse()?;
        let text = literal.value();
        if !literal.suffix().is_empty() {
            let message = format!(
                "the code has the suffix `{}`; write the string alone",
                literal.suffix()
            );
            return Err(syn::Error::new(span, message));
        }
        if FAMILIES
            .iter()
            .map(|f| f.name)
            .chain(GAMES.iter().map(|g| g.name))
            .any(|name| name == text)
        {
            let message = format!(
                "a string is a take-and-break code; write the name `{text}` without quotes"
            );
            return Err(syn::Error::new(span, message));
        }
        return at(span, text.parse::<TakeAndBreak>()).map(Rule::from);
    }
    if input.peek(LitInt) {
        let digits = input.parse::<LitInt>()?.token().to_string();
        if goes_on(input) {
            return Err(syn::Error::new(span, STRINGS));
        }
        let message = format!(
            "`{digits}` is no rule; a code has a point, as in `0.77`, and a set has braces, as in `{{{digits}}}`"
        );
        return Err(syn::Error::new(span, message));
    }
    if let Some(definition) = game_here(input) {
        input.call(Ident::parse_any)?;
        // The catalogue is checked by a test; if a row were wrong, the error would still be a message.
        return match parse.parse_str(definition) {
            Ok(parsed) => Ok(parsed.rule),
            Err(error) => Err(syn::Error::new(span, error)),
        };
    }
    let set = set::parse(input)?;
    if set.is_empty() {
        return at(span, Err(Error::EmptySet));
    }
    Ok(Rule::from(set))
}

/// The definition of the named game that stands here.
fn game_here(input: ParseStream) -> Option<&'static str> {
    let name = input.fork().call(Ident::parse_any).ok()?;
    GAMES
        .iter()
        .find(|game| name == game.name)
        .map(|game| game.definition)
}

const STRINGS: &str =
    "codes with marks, repetitions or hexadecimal digits are strings, as in \"4!.0\" or \"0.[3F]\"";

/// Whether what follows a number makes it a code that no number can be: a mark, a repetition or a second point.
fn goes_on(input: ParseStream) -> bool {
    input.peek(Token![!])
        || input.peek(Token![=])
        || input.peek(Token![.])
        || input.peek(token::Bracket)
}

/// A code as a plain literal, whose digits are octal.
fn octal(literal: &LitFloat) -> syn::Result<TakeAndBreak> {
    let text = literal.token().to_string();
    let odd = text.chars().find(|c| !matches!(c, '0'..='7' | '.'));
    let message = match odd {
        None => return at(literal.span(), text.parse()),
        Some(digit @ ('8' | '9')) => format!(
            "digit {digit} in an octal code, whose digits are 0 to 7; a hexadecimal code is a string, as in \"{text}\""
        ),
        Some(other) => {
            format!("unexpected `{other}` in a code, which has digits and one point; {STRINGS}")
        }
    };
    Err(syn::Error::new(literal.span(), String::as_str(&message)))
}
