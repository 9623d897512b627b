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

    /// The sink; answers that are not yet written are lost.
    pub fn into_sink(self) -> W {
        self.sink
    }

    /// Adds `text`.
    #[inline]
    pub fn text(&mut self, text: &str) -> io::Result<()> {
        let mut rest = text.as_bytes();
        while rest.len() > self.buffer.len() - self.len {
            let (head, tail) = rest.split_at(self.buffer.len() - self.len);
            self.buffer[self.len..].copy_from_slice(head);
            self.len = self.buffer.len();
            rest = tail;
            self.flush()?;
        }
        self.buffer[self.len..self.len + rest.len()].copy_from_slice(rest);
        self.len += rest.len();
        Ok(())
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
        for &digit in &digits[start..] {
            self.text(char::from(digit).encode_utf8(&mut [0; 4]))?;
        }
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
        let (yes, no) = (Line::new(yes), Line::new(no));
        let mut len = self.len;
        for answer in answers {
            if len > SIZE - 16 {
                self.len = len;
                self.flush()?;
                len = 0;
            }
            let line = if answer { &yes } else { &no };
            self.buffer[len..len + 16].copy_from_slice(&line.bytes);
            len += line.len;
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
}

/// A line that is copied as 16 bytes, whatever its length.
struct Line {
    bytes: [u8; 16],
    len: usize,
}

impl Line {
    #[inline]
    fn new(text: &str) -> Line {
        let mut bytes = [b'\n'; 16];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Line {
            bytes,
            len: text.len() + 1,
        }
    }
}
