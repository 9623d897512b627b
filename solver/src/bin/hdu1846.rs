//! hdu1846, the Bash game: one heap of n stones, a move takes 1..=m of them, and the last stone wins.
//! The number of cases, then `n m` each; `first` or `second`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use input::{Input, Stop};
use std::process::ExitCode;

/// Whether the first player wins. Lemma: if 1..=m are moves and no multiple of m + 1 is one, then G(n) = n mod (m + 1).
fn first_wins(n: u64, m: u64) -> bool {
    match m.checked_add(1) {
        Some(period) => n % period != 0,
        None => n != 0,
    }
}

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    let cases = input.number("number of cases", u64::MAX)?.unwrap_or(0);
    for _ in 0..cases {
        let n = input.need("heap", u64::MAX)?;
        let m = input.need("most to take", u64::MAX)?;
        input.output.either(first_wins(n, m), "first", "second")?;
    }
    Ok(())
}
