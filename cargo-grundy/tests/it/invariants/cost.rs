//! Whether the tables of a text take long, which is nothing to find out about submissions.

use super::lexed;
use proc_macro2::{TokenStream, TokenTree};

/// Whether no call in a text can take long. Any call counts, since a name may stand for one of ours.
pub fn is_cheap(text: &str) -> bool {
    lexed(text).is_none_or(|tokens| {
        let mut loops = 0;
        all_in(tokens).iter().all(|token| match token {
            TokenTree::Literal(literal) => {
                let digits = literal.to_string().replace('_', "");
                let is_number = digits.starts_with(|c: char| c.is_ascii_digit());
                !is_number || digits.contains('.') || digits.parse::<u32>().is_ok_and(|n| n <= 70)
            }
            TokenTree::Ident(word) if *word == "in" => {
                loops += 1;
                loops <= 6
            }
            TokenTree::Ident(word) => *word != "pow",
            _ => true,
        })
    })
}

/// All tokens of a text, those in brackets behind their group.
fn all_in(tokens: TokenStream) -> Vec<TokenTree> {
    let mut all = Vec::new();
    let mut stack: Vec<_> = vec![tokens.into_iter()];
    while let Some(last) = stack.last_mut() {
        match last.next() {
            Some(token) => {
                let inner = match &token {
                    TokenTree::Group(group) => Some(group.stream().into_iter()),
                    _ => None,
                };
                all.push(token);
                stack.extend(inner);
            }
            None => {
                stack.pop();
            }
        }
    }
    all
}
