//! hdu1848: three heaps, a move takes a Fibonacci number of stones from one of them, and the last stone wins.
//! Lines `m n p` until `0 0 0`; `Fibo` if the first player wins, else `Nacci`.

mod input;
mod output;

use input::{Input, Stop};
use std::process::ExitCode;

/// Grundy values of the subtraction game on the Fibonacci numbers 1, 2, 3, 5, 8, ...
static SG: [u8; 1001] = stand_in();

const fn stand_in() -> [u8; 1001] {
    let mut t = [0u8; 1001];
    let mut n = 0;
    while n < 1001 {
        let mut seen = 0u32;
        let (mut a, mut b) = (1, 2);
        while a <= n {
            seen |= 1 << t[n - a];
            let c = a + b;
            a = b;
            b = c;
        }
        t[n] = seen.trailing_ones() as u8;
        n += 1;
    }
    t
}

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    while let Some(m) = input.number("heap", 1000)? {
        let n = input.need("heap", 1000)?;
        let p = input.need("heap", 1000)?;
        if (m, n, p) == (0, 0, 0) {
            break;
        }
        let fibo = SG[m as usize] ^ SG[n as usize] ^ SG[p as usize] != 0;
        input.output.line(if fibo { "Fibo" } else { "Nacci" })?;
    }
    Ok(())
}
