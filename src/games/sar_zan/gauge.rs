//! The gauge: a ring that closes at 33, the way round that play goes. Ivory for the value announced;
//! ember for what the cards chosen would add, with their sum at its end. Beside each of its arcs is
//! written how many cards may answer there.

use bevy::prelude::*;
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{SarZan, cards_allowed};

use super::choosing::Chosen;
use super::layout::{Layout, MOST, TRACK};
use super::{Shown, direction, motion as pace};
use crate::action::Screen;
use crate::locale::Words;
use crate::motion::Pace;
use crate::play::table_of;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::theme::palette::*;
use crate::theme::portrait::portrait_of;
use crate::theme::widgets::{Face, icon, place as place_node, size};
use crate::theme::{Art, Frame, Theme};

/// What the ring shows; it follows what is announced and chosen, point by point.
#[derive(Resource, Clone, Copy, PartialEq, Default)]
struct Level {
    ink: f32,
    live: f32,
}

/// The seal's number is no smaller than can be read.
const SEAL_LEAST: f32 = 0.66;

/// Its track, with marks where more cards may answer.
#[derive(Component)]
struct Track;

/// The nth of 33 strokes.
#[derive(Component)]
struct Stroke(u32);

/// Beside the arc where so many may answer: its room, its ground, and what is on that.
#[derive(Component)]
struct AnswersRoom(usize);
#[derive(Component)]
struct Answers(usize);
#[derive(Component)]
struct AnswersText(usize);
#[derive(Component)]
struct AnswersCard(usize);

/// The sum of what is chosen.
#[derive(Component)]
struct Tip;
#[derive(Component)]
struct TipText;

/// Whoever announced the value, where the play lies beside the gauge: their face, or the ring about
/// it.
#[derive(Component, Clone, Copy, PartialEq)]
enum Announcer {
    Face,
    Ring,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Level>().add_systems(
        table_of::<SarZan>(),
        (follow, turn, draw, count, announce, sum)
            .chain()
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let frame = *world.resource::<Frame>();
    let art = world.resource::<Art>();
    let scale = Vec3::splat(layout.scale);
    let place = |at: Vec2, z: f32| {
        Transform::from_translation(frame.to_world(at).extend(z)).with_scale(scale)
    };
    let ring = (
        Track,
        art.sprite(("sar-zan", "gauge")),
        place(layout.gauge, layers::BOARD),
    );
    let seal_at = layout.round_gauge(0.0, TRACK + 7.0);
    // Its number is to be read on a phone too.
    let seal_scale = layout.scale.max(SEAL_LEAST);
    let seal = (
        art.sprite(("sar-zan", "seal-33")),
        place(seal_at, layers::GLOW + 0.6).with_scale(Vec3::splat(seal_scale)),
    );
    let stroke = art.sprite(("sar-zan", "gauge-tick"));
    let ring_about = art.sprite(("people", "ring-disc"));
    let face = art.sprite(("people", "person-0"));
    world.spawn((Name::new("gauge"), OnTable, ring));
    world.spawn((Name::new("seal"), OnTable, seal));
    for nth in 1..=SAR_ZAN {
        world.spawn((
            Name::new("stroke"),
            OnTable,
            Stroke(nth),
            stroke.clone(),
            place(layout.gauge, layers::GLOW),
            Visibility::Hidden,
        ));
    }
    if layout.row.is_some() {
        for (announcer, sprite, z) in [
            (Announcer::Ring, ring_about, 0.4),
            (Announcer::Face, face, 0.5),
        ] {
            world.spawn((
                Name::new("announcer"),
                OnTable,
                announcer,
                sprite,
                place(layout.gauge, layers::GLOW + z),
                Visibility::Hidden,
            ));
        }
    }
    write_answers(world, layout);
    write_tip(world);
    // The new ring has to be drawn.
    world.resource_mut::<Level>().set_changed();
    world.resource_mut::<Shown>().set_changed();
}

/// How large the sign beside an arc is at most.
const ANSWERS: Vec2 = Vec2::new(66.0, 24.0);
/// And the card on it.
const CARD_SIGN: f32 = 15.0;

/// Beside each arc, how many cards may answer there.
fn write_answers(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    for allowed in 1..=MOST {
        let ground = (
            Name::new("answers"),
            Answers(allowed),
            Node {
                min_width: px(22.0),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                column_gap: px(2.0),
                padding: UiRect::axes(px(5.0), px(2.0)),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(WELL),
            Pickable::IGNORE,
        );
        let number = theme.line(
            Words::number(allowed as i32),
            Face::Bold,
            size::LEAST,
            ASH_LIT,
        );
        let card = icon(world.resource::<Art>(), "cards", CARD_SIGN, ASH_LIT);
        let room = Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..place_node(Rect::from_center_size(Vec2::ZERO, ANSWERS))
        };
        world
            .spawn((AnswersRoom(allowed), OnTable, room, Pickable::IGNORE))
            .with_children(|room| {
                room.spawn(ground).with_children(|ground| {
                    ground.spawn((AnswersText(allowed), number));
                    if layout.roomy() {
                        ground.spawn((AnswersCard(allowed), card));
                    }
                });
            });
    }
}

/// How large the sum at the end of the ring is.
const TIP: Vec2 = Vec2::new(32.0, 22.0);

fn write_tip(world: &mut World) {
    let theme = world.resource::<Theme>().clone();
    world
        .spawn((
            Name::new("sum"),
            OnTable,
            Tip,
            Node {
                display: Display::None,
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::MAX,
                ..place_node(Rect::from_center_size(Vec2::ZERO, TIP))
            },
            BackgroundColor(EMBER_DARK),
            BorderColor::all(IVORY),
            Pickable::IGNORE,
        ))
        .with_child((
            TipText,
            theme.line(Words::plain(""), Face::Bold, size::LEAST, IVORY),
        ));
}

/// What the ring should show.
fn wanted(shown: &Shown, chosen: &Chosen) -> Level {
    let ink = shown.announced as f32;
    Level {
        ink,
        live: ink.max(chosen.0.sum().min(SAR_ZAN) as f32),
    }
}

/// Shows at once what there is to show.
pub(super) fn settle(world: &mut World) {
    let level = wanted(world.resource::<Shown>(), world.resource::<Chosen>());
    world.resource_mut::<Level>().set_if_neq(level);
}

fn follow(
    time: Res<Time>,
    pace: Res<Pace>,
    shown: Res<Shown>,
    chosen: Res<Chosen>,
    mut level: ResMut<Level>,
) {
    let step = match pace.factor() {
        Some(factor) if !pace.reduced => time.delta_secs() * factor / pace::STROKE.as_secs_f32(),
        _ => SAR_ZAN as f32,
    };
    let to = wanted(&shown, &chosen);
    let toward = |from: f32, to: f32| from + (to - from).clamp(-step, step);
    let next = Level {
        ink: toward(level.ink, to.ink),
        live: toward(level.live, to.live),
    };
    level.set_if_neq(next);
}

fn draw(
    level: Res<Level>,
    chosen: Res<Chosen>,
    shown: Res<Shown>,
    mut strokes: Query<(&Stroke, &mut Sprite, &mut Visibility)>,
) {
    if !level.is_changed() && !chosen.is_changed() && !shown.is_changed() {
        return;
    }
    let ink = if shown.announced == SAR_ZAN {
        GOLD
    } else {
        IVORY
    };
    let live = match chosen.0.sum() {
        sum if sum > SAR_ZAN => ALARM,
        SAR_ZAN => GOLD,
        // Not yet on the table.
        _ => EMBER.with_alpha(0.6),
    };
    for (stroke, mut sprite, mut visibility) in &mut strokes {
        let nth = stroke.0 as f32 - 0.5;
        let color = if nth < level.ink {
            Some(ink)
        } else {
            (nth < level.live).then_some(live)
        };
        if let Some(color) = color.filter(|color| sprite.color != *color) {
            sprite.color = color;
        }
        visibility.set_if_neq(if color.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// The way round that the ring fills: the way of play.
fn way(shown: &Shown) -> f32 {
    shown.direction.map_or(1.0, direction::turn)
}

/// All that is round the ring follows the way of play.
fn turn(
    shown: Res<Shown>,
    layout: Res<Layout>,
    frame: Res<Frame>,
    mut tracks: Query<&mut Sprite, With<Track>>,
    mut strokes: Query<(&Stroke, &mut Transform)>,
    mut rooms: Query<(&AnswersRoom, &mut Node)>,
) {
    if !shown.is_changed() {
        return;
    }
    let way = way(&shown);
    for mut track in &mut tracks {
        track.flip_x = way < 0.0;
    }
    for (stroke, mut transform) in &mut strokes {
        let degrees = way * (stroke.0 as f32 - 0.5) * 360.0 / SAR_ZAN as f32;
        let at = frame.to_world(layout.round_gauge(degrees, TRACK));
        transform.translation = at.extend(layers::GLOW);
        transform.rotation = Quat::from_rotation_z(-degrees.to_radians());
    }
    for (room, mut node) in &mut rooms {
        let corner = layout.answers(room.0, way) - ANSWERS / 2.0;
        let (left, top) = (px(corner.x), px(corner.y));
        if (node.left, node.top) != (left, top) {
            (node.left, node.top) = (left, top);
        }
    }
}

/// What is written beside the arc that counts for the value announced is lit. Round a great moment
/// there is nothing to answer.
fn count(
    shown: Res<Shown>,
    mut grounds: Query<(&Answers, &mut BackgroundColor, &mut Visibility)>,
    mut texts: Query<(&AnswersText, &mut TextColor)>,
    mut cards: Query<(&AnswersCard, &mut ImageNode)>,
) {
    if !shown.is_changed() {
        return;
    }
    let now = (shown.announced > 0).then(|| cards_allowed(shown.announced));
    let ink = |allowed: usize| if now == Some(allowed) { INK } else { ASH_LIT };
    for (answers, mut ground, mut visibility) in &mut grounds {
        let lit = now == Some(answers.0);
        ground.set_if_neq(BackgroundColor(if lit { LAMP } else { WELL }));
        visibility.set_if_neq(if shown.closed {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
    for (answers, mut color) in &mut texts {
        color.set_if_neq(TextColor(ink(answers.0)));
    }
    for (answers, mut card) in &mut cards {
        card.color = ink(answers.0);
    }
}

/// The sum of what is chosen goes with the end of what it would fill.
fn sum(
    level: Res<Level>,
    chosen: Res<Chosen>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    mut tips: Query<&mut Node, With<Tip>>,
    mut texts: Query<&mut Words, With<TipText>>,
) {
    if !level.is_changed() && !chosen.is_changed() && !shown.is_changed() {
        return;
    }
    let sum = chosen.0.sum();
    let is_ahead = sum > shown.announced && sum < SAR_ZAN && shown.announced > 0;
    let at = layout
        .tip(level.live, way(&shown))
        .filter(|_| is_ahead && level.live > level.ink);
    for mut node in &mut tips {
        let display = if at.is_some() {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
        if let Some(at) = at {
            let corner = at - TIP / 2.0;
            (node.left, node.top) = (px(corner.x), px(corner.y));
        }
    }
    for mut words in &mut texts {
        words.set_if_neq(Words::number(sum as i32));
    }
}

/// How large the face of whoever announced is.
const FACE: f32 = 46.0;

/// The face of whoever announced.
fn announce(
    shown: Res<Shown>,
    art: Res<Art>,
    mut faces: Query<(&Announcer, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    if !shown.is_changed() {
        return;
    }
    // Where the ring is closed, the seal is its end.
    let who = shown.announcer.filter(|_| shown.announced < SAR_ZAN);
    for (part, mut sprite, mut transform, mut visibility) in &mut faces {
        let Some(seat) = who else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let whole = match part {
            Announcer::Ring => art.size(("people", "ring-disc")).x,
            Announcer::Face => {
                let person = format!("person-{}", portrait_of(seat.index()));
                *sprite = art.sprite(("people", &person));
                art.size(("people", &person)).x * 92.0 / 84.0
            }
        };
        transform.scale = Vec3::splat(FACE / whole.max(1.0));
        visibility.set_if_neq(Visibility::Inherited);
    }
}
