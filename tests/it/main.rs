//! One binary for all integration tests, so that the crate is linked once.

mod ai;
mod allocation;
#[cfg(feature = "app")]
mod app;
mod architecture;
mod arena;
mod engine;
mod golden;
mod properties;
mod records;
mod rules;
mod walk;
