//! One walk over all files: which scopes there are, and where macros are called, names imported and crates named.

use super::modules::Unit;
use super::scopes::{Scopes, Target};
use super::source::{Place, Tree, attributes_start, is_path_separator, item_start};
use super::uses::UseTree;
use proc_macro2::{Delimiter, TokenStream};
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

/// A call of a macro, ours or not.
pub struct Call {
    pub unit: usize,
    pub scope: usize,
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
    pub place: Place,
    pub name: String,
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
            self.items.extend(import.alias.clone());
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

    /// Takes a path, and the macro call that it may be the name of.
    fn path(
        &mut self,
        unit: usize,
        trees: &[Tree],
        scope: usize,
        index: usize,
        is_global: bool,
    ) -> usize {
        let mut at = if is_global { index + 2 } else { index };
        let mut names = Vec::new();
        let mut first = None;
        while let Some(Tree::Ident(name, place)) = trees.get(at) {
            first = first.or(Some(place.clone()));
            self.names.insert(name.clone());
            names.push(name.clone());
            at += 1;
            if !is_path_separator(trees, at) || !matches!(trees.get(at + 2), Some(Tree::Ident(..)))
            {
                break;
            }
            at += 2;
        }
        let Some(first) = first else {
            return at;
        };
        let before = index.checked_sub(1).and_then(|before| trees.get(before));
        let is_variable = before.is_some_and(|tree| tree.is_punct('$')) && names[0] != "crate";
        // A path behind `>` or a name, as in `<T as Trait>::f`, goes on from a type.
        let goes_on = is_global
            && matches!(before, Some(Tree::Punct('>', ..)) | Some(Tree::Ident(..)))
            && !before.and_then(Tree::ident).is_some_and(is_keyword);
        let is_field =
            before.is_some_and(|tree| tree.is_punct('.')) && !is_range_before(trees, index);
        if is_variable || goes_on || is_field {
            return at;
        }
        let start = trees[index].place().start;
        if let (Some(Tree::Punct('!', ..)), Some(Tree::Group(group))) =
            (trees.get(at), trees.get(at + 1))
        {
            let attributes = attributes_start(trees, index);
            self.calls.push(Call {
                unit,
                scope,
                path: names,
                is_global,
                place: start..group.close.end,
                inner: group.open.end..group.close.start,
                stream: group.stream.clone(),
                attributes: (attributes < index)
                    .then(|| trees[attributes].place().start..trees[index - 1].place().end),
                semicolon: trees
                    .get(at + 2)
                    .filter(|tree| tree.is_punct(';'))
                    .map(Tree::place),
                is_operand: is_operand(trees, at + 2),
                has_variable: has_variable(&group.trees),
                literal: match &group.trees[..] {
                    [Tree::Literal(literal, _)] => Some(literal.clone()),
                    _ => None,
                },
            });
            // What is in the brackets is looked at next, as part of the list.
            return at + 1;
        }
        if names.len() > 1 || is_path_separator(trees, at) {
            self.paths.push(Path {
                unit,
                scope,
                names,
                is_global,
                start,
                first,
            });
        } else {
            self.items.extend(names);
        }
        at
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

/// Whether a word is a keyword that a path may follow, and no part of the path.
fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 24] = [
        "as", "async", "await", "box", "break", "const", "continue", "dyn", "else", "for", "if",
        "impl", "in", "let", "loop", "match", "move", "mut", "ref", "return", "static", "unsafe",
        "where", "while",
    ];
    KEYWORDS.contains(&word)
}

/// Whether `..` or `..=` stands before `index`, not the dot of a field.
fn is_range_before(trees: &[Tree], index: usize) -> bool {
    index >= 2 && trees[index - 2].is_punct('.')
}

/// Whether what stands at `index` makes what is before it an operand that binds closer than `*`.
fn is_operand(trees: &[Tree], index: usize) -> bool {
    match trees.get(index) {
        Some(Tree::Punct('.', is_joint, _)) => {
            !(*is_joint && trees.get(index + 1).is_some_and(|tree| tree.is_punct('.')))
        }
        Some(Tree::Punct('?', ..)) => true,
        Some(Tree::Group(group)) => group.delimiter != Delimiter::Brace,
        _ => false,
    }
}

fn has_variable(trees: &[Tree]) -> bool {
    trees.iter().any(|tree| match tree {
        Tree::Group(group) => has_variable(&group.trees),
        _ => tree.is_punct('$'),
    })
}
