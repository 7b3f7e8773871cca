//! How the log looks: by rounds, and in each by whose turn it was.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::{Moves, Turn};
use crate::action::{Action, Menu, TableAction};
use crate::locale::Words;
use crate::menus::{Pens, Sheet};
use crate::table::hud::{Hud, SeatHud};
use crate::table::small_cards::small_cards;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

/// Beside a wide table: what it tells of is seen.
const WIDTH: f32 = 360.0;
/// How large a face is beside a turn, and a card in it.
const FACE: f32 = 36.0;
const CARD: f32 = 44.0;
/// No more cards stand beside a turn.
const MOST_CARDS: usize = 7;

pub(super) fn draw(mut sheet: Sheet, moves: Res<Moves>, hud: Res<Hud>) {
    sheet.spawn(Menu::Log, "log", WIDTH, f32::MAX, |pens, list| {
        let key = match moves.number {
            0 => "log-empty",
            _ => "log-how",
        };
        let node = Node {
            flex_shrink: 0.0,
            margin: UiRect::horizontal(px(4.0)),
            ..default()
        };
        let words = Words::new(key);
        list.spawn((
            pens.theme.words(words, Face::Text, size::TEXT, ASH_LIT),
            node,
        ));
        let told: Vec<&Turn> = moves
            .turns
            .iter()
            .filter(|turn| !turn.told.is_empty())
            .collect();
        let mut round = 0;
        for turns in told.chunk_by(|one, next| belongs(one, next)) {
            if moves.has_rounds && turns[0].round != round {
                round = turns[0].round;
                pens.round_begins(list, round);
            }
            pens.turns(list, turns, moves.shown, &hud);
        }
    });
}

/// One after the other by the same player in the same round.
fn belongs(one: &Turn, next: &Turn) -> bool {
    (one.seat, one.round) == (next.seat, next.round)
}

impl Pens<'_> {
    /// A line across, with the number of the round that begins there.
    fn round_begins(&self, list: &mut ChildSpawnerCommands, round: usize) {
        let row = Node {
            align_items: AlignItems::Center,
            column_gap: px(10.0),
            margin: UiRect::top(px(6.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let rule = || {
            let line = Node {
                height: px(1.0),
                flex_grow: 1.0,
                ..default()
            };
            let ink = BackgroundColor(LAMP.with_alpha(0.35));
            (line, ink, Pickable::IGNORE)
        };
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(rule());
            let words = Words::new("score-round").with("round", round);
            row.spawn(self.theme.line(words, Face::Bold, size::TEXT, GOLD_LIGHT));
            row.spawn(rule());
        });
    }

    /// Whose turn it was, and each move of it.
    fn turns(&self, list: &mut ChildSpawnerCommands, turns: &[&Turn], shown: usize, hud: &Hud) {
        let row = Node {
            column_gap: px(8.0),
            align_items: AlignItems::FlexStart,
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let holder = Node {
                width: px(FACE),
                margin: UiRect::top(px(4.0)),
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn((holder, Pickable::IGNORE))
                .with_children(|holder| self.whose(holder, turns[0].seat, hud, FACE));
            let column = Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0.0),
                row_gap: px(4.0),
                ..default()
            };
            row.spawn((column, Pickable::IGNORE))
                .with_children(|column| {
                    for turn in turns {
                        self.entry(column, turn, turn.moves == shown);
                    }
                });
        });
    }

    fn whose(&self, parent: &mut ChildSpawnerCommands, seat: Option<Seat>, hud: &Hud, side: f32) {
        match seat.and_then(|seat| hud.seats.get(seat.index())) {
            Some(SeatHud {
                mark: Some(mark),
                name,
                ..
            }) => {
                let node = Node {
                    width: px(side),
                    height: px(side),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..default()
                };
                // As on the plates.
                let initial: String = name.chars().take(1).collect();
                let initial = Words::plain(initial);
                parent
                    .spawn((self.art.image(*mark), node, Pickable::IGNORE))
                    .with_child(self.theme.line(initial, Face::Display, size::TEXT, IVORY));
            }
            Some(seat) => {
                parent.spawn(portrait(self.art, seat.portrait, seat.team, side));
            }
            None => {
                parent.spawn(icon(self.art, "play", side, ASH));
            }
        }
    }

    /// What was done, the cards of it, and in small what came of it; pressed, the table shows that
    /// moment.
    fn entry(&self, column: &mut ChildSpawnerCommands, turn: &Turn, shown: bool) {
        let row = Node {
            width: percent(100.0),
            justify_content: JustifyContent::FlexStart,
            column_gap: px(8.0),
            padding: UiRect::axes(px(12.0), px(6.0)),
            border_radius: BorderRadius::all(px(12.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let action = Action::Table(TableAction::LookAt(turn.moves));
        let whole = button(ButtonLook::Secondary, action, row);
        column.spawn(whole).with_children(|row| {
            if shown {
                let bar = Node {
                    position_type: PositionType::Absolute,
                    left: px(0.0),
                    top: px(8.0),
                    bottom: px(8.0),
                    width: px(4.0),
                    border_radius: BorderRadius::MAX,
                    ..default()
                };
                row.spawn((bar, BackgroundColor(GOLD), Pickable::IGNORE));
            }
            let lines = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(3.0),
                flex_grow: 1.0,
                flex_basis: px(0.0),
                ..default()
            };
            row.spawn((lines, Pickable::IGNORE)).with_children(|lines| {
                let mut told = turn.told.iter().cloned().chain(turn.why.clone());
                let Some(first) = told.next() else { return };
                lines.spawn(self.theme.words(first, Face::Bold, size::TEXT, IVORY));
                small_cards(lines, (self.theme, self.art), &turn.cards, CARD, MOST_CARDS);
                for rest in told {
                    lines.spawn(self.theme.words(rest, Face::Text, size::LEAST, ASH_LIT));
                }
            });
            let (picture, ink) = if shown {
                ("eye", GOLD_LIGHT)
            } else {
                ("chevron-right", LAMP)
            };
            row.spawn(icon(self.art, picture, 18.0, ink));
        });
    }
}
