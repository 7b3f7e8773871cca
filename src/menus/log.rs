//! The game so far, in notation or in words, and a way back through it.

use bevy::prelude::*;

use super::{Menu, Sheet, redraw};
use crate::engine::{Seat, Status};
use crate::locale::Words;
use crate::play::{Match, TableAction, Viewing};
use crate::table::director::Staged;
use crate::theme::palette::*;
use crate::theme::widgets::{Action, ButtonLook, Face, button, icon, size};

/// The game in words, free of which game it is.
#[derive(Resource, Default)]
pub struct Moves {
    lines: Vec<(Seat, String)>,
    /// The last things that happened, with the number of the move they belong to.
    told: Vec<(usize, Words)>,
    /// How many moves the table shows.
    shown: usize,
}

/// As much as anybody reads back.
const MOST_TOLD: usize = 60;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Moves>()
        .add_systems(Update, draw.run_if(redraw(Menu::Log).or_else(changed)));
}

fn changed(menu: Res<State<Menu>>, moves: Res<Moves>) -> bool {
    *menu.get() == Menu::Log && moves.is_changed()
}

/// Writes the match down whenever the log is open and it has changed.
pub fn write_down<G: Staged>(
    table: Res<Match<G>>,
    viewing: Res<Viewing>,
    mut moves: ResMut<Moves>,
) {
    let shown = table.looking_at.unwrap_or(table.record.moves.len());
    if moves.lines.len() == table.record.moves.len() && moves.shown == shown && !table.is_changed()
    {
        return;
    }
    let mut events = Vec::new();
    let Ok(mut state) = G::start(&table.record.config, table.record.seed, &mut events) else {
        return;
    };
    let mut lines = Vec::new();
    let mut told = Vec::new();
    let tell = |number: usize, events: &mut Vec<G::Event>, told: &mut Vec<(usize, Words)>| {
        let words = events
            .drain(..)
            .filter_map(|event| G::tell(&table, &event, viewing.viewer()));
        told.extend(words.map(|words| (number, words)));
    };
    tell(0, &mut events, &mut told);
    for (index, m) in table.record.moves.iter().enumerate() {
        if let Status::ToMove(seat) = state.status() {
            lines.push((seat, state.notation(m)));
        }
        if state.apply(m, &mut events).is_err() {
            return;
        }
        tell(index + 1, &mut events, &mut told);
        if let Some(why) = table.reasons.get(&index) {
            told.push((index + 1, Words::new("log-why").with("why", why.clone())));
        }
    }
    let skipped = told.len().saturating_sub(MOST_TOLD);
    moves.told = told.split_off(skipped);
    moves.shown = shown;
    moves.lines = lines;
}

fn draw(mut sheet: Sheet, moves: Res<Moves>) {
    sheet.spawn(Menu::Log, "log", 460.0, f32::MAX, |pens, list| {
        if moves.lines.is_empty() {
            list.spawn(
                pens.theme
                    .words(Words::new("log-empty"), Face::Text, size::TEXT, ASH),
            );
        }
        for (number, words) in &moves.told {
            let ink = if *number <= moves.shown { IVORY } else { ASH };
            list.spawn((
                pens.theme.words(words.clone(), Face::Text, size::TEXT, ink),
                Node {
                    flex_shrink: 0.0,
                    ..default()
                },
            ));
        }
        let grid = Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(6.0),
            row_gap: px(6.0),
            ..default()
        };
        // What is told in words needs no notation.
        let in_notation = moves.lines.iter().filter(|_| moves.told.is_empty());
        list.spawn((grid, Pickable::IGNORE)).with_children(|grid| {
            for (index, (seat, notation)) in in_notation.enumerate() {
                let now = index + 1 == moves.shown;
                let color = match seat.0 {
                    0 => INDIGO.lighter(0.2),
                    _ => TEAL.lighter(0.15),
                };
                let chip = (
                    Node {
                        width: px(96.0),
                        height: px(36.0),
                        align_items: AlignItems::Center,
                        column_gap: px(6.0),
                        padding: UiRect::horizontal(px(8.0)),
                        border: UiRect::left(px(4.0)),
                        border_radius: BorderRadius::all(px(8.0)),
                        ..default()
                    },
                    BackgroundColor(if now { GOLD } else { WELL.with_alpha(0.6) }),
                    BorderColor::all(color),
                    Pickable::IGNORE,
                );
                grid.spawn(chip).with_children(|chip| {
                    let number = Words::plain(format!("{}.", index + 1));
                    let (faint, ink) = match index + 1 {
                        _ if now => (INK, INK),
                        one if one < moves.shown => (ASH, IVORY),
                        _ => (ASH, ASH),
                    };
                    chip.spawn(pens.theme.line(number, Face::Text, size::LEAST, faint));
                    chip.spawn(pens.theme.line(
                        Words::plain(notation.clone()),
                        Face::Bold,
                        size::TEXT,
                        ink,
                    ));
                });
            }
        });
        let steps = Node {
            justify_content: JustifyContent::SpaceAround,
            margin: UiRect::top(px(8.0)),
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((steps, Pickable::IGNORE)).with_children(|row| {
            for (name, action) in [
                ("first", TableAction::ToStart),
                ("step-back", TableAction::StepBack),
                ("step-forward", TableAction::StepForward),
                ("last", TableAction::ToNow),
            ] {
                let node = Node {
                    width: px(60.0),
                    height: px(52.0),
                    ..default()
                };
                row.spawn(button(ButtonLook::Secondary, Action::Table(action), node))
                    .with_child(icon(pens.art, name, 24.0, IVORY));
            }
        });
    });
}
