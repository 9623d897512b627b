//! All of a text outside of calls, imports and declarations of file modules is in the submission.

use super::lexed;
use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;

/// Checks that all of a text but calls, imports and declarations of file modules is in the submission, in its order.
pub fn has_fixed_parts(submission: &str, given: &str) {
    let Some(tokens) = lexed(given) else {
        return;
    };
    let mut free = Vec::new();
    free_parts(tokens, &mut free);
    free.sort_by_key(|place| place.start);
    let mut rest = submission;
    let mut done = 0;
    for place in free.iter().chain([&(given.len()..given.len())]) {
        if place.start < done {
            done = done.max(place.end);
            continue;
        }
        let part = given[done..place.start].trim();
        let at = rest.find(part);
        let at = at.unwrap_or_else(|| panic!("{part:?} is lost:\n{submission}"));
        rest = &rest[at + part.len()..];
        done = place.end;
    }
}

/// Where a text may be changed.
fn free_parts(tokens: TokenStream, free: &mut Vec<Range<usize>>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let place = |index: usize| tokens[index].span().byte_range();
    let is_sign = |index: usize, sign: char| matches!(tokens.get(index), Some(TokenTree::Punct(p)) if p.as_char() == sign);
    let word = |index: usize| match tokens.get(index) {
        Some(TokenTree::Ident(word)) => word.to_string(),
        _ => String::new(),
    };
    let end_of_item = |from: usize| (from..tokens.len()).find(|&index| is_sign(index, ';'));
    // Attributes and visibility in front.
    let start_of_item = |mut index: usize| {
        while index > 0 {
            let is_front = match &tokens[index - 1] {
                TokenTree::Group(_) | TokenTree::Punct(_) => !is_sign(index - 1, ';'),
                TokenTree::Ident(word) => *word == "pub",
                TokenTree::Literal(_) => false,
            };
            if !is_front {
                break;
            }
            index -= 1;
        }
        index
    };
    for index in 0..tokens.len() {
        let mut is_free = |from: usize, to: usize| free.push(place(from).start..place(to).end);
        match &tokens[index] {
            TokenTree::Group(group) => free_parts(group.stream(), free),
            TokenTree::Punct(_) if is_sign(index, '!') => {
                if let Some(TokenTree::Group(_)) = tokens.get(index + 1) {
                    let is_path = |index: usize| !word(index).is_empty() || is_sign(index, ':');
                    let back = (0..index).rev().take_while(|&index| is_path(index)).count();
                    let end = if is_sign(index + 2, ';') {
                        index + 2
                    } else {
                        index + 1
                    };
                    is_free(start_of_item(index - back), end);
                }
            }
            TokenTree::Ident(name) if *name == "use" || *name == "extern" => {
                if let Some(end) = end_of_item(index) {
                    is_free(start_of_item(index), end);
                }
            }
            TokenTree::Ident(name) if *name == "mod" && is_sign(index + 2, ';') => {
                is_free(start_of_item(index), index + 2);
            }
            TokenTree::Ident(name) if *name == "grundy_core" => {
                let is_global = index >= 2 && is_sign(index - 1, ':');
                is_free(if is_global { index - 2 } else { index }, index);
            }
            _ => {}
        }
    }
}
