//! Rules that bytes stand for, with what they mean by definition.

mod code;
mod moves;
mod set;

pub(super) use code::code;
pub(super) use moves::arms;
pub(super) use set::{Set, set};

use crate::moves::rule_text;
use arbitrary::{Result, Unstructured};

/// The text of any rule that is right, unless it is a set without an element; and its number of coordinates.
pub(super) fn rule(u: &mut Unstructured<'_>) -> Result<(String, usize)> {
    Ok(match u.int_in_range(0..=3)? {
        0 => (set(u)?.text, 1),
        1 => (code(u)?.rule(), 1),
        2 => {
            let name = grundy_core::GAMES[u.choose_index(grundy_core::GAMES.len())?].name;
            let is_pair = ["wythoff", "euclid", "fibonacci_nim"].contains(&name);
            (name.to_owned(), 1 + usize::from(is_pair))
        }
        _ => {
            let coordinates = u.int_in_range(1..=3)?;
            (rule_text(coordinates, &arms(u, coordinates)?), coordinates)
        }
    })
}
