//! The game so far, in words, and a way back through it.

use bevy::prelude::*;

use crate::action::{Action, Menu, TableAction};
use crate::locale::Words;
use crate::menus::{Sheet, redraw};
use crate::play::{Match, Narrator, Viewing, table_of};
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

/// The game in words, free of which game it is.
#[derive(Resource, Default)]
pub struct Moves {
    /// How many moves there are.
    number: usize,
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
    let mut told = Vec::new();
    let tell = |number: usize, events: &mut Vec<G::Event>, told: &mut Vec<(usize, Words)>| {
        let words = events
            .drain(..)
            .filter_map(|event| G::narrate(&game, &event, viewing.viewer()));
        told.extend(words.map(|words| (number, words)));
    };
    tell(0, &mut events, &mut told);
    for (index, m) in game.record.moves.iter().enumerate() {
        if state.apply(m, &mut events).is_err() {
            return;
        }
        tell(index + 1, &mut events, &mut told);
        if let Some(why) = game.reasons.get(&index) {
            told.push((index + 1, Words::new("log-why").with("why", why.clone())));
        }
    }
    let skipped = told.len().saturating_sub(MOST_TOLD);
    moves.told = told.split_off(skipped);
    moves.shown = shown;
    moves.number = number;
}

fn draw(mut sheet: Sheet, moves: Res<Moves>) {
    sheet.spawn(Menu::Log, "log", 460.0, f32::MAX, |pens, list| {
        if moves.number == 0 {
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
