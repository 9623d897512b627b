//! nyoj913: n heaps, each with its own rule for what a move may take of it; the last move wins.
//! A case is `n` and n heaps; `0` or the end of the input ends; `Yougth` (who starts) or `Hrdv`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use grundy_macros::{grundy_fn, grundy_table};
use input::{Input, Stop};
use std::process::ExitCode;

/// The largest heap 2, whose values have no period that is known; the others may have any size.
const MAX: u64 = 1000;

static FIB: [u8; 1001] = grundy_table!(fib, 1000);

grundy_fn! {
    fn power_of_two = pow2;
    fn any_number = nim;
    fn one_or_even = {1} | even;
    fn odd_number = odd;
}

/// The Grundy value of n stones in heap i.
fn sg(i: u64, n: u64) -> u64 {
    match i {
        1 => power_of_two(n),
        2 => FIB[n as usize].into(),
        3 => any_number(n),
        4 => one_or_even(n),
        5 => odd_number(n),
        // The Bash game: 1..=i are moves and no multiple of i + 1 is one, so G(n) = n mod (i + 1).
        _ => n % (i + 1),
    }
}

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    while let Some(heaps) = input.number("number of heaps", u64::MAX - 1)? {
        if heaps == 0 {
            break;
        }
        let mut nim_sum = 0;
        for i in 1..=heaps {
            let max = if i == 2 { MAX } else { u64::MAX };
            nim_sum ^= sg(i, input.need("heap", max)?);
        }
        input.output.either(nim_sum != 0, "Yougth", "Hrdv")?;
    }
    Ok(())
}
