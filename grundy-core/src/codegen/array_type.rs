//! The declared type of an array: its parser, and whether it agrees with what was made.

use super::declaration::{Kind, Product};
use super::maximum::plain_integer;
use super::render::Width;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use proc_macro2::{Ident, Span};
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Lifetime, Token, bracketed, parenthesized, token};

/// A declared array type, such as `[u16; _]`, `[[u8; 101]; 101]` or `[(u8, u8); _]`.
pub(super) struct ArrayType {
    pub(super) element: Element,
    /// From the outermost inwards; `None` for `_`.
    lengths: Vec<(Option<u64>, Span)>,
}

/// The innermost part of a declared type: an integer, or a tuple of integers of one type.
pub(super) struct Element {
    pub(super) width: Width,
    arity: usize,
    span: Span,
}

impl ArrayType {
    /// `type = [ "&" [ LIFETIME ] ] array`, with the `&` for a `const` and without it for a `static`
    pub(super) fn parse(kind: Kind, input: ParseStream) -> syn::Result<ArrayType> {
        match (kind, input.peek(Token![&])) {
            (Kind::Const, true) => {
                input.parse::<Token![&]>()?;
                if input.peek(Lifetime) {
                    input.parse::<Lifetime>()?;
                }
            }
            (Kind::Static, false) => {}
            (Kind::Const, false) => {
                return Err(input.error("a const table is a reference, so that no use copies it; write `&` before the type"));
            }
            (Kind::Static, true) => {
                return Err(
                    input.error("a static table is the array itself; write the type without `&`")
                );
            }
        }
        let mut lengths = Vec::new();
        let element = array(input, &mut lengths)?;
        Ok(ArrayType { element, lengths })
    }

    /// An error if the declared lengths or the element type do not fit what was made.
    pub(super) fn check(&self, product: &Product) -> syn::Result<()> {
        let Element { width, arity, span } = self.element;
        let lengths = &product.array.lengths;
        if arity != product.array.arity {
            let elements = match product.array.arity {
                1 => String::from("integers"),
                coordinates => format!("positions of {coordinates} coordinates"),
            };
            let needed = product
                .array
                .type_of(width.max(product.least), |_| "_".to_string());
            let message = format!("the elements are {elements}; write `{needed}`");
            return Err(syn::Error::new(span, message));
        }
        if self.lengths.len() != lengths.len() {
            let (declared, needed) = (self.lengths.len(), lengths.len());
            let message = format!(
                "the type nests arrays {declared} deep, but {needed} are needed; leave the type out"
            );
            return Err(syn::Error::new(span, message));
        }
        for (&(declared, length_span), &length) in self.lengths.iter().zip(lengths) {
            if declared.is_some_and(|declared| declared != length as u64) {
                let message = format!("the length is {length}; write {length} or `_`");
                return Err(syn::Error::new(length_span, message));
            }
        }
        if let Some(beyond) = &product.beyond {
            let (declared, least) = (width.name(), product.least.name());
            let message = format!(
                "{beyond} does not fit in {declared}; write `{least}` or leave the type out"
            );
            return Err(syn::Error::new(span, message));
        }
        Ok(())
    }
}

/// array = "[" ( array | ELEMENT ) ";" ( "_" | LENGTH ) "]"
fn array(input: ParseStream, lengths: &mut Vec<(Option<u64>, Span)>) -> syn::Result<Element> {
    const MAX_COORDINATES: usize = 3;
    if !input.peek(token::Bracket) || lengths.len() == MAX_COORDINATES {
        return Err(input.error("expected the type of a table, as in `[u8; _]` or `[[u8; _]; _]`"));
    }
    let content;
    bracketed!(content in input);
    let index = lengths.len();
    lengths.push((None, content.span()));
    let element = if content.peek(token::Bracket) {
        array(&content, lengths)?
    } else {
        element(&content)?
    };
    if !content.peek(Token![;]) {
        return Err(content.error("expected `;` and a length, as in `[u8; _]`"));
    }
    content.parse::<Token![;]>()?;
    let span = content.span();
    if content.peek(Token![_]) {
        content.parse::<Token![_]>()?;
    } else {
        lengths[index] = (Some(plain_integer(&content, "the length")?.0), span);
    }
    if !content.is_empty() {
        return Err(content.error("the length must be one integer literal or `_`; remove this"));
    }
    Ok(element)
}

/// element = INTEGER | "(" INTEGER "," INTEGER [ "," INTEGER ] [ "," ] ")", with the same INTEGER everywhere
fn element(input: ParseStream) -> syn::Result<Element> {
    let span = input.span();
    if !input.peek(token::Paren) {
        let width = integer(input)?;
        return Ok(Element {
            width,
            arity: 1,
            span,
        });
    }
    let content;
    let span = parenthesized!(content in input).span.join();
    let mut widths = Vec::new();
    while !content.is_empty() {
        widths.push(integer(&content)?);
        if !content.is_empty() && !content.peek(Token![,]) {
            return Err(content.error("expected `,` and the next part of the tuple"));
        }
        content.parse::<Option<Token![,]>>()?;
    }
    let arity = widths.len();
    let Some(&width) = widths.iter().max() else {
        return Err(syn::Error::new(span, UNKNOWN_ELEMENT));
    };
    if arity == 1 {
        let name = width.name();
        let message = format!("a single integer stands without parentheses; write `{name}`");
        return Err(syn::Error::new(span, message));
    }
    if widths.iter().any(|&other| other != width) {
        let name = width.name();
        let message = format!(
            "the parts of a position have one type; write `({})`",
            vec![name; arity].join(", ")
        );
        return Err(syn::Error::new(span, message));
    }
    Ok(Element { width, arity, span })
}

const UNKNOWN_ELEMENT: &str =
    "the elements of a table are `u8`, `u16` or `u32`; write one of these";

/// The name of an integer type.
fn integer(input: ParseStream) -> syn::Result<Width> {
    let span = input.span();
    let name = input
        .call(Ident::parse_any)
        .map(|name| name.to_string())
        .unwrap_or_default();
    let width = Width::ALL.into_iter().find(|width| width.name() == name);
    width.ok_or_else(|| syn::Error::new(span, UNKNOWN_ELEMENT))
}
