//! hdu1536, S-Nim: the numbers that a move may take from one heap are part of the input; the last move wins.
//! Per set k and the k moves, the number of positions, then each position as its number of heaps and its heaps;
//! `k = 0` ends. One line of `W` (the first player wins) and `L` a set.

#[path = "../input.rs"]
mod input;
#[path = "../output.rs"]
mod output;

use grundy_core::mex;
use input::{Input, Stop};
use std::process::ExitCode;

/// The largest heap, and the largest move.
const MAX: u64 = 10_000;

fn main() -> ExitCode {
    input::run(solve)
}

fn solve(input: &mut Input) -> Result<(), Stop> {
    while let Some(count) = input.number("number of moves", u64::MAX)? {
        if count == 0 {
            break;
        }
        let table = table(input, count)?;
        let positions = input.need("number of positions", u64::MAX)?;
        for position in 0..positions {
            match nim_sum(input, &table) {
                Ok(sum) => input.output.text(if sum != 0 { "W" } else { "L" })?,
                Err(stop) => {
                    // The answers before the error end their line all the same.
                    input.output.text(if position > 0 { "\n" } else { "" })?;
                    return Err(stop);
                }
            }
        }
        input.output.line("")?;
    }
    Ok(())
}

/// Reads a position.
fn nim_sum(input: &mut Input, table: &[u32]) -> Result<u32, Stop> {
    let heaps = input.need("number of heaps", u64::MAX)?;
    let mut sum = 0;
    for _ in 0..heaps {
        sum ^= table[input.need("heap", MAX)? as usize];
    }
    Ok(sum)
}

/// Reads the moves and computes the Grundy values of the heaps 0..=MAX.
fn table(input: &mut Input, count: u64) -> Result<Vec<u32>, Stop> {
    // Marked in a table of fixed size, so a set may repeat its moves as often as it likes.
    let mut marked = [false; MAX as usize + 1];
    for _ in 0..count {
        let taken = input.need("move", MAX)?;
        if taken == 0 {
            return Err(input.refuse("move 0 takes no stone; every move must take at least one"));
        }
        marked[taken as usize] = true;
    }
    let moves: Vec<usize> = (1..marked.len()).filter(|&taken| marked[taken]).collect();
    let mut table: Vec<u32> = Vec::with_capacity(marked.len());
    for heap in 0..marked.len() {
        let possible = moves.iter().take_while(|&&taken| taken <= heap);
        table.push(mex(possible.map(|&taken| table[heap - taken])));
    }
    Ok(table)
}
