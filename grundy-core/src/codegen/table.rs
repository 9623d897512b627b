//! `grundy_table!`: an array as an expression, or declarations of arrays.

use super::call::{Call, expect_end};
use super::declaration::{Declaration, Kind};
use super::render::{self, Width};
use crate::Table;
use alloc::format;
use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{ParseStream, Parser};

/// Expands `grundy_table!(RULE, MAX)` and `grundy_table! { static NAME = RULE, MAX; ... }`.
///
/// ```
/// let tokens = grundy_core::codegen::grundy_table("{1, 2}, 5".parse().unwrap());
/// assert_eq!(tokens.to_string(), r#"* b"\0\x01\x02\0\x01\x02""#);
/// ```
pub fn grundy_table(input: TokenStream) -> TokenStream {
    parse
        .parse2(input)
        .unwrap_or_else(|error| error.to_compile_error())
}

fn parse(input: ParseStream) -> syn::Result<TokenStream> {
    if Declaration::starts_here(input) {
        return Declaration::expand_all(input, declare);
    }
    let call = Call::parse(input)?;
    expect_end(input)?;
    let table = call.table()?;
    let width = fitting(&table, &call)?;
    Ok(render::place(&table, width))
}

/// One declaration with the table that it asks for.
fn declare(declaration: &Declaration, input: ParseStream) -> syn::Result<TokenStream> {
    let call = Call::parse(input)?;
    let table = call.table()?;
    let least = fitting(&table, &call)?;
    let width = match &declaration.array {
        Some(array) => {
            array.check_lengths(table.lengths())?;
            array.check_width(least, || first_beyond(&table, array.width))?;
            array.width
        }
        None => least,
    };
    let array_type = render::array_type(&call.lengths(), width);
    let (head, name) = (&declaration.head, &declaration.name);
    Ok(match declaration.kind {
        Kind::Static => {
            let array = render::array(&table, width);
            quote!(#head #name: #array_type = #array;)
        }
        Kind::Const => {
            let reference = render::reference(&table, width);
            quote!(#head #name: &'static #array_type = #reference;)
        }
    })
}

/// The most bytes of a table.
const MAX_BYTES: usize = 50_000_001;

/// The least width that fits all values, if the table is not too large in it.
fn fitting(table: &Table, call: &Call) -> syn::Result<Width> {
    let width = Width::of(table.max_value());
    if table.values().len() * width.bytes() > MAX_BYTES {
        let message = format!(
            "the table has values above {}, so it takes {} bytes, more than the limit of 50000000; rustc would need minutes for it, so ask for a smaller maximum",
            if width == Width::U16 { 255 } else { 65535 },
            table.values().len() * width.bytes(),
        );
        return Err(syn::Error::new(call.rule.span, message));
    }
    Ok(width)
}

/// The first value that `width` does not hold, and its position in words.
fn first_beyond(table: &Table, width: Width) -> (u32, alloc::string::String) {
    let found = table
        .values()
        .iter()
        .copied()
        .enumerate()
        .find(|&(_, value)| Width::of(value) > width);
    let (index, value) = found.unwrap_or_default();
    let mut rest = index;
    let mut position = alloc::vec::Vec::new();
    for length in table.lengths().iter().rev() {
        position.push(rest % length);
        rest /= length;
    }
    position.reverse();
    let place = match position[..] {
        [heap] => format!("heap {heap}"),
        _ => format!("position {position:?}"),
    };
    (value, place)
}
