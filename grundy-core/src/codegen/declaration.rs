//! The item form of the macros: attributes, visibility, kind, name and type of what is declared.

use super::array_type::ArrayType;
use super::attributes::attributes_and_visibility;
use super::call::{self, Call};
use super::expansion::{Array, Content, Expansion, Item};
use super::render::Width;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Token, token};

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

/// What a declaration makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
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

impl Declaration {
    /// Whether the input is declarations, not a call.
    pub(super) fn starts_here(input: ParseStream) -> bool {
        input.peek(Token![#])
            || input.peek(Token![pub])
            || input.peek(Token![static])
            || input.peek(Token![const])
    }

    /// `declaration = attribute* [ visibility ] ( "static" | "const" ) NAME [ ":" type ] "="`
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
        let name = name(&keyword, input)?;
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

/// The word that comes next. A `$vis` that matched nothing is an empty group before it, which no token tree may be read for.
pub(super) fn keyword(input: ParseStream) -> syn::Result<Ident> {
    input.call(Ident::parse_any)
}

/// The name behind `keyword`.
pub(super) fn name(keyword: &Ident, input: ParseStream) -> syn::Result<Ident> {
    let span = input.span();
    let Ok(name) = input.call(Ident::parse_any) else {
        return Err(input.error("expected a name, as in `static FIB = fib, 1000;`"));
    };
    let is_free = || syn::parse2::<Ident>(TokenTree::from(name.clone()).into()).is_ok();
    // A constant may go without a name, and nothing else.
    let is_name = if name == "_" {
        keyword == "const"
    } else {
        is_free()
    };
    if !is_name {
        let message = format!("`{name}` is a keyword of Rust; write another name");
        return Err(syn::Error::new(span, message));
    }
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
