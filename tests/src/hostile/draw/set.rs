//! Sets of the rule language, each with its elements by definition.

use crate::sets::{NAMED, power_of};
use arbitrary::{Result, Unstructured};

/// A set as text, and whether a number is an element.
pub(in crate::hostile) struct Set {
    pub(in crate::hostile) text: String,
    /// How tightly the text binds: 0 for `|`, 1 for `&`, 2 for `-`, 3 for `!`, 4 for an operand.
    level: usize,
    pub(in crate::hostile) has: Has,
}

type Has = Box<dyn Fn(usize) -> bool>;

/// A set of up to some ten operands.
pub(in crate::hostile) fn set(u: &mut Unstructured<'_>) -> Result<Set> {
    let depth = u.int_in_range(0..=4)?;
    combined(u, depth)
}

fn combined(u: &mut Unstructured<'_>, depth: usize) -> Result<Set> {
    if depth == 0 {
        return operand(u);
    }
    let kind = u.int_in_range(0..=6)?;
    if kind == 0 {
        return operand(u);
    }
    let a = combined(u, depth - 1)?;
    if kind == 1 {
        let text = format!("!{}", a.within(3));
        return Ok(Set {
            text,
            level: 3,
            has: Box::new(move |s| !(a.has)(s)),
        });
    }
    let depth = u.int_in_range(0..=depth - 1)?;
    let b = combined(u, depth)?;
    let join = |level: usize, operator: &str| {
        format!("{} {operator} {}", a.within(level), b.within(level + 1))
    };
    let (level, text) = match kind {
        2 | 3 => (0, join(0, "|")),
        4 | 5 => (1, join(1, "&")),
        _ => (2, join(2, "-")),
    };
    let has: Has = match level {
        0 => Box::new(move |s| (a.has)(s) || (b.has)(s)),
        1 => Box::new(move |s| (a.has)(s) && (b.has)(s)),
        _ => Box::new(move |s| (a.has)(s) && !(b.has)(s)),
    };
    Ok(Set { text, level, has })
}

impl Set {
    /// The text as an operand of an operator of the given level.
    fn within(&self, level: usize) -> String {
        if self.level < level {
            format!("({})", self.text)
        } else {
            self.text.clone()
        }
    }
}

fn operand(u: &mut Unstructured<'_>) -> Result<Set> {
    let (text, has): (String, Has) = match u.int_in_range(0..=9)? {
        0 | 1 => {
            let (name, has) = NAMED[u.choose_index(NAMED.len())?];
            (name.to_owned(), Box::new(has))
        }
        2 => {
            let k = number(u)?;
            (format!("upto({k})"), Box::new(move |s| s as u64 <= k))
        }
        3 => {
            let k = number(u)?;
            let text = format!("multiples({k})");
            (text, Box::new(move |s| s as u64 % k == 0))
        }
        4 => {
            let k = u.int_in_range(2..=70)?;
            (format!("powers({k})"), Box::new(move |s| power_of(k, s)))
        }
        _ => written(u)?,
    };
    Ok(Set {
        text,
        level: 4,
        has,
    })
}

/// Numbers and ranges between braces.
fn written(u: &mut Unstructured<'_>) -> Result<(String, Has)> {
    let (mut texts, mut ranges) = (Vec::new(), Vec::new());
    for _ in 0..=u.int_in_range(0..=5)? {
        let lo = number(u)?;
        let hi = lo.saturating_add(number(u)?);
        let (text, last) = match u.int_in_range(0..=5)? {
            0 => (format!("{lo}..={hi}"), hi),
            1 if hi > lo => (format!("{lo}..{hi}"), hi - 1),
            2 => (format!("{lo}.."), u64::MAX),
            _ => (lo.to_string(), lo),
        };
        texts.push(text);
        ranges.push(lo..=last);
    }
    let has = move |s| ranges.iter().any(|range| range.contains(&(s as u64)));
    Ok((format!("{{{}}}", texts.join(", ")), Box::new(has)))
}

/// A number from 1 on: most are small, and some at the ends of what an engine or an integer holds.
fn number(u: &mut Unstructured<'_>) -> Result<u64> {
    match u.int_in_range(0..=15)? {
        0 => u.int_in_range(1..=1000),
        1 => u.int_in_range(1..=1 << 20),
        2 => Ok(u64::MAX - u.int_in_range(0..=2)?),
        3 => Ok((1 << u.int_in_range(0..=63)?) - u.int_in_range(0..=1)?).map(|n: u64| n.max(1)),
        4 => u.int_in_range(62..=66),
        _ => u.int_in_range(1..=20),
    }
}
