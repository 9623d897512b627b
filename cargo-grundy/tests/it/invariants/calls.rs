//! No call of ours is left in a submission.

use super::{Files, lexed};
use proc_macro2::{TokenStream, TokenTree};

const OURS: [&str; 3] = ["grundy_table", "grundy_fn", "p_positions"];

/// Checks that no call of ours is left, where nothing could make it another's or leave it out.
pub fn has_no_calls(submission: &str, files: &Files) {
    const HIDES: [&str; 8] = [
        "macro_rules! grundy_",
        "macro_rules! p_",
        " as grundy_",
        " as p_",
        "cfg",
        "#[test]",
        "stringify",
        "macro ",
    ];
    let hides = |(_, text): &(String, String)| HIDES.iter().any(|word| text.contains(word));
    let Some(tokens) = lexed(submission).filter(|_| !files.iter().any(hides)) else {
        return;
    };
    if let Some(call) = call_of_ours(tokens) {
        panic!("a call is left: {call}\n{submission}");
    }
}

/// A call of ours among tokens, if there is one outside of the patterns of macros.
fn call_of_ours(tokens: TokenStream) -> Option<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_sign = |index: Option<usize>, signs: &str| {
        let token = index.and_then(|index| tokens.get(index));
        matches!(token, Some(TokenTree::Punct(sign)) if signs.contains(sign.as_char()))
    };
    (0..tokens.len()).find_map(|index| match &tokens[index] {
        TokenTree::Group(_) if is_sign(Some(index + 1), "=") && is_sign(Some(index + 2), ">") => {
            None
        }
        TokenTree::Group(group) => call_of_ours(group.stream()),
        TokenTree::Ident(name) => {
            let is_call = OURS.iter().any(|ours| name == ours)
                && is_sign(Some(index + 1), "!")
                && matches!(tokens.get(index + 2), Some(TokenTree::Group(_)))
                && !is_sign(index.checked_sub(1), ".$':");
            is_call.then(|| format!("{name}!{}", tokens[index + 2]))
        }
        _ => None,
    })
}
