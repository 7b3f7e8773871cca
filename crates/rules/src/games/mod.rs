//! The games. Adding one is adding its folder and its line in [`for_each_game`](crate::for_each_game).

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

/// Calls a macro with all games, each by its folder and the type of its rules, in the order of the
/// title screen. Nowhere else is a game registered: every other list is made of this one.
#[macro_export]
macro_rules! for_each_game {
    ($then:ident) => {
        $then! {
            songo::Songo,
            sovango::Sovango,
            sar_zan::SarZan,
            soon::Soon,
            swoop::Swoop,
        }
    };
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

for_each_game!(games);
