//! What a judge's compiler leaves out by `cfg`, such as tests. It stays as it is, and may need crates and files.

use super::source::{Tree, is_path_separator};
use proc_macro2::Delimiter;

/// The index behind the item whose attributes start at `index`, if one of them leaves it out.
pub fn left_out(trees: &[Tree], index: usize) -> Option<usize> {
    let mut at = index;
    let mut is_out = false;
    while let Some(attribute) = outer_attribute(trees, at) {
        is_out |= is_false(attribute);
        at += 2;
    }
    is_out.then(|| item_end(trees, at)).flatten()
}

/// Whether an inner attribute at the start of a module or a block leaves all of it out.
pub fn is_all_out(trees: &[Tree]) -> bool {
    trees.chunks(3).map_while(inner_attribute).any(is_false)
}

/// Whether there is a `cfg` among the attributes that end before `end`, from `start` on.
pub fn has_cfg(trees: &[Tree], start: usize, end: usize) -> bool {
    (start..end)
        .filter_map(|at| outer_attribute(trees, at))
        .any(|attribute| attribute.first().is_some_and(|tree| tree.is_ident("cfg")))
}

/// The tokens in the brackets of `#[...]`.
fn outer_attribute(trees: &[Tree], at: usize) -> Option<&[Tree]> {
    match (trees.get(at), trees.get(at + 1)) {
        (Some(sign), Some(Tree::Group(group)))
            if sign.is_punct('#') && group.delimiter == Delimiter::Bracket =>
        {
            Some(&group.trees)
        }
        _ => None,
    }
}

/// The tokens in the brackets of `#![...]`.
fn inner_attribute(trees: &[Tree]) -> Option<&[Tree]> {
    match trees {
        [sign, mark, Tree::Group(group)]
            if sign.is_punct('#')
                && mark.is_punct('!')
                && group.delimiter == Delimiter::Bracket =>
        {
            Some(&group.trees)
        }
        _ => None,
    }
}

/// Whether an attribute is a `cfg` that never holds for a judge.
fn is_false(attribute: &[Tree]) -> bool {
    match attribute {
        [name, Tree::Group(group)] if name.is_ident("cfg") => holds(&group.trees) == Some(false),
        [name] => name.is_ident("test"),
        _ => false,
    }
}

/// Whether a condition holds for a judge, who runs no tests and knows no features of Cargo; `None` if that depends on the
/// system.
pub fn holds(condition: &[Tree]) -> Option<bool> {
    match condition {
        [name, Tree::Group(group)] => {
            let mut parts: Vec<&[Tree]> = group.trees.split(|tree| tree.is_punct(',')).collect();
            // Nothing stands behind a comma at the end.
            if parts.last().is_some_and(|part| part.is_empty()) {
                parts.pop();
            }
            let mut parts = parts.into_iter().map(holds);
            match name.ident()? {
                "not" => parts.next()?.map(|holds| !holds),
                "all" => decided(parts, false),
                "any" => decided(parts, true),
                _ => None,
            }
        }
        [name, rest @ ..] => match (name.ident()?, rest) {
            ("test" | "doc" | "doctest" | "miri" | "false", []) => Some(false),
            ("feature", _) => Some(false),
            ("true", []) => Some(true),
            _ => None,
        },
        [] => None,
    }
}

/// The value of conditions of which a single one that is `decisive` decides.
fn decided(conditions: impl Iterator<Item = Option<bool>>, decisive: bool) -> Option<bool> {
    let mut value = Some(!decisive);
    for condition in conditions {
        match condition {
            Some(holds) if holds == decisive => return Some(decisive),
            Some(_) => {}
            None => value = None,
        }
    }
    value
}

/// The index behind the item or statement that starts at `start`, behind its attributes. `None` for what an attribute may
/// stand on as well, a field or an arm of a `match`, where no end can be told from tokens.
fn item_end(trees: &[Tree], start: usize) -> Option<usize> {
    let mut at = start;
    if trees.get(at)?.is_ident("pub") {
        at += 1;
        if trees.get(at)?.group(Delimiter::Parenthesis).is_some() {
            at += 1;
        }
    }
    let next = trees.get(at + 1).and_then(Tree::ident);
    match trees.get(at)?.ident() {
        Some("const") if matches!(next, Some("fn" | "unsafe" | "async" | "extern")) => {
            body_end(trees, at)
        }
        Some("extern") if next == Some("crate") => semicolon_end(trees, at),
        Some("use" | "static" | "let" | "type" | "const") => semicolon_end(trees, at),
        Some(
            "mod" | "fn" | "impl" | "trait" | "enum" | "struct" | "union" | "unsafe" | "async"
            | "default" | "auto" | "extern",
        ) => body_end(trees, at),
        Some(_) => macro_end(trees, at),
        None => trees[at].group(Delimiter::Brace).map(|_| at + 1),
    }
}

fn semicolon_end(trees: &[Tree], at: usize) -> Option<usize> {
    let length = trees[at..].iter().position(|tree| tree.is_punct(';'))?;
    Some(at + length + 1)
}

/// The index behind the `;` or the braces of an item. Braces in angle brackets are arguments.
fn body_end(trees: &[Tree], at: usize) -> Option<usize> {
    let is_end = |&index: &usize| {
        let is_argument = trees[index - 1].is_punct('<')
            || trees
                .get(index + 1)
                .is_some_and(|tree| tree.is_punct('>') || tree.is_punct(','));
        trees[index].is_punct(';') || trees[index].group(Delimiter::Brace).is_some() && !is_argument
    };
    (at + 1..trees.len()).find(is_end).map(|index| index + 1)
}

/// The index behind a macro call that is a statement or an item, or behind a macro's definition.
fn macro_end(trees: &[Tree], mut at: usize) -> Option<usize> {
    while trees.get(at)?.ident().is_some() && is_path_separator(trees, at + 1) {
        at += 3;
    }
    trees.get(at)?.ident()?;
    if !trees.get(at + 1)?.is_punct('!') {
        return None;
    }
    at += if trees.get(at + 2)?.ident().is_some() {
        3
    } else {
        2
    };
    let Tree::Group(group) = trees.get(at)? else {
        return None;
    };
    if group.delimiter == Delimiter::Brace {
        return Some(at + 1);
    }
    let is_end = |index: &usize| trees[*index].is_punct(';') || trees[*index].is_punct(',');
    Some(
        (at..trees.len())
            .find(is_end)
            .map_or(trees.len(), |end| end + 1),
    )
}
