//! Take-and-break codes.

use arbitrary::{Result, Unstructured};

/// A code with a move.
pub(in crate::hostile) struct Code {
    pub(in crate::hostile) text: String,
    /// The most heaps that a move leaves.
    pub(in crate::hostile) heaps: usize,
    /// Whether it repeats for ever.
    pub(in crate::hostile) repeats: bool,
}

impl Code {
    /// The code as the rule language writes it: as a plain literal where that is possible, else as a string.
    pub(in crate::hostile) fn rule(&self) -> String {
        if self.text.chars().all(|c| matches!(c, '0'..='7' | '.')) {
            self.text.clone()
        } else {
            format!("\"{}\"", self.text)
        }
    }
}

/// A code of a few digits, with marks and a repetition.
pub(in crate::hostile) fn code(u: &mut Unstructured<'_>) -> Result<Code> {
    let most = *u.choose(&[3_u8, 7, 7, 15])?;
    let is_marked = u.ratio(1, 3)?;
    let mut bits_seen = 0;
    let mut digit = |u: &mut Unstructured<'_>, allowed: u8| -> Result<String> {
        let bits = u.int_in_range(0..=most)? & allowed;
        bits_seen |= bits;
        let mark = if is_marked {
            *u.choose(&["", "!", "="])?
        } else {
            ""
        };
        Ok(format!("{bits:X}{mark}"))
    };
    let mut text = digit(u, 12)? + ".";
    for _ in 0..u.int_in_range(0..=6)? {
        text += &digit(u, 15)?;
    }
    let repeats = u.ratio(1, 4)?;
    if repeats {
        text += "[";
        for _ in 0..=u.int_in_range(0..=3)? {
            text += &digit(u, 15)?;
        }
        text += "]";
    }
    // Every code gets a digit behind its point and a move.
    if bits_seen == 0 || text.ends_with('.') {
        let digits = text.split('[').next().unwrap_or_default().to_owned();
        text = text.replacen(&digits, &format!("{digits}3"), 1);
        bits_seen |= 3;
    }
    let heaps = [3, 2].into_iter().find(|heaps| bits_seen >> heaps & 1 == 1);
    Ok(Code {
        text,
        heaps: heaps.unwrap_or(1),
        repeats,
    })
}
