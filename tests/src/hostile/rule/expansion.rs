//! What a macro expands to: the arrays of the library's values, in a bounded number of tokens, or errors in words.

use super::messages;
use grundy_core::codegen::{
    Array, Content, Expansion, Macro, grundy_fn, grundy_table, p_positions, rule_from_str,
};
use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use syn::Lit;

/// More tokens than any array or function takes: a pattern of 512 rows for each of two coordinates, and a step of 64 values.
const MOST_TOKENS: usize = 12_000;

/// Expands a call, and holds what comes of it to the values that it stands for.
pub(super) fn check(of_macro: Macro, tokens: &TokenStream) {
    let tokens_expanded = expanded(of_macro, tokens);
    let said = messages::messages(&tokens_expanded);
    match of_macro.expansion(tokens.clone()) {
        Err(error) => {
            let expected: Vec<String> = error.into_iter().map(|error| error.to_string()).collect();
            assert_eq!(said, expected, "{tokens}");
            for message in &said {
                messages::check(&tokens.to_string(), message);
            }
        }
        Ok(expansion) => {
            let (arrays, written) = match &expansion {
                Expansion::Expression(array) => (1, vec![bytes_of(array)]),
                Expansion::Items(items) => {
                    let literals = items.iter().filter_map(|item| match &item.content {
                        Content::Static(array) | Content::Const(array) => Some(bytes_of(array)),
                        Content::Function(period) => {
                            let values = period.values()?;
                            let is_constant = values.len() == 1 && period.saltus() == 0;
                            let is_wide = values.iter().any(|&value| value > 255);
                            (!is_constant).then(|| bytes(values, 1 + usize::from(is_wide)))
                        }
                    });
                    (items.len(), literals.collect())
                }
            };
            let count = count(&tokens_expanded);
            let most = arrays * MOST_TOKENS + self::count(tokens);
            assert!(count <= most, "{tokens}: {count} tokens");
            let mut given = Vec::new();
            byte_strings(tokens, &mut given);
            if given.is_empty() {
                byte_strings(&tokens_expanded, &mut given);
                assert_eq!(given, written, "{tokens}");
            }
            if let Expansion::Expression(array) = expansion {
                values(of_macro, tokens, &array);
                longer(of_macro, tokens, &array, count);
            }
        }
    }
}

fn expanded(of_macro: Macro, tokens: &TokenStream) -> TokenStream {
    let expand = match of_macro {
        Macro::GrundyTable => grundy_table,
        Macro::GrundyFn => grundy_fn,
        Macro::PPositions => p_positions,
    };
    expand(tokens.clone())
}

/// The integers of an array as the bytes of its literal.
fn bytes_of(array: &Array) -> Vec<u8> {
    let width = match array.integer_type() {
        "u8" => 1,
        "u16" => 2,
        _ => 4,
    };
    bytes(array.values(), width)
}

/// Each value in `width` bytes, the least significant first.
fn bytes(values: &[u32], width: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for &value in values {
        let all = value.to_le_bytes();
        assert!(all[width..].iter().all(|&byte| byte == 0), "{value}");
        bytes.extend(&all[..width]);
    }
    bytes
}

fn byte_strings(tokens: &TokenStream, found: &mut Vec<Vec<u8>>) {
    for token in tokens.clone() {
        match token {
            TokenTree::Group(group) => byte_strings(&group.stream(), found),
            TokenTree::Literal(literal) => {
                if let Lit::ByteStr(literal) = Lit::new(literal) {
                    found.push(literal.value());
                }
            }
            _ => {}
        }
    }
}

/// The number of tokens, those in groups and the brackets of a group included.
fn count(tokens: &TokenStream) -> usize {
    let of_token = |token| match token {
        TokenTree::Group(group) => 2 + count(&group.stream()),
        _ => 1,
    };
    tokens.clone().into_iter().map(of_token).sum()
}

/// A call as its rule and its maxima, if it has no group that only tokens show.
fn parts(tokens: &TokenStream) -> Option<(String, Vec<usize>)> {
    let mut rule: Vec<TokenTree> = tokens.clone().into_iter().collect();
    if has_invisible(tokens) {
        return None;
    }
    let mut maxima = Vec::new();
    loop {
        let is_comma =
            |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
        match &rule[..] {
            [.., comma] if maxima.is_empty() && is_comma(comma) => {
                rule.pop();
            }
            [.., comma, TokenTree::Literal(literal)] if is_comma(comma) => {
                let Lit::Int(max) = Lit::new(literal.clone()) else {
                    return None;
                };
                maxima.insert(0, max.base10_parse().ok()?);
                rule.truncate(rule.len() - 2);
            }
            _ => break,
        }
    }
    Some((
        rule.into_iter().collect::<TokenStream>().to_string(),
        maxima,
    ))
}

fn has_invisible(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => {
            group.delimiter() == Delimiter::None || has_invisible(&group.stream())
        }
        _ => false,
    })
}

/// Holds the array of an expression to the table of its rule.
fn values(of_macro: Macro, tokens: &TokenStream, array: &Array) {
    let Some((rule, maxima)) = parts(tokens) else {
        return;
    };
    let rule = rule_from_str(&rule).unwrap_or_else(|error| panic!("{tokens}: {error}"));
    let table = rule
        .table(&maxima)
        .unwrap_or_else(|error| panic!("{tokens}: {error}"));
    if of_macro == Macro::GrundyTable {
        assert_eq!(array.lengths(), table.lengths(), "{tokens}");
        assert_eq!(array.values(), table.values(), "{tokens}");
        return;
    }
    let mut lost = Vec::new();
    for index in 0..table.values().len() {
        if table.values()[index] == 0 {
            let (mut position, mut rest) = (Vec::new(), index);
            for length in table.lengths().iter().rev() {
                position.insert(0, (rest % length) as u32);
                rest /= length;
            }
            lost.extend(position);
        }
    }
    assert_eq!(array.values(), lost, "{tokens}");
}

/// A row twice as long takes as many tokens, where its integers are as wide.
fn longer(of_macro: Macro, tokens: &TokenStream, array: &Array, tokens_of_array: usize) {
    let mut all: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let Some((_, maxima)) = parts(tokens) else {
        return;
    };
    let ([max], Some(at)) = (
        &maxima[..],
        all.iter()
            .rposition(|token| matches!(token, TokenTree::Literal(_))),
    ) else {
        return;
    };
    all[at] = Literal::usize_unsuffixed(2 * max + 1).into();
    let tokens: TokenStream = all.into_iter().collect();
    // A longer table may have a move that is none.
    match of_macro.expansion(tokens.clone()) {
        Ok(Expansion::Expression(other)) if other.integer_type() == array.integer_type() => {
            let of_other = count(&expanded(of_macro, &tokens));
            assert_eq!(of_other, tokens_of_array, "{tokens}");
        }
        _ => {}
    }
}
