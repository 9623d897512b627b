//! The named games: a row each, written in the rule language. A new named game is a row here and nothing else.

/// A named game of the rule language.
#[derive(Clone, Copy, Debug)]
pub struct NamedGame {
    /// The name, as the rule language writes it.
    pub name: &'static str,
    /// The rule that the name stands for, in the rule language.
    pub definition: &'static str,
    /// The rule in words, in a line.
    pub about: &'static str,
}

/// The named games, in the order in which a catalogue shows them.
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
];

const fn game(name: &'static str, definition: &'static str, about: &'static str) -> NamedGame {
    NamedGame {
        name,
        definition,
        about,
    }
}
