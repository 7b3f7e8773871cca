//! AIs at the table: they think away from the frame, are seen to think, and then send a move
//! like anybody else.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, futures_lite::future};

use super::{Match, PlayMove, PlaySystems, Player, table_of};
use crate::ai;
use crate::engine::{Ruleset, Status};
use crate::screens::Screen;
use crate::table::director::{Director, Pace, Staged};
use crate::theme::motion;

/// Which moment of which game a thought is about.
type Moment = (u64, usize);

fn moment<G: Ruleset>(table: &Match<G>) -> Moment {
    (table.record.seed, table.record.moves.len())
}

/// An AI at work, or an only choice waiting for its beat. Dropping it is cancelling it.
#[derive(Resource)]
struct Thinking<G: Ruleset> {
    about: Moment,
    task: Option<Task<Option<G::Move>>>,
    found: Option<G::Move>,
    beat: Timer,
}

pub(super) fn plugin<G: Staged>(app: &mut App) {
    app.add_systems(
        table_of::<G>(),
        (
            finish_thinking::<G>
                .run_if(resource_exists::<Thinking<G>>)
                .before(PlaySystems::Rules),
            start_thinking::<G>
                .run_if(not(resource_exists::<Thinking<G>>))
                .run_if(in_state(Screen::Table))
                .after(PlaySystems::Phase),
        ),
    )
    .add_systems(OnExit(Screen::Table), stop::<G>);
}

/// Animation off means no waiting either.
fn beat(pace: &Pace, at_normal_speed: std::time::Duration) -> Timer {
    let duration = match pace.factor() {
        Some(factor) => at_normal_speed.div_f32(factor.max(1.0)),
        None => std::time::Duration::ZERO,
    };
    Timer::new(duration, TimerMode::Once)
}

fn start_thinking<G: Staged>(
    table: Res<Match<G>>,
    director: Res<Director<G>>,
    pace: Res<Pace>,
    mut commands: Commands,
    mut shown_only_choice: Local<Option<Moment>>,
) {
    let Status::ToMove(seat) = table.state.status() else {
        return;
    };
    if !director.is_idle() || table.looking_at.is_some() {
        return;
    }
    let about = moment(&table);
    match table.player(seat) {
        Player::Ai(level) => {
            let state = table.state.clone();
            // A seed of its own for every ply, so that a replayed game sees the same opponent.
            let seed = about.0 ^ (about.1 as u64).wrapping_mul(0x9e37_79b9);
            let task = AsyncComputeTaskPool::get()
                .spawn(async move { ai::choose(&state, seat, level, seed).map(|choice| choice.m) });
            commands.insert_resource(Thinking::<G> {
                about,
                task: Some(task),
                found: None,
                beat: beat(&pace, motion::AI_BEAT),
            });
        }
        // An only choice is played by the table itself, after a beat in which it can be seen;
        // unless somebody has just come back to it by undoing.
        Player::Human if *shown_only_choice != Some(about) => {
            *shown_only_choice = Some(about);
            let mut moves = Vec::new();
            table.state.legal_moves(&mut moves);
            if let [only] = moves[..]
                && table.undone.is_empty()
            {
                commands.insert_resource(Thinking::<G> {
                    about,
                    task: None,
                    found: Some(only),
                    beat: beat(&pace, motion::FORCED_BEAT),
                });
            }
        }
        Player::Human => {}
    }
}

fn stop<G: Staged>(mut commands: Commands) {
    commands.remove_resource::<Thinking<G>>();
}

fn finish_thinking<G: Staged>(
    mut thinking: ResMut<Thinking<G>>,
    table: Res<Match<G>>,
    time: Res<Time>,
    mut moves: MessageWriter<PlayMove<G>>,
    mut commands: Commands,
) {
    // The game has moved on without this thought: undone, played by hand, left.
    if thinking.about != moment(&table) || table.looking_at.is_some() {
        commands.remove_resource::<Thinking<G>>();
        return;
    }
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
