//! The game's two great moments. The play they are about stays in view: its name is written in
//! the place of the plaque, the lamp flares, and the dragon closes the ring, or the ring bursts.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::games::sar_zan::SarZan;
use veillee_rules::games::sar_zan::cards::SAR_ZAN;

use super::direction::turn;
use super::layout::{EDGE, Layout, TRACK, zone};
use super::{Shown, motion as pace};
use crate::audio::PlaySound;
use crate::locale::Words;
use crate::motion::{self, Pace, ease};
use crate::play::table_of;
use crate::table::director::OnTable;
use crate::table::effects::{Brief, Flash, Passing, flash, pass};
use crate::table::layers;
use crate::table::particles::{self, Burst};
use crate::table::pieces::Rest;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, place, size};
use crate::theme::{Art, Frame, FrameKind, SpriteName, Theme};

/// The name of a moment, in large type.
#[derive(Component, Default)]
#[require(UiTransform)]
pub(super) struct Finale {
    age: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(table_of::<SarZan>(), fade);
}

/// 33: a breath, then the dragon coils round the ring.
pub(super) fn sar_zan(world: &mut World) {
    flare(world, GOLD_LIGHT);
    shine(world);
    coil(world);
    say(world, Words::new("sar-zan-play-33"), GOLD_LIGHT);
    sparks(world, 24, SAR_ZAN_FELT);
    let sword = PlaySound::named("sword").after(pace::HIT);
    world.write_message(sword);
}

/// The last cards of a hand: the ring bursts.
pub(super) fn owatta(world: &mut World) {
    flare(world, GOLD);
    shine(world);
    scatter(world);
    say(world, Words::new("sar-zan-owatta"), GOLD);
    sparks(world, 36, OWATTA_FELT);
    let call = PlaySound::named("owatta").after(pace::HIT);
    world.write_message(call);
}

/// How far the table gives way, in design units.
const SAR_ZAN_FELT: f32 = 5.0;
const OWATTA_FELT: f32 = 8.0;
/// How much larger than the ring the light of the lamp is.
const FLARE: f32 = 2.6;

/// The ring, for what is drawn about it: its middle in the world, and its scale.
fn ring(world: &World) -> Option<(Vec2, f32)> {
    let layout = world.get_resource::<Layout>()?;
    let middle = world.resource::<Frame>().to_world(layout.gauge);
    Some((middle, layout.scale))
}

/// Light over the ring: `size` is how wide it is, against the ring.
pub(super) fn light(
    world: &mut World,
    sprite: SpriteName<'static>,
    color: Color,
    size: (f32, f32),
    depth: f32,
    (after, life): (Duration, Duration),
) {
    let Some((middle, scale)) = ring(world) else {
        return;
    };
    let whole = 2.0 * EDGE * scale;
    let unit = whole / world.resource::<Art>().size(sprite).x.max(1.0);
    flash(
        world,
        Flash {
            sprite,
            at: middle.extend(depth),
            color,
            scale: (size.0 * unit, size.1 * unit),
            alpha: (color.alpha(), 0.0),
            after,
            life,
        },
    );
}

/// The lamp flares: under the cards, which it is about.
fn flare(world: &mut World, color: Color) {
    let puff = ("cards", "puff");
    let times = (pace::HIT, pace::FLARE);
    let size = (0.8 * FLARE, FLARE);
    light(
        world,
        puff,
        color.with_alpha(0.85),
        size,
        layers::BOARD - 0.5,
        times,
    );
}

/// The cards it is about shine: each gives off the light of its edge.
fn shine(world: &mut World) {
    let last = world.resource::<Shown>().combinations.saturating_sub(1);
    let Some(lying) = world.get_resource::<Zones>() else {
        return;
    };
    let cards = lying.cards(zone::pile(last)).iter();
    let lie: Vec<Transform> = cards
        .filter_map(|card| Some(world.get::<Rest>(*card)?.0))
        .collect();
    for at in lie {
        flash(
            world,
            Flash {
                sprite: ("cards", "rim"),
                at: at.translation.truncate().extend(layers::SPARKS),
                color: GOLD_LIGHT,
                scale: (at.scale.x, at.scale.x * 1.14),
                alpha: (1.0, 0.0),
                after: pace::HIT,
                life: pace::FLARE,
            },
        );
    }
}

/// How far the dragon's head lies beside the seal, which it is about, in radians.
const BESIDE_THE_SEAL: f32 = 0.52;

/// The dragon runs once round the ring, as play goes, and lies on it until the moment is over.
fn coil(world: &mut World) {
    let Some((middle, scale)) = ring(world) else {
        return;
    };
    let way = world.resource::<Shown>().direction.map_or(1.0, turn);
    let at = |turn: f32, size: f32| {
        Transform::from_translation(middle.extend(layers::GLOW + 0.55))
            .with_rotation(Quat::from_rotation_z(way * turn))
            .with_scale(Vec3::new(way, 1.0, 1.0) * scale * size)
    };
    pass(
        world,
        Passing {
            sprite: ("sar-zan", "dragon"),
            // Not half a turn: the shorter way round would be the other one.
            from: at(2.9, 1.16),
            to: at(BESIDE_THE_SEAL, 1.0),
            height: 0.0,
            ease: ease::ARRIVE,
            after: pace::HIT,
            arrives: pace::COIL,
            stays: pace::SAR_ZAN - pace::HIT - pace::COIL,
        },
    );
}

/// The strokes of the ring fly outwards, all of them, wave after wave.
fn scatter(world: &mut World) {
    let Some((middle, scale)) = ring(world) else {
        return;
    };
    for wave in 0..pace::WAVES {
        for nth in 0..SAR_ZAN {
            let turn = (nth as f32 + 0.5) * std::f32::consts::TAU / SAR_ZAN as f32;
            let way = Vec2::new(turn.sin(), turn.cos());
            let at = |radius: f32, size: f32| {
                let at = middle + way * radius * scale;
                Transform::from_translation(at.extend(layers::GLOW + 0.7))
                    .with_rotation(Quat::from_rotation_z(-turn))
                    .with_scale(Vec3::splat(scale * size))
            };
            pass(
                world,
                Passing {
                    sprite: ("sar-zan", "gauge-tick"),
                    from: at(TRACK, 1.0),
                    to: at(TRACK * 1.7, 0.6),
                    height: 0.0,
                    ease: ease::ARRIVE,
                    after: pace::HIT + pace::WAVE_AFTER_WAVE * wave,
                    arrives: pace::WAVE,
                    stays: Duration::ZERO,
                },
            );
        }
    }
}

/// Sparks from the ring, as the word lands.
fn sparks(world: &mut World, count: usize, felt: f32) {
    let Some((middle, scale)) = ring(world) else {
        return;
    };
    let after = pace::HIT + pace::WORD_LANDS;
    let size = EDGE * scale;
    let sparks = Burst {
        sprite: ("cards", "spark"),
        color: GOLD_LIGHT,
        at: middle.extend(layers::GLOW + 0.9),
        count,
        reach: 1.7 * size,
        fall: 0.3 * size,
        width: 0.24 * size,
        after,
        life: motion::SPARKS,
    };
    particles::burst(world, &sparks);
    particles::nudge(world, felt, after);
}

/// Shows a word; with animation off, none: the caption says it.
fn say(world: &mut World, words: Words, color: Color) {
    let Some(layout) = world.get_resource::<Layout>() else {
        return;
    };
    if world.resource::<Pace>().factor().is_none() {
        return;
    }
    // Large letters hang a little lower, clear of the dragon.
    let (letters, lower) = match world.resource::<Frame>().kind {
        FrameKind::Wide => (size::TITLE, 7.0),
        FrameKind::Tall => (size::TITLE, 11.0),
        FrameKind::Short => (size::SCORE, 0.0),
    };
    let room = Rect::from_center_size(
        layout.plaque.center() + Vec2::Y * lower,
        layout.plaque.size(),
    );
    let theme = world.resource::<Theme>().clone();
    world
        .spawn((
            Name::new("finale"),
            OnTable,
            Brief,
            Node {
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..place(room)
            },
            GlobalZIndex(4),
            Pickable::IGNORE,
        ))
        .with_child((
            Finale::default(),
            theme.line(words, Face::Display, letters, color.with_alpha(0.0)),
            TextShadow {
                offset: Vec2::splat(letters * 0.05),
                color: Color::NONE,
            },
        ));
}

type Word<'a> = (
    &'a mut Finale,
    &'a mut UiTransform,
    &'a mut TextColor,
    &'a mut TextShadow,
    &'a ChildOf,
);

fn fade(time: Res<Time>, pace: Res<Pace>, mut words: Query<Word>, mut commands: Commands) {
    for (mut finale, mut transform, mut color, mut shadow, parent) in &mut words {
        let factor = pace.factor().unwrap_or(motion::AT_ONCE);
        finale.age = finale.age.saturating_add(time.delta().mul_f32(factor));
        let age = finale.age.saturating_sub(pace::HIT);
        let lands = motion::ease_out(motion::share(age, pace::WORD_LANDS));
        if !pace.reduced {
            transform.scale = Vec2::splat(pace::WORD_FROM.lerp(1.0, lands));
        }
        let gone = age.saturating_sub(pace::WORD_STAYS);
        let alpha = lands * (1.0 - motion::share(gone, pace::WORD_FADES));
        color.0.set_alpha(alpha);
        shadow.color = WELL.with_alpha(alpha);
        if age >= pace::WORD_STAYS + pace::WORD_FADES {
            commands.entity(parent.parent()).despawn();
        }
    }
}
