//! hdu2516, Fibonacci nim: the first move takes 1..=n-1 of n stones, a later one at most twice the one before; the
//! last stone wins. `n` a line, `0` ends; `First win` or `Second win`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use input::{Input, Stop};
use std::process::ExitCode;

/// Whether n is one of 1, 2, 3, 5, 8, ...: just there the second player wins (Whinihan, 1963). A heap of 1 is lost as
/// the first player may not take all of it.
fn is_fibonacci(n: u64) -> bool {
    let (mut a, mut b) = (1_u64, 1_u64);
    while b < n {
        match a.checked_add(b) {
            Some(next) => {
                a = b;
                b = next;
            }
            None => return false,
        }
    }
    b == n
}

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    while let Some(n) = input.number("heap", u64::MAX)? {
        if n == 0 {
            break;
        }
        let second = is_fibonacci(n);
        input.output.either(second, "Second win", "First win")?;
    }
    Ok(())
}
