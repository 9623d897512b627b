//! All tests that need more than one crate, one module a subject.

mod worlds;
