//! The curtain between two people at one device: it names who is next, says what happened while
//! they did not look, and opens for whoever holds it.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use crate::action::Action;
use crate::locale::Words;
use crate::menus::log::{Moves, Turn};
use crate::motion;
use crate::play::viewing::OpenCurtain;
use crate::play::{MatchStatus, Phase};
use crate::screens::face::large_face;
use crate::table::hud::Hud;
use crate::table::small_cards::small_cards;
use crate::theme::focus::{FocusFirst, FocusLayer};
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::press::LetGo;
use crate::theme::widgets::{ButtonLook, Face, button, full_frame, icon, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

#[derive(Component)]
struct CurtainRoot;

#[derive(Component)]
struct HoldButton;

/// How much of the hold is done.
#[derive(Component)]
struct HoldBar;

/// Since when the button has been held.
#[derive(Resource, Default)]
struct Holding(Option<Duration>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Holding>()
        .add_systems(OnEnter(Phase::Curtain), draw)
        .add_systems(OnExit(Phase::Curtain), clear)
        .add_systems(
            Update,
            (
                draw.run_if(resource_changed::<Frame>.or_else(resource_changed::<Moves>)),
                (let_go.run_if(on_message::<LetGo>), hold).chain(),
            )
                .run_if(in_state(Phase::Curtain)),
        )
        .add_observer(press);
}

fn clear(
    roots: Query<Entity, With<CurtainRoot>>,
    mut holding: ResMut<Holding>,
    mut commands: Commands,
) {
    holding.0 = None;
    for root in &roots {
        commands.entity(root).despawn();
    }
}

fn draw(
    theme: Res<Theme>,
    art: Res<Art>,
    assets: Res<AssetServer>,
    frame: Res<Frame>,
    hud: Res<Hud>,
    status: Res<MatchStatus>,
    moves: Res<Moves>,
    old: Query<Entity, With<CurtainRoot>>,
    mut commands: Commands,
) {
    for root in &old {
        commands.entity(root).despawn();
    }
    let next = status.turn.and_then(|seat| hud.seats.get(seat.index()));
    let draw = Draw {
        theme: &theme,
        art: &art,
        assets: &assets,
        hud: &hud,
        kind: frame.kind,
        meanwhile: meanwhile(&moves, status.turn),
    };
    // As large as can be seen by whoever is across the table.
    let face = match frame.kind {
        FrameKind::Wide => 232.0,
        FrameKind::Tall => 248.0,
        FrameKind::Short => 170.0,
    };
    let short = frame.kind == FrameKind::Short;
    let root = (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            flex_direction: if short {
                FlexDirection::Row
            } else {
                FlexDirection::Column
            },
            align_items: AlignItems::Center,
            // Upright no part of it is much emptier than another.
            justify_content: match frame.kind {
                FrameKind::Tall => JustifyContent::SpaceEvenly,
                _ => JustifyContent::Center,
            },
            column_gap: px(20.0),
            row_gap: px(34.0),
            // Below the button there is room for its glow.
            padding: UiRect::new(px(18.0), px(18.0), px(18.0), px(30.0)),
            ..default()
        },
        // Nothing of the table is seen through it.
        BackgroundColor(NIGHT),
        lamplight(face),
        GlobalZIndex(60),
        Pickable::default(),
        FocusLayer(1),
    );
    commands
        .spawn((Name::new("curtain"), CurtainRoot, full_frame()))
        .insert(root)
        .with_children(|root| {
            root.spawn((
                draw.column(if short { 8.0 } else { 16.0 }, false),
                Pickable::IGNORE,
            ))
            .with_children(|column| {
                let name = next.map(|seat| seat.name.clone()).unwrap_or_default();
                let person = next.map_or(0, |seat| seat.portrait);
                draw.whose_it_is(column, name, person, face);
            });
            root.spawn((draw.column(16.0, true), Pickable::IGNORE))
                .with_children(|column| {
                    draw.what_happened(column);
                    draw.hold(column);
                });
        });
}

/// What the others did since this player last moved, the last first to be forgotten.
fn meanwhile(moves: &Moves, seat: Option<Seat>) -> Vec<&Turn> {
    let told = moves.turns.iter().filter(|turn| !turn.told.is_empty());
    let since: Vec<&Turn> = told
        .rev()
        // What the table did for them just now they see when the curtain opens.
        .skip_while(|turn| turn.seat == seat)
        .take_while(|turn| turn.seat != seat)
        .filter(|turn| turn.seat.is_some())
        .take(MOST_TOLD)
        .collect();
    since.into_iter().rev().collect()
}

/// No more has room.
const MOST_TOLD: usize = 3;
/// Cards beside what is told.
const CARD: f32 = 40.0;
/// How wide a sentence is at most: its cards are not far from it.
const SAID: f32 = 320.0;
/// From one to the next.
const NEXT_CARD: f32 = 32.0;
const MOST_CARDS: usize = 5;

struct Draw<'a> {
    theme: &'a Theme,
    art: &'a Art,
    assets: &'a AssetServer,
    hud: &'a Hud,
    kind: FrameKind,
    meanwhile: Vec<&'a Turn>,
}

impl Draw<'_> {
    /// Upright the face has all the room there is, on its side what is beside it.
    fn column(&self, gap: f32, stretches: bool) -> Node {
        let beside = self.kind == FrameKind::Short;
        let width = match self.kind {
            FrameKind::Wide => px(560.0),
            FrameKind::Tall => percent(100.0),
            FrameKind::Short => Val::Auto,
        };
        Node {
            flex_direction: FlexDirection::Column,
            align_items: if stretches {
                AlignItems::Stretch
            } else {
                AlignItems::Center
            },
            row_gap: px(gap),
            width,
            justify_content: JustifyContent::Center,
            flex_grow: if beside && stretches { 1.0 } else { 0.0 },
            flex_basis: if beside && stretches {
                px(0.0)
            } else {
                Val::Auto
            },
            ..default()
        }
    }

    /// Into whose hands it goes.
    fn whose_it_is(
        &self,
        column: &mut ChildSpawnerCommands,
        name: String,
        person: usize,
        face: f32,
    ) {
        let (theme, words) = (self.theme, Words::new("curtain-pass"));
        let (pass, letters) = match self.kind {
            FrameKind::Short => (size::LABEL, size::SCORE),
            _ => (size::HEADING, size::TITLE),
        };
        // A long name has room too.
        let letters = match name.chars().count() {
            0..=7 => letters,
            _ => size::SCORE,
        };
        column.spawn(theme.line(words, Face::DisplaySoft, pass, ASH_LIT));
        let ring = ("ring-disc", EMBER_LIGHT);
        large_face(column, self.art, self.assets, person, ring, face);
        let name = Words::plain(name);
        column.spawn(theme.line(name, Face::Display, letters, GOLD_LIGHT));
    }

    /// What whoever takes it has not seen: what everybody may know.
    fn what_happened(&self, column: &mut ChildSpawnerCommands) {
        if self.meanwhile.is_empty() {
            return;
        }
        let card = (
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(8.0),
                padding: UiRect::axes(px(14.0), px(10.0)),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(18.0)),
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.66)),
            BorderColor::all(LAMP.with_alpha(0.2)),
            Pickable::IGNORE,
        );
        column.spawn(card).with_children(|card| {
            let words = Words::new("curtain-meanwhile");
            card.spawn(self.theme.line(words, Face::Bold, size::LEAST, LAMP));
            for turn in &self.meanwhile {
                self.turn(card, turn);
            }
        });
    }

    fn turn(&self, card: &mut ChildSpawnerCommands, turn: &Turn) {
        let row = Node {
            align_items: AlignItems::Center,
            column_gap: px(10.0),
            ..default()
        };
        card.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let seat = turn.seat.and_then(|seat| self.hud.seats.get(seat.index()));
            if let Some(seat) = seat {
                row.spawn(portrait(self.art, seat.portrait, seat.team, 38.0));
            }
            // The cards of all of them begin on one line.
            let said = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                min_width: px(0.0),
                max_width: px(SAID),
                ..default()
            };
            if let Some(told) = turn.told.first() {
                let words = told.clone();
                let words = self.theme.words(words, Face::Text, size::TEXT, IVORY);
                row.spawn((said, Pickable::IGNORE)).with_child(words);
            }
            let most = self.meanwhile.iter().map(|turn| turn.cards.len()).max();
            let most = most.unwrap_or(0).min(MOST_CARDS);
            let cards = Node {
                width: px(most as f32 * NEXT_CARD),
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn((cards, Pickable::IGNORE)).with_children(|row| {
                let pens = (self.theme, self.art);
                small_cards(row, pens, &turn.cards, CARD, MOST_CARDS);
            });
        });
    }

    fn hold(&self, column: &mut ChildSpawnerCommands) {
        let node = Node {
            width: percent(100.0),
            height: px(if self.kind == FrameKind::Short {
                60.0
            } else {
                76.0
            }),
            column_gap: px(12.0),
            padding: UiRect::horizontal(px(12.0)),
            border_radius: BorderRadius::all(px(22.0)),
            overflow: Overflow::clip(),
            ..default()
        };
        let whole = button(ButtonLook::Primary, Action::Nothing, node);
        column
            .spawn((whole, HoldButton, FocusFirst))
            .with_children(|button| {
                button.spawn((
                    HoldBar,
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(0.0),
                        bottom: px(0.0),
                        height: px(10.0),
                        width: percent(0.0),
                        ..default()
                    },
                    BackgroundColor(GOLD_LIGHT),
                    Pickable::IGNORE,
                ));
                button.spawn(icon(self.art, "eye", 28.0, IVORY));
                let words = Words::new("curtain-hold");
                let letters = match self.kind {
                    FrameKind::Wide => size::LABEL,
                    _ => size::TEXT,
                };
                button.spawn((
                    self.theme.words(words, Face::Bold, letters, IVORY),
                    TextLayout::justify(Justify::Center),
                ));
            });
    }
}

/// What the lamp makes of the dark.
const GLOW: Color = Color::srgb(0.42, 0.26, 0.13);

/// The lamp above a face so large.
fn lamplight(face: f32) -> BackgroundGradient {
    let stops = vec![
        ColorStop::percent(GLOW, 0.0),
        ColorStop::percent(GLOW.mix(&NIGHT, 0.5), 38.0),
        ColorStop::percent(GLOW.mix(&NIGHT, 0.85), 70.0),
        ColorStop::percent(NIGHT, 100.0),
    ];
    let above = UiPosition::CENTER.at(px(0.0), px(-0.3 * face));
    RadialGradient::new(above, RadialGradientShape::Circle(px(2.6 * face)), stops).into()
}

fn press(
    press: On<Pointer<Press>>,
    buttons: Query<(), With<HoldButton>>,
    time: Res<Time<Real>>,
    mut holding: ResMut<Holding>,
) {
    if buttons.contains(press.entity) {
        holding.0 = Some(time.elapsed());
    }
}

fn let_go(mut holding: ResMut<Holding>) {
    holding.0 = None;
}

fn hold(
    keys: Res<ButtonInput<KeyCode>>,
    time: Res<Time<Real>>,
    mut holding: ResMut<Holding>,
    mut bars: Query<&mut Node, With<HoldBar>>,
    mut opened: MessageWriter<OpenCurtain>,
) {
    let hold_keys = [KeyCode::Enter, KeyCode::Space, KeyCode::NumpadEnter];
    if keys.any_just_pressed(hold_keys) {
        holding.0 = Some(time.elapsed());
    }
    if keys.any_just_released(hold_keys) {
        holding.0 = None;
    }
    let share = holding.0.map_or(0.0, |since| {
        motion::share(time.elapsed() - since, motion::CURTAIN_HOLD)
    });
    let width = percent(100.0 * share);
    for mut bar in &mut bars {
        // Touching it would have the whole interface laid out anew.
        if bar.width != width {
            bar.width = width;
        }
    }
    if share >= 1.0 {
        holding.0 = None;
        opened.write(OpenCurtain);
    }
}
