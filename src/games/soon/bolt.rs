//! Lightning: a jagged and branching bolt out of its card, strikes one card of a
//! sequence, and strikes again before it goes out. It is never the same twice in one place, and
//! always the same for the same stroke.

use std::time::Duration;

use bevy::prelude::*;

use super::effects::{Glimpse, REFUSED, is_still, show};
use super::motion as pace;
use crate::motion;
use crate::table::cards::CARD;
use crate::table::effects::{Flash, flash};
use crate::table::layers;
use crate::table::particles::{self, Burst};
use crate::theme::Art;
use crate::theme::palette::*;

/// From here to the middle of the card that is struck, in the world; `width`: that card's.
pub(super) struct Stroke {
    pub from: Vec2,
    pub to: Vec2,
    pub width: f32,
    /// When it strikes.
    pub after: Duration,
}

/// How far the table gives way when lightning strikes, in design units.
const FELT: f32 = 7.0;
/// The bright part of a bolt: how wide its edge is, and its core.
const EDGE: f32 = 5.0;
const CORE: f32 = 2.4;
/// How far the first corner is off the straight way, as a part of it, and how much less each
/// further one.
const OFF: f32 = 0.17;
const CALMER: f32 = 0.56;
/// Straight pieces of a bolt and of a branch, as powers of two.
const PIECES: u32 = 5;
const TWIGS: u32 = 3;
/// How many branches leave it, and where they may.
const BRANCHES: usize = 5;
/// How many cracks run through what was struck, and how wide they are, in parts of its width.
const CRACKS: u32 = 3;
const CRACK: f32 = 0.055;
/// The violet that shines round it.
const HALO: Color = Color::srgb(0.62, 0.5, 1.0);
const YELLOW: Color = Color::srgb(1.0, 0.91, 0.55);

/// From 0 to 1, by chance as far as anybody can see.
fn chance(seed: u32) -> f32 {
    let mut bits = seed.wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b;
    bits = (bits ^ (bits >> 16)).wrapping_mul(0x7feb_352d);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x846c_a68b);
    (bits ^ (bits >> 16)) as f32 / u32::MAX as f32
}

/// The corners of a jagged way: every middle is moved aside, less and less far.
fn jagged(from: Vec2, to: Vec2, powers: u32, seed: u32) -> Vec<Vec2> {
    let mut corners = vec![from, to];
    let mut off = OFF * from.distance(to);
    for power in 0..powers {
        let mut finer = Vec::with_capacity(corners.len() * 2);
        for (nth, pair) in corners.windows(2).enumerate() {
            let aside = (pair[1] - pair[0]).perp().normalize_or_zero();
            let by = chance(seed ^ (power << 16) ^ nth as u32) - 0.5;
            // No corner is hardly one.
            let by = by + 0.35 * by.signum();
            finer.extend([pair[0], (pair[0] + pair[1]) / 2.0 + aside * by * off]);
        }
        finer.push(to);
        corners = finer;
        off *= CALMER;
    }
    corners
}

/// A bolt or a branch of it.
struct Line {
    corners: Vec<Vec2>,
    width: f32,
    after: Duration,
    life: Duration,
}

fn draw(world: &mut World, line: &Line) {
    // All of it at once: it is seen to reach what it strikes.
    let part = || Glimpse {
        after: line.after,
        life: line.life,
        ..default()
    };
    let at = |start: Vec2, end: Vec2, layer: f32| {
        Transform::from_translation(((start + end) / 2.0).extend(layers::SPARKS + layer))
            .with_rotation(Quat::from_rotation_z((end - start).to_angle()))
    };
    // The light round it does not follow every corner.
    let step = (line.corners.len() / 6).clamp(2, 4);
    let coarse: Vec<Vec2> = line.corners.iter().copied().step_by(step).collect();
    for pair in coarse.windows(2) {
        let size = Vec2::new(pair[0].distance(pair[1]), EDGE * line.width);
        let halo = world
            .resource::<Art>()
            .sliced(("soon", "bolt-segment"), size);
        let halo = Sprite {
            color: HALO.with_alpha(0.0),
            ..halo
        };
        show(world, "bolt", halo, at(pair[0], pair[1], 0.0), part());
    }
    for (color, width, layer) in [(YELLOW, EDGE, 1.0), (Color::WHITE, CORE, 1.5)] {
        let width = width * line.width;
        for pair in line.corners.windows(2) {
            let size = Vec2::new(pair[0].distance(pair[1]) + width * 0.8, width);
            let piece = Sprite::from_color(color, size);
            show(world, "bolt", piece, at(pair[0], pair[1], layer), part());
        }
    }
}

/// The whole of it.
pub(super) fn strike(world: &mut World, stroke: &Stroke) {
    let contact = stroke.after + pace::BOLT;
    struck(world, stroke, contact);
    if is_still(world) {
        return;
    }
    let seed = (stroke.from.x * 7.0 + stroke.to.x * 13.0 + stroke.to.y * 5.0) as i32 as u32;
    let corners = jagged(stroke.from, stroke.to, PIECES, seed);
    let reach = stroke.from.distance(stroke.to);
    for nth in 0..BRANCHES {
        let seed = seed ^ (0x51 + nth as u32 * 977);
        let share = 0.12 + 0.72 * (nth as f32 + chance(seed)) / BRANCHES as f32;
        let at = (share * (corners.len() - 1) as f32) as usize;
        let side = if nth % 2 == 0 { 1.0 } else { -1.0 };
        let turn = side * (0.4 + 0.5 * chance(seed ^ 3));
        let long = reach * (0.1 + 0.14 * chance(seed ^ 5)) * (1.2 - share);
        let way = (stroke.to - stroke.from).normalize_or_zero();
        let end = corners[at] + Vec2::from_angle(turn).rotate(way) * long;
        let branch = Line {
            corners: jagged(corners[at], end, TWIGS, seed),
            width: 0.55,
            after: stroke.after,
            life: pace::BOLT_FADES / 2,
        };
        draw(world, &branch);
    }
    draw(
        world,
        &Line {
            corners,
            width: 1.0,
            after: stroke.after,
            life: pace::BOLT_FADES,
        },
    );
    // It strikes the same card once more, by another way.
    draw(
        world,
        &Line {
            corners: jagged(stroke.from, stroke.to, PIECES, seed ^ 0xbeef),
            width: 0.8,
            after: contact + pace::STRIKES_AGAIN,
            life: pace::STRUCK / 2,
        },
    );
    let sparks = Burst {
        sprite: ("cards", "spark"),
        color: GOLD_LIGHT,
        at: stroke.to.extend(layers::SPARKS),
        count: 20,
        reach: 1.5 * stroke.width,
        fall: 0.7 * stroke.width,
        width: 0.24 * stroke.width,
        after: contact,
        life: motion::SPARKS,
    };
    particles::burst(world, &sparks);
    particles::nudge(world, FELT, contact);
}

/// The card that is lost has a red edge from the first moment on; when it is struck it is white for
/// a moment, and nothing else is; then it lies scorched, cracked and crossed out until it falls.
/// Those who asked for rest see its edge instead of the white.
fn struck(world: &mut World, stroke: &Stroke, contact: Duration) {
    let card = stroke.width / CARD.x;
    let calm = is_still(world);
    let cross = world.resource::<Art>().size(("icons", "close")).x;
    let cross = 0.9 * stroke.width / cross;
    for (sprite, layer, color, scale, alpha, after, life) in [
        (
            ("cards", "rim"),
            4.0,
            REFUSED,
            card,
            1.0,
            Duration::ZERO,
            contact + pace::HELD_STILL,
        ),
        (
            ("cards", "veil"),
            1.0,
            INK,
            card,
            0.62,
            contact,
            pace::HELD_STILL,
        ),
        (
            ("icons", "close"),
            4.5,
            REFUSED,
            cross,
            1.0,
            contact,
            pace::HELD_STILL,
        ),
    ] {
        flash(
            world,
            Flash {
                sprite,
                at: stroke.to.extend(layers::SPARKS + layer),
                color,
                scale: (scale, scale),
                alpha: (alpha, alpha),
                after,
                life,
            },
        );
    }
    crack(world, stroke, contact);
    let sprite = if calm { "rim" } else { "veil" };
    flash(
        world,
        Flash {
            sprite: ("cards", sprite),
            at: stroke.to.extend(layers::SPARKS + 3.0),
            color: if calm { YELLOW } else { Color::WHITE },
            scale: (card, card),
            alpha: (1.0, 0.0),
            after: if calm { Duration::ZERO } else { contact },
            life: pace::STRUCK,
        },
    );
    if calm {
        return;
    }
    flash(
        world,
        Flash {
            sprite: ("cards", "spark"),
            at: stroke.to.extend(layers::SPARKS + 2.0),
            color: HALO,
            scale: (stroke.width / 14.0, stroke.width / 8.0),
            alpha: (0.9, 0.0),
            after: contact,
            life: pace::STRUCK,
        },
    );
}

/// From edge to edge, through where it was struck.
fn crack(world: &mut World, stroke: &Stroke, contact: Duration) {
    let half = stroke.width * CARD / CARD.x / 2.0;
    for nth in 0..CRACKS {
        let seed = 0xc4 + 31 * nth;
        let turn = (nth as f32 + 0.3 + 0.4 * chance(seed)) / CRACKS as f32 * std::f32::consts::PI;
        let way = Vec2::from_angle(turn);
        // To the nearer of the two edges it runs at.
        let reach = (half / way.abs().max(Vec2::splat(0.01))).min_element();
        let corners = jagged(
            stroke.to - way * reach,
            stroke.to + way * reach,
            TWIGS,
            seed,
        );
        for pair in corners.windows(2) {
            let width = CRACK * stroke.width;
            let size = Vec2::new(pair[0].distance(pair[1]) + width * 0.6, width);
            let middle = ((pair[0] + pair[1]) / 2.0).extend(layers::SPARKS + 1.5);
            let at = Transform::from_translation(middle)
                .with_rotation(Quat::from_rotation_z((pair[1] - pair[0]).to_angle()));
            let part = Glimpse {
                after: contact,
                life: pace::HELD_STILL,
                ..default()
            };
            show(world, "crack", Sprite::from_color(IVORY, size), at, part);
        }
    }
}
