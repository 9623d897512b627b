//! The Rust source of arrays: a byte string for values up to 255, and a loop over one for wider values.
//!
//! rustc takes seconds and hundreds of megabytes for a list of a million numbers, and a tenth of a second for a byte string.
//! Wider values have no such literal. Their bytes are put together by a `const` loop, 64 at a time with slice patterns,
//! since the interpreter of constants pays by the statement and an index costs it several.

use super::expansion::{Array, Content, Expansion, Item, Macro};
use super::{declaration, function};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};

/// The type of a table's integers.
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

impl Macro {
    /// What the macro expands to: the source of what it stands for, or errors at their tokens.
    pub(super) fn tokens(self, input: TokenStream) -> TokenStream {
        match self.expansion(input.clone()) {
            Ok(Expansion::Expression(array)) => array.place(),
            Ok(Expansion::Items(items)) => items.iter().map(Item::tokens).collect(),
            Err(error) if self == Macro::GrundyFn => error.to_compile_error(),
            Err(error) => declaration::errors(&error, input),
        }
    }
}

impl Item {
    fn tokens(&self) -> TokenStream {
        let Item {
            head,
            keyword,
            name,
            content,
        } = self;
        match content {
            Content::Static(array) => {
                let (array_type, value) = (array.type_tokens(), array.value());
                quote!(#head #keyword #name: #array_type = #value;)
            }
            Content::Const(array) => {
                let (array_type, value) = (array.type_tokens(), array.value());
                quote!(#head #keyword #name: &'static #array_type = &#value;)
            }
            Content::Function(periodicity) => {
                let definition = function::definition(periodicity);
                quote!(#head const #keyword #name #definition)
            }
        }
    }
}

impl Array {
    /// The type, such as `[u8; 1001]`.
    pub fn type_text(&self) -> String {
        let integer = self.width.name();
        let mut text = match self.arity {
            1 => String::from(integer),
            arity => format!("({})", vec![integer; arity].join(", ")),
        };
        for length in self.lengths.iter().rev() {
            text = format!("[{text}; {length}]");
        }
        text
    }

    pub(super) fn type_tokens(&self) -> TokenStream {
        let element = tuple(self.arity, &self.width.ident());
        self.lengths.iter().rev().fold(element, |inner, &length| {
            let length = Literal::usize_unsuffixed(length);
            quote!([#inner; #length])
        })
    }

    /// An expression for the value of a `static`.
    pub(super) fn value(&self) -> TokenStream {
        if self.arity == 1 {
            nested(&self.lengths, &self.values, self.width)
        } else {
            packed(&self.values, self.width, self.arity)
        }
    }

    /// The array as a place, so that an index or a borrow of it copies nothing. It starts with `*`, so that rustc, where it
    /// expected an item, shows that and not the array.
    fn place(&self) -> TokenStream {
        let value = self.value();
        if self.width == Width::U8 && self.arity == 1 && self.lengths.len() == 1 {
            return value;
        }
        let array_type = self.type_tokens();
        quote!(*{ const TABLE: &'static #array_type = &#value; TABLE })
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
