//! What `submit` says about its work: the header of a submission, and why there is none.

use super::calls::Made;
use crate::failure::Failure;
use std::fmt::Write;

/// The comment at the top: what made the file, and the rule of each table.
pub fn header(name: &str, made: &[Made], line_end: &str) -> String {
    let mut text = format!(
        "// Made from {name} by cargo grundy {}.{line_end}",
        env!("CARGO_PKG_VERSION")
    );
    for Made {
        name, from, how, ..
    } in made
    {
        text.push_str(&format!("// {name}: {} ({how}){line_end}", shown(from)));
    }
    text
}

/// The start of a rule: a long list is a part of the submission, and need not be there twice.
fn shown(rule: &str) -> String {
    const MOST: usize = 80;
    match rule.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &rule[..end]),
        None => rule.to_owned(),
    }
}

/// The error names no more tables than this, the largest.
const MOST_LISTED: usize = 30;

/// The error for a submission above the limit.
pub fn too_large(bytes: usize, limit: usize, made: &[Made]) -> Failure {
    let mut text = format!("the submission takes {bytes} bytes, more than the limit of {limit}:\n");
    let tables: usize = made.iter().map(|made| made.bytes).sum();
    let mut listed: Vec<&Made> = made.iter().collect();
    if made.len() > MOST_LISTED {
        listed.sort_by_key(|made| std::cmp::Reverse(made.bytes));
    }
    // Writing to a string does not fail.
    for made in listed.iter().take(MOST_LISTED) {
        let (name, from, how, bytes) = (&made.name, shown(&made.from), &made.how, made.bytes);
        let _ = writeln!(text, "{bytes:>9} bytes  {name}: {from} ({how})");
    }
    if let Some(rest @ [_, ..]) = listed.get(MOST_LISTED..) {
        let bytes: usize = rest.iter().map(|made| made.bytes).sum();
        let _ = writeln!(text, "{bytes:>9} bytes  {} smaller ones", rest.len());
    }
    let _ = writeln!(
        text,
        "{:>9} bytes  everything else",
        bytes - tables.min(bytes)
    );
    text.push_str(if made.is_empty() {
        "only the program itself can become smaller; or give the judge's limit with --limit"
    } else {
        "a table shrinks in proportion with its maximum; grundy_fn! needs no more than one period, where one is proved; or give the judge's limit with --limit"
    });
    Failure::No(text)
}
