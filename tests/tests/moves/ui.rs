//! What the compiler shows for mistakes in the macros: the cases are in `ui/moves`.

#[test]
fn mistakes_are_shown_on_their_tokens() {
    trybuild::TestCases::new().compile_fail("ui/moves/*.rs");
}
