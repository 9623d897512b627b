//! `use` declarations: the names that they bring, and what is left of them without some of these.

use super::edits::Edits;
use super::source::{Place, Tree, is_path_separator};
use proc_macro2::Delimiter;

/// One name, or all names of a module, that a `use` brings into scope.
#[derive(Clone)]
pub struct Import {
    /// The path, without a `self` at its end.
    pub path: Vec<String>,
    /// Whether the path starts with `::`.
    pub is_global: bool,
    /// The name in scope; `None` for `*` and for `as _`.
    pub alias: Option<String>,
    pub is_glob: bool,
    /// Whether modules elsewhere see what it brings.
    pub is_public: bool,
    /// Where the whole path starts, a leading `::` included.
    pub start: usize,
    /// Where its first name is.
    pub first: Place,
}

/// A tree of a `use` declaration.
pub enum UseTree {
    Import(Import),
    /// Trees in braces, with the places of each, and of the comma behind it.
    Group(Vec<(UseTree, Place, Option<Place>)>),
}

/// What a tree starts with, from the braces around it.
#[derive(Clone, Default)]
struct Prefix {
    path: Vec<String>,
    is_global: bool,
    is_public: bool,
    /// The start of the whole path, and its first name.
    start: Option<usize>,
    first: Option<Place>,
}

impl UseTree {
    /// Reads the tokens between `use` and `;`; `None` if they are no tree.
    pub fn parse(trees: &[Tree], is_public: bool) -> Option<UseTree> {
        let prefix = Prefix {
            is_public,
            ..Prefix::default()
        };
        parse(trees, prefix)
    }

    pub fn imports(&self) -> Vec<&Import> {
        match self {
            UseTree::Import(import) => vec![import],
            UseTree::Group(parts) => parts.iter().flat_map(|(part, ..)| part.imports()).collect(),
        }
    }

    /// Removes the imports that `is_dropped` names from a tree of which some stay.
    pub fn drop_some(&self, text: &str, edits: &mut Edits, is_dropped: &dyn Fn(&Import) -> bool) {
        let UseTree::Group(parts) = self else {
            return;
        };
        for (part, place, comma) in parts {
            let imports = part.imports();
            if imports.iter().any(|import| !is_dropped(import)) {
                part.drop_some(text, edits, is_dropped);
            } else if !imports.is_empty() {
                let mut end = comma.as_ref().map_or(place.end, |comma| comma.end);
                // A blank behind the comma belongs to what is removed.
                if text[end..].starts_with(' ') && comma.is_some() {
                    end += 1;
                }
                edits.remove_lines(text, place.start..end);
            }
        }
    }
}

fn parse(trees: &[Tree], mut prefix: Prefix) -> Option<UseTree> {
    let mut index = 0;
    let mut alias = None;
    let mut has_alias = false;
    if let Some(tree) = trees.first() {
        prefix.start = prefix.start.or(Some(tree.place().start));
    }
    if is_path_separator(trees, 0) {
        prefix.is_global |= prefix.path.is_empty();
        index = 2;
    }
    loop {
        match trees.get(index)? {
            Tree::Ident(name, place) => {
                if prefix.first.is_none() {
                    prefix.first = Some(place.clone());
                }
                if name != "self" || prefix.path.is_empty() {
                    prefix.path.push(name.clone());
                }
                index += 1;
            }
            Tree::Punct('*', ..) => {
                return Some(UseTree::Import(Import {
                    path: prefix.path,
                    is_global: prefix.is_global,
                    is_public: prefix.is_public,
                    alias: None,
                    is_glob: true,
                    start: prefix.start?,
                    first: prefix.first.unwrap_or_default(),
                }));
            }
            Tree::Group(group) if group.delimiter == Delimiter::Brace => {
                return Some(UseTree::Group(parts(&group.trees, &prefix)));
            }
            _ => return None,
        }
        if is_path_separator(trees, index) {
            index += 2;
            continue;
        }
        if trees.get(index).is_some_and(|tree| tree.is_ident("as")) {
            has_alias = true;
            alias = Some(trees.get(index + 1)?.ident()?).filter(|name| *name != "_");
            index += 2;
        }
        if index < trees.len() {
            return None;
        }
        let name = prefix.path.last()?.clone();
        return Some(UseTree::Import(Import {
            alias: if has_alias {
                alias.map(str::to_owned)
            } else {
                Some(name)
            },
            path: prefix.path,
            is_global: prefix.is_global,
            is_public: prefix.is_public,
            is_glob: false,
            start: prefix.start?,
            first: prefix.first?,
        }));
    }
}

/// The trees between commas.
fn parts(trees: &[Tree], prefix: &Prefix) -> Vec<(UseTree, Place, Option<Place>)> {
    let mut parts = Vec::new();
    let mut start = 0;
    while start < trees.len() {
        let end = trees[start..].iter().position(|tree| tree.is_punct(','));
        let end = end.map_or(trees.len(), |length| start + length);
        let part = parse(&trees[start..end], prefix.clone());
        if let (Some(last), Some(part)) = (trees[start..end].last(), part) {
            let place = trees[start].place().start..last.place().end;
            parts.push((part, place, trees.get(end).map(Tree::place)));
        }
        start = end + 1;
    }
    parts
}
