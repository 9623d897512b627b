//! What names mean in a program, as far as `submit` must know: our macros under any name, our crates, and modules.
//!
//! Modules and crates have names of one kind, macros of another; a name may be of both. What functions and types are called
//! matters only where an import brings them under the name of a macro.

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
pub(super) struct Name {
    pub(super) target: Target,
    /// Whether modules that are not inside this one see it.
    pub(super) is_public: bool,
    /// Whether a glob brought it; a declaration or an import of the name goes before.
    pub(super) is_from_glob: bool,
    /// Whether it is a crate by its own name, as by `use name;`.
    pub(super) is_crate_itself: bool,
}

impl Name {
    pub(super) fn new(target: Target, is_public: bool) -> Name {
        Name {
            target,
            is_public,
            is_from_glob: false,
            is_crate_itself: false,
        }
    }

    /// Whether a glob brought it before it was known what it is, which is known now.
    pub(super) fn is_unclear(&self, target: Target) -> bool {
        self.is_from_glob && self.target == Target::Other && target != Target::Other
    }

    /// Whether an import of the name takes its place.
    pub(super) fn gives_way(&self) -> bool {
        self.is_from_glob || self.target == Target::Other
    }
}

/// A module, or a block within one.
#[derive(Default)]
pub(super) struct Scope {
    pub(super) parent: Option<usize>,
    is_module: bool,
    /// Whether macros that are defined here reach what follows the module.
    is_macro_use: bool,
    pub(super) modules: HashMap<String, Name>,
    pub(super) macros: HashMap<String, Name>,
    /// The macros that `macro_rules!` defines here, and when; they reach into modules further down.
    pub(super) definitions: Vec<(String, usize)>,
    /// The names of other items.
    pub(super) items: HashSet<String>,
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
    pub(super) scopes: Vec<Scope>,
    pub(super) imports: Vec<(usize, Import)>,
    /// The crates by name, as `extern crate` or Cargo name them.
    pub(super) crates: HashMap<String, Target>,
    /// The names of our macros anywhere; `None` for one of several macros.
    pub(super) aliases: HashMap<String, Option<Macro>>,
    /// What any `macro_rules!` of the program defines.
    pub(super) defined: HashSet<String>,
}

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

    /// What a name means in a scope and the blocks around it, up to the module.
    pub(super) fn lookup(&self, scope: usize, name: &str, kind: Kind) -> Option<Target> {
        self.find(scope, name, kind).map(|found| found.target)
    }

    pub(super) fn find(&self, scope: usize, name: &str, kind: Kind) -> Option<&Name> {
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

    pub(super) fn names(&self, scope: usize, kind: Kind) -> &HashMap<String, Name> {
        match kind {
            Kind::Module => &self.scopes[scope].modules,
            Kind::Macro => &self.scopes[scope].macros,
        }
    }

    pub(super) fn names_mut(&mut self, scope: usize, kind: Kind) -> &mut HashMap<String, Name> {
        match kind {
            Kind::Module => &mut self.scopes[scope].modules,
            Kind::Macro => &mut self.scopes[scope].macros,
        }
    }

    /// Whether a scope is a module or somewhere inside it.
    pub(super) fn is_inside(&self, mut scope: usize, module: usize) -> bool {
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
    pub(super) fn module(&self, mut scope: usize) -> usize {
        while !self.scopes[scope].is_module {
            scope = self.scopes[scope].parent.unwrap_or(0);
        }
        scope
    }

    /// The module around a module.
    pub(super) fn outer(&self, module: usize) -> Option<Target> {
        let parent = self.scopes[module].parent?;
        Some(Target::Module(self.module(parent)))
    }
}

/// The macro of ours with a name.
pub(super) fn of_name(name: &str) -> Option<Macro> {
    Macro::ALL.into_iter().find(|found| found.name() == name)
}
