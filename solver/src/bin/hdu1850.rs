//! hdu1850: Nim with m heaps; how many heaps allow a winning first move?
//! A case is `m` and m heaps, `m = 0` ends; the count.

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
    while let Some(heaps) = input.number("number of heaps", u64::MAX)? {
        if heaps == 0 {
            break;
        }
        // A winning move turns heap n into n ^ nim_sum, which is less than n just where n has the leading bit of the
        // nim-sum. So it is enough to count the heaps that have each bit.
        let mut nim_sum = 0;
        let mut with_bit = [0; 64];
        for _ in 0..heaps {
            let n = input.need("heap", u64::MAX)?;
            nim_sum ^= n;
            for (bit, count) in with_bit.iter_mut().enumerate() {
                *count += n >> bit & 1;
            }
        }
        let moves = match nim_sum {
            0 => 0,
            _ => with_bit[63 - nim_sum.leading_zeros() as usize],
        };
        input.output.number(moves)?;
    }
    Ok(())
}
