//! One walk over all files: which scopes there are, and where macros are called, names imported and crates named.

use super::cfg;
use super::findings::{Argument, Call, ExternCrate, Path, Use};
use super::modules::Unit;
use super::scopes::{Scopes, Site, Target};
use super::source::{Group, Place, Tree, is_path_separator, item_start};
use super::standard::is_keyword;
use super::uses::UseTree;
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
    time: usize,
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

    /// Takes a module, in braces or in a file.
    fn module(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
        let keyword = trees[index].place();
        let end = trees.get(index + 2);
        let is_declaration = end.is_some_and(|end| end.is_punct(';'));
        let Some(Tree::Ident(name, _)) = trees.get(index + 1) else {
            let is_variable = trees.get(index + 1).is_some_and(|tree| tree.is_punct('$'));
            let ends = |ahead| {
                trees
                    .get(index + ahead)
                    .is_some_and(|tree: &Tree| tree.is_punct(';'))
            };
            if at.is_in_definition && is_variable && ends(3) {
                self.made_modules.push((at.unit, keyword));
            }
            return index + 1;
        };
        if !is_declaration && end.and_then(|end| end.group(Delimiter::Brace)).is_none() {
            return index + 1;
        }
        self.items.insert(name.clone());
        let start = item_start(trees, index);
        let is_macro_use = trees[start..index]
            .iter()
            .filter_map(|tree| tree.group(Delimiter::Bracket))
            .any(|group| {
                group
                    .trees
                    .first()
                    .is_some_and(|tree| tree.is_ident("macro_use"))
            });
        let is_public = is_public(trees, index);
        let scope = self
            .scopes
            .add_module(at.scope, name, is_public, is_macro_use);
        let inner = At { scope, ..at };
        match end {
            Some(Tree::Group(body)) => self.walk(inner, &body.trees),
            _ => match child(at.units, at.unit, keyword.start) {
                Some(unit) => {
                    let inner = At { unit, ..inner };
                    self.walk(inner, &at.units[unit].source.trees);
                }
                None if at.is_in_definition => self.made_modules.push((at.unit, keyword)),
                None => {}
            },
        }
        index + 3
    }

    /// Takes the definition of a macro: its patterns call nothing.
    fn definition(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
        let (Some(name), Some(Tree::Group(rules))) = (
            trees.get(index + 2).and_then(Tree::ident),
            trees.get(index + 3),
        ) else {
            return index + 2;
        };
        self.items.insert(name.to_owned());
        let inner = At {
            is_in_definition: true,
            ..at
        };
        for (index, tree) in rules.trees.iter().enumerate() {
            let Tree::Group(group) = tree else {
                continue;
            };
            let is_body = index >= 2
                && rules.trees[index - 1].is_punct('>')
                && rules.trees[index - 2].is_punct('=');
            if !is_body {
                self.collect(&group.trees);
                continue;
            }
            if calls_variable(&group.trees) {
                self.callers.insert(name.to_owned());
            }
            self.group(inner, group);
        }
        self.time += 1;
        self.scopes.add_definition(at.scope, name, self.time);
        index + 4
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

    /// Takes a `use` declaration.
    fn declaration(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
        let Some(length) = trees[index..].iter().position(|tree| tree.is_punct(';')) else {
            return index + 1;
        };
        let end = index + length;
        let Some(tree) = UseTree::parse(&trees[index + 1..end], is_public(trees, index)) else {
            return index + 1;
        };
        for import in tree.imports() {
            self.scopes.add_import(at.scope, import);
            // `use name;` makes nothing: the name is the crate's still.
            if import.alias.as_ref() != import.path.first() || import.path.len() > 1 {
                self.items.extend(import.alias.clone());
            }
            self.names.extend(import.alias.clone());
        }
        let start = trees[item_start(trees, index)].place().start;
        self.uses.push(Use {
            unit: at.unit,
            scope: at.scope,
            place: start..trees[end].place().end,
            tree,
        });
        end + 1
    }

    /// Takes an `extern crate` declaration.
    fn extern_crate(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
        let Some(Tree::Ident(name, name_place)) = trees.get(index + 2) else {
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
        let is_public = is_public(trees, index);
        let target = self.scopes.add_crate(at.scope, name, alias, is_public);
        self.items.insert(alias.to_owned());
        let start = trees[item_start(trees, index)].place().start;
        self.crates.push(ExternCrate {
            unit: at.unit,
            scope: at.scope,
            place: start..trees[end].place().end,
            words: trees[index].place().start..name_place.end,
            name: name.to_owned(),
            alias: alias.to_owned(),
            target,
        });
        end + 1
    }
}

/// Whether the item whose keyword is at `index` is seen from other modules.
fn is_public(trees: &[Tree], index: usize) -> bool {
    let before = |back: usize| index.checked_sub(back).and_then(|at| trees.get(at));
    if before(1).is_some_and(|tree| tree.is_ident("pub")) {
        return true;
    }
    let (Some(Tree::Group(scope)), Some(word)) = (before(1), before(2)) else {
        return false;
    };
    word.is_ident("pub") && !matches!(&scope.trees[..], [tree] if tree.is_ident("self"))
}

/// Whether a macro is called by the name that a variable stands for.
fn calls_variable(trees: &[Tree]) -> bool {
    let has_call = trees.windows(4).any(|window| {
        window[0].is_punct('$')
            && window[1].ident().is_some_and(|name| name != "crate")
            && window[2].is_punct('!')
            && matches!(window[3], Tree::Group(_))
    });
    has_call
        || trees.iter().any(|tree| match tree {
            Tree::Group(group) => calls_variable(&group.trees),
            _ => false,
        })
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
