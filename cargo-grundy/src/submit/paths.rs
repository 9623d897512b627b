//! The part of the survey that reads paths, and the macro calls that some of them start.

use super::findings::{Call, Path};
use super::source::{Tree, attributes_start, is_path_separator};
use super::survey::Survey;
use proc_macro2::Delimiter;

impl Survey {
    /// Takes a path, and the macro call that it may be the name of.
    pub(super) fn path(
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

/// Whether a word is a keyword that a path may follow, and no part of the path.
pub fn is_keyword(word: &str) -> bool {
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
