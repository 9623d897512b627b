//! hdu1527, Wythoff's game: take any number from one heap or the same number from both; the last stone wins.
//! `a b` a line until the end of the input; `1` if the first player wins, else `0`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use input::{Input, Stop};
use std::process::ExitCode;

/// Whether the second player wins (Wythoff, 1907): with difference d and phi = (1 + sqrt 5) / 2 the smaller heap a is
/// floor(d * phi), which is a <= d * phi < a + 1. As phi is the positive root of x * x - x - 1, and x <= phi wherever
/// x * x - x <= 1, both bounds can be had in whole numbers: a * (a - d) <= d * d < (a + 1) * (a + 1 - d).
fn second_wins(a: u64, b: u64) -> bool {
    let (a, d) = (u128::from(a.min(b)), u128::from(a.max(b) - a.min(b)));
    // The first two conditions leave nothing of the third that a u128 cannot hold.
    d <= a && a * (a - d) <= d * d && d * d < (a + 1) * (a + 1 - d)
}

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    while let Some(a) = input.number("heap", u64::MAX)? {
        let b = input.need("heap", u64::MAX)?;
        input.output.either(second_wins(a, b), "0", "1")?;
    }
    Ok(())
}
