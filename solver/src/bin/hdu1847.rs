//! hdu1847: one heap of n cards, a move takes a power of two, the last card wins, and Kiki starts.
//! `n` a line until the end of the input; `Kiki` or `Cici`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use grundy_macros::grundy_fn;
use input::{Input, Stop};
use std::process::ExitCode;

grundy_fn! {
    /// The Grundy value of n cards.
    fn sg = pow2;
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
