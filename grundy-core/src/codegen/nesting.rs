//! Brackets in brackets: what nests too deeply is refused before it is parsed, since lexers and parsers recurse.

use alloc::format;
use alloc::vec;
use proc_macro2::{Span, TokenStream, TokenTree};

/// The most brackets in each other: more than a rule needs, and less than any stack holds.
const MAX_NESTING: usize = 256;

/// An error on the first bracket that lies too deep in the input of a macro.
pub(super) fn check_tokens(input: &TokenStream) -> syn::Result<()> {
    let mut open = vec![input.clone().into_iter()];
    while let Some(innermost) = open.last_mut() {
        match innermost.next() {
            Some(TokenTree::Group(group)) => {
                if open.len() > MAX_NESTING {
                    return Err(too_deep(group.span_open()));
                }
                open.push(group.stream().into_iter());
            }
            Some(_) => {}
            None => {
                open.pop();
            }
        }
    }
    Ok(())
}

/// An error if brackets nest too deeply in a text. Those in comments count too, so that nothing need be lexed before.
pub(super) fn check_text(text: &str) -> syn::Result<()> {
    let mut depth = 0_usize;
    for byte in text.bytes() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_NESTING {
            return Err(too_deep(Span::call_site()));
        }
    }
    Ok(())
}

fn too_deep(span: Span) -> syn::Error {
    let message =
        format!("brackets nest more than {MAX_NESTING} deep; write the rule with fewer of them");
    syn::Error::new(span, message)
}
