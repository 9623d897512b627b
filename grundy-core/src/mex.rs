//! The least absent value of a set of Grundy values.

use alloc::vec;
use alloc::vec::Vec;

/// Returns the minimum excludant: the least non-negative integer that is not among `values`.
///
/// By definition `mex(values)` is the first `v` in `0..` with `!values.contains(&v)`.
///
/// ```
/// use grundy_core::mex;
///
/// assert_eq!(mex([0, 1, 3, 0]), 2);
/// assert_eq!(mex([5, 7]), 0);
/// assert_eq!(mex([]), 0);
/// ```
///
/// Values may come in any order and repeat. Takes time and memory proportional to their number, however large they are.
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    // The first 64 values, which are all that most games need, are a mask in a register.
    let mut low = 0_u64;
    let mut high = Vec::new();
    for value in values {
        if value < 64 {
            low |= 1 << value;
        } else {
            high.push(value);
        }
    }
    if low != u64::MAX {
        return low.trailing_ones();
    }
    // k values can only close the first k numbers from 64 on, so larger ones do not count.
    let mut present = vec![false; high.len()];
    for value in high {
        let index = (value - 64) as usize;
        if let Some(slot) = present.get_mut(index) {
            *slot = true;
        }
    }
    let run = present.iter().take_while(|&&is_present| is_present).count();
    64 + run as u32
}
