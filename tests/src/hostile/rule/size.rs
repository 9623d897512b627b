//! Numbers small enough for a check to take a moment: a maximum, or a loop, may ask for as much as a compiler would do for a
//! program, and that would be no finding.

use proc_macro2::{Delimiter, Group, Ident, Literal, TokenStream, TokenTree};
use syn::Lit;

/// Literals from here on are refused as a maximum and are too long for a loop, so that they cost nothing.
const HUGE: u64 = 1_000_000_000;

/// The largest number below [`HUGE`], by how many maxima an item has.
const LARGEST: [u64; 4] = [300, 300, 24, 9];

/// The largest where there may be a code with three heaps or a repetition.
const LARGEST_OF_STRINGS: u64 = 50;

/// The most rounds that all loops may take by the estimate here.
const MOST_ROUNDS: u64 = 100_000;

/// The tokens with smaller numbers, or `None` if their loops may take long nevertheless.
pub(super) fn limited(tokens: &TokenStream) -> Option<TokenStream> {
    let items = split(&flat(tokens), ';');
    let most = items.iter().map(|item| maxima(item).count()).max();
    let mut largest = LARGEST[most.unwrap_or(0).min(3)];
    if items.iter().flatten().any(is_string) {
        largest = largest.min(LARGEST_OF_STRINGS);
    }
    let smaller = |token| smaller(&token, largest);
    let limited: TokenStream = tokens.clone().into_iter().map(smaller).collect();
    let mut all_rounds = 0_u64;
    for item in split(&flat(&limited), ';') {
        let positions = maxima(&item).fold(1, |positions: u64, max| {
            positions.saturating_mul(max.saturating_add(1))
        });
        // What is refused as too large runs no loop.
        if positions < HUGE {
            let rounds = rounds(&item.into_iter().collect(), largest);
            all_rounds = all_rounds.saturating_add(rounds.saturating_mul(positions));
        }
    }
    (all_rounds <= MOST_ROUNDS).then_some(limited)
}

/// The numbers of an item that stand behind commas.
fn maxima(item: &[TokenTree]) -> impl Iterator<Item = u64> {
    item.windows(2)
        .filter(|pair| is_punct(&pair[0], ','))
        .filter_map(|pair| integer(&pair[1]))
}

/// The tokens without the invisible groups around some of them, which syn looks into.
fn flat(tokens: &TokenStream) -> TokenStream {
    let mut all = TokenStream::new();
    for token in tokens.clone() {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                all.extend(flat(&group.stream()));
            }
            token => all.extend([token]),
        }
    }
    all
}

/// Whether each function bounds its search, which by itself goes as far as 100,000 heaps.
pub(super) fn is_bounded(tokens: &TokenStream) -> bool {
    let is_word =
        |token: &TokenTree, word: &str| matches!(token, TokenTree::Ident(other) if other == word);
    split(&flat(tokens), ';').iter().all(|item| {
        let functions = item.iter().filter(|token| is_word(token, "fn")).count();
        let bounds = item
            .windows(2)
            .filter(|pair| is_word(&pair[0], "within") && integer(&pair[1]).is_some());
        functions <= bounds.count()
    })
}

fn collect(tokens: &TokenStream, words: &mut Vec<Ident>) {
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(word) => words.push(word),
            TokenTree::Group(group) => collect(&group.stream(), words),
            _ => {}
        }
    }
}

/// The tokens between marks, each run with the mark behind it.
fn split(tokens: &TokenStream, mark: char) -> Vec<Vec<TokenTree>> {
    let mut runs = vec![Vec::new()];
    for token in tokens.clone() {
        let is_end = is_punct(&token, mark);
        if let Some(last) = runs.last_mut() {
            last.push(token);
        }
        if is_end {
            runs.push(Vec::new());
        }
    }
    runs
}

fn is_punct(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

/// Whether a token is or holds a string.
fn is_string(token: &TokenTree) -> bool {
    match token {
        TokenTree::Literal(literal) => matches!(Lit::new(literal.clone()), Lit::Str(_)),
        TokenTree::Group(group) => group.stream().into_iter().any(|token| is_string(&token)),
        _ => false,
    }
}

/// The value of a literal that is an integer of 64 bits without a suffix.
fn integer(token: &TokenTree) -> Option<u64> {
    let TokenTree::Literal(literal) = token else {
        return None;
    };
    match Lit::new(literal.clone()) {
        Lit::Int(literal) if literal.suffix().is_empty() => literal.base10_parse().ok(),
        _ => None,
    }
}

/// A token without numbers above `most`, [`HUGE`] ones aside.
fn smaller(token: &TokenTree, most: u64) -> TokenTree {
    match (token, integer(token)) {
        (TokenTree::Group(group), _) => {
            let inside = group.stream().into_iter();
            let inside = inside.map(|token| smaller(&token, most)).collect();
            Group::new(group.delimiter(), inside).into()
        }
        (_, Some(value)) if value > most && value < HUGE => {
            Literal::u64_unsuffixed(value % (most + 1)).into()
        }
        _ => token.clone(),
    }
}

/// The most rounds that loops written in these tokens take for a position, by a bound on every number that they can name.
fn rounds(tokens: &TokenStream, largest: u64) -> u64 {
    let loops = loops(tokens);
    if loops == 0 {
        return 1;
    }
    let (mut words, mut factors) = (Vec::new(), 1);
    collect(tokens, &mut words);
    if words.iter().any(|word| word == "pow" || word == "xor") {
        return u64::MAX;
    }
    let bound = sum(tokens, largest, &mut factors);
    // A range runs from minus the bound to the bound.
    bound
        .saturating_pow(factors)
        .saturating_mul(2)
        .saturating_add(2)
        .saturating_pow(loops)
}

/// The sum of all numbers, each name as much as the largest coordinate; counts the signs of multiplication.
fn sum(tokens: &TokenStream, largest: u64, factors: &mut u32) -> u64 {
    let mut total = 0_u64;
    for token in tokens.clone() {
        let more = match &token {
            TokenTree::Group(group) => sum(&group.stream(), largest, factors),
            TokenTree::Literal(_) => integer(&token).unwrap_or(0),
            TokenTree::Ident(_) => largest,
            TokenTree::Punct(mark) => {
                *factors += u32::from(mark.as_char() == '*');
                0
            }
        };
        total = total.saturating_add(more);
    }
    total
}

/// The most loops of an arm.
fn loops(tokens: &TokenStream) -> u32 {
    let arms = split(tokens, ';');
    let of_arm = |arm: &Vec<TokenTree>| -> u32 {
        let count = |token: &TokenTree| match token {
            TokenTree::Ident(word) => u32::from(word == "for"),
            TokenTree::Group(group) => loops(&group.stream()),
            _ => 0,
        };
        arm.iter().map(count).sum()
    };
    arms.iter().map(of_arm).max().unwrap_or(0)
}
