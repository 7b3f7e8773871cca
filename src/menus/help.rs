//! How the game on the table is played, in our own words.

use bevy::prelude::*;

use crate::action::{Action, Menu};
use crate::catalogue::Catalogue;
use crate::locale::{Locale, STRONG, Words};
use crate::menus::{Pens, Sheet, redraw};
use crate::plan::CurrentGame;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, icon, place, size};

/// No game's help has more paragraphs.
const MOST: usize = 20;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Menu::Help)));
}

fn draw(mut sheet: Sheet, locale: Res<Locale>, current: Res<CurrentGame>, games: Res<Catalogue>) {
    let game = &current.0;
    let entry = games.get(game);
    let atlas = entry.and_then(|entry| entry.atlases.first());
    let atlas = atlas.map_or("icons", |(atlas, _)| *atlas);
    sheet.spawn(Menu::Help, "help", 740.0, 0.0, |pens, list| {
        pens.banner(list, game);
        if let Some(entry) = entry.filter(|entry| entry.lesson.is_some()) {
            let (look, learn) = (ButtonLook::Primary, Action::Learn(entry.id));
            pens.wide_button(list, look, "info", "help-learn", learn);
        }
        for number in 1..=MOST {
            let text = format!("{game}-help-{number}");
            if !locale.has(&text) {
                break;
            }
            let heading = Words::new(format!("{game}-help-{number}-heading"));
            let pictures = entry.and_then(|entry| entry.help.get(number - 1));
            let pictures = pictures.copied().unwrap_or_default();
            let said = locale.say(&Words::new(text));
            pens.part(list, heading, (atlas, pictures), &said);
        }
        let keys = Words::new("help-keys");
        let keys = pens.theme.words(keys, Face::Text, size::LEAST, ASH);
        list.spawn((keys, paragraph(10.0)));
    });
}

/// A sentence is a step.
pub fn steps(said: &str) -> Vec<String> {
    let mut steps = Vec::new();
    let mut rest = said.trim();
    let next = |rest: &str| {
        let ends = rest
            .match_indices(['.', '!', '?'])
            .map(|(at, end)| at + end.len());
        // What is marked up to here ends with the sentence.
        let mut ends = ends.map(|end| match rest[end..].starts_with(STRONG) {
            true => end + STRONG.len(),
            false => end,
        });
        // After it a space, and no small letter.
        ends.find(|end| {
            let next = rest[*end..].strip_prefix(' ').and_then(|after| {
                let mut letters = after.trim_start_matches(STRONG).chars();
                letters.next()
            });
            next.is_some_and(|next| !next.is_lowercase())
        })
    };
    while let Some(end) = next(rest) {
        steps.push(rest[..end].to_string());
        rest = rest[end..].trim_start();
    }
    steps.push(rest.to_string());
    steps
}

/// How high cards are beside a heading, and an icon.
const CARD: f32 = 62.0;
const ICON: f32 = 34.0;

impl Pens<'_> {
    /// What it is about, with some of the game's own pieces, and below it step by step.
    fn part(
        &self,
        list: &mut ChildSpawnerCommands,
        heading: Words,
        pictures: (&str, &[&str]),
        said: &str,
    ) {
        let card = (
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(7.0),
                padding: UiRect::axes(px(14.0), px(10.0)),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(16.0)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.5)),
            BorderColor::all(LAMP.with_alpha(0.14)),
            Pickable::IGNORE,
        );
        list.spawn(card).with_children(|card| {
            let head = Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                column_gap: px(10.0),
                ..default()
            };
            card.spawn((head, Pickable::IGNORE)).with_children(|head| {
                let node = Node {
                    flex_shrink: 1.0,
                    ..default()
                };
                let words = self
                    .theme
                    .words(heading, Face::DisplaySoft, size::LABEL, GOLD_LIGHT);
                head.spawn((words, node));
                self.pieces(head, pictures);
            });
            for step in steps(said) {
                self.step(card, step);
            }
        });
    }

    /// Cards lie a little on each other, as in a hand.
    fn pieces(&self, head: &mut ChildSpawnerCommands, (atlas, pictures): (&str, &[&str])) {
        let mut places = Vec::new();
        let mut end = 0.0;
        for (nth, picture) in pictures.iter().enumerate() {
            let sprite = (atlas, *picture);
            let drawn = match self.art.has(sprite) {
                true => self.art.size(sprite),
                false => Vec2::splat(ICON),
            };
            // Cards are drawn larger than this, seeds are not.
            let height = drawn.y.min(CARD);
            let size = Vec2::new(height * drawn.x / drawn.y.max(1.0), height);
            let is_card = drawn.y > CARD && drawn.x < drawn.y;
            let left = match nth {
                0 => 0.0,
                _ if is_card => end - 0.3 * size.x,
                _ => end + 3.0,
            };
            end = left + size.x;
            places.push((*picture, left, size));
        }
        let highest = places.iter().map(|(_, _, size)| size.y).fold(0.0, f32::max);
        let room = Node {
            width: px(end),
            height: px(highest),
            flex_shrink: 0.0,
            ..default()
        };
        head.spawn((room, Pickable::IGNORE)).with_children(|room| {
            for (picture, left, size) in places {
                let corner = Vec2::new(left, (highest - size.y) / 2.0);
                let at = place(Rect::from_corners(corner, corner + size));
                let sprite = (atlas, picture);
                if self.art.has(sprite) {
                    room.spawn((self.art.image(sprite), at, Pickable::IGNORE));
                } else {
                    room.spawn((at, Pickable::IGNORE))
                        .with_child(icon(self.art, picture, ICON, LAMP));
                }
            }
        });
    }

    fn step(&self, card: &mut ChildSpawnerCommands, step: String) {
        let row = Node {
            column_gap: px(10.0),
            ..default()
        };
        card.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let dot = Node {
                width: px(7.0),
                height: px(7.0),
                margin: UiRect::top(px(7.0)),
                border_radius: BorderRadius::MAX,
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn((dot, BackgroundColor(LAMP), Pickable::IGNORE));
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                ..default()
            };
            let words = Words::plain(step);
            row.spawn((self.theme.prose(words, size::TEXT, IVORY, GOLD_LIGHT), node));
        });
    }

    /// The game's name on its cloth, with its pieces, where they have been drawn.
    fn banner(&self, list: &mut ChildSpawnerCommands, game: &str) {
        let name = Words::new(format!("{game}-name"));
        let name = self.theme.line(name, Face::Display, size::SCORE, IVORY);
        let shape = if self.frame.is_tall() {
            "portrait"
        } else {
            "landscape"
        };
        let picture = format!("setup-header-{game}-{shape}");
        let Some(drawn) = self.art.picture_size(&picture) else {
            list.spawn((name, paragraph(0.0)));
            return;
        };
        // Its pieces lie in the middle of it, at its lower edge.
        let half = (drawn.y * 1.8).min(drawn.x / 2.0);
        let middle = drawn.x / 2.0;
        let seen = Rect::new(middle - half, 0.0, middle + half, drawn.y * 0.9);
        let sharp = self.art.density() as f32;
        let cloth = ImageNode {
            image: self.art.picture(&picture),
            image_mode: NodeImageMode::Stretch,
            rect: Some(Rect::from_corners(seen.min * sharp, seen.max * sharp)),
            ..default()
        };
        let node = Node {
            width: percent(100.0),
            aspect_ratio: Some(seen.width() / seen.height()),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            padding: UiRect::top(px(4.0)),
            border_radius: BorderRadius::all(px(14.0)),
            ..default()
        };
        // Words are written on it, so it comes out of the dark.
        let shade = LinearGradient::to_bottom(vec![
            ColorStop::percent(NIGHT.with_alpha(0.75), 0.0),
            ColorStop::percent(NIGHT.with_alpha(0.0), 55.0),
        ]);
        let over = Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            border_radius: BorderRadius::all(px(14.0)),
            ..default()
        };
        list.spawn((cloth, node, Pickable::IGNORE))
            .with_children(|banner| {
                banner.spawn((over, BackgroundGradient::from(shade), Pickable::IGNORE));
                banner.spawn(name);
            });
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
