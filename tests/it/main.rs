//! What holds for all games, and what belongs to none. Each game has a folder of its own beside
//! this one.

#[path = "../helpers/mod.rs"]
#[macro_use]
mod helpers;
mod app;
mod architecture;
