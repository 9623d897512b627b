//! How far a sequence agrees with itself shifted, for all shifts at once.

use alloc::vec;
use alloc::vec::Vec;

/// For each shift p in `1..len` the number of last elements that equal those p places before them; entry 0 is the length.
///
/// This is the Z-function of the reversed sequence, in linear time. It is written with `while` and slices, since the macro
/// runs it without optimisation.
pub(super) fn suffix_matches(sequence: &[u32]) -> Vec<u32> {
    let len = sequence.len();
    let mut matches = vec![0_u32; len];
    if len == 0 {
        return matches;
    }
    let z = &mut matches[..];
    z[0] = len as u32;
    let last = len - 1;
    // The match found that reaches furthest: shift `left`, up to but without index `right` of the reversed sequence.
    let (mut left, mut right) = (0, 0);
    let mut shift = 1;
    while shift < len {
        let mut size = 0;
        if shift < right {
            size = (z[shift - left] as usize).min(right - shift);
        }
        while shift + size < len && sequence[last - size] == sequence[last - size - shift] {
            size += 1;
        }
        if shift + size > right {
            (left, right) = (shift, shift + size);
        }
        z[shift] = size as u32;
        shift += 1;
    }
    matches
}

#[cfg(test)]
mod tests {
    use super::suffix_matches;

    #[test]
    fn matches_are_as_long_as_counted_by_hand() {
        let mut state = 7_u64;
        for len in 0..60 {
            let sequence: std::vec::Vec<u32> = (0..len)
                .map(|_| {
                    state = state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    (state >> 63) as u32
                })
                .collect();
            let matches = suffix_matches(&sequence);
            for shift in 1..len {
                let count = (shift..len)
                    .rev()
                    .take_while(|&i| sequence[i] == sequence[i - shift])
                    .count();
                assert_eq!(matches[shift] as usize, count);
            }
        }
    }
}
