//! The few functions of grundy-core that can be carried along: paths into the crate lead to a module of the file.

use super::crates::refused;
use super::edits::Edits;
use super::findings::{AnyPath, ExternCrate, all_paths};
use super::modules::Unit;
use super::scopes::Target;
use super::survey::Survey;
use super::uses::Import;
use crate::failure::Failure;
use grundy_core::codegen::SELF_CONTAINED;
use std::collections::BTreeSet;

/// What the program uses of grundy-core; a module at the root stands for the crate.
#[derive(Default)]
pub struct Carried {
    functions: BTreeSet<&'static str>,
    /// The names of the crate, as a rule one.
    names: BTreeSet<String>,
}

/// Whether an import of grundy-core itself brings the name that its module has anyway.
pub fn is_module_itself(survey: &Survey, import: &Import, scope: usize) -> bool {
    let entry = survey
        .scopes
        .enters_core(&import.path, import.is_global, scope);
    scope == 0
        && import.path.len() == 1
        && !import.is_glob
        && import.alias.as_ref() == import.path.first()
        && entry.is_some()
}

/// Makes paths into grundy-core lead to a module of the file, and returns what the module must have.
pub fn carry(survey: &Survey, units: &[&Unit], edits: &mut [Edits]) -> Result<Carried, Failure> {
    let mut carried = Carried::default();
    let mut places = BTreeSet::new();
    for path in all_paths(survey) {
        let AnyPath { unit, first, .. } = path;
        let entry = survey
            .scopes
            .enters_core(path.names, path.is_global, path.scope);
        let Some((length, is_crate)) = entry else {
            continue;
        };
        let found = match path.names.get(length) {
            Some(name) => SELF_CONTAINED.iter().find(|(known, _)| name == known),
            None => None,
        };
        // The crate may be imported as a whole, and then its functions are named by paths.
        let is_whole = path.import.is_some() && !path.is_glob && path.names.len() == length;
        if found.is_none() && !is_whole {
            let known: Vec<String> = SELF_CONTAINED
                .iter()
                .map(|(name, _)| format!("`{name}`"))
                .collect();
            let known = known.join(" and ");
            let message = format!(
                "`{}{}` is needed at run time, and of grundy_core only {known} can be carried along; compute the values by these, or in a table at compile time",
                path.names.join("::"),
                if path.is_glob { "::*" } else { "" }
            );
            return Err(refused(units[unit], first.clone(), &message));
        }
        carried.functions.extend(found.map(|(name, _)| *name));
        if !is_crate {
            continue;
        }
        let text = &units[unit].source.text;
        if text[path.start..first.start].contains('{') {
            let message = "the `::` in front of the braces goes for all that is in them; write it, or nothing, in front of each path";
            return Err(refused(units[unit], first.clone(), message));
        }
        let name = &path.names[0];
        if survey.scopes.is_root_item(name) {
            let message = format!(
                "the program has a `{name}` of its own beside the crate, which becomes a module of this name; give yours another"
            );
            return Err(refused(units[unit], first.clone(), &message));
        }
        carried.names.insert(name.clone());
        let is_dropped = path
            .import
            .is_some_and(|import| is_module_itself(survey, import, path.scope));
        if !is_dropped && places.insert((unit, first.start)) {
            edits[unit].replace(path.start..first.start, "crate::".to_owned());
        }
    }
    for declaration in &survey.crates {
        if declaration.target == Target::Core {
            carried.names.insert(declaration.name.clone());
            carry_declaration(declaration, units, edits);
        }
    }
    // The declaration of such a name is at the root already.
    for declaration in &survey.crates {
        if declaration.scope == 0 && declaration.alias != declaration.name {
            carried.names.remove(&declaration.alias);
        }
    }
    Ok(carried)
}

/// Makes `extern crate grundy_core` an import of the module, or nothing where the module is.
fn carry_declaration(declaration: &ExternCrate, units: &[&Unit], edits: &mut [Edits]) {
    let unit = declaration.unit;
    let text = &units[unit].source.text;
    let ExternCrate { name, alias, .. } = declaration;
    if alias == "_" || declaration.scope == 0 && alias == name {
        edits[unit].remove_lines(text, declaration.place.clone());
    } else {
        edits[unit].replace(declaration.words.clone(), format!("use crate::{name}"));
    }
}

/// The module with functions of grundy-core, if there must be one.
pub fn module(carried: &Carried) -> Option<String> {
    let (name, others) = (carried.names.first()?, carried.names.iter().skip(1));
    let mut text = format!(
        "\n/// What this program uses of the crate grundy-core.\n#[allow(dead_code, unused_imports, unreachable_pub)]\npub mod {name} {{\n"
    );
    for function in &carried.functions {
        text.push_str(&format!("    pub use self::in_{function}::{function};\n"));
    }
    for (function, source) in SELF_CONTAINED {
        if carried.functions.contains(function) {
            // The program may have a macro `vec!` of its own.
            let source = source
                .replace("use alloc::", "use std::")
                .replace("vec![", "std::vec![");
            text.push_str(&format!("\n    mod in_{function} {{\n{source}    }}\n"));
        }
    }
    text.push_str("}\n");
    for other in others {
        text.push_str(&format!("pub use self::{name} as {other};\n"));
    }
    Some(text)
}
