//! Cost of building a crate with a table of a million heaps, in the default dev profile: the macro beside the same values
//! from a file, as a list of numbers and by a `const fn`; and of changing a program with a table of ten million, in the
//! program itself and in a crate of its own: `cargo bench --bench build_cost`.
//!
//! Each crate stands outside the workspace, as a user's does, and only it is built again for a measurement, not what it
//! depends on.

mod changes;
mod crates;

use crates::{Cost, build, measured, write_crate};
use grundy_core::codegen::rule_from_str;
use std::error::Error;
use std::fs;
use std::process::ExitCode;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const HEAPS: usize = 1_000_000;
/// The heaps for which the `const fn` is measured.
const CONST_FN_HEAPS: usize = 10_000;
const RUNS: usize = 5;
/// For what takes seconds.
const SLOW_RUNS: usize = 2;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.first().map(String::as_str) {
        Some("--measure") => measured(&arguments[1..]),
        _ if arguments.iter().any(|arg| arg == "--bench") => bench(),
        // `cargo test --benches` only wants to know that this builds.
        _ => Ok(()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn bench() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let cost = |name: &str, runs: usize, source: &str| -> Result<Cost> {
        let crate_folder = folder.path().join(name);
        write_crate(&crate_folder, name, "lib.rs", source, "")?;
        build(&crate_folder, name, runs)
    };
    println!(
        "building one crate, user + system time and peak memory, the least of {RUNS} runs (slow ones {SLOW_RUNS})\n"
    );

    let empty = cost("empty", RUNS, "")?;
    row("an empty crate, the floor", empty, None);

    println!("\nfib to {HEAPS}, u8");
    let values = values("fib", HEAPS)?;
    fs::write(
        folder.path().join("values"),
        values.iter().map(|&v| v as u8).collect::<Vec<u8>>(),
    )?;
    let length = HEAPS + 1;
    let from_file = format!("pub static T: [u8; {length}] = *include_bytes!(\"../../values\");\n");
    let from_file = cost("from_file", RUNS, &from_file)?;
    row("include_bytes!", from_file, None);
    let call =
        format!("pub static T: [u8; {length}] = grundy_macros::grundy_table!(fib, {HEAPS});\n");
    let ours = cost("expression", RUNS, &call)?;
    row("grundy_table!", ours, Some(from_file));
    println!(
        "{:36} goals: at most 2 times the time, 1.3 times the memory",
        ""
    );
    row(
        "a list of numbers",
        cost("list", SLOW_RUNS, &list("u8", &values))?,
        Some(from_file),
    );
    let const_fn = cost("const_fn", SLOW_RUNS, &const_fn(CONST_FN_HEAPS))?;
    row(
        &format!("const fn, {CONST_FN_HEAPS} heaps only"),
        const_fn,
        Some(from_file),
    );
    // The time grows a little faster than the heaps, since the set has more elements then: this is too low.
    let scale = HEAPS as f64 / CONST_FN_HEAPS as f64;
    let scaled = empty.seconds + (const_fn.seconds - empty.seconds) * scale;
    println!(
        "const fn, times {scale} for all heaps: {scaled:.1}s, {:.0} times as long as grundy_table! (goal: 100)",
        scaled / ours.seconds
    );

    println!("\nfib to {HEAPS}, u16");
    let call =
        format!("grundy_macros::grundy_table! {{ pub static T: [u16; _] = fib, {HEAPS}; }}\n");
    let wide = cost("words", SLOW_RUNS, &call)?;
    row("grundy_table!", wide, Some(from_file));
    row(
        "a list of numbers",
        cost("list_of_words", SLOW_RUNS, &list("u16", &values))?,
        Some(from_file),
    );

    println!("\nnim to {HEAPS}, u32");
    let call =
        format!("pub static T: [u32; {length}] = grundy_macros::grundy_table!(nim, {HEAPS});\n");
    row(
        "grundy_table!",
        cost("double_words", SLOW_RUNS, &call)?,
        Some(from_file),
    );
    let values: Vec<u32> = (0..=HEAPS as u32).collect();
    row(
        "a list of numbers",
        cost("list_of_double_words", SLOW_RUNS, &list("u32", &values))?,
        Some(from_file),
    );
    changes::bench(folder.path())
}

fn row(name: &str, cost: Cost, reference: Option<Cost>) {
    let Cost { seconds, megabytes } = cost;
    print!("{name:36} {seconds:>7.3}s {megabytes:>7.0} MB");
    if let Some(reference) = reference {
        let (time, memory) = (seconds / reference.seconds, megabytes / reference.megabytes);
        print!("   {time:>6.2} times the time, {memory:>5.2} times the memory of include_bytes!");
    }
    println!();
}

fn values(rule: &str, max: usize) -> Result<Vec<u32>> {
    Ok(rule_from_str(rule)?.table(&[max])?.values().to_vec())
}

fn list(element: &str, values: &[u32]) -> String {
    let numbers: Vec<String> = values.iter().map(u32::to_string).collect();
    format!(
        "pub static T: [{element}; {}] = [{}];\n",
        values.len(),
        numbers.join(", ")
    )
}

/// The table of `fib` by a `const fn`, as people write it.
fn const_fn(max: usize) -> String {
    let length = max + 1;
    format!(
        "#![allow(long_running_const_eval)]
pub static T: [u8; {length}] = table();

const fn table() -> [u8; {length}] {{
    let mut values = [0; {length}];
    let mut heap = 1;
    while heap < {length} {{
        let mut seen = 0_u64;
        let (mut taken, mut next) = (1, 2);
        while taken <= heap {{
            seen |= 1 << values[heap - taken];
            (taken, next) = (next, taken + next);
        }}
        values[heap] = seen.trailing_ones() as u8;
        heap += 1;
    }}
    values
}}
"
    )
}
