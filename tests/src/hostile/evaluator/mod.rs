//! The engines: what they compute of a rule that bytes make, against the definition.

mod heaps;
mod moves;

use arbitrary::{Result, Unstructured};

/// Computes tables, options, winning moves and a period of the rule that the bytes make. The first byte says what kind of rule:
/// for `s` a set, for `t` a code, for `u` and `v` moves written out.
///
/// # Panics
/// If an engine does, or if it finds other values or moves than the definition gives.
pub fn check(data: &[u8]) {
    let Some((&kind, rest)) = data.split_first() else {
        return;
    };
    let mut u = Unstructured::new(rest);
    // Bytes that end too soon stand for nothing; arbitrary reads zeros in most places.
    let _: Result<()> = match kind % 4 {
        3 => heaps::set(&mut u),
        0 => heaps::code(&mut u),
        _ => moves::check(&mut u),
    };
}
