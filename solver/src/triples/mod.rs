//! Takes lines of three numbers from a buffer, many at a time, as long as they look as a judge writes them: numbers of
//! one to four digits with one blank between, and a line feed, maybe after a carriage return. The rest is left to
//! `input`, so what is odd costs time but is never read differently.

#[cfg(target_arch = "x86_64")]
pub mod avx2;

/// The numbers of a line; the fourth place is there only because four are quicker to copy than three.
pub type Triple = [u16; 4];

/// The most lines that one call takes.
pub const MOST: usize = 512;

/// Takes lines from the start of `bytes`, writes their numbers to `triples` and returns how many bytes and how many
/// lines it took. It stops at a line that has another form, or a number above `max` (at most 9999), or three zeros;
/// as it may take lines by fours, it may also stop up to three lines before, or 150 bytes before the end of `bytes`.
pub fn take(bytes: &[u8], max: u16, triples: &mut [Triple; MOST]) -> (usize, usize) {
    #[cfg(target_arch = "x86_64")]
    {
        if let Some(taken) = avx2::take(bytes, max, triples) {
            return taken;
        }
    }
    portable(bytes, max, triples)
}

/// The same for any machine: sixteen bytes are looked at as two words, so that the places of all three separators are
/// known at once and no step waits for the number before it.
pub fn portable(bytes: &[u8], max: u16, triples: &mut [Triple; MOST]) -> (usize, usize) {
    let mut used = 0;
    for (lines, triple) in triples.iter_mut().enumerate() {
        match bytes
            .get(used..used + 16)
            .and_then(|start| line(start, max))
        {
            Some((numbers, len)) => {
                *triple = numbers;
                used += len;
            }
            None => return (used, lines),
        }
    }
    (used, MOST)
}

/// The three numbers of the line at the start of 16 bytes, and its length.
#[inline]
fn line(bytes: &[u8], max: u16) -> Option<(Triple, usize)> {
    let mut marks = not_digits(&bytes[..8]) | not_digits(&bytes[8..]) << 8;
    let mut triple = [0; 4];
    let mut ends = [0; 3];
    let mut start = 0;
    for (number, end) in triple.iter_mut().zip(&mut ends) {
        *end = marks.trailing_zeros() as usize;
        marks &= marks.wrapping_sub(1);
        let len = *end - start;
        if !(1..=4).contains(&len) {
            return None;
        }
        *number = value(&bytes[start..start + 4], len);
        if *number > max {
            return None;
        }
        start = *end + 1;
    }
    let blanks = bytes[ends[0]] == b' ' && bytes[ends[1]] == b' ';
    match bytes[ends[2]..] {
        [b'\n', ..] if blanks && triple != [0; 4] => Some((triple, ends[2] + 1)),
        [b'\r', b'\n', ..] if blanks && triple != [0; 4] => Some((triple, ends[2] + 2)),
        _ => None,
    }
}

/// Bit i says that byte i of eight is no digit.
#[inline]
fn not_digits(bytes: &[u8]) -> u32 {
    let mut word = [0; 8];
    word.copy_from_slice(bytes);
    let from_zero = u64::from_le_bytes(word) ^ 0x3030_3030_3030_3030;
    // The top bit of each byte: set by the sum from ten on.
    let marks = (((from_zero & !TOP) + 0x7676_7676_7676_7676) | from_zero) & TOP;
    // Moves bit 8 i + 7 to bit 56 + i.
    ((marks >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

const TOP: u64 = 0x8080_8080_8080_8080;

/// The number that the first `len` of four bytes stand for.
#[inline]
fn value(bytes: &[u8], len: usize) -> u16 {
    let mut word = [0; 4];
    word.copy_from_slice(bytes);
    // What is shifted in are leading zeros.
    let digits = u32::from_le_bytes(word) << (32 - 8 * len) & 0x0f0f_0f0f;
    let pairs = (10 * digits + (digits >> 8)) & 0x00ff_00ff;
    (100 * pairs + (pairs >> 16)) as u16
}
