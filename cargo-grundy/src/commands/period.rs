//! `period`: the period of the values of a rule, with the theorem that proves it.

use crate::args;
use crate::failure::Failure;
use crate::{output, progress, rule};
use grundy_core::{Error, MAX_POSITIONS, Periodicity};
use serde::Serialize;
use std::io::Write;

/// The keys of `--json`, in the order of the lines of the plain form. Without a proof all but the rule and how far was
/// looked are null.
#[derive(Serialize)]
struct Json<'a> {
    rule: &'a str,
    preperiod: Option<usize>,
    period: Option<usize>,
    saltus: Option<u32>,
    /// Null also where the values grow without end.
    max_value: Option<u64>,
    theorem: Option<String>,
    checked_to: Option<usize>,
}

/// Prints the period; without a proof, an error says how far was looked.
pub fn run(args: &args::Period) -> Result<(), Failure> {
    let rule = rule::read(&args.rule)?;
    let within = args.within.unwrap_or(rule.usual_bound());
    match progress::during("looking for a period", || rule.periodicity(within)) {
        Ok(found) => print(args, Some(&found), Some(found.checked_to())),
        Err(error @ (Error::NoPeriod { .. } | Error::NoTheorem)) => {
            if args.json {
                let is_bounded = matches!(error, Error::NoPeriod { .. });
                print(args, None, is_bounded.then_some(within))?;
            }
            Err(Failure::No(match error {
                Error::NoPeriod { within } => format!("{error}; {}", longer(within)),
                _ => format!("{error}; print values by `cargo grundy table`"),
            }))
        }
        Err(Error::TooManyPositions { .. }) => Err(Failure::Usage(format!(
            "--within {within} is above the limit of {MOST_HEAPS} heaps; give a smaller bound"
        ))),
        Err(error) => Err(rule::refused(&args.rule, &error)),
    }
}

/// The greatest bound.
const MOST_HEAPS: usize = MAX_POSITIONS / 2;

/// What to do without a proof within a bound.
fn longer(within: usize) -> String {
    match within {
        MOST_HEAPS => "this is the greatest bound; print values by `cargo grundy table`".to_owned(),
        _ => format!(
            "look further with --within {}",
            within.saturating_mul(2).clamp(1000, MOST_HEAPS)
        ),
    }
}

fn print(
    args: &args::Period,
    found: Option<&Periodicity>,
    checked_to: Option<usize>,
) -> Result<(), Failure> {
    let json = Json {
        rule: &args.rule,
        preperiod: found.map(Periodicity::preperiod),
        period: found.map(Periodicity::period),
        saltus: found.map(Periodicity::saltus),
        max_value: found.and_then(Periodicity::max_value),
        theorem: found.map(|found| found.theorem().to_string()),
        checked_to,
    };
    output::to_stdout(|out| {
        if args.json {
            serde_json::to_writer(&mut *out, &json)?;
            return writeln!(out);
        }
        let Some(found) = found else {
            return Ok(());
        };
        writeln!(out, "rule        {}", args.rule)?;
        writeln!(out, "preperiod   {}", found.preperiod())?;
        writeln!(out, "period      {}", found.period())?;
        writeln!(out, "saltus      {}", found.saltus())?;
        match found.max_value() {
            Some(max) => writeln!(out, "max_value   {max}")?,
            None => writeln!(out, "max_value   none, the values grow without end")?,
        }
        writeln!(out, "theorem     {}", found.theorem())?;
        match found.checked_to() {
            0 => writeln!(out, "checked_to  nothing, the theorem needs no heap"),
            heap => writeln!(out, "checked_to  heap {heap}"),
        }
    })
}
