//! Sums of games.

/// Returns the nim-sum of Grundy values: their bitwise exclusive or.
///
/// By the theorem of Sprague (1935) and Grundy (1939) the Grundy value of a sum of games is the nim-sum of the Grundy
/// values of its parts; the next player wins under normal play exactly if it is not zero.
///
/// ```
/// use grundy_core::nim_sum;
///
/// assert_eq!(nim_sum([3, 4, 5]), 2);
/// assert_eq!(nim_sum([]), 0);
/// ```
pub fn nim_sum(values: impl IntoIterator<Item = u32>) -> u32 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}
