//! Tokens in any order, from the words of the language and from what stands nowhere in it.

use arbitrary::{Result, Unstructured};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// What tokens are drawn from; a row may be several tokens.
const WORDS: &[&str] = &[
    "n",
    "n",
    "k",
    "a",
    "b",
    "0",
    "1",
    "2",
    "3",
    "20",
    "255",
    "300",
    "fib",
    "even",
    "odd",
    "primes",
    "squares",
    "nim",
    "pow2",
    "triangular",
    "factorials",
    "upto",
    "multiples",
    "powers",
    "upto(3)",
    "multiples(4)",
    "powers(2)",
    "kayles",
    "lasker",
    "wythoff",
    "euclid",
    "fibonacci_nim",
    "grundys_game",
    "0.77",
    "4.0",
    "0.3",
    "\"4!.0\"",
    "\"4.[3]\"",
    "\"0.3F\"",
    "\"0.[7!]\"",
    "{1, 3, 4}",
    "{1} | even",
    "{10..}",
    "{2..=5}",
    "|n|",
    "|n| n - 1",
    "|a, b|",
    "|a, b| (a - 1, b)",
    "|n| { n - 1; n / 2 if n > 0 }",
    "n - 1",
    "n - k",
    "(a - 1, b)",
    "[n - 1; 2]",
    "[a, n - a]",
    "for k in 1..=n",
    "for a in 1..n",
    "for k in {1} | even",
    "if n > 0",
    "if n % 2 == 0",
    "for",
    "in",
    "if",
    "else",
    "min(a, b)",
    "min",
    "max",
    "gcd",
    "isqrt",
    "pow",
    "xor",
    "static",
    "const",
    "fn",
    "pub",
    "pub(crate)",
    "let",
    "mut",
    "static A =",
    "static B: [u8; _] =",
    "const C: &[u16; 21] =",
    "fn f =",
    "#[inline]",
    "within",
    "within 200",
    ", 20",
    ", 20;",
    ", 5, 6",
    "u8",
    "u16",
    "u32",
    "[u8; _]",
    "[[u8; 4]; 4]",
    "[(u8, u8); _]",
    "&'static",
    "|",
    "||",
    "&",
    "&&",
    "-",
    "+",
    "*",
    "/",
    "%",
    "!",
    "!=",
    "==",
    "=",
    "<",
    "<=",
    ">",
    ">=",
    "<<",
    ">>",
    "^",
    ".",
    "..",
    "..=",
    "...",
    ",",
    ";",
    ":",
    "::",
    "=>",
    "->",
    "#",
    "$",
    "?",
    "@",
    "~",
    "_",
    "self",
    "as",
    "'a",
    "'c'",
    "b'c'",
    "\"\"",
    "\"0.\"",
    "\"x\"",
    "b\"0.7\"",
    "r\"0.7\"",
    "c\"0.7\"",
    "\"0.7\"u8",
    "r#fib",
    "r#for",
    "é",
    "fibb",
    "-1",
    "1u8",
    "1i64",
    "0x1F",
    "0b11",
    "0o17",
    "1_000",
    "1e3",
    "1.5",
    "0.8",
    "1.7",
    "0.7f32",
    "99999999",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "{}",
    "()",
    "[]",
    "{0}",
    "{5..=2}",
    "{n}",
    "(n)",
    "[n]",
    "(fib)",
    "compile_error",
    "macro_rules",
];

/// Some tokens, in groups too.
pub(super) fn any(u: &mut Unstructured<'_>) -> Result<TokenStream> {
    let depth = u.int_in_range(0..=5)?;
    let mut all = some(u, depth)?;
    // A nest that no group of `some` is as deep as.
    if u.ratio(1, 16)? {
        let delimiter = delimiter(u)?;
        for _ in 0..u.int_in_range(0..=300)? {
            all = TokenTree::from(Group::new(delimiter, all)).into();
        }
        all.extend(some(u, 0)?);
    }
    Ok(all)
}

fn some(u: &mut Unstructured<'_>, depth: usize) -> Result<TokenStream> {
    let mut all = TokenStream::new();
    while !u.is_empty() && !u.ratio(1, 10)? {
        if depth > 0 && u.ratio(1, 5)? {
            let (delimiter, inside) = (delimiter(u)?, some(u, depth - 1)?);
            all.extend([TokenTree::from(Group::new(delimiter, inside))]);
        } else {
            all.extend(word(u)?);
        }
    }
    Ok(all)
}

fn delimiter(u: &mut Unstructured<'_>) -> Result<Delimiter> {
    use Delimiter::{Brace, Bracket, None, Parenthesis};
    u.choose(&[None, Parenthesis, Bracket, Brace, None])
        .copied()
}

fn word(u: &mut Unstructured<'_>) -> Result<TokenStream> {
    let word = u.choose(WORDS)?;
    Ok(word
        .parse()
        .unwrap_or_else(|error| panic!("{word}: {error}")))
}

/// The tokens with one to three changes: some left out, doubled, swapped, replaced or put in a group, within groups too.
pub(super) fn changed(u: &mut Unstructured<'_>, tokens: TokenStream) -> Result<TokenStream> {
    let mut tokens = tokens;
    for _ in 0..u.int_in_range(1..=3)? {
        tokens = changed_once(u, tokens)?;
    }
    Ok(tokens)
}

fn changed_once(u: &mut Unstructured<'_>, tokens: TokenStream) -> Result<TokenStream> {
    let mut all: Vec<TokenTree> = tokens.into_iter().collect();
    let at = u.int_in_range(0..=all.len())?;
    let Some(token) = all.get(at).cloned() else {
        all.extend(word(u)?);
        return Ok(all.into_iter().collect());
    };
    match &token {
        TokenTree::Group(group) if !u.ratio(1, 4)? => {
            let inside = changed_once(u, group.stream())?;
            all[at] = Group::new(group.delimiter(), inside).into();
            return Ok(all.into_iter().collect());
        }
        _ => {}
    }
    match u.int_in_range(0..=5)? {
        0 => drop(all.remove(at)),
        1 => all.insert(at, token),
        2 => all[at..].reverse(),
        3 => {
            let end = u.int_in_range(at..=all.len())?;
            let group = Group::new(delimiter(u)?, all[at..end].iter().cloned().collect());
            all.splice(at..end, [group.into()]);
        }
        4 => drop(all.splice(at..at, word(u)?)),
        _ => drop(all.splice(at..=at, word(u)?)),
    }
    Ok(all.into_iter().collect())
}
