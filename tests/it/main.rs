//! One binary for all integration tests, so that the crate is linked once.

mod allocation;
mod arena;
mod engine;
mod golden;
mod properties;
mod records;
mod rules;
mod walk;
