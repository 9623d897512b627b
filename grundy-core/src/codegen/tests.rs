//! What the macros expand to, shown for a comparison of hosts, and the order of its bytes.

use super::{grundy_fn, grundy_table, p_positions};
use crate::codegen::{Expansion, Macro};
use alloc::string::ToString;
use alloc::vec::Vec;
use proc_macro2::{TokenStream, TokenTree};

type Expand = fn(TokenStream) -> TokenStream;

/// Calls for each engine, each width and each number of coordinates.
const CALLS: &[(Expand, &str)] = &[
    (grundy_table, "fib, 130"),
    (grundy_table, "primes, 130"),
    (grundy_table, "upto(60) - {7}, 100"),
    (grundy_table, "{1} | even, 100"),
    (grundy_table, "nim, 300"),
    (grundy_table, "0.77, 70"),
    (grundy_table, "\"4!.0\", 70"),
    (grundy_table, "\"0.[37]\", 30"),
    (grundy_table, "\"8.0\", 30"),
    (grundy_table, "lasker, 30"),
    (
        grundy_table,
        "|n| { n - 1; [n / 2; 3] if n > 0 && n % 2 == 0 }, 30",
    ),
    (grundy_table, "|n| n - gcd(n, pow(6, 20)) if n > 0, 30"),
    (grundy_table, "wythoff, 5, 6"),
    (grundy_table, "static A: [[u32; _]; 3] = euclid, 2, 4;"),
    (p_positions, "{1, 2}, 20"),
    (p_positions, "const A: &[u8; _] = {1, 4}, 20;"),
    (grundy_fn, "fn f = 0.15;"),
    (grundy_fn, "fn f = lasker;"),
    (grundy_fn, "fn f = {1, 9} | even, within 300;"),
    (grundy_fn, "fn f = powers(3) | {2};"),
];

/// Shows the expansions with `--nocapture`: `.ci/run` compares what a 64-bit and a 32-bit host and one of the other byte order
/// show.
#[test]
fn expansions_are_shown() {
    for (expand, call) in CALLS {
        let expansion = expand(call.parse().unwrap()).to_string();
        assert!(!expansion.contains("compile_error"), "{call}: {expansion}");
        std::println!("expansion of {call}: {expansion}");
    }
}

/// The last literal of an expansion, in groups too.
fn last_literal(tokens: TokenStream) -> Option<proc_macro2::Literal> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.into_iter().rev().find_map(|token| match token {
        TokenTree::Literal(literal) if literal.to_string().starts_with('b') => Some(literal),
        TokenTree::Group(group) => last_literal(group.stream()),
        _ => None,
    })
}

#[test]
#[cfg_attr(
    miri,
    ignore = "long expansions; the comparison of hosts sees the order too"
)]
fn bytes_come_with_the_least_significant_first() {
    let rows: [(Expand, Macro, &str, usize); 3] = [
        (grundy_table, Macro::GrundyTable, "nim, 260", 2),
        (p_positions, Macro::PPositions, "{1}, 300", 2),
        (
            grundy_table,
            Macro::GrundyTable,
            "static A: [u32; _] = nim, 260;",
            4,
        ),
    ];
    for (expand, of_macro, call, width) in rows {
        let tokens: TokenStream = call.parse().unwrap();
        let values: Vec<u32> = match of_macro.expansion(tokens.clone()).unwrap() {
            Expansion::Expression(array) => array.values().to_vec(),
            Expansion::Items(_) => (0..=260).collect(),
        };
        let mut bytes = Vec::new();
        for value in values {
            for place in 0..width {
                bytes.push((value >> (8 * place)) as u8);
            }
        }
        let literal = last_literal(expand(tokens)).unwrap();
        let expected = proc_macro2::Literal::byte_string(&bytes);
        assert_eq!(literal.to_string(), expected.to_string(), "{call}");
    }
}
