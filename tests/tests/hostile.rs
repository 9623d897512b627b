//! What the fuzz targets check, on their seeds and on random bytes; see `fuzz/README.md`.

use grundy_tests::hostile::{evaluator, rule, run};

#[test]
fn any_bytes_are_a_rule_or_a_mistake() {
    run("rule", 5000, rule::check);
}

#[test]
fn any_rule_has_the_values_of_the_definition() {
    run("evaluator", 5000, evaluator::check);
}
