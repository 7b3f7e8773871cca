//! The game so far, turn by turn, and a way back to every one of them. Whoever is about to take the
//! device reads its end: what happened while they did not look.

mod draw;

use bevy::prelude::*;
use veillee_rules::engine::{Seat, Status, Viewer};

use crate::action::Menu;
use crate::locale::Words;
use crate::menus::redraw;
use crate::play::{Match, Narrator, Phase, Picture, Viewing, table_of};

/// The game in words, free of which game it is.
#[derive(Resource, Default)]
pub struct Moves {
    /// How many moves there are.
    number: usize,
    /// The last turns, the oldest first.
    pub turns: Vec<Turn>,
    /// How many moves the table shows.
    shown: usize,
    /// Whose eyes it was written for.
    viewer: Option<Viewer>,
    /// Has more than one round begun?
    has_rounds: bool,
}

/// What came of a move.
pub struct Turn {
    /// How many moves were made then.
    pub moves: usize,
    /// In which round, from 1.
    pub round: usize,
    /// Whose move it was; nobody's before the first.
    pub seat: Option<Seat>,
    pub told: Vec<Words>,
    /// The cards it speaks of.
    pub cards: Vec<Picture>,
    /// Why an opponent made it.
    pub why: Option<Words>,
}

/// As many turns as anybody reads back.
const MOST_TURNS: usize = 40;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Moves>().add_systems(
        Update,
        draw::draw.run_if(redraw(Menu::Log).or_else(changed)),
    );
}

/// The log of one game.
pub(crate) fn game_plugin<G: Narrator>(app: &mut App) {
    let is_read = in_state(Menu::Log).or_else(in_state(Phase::Curtain));
    app.add_systems(table_of::<G>(), write_down::<G>.run_if(is_read));
}

fn changed(menu: Res<State<Menu>>, moves: Res<Moves>) -> bool {
    *menu.get() == Menu::Log && moves.is_changed()
}

/// Writes the match down whenever somebody reads it and it has changed.
fn write_down<G: Narrator>(
    game: Res<Match<G>>,
    viewing: Res<Viewing>,
    phase: Option<Res<State<Phase>>>,
    mut moves: ResMut<Moves>,
) {
    // While the device goes round nobody is told what only one may know.
    let goes_round = phase.is_some_and(|phase| *phase.get() == Phase::Curtain);
    let viewer = match goes_round {
        true => Viewer::Public,
        false => viewing.viewer(),
    };
    let shown = game.looking_at.unwrap_or(game.record.moves.len());
    let number = game.record.moves.len();
    let same = (moves.number, moves.shown, moves.viewer) == (number, shown, Some(viewer));
    if same && !game.is_changed() {
        return;
    }
    let mut events = Vec::new();
    let Ok(mut state) = G::start(&game.record.config, game.record.seed, &mut events) else {
        return;
    };
    let mut round = 1;
    let mut turn = |moves: usize, seat: Option<Seat>, events: &mut Vec<G::Event>| {
        let mut turn = Turn {
            moves,
            round,
            seat,
            told: Vec::new(),
            cards: Vec::new(),
            why: None,
        };
        for event in events.drain(..) {
            round += usize::from(G::ends_a_round(&event));
            let told = G::narrate(&game, &event, viewer);
            let told = told.filter(|words| !G::SAID_ALREADY.contains(&words.key()));
            // What is not worth a word is not worth a picture.
            if told.is_some() {
                for card in G::cards_of(&G::seen_by(&event, viewer)) {
                    if seat.is_some() && !turn.cards.contains(&card) {
                        turn.cards.push(card);
                    }
                }
            }
            turn.told.extend(told);
        }
        turn.told = in_few_lines(turn.told);
        turn
    };
    let reason = |index: usize| {
        let why = game.reasons.get(&index)?;
        (!G::SAID_ALREADY.contains(&why.key())).then_some(why)
    };
    let mut turns = vec![turn(0, None, &mut events)];
    for (index, m) in game.record.moves.iter().enumerate() {
        let seat = match state.status() {
            Status::ToMove(seat) => Some(seat),
            Status::Over(_) => None,
        };
        if state.apply(m, &mut events).is_err() {
            return;
        }
        turns.push(Turn {
            why: reason(index).cloned(),
            ..turn(index + 1, seat, &mut events)
        });
    }
    moves.has_rounds = turns.last().is_some_and(|turn| turn.round > 1);
    let skipped = turns.len().saturating_sub(MOST_TURNS);
    moves.turns = turns.split_off(skipped);
    moves.shown = shown;
    moves.number = number;
    moves.viewer = Some(viewer);
}

/// What can be said of several at once is: one line for two cards.
fn in_few_lines(told: Vec<Words>) -> Vec<Words> {
    let mut lines: Vec<Words> = Vec::new();
    // What the last line is put together from.
    let mut alike: Vec<Words> = Vec::new();
    for words in told {
        alike.push(words.clone());
        match (lines.last_mut(), Words::together(&alike)) {
            (Some(last), Some(together)) => *last = together,
            _ => {
                alike = vec![words.clone()];
                lines.push(words);
            }
        }
    }
    lines
}
