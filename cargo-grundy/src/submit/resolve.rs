//! The part of the scopes that says what a path leads to.

use super::scopes::{Kind, Name, Scopes, Site, Target, of_name};
use super::standard;
use super::uses::Import;
use grundy_core::codegen::Macro;

impl Scopes {
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
}
