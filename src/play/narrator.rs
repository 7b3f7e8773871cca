//! A game in words: what a caption, the log, the results and a screen reader say of it.

use veillee_rules::ai::Thinker;
use veillee_rules::engine::{Seat, Viewer};

use super::{Fact, Match, ScoreSheet};
use crate::locale::Words;

/// A sprite: the atlas it is from, and its name there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub atlas: &'static str,
    pub name: String,
}

/// A game that can be told.
pub trait Narrator: Thinker {
    /// What its scores count: a text about a number of it.
    const COUNTED: &'static str = "results-points";

    /// What the log says of an event, and somebody who does not look is told, as this viewer may
    /// know it.
    fn narrate(game: &Match<Self>, event: &Self::Event, viewer: Viewer) -> Option<Words> {
        Self::event_words(game, &Self::seen_by(event, viewer))
    }

    /// The same for somebody who may know all that this event tells.
    fn event_words(game: &Match<Self>, event: &Self::Event) -> Option<Words>;

    /// What says no more than the rest of a turn or the next one: the log leaves it out.
    const SAID_ALREADY: &'static [&'static str] = &[];

    /// The cards this event speaks of, for somebody who may know all that it tells: small ones stand
    /// by its words.
    fn cards_of(_event: &Self::Event) -> Vec<Picture> {
        Vec::new()
    }

    /// A move, as something to do: "Play the red lion".
    fn move_words(game: &Match<Self>, m: &Self::Move) -> Words;

    /// What lies on the table, as this viewer may know it; players and scores are told for all
    /// games alike.
    fn table_words(game: &Match<Self>, viewer: Viewer) -> Vec<Words>;

    /// What this seat, which is to move, can do now: "Play green, or a zero". No more than it
    /// may know.
    fn prompt(_game: &Match<Self>, _seat: Seat) -> Words {
        Words::new("prompt-your-turn")
    }

    /// What this seat knows by counting of what another holds, in a sentence: whoever comes to a
    /// puzzle has not seen what was played before.
    fn counted(_game: &Match<Self>, _seat: Seat) -> Option<Words> {
        None
    }

    /// How a finished game ended, in a sentence.
    fn ending(state: &Self) -> Words;

    /// What is worth telling of a whole game when it is over, in the game's own words, the most
    /// telling first.
    fn facts(_game: &Match<Self>) -> Vec<Fact> {
        Vec::new()
    }

    /// A refusal in words, with the players' names.
    fn refusal(game: &Match<Self>, reason: &Self::Reason) -> Words;

    /// Why an opponent played what it played, in words, with the players' names.
    fn why(game: &Match<Self>, why: &Self::Why) -> Words;

    /// The score so far, for games that are played in rounds.
    fn score_sheet(_game: &Match<Self>) -> ScoreSheet {
        ScoreSheet::default()
    }
}
