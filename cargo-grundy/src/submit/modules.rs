//! The files of a program: its root, and the file modules that it and they declare.

use super::cfg;
use super::files::Files;
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
pub fn read(root: &Path, files: &Files) -> Result<Unit, Failure> {
    let Some(text) = files.text(root)? else {
        return Err(Failure::Usage(format!(
            "{} cannot be read, since it is no file; give the root file of a program, such as src/main.rs",
            root.display()
        )));
    };
    let folder = root.parent().unwrap_or(Path::new("")).to_owned();
    unit(root, text, folder, files, Depth::default())
}

/// Reads the text of a file, and the files of the modules that it declares.
fn unit(
    path: &Path,
    text: String,
    modules: PathBuf,
    files: &Files,
    depth: Depth,
) -> Result<Unit, Failure> {
    let source = Source::new(path.to_owned(), text, depth.brackets)?;
    let folders = Folders {
        modules,
        paths: path.parent().unwrap_or(Path::new("")).to_owned(),
    };
    let mut children = Vec::new();
    let mut walk = Walk {
        source: &source,
        files,
        children: &mut children,
    };
    walk.trees(&source.trees, &folders, depth)?;
    Ok(Unit { source, children })
}

struct Walk<'a> {
    source: &'a Source,
    files: &'a Files<'a>,
    children: &'a mut Vec<Child>,
}

/// How deep in other files, and in brackets of all of them.
#[derive(Clone, Copy, Default)]
struct Depth {
    files: usize,
    brackets: usize,
}

impl Depth {
    fn in_brackets(self) -> Depth {
        Depth {
            brackets: self.brackets + 1,
            ..self
        }
    }
}

impl Walk<'_> {
    fn trees(&mut self, trees: &[Tree], folders: &Folders, depth: Depth) -> Result<(), Failure> {
        if cfg::is_all_out(trees) {
            return Ok(());
        }
        let mut index = 0;
        while let Some(tree) = trees.get(index) {
            if let Some(end) = cfg::left_out(trees, index) {
                index = end;
                continue;
            }
            match tree {
                Tree::Ident(word, _) if word == "mod" => {
                    self.declaration(trees, index, folders, depth)?;
                }
                Tree::Group(group) if group.delimiter == Delimiter::Brace => {
                    let is_module = index >= 2 && trees[index - 2].is_ident("mod");
                    let is_definition = index >= 3 && trees[index - 3].is_ident("macro_rules");
                    if !is_module && !is_definition {
                        self.trees(&group.trees, folders, depth.in_brackets())?;
                    }
                }
                _ => {}
            }
            index += 1;
        }
        Ok(())
    }

    /// Follows the declaration whose `mod` is at `index`.
    fn declaration(
        &mut self,
        trees: &[Tree],
        index: usize,
        folders: &Folders,
        depth: Depth,
    ) -> Result<(), Failure> {
        let (Some(name), Some(end)) = (
            trees.get(index + 1).and_then(Tree::ident),
            trees.get(index + 2),
        ) else {
            return Ok(());
        };
        let name = name.strip_prefix("r#").unwrap_or(name);
        let attribute = self.path_attribute(trees, index)?;
        let path = attribute.as_ref().map(|(path, _)| path.as_str());
        match end {
            Tree::Group(body) => {
                // A path is not looked for below the module's file, other than a name.
                let inner = match path {
                    Some(path) => folders.paths.join(path),
                    None => folders.modules.join(name),
                };
                let inner = Folders {
                    modules: inner.clone(),
                    paths: inner,
                };
                self.trees(&body.trees, &inner, depth.in_brackets())
            }
            end if end.is_punct(';') => {
                let start = item_start(trees, index);
                let found = match self.file(name, path, folders, depth) {
                    Ok(None) if !cfg::has_cfg(trees, start, index) => {
                        let message = absent(name, path, folders);
                        return Err(self.source.wrong(&trees[index].place(), &message));
                    }
                    Err(Fault::TooDeep) => {
                        let message = format!(
                            "files of modules nest more than {MAX_DEPTH} deep; does this one include itself?"
                        );
                        return Err(self.source.wrong(&trees[index].place(), &message));
                    }
                    Err(Fault::Failure(failure)) => return Err(failure),
                    Ok(found) => found,
                };
                self.children.extend(found.map(|unit| Child {
                    keyword: trees[index].place().start,
                    semicolon: end.place().start,
                    path_attribute: attribute.map(|(_, place)| place),
                    unit,
                }));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Reads the file of a declaration; `None` if there is none.
    fn file(
        &self,
        name: &str,
        path: Option<&str>,
        folders: &Folders,
        depth: Depth,
    ) -> Result<Option<Unit>, Fault> {
        let inside = folders.modules.join(name);
        let candidates = match path {
            Some(path) => {
                let path = folders.paths.join(path);
                // Its own modules are looked for beside it.
                let beside = path.parent().unwrap_or(Path::new("")).to_owned();
                vec![(path, beside)]
            }
            None => vec![
                (folders.modules.join(format!("{name}.rs")), inside.clone()),
                (inside.join("mod.rs"), inside),
            ],
        };
        for (path, modules) in candidates {
            let Some(text) = self.files.text(&path).map_err(Fault::Failure)? else {
                continue;
            };
            if depth.files == MAX_DEPTH {
                return Err(Fault::TooDeep);
            }
            let depth = Depth {
                files: depth.files + 1,
                ..depth.in_brackets()
            };
            let unit = unit(&path, text, modules, self.files, depth);
            return unit.map(Some).map_err(Fault::Failure);
        }
        Ok(None)
    }

    /// The value and the place of the `#[path = "..."]` of the item at `index`.
    fn path_attribute(
        &self,
        trees: &[Tree],
        index: usize,
    ) -> Result<Option<(String, Place)>, Failure> {
        let start = item_start(trees, index);
        for pair in trees[start..index].windows(2) {
            let Some(group) = pair[1].group(Delimiter::Bracket) else {
                continue;
            };
            if let Some(path) = path_value(&group.trees) {
                return Ok(Some((path, pair[0].place().start..group.close.end)));
            }
            if let [name, Tree::Group(parts)] = &group.trees[..] {
                let mut parts = parts.trees.split(|tree| tree.is_punct(','));
                let condition = parts.next().unwrap_or_default();
                if name.is_ident("cfg_attr")
                    && cfg::holds(condition) != Some(false)
                    && parts.any(|part| path_value(part).is_some())
                {
                    let message = "the file of this module depends on the system; write `#[path]` alone, for the system of the judge";
                    return Err(self.source.wrong(&pair[1].place(), message));
                }
            }
        }
        Ok(None)
    }
}

/// Why the file of a declaration is not read.
enum Fault {
    TooDeep,
    Failure(Failure),
}

/// What is said where a declaration has no file.
fn absent(name: &str, path: Option<&str>, folders: &Folders) -> String {
    match path {
        Some(path) => format!(
            "there is no file {}; a path starts where the file lies that names it",
            folders.paths.join(path).display()
        ),
        None => format!(
            "there is no file {name}.rs and no {name}/mod.rs for this module; give the root file of the program, from which all modules are found"
        ),
    }
}

/// The value of `path = "..."`.
fn path_value(attribute: &[Tree]) -> Option<String> {
    let [name, equals, Tree::Literal(literal, _)] = attribute else {
        return None;
    };
    if !name.is_ident("path") || !equals.is_punct('=') {
        return None;
    }
    Some(syn::parse_str::<syn::LitStr>(literal).ok()?.value())
}
