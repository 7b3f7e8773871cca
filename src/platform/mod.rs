//! The only home of what differs between one kind of machine and another.

mod native;
pub use native::*;
