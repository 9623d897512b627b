//! The item form of the macros: attributes, visibility, kind, name and type of what is declared.

use super::call::{self, Call};
use super::expansion::{Array, Content, Expansion, Item};
use super::maximum::plain_integer;
use super::render::Width;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Lifetime, Token, bracketed, parenthesized, token};

/// What a macro makes of a call: an array, and what a declared type must agree with.
pub(super) struct Product {
    /// The least width that fits.
    pub(super) least: Width,
    /// What does not fit the declared width, if it is too small.
    pub(super) beyond: Option<String>,
    pub(super) array: Array,
}

/// Makes the product of a call, at least in the declared width.
pub(super) type Maker = fn(&Call, Option<Width>) -> syn::Result<Product>;

/// Reads a call as an expression, or declarations as items.
pub(super) fn expansion(input: ParseStream, product: Maker) -> syn::Result<Expansion> {
    if Declaration::starts_here(input) {
        return each_item(input, |input| declare(input, product));
    }
    if input.peek(Token![let])
        || input.peek(Token![fn])
        || input.peek(syn::Ident) && input.peek2(Token![=])
    {
        return Err(input.error(
            "expected `static` or `const`; declare a table as in `static FIB = fib, 1000;`",
        ));
    }
    let call = Call::parse(input)?;
    call::expect_end(input)?;
    Ok(Expansion::Expression(product(&call, None)?.array))
}

/// The errors of an expansion as tokens, in the place where the call stood.
pub(super) fn errors(error: &syn::Error, input: TokenStream) -> TokenStream {
    let calls = error.to_compile_error();
    let is_expression = |input: ParseStream| {
        let is_expression = !Declaration::starts_here(input);
        input.parse::<TokenStream>()?;
        Ok(is_expression)
    };
    if error.clone().into_iter().count() > 1 && is_expression.parse2(input).unwrap_or(false) {
        // Several errors are several macro calls, and make an expression only as a block.
        return TokenTree::Group(Group::new(Delimiter::Brace, calls)).into();
    }
    calls
}

/// What a declaration makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// An array in memory once.
    Static,
    /// A reference to an array, which is copied instead of the array.
    Const,
}

/// A declaration up to and with its `=`.
pub(super) struct Declaration {
    /// Attributes and visibility, as written.
    head: TokenStream,
    keyword: Ident,
    kind: Kind,
    name: Ident,
    array: Option<ArrayType>,
}

/// A declared array type, such as `[u16; _]`, `[[u8; 101]; 101]` or `[(u8, u8); _]`.
struct ArrayType {
    element: Element,
    /// From the outermost inwards; `None` for `_`.
    lengths: Vec<(Option<u64>, Span)>,
}

/// The innermost part of a declared type: an integer, or a tuple of integers of one type.
struct Element {
    width: Width,
    arity: usize,
    span: Span,
}

impl Declaration {
    /// Whether the input is declarations, not a call.
    pub(super) fn starts_here(input: ParseStream) -> bool {
        input.peek(Token![#])
            || input.peek(Token![pub])
            || input.peek(Token![static])
            || input.peek(Token![const])
    }

    /// declaration = attribute* [ visibility ] ( "static" | "const" ) NAME [ ":" type ] "="
    fn parse(input: ParseStream) -> syn::Result<Declaration> {
        let head = attributes_and_visibility(input)?;
        let kind = if input.peek(Token![static]) {
            Kind::Static
        } else if input.peek(Token![const]) {
            Kind::Const
        } else {
            return Err(input.error(
                "expected `static` or `const`; declare a table as in `static FIB = fib, 1000;`",
            ));
        };
        let keyword = keyword(input)?;
        if input.peek(Token![mut]) {
            return Err(input.error("a table is never changed; remove `mut`"));
        }
        let name = name(input)?;
        let mut array = None;
        if input.peek(Token![:]) {
            input.parse::<Token![:]>()?;
            array = Some(ArrayType::parse(kind, input)?);
        }
        equals(&name, input)?;
        Ok(Declaration {
            head,
            keyword,
            kind,
            name,
            array,
        })
    }
}

/// One declaration with its array.
fn declare(input: ParseStream, product: Maker) -> syn::Result<Item> {
    let declaration = Declaration::parse(input)?;
    let call = Call::parse(input)?;
    semicolon(&declaration.name, input)?;
    let product = product(
        &call,
        declaration.array.as_ref().map(|array| array.element.width),
    )?;
    if let Some(array) = &declaration.array {
        array.check(&product)?;
    }
    let Declaration {
        head,
        keyword,
        kind,
        name,
        ..
    } = declaration;
    let content = match kind {
        Kind::Static => Content::Static(product.array),
        Kind::Const => Content::Const(product.array),
    };
    Ok(Item {
        head,
        keyword,
        name,
        content,
    })
}

/// Reads items one by one. All mistakes are reported at once: after one, the next item starts behind the next `;`.
pub(super) fn each_item(
    input: ParseStream,
    item: impl Fn(ParseStream) -> syn::Result<Item>,
) -> syn::Result<Expansion> {
    let mut items = Vec::new();
    let mut errors: Option<syn::Error> = None;
    while !input.is_empty() {
        match item(input) {
            Ok(item) => items.push(item),
            Err(error) => {
                match &mut errors {
                    Some(all) => all.combine(error),
                    None => errors = Some(error),
                }
                skip_item(input);
            }
        }
    }
    errors.map_or(Ok(Expansion::Items(items)), Err)
}

/// The attributes and the visibility of an item, as written.
pub(super) fn attributes_and_visibility(input: ParseStream) -> syn::Result<TokenStream> {
    let mut head = TokenStream::new();
    while input.peek(Token![#]) {
        head.extend([input.parse::<TokenTree>()?]);
        if !input.peek(token::Bracket) {
            return Err(input.error("expected `[` of an attribute"));
        }
        head.extend([input.parse::<TokenTree>()?]);
    }
    if input.peek(Token![pub]) {
        head.extend([input.parse::<TokenTree>()?]);
        if input.peek(token::Paren) {
            head.extend([input.parse::<TokenTree>()?]);
        }
    }
    Ok(head)
}

/// The word that comes next. A `$vis` that matched nothing is an empty group before it, which no token tree may be read for.
pub(super) fn keyword(input: ParseStream) -> syn::Result<Ident> {
    input.call(Ident::parse_any)
}

pub(super) fn name(input: ParseStream) -> syn::Result<Ident> {
    let Ok(name) = input.call(Ident::parse_any) else {
        return Err(input.error("expected a name, as in `static FIB = fib, 1000;`"));
    };
    Ok(name)
}

pub(super) fn equals(name: &Ident, input: ParseStream) -> syn::Result<()> {
    if input.peek(token::Paren) {
        return Err(input.error(format!(
            "parameters and type are worked out; write only the name and the rule, as in `fn {name} = kayles;`"
        )));
    }
    if !input.peek(Token![=]) {
        return Err(input.error(format!("expected `=` and the rule of `{name}`")));
    }
    input.parse::<Token![=]>()?;
    Ok(())
}

pub(super) fn semicolon(name: &Ident, input: ParseStream) -> syn::Result<()> {
    if input.is_empty() {
        return Err(syn::Error::new(
            name.span(),
            format!("the declaration of `{name}` has no end; write `;` behind it"),
        ));
    }
    if !input.peek(Token![;]) {
        return Err(input.error(format!("the declaration of `{name}` ends here; write `;`")));
    }
    input.parse::<Token![;]>()?;
    Ok(())
}

/// Goes behind the next `;`, where the next declaration starts.
fn skip_item(input: ParseStream) {
    while !input.is_empty() {
        let is_end = input.peek(Token![;]);
        if input.parse::<TokenTree>().is_err() || is_end {
            return;
        }
    }
}

impl ArrayType {
    /// type = [ "&" [ LIFETIME ] ] array, with the `&` for a `const` and without it for a `static`
    fn parse(kind: Kind, input: ParseStream) -> syn::Result<ArrayType> {
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
    fn check(&self, product: &Product) -> syn::Result<()> {
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
