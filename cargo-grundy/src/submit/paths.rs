//! The part of the survey that reads paths, and the macro calls that some of them start.

use super::findings::{Argument, Call, Path};
use super::source::{Group, Tree, attributes_start, is_path_separator};
use super::standard::{is_keyword, is_macro_name};
use super::survey::{At, Survey};
use proc_macro2::Delimiter;

impl Survey {
    /// Takes a path, and the macro call that it may be the name of.
    pub(super) fn path(&mut self, at: At, trees: &[Tree], index: usize, is_global: bool) -> usize {
        let mut end = if is_global { index + 2 } else { index };
        let mut names = Vec::new();
        let mut first = None;
        while let Some(Tree::Ident(name, place)) = trees.get(end) {
            first = first.or(Some(place.clone()));
            self.names.insert(name.clone());
            names.push(name.clone());
            end += 1;
            if !is_path_separator(trees, end)
                || !matches!(trees.get(end + 2), Some(Tree::Ident(..)))
            {
                break;
            }
            end += 2;
        }
        let Some(first) = first else {
            return end;
        };
        let before = index.checked_sub(1).and_then(|before| trees.get(before));
        let has_dollar = before.is_some_and(|tree| tree.is_punct('$'));
        let is_field =
            before.is_some_and(|tree| tree.is_punct('.')) && !is_range_before(trees, index);
        let goes_on = is_global && self.goes_on(trees, index, &names[0]);
        if has_dollar && names[0] != "crate" || goes_on || is_field {
            return end;
        }
        // `$crate` is one word.
        let from = if has_dollar { index - 1 } else { index };
        let start = trees[from].place().start;
        if let (Some(Tree::Punct('!', ..)), Some(Tree::Group(group))) =
            (trees.get(end), trees.get(end + 1))
        {
            let is_program = names.last().is_some_and(|name| !is_macro_name(name));
            let is_text = names.last().is_some_and(|name| name == "stringify")
                && !self.scopes.is_defined("stringify");
            self.call(at, trees, from, end, group, names, is_global);
            if is_text {
                self.collect(&group.trees);
            } else {
                let inner = At {
                    is_argument: at.is_argument || is_program,
                    ..at
                };
                self.group(inner, group);
            }
            return end + 2;
        }
        if names.len() > 1 || is_path_separator(trees, end) {
            self.paths.push(Path {
                unit: at.unit,
                scope: at.scope,
                names,
                is_global,
                start,
                first,
            });
            return end;
        }
        if at.is_argument {
            self.arguments.push(Argument {
                unit: at.unit,
                site: self.site(at),
                name: names[0].clone(),
                place: first,
            });
        }
        if at.is_argument || at.is_in_definition || is_parameter(trees, index) {
            self.items.extend(names);
        }
        end
    }

    /// Records a call whose path starts at `from` and ends before the `!` at `end`.
    #[allow(clippy::too_many_arguments)]
    fn call(
        &mut self,
        at: At,
        trees: &[Tree],
        from: usize,
        end: usize,
        group: &Group,
        path: Vec<String>,
        is_global: bool,
    ) {
        let attributes = attributes_start(trees, from);
        self.calls.push(Call {
            unit: at.unit,
            site: self.site(at),
            path,
            is_global,
            place: trees[from].place().start..group.close.end,
            inner: group.open.end..group.close.start,
            stream: group.stream.clone(),
            attributes: (attributes < from)
                .then(|| trees[attributes].place().start..trees[from - 1].place().end),
            semicolon: trees
                .get(end + 2)
                .filter(|tree| tree.is_punct(';'))
                .map(Tree::place),
            is_operand: is_operand(trees, end + 2),
            has_variable: has_variable(&group.trees),
            literal: match &group.trees[..] {
                [Tree::Literal(literal, _), ..] => Some(literal.clone()),
                _ => None,
            },
        });
    }

    /// Whether the `::` at `index` goes on from a type, as in `<T as Trait>::f`, and does not start the path of a crate.
    fn goes_on(&self, trees: &[Tree], index: usize, name: &str) -> bool {
        let Some(before) = index.checked_sub(1).map(|before| &trees[before]) else {
            return false;
        };
        let is_adjacent = before.place().end == trees[index].place().start;
        let is_arrow = index >= 2 && matches!(trees[index - 2], Tree::Punct('=' | '-', true, _));
        match before {
            Tree::Punct('>', ..) => is_adjacent && !is_arrow && !self.scopes.is_crate_of_ours(name),
            Tree::Ident(word, _) => !is_keyword(word) && !self.scopes.is_crate_of_ours(name),
            _ => false,
        }
    }
}

/// Whether `..` or `..=` stands before `index`, not the dot of a field.
fn is_range_before(trees: &[Tree], index: usize) -> bool {
    index >= 2 && trees[index - 2].is_punct('.')
}

/// Whether a name may be that of a type parameter, which stands in angle brackets.
fn is_parameter(trees: &[Tree], index: usize) -> bool {
    let is_sign = |tree: Option<&Tree>, signs: &[char]| {
        tree.is_some_and(|tree| signs.iter().any(|&sign| tree.is_punct(sign)))
    };
    let before = index.checked_sub(1).and_then(|before| trees.get(before));
    is_sign(before, &['<', ',']) && is_sign(trees.get(index + 1), &['>', ',', ':', '='])
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
