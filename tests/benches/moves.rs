//! The evaluator of moves against its goals, optimised and as Cargo builds macros by default: `cargo bench --bench moves`.

use grundy_core::GAMES;
use grundy_core::codegen::moves_from_str;
use grundy_tests::bench::{Run, rerun_unoptimised};
use std::error::Error;
use std::time::Instant;

struct Row {
    rule: &'static str,
    maxima: &'static [usize],
    /// Seconds, optimised and not.
    goals: [f64; 2],
}

fn main() -> Result<(), Box<dyn Error>> {
    let run = Run::this();
    if run == Run::Check {
        return Ok(());
    }
    let is_unoptimised = run == Run::Unoptimised;
    println!(
        "{}",
        if is_unoptimised {
            "unoptimised"
        } else {
            "optimised"
        }
    );
    let wythoff = GAMES
        .iter()
        .find(|game| game.name == "wythoff")
        .ok_or("no wythoff")?;
    let rows = [
        Row {
            rule: "|n| n - k for k in {1, 3, 4}",
            maxima: &[100_000],
            goals: [0.1, 1.5],
        },
        Row {
            rule: "|n| [a, n - a] for a in 1..n if a != n - a",
            maxima: &[2000],
            goals: [0.4, 6.0],
        },
        Row {
            rule: wythoff.definition,
            maxima: &[199, 199],
            goals: [0.4, 6.0],
        },
    ];
    for Row {
        rule,
        maxima,
        goals,
    } in rows
    {
        // The evaluator itself, also where the rule is a set or a code in disguise.
        let moves = moves_from_str(rule)?.moves;
        let start = Instant::now();
        let table = moves.table(maxima)?;
        let seconds = start.elapsed().as_secs_f64();
        let goal = goals[usize::from(is_unoptimised)];
        println!(
            "{seconds:7.3} s (goal: at most {goal} s), {} positions: {rule}",
            table.len()
        );
    }
    if is_unoptimised {
        Ok(())
    } else {
        rerun_unoptimised("moves")
    }
}
