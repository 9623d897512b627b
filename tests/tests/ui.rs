//! What rustc says about macro calls: mistakes are errors on the offending token with the remedy, and right calls build.

#[test]
fn mistakes_and_right_calls() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    cases.compile_fail("tests/ui/fail/*.rs");
    cases.compile_fail("tests/ui/moves/*.rs");
}

#[test]
fn no_message_is_of_a_panic_or_shows_a_table() {
    let mut count = 0;
    for folder in ["tests/ui/fail", "tests/ui/moves"] {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path
                .extension()
                .is_some_and(|extension| extension == "stderr")
            {
                let text = std::fs::read_to_string(&path).unwrap();
                assert!(!text.contains("panicked"), "{path:?}");
                assert!(
                    text.lines().all(|line| line.chars().count() < 300),
                    "{path:?}"
                );
                count += 1;
            }
        }
    }
    assert!(count > 60, "{count}");
}
