//! Light on the board while seeds fall: the cell that receives one, the last of a sowing, a
//! capture that does not count.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::songo::{Cell, Songo};

use super::preview::tag;
use super::{Shown, marks, motion as sowing};
use crate::motion::{self, Pace};
use crate::play::table_of;
use crate::table::effects::{Flash, flash};
use crate::table::hud::Hud;
use crate::table::layers;
use crate::table::particles::{Burst, burst, nudge};
use crate::theme::palette::*;
use crate::theme::{Art, Theme};

/// What a cell of a capture has brought.
#[derive(Component)]
pub(super) struct Counted {
    age: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(table_of::<Songo>(), forget_counted);
}

/// How far outside its seed the closing ring begins.
const RING_FROM: f32 = 2.6;
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

/// A cell lights up as its seed lands: the lit hollow itself, so that its bowl is seen.
pub(super) fn flare(world: &mut World, cell: Cell, lands: Duration) {
    let Some(layout) = world.get_resource::<Shown>().map(|shown| shown.layout) else {
        return;
    };
    let hollow = layout.hollow(cell);
    let scale = layout.sprite_scale();
    flash(
        world,
        Flash {
            sprite: ("songo", &hollow.hot),
            at: layout.middle(hollow).extend(layers::GLOW + 0.8),
            color: Color::WHITE,
            scale: (scale, scale),
            alpha: (1.0, 0.0),
            after: lands,
            life: sowing::FLARE,
        },
    );
}

/// A ring closes on the last seed before anything else happens.
pub(super) fn close_ring(world: &mut World, cell: Cell, lands: Duration) {
    let Some(shown) = world.get_resource::<Shown>() else {
        return;
    };
    let layout = shown.layout;
    let nth = shown.count(cell).saturating_sub(1);
    let (_, at, scale) = layout.slot(layout.hollow(cell), nth, false);
    let last = shown.last_move.as_ref();
    let color = last.map_or(Color::WHITE, |last| marks::mover_color(last.from.seat()));
    flash(
        world,
        Flash {
            sprite: ("songo", "ring-last"),
            at: at.extend(layers::FLYING + 9.0),
            color,
            scale: (scale * RING_FROM, scale * marks::ROUND_A_SEED),
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

/// A capture is counted aloud: what this cell brings stands in it, and on the plate of the taker,
/// beside their points, what all of them have brought so far. With animation off the caption alone
/// says it.
pub(super) fn count(world: &mut World, seat: Seat, cell: Cell, seeds: u8, sum: u32) {
    if world.resource::<Pace>().factor().is_none() {
        return;
    }
    let Some(layout) = world.get_resource::<Shown>().map(|shown| shown.layout) else {
        return;
    };
    let theme = world.resource::<Theme>().clone();
    let age = Duration::ZERO;
    let at = layout.center(layout.hollow(cell));
    let tag = tag(&theme, world.resource::<Art>(), at, u32::from(seeds), seat);
    world.spawn((Counted { age }, tag));
    if let Some(seat) = world.resource_mut::<Hud>().seats.get_mut(seat.index()) {
        seat.brought = sum;
    }
}

/// What was counted is not to be seen any more.
pub(super) fn stop_counting(world: &mut World) {
    let mut tags = world.query_filtered::<Entity, With<Counted>>();
    let found: Vec<Entity> = tags.iter(world).collect();
    for tag in found {
        world.despawn(tag);
    }
    forget_brought(world.resource_mut::<Hud>());
}

fn forget_brought(mut hud: Mut<Hud>) {
    if hud.seats.iter().any(|seat| seat.brought > 0) {
        for seat in &mut hud.seats {
            seat.brought = 0;
        }
    }
}

fn forget_counted(
    time: Res<Time>,
    pace: Res<Pace>,
    hud: ResMut<Hud>,
    mut tags: Query<(Entity, &mut Counted)>,
    mut commands: Commands,
) {
    if tags.is_empty() {
        return;
    }
    let factor = pace.factor().unwrap_or(motion::AT_ONCE);
    let mut left = 0;
    for (tag, mut counted) in &mut tags {
        counted.age = counted.age.saturating_add(time.delta().mul_f32(factor));
        if counted.age >= sowing::COUNTED_STAYS {
            commands.entity(tag).despawn();
        } else {
            left += 1;
        }
    }
    if left == 0 {
        forget_brought(hud.into());
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
