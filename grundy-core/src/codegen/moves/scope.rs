//! The names in scope: the coordinates, and the loop variables of the arm so far.

use super::operand::FUNCTIONS;
use crate::error::nearest;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use proc_macro2::Ident;
use syn::parse::ParseStream;
use syn::{Error, Token};

/// The names in scope; the place of a name is its slot.
pub(super) struct Scope {
    names: Vec<Ident>,
    coordinates: usize,
}

impl Scope {
    pub(super) fn new(coordinates: Vec<Ident>) -> Scope {
        Scope {
            coordinates: coordinates.len(),
            names: coordinates,
        }
    }

    /// The number of coordinates of the game.
    pub(super) fn coordinates(&self) -> usize {
        self.coordinates
    }

    pub(super) fn len(&self) -> usize {
        self.names.len()
    }

    pub(super) fn truncate(&mut self, len: usize) {
        self.names.truncate(len);
    }

    pub(super) fn names(&self) -> &[Ident] {
        &self.names
    }

    pub(super) fn push(&mut self, name: Ident) {
        self.names.push(name);
    }

    pub(super) fn find(&self, name: &Ident) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// The slot of a name, or an error that names the nearest known one.
    pub(super) fn slot(&self, name: &Ident) -> syn::Result<usize> {
        if let Some(slot) = self.find(name) {
            return Ok(slot);
        }
        let text = name.to_string();
        let message = if let Some(function) =
            FUNCTIONS.iter().find(|function| function.name == text)
        {
            format!("`{text}` is a function; write `{}`", function.example)
        } else {
            let known: Vec<String> = self.names.iter().map(Ident::to_string).collect();
            // One letter is near to any other.
            match nearest(&text, known.iter().map(String::as_str)).filter(|_| text.len() > 1) {
                Some(near) => format!("unknown variable `{text}`; did you mean `{near}`?"),
                None => format!(
                    "unknown variable `{text}`; known here are `{}`, and a `for` clause makes another, as in `for {text} in 1..=n`",
                    known.join("`, `")
                ),
            }
        };
        Err(Error::new(name.span(), message))
    }

    /// The error for a call of what is no function.
    pub(super) fn unknown_function(&self, name: &Ident) -> Error {
        let text = name.to_string();
        let message = if self.find(name).is_some() {
            format!("`{text}` is a number, not a function; write `*` between factors")
        } else {
            match nearest(&text, FUNCTIONS.iter().map(|function| function.name)) {
                Some(near) => format!("unknown function `{text}`; did you mean `{near}`?"),
                None => {
                    let known: Vec<&str> = FUNCTIONS.iter().map(|function| function.name).collect();
                    format!(
                        "unknown function `{text}`; known are `{}`",
                        known.join("`, `")
                    )
                }
            }
        };
        Error::new(name.span(), message)
    }

    /// A target of the right shape, for messages: `(a, b)`.
    pub(super) fn position(&self) -> String {
        let names: Vec<String> = self
            .names
            .iter()
            .take(self.coordinates)
            .map(Ident::to_string)
            .collect();
        format!("({})", names.join(", "))
    }
}

/// Reads a name that is not in use yet.
pub(super) fn new_name(input: ParseStream<'_>, known: &[Ident]) -> syn::Result<Ident> {
    if input.peek(Token![_]) {
        return Err(input.error("`_` is no name; write a name, as in `k`"));
    }
    if !input.peek(syn::Ident) {
        return Err(input.error("expected a name; write a name, as in `|n|` or `for k in 1..=n`"));
    }
    let name: Ident = input.parse()?;
    if known.contains(&name) {
        return Err(Error::new(
            name.span(),
            format!("`{name}` is the name of another number already; choose another name"),
        ));
    }
    if FUNCTIONS.iter().any(|function| name == function.name) {
        return Err(Error::new(
            name.span(),
            format!("`{name}` is the name of a function; choose another name"),
        ));
    }
    Ok(name)
}
