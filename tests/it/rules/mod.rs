//! Every sentence and every vector of the rules pages, as named tests, one file per game.

mod sar_zan;
mod songo;
mod soon;
mod sovango;
mod swoop;
