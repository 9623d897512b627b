//! What a single file cannot have: other crates, and files. The few functions of grundy-core that can be carried along are.

use super::edits::Edits;
use super::modules::Unit;
use super::scopes::Target;
use super::survey::Survey;
use super::uses::Import;
use crate::failure::Failure;
use grundy_core::codegen::SELF_CONTAINED;
use std::collections::BTreeSet;

/// The crates that come with the compiler.
const WITH_RUST: [&str; 5] = ["std", "core", "alloc", "proc_macro", "test"];

/// Starts of paths that are no crates.
const NO_CRATES: [&str; 23] = [
    "crate",
    "self",
    "super",
    "Self",
    "bool",
    "char",
    "str",
    "u8",
    "u16",
    "u32",
    "u64",
    "u128",
    "usize",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "isize",
    "f32",
    "f64",
    "r",
    "macro_rules",
];

/// Makes paths into grundy-core lead to a module of the file, and returns the functions that the module must have.
pub fn carry(
    survey: &Survey,
    units: &[&Unit],
    edits: &mut [Edits],
) -> Result<BTreeSet<&'static str>, Failure> {
    let mut needed = BTreeSet::new();
    let mut places = BTreeSet::new();
    let imports = survey.uses.iter().flat_map(|declaration| {
        let imports = declaration.tree.imports().into_iter();
        imports.map(
            move |Import {
                      path,
                      is_global,
                      start,
                      first,
                      ..
                  }| {
                (
                    declaration.unit,
                    declaration.scope,
                    path,
                    *is_global,
                    *start,
                    first,
                )
            },
        )
    });
    let paths = survey.paths.iter().map(|path| {
        (
            path.unit,
            path.scope,
            &path.names,
            path.is_global,
            path.start,
            &path.first,
        )
    });
    for (unit, scope, path, is_global, start, first) in imports.chain(paths) {
        let name = path.first().map_or("", String::as_str);
        let target = survey
            .scopes
            .resolve(&path[..path.len().min(1)], is_global, scope);
        if target != Some(Target::Core) || name != "grundy_core" {
            continue;
        }
        let found = SELF_CONTAINED
            .iter()
            .find(|(known, _)| path.get(1).is_some_and(|p| p == known));
        let Some((function, _)) = found else {
            let known: Vec<String> = SELF_CONTAINED
                .iter()
                .map(|(name, _)| format!("`{name}`"))
                .collect();
            let known = known.join(" and ");
            let message = format!(
                "`{}` is needed at run time, and of grundy_core only {known} can be carried along; compute the values by these, or in a table at compile time",
                path.join("::")
            );
            return Err(refused(units[unit], first.clone(), &message));
        };
        needed.insert(*function);
        if places.insert((unit, start)) {
            edits[unit].replace(start..first.start, "crate::".to_owned());
        }
    }
    Ok(needed)
}

/// The module with functions of grundy-core.
pub fn module(needed: &BTreeSet<&str>) -> String {
    let mut text = String::from(
        "\n/// What this program uses of the crate grundy-core.\n#[allow(dead_code, unused_imports)]\nmod grundy_core {\n",
    );
    for name in needed {
        text.push_str(&format!("    pub use self::in_{name}::{name};\n"));
    }
    for (name, source) in SELF_CONTAINED {
        if needed.contains(name) {
            let source = source.replace("use alloc::", "use std::");
            text.push_str(&format!("\n    mod in_{name} {{\n{source}    }}\n"));
        }
    }
    text.push_str("}\n");
    text
}

/// An error if the program uses a crate, or reads a file, that a judge does not have.
pub fn check(survey: &Survey, units: &[&Unit]) -> Result<(), Failure> {
    for call in &survey.calls {
        let name = call.path.last().map_or("", String::as_str);
        let literal = call.literal.as_deref().unwrap_or("");
        if ["include", "include_str", "include_bytes"].contains(&name) {
            let message = format!(
                "{name}! reads a file that a judge does not have; write its text into the program"
            );
            return Err(refused(units[call.unit], call.place.clone(), &message));
        }
        if name == "env" && literal.starts_with("\"CARGO") {
            let message =
                format!("env!({literal}) has no value without Cargo; write the value itself");
            return Err(refused(units[call.unit], call.place.clone(), &message));
        }
    }
    for declaration in &survey.crates {
        if declaration.target == Target::Core {
            let message = "only functions of grundy_core can be carried along; name them by `use`, without this declaration";
            return Err(refused(
                units[declaration.unit],
                declaration.place.clone(),
                message,
            ));
        }
        if declaration.target == Target::Other && !WITH_RUST.contains(&declaration.name.as_str()) {
            return Err(missing(
                units[declaration.unit],
                declaration.place.clone(),
                &declaration.name,
            ));
        }
    }
    // Names that `use std::*` and the like bring are not known here.
    let is_open = survey
        .uses
        .iter()
        .flat_map(|declaration| declaration.tree.imports())
        .any(|import| {
            import.is_glob && import.path.len() == 1 && WITH_RUST.contains(&import.path[0].as_str())
        });
    for declaration in &survey.uses {
        for import in declaration.tree.imports() {
            let target = survey
                .scopes
                .resolve(&import.path, import.is_global, declaration.scope);
            let name = import.path.first().map_or("", String::as_str);
            if is_ours(target) || !is_crate(survey, name, import.is_global, is_open) {
                continue;
            }
            return Err(missing(units[declaration.unit], import.first.clone(), name));
        }
    }
    for path in &survey.paths {
        let name = path.names[0].as_str();
        let is_type = name.starts_with(|c: char| c.is_uppercase());
        if is_type && !path.is_global || !is_crate(survey, name, path.is_global, is_open) {
            continue;
        }
        let target = survey
            .scopes
            .resolve(&path.names, path.is_global, path.scope);
        if !is_ours(target) {
            return Err(missing(units[path.unit], path.first.clone(), name));
        }
    }
    for call in &survey.calls {
        let name = call.path[0].as_str();
        if call.path.len() < 2 || !is_crate(survey, name, call.is_global, is_open) {
            continue;
        }
        if survey
            .scopes
            .called(&call.path, call.is_global, call.scope)
            .is_none()
        {
            return Err(missing(units[call.unit], call.place.clone(), name));
        }
    }
    Ok(())
}

fn is_ours(target: Option<Target>) -> bool {
    matches!(
        target,
        Some(Target::Macros | Target::Macro(_) | Target::Core)
    )
}

/// Whether a name at the start of a path can only be that of a crate that does not come with the compiler.
fn is_crate(survey: &Survey, name: &str, is_global: bool, is_open: bool) -> bool {
    if WITH_RUST.contains(&name) {
        return false;
    }
    is_global || !(is_open || NO_CRATES.contains(&name) || survey.items.contains(name))
}

fn missing(unit: &Unit, place: super::source::Place, name: &str) -> Failure {
    let message = format!(
        "the crate `{name}` is not at hand in a single file; use the standard library instead"
    );
    refused(unit, place, &message)
}

/// The program cannot be one file.
fn refused(unit: &Unit, place: super::source::Place, message: &str) -> Failure {
    Failure::No(unit.source.at(&place, message))
}
