//! AIs at the table: they think away from the frame, are seen to think, and then send a move
//! like anybody else. A hint is thought of in the same way.

use bevy::prelude::*;
use veillee_rules::ai::{self, Level, Thinker};
use veillee_rules::engine::Status;

use super::first_moves::FirstMoves;
use super::history::Hint;
use super::thinking::{Advance, Asker, Question, Work};
use crate::action::{Menu, Screen};
use crate::locale::Words;
use crate::messages::{Caption, Explains};
use crate::motion::{self, Pace};
use crate::plan::{Player, Purpose};
use crate::platform::{Heard, Runner};
use crate::play::{Match, Narrator, Pending, PlayMove, PlaySystems, table_of};
use crate::settings::Settings;

/// Which moment of which game a thought is about.
type Moment = (u64, usize);

fn moment<G: Thinker>(game: &Match<G>) -> Moment {
    (game.record.seed, game.record.moves.len())
}

/// An AI at work, or an only choice waiting for its beat. Dropping it is cancelling it.
#[derive(Resource)]
struct Thinking<G: Thinker> {
    about: Moment,
    aim: Aim,
    work: Work<G>,
    beat: Timer,
}

/// What is done with the answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    Move,
    Hint,
}

/// Why the last move was made, for those who want to hear it.
#[derive(Resource, Default)]
pub(super) struct Explained {
    why: Option<Words>,
    /// And what a word means that has just been read.
    pub(super) word: Option<Words>,
    /// Whoever is next waits until it has been read.
    beat: std::time::Duration,
}

impl Explained {
    /// What was shown has been shown: now it is explained.
    fn say(
        &mut self,
        captions: &mut MessageWriter<Caption>,
        explanations: &mut MessageWriter<Explains>,
    ) {
        let (why, word) = (self.why.take(), self.word.take());
        self.beat = match (&why, &word) {
            (_, Some(_)) => motion::WORD_BEAT,
            (Some(_), None) => motion::EXPLAINED_BEAT,
            (None, None) => motion::AI_BEAT,
        };
        captions.write_batch(why.map(Caption));
        explanations.write_batch(word.map(Explains));
    }
}

pub(super) fn game_plugin<G: Narrator>(app: &mut App) {
    app.add_systems(
        table_of::<G>(),
        (
            finish_thinking::<G>
                .run_if(resource_exists::<Thinking<G>>)
                .before(PlaySystems::Rules),
            (start_thinking::<G>, play_only_choice::<G>)
                .run_if(not(resource_exists::<Thinking<G>>))
                .run_if(in_state(Screen::Table))
                .run_if(not(in_state(Menu::Pause)))
                .after(PlaySystems::Phase),
        ),
    )
    .add_systems(OnEnter(Menu::Pause), stop::<G>)
    .add_systems(OnExit(Screen::Table), stop::<G>);
}

/// What was to be explained at a table is of no use at another.
pub(super) fn forget_reasons(mut explained: ResMut<Explained>) {
    *explained = Explained::default();
}

/// However fast the pieces move, people read and see no faster: only holding the table down
/// hurries it.
fn beat(pace: &Pace, at_ease: std::time::Duration) -> Timer {
    let duration = if pace.hurried {
        at_ease.div_f32(motion::FAST_FORWARD)
    } else {
        at_ease
    };
    Timer::new(duration, TimerMode::Once)
}

/// A seed of its own for every ply, so that a replayed game sees the same opponent.
fn seed_of(about: Moment) -> u64 {
    about.0 ^ (about.1 as u64).wrapping_mul(0x9e37_79b9)
}

fn start_thinking<G: Narrator>(
    game: Res<Match<G>>,
    pending: Res<Pending<G>>,
    pace: Res<Pace>,
    runner: Res<Runner>,
    mut explained: ResMut<Explained>,
    mut captions: MessageWriter<Caption>,
    mut explanations: MessageWriter<Explains>,
    mut commands: Commands,
    mut number: Local<u64>,
) {
    let Status::ToMove(seat) = game.state.status() else {
        return;
    };
    if !pending.is_idle() || game.looking_at.is_some() || game.taught.is_some() {
        return;
    }
    let about = moment(&game);
    explained.say(&mut captions, &mut explanations);
    if let Player::Ai(level) = game.player(seat) {
        *number += 1;
        let question = Question {
            state: &game.state,
            seat,
            seed: seed_of(about),
        };
        commands.insert_resource(Thinking::<G> {
            about,
            aim: Aim::Move,
            work: question.choose(level, *runner, Asker::Opponent.number(*number)),
            beat: beat(&pace, explained.beat),
        });
    }
}

/// A person's only choice is played by the table itself, after a beat in which it can be seen;
/// unless somebody has just come back to it by undoing.
fn play_only_choice<G: Narrator>(
    game: Res<Match<G>>,
    pending: Res<Pending<G>>,
    pace: Res<Pace>,
    mut commands: Commands,
    mut seen: Local<Option<Moment>>,
) {
    let about = moment(&game);
    let free = game.may_choose() && game.taught.is_none();
    if !free || !pending.is_idle() || *seen == Some(about) {
        return;
    }
    *seen = Some(about);
    let mut moves = Vec::new();
    game.state.legal_moves(&mut moves);
    if let [only] = moves[..]
        && game.undone.is_empty()
    {
        let only = ai::Choice { m: only, why: None };
        commands.insert_resource(Thinking::<G> {
            about,
            aim: Aim::Move,
            work: Work::Done(Some(only)),
            beat: beat(&pace, motion::FORCED_BEAT),
        });
    }
}

/// Begins to think of a hint for whoever is to move.
pub(super) fn start_hint<G: Narrator>(world: &mut World) {
    let game = world.resource::<Match<G>>();
    let Status::ToMove(seat) = game.state.status() else {
        return;
    };
    let about = moment(game);
    let question = Question {
        state: &game.state,
        seat,
        seed: seed_of(about),
    };
    let runner = *world.resource::<Runner>();
    let number = Asker::Hint.number(about.1 as u64);
    let thinking = Thinking::<G> {
        about,
        aim: Aim::Hint,
        work: question.choose(Level::Expert, runner, number),
        beat: Timer::default(),
    };
    world.insert_resource(thinking);
}

pub(super) fn is_thinking<G: Narrator>(world: &World) -> bool {
    world.contains_resource::<Thinking<G>>()
}

/// Whoever was thinking need not any more.
pub(super) fn forget<G: Narrator>(world: &mut World) {
    world.remove_resource::<Thinking<G>>();
}

fn stop<G: Narrator>(mut commands: Commands) {
    commands.remove_resource::<Thinking<G>>();
}

fn finish_thinking<G: Narrator>(
    mut thinking: ResMut<Thinking<G>>,
    mut game: ResMut<Match<G>>,
    mut runner: ResMut<Runner>,
    mut explained: ResMut<Explained>,
    settings: Res<Settings>,
    first_moves: Res<FirstMoves>,
    time: Res<Time>,
    mut heard: MessageReader<Heard>,
    mut moves: MessageWriter<PlayMove<G>>,
    mut captions: MessageWriter<Caption>,
    mut commands: Commands,
) {
    // The game has moved on without this thought: undone, played by hand, left.
    if thinking.about != moment(&game) || game.looking_at.is_some() {
        commands.remove_resource::<Thinking<G>>();
        return;
    }
    thinking.beat.tick(time.delta());
    if let Advance::Refused = thinking.work.advance(&mut heard) {
        // It is begun anew, here, and nobody is asked any more.
        *runner = Runner::Slices;
        commands.remove_resource::<Thinking<G>>();
        return;
    }
    let Work::Done(choice) = &thinking.work else {
        return;
    };
    if !thinking.beat.is_finished() {
        return;
    }
    if let Some(choice) = choice {
        let why = (choice.why.as_ref()).map(|why| G::why(&game, why));
        match thinking.aim {
            Aim::Move => {
                moves.write_batch(PlayMove::next(&game, choice.m));
                // What was taken back is not explained any more.
                game.reasons.split_off(&thinking.about.1);
                if let Some(why) = why {
                    let is_demo = game.plan.purpose == Purpose::Demo;
                    if settings.explain || first_moves.0 || is_demo {
                        explained.why = Some(why_words(&game, why.clone()));
                    }
                    game.reasons.insert(thinking.about.1, why);
                }
            }
            Aim::Hint => {
                captions.write(Caption(hint_words(&game, &choice.m, why)));
                commands.insert_resource(Hint::<G>(choice.m));
            }
        }
    }
    commands.remove_resource::<Thinking<G>>();
}

/// By then somebody else is to move: so whose reason it is must be said.
fn why_words<G: Narrator>(game: &Match<G>, why: Words) -> Words {
    match game.state.status() {
        Status::ToMove(seat) => Words::new("caption-why")
            .with("name", game.seat_name(seat))
            .with("why", why),
        Status::Over(_) => why,
    }
}

fn hint_words<G: Narrator>(game: &Match<G>, m: &G::Move, why: Option<Words>) -> Words {
    let hint = match &why {
        None => Words::new("caption-hint"),
        Some(_) => Words::new("caption-hint-why"),
    };
    let hint = hint.with("move", G::move_words(game, m));
    match why {
        None => hint,
        Some(why) => hint.with("why", why),
    }
}
