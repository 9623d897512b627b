//! The files of a program: its root, and the file modules that it and they declare.

use super::source::{Place, Source, Tree, item_start};
use crate::failure::Failure;
use proc_macro2::Delimiter;
use std::path::{Path, PathBuf};

/// Files may include one another as deep, which is more than any program does, and ends one that includes itself.
const MAX_DEPTH: usize = 32;

/// A file, and the files of the modules that it declares.
pub struct Unit {
    pub source: Source,
    pub children: Vec<Child>,
}

/// A declaration `mod name;` and what it stands for.
pub struct Child {
    /// The offsets at which the `mod` keyword starts, and of the `;`.
    pub keyword: usize,
    pub semicolon: usize,
    /// The `#[path = "..."]` in front of it.
    pub path_attribute: Option<Place>,
    pub unit: Unit,
}

/// Where the modules of a piece of source are looked for.
#[derive(Clone)]
struct Folders {
    /// For `mod name;`.
    modules: PathBuf,
    /// For `#[path]`: the folder of the file, or that of the modules inside an inline module.
    paths: PathBuf,
}

/// Reads the root file of a program and all that belong to it.
pub fn read(root: &Path) -> Result<Unit, Failure> {
    let folder = root.parent().unwrap_or(Path::new("")).to_owned();
    read_file(root, folder, 0)
}

fn read_file(path: &Path, modules: PathBuf, depth: usize) -> Result<Unit, Failure> {
    let source = Source::read(path)?;
    let folders = Folders {
        modules,
        paths: path.parent().unwrap_or(Path::new("")).to_owned(),
    };
    let mut children = Vec::new();
    let mut walk = Walk {
        source: &source,
        children: &mut children,
        depth,
    };
    walk.trees(&source.trees, &folders)?;
    Ok(Unit { source, children })
}

struct Walk<'a> {
    source: &'a Source,
    children: &'a mut Vec<Child>,
    depth: usize,
}

impl Walk<'_> {
    fn trees(&mut self, trees: &[Tree], folders: &Folders) -> Result<(), Failure> {
        for (index, tree) in trees.iter().enumerate() {
            if let Tree::Group(group) = tree {
                let is_module = index >= 2 && trees[index - 2].is_ident("mod");
                let is_definition = index >= 3 && trees[index - 3].is_ident("macro_rules");
                if group.delimiter != Delimiter::Brace || is_module || is_definition {
                    continue;
                }
                self.trees(&group.trees, folders)?;
            } else if tree.is_ident("mod") {
                self.declaration(trees, index, folders)?;
            }
        }
        Ok(())
    }

    /// Follows the declaration whose `mod` is at `index`.
    fn declaration(
        &mut self,
        trees: &[Tree],
        index: usize,
        folders: &Folders,
    ) -> Result<(), Failure> {
        let Some(name) = trees.get(index + 1).and_then(Tree::ident) else {
            return Ok(());
        };
        let (path, place) = match path_attribute(trees, index) {
            Some((path, place)) => (Some(path), Some(place)),
            None => (None, None),
        };
        match trees.get(index + 2) {
            Some(Tree::Group(body)) => {
                let inner = folders.modules.join(path.as_deref().unwrap_or(name));
                let inner = Folders {
                    modules: inner.clone(),
                    paths: inner,
                };
                self.trees(&body.trees, &inner)
            }
            Some(end) if end.is_punct(';') => {
                let unit = self.file(name, path.as_deref(), &trees[index], folders)?;
                self.children.push(Child {
                    keyword: trees[index].place().start,
                    semicolon: end.place().start,
                    path_attribute: place,
                    unit,
                });
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Reads the file of a declaration.
    fn file(
        &self,
        name: &str,
        path: Option<&str>,
        tree: &Tree,
        folders: &Folders,
    ) -> Result<Unit, Failure> {
        let fail = |message: String| Err(self.source.wrong(&tree.place(), &message));
        if self.depth == MAX_DEPTH {
            return fail(format!(
                "files of modules nest more than {MAX_DEPTH} deep; does this one include itself?"
            ));
        }
        if let Some(path) = path {
            let path = folders.paths.join(path);
            if !path.is_file() {
                return fail(format!("there is no file {}", path.display()));
            }
            // Its own modules are looked for beside it.
            let beside = path.parent().unwrap_or(Path::new("")).to_owned();
            return read_file(&path, beside, self.depth + 1);
        }
        let inside = folders.modules.join(name);
        let flat = folders.modules.join(format!("{name}.rs"));
        let nested = inside.join("mod.rs");
        let path = if flat.is_file() { flat } else { nested };
        if !path.is_file() {
            return fail(format!(
                "there is no file {name}.rs and no {name}/mod.rs for this module"
            ));
        }
        read_file(&path, inside, self.depth + 1)
    }
}

/// The value and the place of the `#[path = "..."]` of the item at `index`.
fn path_attribute(trees: &[Tree], index: usize) -> Option<(String, Place)> {
    let start = item_start(trees, index);
    trees[start..index].windows(2).find_map(|pair| {
        let group = pair[1].group(Delimiter::Bracket)?;
        let [name, equals, Tree::Literal(literal, _)] = &group.trees[..] else {
            return None;
        };
        if !name.is_ident("path") || !equals.is_punct('=') {
            return None;
        }
        let value = syn::parse_str::<syn::LitStr>(literal).ok()?.value();
        Some((value, pair[0].place().start..group.close.end))
    })
}
