//! What a macro expands to where its input is wrong.

use super::declaration::Declaration;
use super::expansion::Macro;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};

/// The errors of a call as tokens, in the place where the call stood.
pub(super) fn tokens(error: &syn::Error, called: Macro, input: TokenStream) -> TokenStream {
    let calls: TokenStream = error
        .to_compile_error()
        .into_iter()
        .filter(|token| !is_of_path(token))
        .collect();
    let is_expression = |input: ParseStream| {
        let is_expression = called != Macro::GrundyFn && !Declaration::starts_here(input);
        input.parse::<TokenStream>()?;
        Ok(is_expression)
    };
    if error.clone().into_iter().count() > 1 && is_expression.parse2(input).unwrap_or(false) {
        // Several errors are several macro calls, and make an expression only as a block.
        return TokenTree::Group(Group::new(Delimiter::Brace, calls)).into();
    }
    calls
}

/// Whether a token is of the path in `::core::compile_error!`. A crate of edition 2015 has no such path, and would be told
/// only that; the macro alone is found in every edition.
fn is_of_path(token: &TokenTree) -> bool {
    match token {
        TokenTree::Punct(mark) => mark.as_char() == ':',
        TokenTree::Ident(word) => word == "core",
        _ => false,
    }
}
