//! The Rust source of arrays: a byte string for values up to 255, and a loop over one for wider values.
//!
//! rustc takes seconds and hundreds of megabytes for a list of a million numbers, and a tenth of a second for a byte string.
//! Wider values have no such literal. Their bytes are put together by a `const` loop, 64 at a time with slice patterns,
//! since the interpreter of constants pays by the statement and an index costs it several.
//!
//! A table of several coordinates is one such row first. A loop then makes a row of rows of it, and for three coordinates
//! another loop a row of these, so that rustc does not pay for the source of each row. All loops are in constants of their
//! own: past two million steps of one constant rustc denies it by a lint, and past four million it warns whatever the lint
//! is set to.

use super::expansion::{Array, Content, Expansion, Item, Macro};
use super::{errors, function};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

/// The type of a table's integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
            Ok(expansion) => expansion.tokens(),
            Err(error) => errors::tokens(&error, self, input),
        }
    }
}

impl Expansion {
    /// The Rust source: an expression, or items.
    ///
    /// It names nothing from outside, so its text is right in any scope where `u8`, `u16`, `u32`, `u64` and `usize` mean the
    /// integers.
    ///
    /// ```
    /// use grundy_core::codegen::{Array, Expansion};
    ///
    /// let array = Array::of_row(vec![0, 1, 2]);
    /// assert_eq!(array.type_text(), "[u8; 3]");
    /// let source = Expansion::Expression(array).tokens().to_string();
    /// assert_eq!(source, r#"* b"\0\x01\x02""#);
    /// ```
    #[must_use]
    pub fn tokens(&self) -> TokenStream {
        match self {
            Expansion::Expression(array) => array.place(),
            Expansion::Items(items) => items.iter().map(Item::tokens).collect(),
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
                let (array_type, place) = (array.type_tokens(), array.place());
                quote!(#head #keyword #name: #array_type = #place;)
            }
            Content::Const(array) => {
                let (array_type, reference) = (array.type_tokens(), array.reference());
                quote!(#head #keyword #name: &'static #array_type = #reference;)
            }
            Content::Function(periodicity) => {
                let definition = function::definition(periodicity);
                quote!(#head const #keyword #name #definition)
            }
        }
    }
}

impl Array {
    /// The type, such as `[u8; 1001]` or `[(u8, u8); 7]`.
    #[must_use]
    pub fn type_text(&self) -> String {
        self.type_of(self.width, |length| length.to_string())
    }

    /// The type with integers of some width, and with its lengths in words.
    pub(super) fn type_of(&self, width: Width, length: impl Fn(usize) -> String) -> String {
        let integer = width.name();
        let mut text = match self.arity {
            1 => String::from(integer),
            arity => format!("({})", vec![integer; arity].join(", ")),
        };
        for &number in self.lengths.iter().rev() {
            text = format!("[{text}; {}]", length(number));
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

    /// The array as a place, so that an index or a borrow of it copies nothing. It starts with `*`, so that rustc, where it
    /// expected an item, shows that and not the array.
    fn place(&self) -> TokenStream {
        let reference = self.reference();
        quote!(*#reference)
    }

    /// An expression for a reference to the array.
    fn reference(&self) -> TokenStream {
        let integer = self.width.ident();
        if self.arity > 1 {
            return packed(&self.values, self.width, self.arity);
        }
        let (zero, mut count) = (Literal::u8_unsuffixed(0), self.values.len());
        let mut part = (quote!(#integer), quote!(#zero));
        let mut parts = row(&self.values, self.width);
        for &length in self.lengths[1..].iter().rev() {
            count /= length;
            parts = grouped(&parts, &part, length, count);
            part = (array_of(&part.0, length), array_of(&part.1, length));
        }
        parts
    }
}

/// A reference to an array of integers.
fn row(values: &[u32], width: Width) -> TokenStream {
    if width > Width::U8 {
        return packed(values, width, 1);
    }
    let literal = byte_string(values, width);
    quote!(#literal)
}

/// The type of an array of `part`, or its value that has `part` everywhere.
fn array_of(part: &TokenStream, length: usize) -> TokenStream {
    let length = Literal::usize_unsuffixed(length);
    quote!([#part; #length])
}

/// A block for a reference to what an expression makes, in a constant of its own: rustc counts the steps of each by itself,
/// and the lint against many steps is looked up there. A large table is no mistake, and `grundy_table!` as the value of a
/// user's `static` could not set the lint for that.
///
/// The constant is in a module of its own, which sees no name of the user: a pattern would mean the user's constant of the
/// same name, whatever the hygiene of its span, and `u16` a type of that name.
fn constant(of_type: &TokenStream, value: &TokenStream) -> TokenStream {
    quote!({
        mod table {
            #[allow(long_running_const_eval)]
            pub(super) const TABLE: &'static #of_type = &#value;
        }
        table::TABLE
    })
}

/// The number of integers that one step of the loop puts together.
const STEP: usize = 64;

/// The greatest length of a group that a pattern takes at once. A method takes a group of any length, but as 25 steps in the
/// count of rustc, which must not reach four million within the limit on an array.
const LONGEST_PATTERN: usize = 512;

/// A reference to an array of elements of `arity` integers each, as a block that unpacks them from their bytes.
fn packed(flat: &[u32], width: Width, arity: usize) -> TokenStream {
    let (element, zero) = (
        tuple(arity, &width.ident()),
        tuple(arity, &Literal::u8_unsuffixed(0)),
    );
    let (array_type, zeros) = (
        array_of(&element, flat.len() / arity),
        array_of(&zero, flat.len() / arity),
    );
    let literal = byte_string(flat, width);
    let (source, size) = (name("bytes"), arity * width.bytes());
    let element_of = |bytes: &[Ident]| {
        let integers = bytes.chunks(width.bytes());
        let integers: Vec<_> = integers.map(|bytes| joined(bytes, width)).collect();
        match &integers[..] {
            [integer] => quote!(#integer),
            integers => quote!((#(#integers),*)),
        }
    };
    let (whole, single) = (
        step(&source, STEP / arity, size, element_of),
        step(&source, 1, size, element_of),
    );
    let value = quote!({
        let mut #source: &[u8] = #literal;
        let mut table: #array_type = #zeros;
        let mut left: &mut [#element] = &mut table;
        #whole
        #single
        table
    });
    constant(&array_type, &value)
}

/// A reference to an array of `count` arrays of `length` parts each, as a block that takes them from a reference to an array
/// of all parts. A part is given as its type and as a value for the time before.
fn grouped(
    parts: &TokenStream,
    (part, zero): &(TokenStream, TokenStream),
    length: usize,
    count: usize,
) -> TokenStream {
    let (group, zero_group) = (array_of(part, length), array_of(zero, length));
    let (array_type, zeros) = (array_of(&group, count), array_of(&zero_group, count));
    let source = name("parts");
    let steps = if length > LONGEST_PATTERN {
        quote! {
            while let [group, rest_of_left @ ..] = left {
                let (first, rest_of_parts) = #source.split_first_chunk().unwrap();
                *group = *first;
                left = rest_of_left;
                #source = rest_of_parts;
            }
        }
    } else {
        let element = |parts: &[Ident]| quote!([#(*#parts),*]);
        let single = step(&source, 1, length, element);
        // Several groups at a time, where they are short.
        let whole = (STEP / length > 1).then(|| step(&source, STEP / length, length, element));
        quote!(#whole #single)
    };
    let value = quote!({
        let mut #source: &[#part] = #parts;
        let mut table: #array_type = #zeros;
        let mut left: &mut [#group] = &mut table;
        #steps
        table
    });
    constant(&array_type, &value)
}

/// `part` itself for an arity of 1, else a tuple of as many.
fn tuple(arity: usize, part: &impl quote::ToTokens) -> TokenStream {
    if arity == 1 {
        return quote!(#part);
    }
    let parts = (0..arity).map(|_| part);
    quote!((#(#parts),*))
}

/// The name of a local variable.
fn name(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}

/// A loop that moves `count` elements, each made of `size` parts, from the slice named `source` to `left` as long as there
/// are as many.
fn step(
    source: &Ident,
    count: usize,
    size: usize,
    element: impl Fn(&[Ident]) -> TokenStream,
) -> TokenStream {
    let sources: Vec<Ident> = (0..count * size).map(|i| name(&format!("b{i}"))).collect();
    let targets: Vec<Ident> = (0..count).map(|i| name(&format!("t{i}"))).collect();
    let elements = sources.chunks(size).map(element);
    quote! {
        while let [#(#sources,)* rest_of_source @ ..] = #source {
            if let [#(#targets,)* rest_of_left @ ..] = left {
                #(*#targets = #elements;)*
                left = rest_of_left;
                #source = rest_of_source;
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
