//! One self-contained source file of a program, for judges that know none of our crates.

mod attributes;
mod calls;
mod carry;
mod cfg;
mod crates;
mod declarations;
mod decode;
mod edits;
mod files;
mod findings;
mod function;
mod imports;
mod known;
mod lexical;
mod modules;
mod names;
mod pack;
mod paths;
mod render;
mod report;
mod resolve;
mod scopes;
mod source;
mod standard;
mod survey;
mod uses;

pub use files::Read;
pub use known::Known;

use crate::failure::Failure;
use calls::Made;
use edits::Edits;
use files::Files;
use modules::{Child, Unit};
use names::Names;
use scopes::{Kind, Target};
use std::path::{Path, PathBuf};
use survey::Survey;
use uses::Import;

/// A program as one file.
pub struct Submission {
    /// What a judge takes.
    pub text: String,
    /// The files that it is made of.
    pub files: Vec<PathBuf>,
}

/// Makes the submission of the program whose root file is at `path`, of at most `limit` bytes.
///
/// # Errors
/// Why there is none: a mistake in the program, with its place, or something that a single file cannot have.
pub fn submission(
    path: &Path,
    read: Read,
    known: &Known,
    limit: usize,
) -> Result<Submission, Failure> {
    let files = Files::new(read);
    let root = modules::read(path, &files)?;
    let mut units = Vec::new();
    list(&root, &mut units);
    let survey = Survey::new(&units, known.targets());
    if !survey.is_complete {
        return Err(Failure::No(format!(
            "{}: the globs in the program bring more names than can be followed; import by name what is used",
            path.display()
        )));
    }
    let names = Names::beside(&survey.names);
    let mut edits: Vec<Edits> = units.iter().map(|_| Edits::default()).collect();
    drop_imports(&survey, &units, &mut edits);
    let carried = carry::carry(&survey, &units, &mut edits)?;
    crates::check(&survey, &units, known)?;
    let mut made: Vec<Made> = Vec::new();
    for call in &survey.calls {
        if let Some(called) = survey.scopes.called(&call.path, call.is_global, call.site) {
            let source = &units[call.unit].source;
            let edits = &mut edits[call.unit];
            made.extend(calls::replace(call, called, source, &names, edits)?);
        }
    }
    let prelude = root.source.prelude;
    let line_end = root.source.line_end();
    let header = report::header(&root.source.name(), &made, line_end);
    // Behind a `#!` line the header starts a line of its own.
    let header = match root.source.text[..prelude].contains("#!") {
        true => format!("{line_end}{}", header.trim_end()),
        false => header,
    };
    let mut text = compose(&root, &mut edits.into_iter());
    text.insert_str(prelude, &header);
    if let Some(module) = carry::module(&carried) {
        text.push_str(&module.replace('\n', line_end));
    }
    if text.len() > limit {
        return Err(report::too_large(text.len(), limit, &made));
    }
    let files = units.iter().map(|unit| unit.source.path.clone()).collect();
    Ok(Submission { text, files })
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
        let is_dropped = |import: &Import| is_dropped(survey, import, declaration.scope);
        let text = &units[declaration.unit].source.text;
        let edits = &mut edits[declaration.unit];
        let imports = declaration.tree.imports();
        if !imports.is_empty() && imports.into_iter().all(is_dropped) {
            edits.remove_lines(text, declaration.place.clone());
            continue;
        }
        declaration.tree.drop_some(text, edits, &is_dropped);
        // Perhaps our macros were all that a glob was used for.
        let brings = |import: &&Import| {
            import.is_glob && survey.scopes.brings_macros(import, declaration.scope)
        };
        if survey.denies_unused_imports && declaration.tree.imports().iter().any(brings) {
            let start = declaration.place.start;
            edits.replace(start..start, "#[allow(unused_imports)] ".to_owned());
        }
    }
    for declaration in &survey.crates {
        if declaration.target == Target::Macros {
            let text = &units[declaration.unit].source.text;
            edits[declaration.unit].remove_lines(text, declaration.place.clone());
        }
    }
}

/// Whether an import brings something of ours and nothing else.
fn is_dropped(survey: &Survey, import: &Import, scope: usize) -> bool {
    let Import {
        path, is_global, ..
    } = import;
    let target = |kind| survey.scopes.resolve(path, *is_global, scope, kind);
    let is_macro = !import.is_glob && matches!(target(Kind::Macro), Some(Target::Macro(_)));
    target(Kind::Module) == Some(Target::Macros)
        || is_macro && !survey.scopes.has_item(path, *is_global, scope)
        || carry::is_module_itself(survey, import, scope)
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
        let line_end = unit.source.line_end();
        // A comment at the end of the file must not reach the bracket.
        let end = if inner.ends_with('\n') { "" } else { line_end };
        own.replace(
            *semicolon..semicolon + 1,
            format!(" {{{line_end}{inner}{end}}}"),
        );
        if let Some(place) = path_attribute {
            own.remove_lines(text, place.clone());
        }
    }
    own.apply(text)
}
