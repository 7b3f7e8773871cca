//! Light on the board while seeds fall: the cell that receives one, the last of a sowing, a
//! capture that does not count.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::songo::{Cell, Songo};

use super::preview::tag;
use super::{Shown, motion as sowing};
use crate::motion::{self, Pace};
use crate::play::table_of;
use crate::table::effects::{Flash, flash};
use crate::table::layers;
use crate::table::particles::{Burst, burst, nudge};
use crate::theme::Theme;
use crate::theme::palette::*;

/// What a cell of a capture has brought, or what the capture has brought so far.
#[derive(Component)]
pub(super) struct Counted {
    age: Duration,
    /// So far, all cells together.
    is_sum: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(table_of::<Songo>(), forget_counted);
}

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

/// A capture is counted aloud: what this cell brings stands beside it, and by the store what all
/// of them have brought so far. With animation off the caption alone says it.
pub(super) fn count(world: &mut World, seat: Seat, cell: Cell, seeds: u8, sum: u32) {
    if world.resource::<Pace>().factor().is_none() {
        return;
    }
    let Some(layout) = world.get_resource::<Shown>().map(|shown| shown.layout) else {
        return;
    };
    let theme = world.resource::<Theme>().clone();
    remove_counted(world, |counted| counted.is_sum);
    for (hollow, number, is_sum) in [
        (layout.hollow(cell), u32::from(seeds), false),
        (layout.store(seat), sum, true),
    ] {
        let age = Duration::ZERO;
        world.spawn((
            Counted { age, is_sum },
            tag(&theme, layout.tag(hollow), number),
        ));
    }
}

/// What was counted is not to be seen any more.
pub(super) fn stop_counting(world: &mut World) {
    remove_counted(world, |_| true);
}

fn remove_counted(world: &mut World, which: impl Fn(&Counted) -> bool) {
    let mut tags = world.query::<(Entity, &Counted)>();
    let found = tags.iter(world).filter(|(_, counted)| which(counted));
    let found: Vec<Entity> = found.map(|(tag, _)| tag).collect();
    for tag in found {
        world.despawn(tag);
    }
}

fn forget_counted(
    time: Res<Time>,
    pace: Res<Pace>,
    mut tags: Query<(Entity, &mut Counted)>,
    mut commands: Commands,
) {
    let factor = pace.factor().unwrap_or(motion::AT_ONCE);
    for (tag, mut counted) in &mut tags {
        counted.age = counted.age.saturating_add(time.delta().mul_f32(factor));
        if counted.age >= sowing::COUNTED_STAYS {
            commands.entity(tag).despawn();
        }
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
