//! What the benches share: whether to measure at all, processor time, and a second run as Cargo builds macros by default.

use std::error::Error;
use std::process::Command;

/// The argument that tells a bench that it is the unoptimised run.
const UNOPTIMISED: &str = "--unoptimised";

/// How a bench was started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Run {
    /// By `cargo test --benches`, which only wants to know that it builds.
    Check,
    /// By `cargo bench`.
    Optimised,
    /// By [`rerun_unoptimised`].
    Unoptimised,
}

impl Run {
    /// How this program was started.
    pub fn this() -> Run {
        let has = |wanted: &str| std::env::args().any(|argument| argument == wanted);
        match (has("--bench"), has(UNOPTIMISED)) {
            (false, _) => Run::Check,
            (true, false) => Run::Optimised,
            (true, true) => Run::Unoptimised,
        }
    }
}

/// Runs a bench once more with all code unoptimised, as Cargo compiles macros in its default profiles.
pub fn rerun_unoptimised(bench: &str) -> Result<(), Box<dyn Error>> {
    let cargo = std::env::var("CARGO").unwrap_or("cargo".into());
    let status = Command::new(cargo)
        .args(["bench", "--quiet", "--bench", bench, "--profile", "dev"])
        .args(["--config", "profile.dev.package.grundy-core.opt-level=0"])
        .args(["--config", "profile.dev.package.grundy-tests.opt-level=0"])
        .args(["--target-dir", "target/unoptimised", "--", UNOPTIMISED])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .status()?;
    if !status.success() {
        return Err("the unoptimised run failed".into());
    }
    Ok(())
}
