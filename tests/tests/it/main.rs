//! All tests that need more than one crate, one module a subject.

mod brackets;
mod calls;
mod codes;
mod facts;
mod fresh_crate;
mod functions;
mod macros;
mod malformed;
mod moves_of_a_sum;
mod periods;
mod reference;
mod sets;
mod traits;
mod worlds;

/// The Grundy values of the heaps `0..=max` for a rule of the rule language.
fn values(rule: &str, max: usize) -> Vec<u32> {
    let rule =
        grundy_core::codegen::rule_from_str(rule).unwrap_or_else(|error| panic!("{rule}: {error}"));
    rule.table(&[max]).unwrap().values().to_vec()
}
