//! Sprague-Grundy tables made at compile time.
#![forbid(unsafe_code)]

use proc_macro::TokenStream;

/// An array of Grundy values.
#[proc_macro]
pub fn grundy_table(input: TokenStream) -> TokenStream {
    grundy_core::codegen::grundy_table(input.into()).into()
}

/// Functions that give the Grundy value of any heap.
#[proc_macro]
pub fn grundy_fn(input: TokenStream) -> TokenStream {
    grundy_core::codegen::grundy_fn(input.into()).into()
}

/// A sorted array of the positions with Grundy value 0.
#[proc_macro]
pub fn p_positions(input: TokenStream) -> TokenStream {
    grundy_core::codegen::p_positions(input.into()).into()
}
