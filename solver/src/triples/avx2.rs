//! The same for processors with AVX2: the line feeds of a chunk are found first, so that lines do not wait for one
//! another; then four lines at a time are turned into numbers by one byte shuffle each, chosen by the lengths of the
//! numbers.
// Intrinsics are unsafe to call in old compilers and mostly safe in new ones.
#![allow(unsafe_code, unused_unsafe)]

use super::{MOST, Triple};
use std::arch::x86_64::*;

/// As many bytes are searched for line feeds at once.
const CHUNK: usize = 1024;

/// What `super::take` promises, or `None` on a processor that lacks what this takes.
pub fn take(bytes: &[u8], max: u16, triples: &mut [Triple; MOST]) -> Option<(usize, usize)> {
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi2") {
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
        let line = |i: usize| &bytes[usize::from(starts[i])..][..16];
        let len = |i: usize| u32::from(starts[i + 1]) - u32::from(starts[i]);
        // SAFETY: the caller has checked for the features; `load` and `store` have the room they need.
        unsafe {
            // Digits become 0..=9, the other bytes that `find_lines` lets pass get the sign bit.
            let zero = _mm256_set1_epi8(b'0' as i8);
            let x02 = _mm256_sub_epi8(pair(line(0), line(2)), zero);
            let x13 = _mm256_sub_epi8(pair(line(1), line(3)), zero);
            let marks02 = _mm256_movemask_epi8(x02) as u32;
            let marks13 = _mm256_movemask_epi8(x13) as u32;
            let shapes = (
                shape(marks02 & 0xffff, len(0)),
                shape(marks13 & 0xffff, len(1)),
                shape(marks02 >> 16, len(2)),
                shape(marks13 >> 16, len(3)),
            );
            let (s0, s1, s2, s3) = match shapes {
                (Some(s0), Some(s1), Some(s2), Some(s3)) => (s0, s1, s2, s3),
                _ => break,
            };
            // Four digits a number, from the left: 10 * first + second and so on, then 100 * first + second.
            let tens = _mm256_set1_epi16(0x010a);
            let pairs02 = _mm256_maddubs_epi16(_mm256_shuffle_epi8(x02, pair(s0, s2)), tens);
            let pairs13 = _mm256_maddubs_epi16(_mm256_shuffle_epi8(x13, pair(s1, s3)), tens);
            let pairs = _mm256_packus_epi16(pairs02, pairs13);
            let numbers = _mm256_maddubs_epi16(pairs, _mm256_set1_epi16(0x0164));
            let above = _mm256_cmpgt_epi16(numbers, _mm256_set1_epi16(max as i16));
            let all_zero = _mm256_cmpeq_epi64(numbers, _mm256_setzero_si256());
            if _mm256_movemask_epi8(_mm256_or_si256(above, all_zero)) != 0 {
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

/// Writes the starts of lines behind the first to `starts` and returns their number. Each of these lines consists of
/// digits, blanks and one line feed, and 16 bytes can be read from the start of each.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
unsafe fn find_lines(bytes: &[u8], starts: &mut [u16; MOST + 1]) -> usize {
    let searched = bytes.len().saturating_sub(16).min(CHUNK);
    let mut found = 0;
    for (index, block) in bytes[..searched].chunks_exact(64).enumerate() {
        // SAFETY: the caller has checked for the features; a block has 64 bytes.
        let (mut feeds, usual) = unsafe {
            let low = _mm256_loadu_si256(block.as_ptr() as *const __m256i);
            let high = _mm256_loadu_si256(block[32..].as_ptr() as *const __m256i);
            let ((feeds_low, usual_low), (feeds_high, usual_high)) = (classes(low), classes(high));
            let usual = _mm256_movemask_epi8(_mm256_and_si256(usual_low, usual_high)) == -1;
            let feeds_low = _mm256_movemask_epi8(feeds_low) as u32;
            let feeds_high = _mm256_movemask_epi8(feeds_high) as u32;
            (u64::from(feeds_low) | u64::from(feeds_high) << 32, usual)
        };
        let count = feeds.count_ones() as usize;
        if !usual || found + 64 > MOST {
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

/// Which bytes are line feeds, and which are line feeds, blanks or digits.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn classes(bytes: __m256i) -> (__m256i, __m256i) {
    // SAFETY: the caller has checked for the feature.
    unsafe {
        let feeds = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8(b'\n' as i8));
        let blanks = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8(b' ' as i8));
        let from_zero = _mm256_sub_epi8(bytes, _mm256_set1_epi8(b'0' as i8));
        let digits = _mm256_cmpeq_epi8(_mm256_min_epu8(from_zero, _mm256_set1_epi8(9)), from_zero);
        (
            feeds,
            _mm256_or_si256(_mm256_or_si256(feeds, blanks), digits),
        )
    }
}

/// The shuffle for a line of `len` bytes in which the bits of `marks` are the bytes that are no digits, if that is a
/// line of three numbers of one to four digits.
#[inline]
#[target_feature(enable = "bmi2")]
unsafe fn shape(marks: u32, len: u32) -> Option<&'static [u8; 16]> {
    // SAFETY: the caller has checked for the feature.
    let marks = unsafe { _bzhi_u32(marks, len) };
    let slot = slot(marks);
    if len < 16 && u32::from(SHAPES.marks[slot]) == marks {
        Some(&SHAPES.shuffle[slot])
    } else {
        None
    }
}

/// The 64 shapes of a line, each in the slot of its marks; in the other slots the marks are 0, which no line has.
struct Shapes {
    marks: [u16; 256],
    /// Where each of the four digits of each number comes from; 0x80 is a leading zero.
    shuffle: [[u8; 16]; 256],
}

static SHAPES: Shapes = shapes();

/// A multiplier found by trial, with which no two shapes share a slot.
const fn slot(marks: u32) -> usize {
    (marks.wrapping_mul(0x0ef5_72d1) >> 24) as usize
}

const fn shapes() -> Shapes {
    let mut shapes = Shapes {
        marks: [0; 256],
        shuffle: [[0x80; 16]; 256],
    };
    let mut shape = 0;
    while shape < 64 {
        let lengths = [shape % 4 + 1, shape / 4 % 4 + 1, shape / 16 + 1];
        let mut shuffle = [0x80; 16];
        let (mut marks, mut at, mut number) = (0, 0, 0);
        while number < 3 {
            let mut digit = 4 - lengths[number];
            while digit < 4 {
                shuffle[4 * number + digit] = at;
                at += 1;
                digit += 1;
            }
            marks |= 1 << at;
            at += 1;
            number += 1;
        }
        let slot = slot(marks);
        assert!(shapes.marks[slot] == 0);
        shapes.marks[slot] = marks as u16;
        shapes.shuffle[slot] = shuffle;
        shape += 1;
    }
    shapes
}
