//! The title: every game's cloth under the lamp.

mod light;
mod living;
mod parts;
mod resume;
pub mod tiles;

use bevy::prelude::*;

use crate::action::{Action, Menu, Screen};
use crate::catalogue::{Catalogue, Entry};
use crate::locale::{Locale, Words};
use crate::motion::Pace;
use crate::play::saving::{Resumable, SavedMatch};
use crate::screens::redraw;
use crate::settings::Settings;
use crate::storage::StartTrouble;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, full_frame, on_cloth, place, size};
use crate::theme::{Art, Frame, FrameKind, Theme};
use parts::Lamp;
use tiles::Tiles;

/// One game on the title.
#[derive(Clone)]
struct Tile {
    id: &'static str,
    players: String,
}

impl Tile {
    fn of(game: &Entry) -> Tile {
        let (least, most) = game.players.clone().into_inner();
        Tile {
            id: game.id,
            players: if least == most {
                least.to_string()
            } else {
                format!("{least}–{most}")
            },
        }
    }
}

/// What else the title leads to: its picture, its words, and those for where it is narrow.
const MENUS: [(&str, (&str, &str), Menu); 3] = [
    ("hint", ("title-puzzles", "title-puzzles"), Menu::Puzzles),
    ("gear", ("title-settings", "title-settings"), Menu::Settings),
    ("help", ("title-help", "rail-help"), Menu::Help),
];

/// How the button looks that begins a game: as the first thing to do, or after the game that waits.
const FIRST: ButtonLook = ButtonLook::Primary;
const SECOND: ButtonLook = ButtonLook::Secondary;

/// An upright phone so high also says what the game is that "Play" begins.
const ALSO_TOLD: f32 = 840.0;

#[derive(Component)]
struct TitleRoot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Screen::Title).or_else(retold)))
        .add_plugins((light::plugin, living::plugin))
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
    tiles: Vec<Tile>,
    /// The screen has just been entered: the lamp is lit first.
    arriving: bool,
}

fn draw(
    theme: Res<Theme>,
    art: Res<Art>,
    frame: Res<Frame>,
    locale: Res<Locale>,
    catalogue: Res<Catalogue>,
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
        tiles: catalogue.iter().map(Tile::of).collect(),
        arriving: screen.is_changed() && !pace.reduced && pace.factor().is_some(),
    };
    // A game that is no longer among ours cannot be gone on with.
    let known = |saved: &&SavedMatch| catalogue.get(&saved.plan.game).is_some();
    let saved = resumable.0.as_ref().filter(known);
    let last = catalogue.get_or_first(&settings.last_game).id;
    commands
        .spawn((Name::new("title"), TitleRoot, full_frame()))
        .with_children(|root| {
            match frame.kind {
                FrameKind::Wide => draw.wide(root, last, saved),
                FrameKind::Short => draw.short(root, last, saved),
                FrameKind::Tall => draw.tall(root, last, saved),
            }
            draw.trouble(root, &trouble.0);
        });
    // `tools/start_time.py` waits for this.
    info!("title drawn");
}

impl Draw<'_> {
    /// The lamp hangs over the game last played, if all of them are in one row.
    fn below_lamp(&self, tiles: &Tiles, last: &str, else_at: f32) -> f32 {
        let row = tiles.places.iter().map(|place| place.rect.min.y);
        let in_one_row = tiles.rise > 0.0 && row.is_sorted_by(|one, next| one == next);
        let nth = self.tiles.iter().position(|tile| tile.id == last);
        let place = nth.and_then(|nth| tiles.places.get(nth));
        match place.filter(|_| in_one_row) {
            Some(place) => place.rect.center().x,
            None => else_at,
        }
    }

    /// What the game last played is, in a line or two.
    fn told(&self, root: &mut ChildSpawnerCommands, rect: Rect, last: &str) {
        let node = Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(4.0),
            ..place(rect)
        };
        root.spawn((node, Pickable::IGNORE)).with_children(|lines| {
            for (part, letters, ink) in [
                ("pitch", size::LEAST, IVORY),
                ("length", size::LEAST, ASH_LIT),
            ] {
                let words = Words::new(format!("{last}-{part}"));
                lines.spawn((
                    self.theme.words(words, Face::Text, letters, ink),
                    TextLayout::justify(Justify::Center),
                ));
            }
        });
    }

    /// The same in one line.
    fn pitch(&self, root: &mut ChildSpawnerCommands, rect: Rect, last: &str) {
        let node = Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..place(rect)
        };
        let words = Words::new(format!("{last}-pitch"));
        let line = self.theme.line(words, Face::Text, size::LEAST, IVORY);
        root.spawn((node, Pickable::IGNORE)).with_child(line);
    }

    fn subtitle(&self) -> Words {
        Words::new("title-subtitle").with("games", self.tiles.len())
    }

    /// 1280 × 800 and wider: buttons on the left, tiles under the lamp.
    fn wide(
        &self,
        root: &mut ChildSpawnerCommands,
        last: &'static str,
        saved: Option<&SavedMatch>,
    ) {
        let shift = Vec2::new(
            (self.frame.size.x - 1280.0) / 2.0,
            (self.frame.size.y - 800.0) / 2.0,
        );
        let at = |x: f32, y: f32, w: f32, h: f32| {
            Rect::from_corners(Vec2::new(x, y) + shift, Vec2::new(x + w, y + h) + shift)
        };
        let tiles = tiles::wide(self.tiles.len());
        let lamp = Lamp {
            bulb: Vec2::new(self.below_lamp(&tiles, last, 842.0) + shift.x, 98.0),
            scale: 1.0,
        };
        self.lamp(root, lamp);
        self.wordmark(root, at(60.0, 204.0, 0.0, 0.0).min, 346.0);
        root.spawn((
            place(at(64.0, 226.0, 360.0, 30.0)),
            self.theme
                .line(self.subtitle(), Face::Text, size::LABEL, ASH_LIT),
        ));
        let (mut y, mut height) = (382.0, 74.0);
        if let Some(saved) = saved {
            self.resume(root, at(60.0, 288.0, 316.0, 172.0), saved);
            self.play(root, at(60.0, 476.0, 316.0, 58.0), last, SECOND);
            (y, height) = (546.0, 48.0);
        } else {
            self.play(root, at(60.0, 288.0, 316.0, 74.0), last, FIRST);
        }
        for (icon, key, menu) in MENUS {
            let rect = at(60.0, y, 316.0, height);
            self.secondary(root, rect, icon, key, Action::Open(menu));
            y += height + 10.0;
        }
        self.tiles(root, tiles, shift, last, lamp);
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

    /// A phone on its side: buttons on the left, narrow tiles.
    fn short(
        &self,
        root: &mut ChildSpawnerCommands,
        last: &'static str,
        saved: Option<&SavedMatch>,
    ) {
        let width = self.frame.size.x;
        let at = |y: f32, h: f32| Rect::new(40.0, y, 266.0, y + h);
        let tiles = tiles::short(self.tiles.len(), width);
        let lamp = Lamp {
            bulb: Vec2::new(self.below_lamp(&tiles, last, width * 0.66), 52.0),
            scale: 0.62,
        };
        self.lamp(root, lamp);
        self.wordmark(root, Vec2::new(40.0, 76.0), 214.0);
        let mut y = 160.0;
        if let Some(saved) = saved {
            self.resume(root, at(94.0, 102.0), saved);
            self.play(root, at(206.0, 52.0), last, SECOND);
            y = 268.0;
        } else {
            self.play(root, at(94.0, 52.0), last, FIRST);
        }
        for (nth, (icon, key, menu)) in MENUS.into_iter().enumerate() {
            let mut rect = at(y, 48.0);
            // Below a game that waits there is room for two rows.
            let beside = saved.is_some() && nth > 0;
            if beside {
                let half = (rect.width() - 8.0) / 2.0;
                rect.min.x += (nth - 1) as f32 * (half + 8.0);
                rect.max.x = rect.min.x + half;
            } else {
                y += 58.0;
            }
            self.secondary(root, rect, icon, key, Action::Open(menu));
        }
        self.tiles(root, tiles, Vec2::ZERO, last, lamp);
    }

    /// A phone upright: tiles in rows, buttons under the thumb.
    fn tall(
        &self,
        root: &mut ChildSpawnerCommands,
        last: &'static str,
        saved: Option<&SavedMatch>,
    ) {
        let Vec2 {
            x: width,
            y: height,
        } = self.frame.size;
        // Where there is not room enough for all, the lamp hangs above the screen.
        let all = if saved.is_some() { 834.0 } else { 760.0 };
        let roomy = height >= ALSO_TOLD;
        let extra = if height < all {
            height - all
        } else {
            (height - 844.0).max(0.0) / 2.0
        };
        let left = (width - 390.0) / 2.0;
        let at = |x: f32, y: f32, w: f32, h: f32| {
            let min = Vec2::new(x + left, y + extra);
            Rect::from_corners(min, min + Vec2::new(w, h))
        };
        let lamp = Lamp {
            bulb: Vec2::new(width / 2.0, 66.0 + extra.min(0.0)),
            scale: 0.62,
        };
        self.lamp(root, lamp);
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
                .line(self.subtitle(), Face::Text, size::TEXT, IVORY),
            // The lamp shines right here.
            on_cloth(),
        ));
        let shift = Vec2::new(left, extra);
        self.tiles(root, tiles::tall(self.tiles.len()), shift, last, lamp);
        let mut y = 692.0;
        if let Some(saved) = saved {
            // What the chosen game is, below its tiles.
            let (resume, play, others) = if roomy {
                self.pitch(root, at(4.0, 604.0, 382.0, 24.0), last);
                ((636.0, 80.0), (726.0, 50.0), 786.0)
            } else {
                ((614.0, 84.0), (710.0, 52.0), 774.0)
            };
            self.resume(root, at(14.0, resume.0, 362.0, resume.1), saved);
            self.play(root, at(14.0, play.0, 362.0, play.1), last, SECOND);
            y = others;
        } else {
            self.play(root, at(14.0, 616.0, 362.0, 60.0), last, FIRST);
            if roomy {
                self.told(root, at(14.0, 752.0, 362.0, 72.0), last);
            }
        }
        for ((icon, key, menu), x) in MENUS.into_iter().zip([14.0, 137.0, 260.0]) {
            let rect = at(x, y, 116.0, 48.0);
            self.secondary(root, rect, icon, key, Action::Open(menu));
        }
    }
}
