//! The theorems that periods rest on, with their exact statements.

use core::fmt;

/// The theorem that proves a period; `to_string` gives its name in words.
///
/// In the statements G(n) is the value of heap n, p the period, s the saltus, and k the largest element of a set, or the
/// index of a code's last digit that is not 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theorem {
    /// A game without splits whose moves take at most k: G(n + p) = G(n) for n0 <= n < n0 + k proves it for all
    /// n >= n0, where n0 >= 1 for a code with a digit 1 or 2.
    ///
    /// Proof: a value depends on the k values before it only (and, with a digit 1 or 2, on whether a move empties the
    /// heap, which no move does from n > k). So equal windows of k values are followed by equal values.
    ///
    /// Held to by the tests `periods::every_set_within_eleven` and `periods::patterns_that_break_are_not_reported`.
    FiniteSubtraction,
    /// A finite octal code: G(n + p) = G(n) for n0 <= n < 2 n0 + p + k with n0 >= 1 proves it for all n >= n0.
    ///
    /// Guy and Smith, The G-values of various games, 1956. Proof: let n >= 2 n0 + p + k, and the statement hold below n. The
    /// larger heap that a move from n + p leaves is at least n0 + p, so with p stones less it is left by a move from n, at the
    /// same value; and in the other direction likewise. So both heaps have options of the same values.
    ///
    /// Held to by the tests `periods::every_octal_code_of_three_digits_holds_on_four_times_its_proof` and
    /// `periods::the_reference_periods`.
    FiniteOctal,
    /// A finite octal code in which some moves must leave unequal or equal heaps: G(n + p) = G(n) for
    /// n0 <= n < 2 n0 + 2 p + k with n0 >= 1 proves it for all n >= n0.
    ///
    /// The argument of [`FiniteOctal`](Self::FiniteOctal), where an exchange that would make two heaps equal is
    /// replaced by one that makes them differ by 2 p, again at value 0; and equal heaps always sum to 0, so that
    /// only the parity of what is left counts, which two periods preserve.
    ///
    /// Held to by the test `periods::every_octal_code_of_three_digits_holds_on_four_times_its_proof`, which has each code with
    /// both marks.
    MarkedOctal,
    /// A finite code that leaves up to three heaps: G(n + p) = G(n) for n0 <= n < 3 n0 + 2 p + k with n0 >= 1 proves it
    /// for all n >= n0.
    ///
    /// The argument of [`FiniteOctal`](Self::FiniteOctal) for the largest of three heaps, which is at least n0 + p
    /// where n + p - k >= 3 (n0 + p).
    ///
    /// Held to by the test `periods::every_hexadecimal_code_of_two_digits_holds_on_four_times_its_proof`.
    Hexadecimal,
    /// A subtraction set with t in S exactly if t + q in S for all t > x. Let D(n, r) hold the values G(m) with m < n - x and
    /// m = r modulo q. If p is a multiple of q, G(n1 - i + p) = G(n1 - i) + s for i in 1..=x, and D(n1 + p, r) is the
    /// union of 0..s and D(n1, r) + s for each r, then G(n + p) = G(n) + s for all n >= n1 - x.
    ///
    /// Proof: what is forbidden for a heap n is some of the x values before it and the union of some of the D(n, r), by
    /// n modulo q only. From n1 to n1 + p all of these shift by s and gain what is below s, so the mex shifts by s, and the
    /// premise holds for n1 + 1. For cofinite sets such a p exists (Siegel, Combinatorial Game Theory, 2013, chapter IV).
    ///
    /// Held to by the tests `periods::every_complement_of_a_set_within_eight` and `periods::random_ultimately_periodic_sets`.
    PeriodicSubtraction,
    /// A set that holds 1..=d - 1 and no multiple of d: G(n) = n mod d.
    ///
    /// Proof: by induction, heap n moves to each other residue, by less than d stones where there are so many, and never
    /// to a heap of its own residue.
    ///
    /// Held to by the tests `functions::functions_agree_with_tables` and `periods::heaps_near_the_end_of_u64`.
    NoMultiples,
    /// Nim: G(n) = n (Bouton, 1901), since a move leaves any smaller heap.
    ///
    /// Held to by the test `periods::heaps_near_the_end_of_u64`.
    Nim,
    /// Lasker's nim: G(4j + 1), G(4j + 2), G(4j + 3), G(4j + 4) = 4j + 1, 4j + 2, 4j + 4, 4j + 3 (Berlekamp, Conway and Guy,
    /// Winning Ways, chapter 4).
    ///
    /// Held to by the tests `facts::lasker_by_its_closed_form` and `periods::heaps_near_the_end_of_u64`.
    Lasker,
}

impl fmt::Display for Theorem {
    /// Writes the name of the theorem, in a few words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Theorem::FiniteSubtraction => "finite subtraction game",
            Theorem::FiniteOctal => "finite octal code (Guy and Smith)",
            Theorem::MarkedOctal => "finite octal code with unequal or equal parts",
            Theorem::Hexadecimal => "finite code with up to three heaps",
            Theorem::PeriodicSubtraction => "certificate of an ultimately periodic subtraction set",
            Theorem::NoMultiples => "G(n) = n mod d for a set without multiples of d",
            Theorem::Nim => "G(n) = n in Nim",
            Theorem::Lasker => "closed form of Lasker's nim",
        })
    }
}
