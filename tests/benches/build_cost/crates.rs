//! Crates outside the workspace, and what it costs to build them.

use super::Result;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Processor time in seconds, and peak resident memory in MB.
#[derive(Clone, Copy)]
pub struct Cost {
    pub seconds: f64,
    pub megabytes: f64,
}

/// Writes a crate of one file, which depends on the macros and on what `dependencies` says.
pub fn write_crate(
    folder: &Path,
    name: &str,
    file: &str,
    source: &str,
    dependencies: &str,
) -> Result<()> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .canonicalize()?;
    let macros = workspace.join("grundy-macros");
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dependencies]\ngrundy-macros = {{ path = {macros:?} }}\n{dependencies}"
    );
    fs::create_dir_all(folder.join("src"))?;
    fs::write(folder.join("Cargo.toml"), manifest)?;
    fs::write(folder.join("src").join(file), source)?;
    fs::copy(workspace.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(())
}

/// The least cost of building a crate whose dependencies are built.
pub fn build(folder: &Path, name: &str, runs: usize) -> Result<Cost> {
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
pub fn cargo(folder: &Path, arguments: &[&str]) -> Result<Cost> {
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
pub fn measured(command: &[String]) -> Result<()> {
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
