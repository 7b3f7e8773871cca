//! What the title is made of: the lamp, the word, a tile, its buttons.

use std::time::Duration;

use bevy::prelude::*;

use super::living::{Emerges, Rises, Sways};
use super::tiles::{Place, Tiles};
use super::{Draw, Tile};
use crate::action::Action;
use crate::locale::Words;
use crate::motion;
use crate::theme::focus::Focusable;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, OnPress, button, icon, place, size};

/// How wide the word is as drawn, and where its flame burns from the foot of the V.
const WORDMARK: f32 = 346.0;
const FLAME: Vec2 = Vec2::new(263.0, -62.4);

impl Draw<'_> {
    /// `bulb`: the middle of the shade's opening.
    pub(super) fn lamp(&self, root: &mut ChildSpawnerCommands, bulb: Vec2, scale: f32) {
        for name in ["cone", "lamp"] {
            let sprite = ("title", name);
            let corner = bulb - self.art.anchor(sprite) * scale;
            root.spawn((
                Name::new(name),
                self.art.image(sprite),
                place(Rect::from_corners(
                    corner,
                    corner + self.art.size(sprite) * scale,
                )),
                Pickable::IGNORE,
            ));
        }
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
    ) {
        let mut tiles: Vec<(usize, &Tile)> = self.tiles.iter().enumerate().collect();
        if laid_out.last_comes_first {
            tiles.sort_by_key(|(_, tile)| tile.id != last);
        }
        for ((place_in_row, tile), mut place) in tiles.into_iter().zip(laid_out.places) {
            let chosen = tile.id == last;
            let rise = if chosen { laid_out.rise } else { 0.0 };
            let corner = place.rect.min + shift - Vec2::Y * rise;
            place.rect = Rect::from_corners(corner, corner + place.rect.size());
            self.tile(root, tile, place, chosen, place_in_row);
        }
    }

    fn tile(
        &self,
        root: &mut ChildSpawnerCommands,
        tile: &Tile,
        Place { rect, shape, name }: Place,
        chosen: bool,
        place_in_row: usize,
    ) {
        let foot = if rect.height() > 200.0 { 72.0 } else { 50.0 };
        let mut entity = root.spawn((
            Name::new("tile"),
            Button,
            Focusable,
            Node {
                flex_direction: FlexDirection::Column,
                border: UiRect::all(px(if chosen { 3.0 } else { 1.0 })),
                border_radius: BorderRadius::all(px(14.0)),
                overflow: Overflow::clip(),
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
        entity.insert((
            OnPress(Action::SetUp(tile.id)),
            Rises::default(),
            UiTransform::default(),
        ));
        entity.with_children(|tile_node| {
            if self.arriving {
                // The lamp hangs over the middle of the row.
                let from_lamp = place_in_row.abs_diff(self.tiles.len() / 2) as u32;
                tile_node.spawn((
                    Emerges {
                        age: Duration::ZERO,
                        after: motion::LAMP_LIT + motion::TILE_AFTER_TILE * from_lamp,
                    },
                    Node {
                        position_type: PositionType::Absolute,
                        width: percent(100.0),
                        height: percent(100.0),
                        ..default()
                    },
                    BackgroundColor(NIGHT),
                    ZIndex(1),
                    Pickable::IGNORE,
                ));
            }
            let window = Vec2::new(rect.width(), rect.height() - foot);
            self.tile_picture(tile_node, tile, shape, window);
            tile_node
                .spawn((
                    Node {
                        width: percent(100.0),
                        height: px(foot),
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        row_gap: px(2.0),
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
    ) {
        let picture = format!("tile-{}-{shape}", tile.id);
        let node = Node {
            width: percent(100.0),
            height: px(window.y),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            overflow: Overflow::clip(),
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
        let drawn = drawn * (window / drawn).max_element();
        frame.with_child((
            ImageNode {
                image: self.art.picture(&picture),
                image_mode: NodeImageMode::Stretch,
                ..default()
            },
            Node {
                width: px(drawn.x),
                height: px(drawn.y),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ));
    }

    pub(super) fn primary(&self, root: &mut ChildSpawnerCommands, rect: Rect, game: &'static str) {
        let node = Node {
            column_gap: px(14.0),
            ..place(rect)
        };
        root.spawn(button(ButtonLook::Primary, Action::QuickPlay(game), node))
            .with_children(|button| {
                button.spawn(icon(self.art, "play", 28.0, IVORY));
                let words = Words::new("title-play");
                button.spawn(
                    self.theme
                        .line(words, Face::DisplaySoft, size::HEADING, IVORY),
                );
            });
    }

    pub(super) fn secondary(
        &self,
        root: &mut ChildSpawnerCommands,
        rect: Rect,
        icon_name: &str,
        key: &'static str,
        detail: Option<Words>,
        action: Action,
    ) {
        let narrow = rect.width() < 200.0;
        let node = Node {
            justify_content: JustifyContent::FlexStart,
            padding: UiRect::left(px(if narrow { 12.0 } else { 20.0 })),
            column_gap: px(if narrow { 8.0 } else { 16.0 }),
            ..place(rect)
        };
        root.spawn(button(ButtonLook::Secondary, action, node))
            .with_children(|button| {
                button.spawn(icon(self.art, icon_name, 26.0, IVORY));
                button
                    .spawn((
                        Node {
                            flex_direction: FlexDirection::Column,
                            overflow: Overflow::clip_x(),
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|column| {
                        let label = Words::new(key);
                        let letters = if narrow { size::TEXT } else { size::LABEL };
                        column.spawn(self.theme.line(label, Face::Bold, letters, IVORY));
                        if let Some(detail) = detail {
                            column.spawn(self.theme.line(detail, Face::Text, size::LEAST, ASH));
                        }
                    });
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
