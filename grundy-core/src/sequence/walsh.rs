//! The choice of the mask of a sparse space.

use alloc::vec::Vec;

/// Returns the mask M > 0 for which the fewest of the counted values are rare: `histogram[v]` counts the value v, and a
/// value is rare if v & M has an even number of ones.
///
/// The Walsh-Hadamard transform of the histogram holds for each M the number of rare values less that of common ones,
/// so that its least entry names the mask. Takes L log L additions for a histogram of length L, a power of two >= 2.
pub(super) fn best_mask(mut histogram: Vec<i64>) -> u32 {
    let mut half = 1;
    while half < histogram.len() {
        for pair in histogram.chunks_exact_mut(2 * half) {
            let (low, high) = pair.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
    let least = (1..histogram.len()).min_by_key(|&mask| histogram[mask]);
    least.unwrap_or(1) as u32
}

#[cfg(test)]
mod tests {
    use super::best_mask;

    #[test]
    fn the_mask_is_the_best_of_all() {
        let mut state = 1_u64;
        for _ in 0..if cfg!(miri) { 5 } else { 200 } {
            let histogram: std::vec::Vec<i64> = (0..32)
                .map(|_| {
                    state = state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    (state >> 60) as i64
                })
                .collect();
            let rare = |mask: u32| -> i64 {
                (0..32_u32)
                    .filter(|v| (v & mask).count_ones() % 2 == 0)
                    .map(|v| histogram[v as usize])
                    .sum()
            };
            let best = best_mask(histogram.clone());
            assert!((1..32).all(|mask| rare(best) <= rare(mask)));
        }
    }
}
