//! The games. Adding one is adding a folder, its module, and its line in the list.

pub mod sar_zan;
pub mod songo;
pub mod soon;
pub mod sovango;
pub mod swoop;

use crate::ai::Thinker;
use crate::engine::Ruleset;

/// Something to do with a game chosen at run time.
pub trait GameVisitor {
    type Output;
    fn visit<G: Thinker>(self) -> Self::Output;
}

macro_rules! games {
    ($($ruleset:ty),+ $(,)?) => {
        /// The names of all games, in the order of the title screen.
        pub const IDS: &[&str] = &[$(<$ruleset>::ID),+];

        /// Does something with the game of this name; `None` if there is none.
        pub fn visit<V: GameVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == <$ruleset>::ID {
                return Some(visitor.visit::<$ruleset>());
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

/// How many usually sit down to it.
pub fn usual_players(id: &str) -> u8 {
    match id {
        songo::Songo::ID => 2,
        soon::Soon::ID => 3,
        _ => 4,
    }
}

/// What the set-up screen adds about a game as it is set up.
#[cfg(feature = "app")]
pub(crate) fn setup_note(id: &str, setup: &crate::engine::Setup) -> Option<crate::locale::Words> {
    use crate::engine::Config;
    if id != sovango::Sovango::ID {
        return None;
    }
    let config = sovango::SovangoConfig::from_setup(setup).ok()?;
    Some(crate::locale::Words::new("sovango-rounds").with("rounds", config.expected_rounds()))
}

/// Does this game have a table yet?
#[cfg(feature = "app")]
pub fn has_table(id: &str) -> bool {
    TABLES.contains(&id)
}

/// The games that can be played on the table.
#[cfg(feature = "app")]
const TABLES: &[&str] = &[
    songo::Songo::ID,
    sovango::Sovango::ID,
    sar_zan::SarZan::ID,
    soon::Soon::ID,
    swoop::Swoop::ID,
];

/// The sprite that marks a side of the board, in games that have sides.
#[cfg(feature = "app")]
pub(crate) fn side_mark(id: &str, seat: usize) -> Option<crate::theme::SpriteName<'static>> {
    let marks = (id == songo::Songo::ID).then_some(["seat-s", "seat-n"])?;
    marks.get(seat).map(|mark| ("songo", *mark))
}

#[cfg(feature = "app")]
pub(crate) fn tables_plugin(app: &mut bevy::prelude::App) {
    table_plugin::<songo::Songo>(app);
    table_plugin::<sovango::Sovango>(app);
    table_plugin::<sar_zan::SarZan>(app);
    table_plugin::<soon::Soon>(app);
    table_plugin::<swoop::Swoop>(app);
}

#[cfg(feature = "app")]
fn table_plugin<G: crate::mirror::Mirrored>(app: &mut bevy::prelude::App) {
    crate::play::game_plugin::<G>(app);
    crate::mirror::game_plugin::<G>(app);
}

/// What `--tour` shows of each game.
#[cfg(feature = "app")]
pub(crate) fn tours() -> Vec<(&'static str, Vec<crate::tour::Stop>)> {
    vec![
        (songo::Songo::ID, songo::table::tour::stops()),
        (sovango::Sovango::ID, sovango::table::tour::stops()),
        (sar_zan::SarZan::ID, sar_zan::table::tour::stops()),
        (soon::Soon::ID, soon::table::tour::stops()),
        (swoop::Swoop::ID, swoop::table::tour::stops()),
    ]
}
