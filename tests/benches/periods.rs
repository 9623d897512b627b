//! The proofs of long periods, and the lost heaps of Grundy's game, against their goals, optimised and as Cargo builds macros by
//! default: `cargo bench --bench periods`.

use grundy_core::codegen::{p_positions, rule_from_str};
use grundy_tests::bench::{Run, rerun_unoptimised};
use std::error::Error;
use std::time::Instant;

/// (rule, bound, goal optimised, goal unoptimised), in seconds.
const PROOFS: [(&str, usize, &str, &str); 4] = [
    ("0.77", 100_000, "", ""),
    ("0.16", 500_000, "0.5", "8"),
    ("0.56", 700_000, "2", ""),
    ("!{2, 5, 13}", 100_000, "", ""),
];

fn main() -> Result<(), Box<dyn Error>> {
    let run = Run::this();
    if run == Run::Check {
        return Ok(());
    }
    let is_optimised = run == Run::Optimised;
    println!(
        "{}",
        if is_optimised {
            "optimised"
        } else {
            "\nunoptimised"
        }
    );
    for (text, within, optimised, unoptimised) in PROOFS {
        let rule = rule_from_str(text)?;
        let start = Instant::now();
        let claim = rule.periodicity(within)?;
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seconds:8.4} s{}: {text} has pre-period {} and period {}, checked to heap {}",
            goal(if is_optimised { optimised } else { unoptimised }),
            claim.preperiod(),
            claim.period(),
            claim.checked_to(),
        );
    }
    let start = Instant::now();
    let tokens = p_positions("grundys_game, 1_000_000".parse()?);
    let seconds = start.elapsed().as_secs_f64();
    let goal = goal(if is_optimised { "2" } else { "" });
    println!(
        "{seconds:8.4} s{goal}: p_positions!(grundys_game, 1_000_000), {} tokens",
        tokens.into_iter().count()
    );
    if is_optimised {
        rerun_unoptimised("periods")
    } else {
        Ok(())
    }
}

fn goal(seconds: &str) -> String {
    if seconds.is_empty() {
        String::new()
    } else {
        format!(" (goal: at most {seconds} s)")
    }
}
