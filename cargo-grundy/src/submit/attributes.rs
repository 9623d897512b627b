//! The part of the survey that reads attributes: they may name crates, and files.

use super::cfg;
use super::source::{Tree, is_path_separator};
use super::survey::{At, Survey};
use proc_macro2::Delimiter;

impl Survey {
    /// Takes the attribute that starts at `index`, and returns how many trees it has, or 1 if none does.
    pub(super) fn attribute(&mut self, at: At, trees: &[Tree], index: usize) -> usize {
        let is_inner = trees.get(index + 1).is_some_and(|tree| tree.is_punct('!'));
        let length = if is_inner { 3 } else { 2 };
        let group = trees.get(index + length - 1);
        match group.and_then(|tree| tree.group(Delimiter::Bracket)) {
            Some(group) => {
                self.attribute_content(at, &group.trees);
                length
            }
            None => 1,
        }
    }

    fn attribute_content(&mut self, at: At, trees: &[Tree]) {
        let Some(name) = trees.first().and_then(Tree::ident) else {
            return;
        };
        let inner = match trees.get(1) {
            Some(Tree::Group(group)) => &group.trees[..],
            _ => &[],
        };
        let mut parts = inner.split(|tree| tree.is_punct(','));
        match name {
            "cfg_attr" => {
                let condition = parts.next().unwrap_or_default();
                if cfg::holds(condition) != Some(false) {
                    parts.for_each(|part| self.attribute_content(at, part));
                }
            }
            "deny" if is_of_imports(inner) => self.denies_unused_imports = true,
            "derive" => parts.for_each(|part| self.attribute_path(at, part)),
            // What tools read is no crate.
            "clippy" | "diagnostic" | "miri" | "rust_analyzer" | "rustdoc" | "rustfmt" => {}
            _ => self.attribute_path(at, trees),
        }
        if trees.get(1).is_some_and(|tree| tree.is_punct('=')) {
            self.walk(at, &trees[2..]);
        }
    }

    /// Takes the path that some trees start with, if it has more than one name.
    fn attribute_path(&mut self, at: At, trees: &[Tree]) {
        if is_path_separator(trees, 0) {
            self.path(at, trees, 0, true);
        } else if is_path_separator(trees, 1) {
            self.path(at, trees, 0, false);
        }
    }
}

/// Whether a list of lints has one that is about unused imports.
fn is_of_imports(lints: &[Tree]) -> bool {
    const NAMES: [&str; 3] = ["warnings", "unused", "unused_imports"];
    lints
        .iter()
        .any(|lint| NAMES.iter().any(|name| lint.is_ident(name)))
}
