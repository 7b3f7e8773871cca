//! One binary for all integration tests, so that the crate is linked once.

mod properties;
mod rules;
mod walk;
