//! The running game is kept after every move and offered again at the next start.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Match, MatchPlan, SeatPlan, StartMatch};
use crate::engine::{Ruleset, Status};
use crate::storage::{self, Loaded, Shelf};
use crate::theme::Action;

/// A match on the shelf.
#[derive(Clone, Serialize, Deserialize)]
pub struct SavedMatch {
    pub plan: MatchPlan,
    /// The record as JSON.
    pub record: String,
    /// For the title: how many moves were made.
    pub moves: usize,
}

/// What "Resume" would resume.
#[derive(Resource, Default)]
pub struct Resumable(pub Option<SavedMatch>);

/// Something was wrong with a file at the start; the title tells it once.
#[derive(Resource, Default)]
pub struct StartTrouble(pub Vec<crate::locale::Words>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Resumable>()
        .init_resource::<StartTrouble>()
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
            starts.write(StartMatch {
                plan: saved.plan.clone(),
                record: Some(saved.record.clone()),
            });
        }
    }
}

/// Saves after every change of the match; a finished match is not offered again.
pub(super) fn autosave<G: Ruleset>(
    table: Res<Match<G>>,
    shelf: Res<Shelf>,
    demo: Res<crate::demo::Demo>,
    mut resumable: ResMut<Resumable>,
    mut saved: Local<Option<((u64, usize, bool), Vec<SeatPlan>)>>,
) {
    // What plays by itself must not take the place of what somebody plays.
    if demo.is_on() {
        return;
    }
    let over = matches!(table.state.status(), Status::Over(_));
    let moment = (table.record.seed, table.record.moves.len(), over);
    let seats = &table.plan.seats;
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
        plan: table.plan.clone(),
        record: table.record.to_json(),
        moves: table.record.moves.len(),
    };
    shelf.save(storage::MATCH, &page);
    resumable.0 = Some(page);
}
