//! What names mean in a program, as far as `submit` must know: our macros under any name, our crates, and modules.
//!
//! Modules and crates have names of one kind, macros of another; a name may be of both. What functions and types are called
//! matters only where an import brings them under the name of a macro.

use super::standard;
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

/// The two kinds of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Modules and crates.
    Module,
    Macro,
}

/// What a name means where it is declared or imported.
#[derive(Clone, Copy)]
struct Name {
    target: Target,
    /// Whether modules that are not inside this one see it.
    is_public: bool,
    /// Whether a glob brought it; a declaration or an import of the name goes before.
    is_from_glob: bool,
    /// Whether it is a crate by its own name, as by `use name;`.
    is_crate_itself: bool,
}

impl Name {
    fn new(target: Target, is_public: bool) -> Name {
        Name {
            target,
            is_public,
            is_from_glob: false,
            is_crate_itself: false,
        }
    }

    /// Whether a glob brought it before it was known what it is, which is known now.
    fn is_unclear(&self, target: Target) -> bool {
        self.is_from_glob && self.target == Target::Other && target != Target::Other
    }

    /// Whether an import of the name takes its place.
    fn gives_way(&self) -> bool {
        self.is_from_glob || self.target == Target::Other
    }
}

/// A module, or a block within one.
#[derive(Default)]
struct Scope {
    parent: Option<usize>,
    is_module: bool,
    /// Whether macros that are defined here reach what follows the module.
    is_macro_use: bool,
    modules: HashMap<String, Name>,
    macros: HashMap<String, Name>,
    /// The macros that `macro_rules!` defines here, and when; they reach into modules further down.
    definitions: Vec<(String, usize)>,
    /// The names of other items.
    items: HashSet<String>,
}

/// A call as far as its macro is looked for.
#[derive(Clone, Copy)]
pub struct Site {
    pub scope: usize,
    /// When it was seen: a macro reaches what follows its definition.
    pub time: usize,
    /// Whether it stands in a definition, which is expanded later.
    pub is_in_definition: bool,
}

/// The scopes of a program; scope 0 is its root.
pub struct Scopes {
    scopes: Vec<Scope>,
    imports: Vec<(usize, Import)>,
    /// The crates by name, as `extern crate` or Cargo name them.
    crates: HashMap<String, Target>,
    /// The names of our macros anywhere; `None` for one of several macros.
    aliases: HashMap<String, Option<Macro>>,
    /// What any `macro_rules!` of the program defines.
    defined: HashSet<String>,
}

/// Globs bring no more names than this, many times what a program has.
const MOST_NAMES: usize = 1 << 20;

impl Scopes {
    /// The root alone, with the crates of ours by the names that Cargo knows them by.
    pub fn new(crates: HashMap<String, Target>) -> Scopes {
        let root = Scope {
            is_module: true,
            ..Scope::default()
        };
        Scopes {
            scopes: vec![root],
            imports: Vec::new(),
            crates,
            aliases: HashMap::new(),
            defined: HashSet::new(),
        }
    }

    pub fn add_block(&mut self, parent: usize) -> usize {
        self.scopes.push(Scope {
            parent: Some(parent),
            ..Scope::default()
        });
        self.scopes.len() - 1
    }

    pub fn add_module(
        &mut self,
        parent: usize,
        name: &str,
        is_public: bool,
        is_macro_use: bool,
    ) -> usize {
        let module = self.add_block(parent);
        self.scopes[module].is_module = true;
        self.scopes[module].is_macro_use = is_macro_use;
        let found = Name::new(Target::Module(module), is_public);
        self.scopes[parent].modules.insert(name.to_owned(), found);
        module
    }

    /// Records what `macro_rules!` defines.
    pub fn add_definition(&mut self, scope: usize, name: &str, time: usize) {
        self.defined.insert(name.to_owned());
        let mut at = scope;
        loop {
            self.scopes[at].definitions.push((name.to_owned(), time));
            match self.scopes[at].parent {
                Some(parent) if self.scopes[at].is_macro_use => at = parent,
                _ => return,
            }
        }
    }

    /// Records an item that is neither a module nor a macro.
    pub fn add_item(&mut self, scope: usize, name: &str) {
        self.scopes[scope].items.insert(name.to_owned());
    }

    pub fn add_import(&mut self, scope: usize, import: &Import) {
        self.imports.push((scope, import.clone()));
    }

    /// Records `extern crate name as alias;` and returns what the crate is to us.
    pub fn add_crate(&mut self, scope: usize, name: &str, alias: &str, is_public: bool) -> Target {
        let target = match name {
            "self" => Target::Module(0),
            _ => self.crates.get(name).copied().unwrap_or(Target::Other),
        };
        let found = Name::new(target, is_public);
        self.scopes[scope].modules.insert(alias.to_owned(), found);
        if scope == 0 {
            self.crates.insert(alias.to_owned(), target);
        }
        target
    }

    /// Whether a macro of the program has this name anywhere.
    pub fn is_defined(&self, name: &str) -> bool {
        self.defined.contains(name)
    }

    /// Whether the root declares something of this name, a macro aside.
    pub fn is_root_item(&self, name: &str) -> bool {
        let is_module = |found: &Name| matches!(found.target, Target::Module(_));
        self.scopes[0].items.contains(name)
            || self.scopes[0].modules.get(name).is_some_and(is_module)
    }

    /// Whether a crate of ours has this name.
    pub fn is_crate_of_ours(&self, name: &str) -> bool {
        matches!(self.crates.get(name), Some(Target::Macros | Target::Core))
    }

    /// Follows the imports, until no more of them is understood. Returns whether that was possible: globs of many modules
    /// may bring too many names.
    pub fn resolve_imports(&mut self) -> bool {
        let imports = std::mem::take(&mut self.imports);
        self.hide_macros(&imports);
        let mut names = 0;
        let mut is_backwards = false;
        loop {
            let mut news = 0;
            // Both directions in turn follow long chains of imports in few rounds.
            for index in 0..imports.len() {
                let index = match is_backwards {
                    true => imports.len() - 1 - index,
                    false => index,
                };
                let (scope, import) = &imports[index];
                news += match import.is_glob {
                    true => self.take_glob(*scope, import),
                    false => self.take_name(*scope, import),
                };
                if names + news > MOST_NAMES {
                    return false;
                }
            }
            names += news;
            is_backwards = !is_backwards;
            if news == 0 {
                break;
            }
        }
        for (scope, import) in imports {
            let Some(alias) = &import.alias else {
                continue;
            };
            match self.scopes[scope].macros.get(alias).map(|name| name.target) {
                Some(Target::Macro(target)) => {
                    let found = self.aliases.entry(alias.clone()).or_insert(Some(target));
                    *found = found.filter(|other| *other == target);
                }
                // It may be a type or a function.
                _ if !self.scopes[scope].modules.contains_key(alias) => {
                    self.scopes[scope].items.insert(alias.clone());
                }
                _ => {}
            }
        }
        true
    }

    /// Imports of macros that are not ours hide ours of the same name.
    fn hide_macros(&mut self, imports: &[(usize, Import)]) {
        let mut others: HashSet<String> = self.defined.clone();
        loop {
            let before = others.len();
            for (scope, import) in imports {
                let (Some(alias), Some(last)) = (&import.alias, import.path.last()) else {
                    continue;
                };
                let first = import.path[0].as_str();
                let is_foreign = !matches!(first, "crate" | "self" | "super")
                    && self.lookup(*scope, first, Kind::Module).is_none();
                if self.is_crate_of_ours(first) {
                    continue;
                }
                let is_macro = match standard::is_crate(first) {
                    true => standard::is_macro(&import.path),
                    false => import.path.len() > 1 && is_foreign || others.contains(last),
                };
                // A crate that Cargo knows by another name: no other has macros of these names.
                let is_ours = is_foreign && of_name(last).is_some() && import.path.len() == 2;
                if is_macro && !is_ours {
                    others.insert(alias.clone());
                    let found = Name::new(Target::Other, import.is_public);
                    let macros = &mut self.scopes[*scope].macros;
                    macros.entry(alias.clone()).or_insert(found);
                }
            }
            if others.len() == before {
                return;
            }
        }
    }

    /// Takes what an import brings under one name, and returns how much of it is new.
    fn take_name(&mut self, scope: usize, import: &Import) -> usize {
        let Some(alias) = &import.alias else {
            return 0;
        };
        let mut news = 0;
        for kind in [Kind::Module, Kind::Macro] {
            let found = self.resolve(&import.path, import.is_global, scope, kind);
            let Some(target) = found.filter(|target| *target != Target::Other) else {
                continue;
            };
            let names = self.names_mut(scope, kind);
            if names.get(alias).is_none_or(Name::gives_way) {
                let found = Name {
                    is_crate_itself: import.path == [alias.as_str()],
                    ..Name::new(target, import.is_public)
                };
                names.insert(alias.clone(), found);
                news += 1;
            }
        }
        news
    }

    /// Takes all names that a glob brings and no import or declaration brings otherwise.
    fn take_glob(&mut self, scope: usize, import: &Import) -> usize {
        let mut brought = Vec::new();
        match self.resolve(&import.path, import.is_global, scope, Kind::Module) {
            Some(Target::Macros) => brought.extend(
                Macro::ALL
                    .map(|found| (Kind::Macro, found.name().to_owned(), Target::Macro(found))),
            ),
            Some(Target::Module(module)) if module != scope => {
                let is_inside = self.is_inside(scope, module);
                for kind in [Kind::Module, Kind::Macro] {
                    let seen = self.names(module, kind).iter().filter(|(name, found)| {
                        let old = self.names(scope, kind).get(*name);
                        (found.is_public || is_inside)
                            && old.is_none_or(|old| old.is_unclear(found.target))
                    });
                    brought.extend(seen.map(|(name, found)| (kind, name.clone(), found.target)));
                }
            }
            _ => {}
        }
        let mut news = 0;
        for (kind, alias, target) in brought {
            let is_public = import.is_public;
            let names = self.names_mut(scope, kind);
            if names.get(&alias).is_none_or(|old| old.is_unclear(target)) {
                let found = Name {
                    is_from_glob: true,
                    ..Name::new(target, is_public)
                };
                names.insert(alias, found);
                news += 1;
            }
        }
        news
    }

    /// The macro of ours that a call of `path` means.
    pub fn called(&self, path: &[String], is_global: bool, site: Site) -> Option<Macro> {
        let ([name], false) = (path, is_global) else {
            return match self.resolve(path, is_global, site.scope, Kind::Macro) {
                Some(Target::Macro(target)) => Some(target),
                Some(_) => None,
                // In a definition `self` is where the macro is used, and modules may be made by macros.
                None => self
                    .anywhere(path.last()?)
                    .filter(|_| !standard::is_crate(&path[0])),
            };
        };
        let mut at = Some(site.scope);
        while let Some(scope) = at {
            let reaches = |(defined, time): &(String, usize)| {
                defined == name && (site.is_in_definition || *time < site.time)
            };
            if self.scopes[scope].definitions.iter().any(reaches) {
                return None;
            }
            at = self.scopes[scope].parent;
        }
        match self.lookup(site.scope, name, Kind::Macro) {
            Some(Target::Macro(target)) => Some(target),
            Some(_) => None,
            // By `#[macro_use]`, by a glob of a crate that Cargo knows by another name, or by an import that a macro makes.
            None => of_name(name).or_else(|| self.anywhere(name)),
        }
    }

    /// The macro of ours that has a name somewhere, if nothing else has it.
    fn anywhere(&self, name: &str) -> Option<Macro> {
        let is_other = standard::is_macro_name(name) || self.defined.contains(name);
        self.aliases.get(name).copied().filter(|_| !is_other)?
    }

    /// What a path means in a scope; `None` if it is not known here.
    pub fn resolve(
        &self,
        path: &[String],
        is_global: bool,
        scope: usize,
        kind: Kind,
    ) -> Option<Target> {
        let first = path.first()?;
        if let ([_], false) = (path, is_global) {
            return self.lookup(scope, first, kind).or_else(|| match kind {
                Kind::Module => self.start(first, false, scope),
                Kind::Macro => None,
            });
        }
        let Some(mut target) = self.start(first, is_global, scope) else {
            // A crate that Cargo knows by another name: no other has macros of these names.
            let [_, last] = path else {
                return None;
            };
            return of_name(last)
                .filter(|_| kind == Kind::Macro && !standard::is_crate(first))
                .map(Target::Macro);
        };
        for (index, name) in path.iter().enumerate().skip(1) {
            let is_last = index + 1 == path.len();
            let kind = if is_last { kind } else { Kind::Module };
            target = match target {
                Target::Macros => Target::Macro(of_name(name).filter(|_| kind == Kind::Macro)?),
                Target::Module(module) if name == "super" => self.outer(module)?,
                Target::Module(module) => self.names(module, kind).get(name)?.target,
                // What is in grundy-core is neither a module nor a macro that matters.
                Target::Core | Target::Macro(_) | Target::Other => return None,
            };
        }
        Some(target)
    }

    /// Where a path enters grundy-core: how many of its names lead there, and whether the first is the crate's own.
    pub fn enters_core(
        &self,
        path: &[String],
        is_global: bool,
        scope: usize,
    ) -> Option<(usize, bool)> {
        let length = (1..=path.len()).find(|&length| {
            self.resolve(&path[..length], is_global, scope, Kind::Module) == Some(Target::Core)
        })?;
        let is_local = !is_global
            && self
                .find(scope, &path[0], Kind::Module)
                .is_some_and(|found| !found.is_crate_itself);
        Some((length, length == 1 && !is_local))
    }

    /// Whether a name of a module may be that of something else as well as of a macro.
    pub fn has_item(&self, path: &[String], is_global: bool, scope: usize) -> bool {
        let Some((last, module)) = path.split_last() else {
            return false;
        };
        match self.resolve(module, is_global, scope, Kind::Module) {
            Some(Target::Module(module)) => {
                let scope = &self.scopes[module];
                scope.items.contains(last) || scope.modules.contains_key(last)
            }
            _ => false,
        }
    }

    /// Whether a glob brings macros of ours.
    pub fn brings_macros(&self, glob: &Import, scope: usize) -> bool {
        let is_ours = |found: &Name| matches!(found.target, Target::Macro(_));
        match self.resolve(&glob.path, glob.is_global, scope, Kind::Module) {
            Some(Target::Module(module)) => self.scopes[module].macros.values().any(is_ours),
            _ => false,
        }
    }

    /// What the first name of a path leads to.
    fn start(&self, first: &str, is_global: bool, scope: usize) -> Option<Target> {
        match first {
            _ if is_global => self.crates.get(first).copied(),
            "crate" => Some(Target::Module(0)),
            "self" => Some(Target::Module(self.module(scope))),
            "super" => self.outer(self.module(scope)),
            _ => self
                .lookup(scope, first, Kind::Module)
                .or_else(|| self.crates.get(first).copied()),
        }
    }

    /// What a name means in a scope and the blocks around it, up to the module.
    fn lookup(&self, scope: usize, name: &str, kind: Kind) -> Option<Target> {
        self.find(scope, name, kind).map(|found| found.target)
    }

    fn find(&self, scope: usize, name: &str, kind: Kind) -> Option<&Name> {
        let mut at = scope;
        loop {
            if let Some(found) = self.names(at, kind).get(name) {
                return Some(found);
            }
            if self.scopes[at].is_module {
                return None;
            }
            at = self.scopes[at].parent?;
        }
    }

    fn names(&self, scope: usize, kind: Kind) -> &HashMap<String, Name> {
        match kind {
            Kind::Module => &self.scopes[scope].modules,
            Kind::Macro => &self.scopes[scope].macros,
        }
    }

    fn names_mut(&mut self, scope: usize, kind: Kind) -> &mut HashMap<String, Name> {
        match kind {
            Kind::Module => &mut self.scopes[scope].modules,
            Kind::Macro => &mut self.scopes[scope].macros,
        }
    }

    /// Whether a scope is a module or somewhere inside it.
    fn is_inside(&self, mut scope: usize, module: usize) -> bool {
        // What is inside was added later.
        while scope > module {
            let Some(parent) = self.scopes[scope].parent else {
                return false;
            };
            scope = parent;
        }
        scope == module
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

/// The macro of ours with a name.
fn of_name(name: &str) -> Option<Macro> {
    Macro::ALL.into_iter().find(|found| found.name() == name)
}
