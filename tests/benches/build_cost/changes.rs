//! A changed line in a program with a large table: the table in the program itself, and in a crate of its own.

use super::Result;
use super::crates::{Cost, cargo, write_crate};
use std::fs;
use std::path::Path;

/// The declarations of the tables, all of ten million heaps.
const TABLES: [(&str, &str); 3] = [
    ("fib, u8", "pub static TABLE = fib, 10_000_000;"),
    ("fib, u16", "pub static TABLE: [u16; _] = fib, 10_000_000;"),
    ("kayles, u8", "pub static TABLE = kayles, 10_000_000;"),
];

/// Prints the costs of a first build, of a build after a change, and of a check after a change, as an editor runs it.
pub fn bench(folder: &Path) -> Result<()> {
    println!("\na program with a table of 10000000 heaps, and a changed line in it; one run each");
    println!(
        "{:12} {:12} {:>12} {:>14} {:>14}",
        "", "table in", "first build", "changed, build", "changed, check"
    );
    let without = "static TABLE: [u8; 1] = [0];\n";
    row("no table", "", program(folder, "without", without, "")?);
    for (index, (name, declaration)) in TABLES.into_iter().enumerate() {
        let call = format!("grundy_macros::grundy_table! {{ {declaration} }}\n");
        let own = format!("own_{index}");
        row(name, "the program", program(folder, &own, &call, "")?);
        let (tables, apart) = (format!("tables_{index}"), format!("apart_{index}"));
        write_crate(&folder.join(&tables), &tables, "lib.rs", &call, "")?;
        let import = format!("use {tables}::TABLE;\n");
        let dependency = format!("{tables} = {{ path = \"../{tables}\" }}\n");
        row(
            "",
            "its own",
            program(folder, &apart, &import, &dependency)?,
        );
    }
    Ok(())
}

fn row(name: &str, place: &str, [first, build, check]: [Cost; 3]) {
    println!(
        "{name:12} {place:12} {:>11.2}s {:>13.2}s {:>13.2}s",
        first.seconds, build.seconds, check.seconds
    );
}

/// The costs of a program that starts with `head`. The macros are built already; a crate with the table is not.
fn program(folder: &Path, name: &str, head: &str, dependencies: &str) -> Result<[Cost; 3]> {
    let crate_folder = folder.join(name);
    let source = |line: u32| {
        format!(
            "{head}fn main() {{\n    let heap = std::env::args().count();\n    println!(\"{{}} {line}\", TABLE[heap]);\n}}\n"
        )
    };
    write_crate(&crate_folder, name, "main.rs", &source(0), dependencies)?;
    let first = cargo(&crate_folder, &["build"])?;
    cargo(&crate_folder, &["check"])?;
    let change = |line: u32| fs::write(crate_folder.join("src/main.rs"), source(line));
    change(1)?;
    let build = cargo(&crate_folder, &["build"])?;
    change(2)?;
    let check = cargo(&crate_folder, &["check"])?;
    Ok([first, build, check])
}
