//! The word that is looked for is written, and what was found of it is told.

use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::InputFocusVisible;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::passages::Book;
use super::search::{has_all, marked, wanted};
use super::{GoTo, Reading};
use crate::action::{Action, HelpAction, Menu};
use crate::catalogue::{Catalogue, Entry};
use crate::locale::{Locale, Words};
use crate::menus::letters::{PLAIN, Typed, typed};
use crate::menus::{Pens, Sheet, redraw};
use crate::plan::CurrentRules;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write_word.before(super::act))
        .add_systems(
            Update,
            draw.after(super::act)
                .run_if(redraw(Menu::Find).or_else(rewritten)),
        );
}

fn rewritten(menu: Res<State<Menu>>, reading: Res<Reading>) -> bool {
    *menu.get() == Menu::Find && reading.is_changed()
}

fn action(typed: Typed) -> Action {
    match typed {
        Typed::Letter(letter) => Action::Help(HelpAction::Letter(letter)),
        Typed::Backspace => Action::Help(HelpAction::Backspace),
        Typed::Done => Action::CloseMenu,
    }
}

/// Whoever has a keyboard just types, with or without the sheet of letters.
fn write_word(
    mut keys: MessageReader<KeyboardInput>,
    menu: Res<State<Menu>>,
    focus_visible: Res<InputFocusVisible>,
    mut actions: MessageWriter<Action>,
) {
    let done_closes = *menu.get() == Menu::Find && !focus_visible.0;
    if !matches!(menu.get(), Menu::Help | Menu::Find) {
        keys.clear();
        return;
    }
    let typed = typed(&mut keys).into_iter();
    let typed = typed.filter(|typed| *typed != Typed::Done || done_closes);
    actions.write_batch(typed.map(action));
}

/// A passage in which everything was found that is looked for.
pub(super) struct Hit<'a> {
    game: &'a Entry,
    /// Its place among the game's passages.
    at: usize,
    heading: Words,
    /// The sentences it was found in.
    said: Vec<String>,
}

/// In the help of all games, those of `first` before the others'.
pub(super) fn find<'a>(
    word: &str,
    first: &str,
    games: &'a Catalogue,
    rules: &CurrentRules,
    locale: &Locale,
) -> Vec<Hit<'a>> {
    let wanted = wanted(word);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut order: Vec<&Entry> = games.iter().collect();
    order.sort_by_key(|game| game.id != first);
    let mut hits = Vec::new();
    for game in order {
        let passages = Book::new(game, rules, locale).passages();
        for (at, passage) in passages.into_iter().enumerate() {
            let heading = locale.say(&passage.heading);
            let whole = passage.said.iter().fold(heading, |mut whole, said| {
                whole.push(' ');
                whole.push_str(said);
                whole
            });
            if !has_all(&whole, &wanted) {
                continue;
            }
            let said = passage.said.iter();
            hits.push(Hit {
                game,
                at,
                heading: passage.heading,
                said: said.filter_map(|said| marked(said, &wanted)).collect(),
            });
        }
    }
    hits
}

fn draw(
    mut sheet: Sheet,
    reading: Res<Reading>,
    games: Res<Catalogue>,
    rules: Res<CurrentRules>,
    locale: Res<Locale>,
) {
    let found = find(&reading.word, &reading.game, &games, &rules, &locale).len();
    sheet.spawn(Menu::Find, "help-find", 720.0, 0.0, |pens, list| {
        pens.letters(list, PLAIN, (&reading.word, false), action);
        if !reading.word.trim().is_empty() {
            pens.found(list, found);
        }
        let (look, done) = (ButtonLook::Primary, action(Typed::Done));
        pens.wide_button(list, look, "check", "help-find-done", done);
    });
}

impl Pens<'_> {
    /// How many passages there are with it.
    fn found(&self, list: &mut ChildSpawnerCommands, found: usize) {
        let words = Words::new("help-found").with("found", found);
        let words = self.theme.words(words, Face::Bold, size::TEXT, GOLD_LIGHT);
        list.spawn((words, super::paragraph(0.0)));
    }

    /// Where the word is written, and the way back to everything.
    pub(super) fn search_row(&self, list: &mut ChildSpawnerCommands, word: &str) {
        let row = Node {
            column_gap: px(8.0),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let node = Node {
                flex_grow: 1.0,
                height: px(48.0),
                column_gap: px(12.0),
                padding: UiRect::horizontal(px(14.0)),
                justify_content: JustifyContent::FlexStart,
                ..default()
            };
            let (words, ink) = match word.is_empty() {
                true => (Words::new("help-find"), ASH_LIT),
                false => (Words::plain(word), GOLD_LIGHT),
            };
            row.spawn(button(
                ButtonLook::Secondary,
                Action::Open(Menu::Find),
                node,
            ))
            .with_children(|field| {
                field.spawn(icon(self.art, "pencil", 20.0, LAMP));
                field.spawn(self.theme.line(words, Face::Bold, size::TEXT, ink));
            });
            if !word.is_empty() {
                let node = Node {
                    width: px(48.0),
                    height: px(48.0),
                    border_radius: BorderRadius::MAX,
                    flex_shrink: 0.0,
                    ..default()
                };
                let clear = Action::Help(HelpAction::Clear);
                row.spawn(button(ButtonLook::Round, clear, node))
                    .with_child(icon(self.art, "erase", 22.0, IVORY));
            }
        });
    }

    /// All that was found; a press leads to where it stands.
    pub(super) fn hits(&self, list: &mut ChildSpawnerCommands, hits: Vec<Hit>) {
        self.found(list, hits.len());
        for hit in hits {
            let card = Node {
                width: percent(100.0),
                padding: UiRect::axes(px(14.0), px(10.0)),
                justify_content: JustifyContent::FlexStart,
                flex_shrink: 0.0,
                ..default()
            };
            let action = Action::Help(HelpAction::At(hit.game.id, hit.at));
            let card = button(ButtonLook::Secondary, action, card);
            let lines = Node {
                width: percent(100.0),
                flex_direction: FlexDirection::Column,
                row_gap: px(5.0),
                ..default()
            };
            list.spawn(card).with_children(|card| {
                card.spawn((lines, Pickable::IGNORE))
                    .with_children(|lines| self.hit(lines, hit));
            });
        }
    }

    /// Where it is, and the sentences it was found in.
    fn hit(&self, lines: &mut ChildSpawnerCommands, hit: Hit) {
        let head = Node {
            align_items: AlignItems::Center,
            column_gap: px(10.0),
            ..default()
        };
        lines.spawn((head, Pickable::IGNORE)).with_children(|head| {
            self.emblem(head, hit.game, 26.0);
            let name = Words::new(format!("{}-name", hit.game.id));
            let words = Words::dotted([name, hit.heading]);
            let words = words.unwrap_or_else(|| Words::plain(""));
            let node = Node {
                flex_shrink: 1.0,
                ..default()
            };
            let face = Face::DisplaySoft;
            let words = self.theme.words(words, face, size::TEXT, GOLD_LIGHT);
            head.spawn((words, node));
        });
        for said in hit.said {
            let words = Words::plain(said);
            lines.spawn(self.theme.prose(words, size::TEXT, ASH_LIT, GOLD_LIGHT));
        }
    }
}

/// The part that was asked for comes to the top of the list, once it has its place.
pub(super) fn go_to(
    mut goes: ResMut<GoTo>,
    parts: Query<(
        &super::PartNumber,
        &ComputedNode,
        &UiGlobalTransform,
        &ChildOf,
    )>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform)>,
) {
    let Some(wanted) = goes.0 else {
        return;
    };
    for (number, node, at, child_of) in &parts {
        if number.0 != wanted || node.size().y == 0.0 {
            continue;
        }
        if let Ok((mut position, list, list_at)) = lists.get_mut(child_of.parent()) {
            let top = |node: &ComputedNode, at: &UiGlobalTransform| {
                at.translation.y - node.size().y / 2.0
            };
            let below = (top(node, at) - top(list, list_at)) * list.inverse_scale_factor();
            let hidden = (list.content_size().y - list.size().y) * list.inverse_scale_factor();
            let above = 6.0;
            position.y = (position.y + below - above).clamp(0.0, hidden.max(0.0));
            goes.0 = None;
        }
    }
}
