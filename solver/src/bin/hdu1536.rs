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
        let mut table = Table::read(input, count)?;
        let positions = input.need("number of positions", u64::MAX)?;
        for position in 0..positions {
            match nim_sum(input, &mut table) {
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
fn nim_sum(input: &mut Input, table: &mut Table) -> Result<u32, Stop> {
    let heaps = input.need("number of heaps", u64::MAX)?;
    let mut sum = 0;
    for _ in 0..heaps {
        sum ^= table.value(input.need("heap", MAX)? as usize);
    }
    Ok(sum)
}

/// The Grundy values under one set of moves, up to the largest heap so far: an input may have many sets and small heaps.
struct Table {
    moves: Vec<usize>,
    values: Vec<u32>,
}

impl Table {
    /// Reads the moves.
    fn read(input: &mut Input, count: u64) -> Result<Table, Stop> {
        // Marked in words of fixed number, so a set may repeat its moves as often as it likes.
        let mut marked = [0_u64; MAX as usize / 64 + 1];
        for _ in 0..count {
            let taken = input.need("move", MAX)?;
            if taken == 0 {
                return Err(
                    input.refuse("move 0 takes no stone; every move must take at least one")
                );
            }
            marked[taken as usize / 64] |= 1 << (taken % 64);
        }
        let mut moves = Vec::new();
        for (index, word) in marked.iter().enumerate() {
            let mut word = *word;
            while word != 0 {
                moves.push(64 * index + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
        Ok(Table {
            moves,
            values: Vec::new(),
        })
    }

    /// The value of a heap.
    fn value(&mut self, heap: usize) -> u32 {
        while self.values.len() <= heap {
            let next = self.values.len();
            let possible = self.moves.iter().take_while(|&&taken| taken <= next);
            let value = mex(possible.map(|&taken| self.values[next - taken]));
            self.values.push(value);
        }
        self.values[heap]
    }
}
