//! The running game is kept after every move and offered again at the next start.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use veillee_rules::engine::{Ruleset, Seat, Status};

use crate::action::Action;
use crate::plan::{MatchPlan, Purpose, SeatPlan, StartMatch};
use crate::play::Match;
use crate::storage::{self, Loaded, Shelf, StartTrouble};

/// A match on the shelf.
#[derive(Clone, Serialize, Deserialize)]
pub struct SavedMatch {
    pub plan: MatchPlan,
    /// The record as JSON.
    pub record: String,
    /// For the title: how many moves were made, how many points everybody has, whose turn it is.
    pub moves: usize,
    #[serde(default)]
    pub scores: Vec<i32>,
    #[serde(default)]
    pub turn: Option<Seat>,
}

impl SavedMatch {
    /// Goes on with it.
    pub fn start(&self) -> StartMatch {
        StartMatch {
            plan: self.plan.clone(),
            record: Some(self.record.clone()),
        }
    }
}

/// What "Resume" would resume.
#[derive(Resource, Default)]
pub struct Resumable(pub Option<SavedMatch>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Resumable>()
        .add_systems(Startup, find_saved_match)
        .add_systems(Update, resume);
}

fn find_saved_match(
    shelf: Res<Shelf>,
    mut resumable: ResMut<Resumable>,
    mut trouble: ResMut<StartTrouble>,
) {
    match shelf.load::<SavedMatch>(storage::MATCH) {
        Loaded::Found(saved) => resumable.0 = Some(saved),
        Loaded::Nothing => {}
        Loaded::Damaged(words) => trouble.0.push(words),
    }
}

fn resume(
    mut actions: MessageReader<Action>,
    resumable: Res<Resumable>,
    mut starts: MessageWriter<StartMatch>,
) {
    for action in actions.read() {
        if let (Action::Resume, Some(saved)) = (action, &resumable.0) {
            starts.write(saved.start());
        }
    }
}

/// Saves after every change of the match; a finished match is not offered again.
pub(super) fn autosave<G: Ruleset>(
    game: Res<Match<G>>,
    shelf: Res<Shelf>,
    mut resumable: ResMut<Resumable>,
    mut saved: Local<Option<((u64, usize, bool), Vec<SeatPlan>)>>,
) {
    // What is only shown must not take the place of what somebody plays.
    if game.plan.purpose != Purpose::Game {
        return;
    }
    let over = matches!(game.state.status(), Status::Over(_));
    let moment = (game.record.seed, game.record.moves.len(), over);
    let seats = &game.plan.seats;
    if (saved.as_ref()).is_some_and(|saved| saved.0 == moment && saved.1 == *seats) {
        return;
    }
    *saved = Some((moment, seats.clone()));
    if over {
        resumable.0 = None;
        shelf.remove(storage::MATCH);
        return;
    }
    let page = SavedMatch {
        plan: game.plan.clone(),
        record: game.record.to_json(),
        moves: game.record.moves.len(),
        scores: game.state.scores().to_vec(),
        turn: match game.state.status() {
            Status::ToMove(seat) => Some(seat),
            Status::Over(_) => None,
        },
    };
    shelf.save(storage::MATCH, &page);
    resumable.0 = Some(page);
}
