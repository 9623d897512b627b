//! hdu3032, Lasker's nim: take any number from one heap, or split one into two non-empty heaps; the last move wins.
//! The number of cases, then the number of heaps and the heaps of each; `Alice` (who starts) or `Bob`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use input::{Input, Stop};
use std::process::ExitCode;

/// The Grundy value of a heap: 4j + 1, 4j + 2, 4j + 4, 4j + 3 for heaps 4j + 1 to 4j + 4 (Winning Ways, chapter 4).
const fn sg(n: u64) -> u64 {
    match n % 4 {
        0 => n.saturating_sub(1),
        3 => n + 1,
        _ => n,
    }
}

/// One more stone has the value 2^64.
const MAX: u64 = u64::MAX - 1;

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    let cases = input.number("number of cases", u64::MAX)?.unwrap_or(0);
    for _ in 0..cases {
        let heaps = input.need("number of heaps", u64::MAX)?;
        let mut nim_sum = 0;
        for _ in 0..heaps {
            nim_sum ^= sg(input.need("heap", MAX)?);
        }
        input.output.either(nim_sum != 0, "Alice", "Bob")?;
    }
    Ok(())
}
