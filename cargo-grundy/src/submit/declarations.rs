//! The part of the survey that reads declarations of names: modules, macros, imports and crates.

use super::findings::{ExternCrate, Use};
use super::modules::Unit;
use super::source::{Tree, item_start};
use super::survey::{At, Survey};
use super::uses::UseTree;
use proc_macro2::Delimiter;

impl Survey {
    /// Takes a module, in braces or in a file.
    pub(super) fn module(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
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
    pub(super) fn definition(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
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

    /// Takes a `use` declaration.
    pub(super) fn declaration(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
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
    pub(super) fn extern_crate(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
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
