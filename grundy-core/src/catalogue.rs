//! The named games: a row each, written in the rule language. A new named game is a row here and nothing else.

/// A named game of the rule language; [`GAMES`] lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NamedGame {
    /// The name, as the rule language writes it.
    pub name: &'static str,
    /// The rule that the name stands for, in the rule language.
    pub definition: &'static str,
    /// The rule in words, in a line.
    pub about: &'static str,
}

/// The named games, in the order in which a catalogue shows them.
///
/// ```
/// let kayles = grundy_core::GAMES.iter().find(|game| game.name == "kayles");
/// assert_eq!(kayles.map(|game| game.definition), Some("0.77"));
/// ```
pub const GAMES: &[NamedGame] = &[
    game(
        "kayles",
        "0.77",
        "take one or two, and split what is left if you like (Kayles)",
    ),
    game(
        "dawsons_kayles",
        "0.07",
        "take two, and split what is left if you like (Dawson's Kayles)",
    ),
    game(
        "dawsons_chess",
        "0.137",
        "Dawson's Chess: remove a pawn and its neighbours",
    ),
    game(
        "grundys_game",
        "\"4!.0\"",
        "split a heap into two unequal heaps (Grundy's game)",
    ),
    game(
        "lasker",
        "\"4.[3]\"",
        "take any number, or split a heap in two (Lasker's nim)",
    ),
    game(
        "treblecross",
        "0.007",
        "take three adjacent, and split what is left if you like (Treblecross)",
    ),
    game(
        "officers",
        "0.6",
        "take one, never a whole heap, and split what is left if you like (Officers)",
    ),
    game(
        "wythoff",
        "|a, b| { (a - k, b) for k in 1..=a; (a, b - k) for k in 1..=b; (a - k, b - k) for k in 1..=min(a, b) }",
        "take any number from one of two heaps, or the same number from both (Wythoff)",
    ),
    game(
        "euclid",
        "|a, b| { (a - k * b, b) if b > 0 for k in 1..=a / b; (a, b - k * a) if a > 0 for k in 1..=b / a }",
        "take a multiple of the smaller of two heaps from the larger; an empty heap ends the game (Euclid)",
    ),
    // More than n - k can never be taken from what is left, so that a table whose maxima are equal holds all targets.
    game(
        "fibonacci_nim",
        "|n, m| (n - k, min(2 * k, n - k)) for k in 1..=min(n, m)",
        "n stones of which m may be taken now; taking k lets the next take 2k (Fibonacci nim)",
    ),
];

const fn game(name: &'static str, definition: &'static str, about: &'static str) -> NamedGame {
    NamedGame {
        name,
        definition,
        about,
    }
}
