//! The part of the scopes that follows imports: what each brings under which name.

use super::scopes::{Kind, Name, Scopes, Target, of_name};
use super::standard;
use super::uses::Import;
use grundy_core::codegen::Macro;
use std::collections::HashSet;

/// Globs bring no more names than this, many times what a program has.
const MOST_NAMES: usize = 1 << 20;

impl Scopes {
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
}
