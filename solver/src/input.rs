//! Reads whole numbers separated by white space, through one buffer of fixed size, and says what is wrong and where.
#![allow(dead_code)] // Every program has this module and uses its own part of it.

use crate::output::Output;
use std::fmt::Display;
use std::io::{self, ErrorKind, Read, StdinLock, Write};
use std::process::ExitCode;

const SIZE: usize = 1 << 16;

/// The numbers of the input, and the output that answers them. All answers are written before more input is asked
/// for, so nobody who waits for an answer before the next question waits for ever.
pub struct Input<R = StdinLock<'static>, W = io::StdoutLock<'static>> {
    /// Takes the answers.
    pub output: Output<W>,
    source: R,
    buffer: Box<[u8; SIZE]>,
    /// What was read and not yet used is `buffer[pos..end]`.
    pos: usize,
    end: usize,
    /// The number of bytes that came before `buffer[0]`.
    before: u64,
    /// The number of line ends before `pos`, and the offset in the input just after the last of them.
    lines: u64,
    line_start: u64,
    /// The same two figures for the last number, and where it starts.
    number_at: Place,
}

/// Line and column, counted from 0.
#[derive(Clone, Copy)]
struct Place {
    line: u64,
    column: u64,
}

/// Why a program ends before its input does.
pub enum Stop {
    /// The input is wrong; the text says where and how.
    Input(String),
    /// The answers cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

/// Runs a program from standard input to standard output and reports what stopped it.
pub fn run(solve: fn(&mut Input) -> Result<(), Stop>) -> ExitCode {
    let mut input = Input::new(io::stdin().lock(), Output::new(io::stdout().lock()));
    let solved = solve(&mut input);
    // The answers before an error count, and they come before its message.
    let flushed = input.output.flush().map_err(Stop::Output);
    let message = match flushed.and(solved) {
        Ok(()) => return ExitCode::SUCCESS,
        // Whoever closed the pipe has read enough.
        Err(Stop::Output(error)) if error.kind() == ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(Stop::Output(error)) => format!("error: the answers cannot be written: {}\n", error),
        Err(Stop::Input(message)) => message,
    };
    // If standard error is closed too, the exit status is all that is left to say.
    let _ = io::stderr().write_all(message.as_bytes());
    ExitCode::FAILURE
}

impl<R: Read, W: Write> Input<R, W> {
    /// The input that `source` gives, answered through `output`.
    pub fn new(source: R, output: Output<W>) -> Self {
        Input {
            output,
            source,
            buffer: Box::new([0; SIZE]),
            pos: 0,
            end: 0,
            before: 0,
            lines: 0,
            line_start: 0,
            number_at: Place { line: 0, column: 0 },
        }
    }

    /// The next number, or `None` at the end of the input; above `max` it is an error that calls the number `what`.
    #[inline(always)]
    pub fn number(&mut self, what: &str, max: u64) -> Result<Option<u64>, Stop> {
        // Nearly always the number is here, and so is the white space behind it. Any 19 digits fit a u64.
        if let Some(window) = self.buffer[self.pos..self.end].get(..21) {
            let mut value = 0;
            let mut len = 0;
            while len < 19 && window[len].is_ascii_digit() {
                value = value * 10 + u64::from(window[len] - b'0');
                len += 1;
            }
            if len > 0 && value <= max && window[len].is_ascii_whitespace() {
                self.number_at = self.place();
                let next = window[len + 1];
                self.pos += len;
                if self.take_white_space() != b'\n' && next.is_ascii_whitespace() {
                    self.end_line();
                }
                return Ok(Some(value));
            }
        }
        self.any_number(what, max)
    }

    /// The next number, where the input may not end before it.
    #[inline(always)]
    pub fn need(&mut self, what: &str, max: u64) -> Result<u64, Stop> {
        match self.number(what, max)? {
            Some(number) => Ok(number),
            None => Err(self.fail(
                self.number_at,
                format_args!("the input ends inside a case; add the missing {}", what),
            )),
        }
    }

    /// An error at the last number.
    #[cold]
    pub fn refuse(&self, message: impl Display) -> Stop {
        self.fail(self.number_at, message)
    }

    /// What was read and not yet used.
    pub fn unread(&self) -> &[u8] {
        &self.buffer[self.pos..self.end]
    }

    /// Marks `bytes` of what was unread as used; they are `lines` whole lines.
    pub fn used(&mut self, bytes: usize, lines: usize) {
        self.pos += bytes;
        self.lines += lines as u64;
        if lines > 0 {
            self.line_start = self.before + self.pos as u64;
        }
    }

    /// The same byte by byte, wherever the number begins and whatever is wrong with it.
    #[cold]
    fn any_number(&mut self, what: &str, max: u64) -> Result<Option<u64>, Stop> {
        if !self.skip_white_space()? {
            return Ok(None);
        }
        self.number_at = self.place();
        let mut value = 0_u64;
        loop {
            let digit = match self.peek()? {
                Some(byte) if byte.is_ascii_digit() => u64::from(byte - b'0'),
                Some(byte) if !byte.is_ascii_whitespace() => return Err(self.not_a_digit(byte)),
                _ => break,
            };
            match value.checked_mul(10).and_then(|v| v.checked_add(digit)) {
                Some(longer) => value = longer,
                None => return Err(self.too_long(what, value, max)),
            }
            self.pos += 1;
        }
        if value > max {
            return Err(self.above(what, value, max));
        }
        self.end_line();
        Ok(Some(value))
    }

    /// Takes white space up to the end of the line: where a case ends its line, what is left then begins with the next.
    #[cold]
    fn end_line(&mut self) {
        while let Some(true) = self.unread().first().map(u8::is_ascii_whitespace) {
            if self.take_white_space() == b'\n' {
                break;
            }
        }
    }

    /// Goes to the next byte that is not white space; false at the end of the input.
    #[inline]
    fn skip_white_space(&mut self) -> Result<bool, Stop> {
        while let Some(byte) = self.peek()? {
            if !byte.is_ascii_whitespace() {
                return Ok(true);
            }
            self.take_white_space();
        }
        Ok(false)
    }

    #[inline]
    fn take_white_space(&mut self) -> u8 {
        let byte = self.buffer[self.pos];
        self.pos += 1;
        if byte == b'\n' {
            self.lines += 1;
            self.line_start = self.before + self.pos as u64;
        }
        byte
    }

    /// The next byte; `None` at the end of the input.
    #[inline]
    fn peek(&mut self) -> Result<Option<u8>, Stop> {
        if self.pos == self.end {
            self.refill()?;
        }
        Ok(self.buffer[..self.end].get(self.pos).copied())
    }

    /// Writes the answers, then reads on; afterwards nothing is unread only at the end of the input.
    #[cold]
    fn refill(&mut self) -> Result<(), Stop> {
        self.output.flush()?;
        self.before += self.end as u64;
        self.pos = 0;
        self.end = 0;
        loop {
            match self.source.read(&mut self.buffer[..]) {
                Ok(end) => {
                    self.end = end;
                    return Ok(());
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    let place = self.place();
                    return Err(
                        self.fail(place, format_args!("the input cannot be read: {}", error))
                    );
                }
            }
        }
    }

    #[inline]
    fn place(&self) -> Place {
        Place {
            line: self.lines,
            column: self.before + self.pos as u64 - self.line_start,
        }
    }

    #[cold]
    fn fail(&self, place: Place, message: impl Display) -> Stop {
        Stop::Input(format!(
            "error: line {}: {} (column {})\n",
            place.line + 1,
            message,
            place.column + 1
        ))
    }

    #[cold]
    fn above(&self, what: &str, value: impl Display, max: u64) -> Stop {
        self.refuse(format_args!("{} {} is above {}", what, value, max))
    }

    #[cold]
    fn not_a_digit(&self, byte: u8) -> Stop {
        let remedy = "write digits only, and white space between the numbers";
        let shown = std::ascii::escape_default(byte);
        self.fail(
            self.place(),
            format_args!("'{}' is not a digit; {}", shown, remedy),
        )
    }

    /// The error for a number of which the digits so far are `value`, and one more is too much for a `u64`.
    #[cold]
    fn too_long(&mut self, what: &str, value: u64, max: u64) -> Stop {
        let mut text = value.to_string();
        loop {
            match self.peek() {
                Err(stop) => return stop,
                Ok(Some(byte)) if byte.is_ascii_digit() => text.push(char::from(byte)),
                Ok(_) => break,
            }
            self.pos += 1;
            // Of a number without end, the beginning must do.
            if text.len() == 40 {
                text.push_str("...");
                break;
            }
        }
        self.above(what, text, max)
    }
}
