//! Input that is no call: whatever is left out, doubled or out of order, the answer is an array or an error in words.

use crate::calls::{FUNCTIONS, LISTS, TABLES};
use grundy_core::codegen::{grundy_fn, grundy_table, moves_from_str, p_positions, rule_from_str};
use grundy_tests::hostile::messages;
use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};

type Expand = fn(TokenStream) -> TokenStream;

/// Tokens that stand nowhere in a call, or seldom where they are put.
const ALIENS: &[&str] = &[
    "-1",
    "1.5",
    "1u8",
    "99999999999999999999999",
    "\"\"",
    "\"0.\"",
    "'c'",
    "b\"0.7\"",
    "'a",
    "self",
    "_",
    "r#fib",
    "é",
    "..=",
    "=>",
    "::",
    "{}",
    "()",
    "[]",
    "{0}",
    "{5..=2}",
    "fibb",
    "0.8",
    "1.7",
    "0x1F",
    "1e3",
    "$",
    "#",
];

fn parse(text: &str) -> Vec<TokenTree> {
    let stream: TokenStream = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    stream.into_iter().collect()
}

/// Every prefix, and every way to leave out, double, swap or replace one token; within groups too, and with each group
/// opened or in other brackets.
fn variants(tokens: &[TokenTree]) -> Vec<Vec<TokenTree>> {
    let mut all = vec![Vec::new()];
    for i in 0..tokens.len() {
        all.push(tokens[..i].to_vec());
        let with =
            |between: &[TokenTree], rest: usize| [&tokens[..i], between, &tokens[rest..]].concat();
        all.push(with(&[], i + 1));
        all.push(with(&[tokens[i].clone()], i));
        if let Some(next) = tokens.get(i + 1) {
            all.push(with(&[next.clone(), tokens[i].clone()], i + 2));
        }
        for alien in ALIENS {
            all.push(with(&parse(alien), i + 1));
            all.push(with(&parse(alien), i));
        }
        let TokenTree::Group(group) = &tokens[i] else {
            continue;
        };
        let content: Vec<TokenTree> = group.stream().into_iter().collect();
        all.push(with(&content, i + 1));
        let mut put = |delimiter, content: Vec<TokenTree>| {
            let group = Group::new(delimiter, content.into_iter().collect());
            all.push(with(&[group.into()], i + 1));
        };
        use Delimiter::{Brace, Bracket, None, Parenthesis};
        for delimiter in [Brace, Bracket, None, Parenthesis] {
            put(delimiter, content.clone());
        }
        for variant in variants(&content) {
            put(group.delimiter(), variant);
        }
    }
    all
}

/// Expands an input, and returns whether it was right.
fn check(expand: Expand, tokens: Vec<TokenTree>) -> bool {
    let text = tokens.iter().cloned().collect::<TokenStream>().to_string();
    let expansion = expand(tokens.into_iter().collect());
    let messages = messages::messages(&expansion);
    for message in &messages {
        messages::check(&text, message);
    }
    messages.is_empty()
}

fn check_variants(expand: Expand, texts: &[&str]) {
    for text in texts {
        let tokens = parse(text);
        assert!(check(expand, tokens.clone()), "{text}");
        let (mut right, mut wrong) = (0, 0);
        for variant in variants(&tokens) {
            if check(expand, variant) {
                right += 1
            } else {
                wrong += 1
            }
        }
        assert!(
            wrong > right,
            "{text}: {wrong} of {} variants are wrong",
            wrong + right
        );
    }
}

#[test]
fn calls_of_grundy_table_with_one_fault() {
    check_variants(grundy_table, TABLES);
}

#[test]
fn calls_of_p_positions_with_one_fault() {
    check_variants(p_positions, LISTS);
}

#[test]
fn calls_of_grundy_fn_with_one_fault() {
    check_variants(grundy_fn, FUNCTIONS);
}

#[test]
fn deep_nests_overflow_no_stack() {
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("!", ""), ("!(", ")")] {
        for depth in [60, 1000] {
            let text = format!("{}{{1}}{}, 5", open.repeat(depth), close.repeat(depth));
            let is_right = check(grundy_table, parse(&text));
            let expected = open == "!" || open.ends_with('(') && depth == 60;
            assert_eq!(is_right, expected, "{open} {depth}");
        }
    }
    // An expression handed on by a macro, and that by another one.
    let mut nest: TokenTree = parse("{1}").remove(0);
    for _ in 0..1000 {
        nest = Group::new(Delimiter::None, nest.into()).into();
    }
    let comma = proc_macro2::Punct::new(',', Spacing::Alone).into();
    assert!(!check(
        grundy_table,
        [vec![nest, comma], parse("5")].concat()
    ));
}

#[test]
fn texts_that_nest_or_go_on_without_end_are_refused_at_once() {
    let nest = |open: &str, close: &str| open.repeat(100_000) + &close.repeat(100_000);
    for text in [
        nest("(", ")"),
        nest("{", "}"),
        nest("[", "]"),
        format!("|n| {}", nest("(", ")")),
        nest("(", ""),
        nest("", ")"),
        // Nothing decides whether there is such a number, so that it is looked for near each of the sets.
        "primes & ".to_owned() + &"squares & ".repeat(300) + "fib",
        "multiples(16000)".to_owned() + &" & multiples(16001)".repeat(300),
    ] {
        let message = rule_from_str(&text).unwrap_err().to_string();
        messages::check(&text[..60], &message);
    }
}

#[test]
fn rules_alone() {
    let message = |text| rule_from_str(text).unwrap_err().to_string();
    for text in ["fib, 20", "0.7 7", "{1} {2}", "0.77;"] {
        let message = message(text);
        assert!(
            message.starts_with("the rule ends here"),
            "{text}: {message}"
        );
    }
    for text in [
        "kayles | odd",
        "odd & kayles",
        "0.77 - {2}",
        "\"4!.0\" | fib",
    ] {
        let message = message(text);
        assert!(message.contains("a game of its own"), "{text}: {message}");
    }
    for text in ["", "0.", "(", "{1", "\"0.7", "fibb", "{}", "}", "'", "|n|"] {
        messages::check(text, &message(text));
    }
    for text in [
        "",
        "fib",
        "n - 1",
        "(",
        "|n| n - 1, 20",
        "|n| n - 1;",
        "|n| { n - 1 } 2",
    ] {
        messages::check(text, &moves_from_str(text).unwrap_err().to_string());
    }
}

#[test]
fn heads_of_declarations() {
    for head in [
        "#[allow(dead_code)]",
        "#[doc = \"a\"] #[doc(hidden)] #[inline]",
        "#[unsafe(link_section = \"x\")]",
        "#[doc = concat!(\"a\", \"b\")] #[::a::b {c}]",
        "#[rustfmt::skip] pub(in crate::a)",
        "pub(crate)",
        "pub(self)",
        "pub",
    ] {
        assert!(
            check(grundy_table, parse(&format!("{head} static A = fib, 3;"))),
            "{head}"
        );
        assert!(
            check(grundy_fn, parse(&format!("{head} fn f = nim;"))),
            "{head}"
        );
    }
    for (head, message) in [
        ("#[all ow(dead_code)]", "an attribute is a name"),
        ("#[]", "the name of an attribute"),
        ("#[allow(a) b]", "the attribute ends here"),
        ("#[doc = 1 + 2]", "the attribute ends here"),
        ("#[doc = a]", "a literal or a macro call"),
        ("#[doc =]", "a literal or a macro call"),
        ("#[unsafe]", "behind the `unsafe`"),
        ("#[unsafe(a b)]", "an attribute is a name"),
        ("pub(a)", "a visibility is"),
        ("pub(in)", "a visibility is"),
        ("pub(crate a)", "a visibility is"),
    ] {
        let call = format!("{head} static A = fib, 3;");
        let said = messages::messages(&grundy_table(parse(&call).into_iter().collect()));
        assert!(
            said.iter().any(|said| said.contains(message)),
            "{head}: {said:?}"
        );
    }
    for (call, is_right) in [
        ("const _ = fib, 3;", true),
        ("static _ = fib, 3;", false),
        ("static fn = fib, 3;", false),
        ("static r#fn = fib, 3;", true),
        ("const self = fib, 3;", false),
    ] {
        assert_eq!(check(grundy_table, parse(call)), is_right, "{call}");
    }
}
