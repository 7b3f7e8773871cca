//! The title: five cloths under the lamp.

mod living;
mod parts;

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
use crate::theme::widgets::{Action, Face, full_frame, on_cloth, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

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

#[derive(Component)]
struct TitleRoot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Screen::Title).or_else(retold)))
        .add_plugins(living::plugin)
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
            self.theme.line(
                Words::new("title-subtitle"),
                Face::Text,
                size::LABEL,
                ASH_LIT,
            ),
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
            self.tile(root, tile, rect, "tall", chosen, size::CAPTION);
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
                ASH_LIT,
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
        .with_child((
            self.theme
                .line(Words::new("title-subtitle"), Face::Text, size::TEXT, IVORY),
            // The lamp shines right here.
            on_cloth(),
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
                ("small", size::LABEL)
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
}
