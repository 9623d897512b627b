//! The attributes and the visibility of a declaration. They are passed on as written, so what is none is told here, where it
//! stands.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::discouraged::AnyDelimiter;
use syn::parse::{ParseStream, Result};
use syn::{Lit, Token, bracketed, parenthesized, token};

/// attribute* [ visibility ]
pub(super) fn attributes_and_visibility(input: ParseStream) -> Result<TokenStream> {
    let mut head = TokenStream::new();
    while input.peek(Token![#]) {
        head.extend([input.parse::<TokenTree>()?]);
        if !input.peek(token::Bracket) {
            return Err(input.error("expected `[` of an attribute"));
        }
        let ahead = input.fork();
        let content;
        bracketed!(content in ahead);
        attribute(&content)?;
        head.extend([input.parse::<TokenTree>()?]);
    }
    if input.peek(Token![pub]) {
        head.extend([input.parse::<TokenTree>()?]);
        if input.peek(token::Paren) {
            let ahead = input.fork();
            let content;
            parenthesized!(content in ahead);
            restriction(&content)?;
            head.extend([input.parse::<TokenTree>()?]);
        }
    }
    Ok(head)
}

/// attribute = "unsafe" "(" attribute ")" | path [ GROUP | "=" value ]
fn attribute(input: ParseStream) -> Result<()> {
    if input.peek(Token![unsafe]) {
        input.parse::<Token![unsafe]>()?;
        if !input.peek(token::Paren) {
            return Err(input.error("expected `(` behind the `unsafe` of an attribute"));
        }
        let content;
        parenthesized!(content in input);
        attribute(&content)?;
    } else {
        path_or(
            input,
            attribute,
            "expected the name of an attribute, as in `#[allow(dead_code)]`",
        )?;
        if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            value(input)?;
        } else if !input.is_empty() {
            group(
                input,
                "an attribute is a name and then `(...)`, `= value` or nothing, as in `#[allow(dead_code)]`",
            )?;
        }
    }
    end(input, "the attribute ends here; write `]`")
}

/// value = [ "-" ] LITERAL | path "!" GROUP
fn value(input: ParseStream) -> Result<()> {
    const EXPECTED: &str =
        "the value of an attribute is a literal or a macro call, as in `#[doc = \"text\"]`";
    if input.peek(Lit) {
        input.parse::<Lit>()?;
        return Ok(());
    }
    if input.peek(token::Group) {
        input.parse::<TokenTree>()?;
        return Ok(());
    }
    path_or(input, value, EXPECTED)?;
    if !input.peek(Token![!]) {
        return Err(input.error(EXPECTED));
    }
    input.parse::<Token![!]>()?;
    group(input, EXPECTED)
}

/// restriction = "crate" | "self" | "super" | "in" path
fn restriction(input: ParseStream) -> Result<()> {
    const EXPECTED: &str =
        "a visibility is `pub`, `pub(crate)`, `pub(self)`, `pub(super)` or `pub(in path)`";
    if input.peek(Token![in]) {
        input.parse::<Token![in]>()?;
        path_or(input, restriction, EXPECTED)?;
    } else if input.peek(Token![crate]) || input.peek(Token![self]) || input.peek(Token![super]) {
        input.call(Ident::parse_any)?;
    } else {
        return Err(input.error(EXPECTED));
    }
    end(input, EXPECTED)
}

/// [ "::" ] NAME ( "::" NAME )*, or what another macro passes on in invisible brackets, which `inside` reads.
fn path_or(
    input: ParseStream,
    inside: fn(ParseStream) -> Result<()>,
    expected: &str,
) -> Result<()> {
    if input.peek(token::Group) {
        let (_, _, content) = input.parse_any_delimiter()?;
        return inside(&content);
    }
    if input.peek(Token![::]) {
        input.parse::<Token![::]>()?;
    }
    loop {
        if input.call(Ident::parse_any).is_err() {
            return Err(input.error(expected));
        }
        if !input.peek(Token![::]) {
            return Ok(());
        }
        input.parse::<Token![::]>()?;
    }
}

fn group(input: ParseStream, expected: &str) -> Result<()> {
    if input.peek(token::Paren) || input.peek(token::Bracket) || input.peek(token::Brace) {
        input.parse::<TokenTree>()?;
        return Ok(());
    }
    Err(input.error(expected))
}

fn end(input: ParseStream, expected: &str) -> Result<()> {
    if input.is_empty() {
        return Ok(());
    }
    Err(input.error(expected))
}
