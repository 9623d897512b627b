//! The parser of comprehensions: `|n| n - k for k in {1, 3, 4}` becomes [`Moves`].

mod arm;
mod expression;
mod infix;
mod operand;
mod scope;
mod tokens;

use crate::moves::{Arm, MoveError, Moves};
use alloc::vec::Vec;
use proc_macro2::{Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use scope::Scope;
use syn::buffer::TokenBuffer;
use syn::parse::ParseStream;
use syn::{Error, Token, braced, token};

/// A rule of moves, and where its arms were written.
#[derive(Debug, Clone)]
pub struct ParsedMoves {
    /// The rule.
    pub moves: Moves,
    /// Where each arm was written.
    pub(super) arms: Vec<ArmSpan>,
}

/// Where an arm was written: the spans of its first and its last token.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArmSpan {
    start: Span,
    end: Span,
}

impl ParsedMoves {
    /// The error of a move as an error on its arm.
    ///
    /// ```
    /// use grundy_core::{Error, codegen::moves_from_str};
    ///
    /// let parsed = moves_from_str("|n| { n - 1; n / 2 }")?;
    /// let Err(Error::Move(error)) = parsed.moves.table(&[9]) else {
    ///     unreachable!()
    /// };
    /// assert!(parsed.error(&error).to_string().starts_with("at heap 0: "));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn error(&self, error: &MoveError) -> Error {
        match self.arms.get(error.arm) {
            Some(arm) => arm.error(error),
            None => Error::new(Span::call_site(), error),
        }
    }
}

impl ArmSpan {
    /// An error on the whole arm.
    pub(super) fn error(self, message: impl core::fmt::Display) -> Error {
        // Two spans make a range only as the first and last of some tokens.
        let mut first = Punct::new('.', Spacing::Alone);
        let mut last = first.clone();
        first.set_span(self.start);
        last.set_span(self.end);
        let tokens: TokenStream = [TokenTree::Punct(first), TokenTree::Punct(last)]
            .into_iter()
            .collect();
        let buffer = TokenBuffer::new2(tokens);
        let start = buffer.begin();
        let mut end = start;
        while let Some((_, rest)) = end.token_tree() {
            end = rest;
        }
        Error::new_range(start..end, message)
    }
}

/// Reads a comprehension, from the first `|` on to where it ends: at the end of the input, or before a comma or a
/// semicolon.
pub(crate) fn parse(input: ParseStream<'_>) -> syn::Result<ParsedMoves> {
    let start = input.cursor();
    let mut scope = Scope::new(coordinates(input)?);
    let coordinates = scope.coordinates();
    let (mut arms, mut spans) = (Vec::new(), Vec::new());
    if input.peek(token::Brace) {
        let content;
        braced!(content in input);
        parse_arms(&content, &mut scope, &mut arms, &mut spans)?;
    } else {
        let (arm, span) = parse_arm(input, &mut scope)?;
        arms.push(arm);
        spans.push(span);
        tokens::end(
            input,
            "an operator, `for`, `if` or the end of the rule",
            &[",", ";"],
        )?;
    }
    match Moves::new(coordinates, arms) {
        Ok(moves) => Ok(ParsedMoves { moves, arms: spans }),
        Err(error) => Err(Error::new_range(start..input.cursor(), error)),
    }
}

/// Reads `|a, b|`.
fn coordinates(input: ParseStream<'_>) -> syn::Result<Vec<Ident>> {
    let mut names: Vec<Ident> = Vec::new();
    if input.peek(Token![||]) {
        return Err(input.error("a game without a coordinate; name the heap, as in `|n| n - 1`"));
    }
    if !input.peek(Token![|]) {
        return Err(
            input.error("moves start with their coordinates between bars, as in `|n| n - 1`")
        );
    }
    input.parse::<Token![|]>()?;
    loop {
        if input.peek(Token![|]) && !names.is_empty() {
            break;
        }
        let name = scope::new_name(input, &names)?;
        if names.len() == 3 {
            return Err(Error::new(
                name.span(),
                "a game of more than three coordinates; write one, two or three between the bars, as in `|a, b, c|`",
            ));
        }
        names.push(name);
        if !input.peek(Token![,]) {
            break;
        }
        input.parse::<Token![,]>()?;
    }
    if !input.peek(Token![|]) {
        return Err(input.error("expected `,` or `|`; write the coordinates as in `|a, b|`"));
    }
    input.parse::<Token![|]>()?;
    Ok(names)
}

/// Reads the arms between braces, and reports the errors of all of them at once.
fn parse_arms(
    input: ParseStream<'_>,
    scope: &mut Scope,
    arms: &mut Vec<Arm>,
    spans: &mut Vec<ArmSpan>,
) -> syn::Result<()> {
    if input.is_empty() {
        return Err(Error::new(
            input.span(),
            "a rule without a move; write at least one arm, as in `|n| { n - 1; n - 2 }`",
        ));
    }
    let mut errors: Option<Error> = None;
    while !input.is_empty() {
        let parsed = parse_arm(input, scope).and_then(|arm| {
            tokens::end(
                input,
                "an operator, `for`, `if`, `;` or the end of the rule",
                &[";"],
            )?;
            Ok(arm)
        });
        match parsed {
            Ok((arm, span)) => {
                arms.push(arm);
                spans.push(span);
            }
            Err(error) => {
                match &mut errors {
                    Some(errors) => errors.combine(error),
                    None => errors = Some(error),
                }
                tokens::skip_to_semicolon(input)?;
            }
        }
        if !input.is_empty() {
            input.parse::<Token![;]>()?;
        }
    }
    errors.map_or(Ok(()), Err)
}

fn parse_arm(input: ParseStream<'_>, scope: &mut Scope) -> syn::Result<(Arm, ArmSpan)> {
    let start = input.span();
    let outer = scope.len();
    let arm = arm::parse(input, scope);
    scope.truncate(outer);
    let end = input.cursor().prev_span();
    Ok((arm?, ArmSpan { start, end }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use proc_macro2::{Delimiter, Group};
    use syn::parse::Parser;

    /// The tokens of a rule in which `⟦...⟧` are the invisible brackets around what a macro passes on.
    fn tokens(text: &str) -> TokenStream {
        let marked = text.replace('⟦', "(invisible ").replace('⟧', ")");
        let tree: TokenStream = marked.parse().unwrap();
        reveal(tree)
    }

    fn reveal(tokens: TokenStream) -> TokenStream {
        tokens
            .into_iter()
            .map(|tree| match tree {
                TokenTree::Group(group) => {
                    let mut inside = group.stream().into_iter().peekable();
                    let is_invisible = inside
                        .peek()
                        .is_some_and(|first| first.to_string() == "invisible");
                    let delimiter = if is_invisible {
                        inside.next();
                        Delimiter::None
                    } else {
                        group.delimiter()
                    };
                    TokenTree::Group(Group::new(delimiter, reveal(inside.collect())))
                }
                other => other,
            })
            .collect()
    }

    #[test]
    fn what_a_macro_passes_on_is_one_operand() {
        let rows = [
            ("|n| n - ⟦1 + 1⟧", "|n| n - (1 + 1)"),
            ("|n| n - ⟦-1⟧ * 2 if n < 0", "|n| n - -1 * 2 if n < 0"),
            (
                "|n| n - 2 * ⟦k + 1⟧ for k in ⟦1⟧..=⟦n - 2⟧",
                "|n| n - 2 * (k + 1) for k in 1..=n - 2",
            ),
            (
                "|n| n - k for k in ⟦1..=n⟧ if k > 2",
                "|n| n - k for k in 1..=n if k > 2",
            ),
            (
                "|n| n - k for k in ⟦1 + 1⟧..n if ⟦k > 2⟧",
                "|n| n - k for k in 1 + 1..n if k > 2",
            ),
            (
                "|n| n - k for k in ⟦{1, 3}⟧ | {⟦5⟧}",
                "|n| n - k for k in {1, 3} | {5}",
            ),
            ("|n| n - k for k in ⟦fib⟧", "|n| n - k for k in fib"),
            (
                "|n| ⟦n - 1⟧ if ⟦n > 1⟧ && !⟦n > 5⟧",
                "|n| n - 1 if n > 1 && !(n > 5)",
            ),
            ("|n| [⟦n - 1⟧, ⟦⟦0⟧⟧]", "|n| [n - 1, 0]"),
            ("|n| [⟦n - 1⟧; ⟦2⟧]", "|n| [n - 1; 2]"),
            ("⟦|n| n - 1⟧", "|n| n - 1"),
            ("|⟦a⟧, b| ⟦(a - 1, b)⟧", "|a, b| (a - 1, b)"),
            ("|n| ⟦{ n - 1; n - 2 }⟧", "|n| { n - 1; n - 2 }"),
        ];
        for (passed_on, written) in rows {
            let moves = |text| parse.parse2(tokens(text)).map(|parsed| parsed.moves);
            let expected = moves(written).unwrap();
            match moves(passed_on) {
                Ok(found) => assert_eq!(found, expected, "{passed_on}"),
                Err(error) => panic!("{passed_on}: {error}"),
            }
        }
    }

    #[test]
    fn a_rule_stops_where_it_ends() {
        let rows = [
            ("|n| n - k for k in 1..=n if n % k == 0, 100", ", 100"),
            ("|n| n - k for k in {1, 3, 4}, 100", ", 100"),
            ("|n| [a, n - a] for a in 1..n; rest", "; rest"),
            ("|n| min(n - 1, 3) if n > 4", ""),
            ("|a, b| { (a - 1, b); (a, b - 1); }, 9, 9", ", 9 , 9"),
            ("|a, b| (a - 1, b), 9, 9", ", 9 , 9"),
            ("|n| { n - 1 } , 9", ", 9"),
        ];
        for (text, rest) in rows {
            let parser = |input: ParseStream| {
                parse(input)?;
                input.parse::<TokenStream>()
            };
            match parser.parse_str(text) {
                Ok(left) => assert_eq!(left.to_string(), rest, "{text}"),
                Err(error) => panic!("{text}: {error}"),
            }
        }
    }
}
