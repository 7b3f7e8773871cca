//! Every sentence and every vector of the rules pages, as named tests, one file per game.

mod songo;
mod soon;
