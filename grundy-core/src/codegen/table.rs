//! `grundy_table!`: an array as an expression, or declarations of arrays.

use super::call::Call;
use super::declaration::{self, Product};
use super::expansion::{Array, Expansion, Macro};
use super::render::Width;
use crate::Table;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use proc_macro2::TokenStream;
use syn::parse::ParseStream;

/// Expands `grundy_table!(RULE, MAX)` and `grundy_table! { static NAME = RULE, MAX; ... }`.
///
/// ```
/// let tokens = grundy_core::codegen::grundy_table("{1, 2}, 5".parse()?);
/// assert_eq!(tokens.to_string(), r#"* b"\0\x01\x02\0\x01\x02""#);
/// # Ok::<(), proc_macro2::LexError>(())
/// ```
#[must_use]
pub fn grundy_table(input: TokenStream) -> TokenStream {
    Macro::GrundyTable.tokens(input)
}

pub(super) fn expansion(input: ParseStream) -> syn::Result<Expansion> {
    declaration::expansion(input, product)
}

/// The array of a call.
fn product(call: &Call, declared: Option<Width>) -> syn::Result<Product> {
    let table = call.table()?;
    let least = Width::of(table.max_value());
    let width = declared.map_or(least, |declared| declared.max(least));
    call.check_size(table.values().len(), width)?;
    Ok(Product {
        least,
        beyond: declared
            .filter(|&declared| declared < least)
            .map(|declared| first_beyond(&table, declared)),
        array: Array {
            lengths: table.lengths().to_vec(),
            arity: 1,
            width,
            values: table.into_values(),
        },
    })
}

/// The first value that `width` does not hold, and its position, in words.
fn first_beyond(table: &Table, width: Width) -> String {
    let found = table
        .values()
        .iter()
        .copied()
        .enumerate()
        .find(|&(_, value)| Width::of(value) > width);
    let (mut index, value) = found.unwrap_or_default();
    let mut position = Vec::new();
    for length in table.lengths().iter().rev() {
        position.insert(0, index % length);
        index /= length;
    }
    match position[..] {
        [heap] => format!("value {value} of heap {heap}"),
        _ => format!("value {value} of position {position:?}"),
    }
}
