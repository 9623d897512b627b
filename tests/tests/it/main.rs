//! All tests that need more than one crate, one module a subject.

mod functions;
mod moves_of_a_sum;
mod periods;
mod worlds;
