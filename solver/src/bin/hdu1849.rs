//! hdu1849: m pieces on a strip, a move shifts one of them to the left by any distance, and the last move wins.
//! A case is `m` and m positions, `m = 0` ends; `Rabbit Win!` if the first player wins, else `Grass Win!`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use input::{Input, Stop};
use std::process::ExitCode;

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    while let Some(pieces) = input.number("number of pieces", u64::MAX)? {
        if pieces == 0 {
            break;
        }
        // A piece at position n is a heap of n in Nim, and there G(n) = n (Bouton, 1901).
        let mut nim_sum = 0;
        for _ in 0..pieces {
            nim_sum ^= input.need("position", u64::MAX)?;
        }
        let rabbit = nim_sum != 0;
        input.output.either(rabbit, "Rabbit Win!", "Grass Win!")?;
    }
    Ok(())
}
