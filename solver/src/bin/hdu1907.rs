//! hdu1907, misere Nim: who takes the last stone loses; John starts.
//! The number of cases, then the number of heaps and the heaps of each; `John` or `Brother`.

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
    let cases = input.number("number of cases", u64::MAX)?.unwrap_or(0);
    for _ in 0..cases {
        let heaps = input.need("number of heaps", u64::MAX)?;
        let mut nim_sum = 0;
        let mut some_above_1 = false;
        for _ in 0..heaps {
            let n = input.need("heap", u64::MAX)?;
            nim_sum ^= n;
            some_above_1 |= n > 1;
        }
        // Bouton, 1901: while a heap above 1 is left, misere Nim is won like Nim; of heaps of 1 the number decides.
        let john = some_above_1 == (nim_sum != 0);
        input.output.either(john, "John", "Brother")?;
    }
    Ok(())
}
