//! Input that is no call: always an error in words, never a panic.
