//! How deeply the brackets of an input may nest: syn calls itself for each level, whatever the parser of a rule allows.

use alloc::format;
use alloc::vec;
use proc_macro2::{TokenStream, TokenTree};

/// More than any rule needs, and few enough for the stack of any thread.
const MAX_DEPTH: usize = 256;

/// An error at the first bracket that is too deep.
pub(super) fn check(tokens: &TokenStream) -> syn::Result<()> {
    let mut open = vec![tokens.clone().into_iter()];
    while let Some(innermost) = open.last_mut() {
        match innermost.next() {
            Some(TokenTree::Group(group)) if open.len() > MAX_DEPTH => {
                let message = format!(
                    "brackets nest more than {MAX_DEPTH} deep; write the rule with fewer of them"
                );
                return Err(syn::Error::new(group.span_open(), message));
            }
            Some(TokenTree::Group(group)) => open.push(group.stream().into_iter()),
            Some(_) => {}
            None => {
                open.pop();
            }
        }
    }
    Ok(())
}
