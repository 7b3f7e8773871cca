//! What whoever started the program asks for: on the command line, or in the page's address.

#[cfg(not(target_arch = "wasm32"))]
mod command_line;
#[cfg(not(target_arch = "wasm32"))]
pub use command_line::asked;

#[cfg(target_arch = "wasm32")]
mod address;
#[cfg(target_arch = "wasm32")]
pub use address::asked;

use veillee::locale::{Language, Words};
use veillee::motion::Speed;
use veillee::plan::StartMatch;
#[cfg(feature = "dev")]
use veillee::tour::TourWish;

/// What was asked for, checked.
#[derive(Default)]
pub struct Asked {
    pub language: Option<Language>,
    pub speed: Option<Speed>,
    /// The window.
    pub size: (u32, u32),
    pub begin: Option<StartMatch>,
    /// A wish that cannot be granted, for the title to tell.
    pub trouble: Option<Words>,
    #[cfg(feature = "dev")]
    pub tour: Option<TourWish>,
    /// The table plays by itself.
    pub demo: bool,
}

/// A wish that stops the start, and the language to say so in.
pub struct Refused {
    pub language: Language,
    pub words: Words,
}
