//! The reader, the writer and the readers of many lines against the naive way, for any bytes in pieces of any size.

use crate::input::{Input, Stop};
use crate::output::Output;
use crate::triples::{self, MOST, Triple};
use std::collections::VecDeque;
use std::io::{self, ErrorKind, Read, Write};

/// A source that gives one piece at each read, and an interruption before each.
pub struct Pieces {
    pieces: VecDeque<Vec<u8>>,
    interrupted: bool,
}

impl Pieces {
    /// `input` in pieces of `sizes`, over and over.
    pub fn new(input: &[u8], sizes: &[usize]) -> Pieces {
        let mut pieces = VecDeque::new();
        let mut rest = input;
        for &size in sizes.iter().cycle() {
            if rest.is_empty() {
                break;
            }
            let (piece, tail) = rest.split_at(size.min(rest.len()));
            pieces.push_back(piece.to_vec());
            rest = tail;
        }
        Pieces {
            pieces,
            interrupted: false,
        }
    }
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.interrupted = !self.interrupted;
        if self.interrupted {
            return Err(ErrorKind::Interrupted.into());
        }
        let Some(piece) = self.pieces.pop_front() else {
            return Ok(0);
        };
        let len = piece.len().min(buffer.len());
        buffer[..len].copy_from_slice(&piece[..len]);
        if len < piece.len() {
            self.pieces.push_front(piece[len..].to_vec());
        }
        Ok(len)
    }
}

/// A sink that takes a few bytes at a time.
#[derive(Default)]
struct Sips(Vec<u8>);

impl Write for Sips {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(1 + self.0.len() % 30_000);
        self.0.extend(&bytes[..taken]);
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What the numbers of an input have to be.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The largest.
    pub max: u64,
    /// How many make a case, which may not be cut off.
    pub case: usize,
}

/// A number or a mistake, by line and column from 1.
type Place = (usize, usize);

/// All numbers up to the end or the first mistake, and where that is.
fn reference(input: &[u8], form: Form) -> (Vec<u64>, Option<Place>) {
    let mut numbers = Vec::new();
    let mut last = (1, 1);
    for (index, line) in input.split(|&byte| byte == b'\n').enumerate() {
        let mut column = 0;
        for word in line.split(|byte| byte.is_ascii_whitespace()) {
            let (start, end) = (column, column + word.len());
            column = end + 1;
            if word.is_empty() {
                continue;
            }
            let at = |column: usize| (index + 1, column + 1);
            let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let number = std::str::from_utf8(&word[..digits]).ok();
            match number.and_then(|word| word.parse::<u64>().ok()) {
                // The digits so far are too many, whatever follows them.
                None if digits > 0 => return (numbers, Some(at(start))),
                _ if digits < word.len() => return (numbers, Some(at(start + digits))),
                Some(number) if number <= form.max => numbers.push(number),
                _ => return (numbers, Some(at(start))),
            }
            last = at(start);
        }
    }
    let is_cut = numbers.len() % form.case != 0;
    (numbers, is_cut.then_some(last))
}

/// Reads all numbers one by one and answers each; returns them and the message.
fn one_by_one<W: Write>(
    input: &mut Input<Pieces, W>,
    form: Form,
    numbers: &mut Vec<u64>,
) -> Result<(), Stop> {
    while let Some(number) = input.number("number", form.max)? {
        numbers.push(number);
        input.output.number(number)?;
        for _ in 1..form.case {
            numbers.push(input.need("number", form.max)?);
        }
    }
    Ok(())
}

/// Reads cases of three numbers, as many at once as can be, with the reader of lines that is given.
fn by_lines<W: Write>(
    input: &mut Input<Pieces, W>,
    form: Form,
    (_, take): Taker,
    numbers: &mut Vec<u64>,
) -> Result<(), Stop> {
    let mut triples = [[0; 4]; MOST];
    loop {
        let (bytes, lines) = take(input.unread(), form.max as u16, &mut triples);
        input.used(bytes, lines);
        for &[m, n, p, _] in &triples[..lines] {
            numbers.extend([m, n, p].map(u64::from));
            input.output.number(m.into())?;
        }
        if lines > 0 {
            continue;
        }
        let Some(number) = input.number("number", form.max)? else {
            return Ok(());
        };
        numbers.push(number);
        input.output.number(number)?;
        for _ in 0..2 {
            numbers.push(input.need("number", form.max)?);
        }
    }
}

/// Reads an input in pieces of the given sizes in each way that fits its form, and holds what comes of it to the reference.
pub fn check(input: &[u8], sizes: &[usize], form: Form) {
    let ways = if form.case == 3 && form.max <= 9999 {
        all()
    } else {
        Vec::new()
    };
    let (right, place) = reference(input, form);
    // Of a case, the first number is answered as soon as it is read.
    let answers: String = right
        .iter()
        .step_by(form.case)
        .map(|number| format!("{number}\n"))
        .collect();
    for way in std::iter::once(None).chain(ways.into_iter().map(Some)) {
        let mut given = Vec::new();
        let mut sink = Sips::default();
        let mut reader = Input::new(Pieces::new(input, sizes), Output::new(&mut sink));
        let stop = match way {
            None => one_by_one(&mut reader, form, &mut given),
            Some(way) => by_lines(&mut reader, form, way, &mut given),
        };
        reader.output.flush().expect("the sink takes all");
        drop(reader);
        let name = way.map_or("one by one", |(name, _)| name);
        assert_eq!(given, right, "{name}, {form:?}");
        assert_eq!(
            String::from_utf8_lossy(&sink.0),
            answers,
            "{name}, {form:?}"
        );
        match (stop, place) {
            (Ok(()), None) => {}
            (Err(Stop::Input(message)), Some((line, column))) => {
                let (start, end) = (
                    format!("error: line {line}: "),
                    format!(" (column {column})\n"),
                );
                assert!(
                    message.starts_with(&start) && message.ends_with(&end),
                    "{name}, {form:?}: {message:?}, not {start}...{end}"
                );
            }
            (Err(Stop::Output(error)), _) => panic!("{name}: {error}"),
            (Err(Stop::Input(message)), None) => panic!("{name}, {form:?}: {message}"),
            (Ok(()), Some(place)) => panic!("{name}, {form:?}: no mistake is seen at {place:?}"),
        }
    }
}

/// A reader of many lines, and its name.
pub type Taker = (&'static str, Take);
type Take = fn(&[u8], u16, &mut [Triple; MOST]) -> (usize, usize);

/// All that this processor can run; `take` chooses one of them.
pub fn all() -> Vec<Taker> {
    let mut all: Vec<Taker> = vec![("take", triples::take), ("portable", triples::portable)];
    #[cfg(target_arch = "x86_64")]
    if triples::avx2::take(b"", 0, &mut [[0; 4]; MOST]).is_some() {
        all.push(("avx2", |bytes, max, triples| {
            triples::avx2::take(bytes, max, triples).unwrap()
        }));
    }
    all
}

/// Whether a line may be taken, and its numbers.
fn line(line: &str, max: u16) -> Option<Triple> {
    let words: Vec<&str> = line.strip_suffix('\r').unwrap_or(line).split(' ').collect();
    if words.len() != 3 || words.iter().any(|word| !(1..=4).contains(&word.len())) {
        return None;
    }
    let mut triple = [0; 4];
    for (number, word) in triple.iter_mut().zip(&words) {
        if !word.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        *number = word.parse().ok()?;
    }
    (triple != [0; 4] && triple.iter().all(|&number| number <= max)).then_some(triple)
}

/// Takes all that can be taken and holds it to the reference; returns how many lines that were.
pub fn check_lines(text: &[u8], max: u16, (name, take): Taker) -> usize {
    let mut triples = [[0; 4]; MOST];
    let (mut used, mut lines) = (0, 0);
    loop {
        let (bytes, count) = take(&text[used..], max, &mut triples);
        let taken = std::str::from_utf8(&text[used..used + bytes]).unwrap();
        assert_eq!(taken.split_terminator('\n').count(), count, "{name}");
        assert!(taken.is_empty() || taken.ends_with('\n'), "{name}");
        for (text, &[m, n, p, _]) in taken.split_terminator('\n').zip(&triples) {
            assert_eq!(line(text, max), Some([m, n, p, 0]), "{name}: {text:?}");
        }
        used += bytes;
        lines += count;
        if count == 0 {
            return lines;
        }
    }
}

/// Any bytes as an input: the first four say how it comes and what it has to be, the others are the input. What the fuzz target
/// `reader` and a test run.
pub fn check_any(data: &[u8]) {
    let Some((&[kind, first, second, around], text)) = data.split_first_chunk() else {
        return;
    };
    let form = Form {
        max: [u64::MAX, 1000, 9999, u64::MAX / 10 + 1][usize::from(kind % 4)],
        case: 1 + usize::from(kind / 4 % 3),
    };
    check(
        text,
        &[1 + usize::from(first), 1 + usize::from(second)],
        form,
    );
    // Between good lines, in one piece: across the end of the buffer, and of the blocks that lines are taken by.
    let before = match kind / 16 {
        0..8 => return,
        // Miri takes minutes for a whole buffer.
        8 if !cfg!(miri) => (1 << 16) - 2 * usize::from(around),
        8..12 if !cfg!(miri) => 2048 - usize::from(around),
        _ => usize::from(around),
    };
    let good = b"12 3 456\n1000 1 22\r\n";
    let mut all: Vec<u8> = good.iter().copied().cycle().take(before).collect();
    all.extend(text);
    all.extend(good.iter().cycle().take(if cfg!(miri) {
        200
    } else {
        20 * usize::from(second)
    }));
    check(&all, &[usize::MAX], form);
    for taker in self::all() {
        check_lines(&all, form.max.min(9999) as u16, taker);
    }
}
