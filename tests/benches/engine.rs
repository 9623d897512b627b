//! Processor time of the engines beside the naive algorithm and beside `ogsolve`: `cargo bench --bench engine`.
//!
//! `ogsolve` 0.0.7 of crates.io, which is GPL and so never a dependency, takes part where `OGSOLVE` names the program; with
//! `OGSOLVE=install` it is installed below target/ first.

use grundy_core::Rule;
use grundy_core::codegen::rule_from_str;
use grundy_tests::{digits_of, naive_subtraction};
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const RUNS: usize = 3;
const MILLION: usize = 1_000_000;

fn main() -> Result<()> {
    // `cargo test --benches` only wants to know that this builds.
    if !std::env::args().any(|arg| arg == "--bench") {
        return Ok(());
    }
    println!(
        "user + system time on one thread, the least of {RUNS} runs (tables of seconds: one)\n"
    );
    println!(
        "{:14} {:>9} {:>10} {:>10} {:>8}",
        "rule", "heaps", "engine", "naive", "ratio"
    );
    for (name, max) in [("fib", MILLION), ("squares", 200_000), ("primes", 200_000)] {
        let rule = rule_from_str(name)?;
        let set = match &rule {
            Rule::Subtraction(set) => set.elements_up_to(max)?,
            _ => return Err("a named set is a subtraction set".into()),
        };
        against_naive(name, &rule, max, || {
            naive_subtraction(max, |taken| set.binary_search(&taken).is_ok())
        })?;
    }
    for name in ["0.6", "0.16", "grundys_game", "kayles"] {
        let rule = rule_from_str(name)?;
        let code = match &rule {
            Rule::TakeAndBreak(code) => code.to_string(),
            _ => return Err("a named game of heaps is a code".into()),
        };
        against_naive(name, &rule, 30_000, || naive_code(30_000, &code))?;
        let (seconds, _) = least(1, || engine(&rule, MILLION))?;
        println!("{name:14} {MILLION:>9} {seconds:>9.3}s");
    }
    println!();
    against_ogsolve()
}

fn engine(rule: &Rule, max: usize) -> Result<Vec<u32>> {
    Ok(rule.table(&[max])?.values().to_vec())
}

/// Prints a row, and makes sure that both algorithms agree.
fn against_naive(name: &str, rule: &Rule, max: usize, naive: impl Fn() -> Vec<u32>) -> Result<()> {
    let (ours, values) = least(RUNS, || engine(rule, max))?;
    let (theirs, expected) = least(1, || Ok(naive()))?;
    if values != expected {
        return Err(format!("{name}: the naive algorithm has other values").into());
    }
    println!(
        "{name:14} {max:>9} {ours:>9.3}s {theirs:>9.3}s {:>8.1}",
        theirs / ours
    );
    Ok(())
}

/// A code with digits to 7 by the definition: all splits of all heaps.
fn naive_code(max: usize, code: &str) -> Vec<u32> {
    let digit = digits_of(code);
    let digits: Vec<(usize, u8, char)> = (0..code.len())
        .map(|i| (i, digit(i).0, digit(i).1))
        .collect();
    let mut values: Vec<u32> = Vec::with_capacity(max + 1);
    let mut reached_by = vec![usize::MAX; 1024];
    for heap in 0..=max {
        for &(taken, bits, mark) in digits.iter().filter(|digit| digit.0 <= heap) {
            let left = heap - taken;
            if left == 0 && bits & 1 != 0 {
                reached_by[0] = heap;
            }
            if left > 0 && bits & 2 != 0 {
                reached_by[values[left] as usize] = heap;
            }
            let last = match mark {
                _ if bits & 4 == 0 => 0,
                '!' => left.saturating_sub(1) / 2,
                _ => left / 2,
            };
            for part in 1..=last {
                reached_by[(values[part] ^ values[left - part]) as usize] = heap;
            }
        }
        let free = reached_by.iter().position(|&by| by != heap);
        values.push(free.unwrap_or(reached_by.len()) as u32);
    }
    values
}

fn against_ogsolve() -> Result<()> {
    let Some(program) = ogsolve()? else {
        println!("ogsolve: left out; OGSOLVE=install gets it, OGSOLVE=PATH names it");
        return Ok(());
    };
    let rule = rule_from_str("0.6")?;
    let (ours, values) = least(RUNS, || engine(&rule, MILLION))?;
    println!("0.6 to {MILLION}: grundy {ours:.3}s");
    let mut best = f64::INFINITY;
    for method in ["rc", "rcs", "rc2", "rc2s"] {
        let before = cpu_seconds(UsageWho::RUSAGE_CHILDREN)?;
        let output = Command::new(&program)
            .args(["0.6", "-n", &MILLION.to_string(), "-m", method])
            .output()?;
        let seconds = cpu_seconds(UsageWho::RUSAGE_CHILDREN)? - before;
        let said = String::from_utf8(output.stdout)?;
        let last = format!("nimber of {MILLION}: {} ", values[MILLION]);
        if !output.status.success() || !said.contains(&last) {
            return Err(format!("ogsolve -m {method} did not find {last}:\n{said}").into());
        }
        println!(
            "0.6 to {MILLION}: ogsolve -m {method:5} {seconds:.3}s, {:.1} times as long",
            seconds / ours
        );
        best = best.min(seconds);
    }
    println!(
        "0.6 to {MILLION}: {:.1} times faster than ogsolve's best (goal: 4)",
        best / ours
    );
    Ok(())
}

/// The program to compare with, if there is to be one.
fn ogsolve() -> Result<Option<PathBuf>> {
    let Some(wish) = std::env::var_os("OGSOLVE") else {
        return Ok(None);
    };
    if wish != "install" {
        return Ok(Some(PathBuf::from(wish)));
    }
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ogsolve");
    let status = Command::new(env!("CARGO"))
        .args([
            "install",
            "ogsolve",
            "--version",
            "0.0.7",
            "--locked",
            "--quiet",
            "--root",
        ])
        .arg(&root)
        // cargo passes the flags of this workspace on, which are not meant for it.
        .env_remove("RUSTFLAGS")
        .status()?;
    if !status.success() {
        return Err("cargo install ogsolve failed".into());
    }
    Ok(Some(root.join("bin/ogsolve")))
}

/// The least processor time of some runs, and what the last one returned.
fn least<T>(runs: usize, run: impl Fn() -> Result<T>) -> Result<(f64, T)> {
    let timed = || -> Result<(f64, T)> {
        let before = cpu_seconds(UsageWho::RUSAGE_SELF)?;
        let result = run()?;
        Ok((cpu_seconds(UsageWho::RUSAGE_SELF)? - before, result))
    };
    let (mut seconds, mut result) = timed()?;
    for _ in 1..runs {
        let (again, same) = timed()?;
        (seconds, result) = (seconds.min(again), same);
    }
    Ok((seconds, result))
}

fn cpu_seconds(who: UsageWho) -> Result<f64> {
    let usage = getrusage(who)?;
    let micros = usage.user_time().num_microseconds() + usage.system_time().num_microseconds();
    Ok(micros as f64 / 1e6)
}
