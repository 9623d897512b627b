//! All tests that need more than one crate, one module a subject.

mod periods;
mod worlds;
