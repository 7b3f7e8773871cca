//! The game so far, turn by turn, and a way back to every one of them.

use bevy::prelude::*;
use veillee_rules::engine::{Seat, Status};

use crate::action::{Action, Menu, TableAction};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::play::{Match, Narrator, Viewing, table_of};
use crate::table::hud::{Hud, SeatHud};
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

/// The game in words, free of which game it is.
#[derive(Resource, Default)]
pub struct Moves {
    /// How many moves there are.
    number: usize,
    /// The last turns, the oldest first.
    turns: Vec<Turn>,
    /// How many moves the table shows.
    shown: usize,
}

/// What came of a move.
struct Turn {
    /// How many moves were made then.
    moves: usize,
    /// Whose move it was; nobody's before the first.
    seat: Option<Seat>,
    told: Vec<Words>,
}

/// As many turns as anybody reads back.
const MOST_TURNS: usize = 40;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Moves>()
        .add_systems(Update, draw.run_if(redraw(Menu::Log).or_else(changed)));
}

/// The log of one game.
pub(crate) fn game_plugin<G: Narrator>(app: &mut App) {
    app.add_systems(table_of::<G>(), write_down::<G>.run_if(in_state(Menu::Log)));
}

fn changed(menu: Res<State<Menu>>, moves: Res<Moves>) -> bool {
    *menu.get() == Menu::Log && moves.is_changed()
}

/// Writes the match down whenever the log is open and it has changed.
fn write_down<G: Narrator>(game: Res<Match<G>>, viewing: Res<Viewing>, mut moves: ResMut<Moves>) {
    let shown = game.looking_at.unwrap_or(game.record.moves.len());
    let number = game.record.moves.len();
    if moves.number == number && moves.shown == shown && !game.is_changed() {
        return;
    }
    let mut events = Vec::new();
    let Ok(mut state) = G::start(&game.record.config, game.record.seed, &mut events) else {
        return;
    };
    let told = |events: &mut Vec<G::Event>| -> Vec<Words> {
        let seen = events.drain(..);
        seen.filter_map(|event| G::narrate(&game, &event, viewing.viewer()))
            .collect()
    };
    let mut turns = vec![Turn {
        moves: 0,
        seat: None,
        told: told(&mut events),
    }];
    for (index, m) in game.record.moves.iter().enumerate() {
        let seat = match state.status() {
            Status::ToMove(seat) => Some(seat),
            Status::Over(_) => None,
        };
        if state.apply(m, &mut events).is_err() {
            return;
        }
        let mut told = told(&mut events);
        told.extend(game.reasons.get(&index).cloned());
        turns.push(Turn {
            moves: index + 1,
            seat,
            told,
        });
    }
    let skipped = turns.len().saturating_sub(MOST_TURNS);
    moves.turns = turns.split_off(skipped);
    moves.shown = shown;
    moves.number = number;
}

fn draw(mut sheet: Sheet, moves: Res<Moves>, hud: Res<Hud>) {
    sheet.spawn(Menu::Log, "log", 520.0, f32::MAX, |pens, list| {
        if moves.number == 0 {
            list.spawn(
                pens.theme
                    .words(Words::new("log-empty"), Face::Text, size::TEXT, ASH),
            );
        }
        for turn in moves.turns.iter().filter(|turn| !turn.told.is_empty()) {
            pens.turn(list, turn, turn.moves == moves.shown, &hud);
        }
    });
}

impl Pens<'_> {
    /// Who it was and what came of it; pressed, the table shows that moment.
    fn turn(&self, list: &mut ChildSpawnerCommands, turn: &Turn, shown: bool, hud: &Hud) {
        let row = Node {
            width: percent(100.0),
            justify_content: JustifyContent::FlexStart,
            column_gap: px(12.0),
            padding: UiRect::axes(px(8.0), px(5.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let look = if shown {
            ButtonLook::Secondary
        } else {
            ButtonLook::Quiet
        };
        let action = Action::Table(TableAction::LookAt(turn.moves));
        list.spawn(button(look, action, row)).with_children(|row| {
            let seat = turn.seat.and_then(|seat| hud.seats.get(seat.index()));
            match seat {
                Some(SeatHud {
                    mark: Some(mark), ..
                }) => {
                    let side = Node {
                        width: px(FACE),
                        height: px(FACE),
                        flex_shrink: 0.0,
                        ..default()
                    };
                    row.spawn((self.art.image(*mark), side, Pickable::IGNORE));
                }
                Some(seat) => {
                    row.spawn(portrait(self.art, seat.portrait, seat.team, FACE));
                }
                None => {
                    row.spawn(icon(self.art, "play", FACE, ASH));
                }
            }
            let column = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(2.0),
                flex_shrink: 1.0,
                ..default()
            };
            row.spawn((column, Pickable::IGNORE))
                .with_children(|column| {
                    // What was done, and in small what came of it.
                    let mut told = turn.told.iter().cloned();
                    let Some(first) = told.next() else { return };
                    column.spawn(self.theme.words(first, Face::Bold, size::TEXT, IVORY));
                    if let Some(rest) = Words::dotted(told) {
                        column.spawn(self.theme.words(rest, Face::Text, size::LEAST, ASH_LIT));
                    }
                });
        });
    }
}

/// How large a face is beside a turn.
const FACE: f32 = 36.0;
