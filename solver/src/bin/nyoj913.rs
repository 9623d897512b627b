//! nyoj913: n heaps, each with its own rule for what a move may take of it; the last move wins.
//! A case is `n` and n heaps; `0` or the end of the input ends; `Yougth` (who starts) or `Hrdv`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use grundy_macros::grundy_table;
use input::{Input, Stop};
use std::process::ExitCode;

/// The largest heap 2 and heap 4; the others may have any size.
const MAX: u64 = 1000;

static FIB: [u8; 1001] = grundy_table!(fib, 1000);
static ONE_OR_EVEN: [u16; 1001] = grundy_table!({ 1 } | even, 1000);

/// The Grundy value of n stones in heap i.
fn sg(i: u64, n: u64) -> u64 {
    match i {
        // Lemma: if 1..=m are moves and no multiple of m + 1 is one, then G(n) = n mod (m + 1).
        1 => n % 3,
        2 => FIB[n as usize].into(),
        // Nim: G(n) = n (Bouton, 1901).
        3 => n,
        4 => ONE_OR_EVEN[n as usize].into(),
        5 => n % 2,
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
            let max = if i == 2 || i == 4 { MAX } else { u64::MAX };
            nim_sum ^= sg(i, input.need("heap", max)?);
        }
        input.output.either(nim_sum != 0, "Yougth", "Hrdv")?;
    }
    Ok(())
}
