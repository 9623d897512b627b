//! What the survey finds: calls of macros, imports, and paths that name a crate or a module.

use super::scopes::{Site, Target};
use super::source::Place;
use super::survey::Survey;
use super::uses::{Import, UseTree};
use proc_macro2::TokenStream;

/// A call of a macro, ours or not.
pub struct Call {
    pub unit: usize,
    pub site: Site,
    pub path: Vec<String>,
    pub is_global: bool,
    /// From the path to the closing bracket.
    pub place: Place,
    /// What is between the brackets.
    pub inner: Place,
    pub stream: TokenStream,
    /// The attributes in front of the call.
    pub attributes: Option<Place>,
    /// A `;` right behind it.
    pub semicolon: Option<Place>,
    /// Whether an index, a method or the like follows.
    pub is_operand: bool,
    /// Whether a `$` of a macro definition is among the tokens.
    pub has_variable: bool,
    /// The single literal in the brackets, if there is no more.
    pub literal: Option<String>,
}

/// A `use` declaration.
pub struct Use {
    pub unit: usize,
    pub scope: usize,
    /// With its attributes, its visibility and its `;`.
    pub place: Place,
    pub tree: UseTree,
}

/// An `extern crate` declaration.
pub struct ExternCrate {
    pub unit: usize,
    pub scope: usize,
    /// With its attributes, its visibility and its `;`.
    pub place: Place,
    /// From its keyword to the name of the crate.
    pub words: Place,
    pub name: String,
    pub alias: String,
    pub target: Target,
}

/// A path of at least two names outside of `use`.
pub struct Path {
    pub unit: usize,
    pub scope: usize,
    pub names: Vec<String>,
    pub is_global: bool,
    /// Where the path starts, a leading `::` included, and its first name.
    pub start: usize,
    pub first: Place,
}

/// A name alone among the arguments of a macro of the program, which may make a call with it.
pub struct Argument {
    pub unit: usize,
    pub site: Site,
    pub name: String,
    pub place: Place,
}

/// A path, in an import or not.
pub struct AnyPath<'a> {
    pub unit: usize,
    pub scope: usize,
    pub names: &'a [String],
    pub is_global: bool,
    pub is_glob: bool,
    pub import: Option<&'a Import>,
    pub start: usize,
    pub first: &'a Place,
}

pub fn all_paths<'a>(survey: &'a Survey) -> impl Iterator<Item = AnyPath<'a>> {
    let imports = survey.uses.iter().flat_map(|declaration| {
        let imports = declaration.tree.imports().into_iter();
        imports.map(|import| AnyPath {
            unit: declaration.unit,
            scope: declaration.scope,
            names: &import.path,
            is_global: import.is_global,
            is_glob: import.is_glob,
            import: Some(import),
            start: import.start,
            first: &import.first,
        })
    });
    imports.chain(survey.paths.iter().map(|path| AnyPath {
        unit: path.unit,
        scope: path.scope,
        names: &path.names,
        is_global: path.is_global,
        is_glob: false,
        import: None,
        start: path.start,
        first: &path.first,
    }))
}
