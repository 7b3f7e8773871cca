//! How the games look and move: a folder for each game of the rules' list.

use crate::catalogue::{Catalogue, Entry};

macro_rules! games {
    ($first_folder:ident :: $first:ident, $($folder:ident :: $game:ident),* $(,)?) => {
        pub mod $first_folder;
        $(pub mod $folder;)*

        /// All games, in the order of the title screen.
        pub fn catalogue() -> Catalogue {
            Catalogue::new(Entry::of::<veillee_rules::games::$first_folder::$first>())
                $(.and(Entry::of::<veillee_rules::games::$folder::$game>()))*
        }
    };
}

veillee_rules::for_each_game!(games);
