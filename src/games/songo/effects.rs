//! Light on the board while seeds fall: the cell that receives one, the last of a sowing, a
//! capture that does not count.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::games::songo::Cell;

use super::{Shown, motion as sowing};
use crate::motion;
use crate::table::effects::{Flash, flash};
use crate::table::layers;
use crate::table::particles::{Burst, burst, nudge};
use crate::theme::palette::*;

/// How far outside its seed the closing ring begins.
const RING_FROM: f32 = 2.6;
const RING_TO: f32 = 0.7;
/// How far dust flies and rises, and how large a mote is, in units of the board's pictures.
const DUST_REACH: f32 = 62.0;
const DUST_RISES: f32 = 26.0;
const MOTE: f32 = 13.0;
/// So many seeds taken from one cell are felt, this far.
const MANY_SEEDS: usize = 4;
const FELT: f32 = 4.0;

fn on_cell(
    world: &mut World,
    cell: Cell,
    name: &str,
    color: Color,
    alpha: (f32, f32),
    after: Duration,
    life: Duration,
) {
    let Some(shown) = world.get_resource::<Shown>() else {
        return;
    };
    let layout = shown.layout;
    let name = format!("{name}-{}", layout.orientation());
    let scale = layout.sprite_scale();
    flash(
        world,
        Flash {
            sprite: ("songo", &name),
            at: layout
                .middle(layout.hollow(cell))
                .extend(layers::GLOW + 0.9),
            color,
            scale: (scale, scale),
            alpha,
            after,
            life,
        },
    );
}

/// A cell lights up as its seed lands: the glow round it, and over it the lit hollow, since the
/// glow alone would hide the bowl.
pub(super) fn flare(world: &mut World, cell: Cell, lands: Duration) {
    let Some(layout) = world.get_resource::<Shown>().map(|shown| shown.layout) else {
        return;
    };
    let hollow = layout.hollow(cell);
    let glow = format!("glow-{}", layout.orientation());
    let scale = layout.sprite_scale();
    for (name, color, up) in [(&glow, LAMP, 0.7), (&hollow.hot, Color::WHITE, 0.8)] {
        flash(
            world,
            Flash {
                sprite: ("songo", name),
                at: layout.middle(hollow).extend(layers::GLOW + up),
                color,
                scale: (scale, scale),
                alpha: (0.8, 0.0),
                after: lands,
                life: sowing::FLARE,
            },
        );
    }
}

/// A white ring closes on the last seed before anything else happens.
pub(super) fn close_ring(world: &mut World, cell: Cell, lands: Duration) {
    let Some(shown) = world.get_resource::<Shown>() else {
        return;
    };
    let layout = shown.layout;
    let nth = shown.count(cell).saturating_sub(1);
    let (_, at, scale) = layout.slot(layout.hollow(cell), nth, false);
    flash(
        world,
        Flash {
            sprite: ("songo", "ring-last"),
            at: at.extend(layers::FLYING + 9.0),
            color: Color::WHITE,
            scale: (scale * RING_FROM, scale * RING_TO),
            alpha: (0.3, 1.0),
            after: lands,
            life: sowing::LAST_SEED,
        },
    );
}

/// Where seeds were taken, dust rises; the more there were, the more, and many are felt.
pub(super) fn dust(world: &mut World, cell: Cell) {
    let Some(shown) = world.get_resource::<Shown>() else {
        return;
    };
    let (layout, seeds) = (shown.layout, shown.count(cell));
    let size = layout.sprite_scale();
    burst(
        world,
        &Burst {
            sprite: ("songo", "mote"),
            color: GOLD_LIGHT,
            at: layout.middle(layout.hollow(cell)).extend(layers::SPARKS),
            count: 8 + 2 * seeds,
            reach: DUST_REACH * size,
            fall: -DUST_RISES * size,
            width: MOTE * size,
            after: Duration::ZERO,
            life: motion::DUST,
        },
    );
    if seeds >= MANY_SEEDS {
        nudge(world, FELT, Duration::ZERO);
    }
}

/// Rule 7: the ring of a cell that would have been taken turns to ash and breaks.
pub(super) fn break_ring(world: &mut World, cell: Cell) {
    on_cell(
        world,
        cell,
        "ring-broken",
        Color::WHITE,
        (1.0, 0.4),
        Duration::ZERO,
        sowing::CANCELLED,
    );
}
