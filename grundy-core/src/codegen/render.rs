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

/// The source of an array.
pub(super) struct Array {
    /// Its type, such as `[u8; 1001]`.
    pub(super) array_type: TokenStream,
    /// An expression for the value of a `static`.
    pub(super) value: TokenStream,
    /// Whether the expression is a place, so that an index or a borrow of it copies nothing.
    is_place: bool,
}

impl Array {
    /// A table, as nested arrays for several coordinates.
    pub(super) fn of_table(table: &Table, width: Width) -> Array {
        let element = width.ident();
        let mut array_type = quote!(#element);
        for &length in table.lengths().iter().rev() {
            let length = Literal::usize_unsuffixed(length);
            array_type = quote!([#array_type; #length]);
        }
        let value = nested(table.lengths(), table.values(), width);
        Array {
            array_type,
            value,
            is_place: width == Width::U8 && table.lengths().len() == 1,
        }
    }

    /// A list of integers, or of tuples where the arity is not 1; `flat` holds the integers one after another.
    pub(super) fn of_list(flat: &[u32], width: Width, arity: usize) -> Array {
        let element = tuple(arity, &width.ident());
        let length = Literal::usize_unsuffixed(flat.len() / arity);
        let value = if arity == 1 {
            row(flat, width)
        } else {
            packed(flat, width, arity)
        };
        Array {
            array_type: quote!([#element; #length]),
            value,
            is_place: width == Width::U8 && arity == 1,
        }
    }

    /// The array as a place. It starts with `*`, so that rustc, where it expected an item, shows that and not the array.
    pub(super) fn place(self) -> TokenStream {
        let Array {
            array_type,
            value,
            is_place,
        } = self;
        if is_place {
            value
        } else {
            quote!(*{ const TABLE: &'static #array_type = &#value; TABLE })
        }
    }
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
    if width > Width::U8 {
        return packed(values, width, 1);
    }
    let literal = byte_string(values, width);
    quote!(*#literal)
}

/// The number of integers that one step of the loop puts together.
const STEP: usize = 64;

/// An array of elements of `arity` integers each, as a block that unpacks them from their bytes. The names of its variables
/// end in `_`, since a pattern means a constant of the user where there is one of the same name.
fn packed(flat: &[u32], width: Width, arity: usize) -> TokenStream {
    let (element, zero) = (
        tuple(arity, &width.ident()),
        tuple(arity, &Literal::u8_unsuffixed(0)),
    );
    let length = Literal::usize_unsuffixed(flat.len() / arity);
    let literal = byte_string(flat, width);
    let (whole, single) = (step(STEP / arity, width, arity), step(1, width, arity));
    quote!({
        let mut bytes_: &[u8] = #literal;
        let mut table_: [#element; #length] = [#zero; #length];
        let mut left_: &mut [#element] = &mut table_;
        #whole
        #single
        table_
    })
}

/// `part` itself for an arity of 1, else a tuple of as many.
fn tuple(arity: usize, part: &impl quote::ToTokens) -> TokenStream {
    if arity == 1 {
        return quote!(#part);
    }
    let parts = (0..arity).map(|_| part);
    quote!((#(#parts),*))
}

/// A loop that moves `count` elements from `bytes` to `left` as long as there are as many.
fn step(count: usize, width: Width, arity: usize) -> TokenStream {
    let name =
        |prefix: char, index: usize| format_ident!("{prefix}{index}_", span = Span::mixed_site());
    let sources: Vec<Ident> = (0..count * arity * width.bytes())
        .map(|i| name('b', i))
        .collect();
    let targets: Vec<Ident> = (0..count).map(|i| name('t', i)).collect();
    let elements = sources.chunks(arity * width.bytes()).map(|bytes| {
        let integers: Vec<TokenStream> = bytes
            .chunks(width.bytes())
            .map(|bytes| joined(bytes, width))
            .collect();
        if arity == 1 {
            quote!(#(#integers)*)
        } else {
            quote!((#(#integers),*))
        }
    });
    quote! {
        while let [#(#sources,)* rest_of_bytes_ @ ..] = bytes_ {
            if let [#(#targets,)* rest_of_left_ @ ..] = left_ {
                #(*#targets = #elements;)*
                left_ = rest_of_left_;
                bytes_ = rest_of_bytes_;
            } else {
                break;
            }
        }
    }
}

/// The integer of which `bytes` name the bytes, least significant first.
fn joined(bytes: &[Ident], width: Width) -> TokenStream {
    let element = width.ident();
    let first = &bytes[0];
    if width == Width::U8 {
        return quote!(*#first);
    }
    let shifted = bytes[1..].iter().zip([8_u8, 16, 24]).map(|(byte, shift)| {
        let shift = Literal::u8_unsuffixed(shift);
        quote!(| (*#byte as #element) << #shift)
    });
    quote!(*#first as #element #(#shifted)*)
}

/// The values as bytes, least significant first.
pub(super) fn byte_string(values: &[u32], width: Width) -> Literal {
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
