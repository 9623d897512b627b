//! `rules`: the catalogue of named sets and games.

use crate::failure::Failure;
use crate::output;
use grundy_core::{FAMILIES, GAMES};
use std::io::Write;

/// Lists the names, with a line on each.
pub fn run() -> Result<(), Failure> {
    output::to_stdout(|out| {
        writeln!(out, "sets: a move takes a number of the set from one heap")?;
        for set in FAMILIES {
            writeln!(out, "  {:<16}{}", set.name, set.about)?;
        }
        writeln!(out, "games")?;
        for game in GAMES {
            writeln!(out, "  {:<16}{}", game.name, game.about)?;
            writeln!(out, "  {:<16}{}", "", game.definition)?;
        }
        Ok(())
    })
}
