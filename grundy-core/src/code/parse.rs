//! The reader of take-and-break codes.

use super::{Digit, Parts, TakeAndBreak};
use crate::Error;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// code = digit "." digit* [ "[" digit+ "]" ]; at least one digit or a repetition behind the point.
pub(super) fn code(text: &str) -> Result<TakeAndBreak, Error> {
    let mut reader = Reader { text, offset: 0 };
    let mut head = Vec::new();
    let Some(first) = reader.digit()? else {
        return reader.fail("a code starts with one digit and a point, as in `0.77`");
    };
    if first.bits & 3 != 0 {
        let message = format!(
            "the digit before the point is {first}, but a move that removes nothing must split the heap; write 0, 4, 8 or C"
        );
        return Err(Error::Code { offset: 0, message });
    }
    head.push(first);
    if !reader.eat('.') {
        return reader
            .fail("one digit and a point were expected at the start of a code, as in `0.77`");
    }
    while let Some(digit) = reader.digit()? {
        head.push(digit);
    }
    let mut repeating = Vec::new();
    if reader.eat('[') {
        while let Some(digit) = reader.digit()? {
            repeating.push(digit);
        }
        if repeating.is_empty() {
            return reader.fail("the repetition is empty; write at least one digit between the brackets, as in `0.[3]`");
        }
        if !reader.eat(']') {
            return reader.fail("the repetition does not end here; write digits and then `]`");
        }
    } else if head.len() == 1 {
        return reader.fail("no digit behind the point; write at least one, as in `4!.0`");
    }
    if reader.peek().is_some() {
        return reader.fail("a code ends here; remove what follows");
    }
    TakeAndBreak::new(head, repeating).ok_or_else(|| Error::Code {
        offset: 0,
        message: format!("the code {text} has no move; write a digit that is not 0"),
    })
}

struct Reader<'a> {
    text: &'a str,
    /// In characters, for messages; `text` is what is left.
    offset: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text.chars().next()
    }

    fn eat(&mut self, wanted: char) -> bool {
        match self.text.strip_prefix(wanted) {
            Some(rest) => {
                self.text = rest;
                self.offset += 1;
                true
            }
            None => false,
        }
    }

    /// A digit and its mark, if a digit or a mark comes next.
    fn digit(&mut self) -> Result<Option<Digit>, Error> {
        let Some(bits) = self.peek().and_then(|c| c.to_digit(16)) else {
            if matches!(self.peek(), Some('!' | '=')) {
                return self.fail("a mark must stand behind a digit, once, as in `4!.0`");
            }
            return Ok(None);
        };
        self.text = &self.text[1..];
        self.offset += 1;
        let parts = if self.eat('!') {
            Parts::Unequal
        } else if self.eat('=') {
            Parts::Equal
        } else {
            Parts::Any
        };
        Ok(Some(Digit {
            bits: bits as u8,
            parts,
        }))
    }

    fn fail<T>(&self, expected: &str) -> Result<T, Error> {
        let message = match self.peek() {
            Some(found) => format!("unexpected `{found}` in a take-and-break code: {expected}"),
            None => String::from(expected),
        };
        Err(Error::Code {
            offset: self.offset,
            message,
        })
    }
}
