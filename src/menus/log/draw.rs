//! How the log looks: by rounds, and in each by whose turn it was.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::{Moves, Turn};
use crate::action::Menu;
use crate::locale::Words;
use crate::menus::{Pens, Sheet};
use crate::table::hud::{Hud, SeatHud};
use crate::table::small_cards::small_cards;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::widgets::{Face, icon, size};

/// Beside a wide table: what it tells of is seen.
const WIDTH: f32 = 400.0;
/// How large a face is beside a turn, and a card in it.
const FACE: f32 = 36.0;
const CARD: f32 = 40.0;
/// So many cards leave room for words beside them.
const FEW_CARDS: usize = 3;
/// No more cards stand beside a turn.
const MOST_CARDS: usize = 7;

pub(super) fn draw(mut sheet: Sheet, moves: Res<Moves>, hud: Res<Hud>) {
    // What a press on a turn does is said where it can be read however far the list has moved.
    let beside = |pens: &Pens, bar: &mut ChildSpawnerCommands| {
        let key = match moves.number {
            0 => "log-empty",
            _ => "log-how",
        };
        let node = Node {
            flex_grow: 1.0,
            flex_basis: px(0.0),
            margin: UiRect::horizontal(px(12.0)),
            ..default()
        };
        let words = Words::new(key);
        bar.spawn((node, Pickable::IGNORE))
            .with_child(pens.theme.words(words, Face::Text, size::LEAST, ASH_LIT));
        pens.close(bar);
    };
    sheet.spawn_plate(Menu::Log, "log", WIDTH, beside, |pens, plate| {
        pens.fill(plate, f32::MAX, |list| {
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

    /// What was done, the cards of it, and in small what came of it.
    fn entry(&self, column: &mut ChildSpawnerCommands, turn: &Turn, shown: bool) {
        self.moment(column, turn.moves, shown, |row| {
            if shown {
                row.spawn(at_the_edge());
            }
            let lines = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(3.0),
                flex_grow: 1.0,
                flex_basis: px(0.0),
                ..default()
            };
            row.spawn((lines, Pickable::IGNORE))
                .with_children(|lines| self.lines(lines, turn));
            self.leads_there(row, shown);
        });
    }

    /// What was done in large letters, beside its cards where they leave room; below, what came of
    /// it.
    fn lines(&self, lines: &mut ChildSpawnerCommands, turn: &Turn) {
        let mut told = turn.told.iter().cloned();
        let Some(first) = told.next() else { return };
        let few = turn.cards.len() <= FEW_CARDS;
        let cards = |parent: &mut ChildSpawnerCommands| {
            small_cards(
                parent,
                (self.theme, self.art),
                &turn.cards,
                CARD,
                MOST_CARDS,
            );
        };
        let head = Node {
            align_items: AlignItems::Center,
            column_gap: px(8.0),
            ..default()
        };
        lines.spawn((head, Pickable::IGNORE)).with_children(|head| {
            if few {
                cards(head);
            }
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                ..default()
            };
            let first = self.theme.words(first, Face::Bold, size::TEXT, IVORY);
            head.spawn((node, Pickable::IGNORE)).with_child(first);
        });
        if !few {
            cards(lines);
        }
        if let Some(rest) = Words::dotted(told) {
            lines.spawn(self.theme.words(rest, Face::Text, size::LEAST, ASH_LIT));
        }
        if let Some(why) = turn.why.clone() {
            self.why(lines, why);
        }
    }

    /// What an opponent had in mind, after the lamp that stands for a thought.
    fn why(&self, lines: &mut ChildSpawnerCommands, why: Words) {
        let row = Node {
            column_gap: px(5.0),
            ..default()
        };
        lines.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(icon(self.art, "hint", 16.0, GOLD));
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                ..default()
            };
            row.spawn((node, Pickable::IGNORE))
                .with_child(self.theme.words(why, Face::Text, size::LEAST, GOLD_LIGHT));
        });
    }

    /// The way to the moment, or that it is the one on the table.
    fn leads_there(&self, row: &mut ChildSpawnerCommands, shown: bool) {
        if !shown {
            row.spawn(icon(self.art, "chevron-right", 18.0, LAMP));
            return;
        }
        let column = Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        };
        row.spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                column.spawn(icon(self.art, "eye", 18.0, GOLD_LIGHT));
                let words = Words::new("log-here");
                column.spawn(self.theme.line(words, Face::Text, size::LEAST, GOLD_LIGHT));
            });
    }
}

/// A mark at the edge of the turn that the table shows.
fn at_the_edge() -> impl Bundle {
    let bar = Node {
        position_type: PositionType::Absolute,
        left: px(0.0),
        top: px(8.0),
        bottom: px(8.0),
        width: px(4.0),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    (bar, BackgroundColor(GOLD), Pickable::IGNORE)
}
