//! Parts of a call that another macro passes on stand in invisible brackets, which change nothing.

use crate::calls::{FUNCTIONS, LISTS, TABLES};
use grundy_core::codegen::Macro;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The tokens with each one in invisible brackets in turn, and then all of them; within groups too.
fn variants(tokens: &[TokenTree]) -> Vec<Vec<TokenTree>> {
    let mut all = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let mut put = |token: TokenTree| {
            let mut variant = tokens.to_vec();
            variant[index] = token;
            all.push(variant);
        };
        if is_whole(tokens, index) {
            put(in_brackets([token.clone()]));
            put(in_brackets([in_brackets([token.clone()])]));
        }
        if let TokenTree::Group(group) = token {
            let content: Vec<TokenTree> = group.stream().into_iter().collect();
            for variant in variants(&content) {
                let variant = variant.into_iter().collect();
                put(Group::new(group.delimiter(), variant).into());
            }
        }
    }
    let each = tokens.iter().enumerate().map(|(index, token)| {
        if is_whole(tokens, index) {
            in_brackets([token.clone()])
        } else {
            token.clone()
        }
    });
    all.push(each.collect());
    all
}

/// Whether another macro can put a token in invisible brackets: it is a name, a literal or a group, and no part of a lifetime
/// or of an attribute.
fn is_whole(tokens: &[TokenTree], index: usize) -> bool {
    let is_mark = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if matches!(mark.as_char(), '#' | '\''));
    let before = index.checked_sub(1).map(|before| &tokens[before]);
    !matches!(tokens[index], TokenTree::Punct(_)) && !before.is_some_and(is_mark)
}

fn in_brackets<const N: usize>(tokens: [TokenTree; N]) -> TokenTree {
    Group::new(Delimiter::None, tokens.into_iter().collect()).into()
}

/// A text without the invisible brackets, which are kept in what is passed through.
fn shown(tokens: TokenStream) -> String {
    let mut text = String::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                text += &shown(group.stream());
            }
            TokenTree::Group(group) => {
                text += &format!("{:?}{} end ", group.delimiter(), shown(group.stream()));
            }
            other => text += &format!("{other} "),
        }
    }
    text
}

fn check(called: Macro, text: &str) {
    let expand = |tokens: TokenStream| {
        let expansion = called.expansion(tokens);
        expansion.map(|expansion| shown(expansion.tokens()))
    };
    let tokens: Vec<TokenTree> = text.parse::<TokenStream>().unwrap().into_iter().collect();
    let expected = expand(tokens.iter().cloned().collect()).unwrap();
    for variant in variants(&tokens) {
        let shown = format!("{variant:?}");
        match expand(variant.into_iter().collect()) {
            Ok(found) => assert!(found == expected, "{text} as {shown}"),
            Err(error) => panic!("{text}: {error}: {shown}"),
        }
    }
}

#[test]
fn invisible_brackets_around_a_token_change_nothing() {
    for (called, texts) in [
        (Macro::GrundyTable, TABLES),
        (Macro::PPositions, LISTS),
        (Macro::GrundyFn, FUNCTIONS),
    ] {
        for text in texts {
            check(called, text);
        }
    }
}
