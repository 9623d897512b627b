//! Writes answers through one buffer of fixed size.
#![allow(dead_code)] // Every program has this module and uses its own part of it.

use std::io::{self, StdoutLock, Write};

/// The answers of one full buffer of input fit, so that the buffer is seldom written in between.
const SIZE: usize = (1 << 16) + 64;

/// The answers that are not yet written, and where they go.
pub struct Output<W = StdoutLock<'static>> {
    sink: W,
    buffer: Box<[u8; SIZE]>,
    len: usize,
}

impl<W: Write> Output<W> {
    /// An empty buffer before `sink`.
    pub fn new(sink: W) -> Self {
        Output {
            sink,
            buffer: Box::new([0; SIZE]),
            len: 0,
        }
    }

    /// Adds `text`.
    #[inline]
    pub fn text(&mut self, text: &str) -> io::Result<()> {
        self.bytes(text.as_bytes())
    }

    /// Adds `text` and ends the line.
    #[inline]
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        self.text(text)?;
        self.text("\n")
    }

    /// Adds `number` in decimal and ends the line.
    pub fn number(&mut self, mut number: u64) -> io::Result<()> {
        let mut digits = [0; 20];
        let mut start = digits.len();
        loop {
            start -= 1;
            digits[start] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        self.bytes(&digits[start..])?;
        self.text("\n")
    }

    /// Adds `yes` or `no`, each of at most 15 bytes, and ends the line.
    #[inline]
    pub fn either(&mut self, answer: bool, yes: &str, no: &str) -> io::Result<()> {
        self.each(std::iter::once(answer), yes, no)
    }

    /// The same for each of `answers`. No branch depends on them, so none is mispredicted.
    #[inline]
    pub fn each<I>(&mut self, answers: I, yes: &str, no: &str) -> io::Result<()>
    where
        I: Iterator<Item = bool>,
    {
        let ((yes, yes_len), (no, no_len)) = (line(yes), line(no));
        let mut len = self.len;
        for answer in answers {
            if len > SIZE - 16 {
                self.len = len;
                self.flush()?;
                len = 0;
            }
            let line = if answer { yes } else { no };
            self.buffer[len..len + 16].copy_from_slice(&line.to_le_bytes());
            len += if answer { yes_len } else { no_len };
        }
        self.len = len;
        Ok(())
    }

    /// Writes all answers so far.
    pub fn flush(&mut self) -> io::Result<()> {
        // What was tried once is not written again, even where the sink fails half-way.
        let len = std::mem::replace(&mut self.len, 0);
        self.sink.write_all(&self.buffer[..len])?;
        self.sink.flush()
    }

    #[inline]
    fn bytes(&mut self, mut rest: &[u8]) -> io::Result<()> {
        while rest.len() > SIZE - self.len {
            let (head, tail) = rest.split_at(SIZE - self.len);
            self.buffer[self.len..].copy_from_slice(head);
            self.len = SIZE;
            rest = tail;
            self.flush()?;
        }
        self.buffer[self.len..self.len + rest.len()].copy_from_slice(rest);
        self.len += rest.len();
        Ok(())
    }
}

/// A line as 16 bytes, to be copied whole whatever its length, and its length.
#[inline]
fn line(text: &str) -> (u128, usize) {
    let mut bytes = [b'\n'; 16];
    bytes[..text.len()].copy_from_slice(text.as_bytes());
    (u128::from_le_bytes(bytes), text.len() + 1)
}
