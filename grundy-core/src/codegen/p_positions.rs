//! `p_positions!`: the positions that the previous player wins, as a sorted list.

use super::call::Call;
use super::declaration::{self, Product};
use super::expansion::{Array, Expansion, Macro};
use super::render::Width;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use proc_macro2::TokenStream;
use syn::parse::ParseStream;

/// Expands `p_positions!(RULE, MAX)` and `p_positions! { static NAME = RULE, MAX; ... }`.
///
/// ```
/// let tokens = grundy_core::codegen::p_positions("{1, 2}, 9".parse()?);
/// assert_eq!(tokens.to_string(), r#"* b"\0\x03\x06\t""#);
/// # Ok::<(), proc_macro2::LexError>(())
/// ```
#[must_use]
pub fn p_positions(input: TokenStream) -> TokenStream {
    Macro::PPositions.tokens(input)
}

pub(super) fn expansion(input: ParseStream) -> syn::Result<Expansion> {
    declaration::expansion(input, product)
}

/// The list of a call. Its elements are as wide as the largest maximum asks for, whatever the list holds.
fn product(call: &Call, declared: Option<Width>) -> syn::Result<Product> {
    let table = call.table()?;
    let arity = table.lengths().len();
    let (mut flat, mut index) = (Vec::new(), 0);
    let values = table.values();
    while index < values.len() {
        if values[index] == 0 {
            let mut divisor = values.len();
            let mut rest = index;
            for &length in table.lengths() {
                divisor /= length;
                flat.push((rest / divisor) as u32);
                rest %= divisor;
            }
        }
        index += 1;
    }
    let largest = table.lengths().iter().max().map_or(0, |length| length - 1);
    let least = Width::of(largest as u32);
    let width = declared.map_or(least, |declared| declared.max(least));
    call.check_size(flat.len(), width)?;
    Ok(Product {
        least,
        beyond: declared
            .filter(|&declared| declared < least)
            .map(|_| format!("coordinate {largest}")),
        array: Array {
            lengths: vec![flat.len() / arity],
            arity,
            width,
            values: flat,
        },
    })
}
