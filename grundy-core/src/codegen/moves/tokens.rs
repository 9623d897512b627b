//! Looking at tokens: where an expression, a range or an arm ends, and what to say where it does not.

use alloc::format;
use alloc::string::String;
use proc_macro2::Delimiter;
use syn::buffer::Cursor;
use syn::parse::ParseStream;
use syn::{Error, Ident, LitInt, Token, token};

/// Fails if the input goes on with anything but one of the punctuation marks in `terminators`.
pub(super) fn end(input: ParseStream<'_>, expected: &str, terminators: &[&str]) -> syn::Result<()> {
    let ends = input.is_empty()
        || terminators.iter().any(|&mark| match mark {
            "," => input.peek(Token![,]),
            _ => input.peek(Token![;]),
        });
    if ends {
        Ok(())
    } else {
        Err(unexpected(input, expected))
    }
}

/// The error for a token that does not belong where it is, with a remedy for what people write in Rust.
pub(super) fn unexpected(input: ParseStream<'_>, expected: &str) -> Error {
    let remedy = if input.peek(Token![..]) {
        "a range stands only after `in`, as in `for k in 1..=n`"
    } else if input.peek(Token![.]) {
        "there are no methods here; write functions, as in `pow(n, 2)`"
    } else if input.peek(Token![as]) {
        "all numbers are 64-bit integers; leave `as` out"
    } else if input.peek(Token![^]) {
        "there is no `^` here; write `xor(a, b)` for exclusive or, `pow(a, b)` for powers"
    } else if input.peek(Token![<<]) || input.peek(Token![>>]) {
        "there are no shifts here; multiply or divide by `pow(2, k)`"
    } else if input.peek(Token![&]) || input.peek(Token![|]) {
        "there are no bitwise operations here; join conditions with `&&` and `||`"
    } else if input.peek(Token![=>]) {
        "there is no `=>` here; write the condition behind the target, as in `n - 1 if n > 3`"
    } else if input.peek(Token![=]) {
        "nothing is assigned here; compare with `==`"
    } else if input.peek(Token![else]) {
        "there is no `else` here; write another arm, behind a `;`"
    } else if input.peek(Token![in]) {
        "`in` belongs to a `for`, as in `for k in 1..=n`"
    } else if input.peek(Token![,]) {
        "arms are separated by `;`, and several heaps stand in brackets, as in `[a, n - a]`"
    } else if input.peek(Ident) || input.peek(LitInt) || input.peek(token::Paren) {
        return input.error(format!(
            "expected {expected}; write `*` between factors, and `;` between arms"
        ));
    } else {
        return input.error(format!("expected {expected}"));
    };
    input.error(remedy)
}

/// Whether `..` comes before the range of a `for` clause ends, parentheses and the like aside: then it is a range of
/// numbers, and otherwise a subtraction set.
pub(super) fn has_dots(mut cursor: Cursor<'_>) -> bool {
    let mut was_dot = false;
    loop {
        if let Some((mark, rest)) = cursor.punct() {
            let is_dot = mark.as_char() == '.';
            if is_dot && was_dot {
                return true;
            }
            if matches!(mark.as_char(), ',' | ';') {
                return false;
            }
            (was_dot, cursor) = (is_dot, rest);
            continue;
        }
        was_dot = false;
        if let Some((word, rest)) = cursor.ident() {
            if word == "for" || word == "if" {
                return false;
            }
            cursor = rest;
        } else if let Some((_, rest)) = cursor.literal() {
            cursor = rest;
        } else if let Some(rest) = after_group(cursor) {
            cursor = rest;
        } else {
            return false;
        }
    }
}

/// Whether a comma stands in the group that comes next, groups within it aside.
pub(super) fn group_has_comma(cursor: Cursor<'_>) -> bool {
    let Some((mut inside, _, _)) = cursor.group(Delimiter::Parenthesis) else {
        return false;
    };
    while let Some((tree, rest)) = inside.token_tree() {
        if matches!(tree, proc_macro2::TokenTree::Punct(mark) if mark.as_char() == ',') {
            return true;
        }
        inside = rest;
    }
    false
}

/// Whether the clause is over.
pub(super) fn is_clause_end(input: ParseStream<'_>) -> bool {
    input.is_empty()
        || input.peek(Token![if])
        || input.peek(Token![for])
        || input.peek(Token![,])
        || input.peek(Token![;])
}

/// Goes to the first clause of an arm, or to its end.
pub(super) fn skip_to_clause(input: ParseStream<'_>) -> syn::Result<()> {
    while !is_clause_end(input) {
        input.parse::<proc_macro2::TokenTree>()?;
    }
    Ok(())
}

/// Goes to the next semicolon, or to the end.
pub(super) fn skip_to_semicolon(input: ParseStream<'_>) -> syn::Result<()> {
    while !input.is_empty() && !input.peek(Token![;]) {
        input.parse::<proc_macro2::TokenTree>()?;
    }
    Ok(())
}

/// "1 number", "2 numbers".
pub(super) fn count(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

fn after_group(cursor: Cursor<'_>) -> Option<Cursor<'_>> {
    [Delimiter::Parenthesis, Delimiter::Bracket, Delimiter::Brace]
        .into_iter()
        .find_map(|delimiter| cursor.group(delimiter))
        .map(|(_, _, rest)| rest)
}
