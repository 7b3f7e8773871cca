//! What a game is, seen from outside: the one trait that the table, the AIs, the records and
//! the tools know.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::config::{Config, ConfigError, Setup};
use super::record::MoveCode;
use super::rng::GameRng;
use super::seat::{PerSeat, Seat, Seats};
use super::tools;

/// Whose turn it is, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// This seat is to move.
    ToMove(Seat),
    /// The game has ended.
    Over(Outcome),
}

/// The end of a game. Several winners share it; in Songo both win a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// All who share the victory; somebody always does.
    pub winners: Seats,
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// Somebody at the table: their own cards and what everybody sees.
    Seat(Seat),
    /// What lies open on the table, and nothing else.
    Public,
    /// A spectator of everything that somebody at the table may know. What *nobody* may know
    /// (Swoop's face-down cards, the order of a draw pile, cards set aside) stays hidden.
    Everyone,
}

impl Viewer {
    /// May this viewer see what `seat` holds?
    pub fn sees_hand_of(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Public => false,
            Viewer::Everyone => true,
        }
    }
}

/// Where a ruleset tells what happened. Search and playouts listen with [`Nobody`], and then
/// the events are never even built.
pub trait Sink<E> {
    /// False when telling is pointless, so that a rule may skip the work of finding out what
    /// there would be to tell.
    const LISTENING: bool = true;
    /// Tells of an event, which is only built if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// A sink that drops everything.
pub struct Nobody;

impl<E> Sink<E> for Nobody {
    const LISTENING: bool = false;
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A game's rules and the state of one game under way.
///
/// Implementations are deterministic: equal states given equal moves become equal states.
pub trait Ruleset:
    Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The name used on the command line, in records and in links.
    const ID: &'static str;
    /// Has it anything that not everybody may see?
    const HIDES: bool = false;

    /// Its house rules.
    type Config: Config;
    /// A move, with everything needed to play it in the state it was listed for.
    type Move: Clone
        + Copy
        + Ord
        + Hash
        + Debug
        + Serialize
        + DeserializeOwned
        + MoveCode
        + Send
        + Sync
        + 'static;
    /// One step to animate and to narrate.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// Why a move is refused: a code with its data, put into words by the locale files.
    type Reason: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// A new game, up to the first decision; deals and draws are told to `sink`.
    fn start(
        config: &Self::Config,
        seed: u64,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<Self, ConfigError>;

    /// How this game was set up.
    fn config(&self) -> &Self::Config;

    /// How many sit at the table.
    fn players(&self) -> u8 {
        self.config().players()
    }

    /// Whose turn it is, or how it ended.
    fn status(&self) -> Status;

    /// Clears `out` and fills it with every legal move, sorted; never empty while somebody is
    /// to move, and empty once the game is over.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// One of the legal moves, uniformly. Same choice as picking `rng.below(n)` from
    /// [`legal_moves`](Self::legal_moves); games override it where they know a faster way.
    fn random_move(&self, rng: &mut GameRng, scratch: &mut Vec<Self::Move>) -> Option<Self::Move> {
        self.legal_moves(scratch);
        rng.choose(scratch).copied()
    }

    /// The legal move that stands for this one where several moves differ only in what the
    /// rules cannot tell apart (which of two sixes). A move is legal exactly when its standard
    /// form is listed by [`legal_moves`](Self::legal_moves).
    fn standard_form(&self, m: &Self::Move) -> Self::Move {
        *m
    }

    /// `None` if the move may be played now.
    fn why_illegal(&self, m: &Self::Move) -> Option<Self::Reason>;

    /// Plays a move of the seat to move. An illegal move is refused and changes nothing.
    fn apply(
        &mut self,
        m: &Self::Move,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Reason>;

    /// The players agree to a draw where the game knows one; `false` where it does not.
    fn agree_draw(&mut self, _sink: &mut impl Sink<Self::Event>) -> bool {
        false
    }

    /// Points of each seat so far; in team games, the team's.
    fn scores(&self) -> PerSeat<i32>;

    /// What this viewer may know of the game.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer may know of an event: the event itself, without what is hidden from them.
    fn seen_by(event: &Self::Event, _viewer: Viewer) -> Self::Event {
        event.clone()
    }

    /// A full state, drawn at random, that `seat` cannot tell from this one: everything it has
    /// not seen is dealt anew in accordance with everything it has, and the future is reseeded.
    /// Depends on nothing but what `seat` knows and `rng`.
    fn determinize(&self, seat: Seat, rng: &mut GameRng) -> Self;

    /// The move, about to be played in this state, in the game's notation.
    fn notation(&self, m: &Self::Move) -> String;

    /// The number of sequences of `depth` moves from here, to check the rules against known
    /// numbers and to measure their speed. Games override it where they know a faster way.
    fn perft(&self, depth: u32) -> u64 {
        tools::perft(self, depth)
    }

    /// Has this seat learned something by this event that taking it back would not make unknown?
    fn reveals(_event: &Self::Event, _to: Seat) -> bool {
        false
    }

    /// Is a round over before this event, so that its score may be shown first?
    fn ends_a_round(_event: &Self::Event) -> bool {
        false
    }

    /// Changes what a rematch of the same players changes (who starts).
    fn set_up_rematch(_setup: &mut Setup) {}
}
