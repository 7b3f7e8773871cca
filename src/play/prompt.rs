//! What can be done now, in one line for whoever is to move: the prompt of the lane by the hand.

use bevy::prelude::*;
use veillee_rules::engine::{Seat, Status};

use super::{Match, Narrator, Phase, Progress, Viewing};
use crate::locale::Words;
use crate::plan::{Player, Purpose};

/// What the lane says about the move that is to be made.
#[derive(Resource, Default, Clone, PartialEq, Debug)]
pub struct Prompt {
    usual: Option<Words>,
    note: Option<Words>,
    /// It is for whoever looks at the table, who is asked for something.
    pub asks: bool,
    /// A lesson's sentence: nothing else is said meanwhile.
    pub teaches: bool,
}

impl Prompt {
    /// What is to be read now.
    pub fn words(&self) -> Option<&Words> {
        let note = self.note.as_ref().filter(|_| self.asks);
        note.or(self.usual.as_ref())
    }
}

/// What the game says of what has been chosen so far, in place of what could be chosen.
pub fn note(prompt: &mut ResMut<Prompt>, note: Option<Words>) {
    if prompt.note != note {
        prompt.note = note;
    }
}

/// What the prompt depends on, besides the match.
#[derive(PartialEq, Clone, Copy)]
pub(super) struct Moment {
    phase: Phase,
    viewing: Viewing,
    ply: usize,
    seed: u64,
    progress: Progress,
}

pub(super) fn ask<G: Narrator>(
    game: Res<Match<G>>,
    viewing: Res<Viewing>,
    phase: Res<State<Phase>>,
    progress: Res<Progress>,
    mut prompt: ResMut<Prompt>,
    mut told: Local<Option<Moment>>,
) {
    let now = Moment {
        phase: *phase.get(),
        viewing: *viewing,
        ply: game.ply(),
        seed: game.record.seed,
        progress: *progress,
    };
    // A match that begins at a table where another was played is asked about before the other's
    // prompt is forgotten.
    if *told == Some(now) && prompt.usual.is_some() {
        return;
    }
    *told = Some(now);
    let taught = game.taught.as_ref().and_then(|taught| taught.says.clone());
    let teaches = taught.is_some();
    let (usual, asks) = match (now.phase, game.state.status()) {
        _ if teaches => (taught, true),
        (Phase::Choosing, Status::ToMove(seat)) if viewing.open || !G::HIDES => {
            (Some(to_choose(&game, seat)), true)
        }
        (Phase::Thinking, Status::ToMove(seat)) if game.plan.purpose != Purpose::Puzzle => {
            let name = game.seat_name(seat);
            (Some(Words::new("prompt-thinks").with("name", name)), false)
        }
        _ => (None, false),
    };
    let next = Prompt {
        usual,
        note: prompt.note.clone(),
        asks,
        teaches,
    };
    prompt.set_if_neq(next);
}

/// With several people it is said who is meant.
fn to_choose<G: Narrator>(game: &Match<G>, seat: Seat) -> Words {
    let prompt = G::prompt(game, seat);
    let people = game.plan.seats.iter();
    if people.filter(|seat| seat.player == Player::Human).count() < 2 {
        return prompt;
    }
    Words::new("prompt-for")
        .with("name", game.seat_name(seat))
        .with("prompt", prompt)
}

pub(super) fn forget(mut prompt: ResMut<Prompt>) {
    *prompt = Prompt::default();
}
