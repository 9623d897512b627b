//! The readers of the rule language and the macros: any text and any tokens are a rule, a call, or a mistake told in words.

mod expansion;
mod size;
mod tokens;

use super::{draw, messages};
use arbitrary::{Result, Unstructured};
use grundy_core::codegen::{Macro, moves_from_str, rule_from_str};
use grundy_core::{Error, Rule, TakeAndBreak};
use proc_macro2::TokenStream;

/// Reads and expands what the bytes make. The first byte says what that is: for `t` the rest is text, for `u` tokens in any
/// order, for `v` a call that is right, for `w` such a call with some tokens changed.
///
/// # Panics
/// If a reader does, or refuses something with a message of its own libraries, or makes an array of other values than the
/// library's; and if the text of a code is not read as that code.
pub fn check(data: &[u8]) {
    let Some((&kind, rest)) = data.split_first() else {
        return;
    };
    let mut u = Unstructured::new(rest);
    match kind % 4 {
        0 => text(&String::from_utf8_lossy(rest)),
        1 => {
            if let Ok(tokens) = tokens::any(&mut u) {
                read(&tokens.to_string());
                expand(&tokens);
            }
        }
        kind => {
            if let Ok(call) = call(&mut u, kind == 3) {
                read(&call.to_string());
                expand(&call);
            }
        }
    }
}

fn text(text: &str) {
    read(text);
    if let Ok(tokens) = text.parse() {
        expand(&tokens);
    }
}

/// Reads a text as each kind of rule.
fn read(text: &str) {
    let rule = rule_from_str(text);
    match &rule {
        Ok(Rule::TakeAndBreak(code)) => {
            assert_eq!(code.to_string().parse().as_ref(), Ok(code), "{text:?}");
            let written = rule_from_str(&format!("\"{code}\""));
            assert_eq!(written.ok().as_ref(), rule.as_ref().ok(), "{text:?}");
        }
        Ok(_) => {}
        Err(error) => refused(text, error),
    }
    match moves_from_str(text) {
        Ok(parsed) => {
            let moves = Rule::from(parsed.moves);
            assert_eq!(rule.ok(), Some(moves), "{text:?}");
        }
        Err(error) => refused(text, &error),
    }
    match text.parse::<TakeAndBreak>() {
        Ok(code) => assert_eq!(code.to_string().parse(), Ok(code), "{text:?}"),
        Err(Error::Code { offset, message }) => {
            assert!(offset <= text.chars().count(), "{text:?}: {offset}");
            messages::check(text, &message);
        }
        Err(other) => panic!("{text:?}: {other:?}"),
    }
}

fn refused(text: &str, error: &syn::Error) {
    for error in error.clone() {
        messages::check(text, &error.to_string());
    }
}

/// Gives the tokens to each macro, with numbers in place of those that would take long.
fn expand(tokens: &TokenStream) {
    let Some(tokens) = size::limited(tokens) else {
        return;
    };
    for of_macro in Macro::ALL {
        if of_macro == Macro::GrundyFn && !size::is_bounded(&tokens) {
            continue;
        }
        expansion::check(of_macro, &tokens);
    }
}

/// A call of some macro, with changes if it is to be wrong.
fn call(u: &mut Unstructured<'_>, is_changed: bool) -> Result<TokenStream> {
    let mut text = String::new();
    let form = u.int_in_range(0..=3)?;
    let items = if form == 0 { 1 } else { u.int_in_range(1..=3)? };
    for index in 0..items {
        let (rule, coordinates) = draw::rule(u)?;
        let mut maxima = String::new();
        for _ in 0..coordinates {
            maxima += &format!(", {}", u.int_in_range(0..=300)?);
        }
        text += &match form {
            0 => format!("{rule}{maxima}"),
            1 => {
                let within = u.int_in_range(0..=300)?;
                format!("pub(crate) fn f{index} = {rule}, within {within};")
            }
            2 => format!("#[allow(dead_code)] static A{index} = {rule}{maxima};"),
            _ => format!("const A{index}: &[u16; _] = {rule}{maxima};"),
        };
    }
    let tokens: TokenStream = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    if is_changed {
        tokens::changed(u, tokens)
    } else {
        Ok(tokens)
    }
}
