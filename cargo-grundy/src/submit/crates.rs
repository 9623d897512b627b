//! What a single file cannot have: other crates, and files.

use super::findings::all_paths;
use super::known::Known;
use super::modules::Unit;
use super::scopes::{Kind, Target};
use super::source::Place;
use super::standard;
use super::survey::Survey;
use crate::failure::Failure;
use grundy_core::codegen::Macro;

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
pub fn refused(unit: &Unit, place: Place, message: &str) -> Failure {
    Failure::No(unit.source.at(&place, message))
}
