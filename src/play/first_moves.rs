//! First moves: whoever has not finished two games of a kind gets gentle help at its table. The
//! opponents say why they play, a hint comes by itself after a while, and a word of the game is
//! explained when it is first read. It goes away by itself, and with one press.

use std::time::Duration;

use bevy::prelude::*;

use super::ai_driver::{self, Explained};
use super::history::Hint;
use super::{Company, Match, Narrator, Phase, PlaySystems, Prompt, RunTable, table_of};
use crate::action::{Action, Screen};
use crate::catalogue::Catalogue;
use crate::locale::{Locale, Words};
use crate::messages::Caption;
use crate::motion;
use crate::plan::{CurrentGame, Player, Purpose, StartMatch};
use crate::settings::Settings;

/// There is help at this table.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstMoves(pub bool);

/// For how long whoever is to move has done nothing.
#[derive(Resource, Default)]
struct Hesitation {
    move_number: usize,
    time: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FirstMoves>()
        .init_resource::<Hesitation>()
        .add_systems(
            Update,
            (
                end.run_if(on_message::<Action>),
                begin.run_if(on_message::<StartMatch>),
                decide.run_if(
                    resource_changed::<Settings>
                        .or_else(resource_changed::<Company>)
                        .or_else(resource_changed::<CurrentGame>),
                ),
            )
                .chain()
                .before(RunTable),
        )
        .add_systems(
            Update,
            meet_words
                .after(RunTable)
                .run_if(is_helped.and_then(in_state(Screen::Table))),
        )
        .add_systems(OnEnter(Screen::Results), count);
}

pub(super) fn game_plugin<G: Narrator>(app: &mut App) {
    app.add_systems(
        table_of::<G>(),
        (hesitate::<G>, hint::<G>.run_if(hesitates))
            .chain()
            .after(PlaySystems::Phase)
            .run_if(is_helped.and_then(in_state(Phase::Choosing))),
    );
}

pub(crate) fn is_helped(help: Res<FirstMoves>) -> bool {
    help.0
}

fn decide(
    settings: Res<Settings>,
    company: Res<Company>,
    current: Res<CurrentGame>,
    mut help: ResMut<FirstMoves>,
) {
    let there = company.purpose == Purpose::Game && is_somebodys(&company);
    help.set_if_neq(FirstMoves(there && settings.is_new_to(&current.0)));
}

fn is_somebodys(company: &Company) -> bool {
    let mut seats = company.seats.iter();
    seats.any(|seat| seat.player == Player::Human)
}

/// Nobody has hesitated at a table that has only just been laid.
fn begin(mut hesitation: ResMut<Hesitation>) {
    hesitation.time = Duration::ZERO;
}

/// Whoever has had enough of it says so.
fn end(
    mut actions: MessageReader<Action>,
    current: Res<CurrentGame>,
    mut settings: ResMut<Settings>,
    mut captions: MessageWriter<Caption>,
) {
    if actions.read().any(|action| *action == Action::NoHelp) {
        settings.knows(&current.0);
        captions.write(Caption(Words::new("first-moves-over")));
    }
}

/// A game has been played to its end.
fn count(company: Res<Company>, current: Res<CurrentGame>, mut settings: ResMut<Settings>) {
    if company.purpose == Purpose::Game && is_somebodys(&company) && settings.is_new_to(&current.0)
    {
        settings.has_finished(&current.0);
    }
}

fn hesitate<G: Narrator>(
    game: Res<Match<G>>,
    time: Res<Time>,
    mut actions: MessageReader<Action>,
    mut hesitation: ResMut<Hesitation>,
) {
    let does_something = actions.read().count() > 0;
    if does_something || hesitation.move_number != game.ply() {
        *hesitation = Hesitation {
            move_number: game.ply(),
            time: Duration::ZERO,
        };
    }
    hesitation.time += time.delta();
}

fn hesitates(hesitation: Res<Hesitation>) -> bool {
    hesitation.time >= motion::HINT_COMES
}

/// The same that a press would bring, once for a move.
fn hint<G: Narrator>(world: &mut World) {
    let game = world.resource::<Match<G>>();
    let is_free = game.may_choose() && game.taught.is_none();
    if is_free && !world.contains_resource::<Hint<G>>() && !ai_driver::is_thinking::<G>(world) {
        ai_driver::start_hint::<G>(world);
    }
}

/// A word of the game that is read for the first time is explained, one at a time.
fn meet_words(
    mut captions: MessageReader<Caption>,
    prompt: Res<Prompt>,
    current: Res<CurrentGame>,
    games: Res<Catalogue>,
    locale: Res<Locale>,
    mut settings: ResMut<Settings>,
    mut explained: ResMut<Explained>,
) {
    let asked = prompt.words().filter(|_| prompt.is_changed());
    let heard = captions.read().map(|Caption(words)| words);
    let read: Vec<String> = (heard.chain(asked))
        .map(|words| locale.say(words).to_lowercase())
        .collect();
    let Some(game) = games.get(&current.0).filter(|_| !read.is_empty()) else {
        return;
    };
    if explained.word.is_some() {
        return;
    }
    for code in game.words {
        let key = format!("{}-word-{code}", game.id);
        let name = Words::new(key.clone());
        let called = locale.say(&name).to_lowercase();
        // "The granary (ndà)" is met as the granary.
        let called = called.split(" (").next().unwrap_or_default();
        if settings.met.contains(&key) || !read.iter().any(|text| has_word(text, called)) {
            continue;
        }
        let means = Words::new(format!("{key}-means"));
        let words = Words::new("first-word").with("word", name);
        explained.word = Some(words.with("means", means));
        settings.met.insert(key);
        return;
    }
}

/// Is the word in the text, and not only in another word?
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let mut after = text[at + word.len()..].chars();
        let next = after
            .next()
            .filter(|next| *next != 's')
            .or_else(|| after.next());
        !before.is_some_and(char::is_alphabetic) && !next.is_some_and(char::is_alphabetic)
    })
}
