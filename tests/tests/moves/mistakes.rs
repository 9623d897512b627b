//! Every kind of mistake, and what is said about it.
