//! nyoj913: n heaps, each with its own rule for what a move may take of it; the last move wins.
//! A case is `n` and n heaps; `0` or the end of the input ends; `Yougth` (who starts) or `Hrdv`.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use input::{Input, Stop};
use std::process::ExitCode;

static POW2: [u8; 1001] = stand_in(0);
static FIB: [u8; 1001] = stand_in(1);
static ONE_OR_EVEN: [u16; 1001] = stand_in2();
static ODD: [u8; 1001] = stand_in(2);

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
            let n = input.need("heap", 1000)?;
            let heap = n as usize;
            nim_sum ^= match i {
                1 => u64::from(POW2[heap]),
                2 => u64::from(FIB[heap]),
                // Nim: G(n) = n (Bouton, 1901).
                3 => n,
                4 => u64::from(ONE_OR_EVEN[heap]),
                5 => u64::from(ODD[heap]),
                // Lemma: if 1..=i are moves and no multiple of i + 1 is one, then G(n) = n mod (i + 1).
                _ => n % (i + 1),
            };
        }
        input
            .output
            .line(if nim_sum != 0 { "Yougth" } else { "Hrdv" })?;
    }
    Ok(())
}

const fn stand_in(k: u8) -> [u8; 1001] {
    let mut t = [0u8; 1001];
    let mut n = 0;
    while n < 1001 {
        let mut seen = 0u32;
        let (mut a, mut b) = (1, 2);
        while a <= n {
            seen |= 1 << t[n - a];
            let c = match k {
                0 => 2 * b,
                1 => a + b,
                _ => b + 2,
            };
            a = if k == 2 && a == 1 { 3 } else { b };
            b = if k == 2 && a == 3 { 5 } else { c };
        }
        t[n] = seen.trailing_ones() as u8;
        n += 1;
    }
    t
}

const fn stand_in2() -> [u16; 1001] {
    let mut t = [0u16; 1001];
    let mut n = 1;
    while n < 1001 {
        let mut seen = [false; 1001];
        seen[t[n - 1] as usize] = true;
        let mut k = 2;
        while k <= n {
            seen[t[n - k] as usize] = true;
            k += 2;
        }
        let mut v = 0;
        while seen[v] {
            v += 1;
        }
        t[n] = v as u16;
        n += 1;
    }
    t
}
