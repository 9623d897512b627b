//! Cost of building a crate with a table of a million heaps, in the default dev profile: the macro beside the same values
//! from a file, as a list of numbers and by a `const fn`: `cargo bench --bench build_cost`.
//!
//! Each crate stands outside the workspace, as a user's does, and only it is built again for a measurement, not what it
//! depends on.

use grundy_core::codegen::rule_from_str;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const HEAPS: usize = 1_000_000;
/// The heaps for which the `const fn` is measured.
const CONST_FN_HEAPS: usize = 10_000;
const RUNS: usize = 5;
/// For what takes seconds.
const SLOW_RUNS: usize = 2;

/// Processor time in seconds, and peak resident memory in MB.
#[derive(Clone, Copy)]
struct Cost {
    seconds: f64,
    megabytes: f64,
}

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
        write_crate(&crate_folder, name, source)?;
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
    Ok(())
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

fn write_crate(folder: &Path, name: &str, source: &str) -> Result<()> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .canonicalize()?;
    let macros = workspace.join("grundy-macros");
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dependencies]\ngrundy-macros = {{ path = {macros:?} }}\n"
    );
    fs::create_dir_all(folder.join("src"))?;
    fs::write(folder.join("Cargo.toml"), manifest)?;
    fs::write(folder.join("src/lib.rs"), source)?;
    fs::copy(workspace.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(())
}

/// The least cost of building a crate whose dependencies are built.
fn build(folder: &Path, name: &str, runs: usize) -> Result<Cost> {
    cargo(folder, &["build"])?;
    let mut least = Cost {
        seconds: f64::INFINITY,
        megabytes: f64::INFINITY,
    };
    for _ in 0..runs {
        cargo(folder, &["clean", "-p", name])?;
        let cost = cargo(folder, &["build"])?;
        least.seconds = least.seconds.min(cost.seconds);
        least.megabytes = least.megabytes.min(cost.megabytes);
    }
    Ok(least)
}

/// Runs cargo below a process of its own, which tells what it cost: the peak memory of children is that of all so far.
fn cargo(folder: &Path, arguments: &[&str]) -> Result<Cost> {
    let output = Command::new(std::env::current_exe()?)
        .args(["--measure", env!("CARGO")])
        .args(arguments)
        .args(["--quiet", "--offline"])
        .current_dir(folder)
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("build-cost"),
        )
        .env_remove("RUSTFLAGS")
        .output()?;
    let said = String::from_utf8(output.stdout)?;
    let numbers: Vec<f64> = said
        .split_whitespace()
        .filter_map(|word| word.parse().ok())
        .collect();
    match numbers[..] {
        [seconds, megabytes] if output.status.success() => Ok(Cost { seconds, megabytes }),
        _ => Err(format!(
            "cargo {arguments:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        )
        .into()),
    }
}

/// Runs a command, and prints the processor time and the peak memory of its largest process.
fn measured(command: &[String]) -> Result<()> {
    let [program, arguments @ ..] = command else {
        return Err("no command to measure".into());
    };
    let status = Command::new(program).args(arguments).status()?;
    if !status.success() {
        return Err(format!("{command:?}: {status}").into());
    }
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let micros = usage.user_time().num_microseconds() + usage.system_time().num_microseconds();
    // Linux counts in KiB.
    println!(
        "{} {}",
        micros as f64 / 1e6,
        usage.max_rss() as f64 / 1024.0
    );
    Ok(())
}
