//! Processor time, memory and size of `solver` beside other programs for the same problem: `cargo bench --bench solver`.

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use std::error::Error;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const LINES: u32 = 5_000_000;

/// What takes long is run less often.
const RUNS: usize = 10;
const SLOW_RUNS: usize = 2;

fn main() -> Result<()> {
    // `cargo test --benches` only wants to know that this builds.
    if !std::env::args().any(|arg| arg == "--bench") {
        return Ok(());
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("solver-bench");
    fs::create_dir_all(&folder)?;
    let input = folder.join("input.txt");
    write_input(&input)?;
    let solver = build_solver(&folder)?;
    let others = build_others(&folder)?;
    check(&solver, &others, &input)?;

    println!(
        "{LINES} lines of three numbers, user + system time, the least of {RUNS} runs (slow ones {SLOW_RUNS})"
    );
    let time = least_time(Command::new(&solver), &input)?;
    print_row("solver", time, time, "");
    for other in &others {
        print_row(
            other.name,
            least_time(Command::new(&other.path), &input)?,
            time,
            other.goal,
        );
    }
    print_row(
        "cat, the floor",
        least_time(Command::new("cat"), &input)?,
        time,
        "",
    );
    println!();
    println!(
        "solver, peak resident memory: {} (goal: at most 4096 KiB)",
        peak_memory(&solver, &input)?
    );
    let hello = build_hello(&folder)?;
    let (size, hello) = (fs::metadata(&solver)?.len(), fs::metadata(&hello)?.len());
    println!(
        "solver, stripped: {size} bytes, {:.2} x hello world of {hello} (goals: at most 409600, 1.2 x)",
        size as f64 / hello as f64
    );
    Ok(())
}

fn print_row(name: &str, seconds: f64, solver: f64, goal: &str) {
    let ratio = solver / seconds;
    println!(
        "{name:32} {:8.1} ms   solver takes {ratio:6.4} of it = 1/{:.1}   {goal}",
        1e3 * seconds,
        1.0 / ratio
    );
}

/// Lines of three numbers within 1..=1000 and the end marker.
fn write_input(path: &Path) -> Result<()> {
    let mut state = 1_u64;
    let mut number = || {
        // A step of Marsaglia's xorshift64.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        1 + (state >> 32) % 1000
    };
    // In large pieces, since the page cache then gives it back faster, to all of them.
    let mut file = BufWriter::with_capacity(1 << 22, File::create(path)?);
    for _ in 0..LINES {
        writeln!(file, "{} {} {}", number(), number(), number())?;
    }
    writeln!(file, "0 0 0")?;
    file.flush()?;
    Ok(())
}

/// A program to compare with.
struct Other {
    name: &'static str,
    goal: &'static str,
    path: PathBuf,
}

fn build_solver(folder: &Path) -> Result<PathBuf> {
    let target = folder.join("target");
    run(Command::new(env!("CARGO"))
        .args([
            "build",
            "--release",
            "-p",
            "solver",
            "--bin",
            "solver",
            "--target-dir",
        ])
        .arg(&target)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/..")))?;
    Ok(target.join("release/solver"))
}

fn build_others(folder: &Path) -> Result<Vec<Other>> {
    let mut others = Vec::new();
    for (file, name, goal) in [
        ("fread.cpp", "C++, fread, numbers by hand", "goal: 0.45"),
        ("scanf.cpp", "C++, scanf and puts", "goal: 1/15"),
        ("cin.cpp", "C++, cin, cout and endl", "goal: 1/60"),
        ("lines.rs", "Rust, lines, split_whitespace", ""),
        ("read_to_string.rs", "Rust, read_to_string", ""),
    ] {
        let source = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("benches/solver")
            .join(file);
        let path = folder.join(file).with_extension("");
        if file.ends_with(".cpp") {
            if Command::new("g++").arg("--version").output().is_err() {
                println!("{name}: left out, there is no g++");
                continue;
            }
            run(Command::new("g++")
                .arg("-O2")
                .arg("-o")
                .arg(&path)
                .arg(source))?;
        } else {
            build_rust(&source, &path)?;
        }
        others.push(Other { name, goal, path });
    }
    Ok(others)
}

fn build_hello(folder: &Path) -> Result<PathBuf> {
    let (source, path) = (folder.join("hello.rs"), folder.join("hello"));
    fs::write(&source, "fn main() { println!(\"Hello, world!\"); }\n")?;
    build_rust(&source, &path)?;
    Ok(path)
}

/// Builds one file as the release profile of the workspace would.
fn build_rust(source: &Path, path: &Path) -> Result<()> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    run(Command::new(rustc)
        .args([
            "--edition=2021",
            "-Copt-level=3",
            "-Clto=off",
            "-Ccodegen-units=1",
            "-Cpanic=abort",
            "-Cstrip=symbols",
        ])
        .arg("-o")
        .args([path, source]))
}

fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{command:?}: {status}").into())
    }
}

/// All programs must give the same answers.
fn check(solver: &Path, others: &[Other], input: &Path) -> Result<()> {
    let answers = |path: &Path| -> Result<Vec<u8>> {
        Ok(Command::new(path)
            .stdin(File::open(input)?)
            .output()?
            .stdout)
    };
    let right = answers(solver)?;
    let mut wrong = String::new();
    for other in others {
        if answers(&other.path)? != right {
            write!(wrong, "{}: other answers than solver; ", other.name)?;
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.into())
    }
}

/// The least user + system time of some runs from a file to nowhere, in seconds.
fn least_time(mut command: Command, input: &Path) -> Result<f64> {
    let children = || -> Result<i64> {
        let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
        Ok(usage.user_time().num_microseconds() + usage.system_time().num_microseconds())
    };
    let mut least = f64::INFINITY;
    let mut runs = 0;
    while runs
        < if least > 0.3 && runs > 0 {
            SLOW_RUNS
        } else {
            RUNS
        }
    {
        let before = children()?;
        run(command.stdin(File::open(input)?).stdout(Stdio::null()))?;
        least = least.min((children()? - before) as f64 / 1e6);
        runs += 1;
    }
    Ok(least)
}

/// The most memory that the program has had when it has read all but the end of its input from a pipe.
fn peak_memory(solver: &Path, input: &Path) -> Result<String> {
    let mut child = Command::new(solver)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()?;
    let mut pipe = child
        .stdin
        .take()
        .ok_or("the pipe to the solver is missing")?;
    let text = fs::read(input)?;
    let end = text.len() - b"0 0 0\n".len();
    pipe.write_all(&text[..end])?;
    let status = fs::read_to_string(format!("/proc/{}/status", child.id()));
    drop(pipe);
    child.wait()?;
    Ok(match status {
        Ok(status) => {
            let line = status.lines().find(|line| line.starts_with("VmHWM:"));
            line.map_or("unknown", |line| line["VmHWM:".len()..].trim())
                .to_owned()
        }
        Err(_) => "unknown on this system".to_owned(),
    })
}
