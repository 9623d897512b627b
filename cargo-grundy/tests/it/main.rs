//! `cargo grundy` from outside: what it prints, how it ends, and whether its submissions compile and answer right.

mod any_text;
mod bundles;
mod commands;
mod compilers;
mod files;
mod fragments;
mod invariants;
mod made;
mod made_programs;
mod manifests;
mod plots;
mod programs;
mod readme;
mod refusals;
mod run;
mod sizes;
mod sources;
mod usage;

/// The generated input of solver's own tests, which find `programs` here as there, and how they keep what a run wrote.
#[path = "../../../solver/tests/it"]
mod solver {
    pub mod cases;
    pub mod oracle;
    pub mod rules;
    pub mod run;
}
use solver::{cases, oracle, rules};
