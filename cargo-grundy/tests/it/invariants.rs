//! What holds of the submission of any text at all, whether it is a program or not.
//!
//! The fuzz target `submit` includes this file, so it stands on its own.

use cargo_grundy::submit::{Known, Submission, submission};
use proc_macro2::{TokenStream, TokenTree};
use std::io::{Error, ErrorKind};
use std::ops::Range;
use std::path::Path;
use syn::visit::Visit;

/// The files of a program by their paths; the first one is the root.
pub type Files = [(String, String)];

const OURS: [&str; 3] = ["grundy_table", "grundy_fn", "p_positions"];

/// Checks what holds of the submission of any text, unless its tables may take long.
///
/// # Panics
/// If something does not hold.
pub fn check_any(files: &Files) {
    if files.iter().all(|(_, text)| is_cheap(text)) {
        let _ = check(files);
    }
    // The library keeps every text that it made tokens of.
    proc_macro2::extra::invalidate_current_thread_spans();
}

/// Checks what holds of the submission of any text, and returns it, or the error.
///
/// # Panics
/// If something does not hold.
pub fn check(files: &Files) -> Result<String, String> {
    let (text, parts) = match submit(files) {
        Ok(Submission { text, files }) => (text, files),
        Err(message) => {
            assert!(message.starts_with("error: "), "{message}");
            assert!(message.contains(".rs"), "no file is named: {message}");
            assert!(message.trim_end().len() > 20, "{message}");
            return Err(message);
        }
    };
    assert!(lexed(&text).is_some(), "no Rust tokens:\n{text}");
    let is_part = |name: &str| parts.iter().any(|part| part == Path::new(name));
    let mut own = files.iter().filter(|(name, _)| is_part(name));
    // Of what is no program, no more is to be said.
    if !own.all(|(_, given)| is_syntax(given) == Some(true)) {
        return Ok(text);
    }
    assert!(is_syntax(&text) != Some(false), "no Rust syntax:\n{text}");
    for (name, given) in files {
        let given = text_of(given).filter(|given| is_part(name) && is_simple(given));
        if let Some(given) = given {
            has_fixed_parts(&text, given);
        }
    }
    has_no_calls(&text, files);
    let again = submit(&[("main.rs".to_owned(), text.clone())]);
    let again = again
        .unwrap_or_else(|message| panic!("not again: {message}\n{text}"))
        .text;
    if let Some(plain) = text_of(&text) {
        let rest = text_of(&again).and_then(|again| again.split_once('\n'));
        assert_eq!(
            rest.map(|(_, rest)| rest),
            Some(plain),
            "not the same again"
        );
    }
    Ok(text)
}

/// The submission of files that are nowhere but here, or the error as it is shown.
pub fn submit(files: &Files) -> Result<Submission, String> {
    let read = |path: &Path, most: usize| {
        let found = files.iter().find(|(name, _)| Path::new(name) == path);
        let (_, text) = found.ok_or(Error::from(ErrorKind::NotFound))?;
        Ok(text.as_bytes()[..text.len().min(most)].to_vec())
    };
    let root = Path::new(&files[0].0);
    submission(root, &read, &Known::default(), usize::MAX).map_err(|failure| failure.to_string())
}

/// A text without its byte order mark; `None` if a `#!` line makes the head stand elsewhere.
fn text_of(text: &str) -> Option<&str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (!text.starts_with("#!")).then_some(text)
}

/// The tokens of a text, behind a `#!` line.
fn lexed(text: &str) -> Option<TokenStream> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let behind = text
        .strip_prefix("#!")
        .filter(|line| !line.trim_start().starts_with('['));
    match behind {
        Some(line) => line.split_once('\n').map_or("", |(_, rest)| rest),
        None => text,
    }
    .parse()
    .ok()
}

/// Whether a text is a file of Rust, as far as that can be told without its macros and names; `None` if it is too deep to
/// tell.
fn is_syntax(text: &str) -> Option<bool> {
    // The parser calls itself for each bracket.
    let opening = text.matches(['(', '[', '{']).count();
    (opening < 300).then(|| {
        let mut calls = Misplaced(false);
        syn::parse_file(text).is_ok_and(|file| {
            calls.visit_file(&file);
            !calls.0
        })
    })
}

/// Whether there is a macro call that, if it were ours, would be an expression for an item or the other way round, or a
/// definition of a macro that is none.
struct Misplaced(bool);

impl Misplaced {
    fn expect(&mut self, call: &syn::Macro, is_items: bool) {
        let first = call.tokens.clone().into_iter().next();
        let is_start = match first {
            Some(TokenTree::Ident(word)) => ["static", "const", "fn", "pub"]
                .iter()
                .any(|start| word == start),
            Some(TokenTree::Punct(sign)) => sign.as_char() == '#',
            _ => false,
        };
        self.0 |= is_start != is_items;
    }
}

/// Whether tokens are the rules of a `macro_rules!`.
fn are_rules(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ';');
    let is_rule = |rule: &[TokenTree]| match rule {
        [
            TokenTree::Group(_),
            TokenTree::Punct(equals),
            TokenTree::Punct(greater),
            TokenTree::Group(_),
        ] => equals.as_char() == '=' && greater.as_char() == '>',
        rule => rule.is_empty(),
    };
    tokens.split(is_end).all(is_rule)
}

impl<'a> Visit<'a> for Misplaced {
    fn visit_item_macro(&mut self, item: &'a syn::ItemMacro) {
        match item.ident {
            None => self.expect(&item.mac, true),
            Some(_) => self.0 |= !are_rules(item.mac.tokens.clone()),
        }
    }

    fn visit_expr_macro(&mut self, expression: &'a syn::ExprMacro) {
        self.expect(&expression.mac, false);
    }

    fn visit_impl_item_macro(&mut self, _: &'a syn::ImplItemMacro) {
        self.0 = true;
    }

    fn visit_trait_item_macro(&mut self, _: &'a syn::TraitItemMacro) {
        self.0 = true;
    }

    fn visit_foreign_item_macro(&mut self, _: &'a syn::ForeignItemMacro) {
        self.0 = true;
    }

    fn visit_type_macro(&mut self, _: &'a syn::TypeMacro) {
        self.0 = true;
    }

    fn visit_pat(&mut self, pattern: &'a syn::Pat) {
        self.0 |= matches!(pattern, syn::Pat::Macro(_));
        syn::visit::visit_pat(self, pattern);
    }
}

/// Whether no call in a text can take long. Any call counts, since a name may stand for one of ours.
fn is_cheap(text: &str) -> bool {
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

/// Whether a text has nothing by which the names of crates or macros mean something else.
fn is_simple(text: &str) -> bool {
    !text.contains("crate grundy") && !text.contains("grundy_core as")
}

/// Checks that all of a text but calls, imports and declarations of file modules is in the submission, in its order.
fn has_fixed_parts(submission: &str, given: &str) {
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

/// Checks that no call of ours is left, where nothing could make it another's or leave it out.
fn has_no_calls(submission: &str, files: &Files) {
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
