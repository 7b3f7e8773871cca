//! Which puzzles there are, and which of them is today's.

use bevy::prelude::*;
use veillee_rules::puzzles::Puzzle;

use super::progress::Kept;
use crate::catalogue::Catalogue;

/// The puzzles of every game that has any, in the order of the title.
#[derive(Resource, Default)]
pub struct Library(Vec<(&'static str, Vec<Puzzle>)>);

/// A puzzle by its game, and by its number among that game's, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Which {
    pub game: &'static str,
    pub nth: usize,
}

impl Library {
    pub(super) fn of(catalogue: &Catalogue) -> Library {
        let of_game = |id, puzzles: Vec<Puzzle>| (!puzzles.is_empty()).then_some((id, puzzles));
        let games = catalogue.iter();
        Library(
            games
                .filter_map(|game| of_game(game.id, (game.puzzles)()))
                .collect(),
        )
    }

    /// The games that have puzzles.
    pub fn games(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(game, _)| *game)
    }

    /// Those of a game; none if it has none.
    pub fn puzzles(&self, game: &str) -> &[Puzzle] {
        let of_game = self.0.iter().find(|(id, _)| *id == game);
        of_game.map_or(&[], |(_, puzzles)| puzzles)
    }

    pub fn get(&self, which: Which) -> Option<&Puzzle> {
        self.puzzles(which.game).get(which.nth)
    }

    /// The same for everybody who opens it on that day. No two days in a row have the same, and
    /// none comes again before all the others have.
    pub fn of_day(&self, day: i64) -> Option<Which> {
        let all: usize = self.0.iter().map(|(_, puzzles)| puzzles.len()).sum();
        let all = i64::try_from(all).ok().filter(|all| *all > 0)?;
        // From one to the next it goes a long way: to another theme, and often to another game.
        let at = day.rem_euclid(all) * stride(all) % all;
        let mut nth = usize::try_from(at).ok()?;
        for (game, puzzles) in &self.0 {
            if nth < puzzles.len() {
                return Some(Which { game, nth });
            }
            nth -= puzzles.len();
        }
        None
    }

    /// The next of the same game that nobody has solved yet; if all have been, simply the next.
    pub fn after(&self, which: Which, kept: &Kept) -> Which {
        let puzzles = self.puzzles(which.game);
        let all = puzzles.len().max(1);
        let others = (1..all).map(|further| (which.nth + further) % all);
        let open = |nth: &usize| kept.of(&puzzles[*nth]).is_none();
        let nth = others.clone().find(open).or(others.clone().next());
        Which {
            nth: nth.unwrap_or(which.nth),
            ..which
        }
    }
}

/// A step that comes to every place of a circle of so many before it comes to one again.
fn stride(all: i64) -> i64 {
    let shares_nothing = |step: &i64| gcd(*step, all) == 1;
    // About three fifths of the way round.
    let steps = (1..=all * 3 / 5).rev();
    steps.clone().find(shares_nothing).unwrap_or(1)
}

fn gcd(one: i64, other: i64) -> i64 {
    match other {
        0 => one,
        _ => gcd(other, one % other),
    }
}
