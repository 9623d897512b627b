//! The integers that a macro call holds: elements of sets, maxima and bounds.

use alloc::format;
use alloc::string::ToString;
use proc_macro2::{Ident, Span};
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{LitFloat, LitInt, Token};

/// The largest maximum of a table. The table is a literal of as many bytes, and rustc holds it several times over.
pub(super) const MAX_HEAP: u64 = 50_000_000;

/// An integer literal without sign and suffix; `what` says in messages what it is.
pub(super) fn plain_integer(input: ParseStream, what: &str) -> syn::Result<(u64, Span)> {
    let span = input.span();
    let fail = |message| Err(syn::Error::new(span, message));
    if input.is_empty() {
        return fail(format!("{what} is missing; write an integer"));
    }
    if input.peek(Token![-]) {
        return fail(format!(
            "{what} is negative; write an integer without a sign"
        ));
    }
    if input.peek(LitFloat) {
        let literal: LitFloat = input.parse()?;
        return fail(format!(
            "{what} is `{}`, which is no integer; write it in digits",
            literal.token()
        ));
    }
    if input.peek(LitInt) {
        let literal: LitInt = input.parse()?;
        if !literal.suffix().is_empty() {
            let (digits, suffix) = (literal.base10_digits(), literal.suffix());
            return fail(format!(
                "{what} has the suffix `{suffix}`; write `{digits}` alone"
            ));
        }
        return match literal.base10_parse() {
            Ok(value) => Ok((value, span)),
            Err(_) => fail(format!(
                "{what} is {}, which does not fit 64 bits; write a smaller one",
                literal.base10_digits()
            )),
        };
    }
    if let Ok(name) = input.fork().call(Ident::parse_any) {
        let name = name.to_string();
        return fail(format!(
            "{what} is `{name}`, but a macro sees names only, not their values; write the number itself"
        ));
    }
    fail(format!("{what} must be an integer literal, as in `1000`"))
}

/// The maximum of a coordinate of a table.
pub(super) fn maximum(input: ParseStream) -> syn::Result<usize> {
    let (value, span) = plain_integer(input, "the maximum")?;
    if value > MAX_HEAP {
        let message = format!(
            "the maximum {value} is above the limit of {MAX_HEAP}; the table would be a literal of as many bytes, which rustc holds in memory several times; ask for a smaller one"
        );
        return Err(syn::Error::new(span, message));
    }
    Ok(value as usize)
}
