//! The same for processors with AVX2: the line feeds of a chunk are found first, so that lines do not wait for one
//! another; then four lines at a time are turned into numbers by one byte shuffle each, chosen by the lengths of the
//! numbers.
// Intrinsics are unsafe to call in old compilers and mostly safe in new ones.
#![allow(unsafe_code, unused_unsafe)]

use super::{MOST, Triple};
use std::arch::x86_64::*;

/// As many bytes are searched for line feeds at once.
const CHUNK: usize = 2048;

/// What `super::take` promises, or `None` on a processor that lacks what this takes.
pub fn take(bytes: &[u8], max: u16, triples: &mut [Triple; MOST]) -> Option<(usize, usize)> {
    if is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("popcnt")
    {
        // SAFETY: the processor has the features that `take_lines` is compiled for.
        Some(unsafe { take_lines(bytes, max, triples) })
    } else {
        None
    }
}

/// Takes lines in groups of four.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
unsafe fn take_lines(bytes: &[u8], max: u16, triples: &mut [Triple; MOST]) -> (usize, usize) {
    // `starts[i + 1]` is the end of line i, so the start of the next.
    let mut starts = [0_u16; MOST + 1];
    // SAFETY: the caller has checked for the features.
    let found = unsafe { find_lines(bytes, &mut starts) };
    let mut lines = 0;
    for four in triples[..found].chunks_exact_mut(4) {
        let starts = &starts[lines..lines + 5];
        let line = |i: usize| {
            let start = usize::from(starts[i]);
            debug_assert!(start + 16 <= bytes.len());
            // SAFETY: `find_lines` gives no start with less than 16 bytes behind it.
            unsafe { bytes.get_unchecked(start..start + 16) }
        };
        let len = |i: usize| u32::from(starts[i + 1]) - u32::from(starts[i]);
        // SAFETY: the caller has checked for the features; four triples have the 32 bytes that are stored.
        unsafe {
            // Digits become 0..=9; blanks, line feeds and much else get the top bit.
            let zero = _mm256_set1_epi8(b'0' as i8);
            let x02 = _mm256_sub_epi8(pair(line(0), line(2)), zero);
            let x13 = _mm256_sub_epi8(pair(line(1), line(3)), zero);
            let marks02 = _mm256_movemask_epi8(x02) as u32;
            let marks13 = _mm256_movemask_epi8(x13) as u32;
            let (shuffle0, wrong0) = shape(marks02, len(0));
            let (shuffle1, wrong1) = shape(marks13, len(1));
            let (shuffle2, wrong2) = shape(marks02 >> 16, len(2));
            let (shuffle3, wrong3) = shape(marks13 >> 16, len(3));
            if wrong0 | wrong1 | wrong2 | wrong3 != 0 {
                break;
            }
            // Now four digits a number, and the separators; the right ones become 0, the others stay above 9.
            let right = pair(&SEPARATORS, &SEPARATORS);
            let x02 = _mm256_shuffle_epi8(x02, pair(shuffle0, shuffle2));
            let x13 = _mm256_shuffle_epi8(x13, pair(shuffle1, shuffle3));
            let x02 = _mm256_andnot_si256(_mm256_cmpeq_epi8(x02, right), x02);
            let x13 = _mm256_andnot_si256(_mm256_cmpeq_epi8(x13, right), x13);
            let nine = _mm256_set1_epi8(9);
            let odd = _mm256_or_si256(_mm256_subs_epu8(x02, nine), _mm256_subs_epu8(x13, nine));
            // 10 * first digit + second and so on, then 100 * first pair + second.
            let tens = _mm256_set1_epi16(0x010a);
            let pairs = _mm256_packus_epi16(
                _mm256_maddubs_epi16(x02, tens),
                _mm256_maddubs_epi16(x13, tens),
            );
            let numbers = _mm256_maddubs_epi16(pairs, _mm256_set1_epi16(0x0164));
            let above = _mm256_cmpgt_epi16(numbers, _mm256_set1_epi16(max as i16));
            let all_zero = _mm256_cmpeq_epi64(numbers, _mm256_setzero_si256());
            let odd = _mm256_or_si256(odd, _mm256_or_si256(above, all_zero));
            if _mm256_testz_si256(odd, odd) == 0 {
                break;
            }
            _mm256_storeu_si256(four.as_mut_ptr() as *mut __m256i, numbers);
        }
        lines += 4;
    }
    (usize::from(starts[lines]), lines)
}

/// Two times 16 bytes.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn pair(low: &[u8], high: &[u8]) -> __m256i {
    let (low, high) = (&low[..16], &high[..16]);
    // SAFETY: 16 bytes can be read from both.
    unsafe {
        _mm256_set_m128i(
            _mm_loadu_si128(high.as_ptr() as *const __m128i),
            _mm_loadu_si128(low.as_ptr() as *const __m128i),
        )
    }
}

/// Writes the starts of the lines behind the first to `starts` and returns their number; 16 bytes can be read from
/// the start of each.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
unsafe fn find_lines(bytes: &[u8], starts: &mut [u16; MOST + 1]) -> usize {
    let searched = bytes.len().saturating_sub(16).min(CHUNK);
    let mut found = 0;
    for (index, block) in bytes[..searched].chunks_exact(64).enumerate() {
        // SAFETY: the caller has checked for the features; a block has 64 bytes.
        let mut feeds = unsafe {
            let feed = _mm256_set1_epi8(b'\n' as i8);
            let low = _mm256_cmpeq_epi8(pair(block, &block[16..]), feed);
            let high = _mm256_cmpeq_epi8(pair(&block[32..], &block[48..]), feed);
            let low = _mm256_movemask_epi8(low) as u32;
            let high = _mm256_movemask_epi8(high) as u32;
            u64::from(low) | u64::from(high) << 32
        };
        let count = feeds.count_ones() as usize;
        if found + 64 > MOST {
            break;
        }
        // By eights, and what is too much is overwritten later: a loop of `count` rounds would be mispredicted.
        for eight in starts[found + 1..].chunks_exact_mut(8).take(count / 8 + 1) {
            for start in eight {
                *start = (64 * index) as u16 + feeds.trailing_zeros() as u16 + 1;
                feeds &= feeds.wrapping_sub(1);
            }
        }
        found += count;
    }
    found
}

/// The shuffle for a line of `len` bytes, of which `marks` has the bits of those that are no digits, and 0 if it is
/// one of three numbers. The caller has to look at the separators, which also shows whether it ends at `len`.
#[inline]
#[target_feature(enable = "bmi2")]
unsafe fn shape(marks: u32, len: u32) -> (&'static [u8; 16], u32) {
    // SAFETY: the caller has checked for the feature.
    let marks = unsafe { _bzhi_u32(marks, len) };
    let slot = slot(marks);
    (&SHAPES.shuffle[slot], u32::from(SHAPES.marks[slot]) ^ marks)
}

/// What the shuffles put behind the digits: two blanks, a carriage return or nothing, a line feed, all less b'0'.
const SEPARATORS: [u8; 16] = {
    let mut separators = [0xff; 16];
    separators[12] = b' '.wrapping_sub(b'0');
    separators[13] = b' '.wrapping_sub(b'0');
    separators[14] = b'\r'.wrapping_sub(b'0');
    separators[15] = b'\n'.wrapping_sub(b'0');
    separators
};

/// The 128 shapes of a line, each in the slot of its marks; in the other slots the marks are 0, which no line has.
struct Shapes {
    marks: [u16; 512],
    /// Where each of the four digits of each number comes from, then the separators; 0x80 stands for a zero.
    shuffle: [[u8; 16]; 512],
}

static SHAPES: Shapes = shapes();

/// The multiplier was found by trial; with it no two shapes share a slot.
const fn slot(marks: u32) -> usize {
    (marks.wrapping_mul(0x9f1b_434f) >> 23) as usize
}

const fn shapes() -> Shapes {
    let mut shapes = Shapes {
        marks: [0; 512],
        shuffle: [[0x80; 16]; 512],
    };
    let mut shape = 0;
    while shape < 128 {
        let lengths = [shape % 4 + 1, shape / 4 % 4 + 1, shape / 16 % 4 + 1];
        let mut shuffle = [0x80; 16];
        let (mut marks, mut at, mut number) = (0, 0, 0);
        while number < 3 {
            let mut digit = 4 - lengths[number];
            while digit < 4 {
                shuffle[4 * number + digit] = at;
                at += 1;
                digit += 1;
            }
            if number < 2 || shape >= 64 {
                marks |= 1 << at;
                shuffle[12 + number] = at;
                at += 1;
            }
            number += 1;
        }
        marks |= 1 << at;
        shuffle[15] = at;
        let slot = slot(marks);
        assert!(shapes.marks[slot] == 0);
        shapes.marks[slot] = marks as u16;
        shapes.shuffle[slot] = shuffle;
        shape += 1;
    }
    shapes
}
