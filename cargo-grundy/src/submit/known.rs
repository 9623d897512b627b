//! The names that a program has for crates of ours, and for the library of its own package.

use super::scopes::Target;
use std::collections::HashMap;

/// What is known of the crates that a program names, beside its text.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Names of grundy-macros other than its own.
    pub macros: Vec<String>,
    /// Names of grundy-core other than its own.
    pub core: Vec<String>,
    /// The library of the program's package.
    pub library: Option<String>,
}

impl Known {
    /// What each name leads to.
    pub(super) fn targets(&self) -> HashMap<String, Target> {
        let macros = self.macros.iter().map(|name| (name, Target::Macros));
        let core = self.core.iter().map(|name| (name, Target::Core));
        let mut targets: HashMap<String, Target> = macros
            .chain(core)
            .map(|(name, target)| (name.clone(), target))
            .collect();
        for (name, target) in [
            ("grundy_macros", Target::Macros),
            ("grundy_core", Target::Core),
        ] {
            targets.entry(name.to_owned()).or_insert(target);
        }
        targets
    }
}
