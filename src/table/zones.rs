//! Where the cards lie: in zones, each with its cards in order. The rules' events carry cards
//! from zone to zone; the game says where the cards of a zone lie; everything travels to where
//! it then belongs.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::cards::{
    self, CARD, Card, GameCard, NEXT_CARD, face_of, set_face, show_side, spawn_card,
};
use super::layers;
use super::pieces::{Rest, Travel, send};
use crate::motion;
use crate::theme::Frame;

/// A place for cards: a hand, a pile, a column. What the kinds are is the game's affair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Zone {
    pub kind: u8,
    pub seat: u8,
    pub nth: u8,
}

impl Zone {
    pub const fn new(kind: u8) -> Zone {
        Zone {
            kind,
            seat: 0,
            nth: 0,
        }
    }

    pub const fn of(kind: u8, seat: Seat) -> Zone {
        Zone {
            kind,
            seat: seat.0,
            nth: 0,
        }
    }

    pub const fn nth(self, nth: u8) -> Zone {
        Zone { nth, ..self }
    }
}

/// How a card lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// In design units from the top left.
    pub at: Vec2,
    /// In degrees, clockwise.
    pub turn: f32,
    pub width: f32,
    /// Zones above others; cards of a zone lie on each other by themselves.
    pub layer: f32,
    pub up: bool,
}

/// A card of a zone, for whoever says where it lies.
#[derive(Clone, Copy)]
pub struct Lies<C> {
    pub zone: Zone,
    pub nth: usize,
    pub of: usize,
    /// Which card it is, if whoever looks may know it.
    pub card: Option<C>,
}

/// The cards on the table.
#[derive(Resource, Default)]
pub struct Zones {
    zones: BTreeMap<Zone, Vec<Entity>>,
}

impl Zones {
    pub fn cards(&self, zone: Zone) -> &[Entity] {
        self.zones.get(&zone).map_or(&[], Vec::as_slice)
    }

    pub fn zones(&self) -> impl Iterator<Item = (Zone, &[Entity])> {
        self.zones
            .iter()
            .map(|(zone, cards)| (*zone, cards.as_slice()))
    }
}

/// What should lie where: cards in order, `None` for one that nobody here may know.
pub type Wanted<C> = Vec<(Zone, Vec<Option<C>>)>;

/// Makes the table hold exactly these cards, using those that lie there already.
pub fn hold_exactly<C: GameCard>(world: &mut World, wanted: &Wanted<C>) {
    let Some(mut lying) = world.remove_resource::<Zones>() else {
        return;
    };
    let mut pool: Vec<Entity> = std::mem::take(&mut lying.zones)
        .into_values()
        .flatten()
        .collect();
    for (zone, wanted) in wanted {
        let mut cards = Vec::with_capacity(wanted.len());
        for card in wanted {
            // The same card stays the same, so that nothing jumps.
            let known = pool
                .iter()
                .position(|entity| face_of::<C>(world, *entity) == *card);
            let entity = match known.or(pool.len().checked_sub(1)) {
                Some(at) => pool.swap_remove(at),
                None => spawn_card(world, *card, Transform::default()),
            };
            set_face(world, entity, *card);
            cards.push(entity);
        }
        lying.zones.insert(*zone, cards);
    }
    for extra in pool {
        world.despawn(extra);
    }
    world.insert_resource(lying);
}

/// Carries a card from one zone to the end of another: this one where it lies open, any of the
/// unknown ones where not. It is now this card, for whoever may see it.
pub fn carry<C: GameCard>(
    world: &mut World,
    from: Zone,
    card: Option<C>,
    to: Zone,
) -> Option<Entity> {
    let mut lying = world.remove_resource::<Zones>()?;
    let at = {
        let cards = lying.cards(from);
        let is = |entity: &Entity, wanted: Option<C>| face_of::<C>(world, *entity) == wanted;
        card.is_some()
            .then(|| cards.iter().rposition(|entity| is(entity, card)))
            .flatten()
            .or_else(|| cards.iter().rposition(|entity| is(entity, None)))
            .or(cards.len().checked_sub(1))
    };
    let entity = match (at, lying.zones.get_mut(&from)) {
        (Some(at), Some(cards)) => cards.remove(at),
        // Nothing there to take: the card appears, and the difference is found when the table
        // has caught up.
        _ => spawn_card(world, card, Transform::default()),
    };
    set_face(world, entity, card);
    lying.zones.entry(to).or_default().push(entity);
    world.insert_resource(lying);
    Some(entity)
}

/// Carries every card of a zone to the end of another.
pub fn carry_all(world: &mut World, from: Zone, to: Zone) {
    if let Some(mut lying) = world.get_resource_mut::<Zones>() {
        let mut cards = lying.zones.remove(&from).unwrap_or_default();
        lying.zones.entry(to).or_default().append(&mut cards);
    }
}

/// Takes the cards of a zone off the table.
pub fn remove_all(world: &mut World, zone: Zone) {
    let cards = world
        .get_resource_mut::<Zones>()
        .and_then(|mut lying| lying.zones.remove(&zone))
        .unwrap_or_default();
    for card in cards {
        world.despawn(card);
    }
}

/// Nobody knows any more which cards these are: they have been gathered to be dealt.
pub fn forget_faces<C: GameCard>(world: &mut World, zone: Zone) {
    let Some(lying) = world.remove_resource::<Zones>() else {
        return;
    };
    for entity in lying.cards(zone) {
        set_face::<C>(world, *entity, None);
        if let Some(mut marks) = world.get_mut::<cards::Marks>(*entity) {
            marks.set_if_neq(cards::Marks::default());
        }
    }
    world.insert_resource(lying);
}

/// The last card of a zone turns out to be this one.
pub fn show_face<C: GameCard>(world: &mut World, zone: Zone, card: C) {
    let last = world
        .get_resource::<Zones>()
        .and_then(|lying| lying.cards(zone).last().copied());
    if let Some(entity) = last {
        set_face(world, entity, Some(card));
    }
}

/// Sorts a zone; cards that compare equal keep their order.
pub fn sort<C: GameCard, K: Ord>(world: &mut World, zone: Zone, key: impl Fn(Option<C>) -> K) {
    let Some(mut lying) = world.remove_resource::<Zones>() else {
        return;
    };
    if let Some(cards) = lying.zones.get_mut(&zone) {
        cards.sort_by_key(|entity| key(face_of(world, *entity)));
    }
    world.insert_resource(lying);
}

/// How cards get to where they belong.
#[derive(Clone, Copy)]
pub enum Way {
    /// They are simply there.
    AtOnce,
    Travel(Travel),
    /// Each of those that move starts a little after the one before.
    Staggered(Travel, Duration),
}

/// Everything on the table goes back into the pack.
pub fn gather<C: GameCard>(world: &mut World, pack: Zone) {
    let Some(lying) = world.get_resource::<Zones>() else {
        return;
    };
    let zones: Vec<Zone> = lying.zones().map(|(zone, _)| zone).collect();
    for zone in zones.into_iter().filter(|zone| *zone != pack) {
        carry_all(world, zone, pack);
    }
    forget_faces::<C>(world, pack);
}

/// The cards of the pack swing out to both sides and in between each other.
pub fn shuffle(world: &mut World, pack: Zone) {
    let Some(lying) = world.get_resource::<Zones>() else {
        return;
    };
    for (nth, entity) in lying.cards(pack).to_vec().into_iter().enumerate() {
        let Some(rest) = world.get::<Rest>(entity).copied() else {
            continue;
        };
        let side = if nth % 2 == 0 { -1.0 } else { 1.0 };
        let travel = Travel {
            aside: side * CARD.x * rest.0.scale.x * motion::cards::SHUFFLE_REACH,
            delay: motion::cards::SHUFFLE_STEP * (nth as u32 / 4),
            ..Travel::straight(motion::cards::SHUFFLE, motion::ease::TRAVEL)
        };
        send(world, entity, rest.0, travel);
    }
}

/// Sends every card to where it belongs.
pub fn arrange<C: GameCard>(world: &mut World, pose: impl Fn(Lies<C>) -> Pose, way: Way) {
    let Some(lying) = world.remove_resource::<Zones>() else {
        return;
    };
    let frame = *world.resource::<Frame>();
    let mut moved = 0;
    for (zone, cards) in lying.zones() {
        for (nth, entity) in cards.iter().enumerate() {
            let Some(up) = world.get::<Card>(*entity).map(|card| card.up) else {
                continue;
            };
            let lies = Lies {
                zone,
                nth,
                of: cards.len(),
                card: face_of(world, *entity),
            };
            let pose = pose(lies);
            let to = transform(&frame, &pose, nth);
            let settled = world.get::<Rest>(*entity).is_some_and(|rest| rest.0 == to);
            let (travel, delay) = match way {
                Way::AtOnce => {
                    put(world, *entity, to);
                    show_side(world, *entity, pose.up, Duration::ZERO);
                    continue;
                }
                Way::Travel(travel) => (travel, Duration::ZERO),
                Way::Staggered(travel, each) => (travel, each * moved),
            };
            // What waits before it leaves is turned over when it does.
            let delay = travel.delay + delay;
            if !settled {
                moved += 1;
                send(world, *entity, to, Travel { delay, ..travel });
            }
            if up != pose.up {
                show_side(world, *entity, pose.up, delay);
            }
        }
    }
    world.insert_resource(lying);
    if matches!(way, Way::AtOnce) {
        cards::settle_cards(world);
    }
}

fn put(world: &mut World, entity: Entity, to: Transform) {
    if let Ok(mut entity) = world.get_entity_mut(entity) {
        entity.insert((Rest(to), to));
        entity.remove::<bevy_tweening::TweenAnim>();
    }
}

fn transform(frame: &Frame, pose: &Pose, nth: usize) -> Transform {
    let depth = layers::PIECE + pose.layer + nth as f32 * NEXT_CARD;
    Transform::from_translation(frame.to_world(pose.at).extend(depth))
        .with_rotation(Quat::from_rotation_z(-pose.turn.to_radians()))
        .with_scale(Vec3::splat(pose.width / CARD.x))
}

/// What lies on the table against what should.
pub fn difference<C: GameCard>(world: &World, wanted: &Wanted<C>) -> Option<String> {
    let lying = world.get_resource::<Zones>()?;
    for (zone, should) in wanted {
        let cards = lying.cards(*zone).iter();
        let lie: Vec<Option<C>> = cards.map(|entity| face_of(world, *entity)).collect();
        if lie != *should {
            return Some(format!("{zone:?} shows {lie:?} and should show {should:?}"));
        }
    }
    let stray = lying.zones().find(|(zone, cards)| {
        !cards.is_empty() && !wanted.iter().any(|(wanted, _)| wanted == zone)
    });
    stray.map(|(zone, cards)| format!("{zone:?} should be empty and has {}", cards.len()))
}
