//! The Rust source of arrays: a byte string for values up to 255, and a loop over one for wider values.
//!
//! rustc takes seconds and hundreds of megabytes for a list of a million numbers, and a tenth of a second for a byte string.
//! Wider values have no such literal. Their bytes are put together by a `const` loop, 64 at a time with slice patterns,
//! since the interpreter of constants pays by the statement and an index costs it several.

use crate::Table;
use alloc::vec::Vec;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};

/// The type of a table's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Width {
    U8,
    U16,
    U32,
}

impl Width {
    pub(super) const ALL: [Width; 3] = [Width::U8, Width::U16, Width::U32];

    /// The least width that holds `value`.
    pub(super) fn of(value: u32) -> Width {
        match value {
            0..=0xFF => Width::U8,
            0x100..=0xFFFF => Width::U16,
            _ => Width::U32,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Width::U8 => "u8",
            Width::U16 => "u16",
            Width::U32 => "u32",
        }
    }

    pub(super) fn bytes(self) -> usize {
        match self {
            Width::U8 => 1,
            Width::U16 => 2,
            Width::U32 => 4,
        }
    }

    fn ident(self) -> Ident {
        Ident::new(self.name(), Span::mixed_site())
    }
}

/// The type of the table, such as `[u8; 1001]` or `[[u8; 101]; 101]`.
pub(super) fn array_type(lengths: &[usize], width: Width) -> TokenStream {
    let element = width.ident();
    let mut array = quote!(#element);
    for &length in lengths.iter().rev() {
        let length = Literal::usize_unsuffixed(length);
        array = quote!([#array; #length]);
    }
    array
}

/// The table as an expression for the value of a `static`.
pub(super) fn array(table: &Table, width: Width) -> TokenStream {
    nested(table.lengths(), table.values(), width)
}

/// A reference to the table, as an expression that is promoted to a constant.
pub(super) fn reference(table: &Table, width: Width) -> TokenStream {
    if let ([_], Width::U8) = (table.lengths(), width) {
        let literal = byte_string(table.values(), width);
        return quote!(#literal);
    }
    let array = array(table, width);
    let array_type = array_type(table.lengths(), width);
    quote!({ const TABLE: &'static #array_type = &#array; TABLE })
}

/// The table as a place, so that an index or a borrow copies nothing. It starts with `*`, so that rustc, where it expected an
/// item, shows that and not the table.
pub(super) fn place(table: &Table, width: Width) -> TokenStream {
    let reference = reference(table, width);
    quote!(*#reference)
}

fn nested(lengths: &[usize], values: &[u32], width: Width) -> TokenStream {
    match lengths {
        [] | [_] => row(values, width),
        [_, inner @ ..] => {
            let size = inner.iter().product();
            let rows = values.chunks(size).map(|part| nested(inner, part, width));
            quote!([#(#rows),*])
        }
    }
}

fn row(values: &[u32], width: Width) -> TokenStream {
    let literal = byte_string(values, width);
    match width {
        Width::U8 => quote!(*#literal),
        Width::U16 | Width::U32 => wide_row(&literal, values.len(), width),
    }
}

/// The number of elements that one step of the loop puts together.
const STEP: usize = 64;

fn wide_row(literal: &Literal, length: usize, width: Width) -> TokenStream {
    let element = width.ident();
    let length = Literal::usize_unsuffixed(length);
    let (whole, single) = (step(STEP, width), step(1, width));
    quote!({
        let mut bytes: &[u8] = #literal;
        let mut table = [0 as #element; #length];
        let mut left: &mut [#element] = &mut table;
        #whole
        #single
        table
    })
}

/// A loop that moves `count` elements from `bytes` to `left` as long as there are as many.
fn step(count: usize, width: Width) -> TokenStream {
    let element = width.ident();
    let name =
        |prefix: char, index: usize| format_ident!("{prefix}{index}", span = Span::mixed_site());
    let sources: Vec<Ident> = (0..count * width.bytes()).map(|i| name('b', i)).collect();
    let targets: Vec<Ident> = (0..count).map(|i| name('t', i)).collect();
    let sums = sources.chunks(width.bytes()).map(|bytes| {
        let first = &bytes[0];
        let shifted = bytes[1..].iter().zip([8_u8, 16, 24]).map(|(byte, shift)| {
            let shift = Literal::u8_unsuffixed(shift);
            quote!(| (*#byte as #element) << #shift)
        });
        quote!(*#first as #element #(#shifted)*)
    });
    quote! {
        while let [#(#sources,)* bytes_left @ ..] = bytes {
            if let [#(#targets,)* left_over @ ..] = left {
                #(*#targets = #sums;)*
                left = left_over;
                bytes = bytes_left;
            } else {
                break;
            }
        }
    }
}

/// The values as bytes, least significant first.
fn byte_string(values: &[u32], width: Width) -> Literal {
    let mut bytes = alloc::vec![0_u8; values.len() * width.bytes()];
    match width {
        // The common and large case, written for a compiler that does not optimise.
        Width::U8 => {
            let mut index = 0;
            let (out, values) = (&mut bytes[..], values);
            while index < values.len() {
                out[index] = values[index] as u8;
                index += 1;
            }
        }
        Width::U16 | Width::U32 => {
            for (target, value) in bytes.chunks_exact_mut(width.bytes()).zip(values) {
                target.copy_from_slice(&value.to_le_bytes()[..width.bytes()]);
            }
        }
    }
    Literal::byte_string(&bytes)
}
