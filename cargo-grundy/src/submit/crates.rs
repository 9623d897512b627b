//! What a single file cannot have: other crates, and files. The few functions of grundy-core that can be carried along are.

use super::edits::Edits;
use super::findings::ExternCrate;
use super::known::Known;
use super::modules::Unit;
use super::scopes::{Kind, Target};
use super::source::Place;
use super::standard;
use super::survey::Survey;
use super::uses::Import;
use crate::failure::Failure;
use grundy_core::codegen::{Macro, SELF_CONTAINED};
use std::collections::BTreeSet;

/// What the program uses of grundy-core; a module at the root stands for the crate.
#[derive(Default)]
pub struct Carried {
    functions: BTreeSet<&'static str>,
    /// The names of the crate, as a rule one.
    names: BTreeSet<String>,
}

/// A path, in an import or not.
struct AnyPath<'a> {
    unit: usize,
    scope: usize,
    names: &'a [String],
    is_global: bool,
    is_glob: bool,
    import: Option<&'a Import>,
    start: usize,
    first: &'a Place,
}

fn all_paths<'a>(survey: &'a Survey) -> impl Iterator<Item = AnyPath<'a>> {
    let imports = survey.uses.iter().flat_map(|declaration| {
        let imports = declaration.tree.imports().into_iter();
        imports.map(|import| AnyPath {
            unit: declaration.unit,
            scope: declaration.scope,
            names: &import.path,
            is_global: import.is_global,
            is_glob: import.is_glob,
            import: Some(import),
            start: import.start,
            first: &import.first,
        })
    });
    imports.chain(survey.paths.iter().map(|path| AnyPath {
        unit: path.unit,
        scope: path.scope,
        names: &path.names,
        is_global: path.is_global,
        is_glob: false,
        import: None,
        start: path.start,
        first: &path.first,
    }))
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
            let source = source.replace("use alloc::", "use std::");
            text.push_str(&format!("\n    mod in_{function} {{\n{source}    }}\n"));
        }
    }
    text.push_str("}\n");
    for other in others {
        text.push_str(&format!("pub use self::{name} as {other};\n"));
    }
    Some(text)
}

/// An error if the program uses a crate, or reads a file, that a judge does not have.
pub fn check(survey: &Survey, units: &[&Unit], known: &Known) -> Result<(), Failure> {
    check_calls(survey, units)?;
    let missing = |unit: usize, place: &Place, name: &str| {
        let remedy = match &known.library {
            Some(library) if library == name => {
                "declare in this file, by `mod`, what you use of this library of its package"
            }
            _ => "use the standard library instead",
        };
        let message = format!("the crate `{name}` is not at hand in a single file; {remedy}");
        Err(refused(units[unit], place.clone(), &message))
    };
    for declaration in &survey.crates {
        if declaration.target == Target::Other && !standard::is_crate(&declaration.name) {
            return missing(declaration.unit, &declaration.place, &declaration.name);
        }
    }
    // Names that `use std::*` and the like bring are not known here.
    let is_open = survey
        .uses
        .iter()
        .flat_map(|declaration| declaration.tree.imports())
        .any(|import| {
            import.is_glob && import.path.len() == 1 && standard::is_crate(&import.path[0])
        });
    for path in all_paths(survey) {
        let Some(name) = path.names.first() else {
            continue;
        };
        let target = |length: usize, kind: Kind| {
            let names = &path.names[..length];
            survey
                .scopes
                .resolve(names, path.is_global, path.scope, kind)
        };
        let length = path.names.len();
        if length > 1
            && target(length - 1, Kind::Module) == Some(Target::Macros)
            && target(length, Kind::Macro).is_none()
        {
            return Err(no_macro(units[path.unit], path.first, path.names));
        }
        let is_type = path.import.is_none() && name.starts_with(char::is_uppercase);
        if is_type && !path.is_global || !is_crate(survey, name, path.is_global, is_open) {
            continue;
        }
        let is_ours = [Kind::Module, Kind::Macro].into_iter().any(|kind| {
            matches!(
                target(length, kind),
                Some(Target::Macros | Target::Macro(_))
            )
        });
        let enters_core = || {
            survey
                .scopes
                .enters_core(path.names, path.is_global, path.scope)
                .is_some()
        };
        if !is_ours && !enters_core() {
            return missing(path.unit, path.first, name);
        }
    }
    for call in &survey.calls {
        let name = call.path[0].as_str();
        let crate_path = &call.path[..call.path.len() - 1];
        let scope = call.site.scope;
        let start = survey
            .scopes
            .resolve(crate_path, call.is_global, scope, Kind::Module);
        let called = survey.scopes.called(&call.path, call.is_global, call.site);
        if start == Some(Target::Macros) && called.is_none() {
            return Err(no_macro(units[call.unit], &call.place, &call.path));
        }
        if call.path.len() < 2 || !is_crate(survey, name, call.is_global, is_open) {
            continue;
        }
        if called.is_none() {
            return missing(call.unit, &call.place, name);
        }
    }
    Ok(())
}

/// An error if a macro of the program does what is only understood when it is expanded, or reads a file.
fn check_calls(survey: &Survey, units: &[&Unit]) -> Result<(), Failure> {
    for call in &survey.calls {
        let name = call.path.last().map_or("", String::as_str);
        let refuse = |message: &str| Err(refused(units[call.unit], call.place.clone(), message));
        if ["include", "include_str", "include_bytes"].contains(&name)
            && !survey.scopes.is_defined(name)
        {
            return refuse(&format!(
                "{name}! reads a file that a judge does not have; write its text into the program"
            ));
        }
        let literal = call.literal.as_deref().unwrap_or("");
        let is_cargos = literal.starts_with("\"CARGO") || literal == "\"OUT_DIR\"";
        if name == "env" && is_cargos {
            return refuse(&format!(
                "env!({literal}) has no value without Cargo; write the value itself"
            ));
        }
    }
    if let Some((unit, place)) = survey.made_modules.first() {
        let message =
            "a macro makes a module that is a file; write `mod` and its name outside of the macro";
        return Err(refused(units[*unit], place.clone(), message));
    }
    if survey.callers.is_empty() {
        return Ok(());
    }
    for argument in &survey.arguments {
        let path = [argument.name.clone()];
        if survey.scopes.called(&path, false, argument.site).is_some() {
            let message = format!(
                "the macro `{}` is handed to another macro, which may call it; write the call itself, so that the table can be computed",
                argument.name
            );
            return Err(refused(
                units[argument.unit],
                argument.place.clone(),
                &message,
            ));
        }
    }
    Ok(())
}

/// Whether a name at the start of a path can only be that of a crate that does not come with the compiler.
fn is_crate(survey: &Survey, name: &str, is_global: bool, is_open: bool) -> bool {
    if standard::is_crate(name) {
        return false;
    }
    is_global || !(is_open || standard::is_no_crate(name) || survey.items.contains(name))
}

/// The error for a path into grundy-macros that leads nowhere.
fn no_macro(unit: &Unit, place: &Place, path: &[String]) -> Failure {
    let message = format!(
        "the crate grundy_macros has no `{}`; it has the macros {}",
        path.last().map_or("", String::as_str),
        Macro::ALL
            .map(|found| format!("`{}!`", found.name()))
            .join(", ")
    );
    unit.source.wrong(place, &message)
}

/// The program cannot be one file.
fn refused(unit: &Unit, place: Place, message: &str) -> Failure {
    Failure::No(unit.source.at(&place, message))
}
