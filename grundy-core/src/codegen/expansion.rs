//! What a call of a macro stands for, as names and numbers: between the parser and whoever writes Rust source.

use super::render::Width;
use super::{depth, function, p_positions, table};
use crate::Periodicity;
use alloc::vec;
use alloc::vec::Vec;
use proc_macro2::{Ident, TokenStream};
use syn::parse::Parser;

/// The macros of `grundy-macros`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Macro {
    /// `grundy_table!`
    GrundyTable,
    /// `grundy_fn!`
    GrundyFn,
    /// `p_positions!`
    PPositions,
}

impl Macro {
    /// All macros, in the order of their variants.
    pub const ALL: [Macro; 3] = [Macro::GrundyTable, Macro::GrundyFn, Macro::PPositions];

    /// The name, without the `!`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Macro::GrundyTable => "grundy_table",
            Macro::GrundyFn => "grundy_fn",
            Macro::PPositions => "p_positions",
        }
    }

    /// Reads the input of the macro and computes what it stands for.
    ///
    /// ```
    /// use grundy_core::codegen::{Expansion, Macro};
    ///
    /// let expansion = Macro::GrundyTable.expansion("{1, 2}, 5".parse()?)?;
    /// let Expansion::Expression(array) = expansion else {
    ///     unreachable!()
    /// };
    /// assert_eq!(array.values(), [0, 1, 2, 0, 1, 2]);
    /// assert_eq!(array.type_text(), "[u8; 6]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// All mistakes in the input, each at its token.
    pub fn expansion(self, input: TokenStream) -> syn::Result<Expansion> {
        depth::check(&input)?;
        match self {
            Macro::GrundyTable => table::expansion.parse2(input),
            Macro::GrundyFn => function::expansion.parse2(input),
            Macro::PPositions => p_positions::expansion.parse2(input),
        }
    }
}

/// What a call of a macro stands for; [`Macro::expansion`] has an example.
#[derive(Clone, Debug)]
pub enum Expansion {
    /// One array, as an expression.
    Expression(Array),
    /// Declarations.
    Items(Vec<Item>),
}

/// One declaration.
///
/// ```
/// use grundy_core::codegen::{Content, Expansion, Macro};
///
/// let Expansion::Items(items) = Macro::GrundyFn.expansion("fn kayles = 0.77;".parse()?)? else {
///     unreachable!()
/// };
/// assert!(items[0].name == "kayles" && items[0].keyword == "fn");
/// let Content::Function(periodicity) = &items[0].content else {
///     unreachable!()
/// };
/// assert_eq!(periodicity.period(), 12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Item {
    /// Attributes and visibility, as written.
    pub head: TokenStream,
    /// `static`, `const` or `fn`, with its span.
    pub keyword: Ident,
    /// The name of what is declared.
    pub name: Ident,
    /// What is declared.
    pub content: Content,
}

/// What a declaration declares.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// An array in memory once.
    Static(Array),
    /// A reference to an array, which is copied instead of the array.
    Const(Array),
    /// A `const fn` from `u64` to `u64` that is right for every heap, by a proved period.
    Function(Periodicity),
}

/// An array of integers, of tuples of integers, or of arrays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Array {
    /// From the outermost inwards.
    pub(super) lengths: Vec<usize>,
    pub(super) arity: usize,
    pub(super) width: Width,
    pub(super) values: Vec<u32>,
}

impl Array {
    /// A row of integers, in the least type that holds them.
    ///
    /// ```
    /// use grundy_core::codegen::Array;
    ///
    /// let array = Array::of_row(vec![1, 2, 300]);
    /// assert_eq!((array.integer_type(), array.lengths(), array.arity()), ("u16", &[3][..], 1));
    /// assert_eq!(array.type_text(), "[u16; 3]");
    /// ```
    #[must_use]
    pub fn of_row(values: Vec<u32>) -> Array {
        let largest = values.iter().copied().max().unwrap_or(0);
        Array {
            lengths: vec![values.len()],
            arity: 1,
            width: Width::of(largest),
            values,
        }
    }

    /// The number of elements of each array, from the outermost inwards.
    #[must_use]
    pub fn lengths(&self) -> &[usize] {
        &self.lengths
    }

    /// The number of integers of a tuple; 1 if the elements are plain integers.
    #[must_use]
    pub fn arity(&self) -> usize {
        self.arity
    }

    /// The name of the integers' type: `u8`, `u16` or `u32`.
    #[must_use]
    pub fn integer_type(&self) -> &'static str {
        self.width.name()
    }

    /// The integers, the last index running fastest and the parts of a tuple one after another.
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.values
    }
}
