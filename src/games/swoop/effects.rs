//! The great moments: a hidden card turned over, a ten, a Swoop.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::swoop::{Card, Column, Rank};

use super::layout::Layout;
use super::posing::zone;
use super::staging::{sort, sound, travel};
use super::{arrange, choosing, face, motion as pace};
use crate::motion::{self, Pace, cards, ease};
use crate::play::Viewing;
use crate::table::cards::{CARD, show_side};
use crate::table::director::Beat;
use crate::table::effects::{Flash, Passing, flash, pass_in_front};
use crate::table::layers;
use crate::table::particles::{self, Burst};
use crate::table::pieces::{Stop, Travel, by_way_of};
use crate::table::zones::{self, Way, Zones};
use crate::theme::palette::{ALARM, GOLD_LIGHT, LAMP};
use crate::theme::{Art, Frame};

const LETTERS: [&str; 5] = ["letter-s", "letter-w", "letter-o", "letter-o", "letter-p"];
/// How much of a letter's picture its neighbour does not overlap.
const ADVANCE: f32 = 0.89;
/// The lettering rises to the right, in degrees.
const TILT: f32 = 2.0;
const SWALLOWS: [&str; 3] = ["swallow-1", "swallow-2", "swallow-3"];

fn layout(world: &World) -> Option<(Layout, Frame)> {
    let layout = world.get_resource::<Layout>()?.clone();
    Some((layout, *world.resource::<Frame>()))
}

/// A hidden card rises, hangs a moment, turns over and falls on the pile.
pub(super) fn flip(world: &mut World, seat: Seat, column: Column, card: Card, plays: bool) -> Beat {
    let from = zone::down(seat, column);
    let Some(entity) = zones::carry(world, from, Some(face(card)), zone::FLIPPED) else {
        return Beat::default();
    };
    if seat == world.resource::<Viewing>().seat {
        choosing::forget(world);
    }
    arrange(world, Way::Travel(travel(pace::PLAY)));
    let Some((layout, frame)) = layout(world) else {
        return pace::PLAY.into();
    };
    // It hangs over its column, a little towards the pile.
    let start = layout.row(seat).down(column.index());
    let over = start.lerp(layout.pile, 0.35);
    let width = layout.row(seat).card.max(layout.pile_card * 0.8) * 1.15;
    let at = frame.to_world(over).extend(layers::FLYING);
    let hanging = Transform::from_translation(at).with_scale(Vec3::splat(width / CARD.x));
    let stop = Stop {
        at: hanging,
        travel: Travel::straight(pace::RISE, ease::ARRIVE),
        hold: pace::HANG + cards::FLIP,
    };
    by_way_of(world, entity, stop, travel(pace::FALL));
    show_side(world, entity, true, pace::RISE + pace::HANG);
    let question = Flash {
        sprite: ("icons", "help"),
        at: at.with_z(layers::SPARKS),
        color: LAMP,
        scale: (0.8, 1.3),
        alpha: (1.0, 0.9),
        after: pace::RISE,
        life: pace::HANG,
    };
    flash(world, question);
    sound(world, "card-flip");
    let whole = pace::RISE + pace::HANG + cards::FLIP + pace::FALL;
    if plays {
        glow(world, &layout, &frame, LAMP, whole);
        return whole.into();
    }
    glow(world, &layout, &frame, ALARM, whole);
    (whole + pace::ALARM).into()
}

/// The card on the pile is lit for a moment.
fn glow(world: &mut World, layout: &Layout, frame: &Frame, color: Color, after: Duration) {
    let size = layout.pile_card / CARD.x;
    let rim = Flash {
        sprite: ("cards", "rim"),
        at: frame.to_world(layout.pile).extend(layers::SPARKS),
        color,
        scale: (size, size * 1.12),
        alpha: (1.0, 0.0),
        after,
        life: pace::ALARM,
    };
    flash(world, rim);
}

/// A ten: a burst, and the cloth is lit.
pub(super) fn ten(world: &mut World) -> Beat {
    sound(world, "ten");
    let Some((layout, frame)) = layout(world) else {
        return Beat::default();
    };
    let size = layout.pile_card / CARD.x;
    let at = frame.to_world(layout.pile).extend(layers::SPARKS);
    for (sprite, color, scale) in [
        (("swoop", "motif"), GOLD_LIGHT, (0.3 * size, 1.4 * size)),
        (("swoop", "burst"), Color::WHITE, (0.4 * size, 2.2 * size)),
    ] {
        let burst = Flash {
            sprite,
            at,
            color,
            scale,
            alpha: (1.0, 0.0),
            after: Duration::ZERO,
            life: pace::BURST,
        };
        flash(world, burst);
    }
    glow(world, &layout, &frame, LAMP, Duration::ZERO);
    sparks(world, at, 22, 1.6 * layout.pile_card, Duration::ZERO);
    particles::nudge(world, TEN_FELT, Duration::ZERO);
    Beat {
        next: pace::BURST_SEEN,
        rest: pace::BURST,
    }
}

/// How far the table gives way, in design units.
const TEN_FELT: f32 = 5.0;
const SWOOP_FELT: f32 = 7.0;

fn sparks(world: &mut World, at: Vec3, count: usize, reach: f32, after: Duration) {
    let sparks = Burst {
        sprite: ("cards", "spark"),
        color: GOLD_LIGHT,
        at,
        count,
        reach,
        fall: 0.3 * reach,
        width: 0.16 * reach,
        after,
        life: motion::SPARKS,
    };
    particles::burst(world, &sparks);
}

/// Four of a rank: swallows cross, and the word falls on the table.
pub(super) fn swoop(world: &mut World, count: usize) -> Beat {
    sound(world, "swoop");
    let Some((layout, frame)) = layout(world) else {
        return Beat::default();
    };
    let middle = frame.to_world(layout.pile);
    let ribbon = Flash {
        sprite: ("swoop", "ribbon"),
        at: middle.extend(layers::FLYING - 1.0),
        color: Color::WHITE,
        scale: (0.7 * layout.letters, layout.letters),
        alpha: (1.0, 0.0),
        after: pace::LETTER_AFTER_LETTER,
        life: pace::SWOOP,
    };
    flash(world, ribbon);
    if !world.resource::<Pace>().reduced {
        swallows(world, &layout, middle, count);
    }
    lettering(world, &layout, &frame);
    let lands = pace::LETTER_AFTER_LETTER * LETTERS.len() as u32;
    let at = middle.extend(layers::SPARKS);
    sparks(world, at, 30, 2.6 * layout.pile_card, lands);
    particles::nudge(world, SWOOP_FELT, lands);
    Beat {
        next: pace::SWOOP,
        rest: pace::SWOOP,
    }
}

/// From the lower left to the upper right, the longer the run the more of them.
fn swallows(world: &mut World, layout: &Layout, middle: Vec2, count: usize) {
    let reach = layout.pile_card;
    for nth in 0..count.saturating_sub(1) {
        let size = layout.letters * [1.0, 0.62, 0.5][nth % 3];
        let aside = Vec2::new(-0.5, 0.35) * reach * nth as f32 * 0.8;
        let from = middle + Vec2::new(-3.2, -1.4) * reach + aside;
        let to = middle + Vec2::new(3.4, 0.5) * reach + aside;
        let pose = |at: Vec2, turn: f32| {
            Transform::from_translation(at.extend(layers::SPARKS + 1.0 + 0.1 * nth as f32))
                .with_scale(Vec3::splat(size))
                .with_rotation(Quat::from_rotation_z(turn.to_radians()))
        };
        let swallow = Passing {
            sprite: ("swoop", SWALLOWS[nth % SWALLOWS.len()]),
            from: pose(from, -18.0),
            to: pose(to, 14.0),
            height: 0.7 * reach,
            ease: ease::TRAVEL,
            after: pace::SWALLOW_AFTER_SWALLOW * nth as u32,
            arrives: pace::SWALLOW,
            stays: Duration::ZERO,
        };
        pass_in_front(world, swallow);
    }
}

/// The letters drop one by one, on a line over the cards they are about, and go together.
fn lettering(world: &mut World, layout: &Layout, frame: &Frame) {
    let art = world.resource::<Art>();
    let sizes = LETTERS.map(|name| (art.size(("swoop", name)), art.anchor(("swoop", name))));
    let whole: f32 = sizes.iter().map(|(size, _)| size.x * ADVANCE).sum();
    let tilt = Vec2::from_angle(TILT.to_radians());
    // Letters stand on one line: their anchors are on it.
    let above = sizes.iter().map(|(_, anchor)| anchor.y).fold(0.0, f32::max);
    let below = sizes.iter().map(|(size, anchor)| size.y - anchor.y);
    let below = below.fold(0.0, f32::max) + tilt.y * whole / 2.0;
    let high = above + tilt.y * whole / 2.0 + below;
    let room = layout.word;
    let scale = (room.height() / high)
        .min(room.width() / whole)
        .min(layout.letters);
    let foot = Vec2::new(room.center().x, room.max.y - below * scale);
    let foot = frame.to_world(foot);
    let mut along = -whole / 2.0;
    for (nth, (name, (size, anchor))) in LETTERS.into_iter().zip(sizes).enumerate() {
        along += size.x * ADVANCE / 2.0;
        let above = anchor.y - size.y / 2.0;
        let place = tilt.rotate(Vec2::new(along, above)) * scale;
        along += size.x * ADVANCE / 2.0;
        let depth = layers::SPARKS + 5.0 + 0.1 * nth as f32;
        let to = Transform::from_translation((foot + place).extend(depth))
            .with_scale(Vec3::splat(scale))
            .with_rotation(Quat::from_rotation_z(TILT.to_radians()));
        let from = Transform {
            translation: to.translation + Vec3::Y * layout.pile_card,
            ..to
        };
        let after = pace::LETTER_AFTER_LETTER * nth as u32;
        let letter = Passing {
            sprite: ("swoop", name),
            from,
            to,
            height: 0.0,
            ease: ease::DROP,
            after,
            arrives: pace::LETTER_FALLS,
            stays: pace::SWOOP - pace::LETTER_FALLS - after,
        };
        pass_in_front(world, letter);
    }
}

/// The pile leaves the game: thrown to all sides by a ten, swept along by a Swoop.
pub(super) fn thrown_away(world: &mut World, thrown: &[Card]) -> Beat {
    let pile = world.resource::<Zones>().cards(zone::PILE).to_vec();
    zones::carry_all(world, zone::PILE, zone::OUT);
    sort(world, zone::OUT);
    let heap = travel(pace::TO_HEAP);
    arrange(world, Way::Travel(heap));
    sound(world, "sweep");
    let Some((layout, frame)) = layout(world) else {
        return pace::TO_HEAP.into();
    };
    let by_ten = thrown.last().is_some_and(|card| card.rank() == Rank::TEN);
    let middle = frame.to_world(layout.pile);
    let reach = layout.pile_card;
    let count = pile.len();
    for (nth, entity) in pile.into_iter().enumerate() {
        let (aside, turn, delay) = if by_ten {
            let angle = TAU * nth as f32 / count.max(1) as f32 + 0.4;
            // No further than the cloth round the pile: others' cards stay in view.
            (Vec2::from_angle(angle) * reach, angle, Duration::ZERO)
        } else {
            // The fan first, then what lay below it.
            let behind = (count - 1 - nth) as u32;
            let delay = pace::SWEPT * behind.min(20);
            // It swings out a little before it is swept the other way.
            (Vec2::new(0.8, 0.35) * reach, -0.6, delay)
        };
        let at = (middle + aside).extend(layers::FLYING + 0.05 * nth as f32);
        let stop = Stop {
            at: Transform::from_translation(at)
                .with_rotation(Quat::from_rotation_z(turn))
                .with_scale(Vec3::splat(layout.pile_card * 0.8 / CARD.x)),
            travel: Travel {
                delay,
                ..Travel::straight(pace::SCATTER, ease::ARRIVE)
            },
            hold: Duration::ZERO,
        };
        by_way_of(world, entity, stop, heap);
        show_side(world, entity, false, delay + pace::SCATTER);
    }
    let waited = if by_ten {
        Duration::ZERO
    } else {
        pace::SWEPT * count.min(20) as u32
    };
    (waited + pace::SCATTER + pace::TO_HEAP.max(cards::FLIP)).into()
}
