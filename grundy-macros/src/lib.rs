//! Sprague-Grundy tables made at compile time.
#![forbid(unsafe_code)]

use proc_macro::TokenStream;

/// An array of Grundy values.
#[proc_macro]
pub fn grundy_table(input: TokenStream) -> TokenStream {
    grundy_core::codegen::grundy_table(input.into()).into()
}
