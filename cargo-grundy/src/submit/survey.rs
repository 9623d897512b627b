//! One walk over all files: which scopes there are, and where macros are called, names imported and crates named.

use super::findings::{Call, ExternCrate, Path, Use};
use super::modules::Unit;
use super::paths::is_keyword;
use super::scopes::Scopes;
use super::source::{Tree, is_path_separator, item_start};
use super::uses::UseTree;
use proc_macro2::Delimiter;
use std::collections::HashSet;

/// What a program holds that `submit` may have to change or to refuse.
pub struct Survey {
    pub scopes: Scopes,
    pub calls: Vec<Call>,
    pub uses: Vec<Use>,
    pub crates: Vec<ExternCrate>,
    pub paths: Vec<Path>,
    /// All identifiers, so that new ones can be told apart.
    pub names: HashSet<String>,
    /// Names that may start a path: those of items, and all that stand alone somewhere, since a macro may make items of
    /// them.
    pub items: HashSet<String>,
}

impl Survey {
    /// Walks the files of a program; `units[0]` is its root.
    pub fn new(units: &[&Unit]) -> Survey {
        let mut survey = Survey {
            scopes: Scopes::new(),
            calls: Vec::new(),
            uses: Vec::new(),
            crates: Vec::new(),
            paths: Vec::new(),
            names: HashSet::new(),
            items: HashSet::new(),
        };
        if let Some(root) = units.first() {
            survey.walk(units, 0, &root.source.trees, 0);
        }
        survey.scopes.resolve_imports();
        survey
    }

    fn walk(&mut self, units: &[&Unit], unit: usize, trees: &[Tree], scope: usize) {
        let mut index = 0;
        while let Some(tree) = trees.get(index) {
            index = match tree {
                Tree::Ident(name, _) => {
                    self.names.insert(name.clone());
                    self.ident(units, unit, trees, scope, index)
                }
                Tree::Punct('#', ..) => index + attribute_length(trees, index),
                Tree::Punct(':', ..) if is_path_separator(trees, index) => {
                    self.path(unit, trees, scope, index, true)
                }
                Tree::Group(group) => {
                    let inner = match group.delimiter {
                        Delimiter::Brace => self.scopes.add_block(scope),
                        _ => scope,
                    };
                    self.walk(units, unit, &group.trees, inner);
                    index + 1
                }
                Tree::Punct(..) | Tree::Literal(..) => index + 1,
            };
        }
    }

    /// Takes what starts with the identifier at `index`, and returns where to go on.
    fn ident(
        &mut self,
        units: &[&Unit],
        unit: usize,
        trees: &[Tree],
        scope: usize,
        index: usize,
    ) -> usize {
        let name = trees[index].ident().unwrap_or("");
        let next = |ahead: usize| trees.get(index + ahead);
        match name {
            "mod" => {
                let (Some(Tree::Ident(name, _)), Some(body)) = (next(1), next(2)) else {
                    return index + 1;
                };
                self.items.insert(name.clone());
                let module = self.scopes.add_module(scope, name);
                if let Tree::Group(body) = body {
                    self.walk(units, unit, &body.trees, module);
                } else if let Some(child) = child(units, unit, trees[index].place().start) {
                    self.walk(units, child, &units[child].source.trees, module);
                }
                index + 3
            }
            "use" => self.declaration(unit, trees, scope, index),
            "extern" if next(1).is_some_and(|tree| tree.is_ident("crate")) => {
                self.extern_crate(unit, trees, scope, index)
            }
            "macro_rules" if next(1).is_some_and(|tree| tree.is_punct('!')) => {
                if let Some(name) = next(2).and_then(Tree::ident) {
                    self.scopes.add_definition(scope, name);
                    self.items.insert(name.to_owned());
                }
                index + 3
            }
            "struct" | "enum" | "union" | "trait" | "type" | "fn" | "const" | "static"
            | "macro" => {
                if let Some(name) = next(1).and_then(Tree::ident) {
                    self.items.insert(name.to_owned());
                }
                index + 1
            }
            _ if is_keyword(name) => index + 1,
            _ => self.path(unit, trees, scope, index, false),
        }
    }

    /// Takes a `use` declaration.
    fn declaration(&mut self, unit: usize, trees: &[Tree], scope: usize, index: usize) -> usize {
        let Some(length) = trees[index..].iter().position(|tree| tree.is_punct(';')) else {
            return index + 1;
        };
        let end = index + length;
        let Some(tree) = UseTree::parse(&trees[index + 1..end]) else {
            return index + 1;
        };
        for import in tree.imports() {
            self.scopes.add_import(scope, import);
            // `use name;` makes nothing: the name is the crate's still.
            if import.alias.as_ref() != import.path.first() || import.path.len() > 1 {
                self.items.extend(import.alias.clone());
            }
            self.names.extend(import.alias.clone());
        }
        let start = trees[item_start(trees, index)].place().start;
        self.uses.push(Use {
            unit,
            scope,
            place: start..trees[end].place().end,
            tree,
        });
        end + 1
    }

    /// Takes an `extern crate` declaration.
    fn extern_crate(&mut self, unit: usize, trees: &[Tree], scope: usize, index: usize) -> usize {
        let Some(name) = trees.get(index + 2).and_then(Tree::ident) else {
            return index + 2;
        };
        let Some(length) = trees[index..].iter().position(|tree| tree.is_punct(';')) else {
            return index + 2;
        };
        let end = index + length;
        let alias = match &trees[index + 3..end] {
            [keyword, Tree::Ident(alias, _)] if keyword.is_ident("as") => alias,
            _ => name,
        };
        let target = self.scopes.add_crate(scope, name, alias);
        self.items.insert(alias.to_owned());
        let start = trees[item_start(trees, index)].place().start;
        self.crates.push(ExternCrate {
            unit,
            place: start..trees[end].place().end,
            name: name.to_owned(),
            target,
        });
        end + 1
    }
}

/// The number of the unit of the declaration `mod name;` at an offset of a unit's text.
fn child(units: &[&Unit], unit: usize, keyword: usize) -> Option<usize> {
    let child = units[unit]
        .children
        .iter()
        .find(|child| child.keyword == keyword)?;
    units
        .iter()
        .position(|other| std::ptr::eq(*other, &child.unit))
}

/// The number of trees of the attribute that starts at `index`, or 1 if none does.
fn attribute_length(trees: &[Tree], index: usize) -> usize {
    let is_inner = trees.get(index + 1).is_some_and(|tree| tree.is_punct('!'));
    let length = if is_inner { 3 } else { 2 };
    let group = trees.get(index + length - 1);
    match group.and_then(|tree| tree.group(Delimiter::Bracket)) {
        Some(_) => length,
        None => 1,
    }
}
