//! The games. Adding one is adding a folder and a line in the list below.

use crate::engine::Ruleset;

/// Something to do with a game chosen at run time.
pub trait GameVisitor {
    type Output;
    fn visit<G: Ruleset>(self) -> Self::Output;
}

macro_rules! games {
    ($($module:ident::$ruleset:ident),+ $(,)?) => {
        $(pub mod $module;)+

        /// The names of all games, in the order of the title screen.
        pub const IDS: &[&str] = &[$($module::$ruleset::ID),+];

        /// Does something with the game of this name; `None` if there is none.
        pub fn visit<V: GameVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == $module::$ruleset::ID {
                return Some(visitor.visit::<$module::$ruleset>());
            })+
            None
        }
    };
}

games! {
    songo::Songo,
    soon::Soon,
}
