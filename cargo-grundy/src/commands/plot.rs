//! `plot`: the values of a rule as an SVG picture.

mod fold;
mod sequence;

use crate::args;
use crate::failure::Failure;
use crate::{output, progress, rule};
use grundy_core::{Error, Periodicity};
use std::fmt::Display;

/// What a picture shows.
struct Picture<'a> {
    rule: &'a str,
    values: &'a [u32],
    /// The period, where it is proved.
    periodicity: Option<Periodicity>,
}

/// Draws the values by heap, or folded into rows, and writes the picture.
pub fn run(args: &args::Plot) -> Result<(), Failure> {
    let rule = rule::read(&args.rule)?;
    if rule.coordinates() != 1 {
        return Err(Failure::Usage(
            "the rule is a game of several coordinates; `plot` draws the values of heaps, `table` prints those of positions"
                .to_owned(),
        ));
    }
    let (table, periodicity) = progress::during("computing the values", || {
        Ok((
            rule.table(&[args.max])?,
            rule.periodicity(rule.usual_bound()).ok(),
        ))
    })
    .map_err(|error: Error| rule::refused(&args.rule, &error))?;
    let picture = Picture {
        rule: &args.rule,
        values: table.values(),
        periodicity,
    };
    let svg = match args.columns {
        None => sequence::draw(&picture),
        Some(columns) => fold::draw(&picture, columns),
    }?;
    output::to_file(&args.output, svg.as_bytes())
}

/// What the drawing library says, as an error of the command.
fn failed(error: impl Display) -> Failure {
    Failure::Usage(format!("the picture cannot be drawn: {error}"))
}

impl Picture<'_> {
    /// The line above the picture.
    fn caption(&self) -> String {
        let rule = self.rule.split_whitespace().collect::<Vec<_>>().join(" ");
        match &self.periodicity {
            None => rule,
            Some(found) if found.saltus() > 0 => format!(
                "{rule}: pre-period {}, period {}, saltus {}",
                found.preperiod(),
                found.period(),
                found.saltus()
            ),
            Some(found) => format!(
                "{rule}: pre-period {}, period {}",
                found.preperiod(),
                found.period()
            ),
        }
    }
}
