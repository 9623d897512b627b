//! hdu1847: one heap of n cards, a move takes a power of two, the last card wins, and Kiki starts.
//! `n` a line until the end of the input; `Kiki` or `Cici`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use input::{Input, Stop};
use std::process::ExitCode;

/// The Grundy value of n cards. Lemma: 1 and 2 are moves and no multiple of 3 is a power of two, so G(n) = n mod 3.
const fn sg(n: u64) -> u64 {
    n % 3
}

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    while let Some(n) = input.number("heap", u64::MAX)? {
        input.output.either(sg(n) != 0, "Kiki", "Cici")?;
    }
    Ok(())
}
