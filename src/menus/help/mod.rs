//! How the games are played, in our own words: one game after the other at a tap, and every word of
//! all of them to be found.

mod banner;
mod example;
mod find;
mod parts;
mod passages;
mod sample;
mod search;

use bevy::prelude::*;

use crate::action::{Action, HelpAction, Menu};
use crate::catalogue::{Catalogue, Entry};
use crate::locale::{Locale, Words};
use crate::menus::{Pens, Sheet, redraw};
use crate::plan::{CurrentGame, CurrentRules};
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};
use passages::{About, Book};

pub use passages::steps;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reading>()
        .init_resource::<GoTo>()
        .add_plugins(find::plugin)
        .add_systems(
            Update,
            (
                act,
                draw.run_if(redraw(Menu::Help).or_else(turned)),
                find::go_to.run_if(in_state(Menu::Help)),
            )
                .chain(),
        );
}

/// What is read: the help of this game, or wherever this word stands.
#[derive(Resource, Default, PartialEq)]
struct Reading {
    game: String,
    word: String,
}

/// The part that is to be seen next.
#[derive(Resource, Default)]
struct GoTo(Option<usize>);

/// A passage on the sheet, by its place among its game's.
#[derive(Component)]
struct PartNumber(usize);

/// No word is longer.
const LONGEST_WORD: usize = 24;

fn turned(menu: Res<State<Menu>>, reading: Res<Reading>) -> bool {
    *menu.get() == Menu::Help && reading.is_changed()
}

fn act(
    mut actions: MessageReader<Action>,
    current: Res<CurrentGame>,
    mut reading: ResMut<Reading>,
    mut goes: ResMut<GoTo>,
) {
    let reading_of = |game: &str| Reading {
        game: game.to_string(),
        word: String::new(),
    };
    for action in actions.read() {
        match action {
            Action::Open(Menu::Help) => {
                reading.set_if_neq(reading_of(&current.0));
                goes.0 = None;
            }
            Action::Help(HelpAction::Of(game)) => {
                reading.set_if_neq(reading_of(game));
                goes.0 = None;
            }
            Action::Help(HelpAction::At(game, part)) => {
                reading.set_if_neq(reading_of(game));
                goes.0 = Some(*part);
            }
            Action::Help(HelpAction::Letter(letter)) => {
                let begins = reading.word.is_empty() && *letter == ' ';
                if !begins && reading.word.chars().count() < LONGEST_WORD {
                    reading.word.push(*letter);
                }
            }
            Action::Help(HelpAction::Backspace) if !reading.word.is_empty() => {
                reading.word.pop();
            }
            Action::Help(HelpAction::Clear) => reading.word.clear(),
            _ => {}
        }
    }
}

fn draw(
    mut sheet: Sheet,
    locale: Res<Locale>,
    reading: Res<Reading>,
    rules: Res<CurrentRules>,
    games: Res<Catalogue>,
) {
    sheet.spawn(Menu::Help, "help", 740.0, 0.0, |pens, list| {
        if !reading.word.trim().is_empty() {
            pens.search_row(list, &reading.word);
            let hits = find::find(&reading.word, &reading.game, &games, &rules, &locale);
            pens.hits(list, hits);
            return;
        }
        let game = games.get_or_first(&reading.game);
        pens.tabs(list, &games, game);
        pens.search_row(list, "");
        // A phone has more need of the room.
        if pens.frame.is_wide() {
            pens.banner(list, game.id);
        }
        if game.lesson.is_some() {
            let (look, learn) = (ButtonLook::Primary, Action::Learn(game.id));
            pens.wide_button(list, look, "info", "help-learn", learn);
        }
        let book = Book::new(game, &rules, &locale);
        for (nth, passage) in book.passages().into_iter().enumerate() {
            match passage.about {
                About::Part(part) => pens.part(list, &book, (nth, part), passage.heading),
                About::Rules => pens.house_rules(list, &book, nth, passage.heading),
                About::Glossary => pens.glossary(list, &book, nth, passage.heading),
            }
        }
        let keys = Words::new("help-keys");
        let keys = pens.theme.words(keys, Face::Text, size::LEAST, ASH);
        list.spawn((keys, paragraph(10.0)));
    });
}

impl Pens<'_> {
    /// All games, the one that is read about lit.
    fn tabs(&self, list: &mut ChildSpawnerCommands, games: &Catalogue, shown: &Entry) {
        let row = Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(4.0),
            row_gap: px(4.0),
            padding: UiRect::all(px(4.0)),
            border_radius: BorderRadius::all(px(24.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let well = (row, BackgroundColor(WELL.with_alpha(0.6)), Pickable::IGNORE);
        list.spawn(well).with_children(|row| {
            for game in games.iter() {
                let look = ButtonLook::Chip {
                    chosen: game.id == shown.id,
                };
                let node = Node {
                    flex_grow: 1.0,
                    height: px(48.0),
                    column_gap: px(7.0),
                    padding: UiRect::horizontal(px(8.0)),
                    border_radius: BorderRadius::all(px(20.0)),
                    ..default()
                };
                let action = Action::Help(HelpAction::Of(game.id));
                row.spawn(button(look, action, node)).with_children(|tab| {
                    self.emblem(tab, game, 30.0);
                    let name = Words::new(format!("{}-name", game.id));
                    tab.spawn(self.theme.line(name, Face::Bold, size::TEXT, look.ink()));
                });
            }
        });
    }

    /// What stands for a game, in a square of this side.
    fn emblem(&self, parent: &mut ChildSpawnerCommands, game: &Entry, side: f32) {
        let atlas = game.atlases.first().map_or("icons", |(atlas, _)| *atlas);
        let sprite = (atlas, game.emblem);
        if !self.art.has(sprite) {
            parent.spawn(icon(self.art, "cards", side, LAMP));
            return;
        }
        let drawn = self.art.size(sprite);
        let size = drawn * side / drawn.max_element().max(1.0);
        let node = Node {
            width: px(size.x),
            height: px(size.y),
            flex_shrink: 0.0,
            ..default()
        };
        parent.spawn((self.art.image(sprite), node, Pickable::IGNORE));
    }
}

/// Words that begin where the sheet's heading does and end before the list's thumb, so far below
/// what is above them.
fn paragraph(below: f32) -> Node {
    Node {
        flex_shrink: 0.0,
        margin: UiRect::new(px(2.0), px(10.0), px(below), px(0.0)),
        ..default()
    }
}
