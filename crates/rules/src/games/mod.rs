//! The games. Adding one is adding its folder and its line in the list.

pub mod remote;

use crate::ai::Thinker;
use crate::engine::Ruleset;

/// Something to do with a game chosen at run time.
pub trait GameVisitor {
    /// What comes of it.
    type Output;
    /// Does it with this game.
    fn visit<G: Thinker>(self) -> Self::Output;
}

macro_rules! games {
    ($($folder:ident :: $ruleset:ident),+ $(,)?) => {
        $(pub mod $folder;)+

        /// The names of all games, in the order of the title screen.
        pub const IDS: &[&str] = &[$(<$folder::$ruleset>::ID),+];

        /// Does something with the game of this name; `None` if there is none.
        pub fn visit<V: GameVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == <$folder::$ruleset>::ID {
                return Some(visitor.visit::<$folder::$ruleset>());
            })+
            None
        }
    };
}

games! {
    songo::Songo,
    sovango::Sovango,
    sar_zan::SarZan,
    soon::Soon,
    swoop::Swoop,
}
