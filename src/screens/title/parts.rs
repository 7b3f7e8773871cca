//! What the title is made of: the lamp, the word, a tile, its buttons.

use std::time::Duration;

use bevy::prelude::*;

use super::light::{Lit, light};
use super::living::{Emerges, Sways};
use super::tiles::{Place, Tiles};
use super::{Draw, Tile};
use crate::action::Action;
use crate::locale::Words;
use crate::motion;
use crate::theme::focus::Focusable;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, OnPress, SaidAs, button, icon, place, size};

/// How wide the word is as drawn, and where its flame burns from the foot of the V.
const WORDMARK: f32 = 346.0;
const FLAME: Vec2 = Vec2::new(263.0, -62.4);

/// The corners of a tile, and how far the light of a lamp of full size reaches.
const RADIUS: f32 = 14.0;
const REACH: f32 = 660.0;

/// How much of a tile so high is for its name.
fn foot(height: f32) -> f32 {
    if height > 200.0 { 72.0 } else { 50.0 }
}

/// Where the lamp hangs.
#[derive(Clone, Copy)]
pub(super) struct Lamp {
    /// The middle of the shade's opening.
    pub bulb: Vec2,
    pub scale: f32,
}

impl Draw<'_> {
    pub(super) fn lamp(&self, root: &mut ChildSpawnerCommands, lamp: Lamp) {
        self.hang(root, "cone", lamp, 1.0);
        self.hang(root, "lamp", lamp, 1.0);
    }

    /// Its light is also between whoever looks and the pictures that lie in it.
    fn haze(&self, root: &mut ChildSpawnerCommands, lamp: Lamp, pictures: Rect) {
        let holder = Node {
            overflow: Overflow::clip(),
            ..place(pictures)
        };
        let lamp = Lamp {
            bulb: lamp.bulb - pictures.min,
            ..lamp
        };
        root.spawn((holder, Pickable::IGNORE))
            .with_children(|holder| self.hang(holder, "cone", lamp, 0.32));
    }

    fn hang(&self, root: &mut ChildSpawnerCommands, name: &'static str, lamp: Lamp, seen: f32) {
        let sprite = ("title", name);
        let corner = lamp.bulb - self.art.anchor(sprite) * lamp.scale;
        let size = self.art.size(sprite) * lamp.scale;
        let image = ImageNode {
            color: Color::WHITE.with_alpha(seen),
            ..self.art.image(sprite)
        };
        root.spawn((
            Name::new(name),
            image,
            place(Rect::from_corners(corner, corner + size)),
            Pickable::IGNORE,
        ));
    }

    /// `foot`: where the V stands; `width`: of the whole word.
    pub(super) fn wordmark(&self, root: &mut ChildSpawnerCommands, foot: Vec2, width: f32) {
        let sprite = ("title", "wordmark");
        let scale = width / WORDMARK;
        let corner = foot - self.art.anchor(sprite) * scale;
        root.spawn((
            Name::new("wordmark"),
            self.art.image(sprite),
            place(Rect::from_corners(
                corner,
                corner + self.art.size(sprite) * scale,
            )),
            Pickable::IGNORE,
        ));
        // The acute accent is a flame.
        for (index, name) in ["flame-shell", "flame-core"].into_iter().enumerate() {
            let sprite = ("title", name);
            let corner = foot + FLAME * scale - self.art.anchor(sprite) * scale;
            root.spawn((
                Name::new(name),
                Sways(index),
                self.art.image(sprite),
                place(Rect::from_corners(
                    corner,
                    corner + self.art.size(sprite) * scale,
                )),
                UiTransform::default(),
                Pickable::IGNORE,
            ));
        }
    }

    /// A tile for each game.
    pub(super) fn tiles(
        &self,
        root: &mut ChildSpawnerCommands,
        laid_out: Tiles,
        shift: Vec2,
        last: &str,
        lamp: Lamp,
    ) {
        let mut tiles: Vec<&Tile> = self.tiles.iter().collect();
        if laid_out.last_comes_first {
            tiles.sort_by_key(|tile| tile.id != last);
        }
        let mut pictures = Rect::EMPTY;
        for (tile, mut place) in tiles.into_iter().zip(laid_out.places) {
            let chosen = tile.id == last;
            // It reaches higher; all names stay on one line.
            let rise = if chosen { laid_out.rise } else { 0.0 };
            let corner = place.rect.min + shift - Vec2::Y * rise;
            place.rect = Rect::from_corners(corner, place.rect.max + shift);
            let foot = Vec2::Y * foot(place.rect.height());
            let picture = Rect::from_corners(place.rect.min, place.rect.max - foot);
            pictures = pictures.union(picture);
            self.tile(root, tile, place, chosen, lamp);
        }
        self.haze(root, lamp, pictures);
    }

    fn tile(
        &self,
        root: &mut ChildSpawnerCommands,
        tile: &Tile,
        Place { rect, shape, name }: Place,
        chosen: bool,
        lamp: Lamp,
    ) {
        let lit = Lit::new(chosen);
        let foot = foot(rect.height());
        let mut entity = root.spawn((
            Name::new("tile"),
            Button,
            Focusable,
            Node {
                flex_direction: FlexDirection::Column,
                border: UiRect::all(px(if chosen { 3.0 } else { 1.0 })),
                border_radius: BorderRadius::all(px(RADIUS)),
                ..place(rect)
            },
            BackgroundColor(WALNUT_DARK),
            BorderColor::all(if chosen {
                GOLD_LIGHT
            } else {
                LAMP.with_alpha(0.3)
            }),
            BoxShadow::new(
                if chosen {
                    LAMP.with_alpha(0.5)
                } else {
                    Color::BLACK.with_alpha(0.6)
                },
                px(0.0),
                px(if chosen { 0.0 } else { 6.0 }),
                px(0.0),
                px(if chosen { 24.0 } else { 14.0 }),
            ),
        ));
        entity.insert((OnPress(Action::SetUp(tile.id)), UiTransform::default()));
        // Inside the edge its corners are rounder.
        let edge = if chosen { 3.0 } else { 1.0 };
        let inner = RADIUS - edge;
        let window = Vec2::new(rect.width() - 2.0 * edge, rect.height() - 2.0 * edge - foot);
        let from_lamp = lamp.bulb - rect.center();
        let falls = light(from_lamp, REACH * lamp.scale, &lit, inner);
        entity.insert(lit).with_children(|tile_node| {
            if self.arriving {
                // The farther from the lamp, the later it is lit.
                let width = rect.width().max(1.0);
                let from_lamp = (from_lamp.x.abs() / width).round() as u32;
                tile_node.spawn((
                    Emerges {
                        age: Duration::ZERO,
                        after: motion::LAMP_LIT + motion::TILE_AFTER_TILE * from_lamp,
                    },
                    Node {
                        position_type: PositionType::Absolute,
                        width: percent(100.0),
                        height: percent(100.0),
                        border_radius: BorderRadius::all(px(inner)),
                        ..default()
                    },
                    BackgroundColor(NIGHT),
                    ZIndex(1),
                    Pickable::IGNORE,
                ));
            }
            self.tile_picture(tile_node, tile, shape, window, inner);
            tile_node.spawn(falls);
            tile_node
                .spawn((
                    Node {
                        width: percent(100.0),
                        height: px(foot),
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        row_gap: px(2.0),
                        border_radius: BorderRadius::bottom(px(inner)),
                        ..default()
                    },
                    BackgroundColor(NIGHT.with_alpha(0.55)),
                    Pickable::IGNORE,
                ))
                .with_children(|foot| {
                    let words = Words::new(format!("{}-name", tile.id));
                    foot.spawn(self.theme.line(words, Face::DisplaySoft, name, IVORY));
                    foot.spawn((
                        Node {
                            column_gap: px(6.0),
                            align_items: AlignItems::Center,
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|line| {
                        line.spawn(icon(self.art, "person", 16.0, LAMP));
                        let players = Words::plain(tile.players.clone());
                        line.spawn(self.theme.line(players, Face::Bold, size::TEXT, IVORY));
                    });
                });
        });
    }

    /// The picture covers its window; a game that has none is known by its first letter.
    fn tile_picture(
        &self,
        tile_node: &mut ChildSpawnerCommands,
        tile: &Tile,
        shape: &str,
        window: Vec2,
        radius: f32,
    ) {
        let picture = format!("tile-{}-{shape}", tile.id);
        let node = Node {
            width: px(window.x),
            height: px(window.y),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::top(px(radius)),
            ..default()
        };
        let mut frame = tile_node.spawn((node, Pickable::IGNORE));
        let Some(drawn) = self.art.picture_size(&picture) else {
            let name = self.locale.say(&Words::new(format!("{}-name", tile.id)));
            let initial = Words::plain(name.chars().take(1).collect::<String>());
            frame.insert(BackgroundColor(WELL));
            frame.with_child(self.theme.line(initial, Face::Display, size::TITLE, GOLD));
            return;
        };
        // What is seen of it, from its middle.
        let seen = window / (window / drawn).max_element();
        let sharp = self.art.density() as f32;
        frame.insert(ImageNode {
            image: self.art.picture(&picture),
            image_mode: NodeImageMode::Stretch,
            rect: Some(Rect::from_center_size(drawn / 2.0 * sharp, seen * sharp)),
            ..default()
        });
    }

    pub(super) fn play(
        &self,
        root: &mut ChildSpawnerCommands,
        rect: Rect,
        game: &'static str,
        look: ButtonLook,
    ) {
        let node = Node {
            justify_content: JustifyContent::FlexStart,
            padding: UiRect::left(px(self.indent())),
            column_gap: px(self.indent() * 0.8),
            ..place(rect)
        };
        root.spawn(button(look, Action::QuickPlay(game), node))
            .with_children(|button| {
                button.spawn(icon(self.art, "play", 26.0, IVORY));
                let words = Words::new("title-play");
                // The first button of a screen has the largest word.
                let letters = if look == ButtonLook::Primary {
                    size::HEADING
                } else {
                    size::CAPTION
                };
                button.spawn(self.theme.line(words, Face::DisplaySoft, letters, IVORY));
                // Which one, at the end of the button.
                let end = Node {
                    flex_grow: 1.0,
                    justify_content: JustifyContent::FlexEnd,
                    padding: UiRect::right(px(self.indent())),
                    ..default()
                };
                let name = Words::new(format!("{game}-name"));
                button
                    .spawn((end, Pickable::IGNORE))
                    .with_child(self.theme.line(name, Face::Bold, size::LABEL, IVORY));
            });
    }

    /// From the edge of a button to its picture: the same for all, so that they stand in line.
    pub(super) fn indent(&self) -> f32 {
        if self.frame.is_tall() { 14.0 } else { 20.0 }
    }

    pub(super) fn secondary(
        &self,
        root: &mut ChildSpawnerCommands,
        rect: Rect,
        icon_name: &str,
        (key, short): (&'static str, &'static str),
        action: Action,
    ) {
        // A third of a phone's width, or the half of a column.
        let narrow = rect.width() < 150.0;
        let node = match narrow {
            true => Node {
                column_gap: px(6.0),
                ..place(rect)
            },
            false => Node {
                justify_content: JustifyContent::FlexStart,
                padding: UiRect::left(px(self.indent())),
                column_gap: px(self.indent() * 0.8),
                ..place(rect)
            },
        };
        let (shown, picture, letters) = match narrow {
            true => (short, 20.0, size::LEAST),
            false => (key, 26.0, size::LABEL),
        };
        let whole = button(ButtonLook::Secondary, action, node);
        root.spawn((whole, SaidAs(Words::new(key))))
            .with_children(|button| {
                button.spawn(icon(self.art, icon_name, picture, IVORY));
                let words = Words::new(shown);
                button.spawn(self.theme.line(words, Face::Bold, letters, IVORY));
            });
    }

    /// What went wrong at the start, at the foot of the title.
    pub(super) fn trouble(&self, root: &mut ChildSpawnerCommands, trouble: &[Words]) {
        if trouble.is_empty() {
            return;
        }
        let told: Vec<String> = trouble.iter().map(|words| self.locale.say(words)).collect();
        root.spawn((
            Node {
                position_type: PositionType::Absolute,
                bottom: px(8.0),
                width: percent(100.0),
                padding: UiRect::horizontal(px(24.0)),
                justify_content: JustifyContent::Center,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_child((
            self.theme
                .words(Words::plain(told.join(" ")), Face::Text, size::LEAST, IVORY),
            TextLayout::justify(Justify::Center),
        ));
    }
}
