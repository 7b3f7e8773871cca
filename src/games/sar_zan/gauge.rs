//! The gauge: a ring that closes at 33. Ivory for the value announced, ember for what the cards
//! chosen would add; little cards outside say how many may answer there.

use bevy::prelude::*;
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{SarZan, cards_allowed};

use super::choosing::Chosen;
use super::layout::{EDGE, Layout, TRACK};
use super::{Shown, motion as pace};
use crate::action::Screen;
use crate::motion::Pace;
use crate::play::table_of;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::theme::palette::*;
use crate::theme::{Art, Frame};

/// What the ring shows; it follows what is announced and chosen, point by point.
#[derive(Resource, Clone, Copy, PartialEq, Default)]
struct Level {
    ink: f32,
    live: f32,
}

/// The nth of 33 strokes.
#[derive(Component)]
struct Stroke(u32);

/// A little card beside the part of the ring where so many may answer.
#[derive(Component)]
struct Answers(usize);

/// Where those lie, in degrees from the top.
const ANSWERS: [(usize, f32); 4] = [(1, 74.0), (2, 112.0), (3, 268.0), (4, 338.0)];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Level>().add_systems(
        table_of::<SarZan>(),
        (follow, draw, count)
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
        art.sprite(("sar-zan", "gauge")),
        place(layout.gauge, layers::BOARD),
    );
    let seal_at = layout.round_gauge(0.0, TRACK + 7.0);
    let seal = (
        art.sprite(("sar-zan", "seal-33")),
        place(seal_at, layers::GLOW + 0.5),
    );
    let stroke = art.sprite(("sar-zan", "gauge-tick"));
    let little = art.sprite(("sar-zan", "little-card"));
    world.spawn((Name::new("gauge"), OnTable, ring));
    world.spawn((Name::new("seal"), OnTable, seal));
    for nth in 1..=SAR_ZAN {
        let degrees = (nth as f32 - 0.5) * 360.0 / SAR_ZAN as f32;
        let mut transform = place(layout.round_gauge(degrees, TRACK), layers::GLOW);
        transform.rotate_z(-degrees.to_radians());
        world.spawn((
            Name::new("stroke"),
            OnTable,
            Stroke(nth),
            stroke.clone(),
            transform,
            Visibility::Hidden,
        ));
    }
    // On a phone there is no room for them, and the plaque says it too.
    let groups: &[(usize, f32)] = if frame.is_wide() { &ANSWERS } else { &[] };
    for (allowed, degrees) in groups {
        let step = 13.0;
        let width = step * *allowed as f32;
        let outward = layout.round_gauge(*degrees, EDGE) - layout.gauge;
        let reach = outward.normalize_or_zero();
        let middle = layout.gauge
            + outward
            + reach * (8.0 + width * 0.5 * reach.x.abs())
            + reach * 8.0 * reach.y.abs();
        for nth in 0..*allowed {
            let along = nth as f32 - (*allowed as f32 - 1.0) / 2.0;
            let at = frame.to_world(middle + Vec2::X * along * step);
            world.spawn((
                Name::new("answers"),
                OnTable,
                Answers(*allowed),
                little.clone(),
                Transform::from_translation(at.extend(layers::GLOW)).with_scale(Vec3::splat(0.9)),
            ));
        }
    }
    // The new ring has to be drawn.
    world.resource_mut::<Level>().set_changed();
    world.resource_mut::<Shown>().set_changed();
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
        _ => EMBER,
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

/// Lights the little cards of the value announced.
fn count(shown: Res<Shown>, art: Res<Art>, mut cards: Query<(&Answers, &mut Sprite)>) {
    if !shown.is_changed() {
        return;
    }
    let now = (shown.announced > 0).then(|| cards_allowed(shown.announced));
    for (answers, mut sprite) in &mut cards {
        let (name, color) = if now == Some(answers.0) {
            ("little-card", LAMP)
        } else {
            ("little-card-empty", IVORY.with_alpha(0.4))
        };
        *sprite = Sprite {
            color,
            ..art.sprite(("sar-zan", name))
        };
    }
}
