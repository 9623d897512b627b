//! What names mean in a program, as far as `submit` must know: our macros under any name, our crates, and modules.

use super::uses::Import;
use grundy_core::codegen::Macro;
use std::collections::{HashMap, HashSet};

/// What a path leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target {
    /// The crate grundy-macros.
    Macros,
    /// The crate grundy-core.
    Core,
    /// One of our macros.
    Macro(Macro),
    /// The module of a scope.
    Module(usize),
    /// Something of the program itself, or of another crate.
    Other,
}

/// A module, or a block within one.
#[derive(Default)]
struct Scope {
    parent: Option<usize>,
    is_module: bool,
    names: HashMap<String, Target>,
    globs: Vec<Import>,
    /// The macros that `macro_rules!` defines here; unlike other names they reach into modules further down.
    definitions: HashSet<String>,
}

/// The scopes of a program; scope 0 is its root.
pub struct Scopes {
    scopes: Vec<Scope>,
    imports: Vec<(usize, Import)>,
    /// The crates by name, as `extern crate` or Cargo name them.
    crates: HashMap<String, Target>,
}

/// Globs may lead to globs. No program has a chain as long, and a circle ends here.
const MAX_GLOBS: usize = 4;

impl Scopes {
    pub fn new() -> Scopes {
        let root = Scope {
            is_module: true,
            ..Scope::default()
        };
        let crates = [
            ("grundy_macros", Target::Macros),
            ("grundy_core", Target::Core),
        ];
        Scopes {
            scopes: vec![root],
            imports: Vec::new(),
            crates: crates
                .map(|(name, target)| (name.to_owned(), target))
                .into(),
        }
    }

    pub fn add_block(&mut self, parent: usize) -> usize {
        self.scopes.push(Scope {
            parent: Some(parent),
            ..Scope::default()
        });
        self.scopes.len() - 1
    }

    pub fn add_module(&mut self, parent: usize, name: &str) -> usize {
        let module = self.add_block(parent);
        self.scopes[module].is_module = true;
        self.scopes[parent]
            .names
            .insert(name.to_owned(), Target::Module(module));
        module
    }

    pub fn add_definition(&mut self, scope: usize, name: &str) {
        self.scopes[scope].definitions.insert(name.to_owned());
    }

    pub fn add_import(&mut self, scope: usize, import: &Import) {
        if import.is_glob {
            self.scopes[scope].globs.push(import.clone());
        } else if import.alias.is_some() {
            self.imports.push((scope, import.clone()));
        }
    }

    /// Records `extern crate name as alias;` and returns what the crate is to us.
    pub fn add_crate(&mut self, scope: usize, name: &str, alias: &str) -> Target {
        let target = self.crates.get(name).copied().unwrap_or(Target::Other);
        self.scopes[scope].names.insert(alias.to_owned(), target);
        if scope == 0 {
            self.crates.insert(alias.to_owned(), target);
        }
        target
    }

    /// Follows the imports, until no more of them is understood.
    pub fn resolve_imports(&mut self) {
        let mut imports = std::mem::take(&mut self.imports);
        loop {
            let before = imports.len();
            imports.retain(|(scope, import)| {
                match self.resolve(&import.path, import.is_global, *scope) {
                    Some(target) if target != Target::Other => {
                        let alias = import.alias.clone().unwrap_or_default();
                        self.scopes[*scope].names.insert(alias, target);
                        false
                    }
                    _ => true,
                }
            });
            if imports.len() == before {
                break;
            }
        }
        // Names that stay unknown hide what has the same name further out.
        for (scope, import) in imports {
            let alias = import.alias.unwrap_or_default();
            // `use name;` brings the crate itself, and hides nothing.
            if import.path == [alias.as_str()] {
                continue;
            }
            let names = &mut self.scopes[scope].names;
            names.entry(alias).or_insert(Target::Other);
        }
    }

    /// The macro of ours that a call of `path` in `scope` means.
    pub fn called(&self, path: &[String], is_global: bool, scope: usize) -> Option<Macro> {
        if let ([name], false) = (path, is_global) {
            let mut at = Some(scope);
            while let Some(scope) = at {
                if self.scopes[scope].definitions.contains(name) {
                    return None;
                }
                at = self.scopes[scope].parent;
            }
            return match self.lookup(scope, name, 0) {
                Some(Target::Macro(target)) => Some(target),
                Some(_) => None,
                // By `#[macro_use]`, or by a glob of a crate that Cargo knows by another name.
                None => Macro::ALL.into_iter().find(|m| m.name() == name),
            };
        }
        match self.resolve(path, is_global, scope)? {
            Target::Macro(target) => Some(target),
            _ => None,
        }
    }

    /// What a path means in a scope; `None` if its start is not known here.
    pub fn resolve(&self, path: &[String], is_global: bool, scope: usize) -> Option<Target> {
        let first = path.first()?;
        let start = match first.as_str() {
            _ if is_global => self.crates.get(first).copied(),
            "crate" => Some(Target::Module(0)),
            "self" => Some(Target::Module(self.module(scope))),
            "super" => self.outer(self.module(scope)),
            _ => self
                .lookup(scope, first, 0)
                .or_else(|| self.crates.get(first).copied()),
        };
        let Some(mut target) = start else {
            // A crate that Cargo knows by another name: no other has macros of these names.
            let [_, last] = path else {
                return None;
            };
            return Macro::ALL
                .into_iter()
                .find(|m| m.name() == last)
                .map(Target::Macro);
        };
        for name in &path[1..] {
            target = match target {
                Target::Macros => {
                    let found = Macro::ALL.into_iter().find(|m| m.name() == name);
                    Target::Macro(found?)
                }
                Target::Module(module) if name == "super" => self.outer(module)?,
                Target::Module(module) => self.member(module, name, 0)?,
                // What is in grundy-core, or hangs on a macro's name, is no more than that.
                other => other,
            };
        }
        Some(target)
    }

    /// What a name means in a scope and the blocks around it, up to the module.
    fn lookup(&self, scope: usize, name: &str, globs: usize) -> Option<Target> {
        let mut at = scope;
        loop {
            if let Some(target) = self.member(at, name, globs) {
                return Some(target);
            }
            if self.scopes[at].is_module {
                return None;
            }
            at = self.scopes[at].parent?;
        }
    }

    /// What a name means as a member of a scope.
    fn member(&self, scope: usize, name: &str, globs: usize) -> Option<Target> {
        if let Some(&target) = self.scopes[scope].names.get(name) {
            return Some(target);
        }
        if globs == MAX_GLOBS {
            return None;
        }
        self.scopes[scope].globs.iter().find_map(|glob| {
            match self.glob_target(glob, scope, globs + 1)? {
                Target::Macros => Macro::ALL
                    .into_iter()
                    .find(|m| m.name() == name)
                    .map(Target::Macro),
                Target::Module(module) if module != scope => self.member(module, name, globs + 1),
                _ => None,
            }
        })
    }

    /// What a glob takes its names from. Its path is followed by plain names only, which ends circles of globs.
    fn glob_target(&self, glob: &Import, scope: usize, globs: usize) -> Option<Target> {
        let first = glob.path.first()?;
        let mut target = match first.as_str() {
            _ if glob.is_global => self.crates.get(first).copied()?,
            "crate" => Target::Module(0),
            "self" => Target::Module(self.module(scope)),
            "super" => self.outer(self.module(scope))?,
            _ => self
                .plain(scope, first)
                .or_else(|| self.crates.get(first).copied())?,
        };
        for name in &glob.path[1..] {
            target = match target {
                Target::Module(module) if name == "super" => self.outer(module)?,
                Target::Module(module) => self.member(module, name, globs)?,
                _ => return None,
            };
        }
        Some(target)
    }

    /// What a name means in a scope and the blocks around it, globs aside.
    fn plain(&self, scope: usize, name: &str) -> Option<Target> {
        let mut at = scope;
        loop {
            if let Some(&target) = self.scopes[at].names.get(name) {
                return Some(target);
            }
            if self.scopes[at].is_module {
                return None;
            }
            at = self.scopes[at].parent?;
        }
    }

    /// The module that a scope belongs to.
    fn module(&self, mut scope: usize) -> usize {
        while !self.scopes[scope].is_module {
            scope = self.scopes[scope].parent.unwrap_or(0);
        }
        scope
    }

    /// The module around a module.
    fn outer(&self, module: usize) -> Option<Target> {
        let parent = self.scopes[module].parent?;
        Some(Target::Module(self.module(parent)))
    }
}
