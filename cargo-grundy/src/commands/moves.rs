//! `moves`: who wins a sum of heaps, and how.

use crate::args;
use crate::failure::Failure;
use crate::{output, progress, rule};
use grundy_core::{Error, MAX_POSITIONS, Move, nim_sum};
use std::io::Write;

/// Prints the value of each heap, the nim-sum, who wins and every winning move.
pub fn run(args: &args::Moves) -> Result<(), Failure> {
    let rule = rule::read(&args.rule)?;
    let coordinates = rule.coordinates();
    if args.heaps.len() % coordinates != 0 {
        let given = match args.heaps.len() {
            1 => "1 number was".to_owned(),
            count => format!("{count} numbers were"),
        };
        return Err(Failure::Usage(format!(
            "a position of this rule has {coordinates} coordinates, but {given} given; give all coordinates of each position"
        )));
    }
    let positions: Vec<&[usize]> = args.heaps.chunks(coordinates).collect();
    let maxima: Vec<usize> = (0..coordinates)
        .map(|i| {
            positions
                .iter()
                .map(|position| position[i])
                .max()
                .unwrap_or(0)
        })
        .collect();
    let (table, mut moves) = progress::during("computing the moves", || {
        Ok((rule.table(&maxima)?, rule.winning_moves(&args.heaps)?))
    })
    .map_err(|error: Error| match error {
        Error::TooManyPositions { .. } => Failure::Usage(format!(
            "{} is too large, since all below it would be computed, more than {MAX_POSITIONS} positions; give smaller numbers",
            name(&maxima)
        )),
        error => rule::refused(&args.rule, &error),
    })?;
    let values: Vec<u32> = positions
        .iter()
        .map(|position| table.get(position).unwrap_or(0))
        .collect();
    // Two numbers of stones may lead to one option.
    moves.sort();
    moves.dedup();
    output::to_stdout(|out| {
        for (position, value) in positions.iter().zip(&values) {
            writeln!(out, "{} has value {value}", name(position))?;
        }
        let sum = nim_sum(values.iter().copied());
        let winner = if sum == 0 { "second" } else { "first" };
        writeln!(out, "nim-sum {sum}: the {winner} player wins")?;
        for Move { index, left } in &moves {
            write!(out, "win by {} -> ", name(positions[*index]))?;
            match (&left[..], coordinates) {
                ([], _) => writeln!(out, "nothing")?,
                (heaps, 1) => {
                    let heaps: Vec<String> = heaps.iter().map(usize::to_string).collect();
                    writeln!(out, "{}", heaps.join(" + "))?;
                }
                (position, _) => writeln!(out, "{}", tuple(position))?,
            }
        }
        Ok(())
    })
}

fn name(position: &[usize]) -> String {
    match position {
        [heap] => format!("heap {heap}"),
        _ => format!("position {}", tuple(position)),
    }
}

fn tuple(position: &[usize]) -> String {
    let parts: Vec<String> = position.iter().map(usize::to_string).collect();
    format!("({})", parts.join(", "))
}
