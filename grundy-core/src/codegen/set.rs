//! Stand-in for the set parser.
use crate::set::SubtractionSet;
use syn::parse::ParseStream;
use syn::{Ident, LitInt, Token, braced, token};

pub(crate) fn parse(input: ParseStream<'_>) -> syn::Result<SubtractionSet> {
    let mut set = term(input)?;
    loop {
        if input.peek(Token![|]) {
            let _: Token![|] = input.parse()?;
            set = set.union(term(input)?);
        } else if input.peek(Token![-]) {
            let _: Token![-] = input.parse()?;
            set = set.difference(term(input)?);
        } else {
            return Ok(set);
        }
    }
}

fn term(input: ParseStream<'_>) -> syn::Result<SubtractionSet> {
    let at = input.span();
    let error = |error: crate::Error| syn::Error::new(at, error);
    if input.peek(Token![!]) {
        let _: Token![!] = input.parse()?;
        return Ok(term(input)?.complement());
    }
    if input.peek(token::Brace) {
        let content;
        braced!(content in input);
        let list = content
            .parse_terminated(|input: ParseStream<'_>| input.parse::<LitInt>(), Token![,])?;
        let mut numbers = alloc::vec::Vec::new();
        for number in list {
            numbers.push(number.base10_parse()?);
        }
        return SubtractionSet::new(numbers).map_err(error);
    }
    let name: Ident = input.parse()?;
    SubtractionSet::named(&alloc::string::ToString::to_string(&name), None).map_err(error)
}
