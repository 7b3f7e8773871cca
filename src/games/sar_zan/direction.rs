//! Which way play goes, and who is the Dragon: the Sar-Zan card, and the chevrons round the gauge.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::games::sar_zan::{Direction, SarZan, SarZanView};

use super::layout::Layout;
use super::{Shown, motion as pace};
use crate::action::Screen;
use crate::motion::{self, Pace};
use crate::play::table_of;
use crate::table::cards::{self, CARD, GameCard, Pack};
use crate::table::director::OnTable;
use crate::table::layers;
use crate::table::pieces::{Rest, Travel, send};
use crate::theme::palette::GOLD;
use crate::theme::{Art, Frame};

#[derive(Component)]
struct SarZanCard;

/// A chevron: which of the four groups, and which in it.
#[derive(Component)]
struct Chevron {
    group: usize,
    nth: usize,
}

/// The chevrons run round once.
#[derive(Resource, Default)]
struct Run(Option<Duration>);

const GROUPS: usize = 4;
const IN_GROUP: usize = 3;
/// Between the chevrons of a group, in degrees.
const STEP: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Run>().add_systems(
        table_of::<SarZan>(),
        point
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Table)),
    );
}

/// A side of the Sar-Zan card: it says which way round the play goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Side(Direction);

impl GameCard for Side {
    const PACK: Pack = "sar-zan";

    fn sprite(self) -> String {
        let name = match self.0 {
            Direction::Clockwise => "sar-zan-clockwise",
            Direction::CounterClockwise => "sar-zan-counter",
        };
        name.to_string()
    }
}

/// Degrees along the way of play, in degrees clockwise.
pub(super) fn turn(direction: Direction) -> f32 {
    match direction {
        Direction::Clockwise => 1.0,
        Direction::CounterClockwise => -1.0,
    }
}

fn transform(frame: &Frame, (at, width): (Vec2, f32)) -> Transform {
    Transform::from_translation(frame.to_world(at).extend(layers::PIECE + 1.0))
        .with_rotation(Quat::from_rotation_z(0.07))
        .with_scale(Vec3::splat(width / CARD.x))
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let frame = *world.resource::<Frame>();
    let card = cards::spawn_card::<Side>(world, None, transform(&frame, layout.home));
    world.entity_mut(card).insert(SarZanCard);
    let art = world.resource::<Art>();
    let chevron = art.sprite(("sar-zan", "chevron"));
    // Between two players there is only one way.
    if layout.players > 2 {
        for group in 0..GROUPS {
            for nth in 0..IN_GROUP {
                world.spawn((
                    Name::new("chevron"),
                    OnTable,
                    Chevron { group, nth },
                    chevron.clone(),
                    Visibility::Hidden,
                ));
            }
        }
    }
    world.resource_mut::<Shown>().set_changed();
}

fn the_card(world: &mut World) -> Option<Entity> {
    let mut cards = world.query_filtered::<Entity, With<SarZanCard>>();
    cards.iter(world).next()
}

/// Sends the Sar-Zan card to where it belongs, the right side up; without a way, at once.
pub(super) fn show(world: &mut World, way: Option<Travel>) {
    let Some(card) = the_card(world) else {
        return;
    };
    let Some(layout) = world.get_resource::<Layout>() else {
        return;
    };
    let shown = world.resource::<Shown>();
    let lies = layout.sar_zan_card(shown.dragon);
    let side = shown.direction.map(Side);
    let to = transform(world.resource::<Frame>(), lies);
    let settled = world.get::<Rest>(card).is_some_and(|rest| rest.0 == to);
    match way {
        Some(way) if !settled => send(world, card, to, way),
        Some(_) => {}
        None => {
            let mut entity = world.entity_mut(card);
            entity.insert((Rest(to), to));
            entity.remove::<bevy_tweening::TweenAnim>();
        }
    }
    cards::set_face(world, card, side);
    cards::show_side(world, card, side.is_some(), Duration::ZERO);
    if way.is_none() {
        cards::settle_cards(world);
    }
}

/// The chevrons run round, for all to see which way it goes now.
pub(super) fn run(world: &mut World) {
    world.resource_mut::<Run>().0 = Some(Duration::ZERO);
}

/// The Sar-Zan card against what it should show.
pub(super) fn difference(world: &mut World, view: &SarZanView) -> Option<String> {
    let card = the_card(world)?;
    let shows = cards::face_of::<Side>(world, card);
    let should = view.direction.map(Side);
    (shows != should)
        .then(|| format!("the Sar-Zan card shows {shows:?} and should show {should:?}"))
}

fn point(
    time: Res<Time>,
    pace: Res<Pace>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    frame: Res<Frame>,
    mut run: ResMut<Run>,
    mut chevrons: Query<(&Chevron, &mut Transform, &mut Sprite, &mut Visibility)>,
) {
    let running = run.0.is_some();
    if !running && !shown.is_changed() && !layout.is_changed() {
        return;
    }
    let still = pace.reduced || pace.factor().is_none();
    if let Some(age) = run.0 {
        let age = age + time.delta().mul_f32(pace.factor().unwrap_or(1.0));
        run.0 = (age < pace::RUN && !still).then_some(age);
    }
    // Round a great moment there is nothing but the moment.
    let Some(direction) = shown.direction.filter(|_| !shown.closed) else {
        for (_, _, _, mut visibility) in &mut chevrons {
            visibility.set_if_neq(Visibility::Hidden);
        }
        return;
    };
    let way = turn(direction);
    let (groups, radius) = layout.chevrons(way);
    for (chevron, mut transform, mut sprite, mut visibility) in &mut chevrons {
        let along = chevron.nth as f32 - (IN_GROUP as f32 - 1.0) / 2.0;
        let degrees = groups[chevron.group] + along * STEP * way;
        let at = layout.round_gauge(degrees, radius);
        // A chevron points to the right; at the top of the ring that is clockwise.
        let turn = -degrees.to_radians() + if way < 0.0 { std::f32::consts::PI } else { 0.0 };
        *transform = Transform::from_translation(frame.to_world(at).extend(layers::GLOW))
            .with_rotation(Quat::from_rotation_z(turn))
            .with_scale(Vec3::splat(layout.scale.max(0.5)));
        let rest = 0.3 + 0.3 * chevron.nth as f32;
        let alpha = match run.0 {
            Some(age) => {
                let ahead = (degrees * way).rem_euclid(360.0) / 360.0;
                let distance = (motion::share(age, pace::RUN) - ahead).abs();
                (1.0 - 5.0 * distance).max(rest * 0.5)
            }
            None => rest,
        };
        sprite.color = GOLD.with_alpha(alpha);
        visibility.set_if_neq(Visibility::Inherited);
    }
}
