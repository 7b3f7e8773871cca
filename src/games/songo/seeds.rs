//! Seventy seeds: which lies where, and how each gets there.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::songo::{Cell, NORTH, SOUTH, Songo};

use super::layout::Layout;
use super::motion as sowing;
use crate::motion::ease;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::table::pieces::{Rest, Travel, send};
use crate::theme::Art;

/// What the table shows, which follows the rules' state event by event.
#[derive(Resource)]
pub struct Shown {
    pub layout: Layout,
    /// Seeds of each cell, by the slots they lie in.
    heaps: [Vec<Entity>; 14],
    /// By seat.
    stores: [Vec<Entity>; 2],
    /// Seeds in the mover's hand, and how many there were.
    hand: Vec<Entity>,
    in_hand_at_first: u32,
    /// Seeds on their way to where they are counted.
    pub flying: Vec<Entity>,
    pub last_move: Option<LastMove>,
}

/// What the last move came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastMove {
    /// The cell that was played, and the one its last seed fell in.
    pub from: Cell,
    pub to: Cell,
    /// The cells that were taken.
    pub taken: Vec<Cell>,
}

/// A seed.
#[derive(Component)]
pub struct Seed;

#[derive(Component)]
struct SeedShadow;

fn index(cell: Cell) -> usize {
    Cell::all().position(|c| c == cell).unwrap_or_default()
}

impl Shown {
    pub fn new(layout: Layout) -> Shown {
        Shown {
            layout,
            heaps: Default::default(),
            stores: Default::default(),
            hand: Vec::new(),
            in_hand_at_first: 0,
            flying: Vec::new(),
            last_move: None,
        }
    }

    pub fn count(&self, cell: Cell) -> usize {
        self.heaps[index(cell)].len()
    }

    pub fn store_count(&self, seat: Seat) -> usize {
        self.stores[seat.index()].len()
    }

    /// As many as can be seen to lie in a cell.
    pub fn arrived(&self, cell: Cell) -> usize {
        let lies = |seed: &&Entity| !self.flying.contains(seed);
        self.heaps[index(cell)].iter().filter(lies).count()
    }

    /// How many seeds of the move under way have fallen.
    pub fn sown_so_far(&self) -> u32 {
        self.in_hand_at_first.saturating_sub(self.hand.len() as u32)
    }

    /// The seeds in the mover's hand.
    pub fn hand(&self) -> &[Entity] {
        &self.hand
    }

    pub fn in_hand(&self) -> usize {
        self.hand.len()
    }

    pub fn heap(&self, cell: Cell) -> &[Entity] {
        &self.heaps[index(cell)]
    }
}

/// Lays the seeds of a state, using those already on the table.
pub fn lay(world: &mut World, state: &Songo) {
    let Some(mut shown) = world.remove_resource::<Shown>() else {
        return;
    };
    shown.flying.clear();
    let mut pool: Vec<Entity> = shown.hand.drain(..).collect();
    for heap in shown.heaps.iter_mut().chain(&mut shown.stores) {
        pool.append(heap);
    }
    let position = state.position();
    let scores = [position.south_score, position.north_score];
    let wanted = Cell::all()
        .map(|cell| usize::from(state.seeds(cell)))
        .sum::<usize>()
        + scores
            .iter()
            .map(|score| usize::from(*score))
            .sum::<usize>();
    while pool.len() < wanted {
        pool.push(spawn_seed(world));
    }
    for extra in pool.drain(wanted..) {
        world.despawn(extra);
    }
    // Keep the order stable so that the same seeds tend to stay.
    pool.sort();
    let mut pool = pool.into_iter();
    for cell in Cell::all() {
        for nth in 0..usize::from(state.seeds(cell)) {
            if let Some(seed) = pool.next() {
                put(world, &shown.layout, seed, Place::Cell(cell), nth, None);
                shown.heaps[index(cell)].push(seed);
            }
        }
    }
    for seat in [SOUTH, NORTH] {
        for nth in 0..usize::from(scores[seat.index()]) {
            if let Some(seed) = pool.next() {
                put(world, &shown.layout, seed, Place::Store(seat), nth, None);
                shown.stores[seat.index()].push(seed);
            }
        }
    }
    world.insert_resource(shown);
}

fn spawn_seed(world: &mut World) -> Entity {
    let shadow = world.resource::<Art>().sprite(("songo", "shadow-contact"));
    world
        .spawn((
            Name::new("seed"),
            Seed,
            OnTable,
            Sprite::default(),
            Rest(Transform::default()),
            Transform::default(),
            children![(
                SeedShadow,
                shadow,
                // Below all seeds, whatever heap they lie in.
                Transform::from_xyz(1.0, -3.0, layers::SHADOW - layers::PIECE),
            )],
        ))
        .id()
}

#[derive(Clone, Copy)]
enum Place {
    Cell(Cell),
    Store(Seat),
}

/// Gives a seed its slot; it travels there, or with `None` is simply there.
fn put(
    world: &mut World,
    layout: &Layout,
    seed: Entity,
    place: Place,
    nth: usize,
    travel: Option<Travel>,
) {
    let (hollow, store) = match place {
        Place::Cell(cell) => (layout.hollow(cell), false),
        Place::Store(seat) => (layout.store(seat), true),
    };
    let (slot, at, scale) = layout.slot(hollow, nth, store);
    // The lower a seed lies in its heap the nearer it is, and seeds on top are above.
    let on_top = nth as f32 * 0.15;
    let depth = layers::PIECE + on_top - at.y * 0.002;
    let to = Transform::from_translation(at.extend(depth)).with_scale(Vec3::splat(scale));
    let sprite = world.resource::<Art>().sprite((
        "songo",
        &format!("seed-{}-{}", slot.shape.name(), slot.turn),
    ));
    if let Ok(mut entity) = world.get_entity_mut(seed) {
        entity.insert((sprite, Visibility::Inherited));
    }
    match travel {
        Some(travel) => send(world, seed, to, travel),
        None => {
            if let Ok(mut entity) = world.get_entity_mut(seed) {
                entity.insert((Rest(to), to));
                entity.remove::<bevy_tweening::TweenAnim>();
            }
        }
    }
}

/// How high above its cell the hand is held.
fn hand_height(layout: &Layout) -> f32 {
    layout.length(if layout.portrait { 34.0 } else { 52.0 })
}

/// Where the seed number `nth` of a hand is held above a cell.
fn held(layout: &Layout, cell: Cell, nth: usize) -> Transform {
    let hollow = layout.hollow(cell);
    let (_, _, scale) = layout.slot(hollow, 0, false);
    // A round heap: the golden angle packs any number of seeds evenly.
    let angle = nth as f32 * 2.399_963;
    let radius = layout.length(15.0) * (nth as f32).sqrt();
    let middle = layout.middle(hollow) + Vec2::Y * hand_height(layout);
    let at = middle + Vec2::from_angle(angle) * radius * Vec2::new(1.0, 0.8);
    Transform::from_translation(at.extend(layers::FLYING + nth as f32 * 0.1))
        .with_scale(Vec3::splat(scale * 1.12))
}

fn with_shown<T>(world: &mut World, act: impl FnOnce(&mut World, &mut Shown) -> T) -> Option<T> {
    let mut shown = world.remove_resource::<Shown>()?;
    let result = act(world, &mut shown);
    world.insert_resource(shown);
    Some(result)
}

/// All the seeds of a cell go into the hand.
pub fn lift(world: &mut World, cell: Cell) {
    with_shown(world, |world, shown| {
        shown.hand = std::mem::take(&mut shown.heaps[index(cell)]);
        shown.in_hand_at_first = shown.hand.len() as u32;
        shown.last_move = Some(LastMove {
            from: cell,
            to: cell,
            taken: Vec::new(),
        });
        for (nth, seed) in shown.hand.iter().enumerate() {
            let to = held(&shown.layout, cell, nth);
            send(
                world,
                *seed,
                to,
                Travel::straight(sowing::LIFT, ease::ARRIVE),
            );
        }
    });
}

/// One seed falls into a cell; the hand is held above it. How long that takes.
pub fn sow(world: &mut World, cell: Cell) -> Duration {
    with_shown(world, |world, shown| {
        let nth = shown
            .in_hand_at_first
            .saturating_sub(shown.hand.len() as u32);
        let duration = sowing::seed(nth, shown.in_hand_at_first);
        if let Some(last) = &mut shown.last_move {
            last.to = cell;
        }
        if let Some(seed) = shown.hand.pop() {
            let arc = Travel {
                duration,
                ease: ease::TRAVEL,
                height: shown.layout.length(44.0),
                aside: 0.0,
                swell: 0.1,
                delay: Duration::ZERO,
            };
            let slot = shown.heaps[index(cell)].len();
            put(
                world,
                &shown.layout,
                seed,
                Place::Cell(cell),
                slot,
                Some(arc),
            );
            shown.heaps[index(cell)].push(seed);
            shown.flying.push(seed);
        }
        for (nth, seed) in shown.hand.iter().enumerate() {
            let to = held(&shown.layout, cell, nth);
            send(world, *seed, to, Travel::straight(duration, ease::TRAVEL));
        }
        duration
    })
    .unwrap_or_default()
}

/// What is left in the hand goes to its owner's store.
pub fn keep(world: &mut World, seat: Seat) {
    with_shown(world, |world, shown| {
        for seed in std::mem::take(&mut shown.hand) {
            to_store(world, shown, seed, seat);
        }
    });
}

/// The move under way takes this cell.
pub fn capture(world: &mut World, cell: Cell, seat: Seat) {
    take(world, cell, seat);
    if let Some(mut shown) = world.get_resource_mut::<Shown>()
        && let Some(last) = &mut shown.last_move
    {
        last.taken.push(cell);
    }
}

/// All the seeds of a cell go to a store.
pub fn take(world: &mut World, cell: Cell, seat: Seat) {
    with_shown(world, |world, shown| {
        for seed in std::mem::take(&mut shown.heaps[index(cell)]) {
            to_store(world, shown, seed, seat);
        }
    });
}

fn to_store(world: &mut World, shown: &mut Shown, seed: Entity, seat: Seat) {
    let store = &mut shown.stores[seat.index()];
    let flight = Travel {
        duration: sowing::CAPTURE_FLIGHT,
        ease: ease::LEAVE,
        height: shown.layout.length(60.0),
        aside: 0.0,
        swell: 0.15,
        delay: Duration::ZERO,
    };
    put(
        world,
        &shown.layout,
        seed,
        Place::Store(seat),
        store.len(),
        Some(flight),
    );
    store.push(seed);
    shown.flying.push(seed);
}

/// What the seeds show against what the state holds.
pub fn difference(world: &World, state: &Songo) -> Option<String> {
    let shown = world.get_resource::<Shown>()?;
    if !shown.hand.is_empty() {
        return Some(format!("{} seeds are still in the hand", shown.hand.len()));
    }
    for cell in Cell::all() {
        let (lie, are) = (shown.count(cell), usize::from(state.seeds(cell)));
        if lie != are {
            return Some(format!("{cell} shows {lie} seeds and holds {are}"));
        }
    }
    let position = state.position();
    for (seat, score) in [(SOUTH, position.south_score), (NORTH, position.north_score)] {
        let lie = shown.store_count(seat);
        if lie != usize::from(score) {
            return Some(format!("seat {} shows {lie} seeds and has {score}", seat.0));
        }
    }
    None
}
