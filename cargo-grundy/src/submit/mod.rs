//! `submit`: one self-contained source file of a program, for judges that know none of our crates.

mod calls;
mod crates;
mod decode;
mod edits;
mod findings;
mod function;
mod modules;
mod names;
mod pack;
mod paths;
mod render;
mod report;
mod scopes;
mod source;
mod survey;
mod uses;

use crate::args;
use crate::failure::Failure;
use crate::{output, progress};
use calls::Made;
use edits::Edits;
use modules::{Child, Unit};
use names::Names;
use scopes::Target;
use std::io::Write;
use std::path::Path;
use survey::Survey;

/// Writes the submission, or says why there is none.
pub fn run(args: &args::Submit) -> Result<(), Failure> {
    let text = progress::during("computing the tables", || {
        submission(&args.file, args.output.as_deref(), args.limit)
    })?;
    match &args.output {
        Some(path) => output::to_file(path, text.as_bytes()),
        None => output::to_stdout(|out| out.write_all(text.as_bytes())),
    }
}

/// An error if the submission would take the place of a file that it is made of.
fn refuse_to_overwrite(units: &[&Unit], output: Option<&Path>) -> Result<(), Failure> {
    // What cannot be found is no file yet.
    let Some(output) = output.and_then(|path| path.canonicalize().ok()) else {
        return Ok(());
    };
    let is_output = |unit: &&&Unit| {
        unit.source
            .path
            .canonicalize()
            .is_ok_and(|path| path == output)
    };
    match units.iter().find(is_output) {
        Some(unit) => Err(Failure::Usage(format!(
            "{} is a file of the program itself; write the submission to another one",
            unit.source.path.display()
        ))),
        None => Ok(()),
    }
}

/// The text of the submission.
fn submission(path: &Path, output: Option<&Path>, limit: usize) -> Result<String, Failure> {
    let root = modules::read(path)?;
    let mut units = Vec::new();
    list(&root, &mut units);
    refuse_to_overwrite(&units, output)?;
    let survey = Survey::new(&units);
    let names = Names::beside(&survey.names);
    let mut edits: Vec<Edits> = units.iter().map(|_| Edits::default()).collect();
    drop_imports(&survey, &units, &mut edits);
    let needed = crates::carry(&survey, &units, &mut edits)?;
    crates::check(&survey, &units)?;
    let mut made: Vec<Made> = Vec::new();
    for call in &survey.calls {
        if let Some(called) = survey.scopes.called(&call.path, call.is_global, call.scope) {
            let source = &units[call.unit].source;
            made.extend(calls::replace(
                call,
                called,
                source,
                &names,
                &mut edits[call.unit],
            )?);
        }
    }
    let prelude = root.source.prelude;
    let has_crlf = root.source.text.contains("\r\n");
    let line_end = if has_crlf { "\r\n" } else { "\n" };
    let header = report::header(&root.source.name(), &made, line_end);
    // Behind a `#!` line the header starts a line of its own.
    let behind_script = root.source.text[..prelude].contains("#!");
    let header = if behind_script {
        format!("{line_end}{}", header.trim_end())
    } else {
        header
    };
    edits[0].replace(prelude..prelude, header);
    let mut text = compose(&root, &mut edits.into_iter());
    if !needed.is_empty() {
        text.push_str(&crates::module(&needed).replace('\n', line_end));
    }
    if text.len() > limit {
        return Err(report::too_large(text.len(), limit, &made));
    }
    Ok(text)
}

/// All units, each before its children, in the order of their declarations.
fn list<'a>(unit: &'a Unit, units: &mut Vec<&'a Unit>) {
    units.push(unit);
    for child in &unit.children {
        list(&child.unit, units);
    }
}

/// Removes the imports of our macros and of their crate.
fn drop_imports(survey: &Survey, units: &[&Unit], edits: &mut [Edits]) {
    for declaration in &survey.uses {
        let is_dropped = |import: &uses::Import| {
            let target = survey
                .scopes
                .resolve(&import.path, import.is_global, declaration.scope);
            matches!(target, Some(Target::Macros | Target::Macro(_)))
        };
        let text = &units[declaration.unit].source.text;
        let edits = &mut edits[declaration.unit];
        let imports = declaration.tree.imports();
        if !imports.is_empty() && imports.into_iter().all(is_dropped) {
            edits.remove_lines(text, declaration.place.clone());
        } else {
            declaration.tree.drop_some(text, edits, &is_dropped);
        }
    }
    for declaration in &survey.crates {
        if declaration.target == Target::Macros {
            let text = &units[declaration.unit].source.text;
            edits[declaration.unit].remove_lines(text, declaration.place.clone());
        }
    }
}

/// The text of a unit with its edits made and its file modules in place; takes edits in the order of `list`.
fn compose(unit: &Unit, edits: &mut impl Iterator<Item = Edits>) -> String {
    let mut own = edits.next().unwrap_or_default();
    let text = &unit.source.text;
    for Child {
        semicolon,
        path_attribute,
        unit,
        ..
    } in &unit.children
    {
        let inner = compose(unit, &mut *edits);
        let inner = &inner[unit.source.prelude.min(inner.len())..];
        let end = if inner.ends_with('\n') { "" } else { "\n" };
        // A comment at the end of the file must not reach the bracket.
        own.replace(*semicolon..semicolon + 1, format!(" {{\n{inner}{end}}}"));
        if let Some(place) = path_attribute {
            own.remove_lines(text, place.clone());
        }
    }
    own.apply(text)
}
