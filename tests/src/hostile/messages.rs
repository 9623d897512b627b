//! What a refusal says: that it is in words, and in ours.

use proc_macro2::{TokenStream, TokenTree};

/// The messages of the `compile_error!`s of an expansion, those within blocks too.
pub fn messages(expansion: &TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = expansion.clone().into_iter().collect();
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else {
            continue;
        };
        let is_call = index >= 2
            && matches!(&tokens[index - 2], TokenTree::Ident(name) if name == "compile_error")
            && matches!(&tokens[index - 1], TokenTree::Punct(mark) if mark.as_char() == '!');
        if is_call {
            let literal: syn::LitStr =
                syn::parse2(group.stream()).expect("a message is one string literal");
            found.push(literal.value());
        } else {
            found.extend(messages(&group.stream()));
        }
    }
    found
}

/// Beginnings of messages of syn and of proc-macro2.
const FOREIGN: &[&str] = &[
    "unexpected token",
    "lex error",
    "cannot parse",
    "expected any delimiter",
    "expected curly braces",
    "expected ident",
    "expected integer literal",
    "expected invisible group",
    "expected lifetime",
    "expected literal",
    "expected one of",
    "expected parentheses",
    "expected punctuation",
    "expected square brackets",
    "expected string literal",
    "expected token tree",
];

/// Fails unless a message says what is wrong, in words of this project; `input` is what it is about.
///
/// # Panics
/// If the message does not.
pub fn check(input: &str, message: &str) {
    // syn puts this before a message of ours where the input is over.
    let words = message
        .strip_prefix("unexpected end of input, ")
        .unwrap_or(message);
    let has_words = words.split(' ').count() >= 3 && !words.contains("panicked");
    let is_foreign = FOREIGN.iter().any(|start| words.starts_with(start))
        || words.starts_with("expected `") && words.split('`').count() == 3 && words.ends_with('`');
    let is_lower = !words.starts_with(char::is_uppercase);
    assert!(
        has_words && !is_foreign && is_lower,
        "{input:?} is refused by {message:?}"
    );
}
