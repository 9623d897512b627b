//! The operators between two operands.

use crate::moves::{Comparison, Operation};
use syn::Token;
use syn::parse::ParseStream;

/// An operator between two operands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Infix {
    Or,
    And,
    Compare(Comparison),
    Compute(Operation),
}

impl Infix {
    /// The operator that comes next, if one does.
    pub(super) fn peek(input: ParseStream<'_>) -> Option<Infix> {
        Some(if input.peek(Token![||]) {
            Infix::Or
        } else if input.peek(Token![&&]) {
            Infix::And
        } else if input.peek(Token![<<]) || input.peek(Token![>>]) {
            return None;
        } else if input.peek(Token![==]) {
            Infix::Compare(Comparison::Equal)
        } else if input.peek(Token![!=]) {
            Infix::Compare(Comparison::NotEqual)
        } else if input.peek(Token![<=]) {
            Infix::Compare(Comparison::LessOrEqual)
        } else if input.peek(Token![>=]) {
            Infix::Compare(Comparison::GreaterOrEqual)
        } else if input.peek(Token![<]) {
            Infix::Compare(Comparison::Less)
        } else if input.peek(Token![>]) {
            Infix::Compare(Comparison::Greater)
        } else if input.peek(Token![+]) {
            Infix::Compute(Operation::Add)
        } else if input.peek(Token![-]) {
            Infix::Compute(Operation::Subtract)
        } else if input.peek(Token![*]) {
            Infix::Compute(Operation::Multiply)
        } else if input.peek(Token![/]) {
            Infix::Compute(Operation::Divide)
        } else if input.peek(Token![%]) {
            Infix::Compute(Operation::Remainder)
        } else {
            return None;
        })
    }

    /// Reads the operator that [`peek`](Self::peek) saw.
    pub(super) fn consume(self, input: ParseStream<'_>) -> syn::Result<()> {
        match self {
            Infix::Or => input.parse::<Token![||]>().map(drop),
            Infix::And => input.parse::<Token![&&]>().map(drop),
            Infix::Compare(comparison) => match comparison {
                Comparison::Equal => input.parse::<Token![==]>().map(drop),
                Comparison::NotEqual => input.parse::<Token![!=]>().map(drop),
                Comparison::Less => input.parse::<Token![<]>().map(drop),
                Comparison::LessOrEqual => input.parse::<Token![<=]>().map(drop),
                Comparison::Greater => input.parse::<Token![>]>().map(drop),
                Comparison::GreaterOrEqual => input.parse::<Token![>=]>().map(drop),
            },
            Infix::Compute(_) => input.parse::<proc_macro2::Punct>().map(drop),
        }
    }

    /// Operators of a higher level bind tighter.
    pub(super) fn level(self) -> usize {
        match self {
            Infix::Or => 0,
            Infix::And => 1,
            Infix::Compare(_) => 2,
            Infix::Compute(Operation::Add | Operation::Subtract) => 3,
            Infix::Compute(_) => 4,
        }
    }
}
