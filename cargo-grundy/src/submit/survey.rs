//! One walk over all files: which scopes there are, and where macros are called, names imported and crates named.

use super::cfg;
use super::findings::{Argument, Call, ExternCrate, Path, Use};
use super::modules::Unit;
use super::scopes::{Scopes, Site, Target};
use super::source::{Group, Place, Tree, is_path_separator};
use super::standard::is_keyword;
use proc_macro2::Delimiter;
use std::collections::{HashMap, HashSet};

/// What a program holds that `submit` may have to change or to refuse.
pub struct Survey {
    pub scopes: Scopes,
    pub calls: Vec<Call>,
    pub uses: Vec<Use>,
    pub crates: Vec<ExternCrate>,
    pub paths: Vec<Path>,
    pub arguments: Vec<Argument>,
    /// Declarations of file modules in definitions of macros, each as its unit and place.
    pub made_modules: Vec<(usize, Place)>,
    /// The macros of the program that call what they are given by name.
    pub callers: HashSet<String>,
    /// Whether all imports could be followed.
    pub is_complete: bool,
    /// Whether an import that is no longer used may end the compilation.
    pub denies_unused_imports: bool,
    /// All identifiers, so that new ones can be told apart.
    pub names: HashSet<String>,
    /// Names that may start a path: those of items, and all that macros may make items of.
    pub items: HashSet<String>,
    /// What was found so far, counted.
    pub(super) time: usize,
}

/// Where the walk is.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    pub units: &'a [&'a Unit],
    pub unit: usize,
    pub scope: usize,
    pub is_in_definition: bool,
    /// Whether the tokens are given to a macro of the program.
    pub is_argument: bool,
}

impl Survey {
    /// Walks the files of a program; `units[0]` is its root. The crates are those of ours that the program may name.
    pub fn new(units: &[&Unit], crates: HashMap<String, Target>) -> Survey {
        let mut survey = Survey {
            scopes: Scopes::new(crates),
            calls: Vec::new(),
            uses: Vec::new(),
            crates: Vec::new(),
            paths: Vec::new(),
            arguments: Vec::new(),
            made_modules: Vec::new(),
            callers: HashSet::new(),
            denies_unused_imports: false,
            is_complete: true,
            names: HashSet::new(),
            items: HashSet::new(),
            time: 0,
        };
        if let Some(root) = units.first() {
            let at = At {
                units,
                unit: 0,
                scope: 0,
                is_in_definition: false,
                is_argument: false,
            };
            survey.walk(at, &root.source.trees);
        }
        survey.is_complete = survey.scopes.resolve_imports();
        survey
    }

    pub(super) fn site(&self, at: At) -> Site {
        Site {
            scope: at.scope,
            time: self.time,
            is_in_definition: at.is_in_definition,
        }
    }

    pub(super) fn walk(&mut self, at: At, trees: &[Tree]) {
        if cfg::is_all_out(trees) {
            return;
        }
        let mut index = 0;
        while let Some(tree) = trees.get(index) {
            self.time += 1;
            index = match tree {
                Tree::Ident(name, _) => {
                    self.names.insert(name.clone());
                    self.ident(at, trees, index)
                }
                Tree::Punct('#', ..) => match cfg::left_out(trees, index) {
                    Some(end) => end,
                    None => index + self.attribute(at, trees, index),
                },
                // The name of a lifetime, or of a label.
                Tree::Punct('\'', ..) => index + 2,
                Tree::Punct(':', ..) if is_path_separator(trees, index) => {
                    self.path(at, trees, index, true)
                }
                Tree::Group(group) => {
                    self.group(at, group);
                    index + 1
                }
                Tree::Punct(..) | Tree::Literal(..) => index + 1,
            };
        }
    }

    /// Walks what is in brackets; braces are taken for blocks.
    pub(super) fn group(&mut self, at: At, group: &Group) {
        let scope = match group.delimiter {
            Delimiter::Brace => self.scopes.add_block(at.scope),
            _ => at.scope,
        };
        self.walk(At { scope, ..at }, &group.trees);
    }

    /// Takes what starts with the identifier at `index`, and returns where to go on.
    fn ident(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
        let name = trees[index].ident().unwrap_or("");
        let next = |ahead: usize| trees.get(index + ahead);
        match name {
            "mod" => self.module(at, trees, index),
            "use" => self.declaration(at, trees, index),
            "extern" if next(1).is_some_and(|tree| tree.is_ident("crate")) => {
                self.extern_crate(at, trees, index)
            }
            "macro_rules" if next(1).is_some_and(|tree| tree.is_punct('!')) => {
                self.definition(at, trees, index)
            }
            "struct" | "enum" | "union" | "trait" | "type" | "fn" | "const" | "static"
            | "macro" => {
                if let Some(name) = next(1).and_then(Tree::ident) {
                    self.items.insert(name.to_owned());
                    self.scopes.add_item(at.scope, name);
                }
                index + 1
            }
            _ if is_keyword(name) => index + 1,
            _ => self.path(at, trees, index, false),
        }
    }

    /// Records all identifiers.
    pub(super) fn collect(&mut self, trees: &[Tree]) {
        for tree in trees {
            match tree {
                Tree::Ident(name, _) => {
                    self.names.insert(name.clone());
                }
                Tree::Group(group) => self.collect(&group.trees),
                _ => {}
            }
        }
    }
}
