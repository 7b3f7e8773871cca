//! The title: five cloths under the lamp.

use std::time::Duration;

use bevy::prelude::*;

use super::{Screen, redraw};
use crate::engine::{Config, Ruleset};
use crate::games::{self, GameVisitor};
use crate::locale::{Locale, Words};
use crate::menus::Menu;
use crate::play::saving::{Resumable, StartTrouble};
use crate::settings::Settings;
use crate::table::director::Pace;
use crate::table::hud::place;
use crate::theme::palette::*;
use crate::theme::widgets::{Action, ButtonLook, Face, OnPress, button, full_frame, icon, size};
use crate::theme::{Art, Frame, FrameKind, Theme, focus::Focusable, motion};

/// One game on the title.
#[derive(Clone)]
struct Tile {
    id: &'static str,
    players: String,
}

struct Players;

impl GameVisitor for Players {
    type Output = String;

    fn visit<G: Ruleset>(self) -> String {
        let (least, most) = G::Config::PLAYERS.into_inner();
        if least == most {
            least.to_string()
        } else {
            format!("{least}–{most}")
        }
    }
}

fn tiles() -> Vec<Tile> {
    games::IDS
        .iter()
        .map(|id| Tile {
            id,
            players: games::visit(id, Players).unwrap_or_default(),
        })
        .collect()
}

/// How wide the word is as drawn, and where its flame burns from the foot of the V.
const WORDMARK: f32 = 346.0;
const FLAME: Vec2 = Vec2::new(263.0, -62.4);

#[derive(Component)]
struct TitleRoot;

/// Darkness over a tile that lifts when its turn comes.
#[derive(Component)]
struct Emerges {
    age: Duration,
    after: Duration,
}

/// A tile that rises under the pointer.
#[derive(Component, Default)]
struct Rises(f32);

/// Part of the flame, swaying.
#[derive(Component)]
struct Sways(usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            draw.run_if(redraw(Screen::Title).or_else(retold)),
            (sway, emerge, rise).run_if(in_state(Screen::Title)),
        ),
    )
    .add_systems(OnExit(Screen::Title), clear);
}

fn retold(state: Res<State<Screen>>, resumable: Res<Resumable>, locale: Res<Locale>) -> bool {
    *state.get() == Screen::Title && (resumable.is_changed() || locale.is_changed())
}

fn clear(roots: Query<Entity, With<TitleRoot>>, mut commands: Commands) {
    for root in &roots {
        commands.entity(root).despawn();
    }
}

struct Draw<'a> {
    theme: &'a Theme,
    art: &'a Art,
    frame: Frame,
    locale: &'a Locale,
    /// The screen has just been entered: the lamp is lit first.
    arriving: bool,
}

fn draw(
    theme: Res<Theme>,
    art: Res<Art>,
    frame: Res<Frame>,
    locale: Res<Locale>,
    settings: Res<Settings>,
    resumable: Res<Resumable>,
    trouble: Res<StartTrouble>,
    screen: Res<State<Screen>>,
    pace: Res<Pace>,
    old: Query<Entity, With<TitleRoot>>,
    mut commands: Commands,
) {
    for root in &old {
        commands.entity(root).despawn();
    }
    let draw = Draw {
        theme: &theme,
        art: &art,
        frame: *frame,
        locale: &locale,
        arriving: screen.is_changed() && !pace.reduced && pace.factor().is_some(),
    };
    let saved = resumable.0.as_ref().map(|saved| {
        Words::new("title-resume-what")
            .with("game", Words::new(format!("{}-name", saved.plan.game)))
            .with("move", saved.moves + 1)
    });
    let last: &'static str = games::IDS
        .iter()
        .find(|id| **id == settings.last_game)
        .unwrap_or(&games::IDS[0]);
    commands
        .spawn((Name::new("title"), TitleRoot, full_frame()))
        .with_children(|root| {
            match frame.kind {
                FrameKind::Wide => draw.wide(root, last, saved.as_ref()),
                FrameKind::Short => draw.short(root, last, saved.as_ref()),
                FrameKind::Tall => draw.tall(root, last, saved.as_ref()),
            }
            draw.trouble(root, &trouble.0);
        });
    // `tools/start_time.py` waits for this.
    info!("title drawn");
}

impl Draw<'_> {
    /// 1280 × 800 and wider: buttons on the left, tiles under the lamp.
    fn wide(&self, root: &mut ChildSpawnerCommands, last: &'static str, saved: Option<&Words>) {
        let shift = Vec2::new(
            (self.frame.size.x - 1280.0) / 2.0,
            (self.frame.size.y - 800.0) / 2.0,
        );
        let at = |x: f32, y: f32, w: f32, h: f32| {
            Rect::from_corners(Vec2::new(x, y) + shift, Vec2::new(x + w, y + h) + shift)
        };
        self.lamp(root, Vec2::new(842.0 + shift.x, 98.0), 1.0);
        self.wordmark(root, at(60.0, 204.0, 0.0, 0.0).min, 346.0);
        root.spawn((
            place(at(64.0, 226.0, 360.0, 30.0)),
            self.theme
                .line(Words::new("title-subtitle"), Face::Text, size::LABEL, ASH),
        ));
        let mut y = 290.0;
        self.primary(root, at(60.0, y, 316.0, 76.0), last);
        y += 101.0;
        if let Some(saved) = saved {
            self.secondary(
                root,
                at(60.0, y, 316.0, 74.0),
                "resume",
                "title-resume",
                Some(saved.clone()),
                Action::Resume,
            );
            y += 90.0;
        }
        let settings = Action::Open(Menu::Settings);
        self.secondary(
            root,
            at(60.0, y, 316.0, 74.0),
            "gear",
            "title-settings",
            None,
            settings,
        );
        y += 90.0;
        let help = Action::Open(Menu::Help);
        self.secondary(
            root,
            at(60.0, y, 316.0, 74.0),
            "help",
            "title-help",
            None,
            help,
        );
        for (index, tile) in tiles().iter().enumerate() {
            let chosen = tile.id == last;
            let y = if chosen { 252.0 } else { 264.0 };
            let rect = at(452.0 + 158.0 * index as f32, y, 148.0, 380.0);
            self.tile(root, tile, rect, "tall", chosen, size::HEADING - 4.0);
        }
        root.spawn((
            Node {
                column_gap: px(18.0),
                align_items: AlignItems::Baseline,
                ..place(at(454.0, 676.0, 780.0, 40.0))
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            let name = Words::new(format!("{last}-name"));
            line.spawn(
                self.theme
                    .line(name, Face::Display, size::HEADING, GOLD_LIGHT),
            );
            let pitch = Words::new(format!("{last}-pitch"));
            line.spawn(self.theme.line(pitch, Face::Text, size::LABEL, IVORY));
        });
        root.spawn((
            place(at(454.0, 718.0, 780.0, 30.0)),
            self.theme.line(
                Words::new(format!("{last}-length")),
                Face::Text,
                size::TEXT,
                ASH,
            ),
        ));
    }

    /// A phone on its side: buttons on the left, five narrow tiles.
    fn short(&self, root: &mut ChildSpawnerCommands, last: &'static str, saved: Option<&Words>) {
        let size_ = self.frame.size;
        let at = |x: f32, y: f32, w: f32, h: f32| {
            Rect::from_corners(Vec2::new(x, y), Vec2::new(x + w, y + h))
        };
        self.lamp(root, Vec2::new(size_.x * 0.66, 52.0), 0.62);
        self.wordmark(root, Vec2::new(40.0, 76.0), 214.0);
        let mut y = 96.0;
        self.primary(root, at(40.0, y, 226.0, 58.0), last);
        y += 72.0;
        if let Some(saved) = saved {
            self.secondary(
                root,
                at(40.0, y, 226.0, 60.0),
                "resume",
                "title-resume",
                Some(saved.clone()),
                Action::Resume,
            );
            y += 70.0;
        }
        let (settings, help) = (Action::Open(Menu::Settings), Action::Open(Menu::Help));
        self.secondary(
            root,
            at(40.0, y, 226.0, 50.0),
            "gear",
            "title-settings",
            None,
            settings,
        );
        y += 60.0;
        self.secondary(
            root,
            at(40.0, y, 226.0, 50.0),
            "help",
            "title-help",
            None,
            help,
        );
        let left = 296.0;
        let width = (size_.x - 24.0 - left + 8.0) / 5.0 - 8.0;
        for (index, tile) in tiles().iter().enumerate() {
            let chosen = tile.id == last;
            let y = if chosen { 92.0 } else { 100.0 };
            let rect = at(left + (width + 8.0) * index as f32, y, width, 262.0);
            self.tile(root, tile, rect, "tall", chosen, size::TEXT);
        }
    }

    /// A phone upright: two tiles above three, buttons under the thumb.
    fn tall(&self, root: &mut ChildSpawnerCommands, last: &'static str, saved: Option<&Words>) {
        let extra = (self.frame.size.y - 844.0).max(0.0) / 2.0;
        let width = self.frame.size.x;
        let left = (width - 390.0) / 2.0;
        let at = |x: f32, y: f32, w: f32, h: f32| {
            let min = Vec2::new(x + left, y + extra);
            Rect::from_corners(min, min + Vec2::new(w, h))
        };
        self.lamp(root, Vec2::new(width / 2.0, 66.0), 0.62);
        self.wordmark(root, at(59.0, 176.0, 0.0, 0.0).min, 272.0);
        root.spawn((
            Node {
                justify_content: JustifyContent::Center,
                ..place(at(14.0, 190.0, 362.0, 24.0))
            },
            Pickable::IGNORE,
        ))
        .with_child(self.theme.line(
            Words::new("title-subtitle"),
            Face::Text,
            size::TEXT,
            IVORY,
        ));
        // The last game played comes first, and wide.
        let mut tiles = tiles();
        tiles.sort_by_key(|tile| tile.id != last);
        for (index, tile) in tiles.iter().enumerate() {
            let rect = if index < 2 {
                at(14.0 + 186.0 * index as f32, 226.0, 176.0, 184.0)
            } else {
                at(14.0 + 124.0 * (index - 2) as f32, 422.0, 114.0, 178.0)
            };
            let (shape, name) = if index < 2 {
                ("wide", size::LABEL)
            } else {
                ("small", size::LABEL - 2.0)
            };
            self.tile(root, tile, rect, shape, tile.id == last, name);
        }
        self.primary(root, at(14.0, 620.0, 362.0, 62.0), last);
        let settings = Action::Open(Menu::Settings);
        let help = Action::Open(Menu::Help);
        let mut y = 698.0;
        if saved.is_some() {
            let rect = at(14.0, y, 362.0, 54.0);
            self.secondary(
                root,
                rect,
                "resume",
                "title-resume",
                saved.cloned(),
                Action::Resume,
            );
            y += 66.0;
        }
        self.secondary(
            root,
            at(14.0, y, 176.0, 54.0),
            "gear",
            "title-settings",
            None,
            settings,
        );
        self.secondary(
            root,
            at(200.0, y, 176.0, 54.0),
            "help",
            "title-help",
            None,
            help,
        );
    }

    /// `bulb`: the middle of the shade's opening.
    fn lamp(&self, root: &mut ChildSpawnerCommands, bulb: Vec2, scale: f32) {
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
    fn wordmark(&self, root: &mut ChildSpawnerCommands, foot: Vec2, width: f32) {
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

    fn tile(
        &self,
        root: &mut ChildSpawnerCommands,
        tile: &Tile,
        rect: Rect,
        shape: &str,
        chosen: bool,
        name_size: f32,
    ) {
        let ready = games::has_table(tile.id);
        let place_in_row = games::IDS.iter().position(|id| *id == tile.id).unwrap_or(0);
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
        if ready {
            entity.insert(OnPress(Action::SetUp(tile.id)));
        }
        if ready {
            entity.insert((Rises::default(), UiTransform::default()));
        }
        entity.with_children(|tile_node| {
            if self.arriving {
                // The lamp hangs over the middle of the row.
                let from_lamp = place_in_row.abs_diff(games::IDS.len() / 2) as u32;
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
            tile_node.spawn((
                ImageNode {
                    color: if ready {
                        Color::WHITE
                    } else {
                        Color::srgb(0.5, 0.5, 0.5)
                    },
                    image: self.art.picture(&format!("tile-{}-{shape}", tile.id)),
                    image_mode: NodeImageMode::Stretch,
                    ..default()
                },
                Node {
                    width: percent(100.0),
                    height: px(rect.height() - foot),
                    ..default()
                },
                Pickable::IGNORE,
            ));
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
                    let name = Words::new(format!("{}-name", tile.id));
                    let ink = if ready { IVORY } else { ASH };
                    foot.spawn(self.theme.line(name, Face::DisplaySoft, name_size, ink));
                    foot.spawn((
                        Node {
                            column_gap: px(6.0),
                            align_items: AlignItems::Center,
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|line| {
                        if ready {
                            line.spawn(icon(self.art, "person", 16.0, LAMP));
                            let players = Words::plain(tile.players.clone());
                            line.spawn(self.theme.line(players, Face::Bold, size::TEXT, IVORY));
                        } else {
                            let soon = Words::new("title-soon");
                            line.spawn(self.theme.line(soon, Face::Text, size::LEAST, ASH));
                        }
                    });
                });
        });
    }

    fn primary(&self, root: &mut ChildSpawnerCommands, rect: Rect, last: &'static str) {
        let game = if games::has_table(last) {
            last
        } else {
            games::IDS[0]
        };
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

    fn secondary(
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
    fn trouble(&self, root: &mut ChildSpawnerCommands, trouble: &[Words]) {
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

fn emerge(
    time: Res<Time>,
    mut tiles: Query<(Entity, &mut Emerges, &mut BackgroundColor)>,
    mut commands: Commands,
) {
    for (entity, mut tile, mut shade) in &mut tiles {
        tile.age += time.delta();
        let share = motion::share(tile.age.saturating_sub(tile.after), motion::TILE_EMERGES);
        shade.0.set_alpha(1.0 - share);
        if share >= 1.0 {
            commands.entity(entity).despawn();
        }
    }
}

/// Under the pointer, a tile comes a little nearer.
fn rise(
    time: Res<Time>,
    pace: Res<Pace>,
    mut tiles: Query<(&Interaction, &mut Rises, &mut UiTransform)>,
) {
    for (interaction, mut rises, mut transform) in &mut tiles {
        let goal = if *interaction == Interaction::None || pace.reduced {
            0.0
        } else {
            1.0
        };
        if rises.0 == goal {
            continue;
        }
        let step = motion::share(time.delta(), motion::HOVER);
        rises.0 = if goal > rises.0 {
            (rises.0 + step).min(goal)
        } else {
            (rises.0 - step).max(goal)
        };
        transform.translation = Val2::px(0.0, -6.0 * motion::ease_out(rises.0));
    }
}

fn sway(time: Res<Time>, pace: Res<Pace>, mut flames: Query<(&Sways, &mut UiTransform)>) {
    if pace.reduced {
        return;
    }
    for (sways, mut transform) in &mut flames {
        let period = motion::FLAME_SWAY[sways.0 % 2].as_secs_f32();
        let turn = (time.elapsed_secs() / period * std::f32::consts::TAU).sin();
        transform.rotation = Rot2::degrees(3.0 * turn);
    }
}
