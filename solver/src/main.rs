//! hdu1848: three heaps, a move takes a Fibonacci number of stones from one of them, and the last stone wins.
//! Lines `m n p` until `0 0 0`; `Fibo` if the first player wins, else `Nacci`.

mod input;
mod output;
mod triples;

use grundy_macros::grundy_table;
use input::{Input, Stop};
use std::process::ExitCode;

static SG: [u8; 1001] = grundy_table!(fib, 1000);

/// The largest heap.
const MAX: u16 = 1000;

fn first_wins(m: u16, n: u16, p: u16) -> bool {
    SG[usize::from(m)] ^ SG[usize::from(n)] ^ SG[usize::from(p)] != 0
}

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    let mut triples = [[0; 4]; triples::MOST];
    let mut patience = 1;
    loop {
        let (bytes, lines) = triples::take(input.unread(), MAX, &mut triples);
        input.used(bytes, lines);
        let taken = triples[..lines].iter();
        let answers = taken.map(|&[m, n, p, _]| first_wins(m, n, p));
        input.output.each(answers, "Fibo", "Nacci")?;
        if lines > 0 {
            patience = 1;
            continue;
        }
        // What was left is read case by case, the end marker too; the more cases, the more of the input is odd.
        for _ in 0..patience {
            let m = match input.number("heap", MAX.into())? {
                Some(m) => m as u16,
                None => return Ok(()),
            };
            let n = input.need("heap", MAX.into())? as u16;
            let p = input.need("heap", MAX.into())? as u16;
            if (m, n, p) == (0, 0, 0) {
                return Ok(());
            }
            input.output.either(first_wins(m, n, p), "Fibo", "Nacci")?;
        }
        patience = 64.min(2 * patience);
    }
}
