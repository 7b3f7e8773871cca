//! AIs at the table: they think away from the frame, are seen to think, and then send a move
//! like anybody else.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, futures_lite::future};

use super::{Match, Phase, PlayMove, Player};
use crate::ai;
use crate::engine::{Ruleset, Status};
use crate::table::director::{Pace, Staged};
use crate::theme::motion;

/// An AI at work, or a forced move waiting for its beat. Dropping it is cancelling it.
#[derive(Resource)]
struct Thinking<G: Ruleset> {
    task: Option<Task<Option<G::Move>>>,
    found: Option<G::Move>,
    beat: Timer,
}

pub(super) fn plugin<G: Staged>(app: &mut App) {
    let at_the_table = resource_exists::<Match<G>>;
    app.add_systems(OnEnter(Phase::Thinking), think::<G>.run_if(at_the_table))
        .add_systems(OnExit(Phase::Thinking), stop::<G>)
        .add_systems(OnEnter(Phase::Choosing), play_only_choice::<G>.run_if(at_the_table))
        .add_systems(OnExit(Phase::Choosing), stop::<G>)
        .add_systems(Update, finish_thinking::<G>.run_if(resource_exists::<Thinking<G>>));
}

/// Animation off means no waiting either.
fn beat(pace: &Pace, at_normal_speed: std::time::Duration) -> Timer {
    let duration = match pace.factor() {
        Some(factor) => at_normal_speed.div_f32(factor.max(1.0)),
        None => std::time::Duration::ZERO,
    };
    Timer::new(duration, TimerMode::Once)
}

fn think<G: Staged>(table: Res<Match<G>>, pace: Res<Pace>, mut commands: Commands) {
    let Status::ToMove(seat) = table.state.status() else {
        return;
    };
    let Player::Ai(level) = table.player(seat) else {
        return;
    };
    let state = table.state.clone();
    // A seed of its own for every ply, so that a replayed game sees the same opponent.
    let seed = table.record.seed ^ (table.record.moves.len() as u64).wrapping_mul(0x9e37_79b9);
    let task = AsyncComputeTaskPool::get()
        .spawn(async move { ai::choose(&state, seat, level, seed) });
    commands.insert_resource(Thinking::<G> {
        task: Some(task),
        found: None,
        beat: beat(&pace, motion::AI_BEAT),
    });
}

/// An only choice is played by the table itself, after a beat in which it can be seen.
fn play_only_choice<G: Staged>(table: Res<Match<G>>, pace: Res<Pace>, mut commands: Commands) {
    let mut moves = Vec::new();
    table.state.legal_moves(&mut moves);
    if let [only] = moves[..]
        && table.undone.is_empty()
    {
        commands.insert_resource(Thinking::<G> {
            task: None,
            found: Some(only),
            beat: beat(&pace, motion::FORCED_BEAT),
        });
    }
}

fn stop<G: Staged>(mut commands: Commands) {
    commands.remove_resource::<Thinking<G>>();
}

fn finish_thinking<G: Staged>(
    mut thinking: ResMut<Thinking<G>>,
    time: Res<Time>,
    mut moves: MessageWriter<PlayMove<G>>,
    mut commands: Commands,
) {
    thinking.beat.tick(time.delta());
    if let Some(task) = &mut thinking.task
        && let Some(found) = block_on(future::poll_once(task))
    {
        thinking.task = None;
        thinking.found = found;
    }
    if thinking.task.is_none() && thinking.beat.is_finished() {
        if let Some(m) = thinking.found {
            moves.write(PlayMove(m));
        }
        commands.remove_resource::<Thinking<G>>();
    }
}
