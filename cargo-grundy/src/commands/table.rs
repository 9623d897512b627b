//! `table`: the Grundy values of all positions up to a maximum.

use crate::args::{self, Format};
use crate::failure::Failure;
use crate::{output, progress, rule};
use grundy_core::Table;
use serde::Serialize;
use std::io::{self, Write};

/// The keys of `--format json`.
#[derive(Serialize)]
struct Json<'a> {
    rule: &'a str,
    maxima: &'a [usize],
    max_value: u32,
    /// Row by row, the last coordinate running fastest.
    values: &'a [u32],
}

/// Prints the table in the format asked for.
pub fn run(args: &args::Table) -> Result<(), Failure> {
    let rule = rule::read(&args.rule)?;
    let table = progress::during("computing the table", || rule.table(&args.max))
        .map_err(|error| rule::refused(&args.rule, &error))?;
    output::to_stdout(|out| match args.format {
        None => lines(out, &table),
        Some(Format::Rust) => rust(out, &args.rule, &table),
        Some(Format::Json) => {
            let json = Json {
                rule: &args.rule,
                maxima: &args.max,
                max_value: table.max_value(),
                values: table.values(),
            };
            serde_json::to_writer(&mut *out, &json)?;
            writeln!(out)
        }
    })
}

/// A line for each position: its coordinates and its value.
fn lines(out: &mut impl Write, table: &Table) -> io::Result<()> {
    let lengths = table.lengths();
    let mut position = vec![0; lengths.len()];
    for value in table.values() {
        for coordinate in &position {
            write!(out, "{coordinate} ")?;
        }
        writeln!(out, "{value}")?;
        // The next position: the last coordinate runs fastest.
        for (coordinate, &length) in position.iter_mut().zip(lengths).rev() {
            *coordinate += 1;
            if *coordinate < length {
                break;
            }
            *coordinate = 0;
        }
    }
    Ok(())
}

/// A static array of numbers.
fn rust(out: &mut impl Write, rule: &str, table: &Table) -> io::Result<()> {
    let integer = match table.max_value() {
        0..=0xFF => "u8",
        0x100..=0xFFFF => "u16",
        _ => "u32",
    };
    let lengths = table.lengths();
    let array = lengths
        .iter()
        .rev()
        .fold(integer.to_owned(), |inner, length| {
            format!("[{inner}; {length}]")
        });
    let rule = rule.split_whitespace().collect::<Vec<_>>().join(" ");
    writeln!(out, "/// The Grundy values of `{rule}`.")?;
    write!(out, "pub static TABLE: {array} = ")?;
    nested(out, lengths, table.values(), 0)?;
    writeln!(out, ";")
}

/// The numbers in brackets, twenty a line.
fn nested(out: &mut impl Write, lengths: &[usize], values: &[u32], depth: usize) -> io::Result<()> {
    let indent = "    ".repeat(depth + 1);
    writeln!(out, "[")?;
    if lengths.len() > 1 {
        let inner = &lengths[1..];
        for part in values.chunks(inner.iter().product()) {
            write!(out, "{indent}")?;
            nested(out, inner, part, depth + 1)?;
            writeln!(out, ",")?;
        }
    } else {
        for line in values.chunks(20) {
            let numbers: Vec<String> = line.iter().map(u32::to_string).collect();
            writeln!(out, "{indent}{},", numbers.join(", "))?;
        }
    }
    write!(out, "{}]", "    ".repeat(depth))
}
