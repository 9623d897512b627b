//! `grundy_fn!`: functions that are right for heaps of any size, by a proved period.

use super::attributes::attributes_and_visibility;
use super::declaration::{each_item, equals, keyword, name, semicolon};
use super::expansion::{Content, Expansion, Item, Macro};
use super::maximum::{MAX_HEAP, plain_integer};
use super::render::{self, Width};
use super::rule;
use crate::{Error, Periodicity};
use alloc::format;
use alloc::string::String;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;
use syn::Token;
use syn::ext::IdentExt;
use syn::parse::ParseStream;

/// Expands `grundy_fn! { fn NAME = RULE; ... }`, with an optional `, within HEAPS` behind the rule.
///
/// ```
/// let tokens = grundy_core::codegen::grundy_fn("pub fn bash = upto(3);".parse()?);
/// assert_eq!(tokens.to_string(), "pub const fn bash (heap_size : u64) -> u64 { heap_size % 4 }");
/// # Ok::<(), proc_macro2::LexError>(())
/// ```
#[must_use]
pub fn grundy_fn(input: TokenStream) -> TokenStream {
    Macro::GrundyFn.tokens(input)
}

pub(super) fn expansion(input: ParseStream) -> syn::Result<Expansion> {
    if input.is_empty() {
        let message = "no function; declare one as in `fn kayles = 0.77;`";
        return Err(syn::Error::new(Span::call_site(), message));
    }
    each_item(input, function)
}

/// `function = attribute* [ visibility ] [ "const" ] "fn" NAME "=" rule [ "," "within" HEAPS ] ";"`
fn function(input: ParseStream) -> syn::Result<Item> {
    let head = attributes_and_visibility(input)?;
    if input.peek(Token![const]) {
        input.parse::<Token![const]>()?;
    }
    if !input.peek(Token![fn]) {
        return Err(input.error("expected `fn`; declare a function as in `fn kayles = 0.77;`"));
    }
    let keyword = keyword(input)?;
    let name = name(&keyword, input)?;
    equals(&name, input)?;
    let rule = rule::parse(input)?;
    let within = within(input)?.unwrap_or(rule.rule.usual_bound());
    semicolon(&name, input)?;
    let periodicity = rule.rule.periodicity(within).map_err(|error| {
        let larger = match &error {
            Error::NoPeriod { .. } => format!(
                "give a larger bound, as in `, within {}`, or ",
                2 * within.max(1)
            ),
            Error::NoTheorem => String::new(),
            _ => return syn::Error::new(rule.span, error),
        };
        syn::Error::new(
            rule.span,
            format!("{error}; {larger}use `grundy_table!` for a table up to a maximum"),
        )
    })?;
    Ok(Item {
        head,
        keyword,
        name,
        content: Content::Function(periodicity),
    })
}

/// The optional bound on the search.
fn within(input: ParseStream) -> syn::Result<Option<usize>> {
    if !input.peek(Token![,]) {
        return Ok(None);
    }
    input.parse::<Token![,]>()?;
    if input.is_empty() || input.peek(Token![;]) {
        return Ok(None);
    }
    let span = input.span();
    if !input
        .call(Ident::parse_any)
        .is_ok_and(|word| word == "within")
    {
        let message = "a function needs no maximum; end it with `;`, or bound the search as in `, within 500_000`";
        return Err(syn::Error::new(span, message));
    }
    let (bound, span) = plain_integer(input, "the bound")?;
    if bound > MAX_HEAP {
        let message =
            format!("the bound {bound} is above the limit of {MAX_HEAP} heaps; give a smaller one");
        return Err(syn::Error::new(span, message));
    }
    if input.peek(Token![,]) {
        input.parse::<Token![,]>()?;
    }
    Ok(Some(bound as usize))
}

/// The parameters, the type and the body of a function behind its name.
///
/// A parameter may not have the name of a constant of the user, whatever the hygiene of its span, so it is a name that
/// constants hardly have. It is the only one: what the body declares is an item, or has this name too.
pub(super) fn definition(periodicity: &Periodicity) -> TokenStream {
    let heap = Ident::new("heap_size", Span::mixed_site());
    let body = body(periodicity, &heap);
    quote!((#heap: u64) -> u64 { #body })
}

/// The value of a heap: a formula where there is one, else a look-up in the values before the end of the first period.
fn body(periodicity: &Periodicity, heap: &Ident) -> TokenStream {
    let literal = |value: usize| Literal::u64_unsuffixed(value as u64);
    let (preperiod, period) = (
        literal(periodicity.preperiod()),
        literal(periodicity.period()),
    );
    let saltus = literal(periodicity.saltus() as usize);
    let Some(values) = periodicity.values() else {
        // Without a list, either the saltus is 0 or the game is Nim.
        return if periodicity.saltus() == 0 {
            quote!(#heap % #period)
        } else {
            quote!(#heap)
        };
    };
    if let [value] = values {
        // A game without a move that changes anything: every heap has the one value.
        let value = literal(*value as usize);
        if periodicity.saltus() == 0 {
            return quote!({ let _ = #heap; #value });
        }
    }
    let index = match (periodicity.preperiod(), periodicity.period()) {
        (0, _) => quote!(#heap % #period),
        (_, 1) => quote!(if #heap < #preperiod { #heap } else { #preperiod }),
        _ => {
            quote!(if #heap < #preperiod { #heap } else { #preperiod + (#heap - #preperiod) % #period })
        }
    };
    let look_up = look_up(values, heap, &index);
    if periodicity.saltus() == 0 {
        return look_up;
    }
    let rise = match periodicity.preperiod() {
        0 => quote!(#heap / #period * #saltus),
        _ => {
            quote!(if #heap < #preperiod { 0 } else { (#heap - #preperiod) / #period * #saltus })
        }
    };
    // Only the last heap of Lasker's nim has a value that does not fit.
    quote!({ #look_up }.saturating_add(#rise))
}

/// The values as a constant of bytes, and an expression for the value at the index.
fn look_up(values: &[u32], heap: &Ident, index: &TokenStream) -> TokenStream {
    let width = Width::of(values.iter().copied().max().unwrap_or(0));
    let literal = render::byte_string(values, width);
    let length = Literal::usize_unsuffixed(values.len() * width.bytes());
    let table = Ident::new("TABLE", Span::mixed_site());
    let declaration = quote!(const #table: &'static [u8; #length] = #literal;);
    if width == Width::U8 {
        return quote!(#declaration #table[(#index) as usize] as u64);
    }
    let size = Literal::usize_unsuffixed(width.bytes());
    let bytes = (0..width.bytes()).map(|byte| {
        let (byte, shift) = (
            Literal::usize_unsuffixed(byte),
            Literal::usize_unsuffixed(8 * byte),
        );
        quote!((#table[#size * #heap + #byte] as u64) << #shift)
    });
    quote! {
        #declaration
        let #heap = (#index) as usize;
        #(#bytes)|*
    }
}
