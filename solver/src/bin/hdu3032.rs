//! hdu3032, Lasker's nim: take any number from one heap, or split one into two non-empty heaps; the last move wins.
//! The number of cases, then the number of heaps and the heaps of each; `Alice` (who starts) or `Bob`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use grundy_macros::grundy_fn;
use input::{Input, Stop};
use std::process::ExitCode;

grundy_fn! {
    /// The Grundy value of a heap.
    fn sg = lasker;
}

/// The Grundy value of any heap. That of the largest is 2^64, one more than `sg` can say.
fn value(heap: u64) -> u128 {
    if heap == u64::MAX {
        u128::from(heap) + 1
    } else {
        sg(heap).into()
    }
}

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    let cases = input.number("number of cases", u64::MAX)?.unwrap_or(0);
    for _ in 0..cases {
        let heaps = input.need("number of heaps", u64::MAX)?;
        let mut nim_sum = 0;
        for _ in 0..heaps {
            nim_sum ^= value(input.need("heap", u64::MAX)?);
        }
        input.output.either(nim_sum != 0, "Alice", "Bob")?;
    }
    Ok(())
}
