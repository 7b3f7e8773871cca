//! The plates: whose sequence it is, their points, and what is remarkable about it. Their
//! ground is part of the world, since cards lie on it.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::soon::config::Variant;
use veillee_rules::games::soon::{Card, Colour, Soon};

use super::layout::Layout;
use super::{Shown, doubled, sequence};
use crate::action::Screen;
use crate::locale::Words;
use crate::play::{Match, MatchStatus, table_of};
use crate::table::cards::Identity;
use crate::table::director::OnTable;
use crate::table::hud::Hud;
use crate::table::layers;
use crate::table::plate_parts::medal;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::pop::Pops;
use crate::theme::portrait::portrait;
use crate::theme::widgets::{Face, place, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// The light round a plate.
#[derive(Component)]
struct Light(Seat);

#[derive(Component)]
struct Points(Seat);

/// A chip about a sequence, with its text.
#[derive(Component)]
struct Chip(Seat);
#[derive(Component)]
struct ChipText(Seat);

/// The turn badge over a plate.
#[derive(Component)]
struct Badge(Seat);

/// "Last turn", for everybody to see, and which round it is.
#[derive(Component)]
struct LastTurn;
#[derive(Component)]
struct Round;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Soon>(),
        (
            (light, write_points, show_chips).run_if(resource_changed::<Hud>),
            announce.run_if(resource_changed::<Shown>),
        )
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    world.resource_scope(|world, art: Mut<Art>| {
        for seat in Seat::all(layout.players) {
            lay_ground(world, &art, layout, seat);
            write_header(world, &theme, &art, layout, seat);
        }
    });
    announcements(world, &theme, layout);
    world.resource_mut::<Shown>().set_changed();
}

/// The plate itself and, round it, its light.
fn lay_ground(world: &mut World, art: &Art, layout: &Layout, seat: Seat) {
    let frame = *world.resource::<Frame>();
    let plate = layout.seat(seat).plate;
    let at = |layer: f32| {
        Transform::from_translation(frame.to_world(plate.center()).extend(layers::BOARD + layer))
    };
    let ground = art.sliced(("soon", "step-pill"), plate.size());
    // Twice: once alone would let the light behind it through, and words lie on it.
    world.spawn((Name::new("plate"), OnTable, ground.clone(), at(0.1)));
    world.spawn((Name::new("plate"), OnTable, ground, at(0.11)));
    let glow = Sprite {
        color: EMBER.with_alpha(0.45),
        ..art.sliced(("cards", "plate-glow"), plate.size())
    };
    world.spawn((
        Name::new("plate light"),
        OnTable,
        Light(seat),
        glow,
        // It shines from behind.
        at(0.05),
        Visibility::Hidden,
    ));
}

fn write_header(world: &mut World, theme: &Theme, art: &Art, layout: &Layout, seat: Seat) {
    let Some(shown) = world.resource::<Hud>().seats.get(seat.index()).cloned() else {
        return;
    };
    let parts = layout.seat(seat);
    let own = seat == layout.viewer;
    let roomy = layout.kind == FrameKind::Wide && (own || layout.players <= 4);
    let name_size = if roomy { size::LABEL } else { size::LEAST };
    world
        .spawn((OnTable, place(parts.face), Pickable::IGNORE))
        .with_children(|place| {
            let side = parts.face.width();
            place
                .spawn(portrait(art, shown.portrait, shown.team, side))
                .with_child(medal(theme, seat));
        });
    let whole = Node {
        align_items: AlignItems::Center,
        overflow: Overflow::clip_x(),
        ..place(parts.text)
    };
    let (direction, align) = if parts.text_in_a_line {
        (FlexDirection::Row, AlignItems::Center)
    } else {
        (FlexDirection::Column, AlignItems::FlexStart)
    };
    let written = Node {
        flex_direction: direction,
        column_gap: px(8.0),
        align_items: align,
        padding: UiRect::horizontal(px(4.0)),
        border_radius: BorderRadius::all(px(8.0)),
        ..default()
    };
    world
        .spawn((Name::new("header"), OnTable, whole, Pickable::IGNORE))
        .with_children(|whole| {
            whole
                .spawn((written, BackgroundColor(PLATE), Pickable::IGNORE))
                .with_children(|written| {
                    let name = Words::plain(shown.name.clone());
                    written.spawn(theme.line(name, Face::Bold, name_size, IVORY));
                    written.spawn((
                        Points(seat),
                        theme.line(Words::plain(""), Face::Text, size::LEAST, ASH_LIT),
                    ));
                });
        });
    if let (true, FrameKind::Wide, Some(goal)) = (own, layout.kind, shown.aim.number()) {
        let goal = Words::new("soon-goal").with("goal", goal);
        let rect = Rect::new(
            parts.plate.min.x + 6.0,
            parts.face.max.y + 14.0,
            parts.plate.max.x - 6.0,
            parts.plate.max.y - 12.0,
        );
        let node = Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..place(rect)
        };
        world
            .spawn((OnTable, node, Pickable::IGNORE))
            .with_child(theme.line(goal, Face::Text, size::TEXT, ASH));
    }
    if let Some(rect) = chip_rect(layout, seat) {
        spawn_chip(world, theme, rect, seat);
    }
    badge(world, theme, layout, seat);
}

/// Where the chip about a sequence is: in the plate or, for the viewer's own, beside the tray.
fn chip_rect(layout: &Layout, seat: Seat) -> Option<Rect> {
    if seat != layout.viewer {
        return layout.seat(seat).chip;
    }
    let tray = layout.tray;
    let width = match layout.kind {
        FrameKind::Wide => 140.0,
        FrameKind::Short => 120.0,
        FrameKind::Tall => return None,
    };
    let at = Vec2::new(tray.max.x + 12.0 + width / 2.0, tray.center().y);
    Some(Rect::from_center_size(at, Vec2::new(width, 26.0)))
}

fn spawn_chip(world: &mut World, theme: &Theme, rect: Rect, seat: Seat) {
    let own = seat == world.resource::<crate::play::Viewing>().seat;
    let strip = Node {
        display: Display::None,
        justify_content: if own {
            JustifyContent::FlexStart
        } else {
            JustifyContent::FlexEnd
        },
        align_items: AlignItems::Center,
        ..place(rect)
    };
    world
        .spawn((
            Name::new("chip"),
            OnTable,
            Chip(seat),
            strip,
            Pickable::IGNORE,
        ))
        .with_children(|strip| {
            strip
                .spawn((
                    Node {
                        padding: UiRect::axes(px(10.0), px(2.0)),
                        border_radius: BorderRadius::all(px(13.0)),
                        ..default()
                    },
                    BackgroundColor(GOLD),
                    Pickable::IGNORE,
                ))
                .with_child((
                    ChipText(seat),
                    theme.line(Words::plain(""), Face::Bold, size::LEAST, INK),
                ));
        });
}

/// "Your turn" on the upper edge of the plate.
fn badge(world: &mut World, theme: &Theme, layout: &Layout, seat: Seat) {
    let Some(shown) = world.resource::<Hud>().seats.get(seat.index()).cloned() else {
        return;
    };
    // Rows that touch each other have no edge to put it on: their light says it.
    if seat != layout.viewer || layout.kind == FrameKind::Tall {
        return;
    }
    let plate = layout.seat(seat).plate;
    let strip = Node {
        display: Display::None,
        justify_content: JustifyContent::Center,
        ..place(Rect::new(
            plate.min.x,
            plate.min.y - 13.0,
            plate.max.x,
            plate.min.y + 11.0,
        ))
    };
    let says = if shown.human {
        "hud-your-turn"
    } else {
        "hud-thinking"
    };
    world
        .spawn((
            Name::new("turn"),
            OnTable,
            Badge(seat),
            strip,
            Pickable::IGNORE,
        ))
        .with_children(|strip| {
            strip
                .spawn((
                    Node {
                        padding: UiRect::axes(px(12.0), px(3.0)),
                        border_radius: BorderRadius::all(px(12.0)),
                        ..default()
                    },
                    BackgroundColor(EMBER_DEEP),
                    Pickable::IGNORE,
                ))
                .with_child(theme.line(Words::new(says), Face::Bold, size::LEAST, IVORY));
        });
}

fn announcements(world: &mut World, theme: &Theme, layout: &Layout) {
    let strip = Node {
        display: Display::None,
        justify_content: JustifyContent::FlexEnd,
        align_items: AlignItems::Center,
        ..place(layout.last_turn)
    };
    world
        .spawn((
            Name::new("last turn"),
            OnTable,
            LastTurn,
            strip,
            Pickable::IGNORE,
        ))
        .with_children(|strip| {
            let pill = Node {
                padding: UiRect::axes(px(14.0), px(5.0)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            let words = Words::new("soon-last-turn");
            strip
                .spawn((pill, BackgroundColor(ALARM_DEEP), Pickable::IGNORE))
                .with_child(theme.line(words, Face::Bold, size::TEXT, IVORY));
        });
    if let Some(rect) = layout.round {
        world
            .spawn((OnTable, place(rect), Pickable::IGNORE))
            .with_child((
                Round,
                theme.line(Words::plain(""), Face::DisplaySoft, size::TEXT, IVORY),
            ));
    }
}

fn announce(
    shown: Res<Shown>,
    game: Res<Match<Soon>>,
    mut last_turn: Query<&mut Node, With<LastTurn>>,
    mut rounds: Query<&mut Words, With<Round>>,
) {
    // In Speed the first to complete has won the round.
    let on = shown.last_turn && game.state.config().variant == Variant::Normal;
    for mut node in &mut last_turn {
        node.display = if on { Display::Flex } else { Display::None };
    }
    for mut words in &mut rounds {
        words.set_if_neq(Words::new("score-round").with("round", shown.round));
    }
}

fn light(
    status: Res<MatchStatus>,
    mut lights: Query<(&Light, &mut Visibility)>,
    mut badges: Query<(&Badge, &mut Node)>,
) {
    for (light, mut visibility) in &mut lights {
        visibility.set_if_neq(if status.turn == Some(light.0) {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    for (badge, mut node) in &mut badges {
        node.display = if status.turn == Some(badge.0) {
            Display::Flex
        } else {
            Display::None
        };
    }
}

fn write_points(
    hud: Res<Hud>,
    layout: Res<Layout>,
    game: Res<Match<Soon>>,
    shown: Res<Shown>,
    lying: Option<Res<Zones>>,
    cards: Query<&Identity<Card>>,
    mut points: Query<(Entity, &Points, &mut Words)>,
    mut commands: Commands,
) {
    let Some(lying) = lying else {
        return;
    };
    for (entity, part, mut words) in &mut points {
        let Some(seat) = hud.seats.get(part.0.index()) else {
            continue;
        };
        let complete = shown.complete.get(part.0.index()) == Some(&true);
        let sequence = sequence(&lying, &cards, part.0);
        let twice = doubled(&game.state, &sequence, complete).is_some();
        // Where there is no chip, the points say it.
        let key = if twice && chip_rect(&layout, part.0).is_none() {
            "soon-points-doubled"
        } else {
            "soon-points"
        };
        let says = Words::new(key).with("points", seat.score);
        if words.set_if_neq(says) {
            commands.entity(entity).try_insert(Pops::default());
        }
    }
}

fn show_chips(
    hud: Res<Hud>,
    game: Res<Match<Soon>>,
    shown: Res<Shown>,
    lying: Option<Res<Zones>>,
    cards: Query<&Identity<Card>>,
    mut chips: Query<(&Chip, &mut Node, &Children)>,
    mut grounds: Query<&mut BackgroundColor>,
    mut texts: Query<(&ChipText, &mut Words)>,
) {
    let Some(lying) = lying else {
        return;
    };
    for (chip, mut node, children) in &mut chips {
        let tag = hud
            .seats
            .get(chip.0.index())
            .and_then(|seat| seat.tag.as_ref());
        node.display = if tag.is_some() {
            Display::Flex
        } else {
            Display::None
        };
        let complete = shown.complete.get(chip.0.index()) == Some(&true);
        let colour = doubled(&game.state, &sequence(&lying, &cards, chip.0), complete);
        // Gold by day, silver by night.
        let color = match colour {
            Some(Colour::Day) => GOLD,
            _ => SILVER,
        };
        for child in children.iter() {
            if let Ok(mut ground) = grounds.get_mut(child) {
                ground.0 = color;
            }
        }
    }
    for (text, mut words) in &mut texts {
        let seat = hud.seats.get(text.0.index());
        if let Some(tag) = seat.and_then(|seat| seat.tag.clone()) {
            words.set_if_neq(tag);
        }
    }
}

/// Moonlight: the night's chip.
const SILVER: Color = Color::srgb(0.8, 0.85, 0.97);

/// As dark as a plate, so that names can be read while lightning strikes across it.
const PLATE: Color = Color::srgba(0.097, 0.085, 0.243, 0.86);
