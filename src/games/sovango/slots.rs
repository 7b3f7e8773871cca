//! Whose card lies where, who is still to play, and what the trick would cost whoever takes it.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::sovango::Sovango;

use super::Shown;
use super::layout::{Layout, zone};
use super::marks::{self, winning};
use crate::action::Screen;
use crate::locale::Words;
use crate::play::{Match, Phase, PlaySystems, Viewing, table_of};
use crate::table::cards::CARD;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::table::pieces::Rest;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::portrait::portrait_of;
use crate::theme::widgets::{Face, place, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// Where a seat's card will lie, with its owner's face.
#[derive(Component, Clone, Copy)]
struct Slot(Seat);
#[derive(Component, Clone, Copy)]
struct SlotFace(Seat);

/// A card that lies in a trick, or has lain there and has not left it yet.
#[derive(Component)]
pub(super) struct InTrick {
    seat: Seat,
    /// Where in the world.
    at: Vec2,
    face: Entity,
}

/// On the card that takes the trick as it lies: that it does. On the one that was played first:
/// that it opened it.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Sign {
    Takes,
    Opens,
}

/// What the trick costs, beside it.
#[derive(Component)]
struct Cost;
#[derive(Component)]
struct CostText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Sovango>(),
        (own, wait, cost)
            .chain()
            .run_if(resource_exists::<Layout>.and_then(in_state(Screen::Table)))
            .before(marks::mark)
            .after(PlaySystems::Phase),
    );
}

/// How large the word on a card of the trick is.
const SIGN: Vec2 = Vec2::new(52.0, 20.0);
/// Faces of those who are still to play.
const TO_COME: f32 = 0.7;

pub(super) fn build(world: &mut World, layout: &Layout) {
    let art = world.resource::<Art>();
    let slot = Sprite {
        color: IVORY,
        ..art.sprite(("cards", "slot"))
    };
    let faces: Vec<Sprite> = Seat::all(layout.players)
        .map(|seat| art.sprite(("people", &person(seat))))
        .collect();
    let wide = layout.trick_card();
    for (seat, face) in Seat::all(layout.players).zip(faces) {
        let depth = layers::PREVIEW;
        world.spawn((
            Name::new("slot"),
            OnTable,
            Slot(seat),
            slot.clone(),
            Transform::from_xyz(0.0, 0.0, depth).with_scale(Vec3::splat(wide / CARD.x)),
            Visibility::Hidden,
        ));
        let scale = 0.46 * wide / face.custom_size.map_or(84.0, |size| size.x);
        world.spawn((
            Name::new("face of a slot"),
            OnTable,
            SlotFace(seat),
            face,
            Transform::from_xyz(0.0, 0.0, depth + 0.1).with_scale(Vec3::splat(scale)),
            Visibility::Hidden,
        ));
    }
    let theme = world.resource::<Theme>().clone();
    let label = |rect: Rect, round: f32| {
        (
            OnTable,
            Node {
                display: Display::None,
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                border_radius: BorderRadius::all(px(round)),
                ..place(rect)
            },
            Pickable::IGNORE,
        )
    };
    let signs = [
        (Sign::Takes, "sovango-takes", IVORY, INK),
        (Sign::Opens, "sovango-opens", WELL, IVORY),
    ];
    for (sign, words, ground, ink) in signs {
        let rect = Rect::from_center_size(Vec2::ZERO, SIGN);
        world
            .spawn((
                Name::new("sign"),
                sign,
                label(rect, 10.0),
                BackgroundColor(ground),
                Outline::new(px(1.5), px(0.0), ink),
            ))
            .with_child(theme.line(Words::new(words), Face::Bold, size::LEAST, ink));
    }
    let cost = layout.cost();
    world
        .spawn((
            Name::new("cost"),
            Cost,
            label(cost, 12.0),
            BackgroundColor(WELL.with_alpha(0.84)),
        ))
        .with_child((
            CostText,
            theme.words(Words::plain(""), Face::Bold, size::LEAST, IVORY),
            TextLayout::justify(Justify::Center),
        ));
    world.resource_mut::<Shown>().set_changed();
}

fn person(seat: Seat) -> String {
    format!("person-{}", portrait_of(seat.index()))
}

/// A card of the trick wears its owner's face until it leaves.
fn own(
    lying: Res<Zones>,
    layout: Res<Layout>,
    art: Res<Art>,
    mut worn: Query<(Entity, &mut InTrick, &Transform)>,
    rests: Query<&Rest>,
    mut commands: Commands,
) {
    let tricks = lying
        .zones()
        .filter(|(zone, _)| matches!(zone.kind, zone::TRICK | zone::DRAWN));
    let mut lie = Vec::new();
    for (zone, cards) in tricks {
        for entity in cards {
            lie.push((*entity, Seat(zone.seat)));
        }
    }
    for (entity, mut worn, transform) in &mut worn {
        let here = lie.iter().position(|(card, _)| *card == entity);
        if let Some(nth) = here {
            lie.swap_remove(nth);
            if let Ok(rest) = rests.get(entity) {
                let at = rest.0.translation.truncate();
                if worn.at != at {
                    worn.at = at;
                }
            }
        } else if transform.translation.truncate().distance(worn.at) > 1.0 {
            commands.entity(worn.face).try_despawn();
            commands.entity(entity).remove::<InTrick>();
        }
    }
    for (card, seat) in lie {
        let Ok(rest) = rests.get(card) else {
            continue;
        };
        let sprite = |name: &str, whole: f32| {
            let sprite = art.sprite(("people", name));
            let drawn = sprite.custom_size.map_or(whole, |size| size.x);
            (sprite, whole / drawn)
        };
        // In the card's own units.
        let across = layout.face() * CARD.x / layout.trick_card();
        let (ring, ring_scale) = sprite("ring-disc", across);
        let (face, face_scale) = sprite(&person(seat), across * 84.0 / 92.0);
        let corner = CARD / 2.0 - Vec2::splat(across * 0.3);
        // The parts of a card that has been turned over have its own size: the face and its ring
        // are held by one that has.
        let face = commands
            .spawn((
                Transform::from_translation(corner.extend(0.02)),
                Visibility::Inherited,
                ChildOf(card),
                children![
                    (
                        Name::new("owner"),
                        face,
                        Transform::from_scale(Vec3::splat(face_scale)),
                    ),
                    (
                        ring,
                        Transform::from_xyz(0.0, 0.0, 0.004).with_scale(Vec3::splat(ring_scale)),
                    ),
                ],
            ))
            .id();
        commands.entity(card).insert(InTrick {
            seat,
            at: rest.0.translation.truncate(),
            face,
        });
    }
}

/// Those who are still to play are seen where their cards will lie, in the order of play.
fn wait(
    shown: Res<Shown>,
    layout: Res<Layout>,
    frame: Res<Frame>,
    phase: Res<State<Phase>>,
    viewing: Res<Viewing>,
    worn: Query<&InTrick>,
    mut slots: Query<(&Slot, &mut Sprite, &mut Transform, &mut Visibility)>,
    mut faces: Query<(&SlotFace, &mut Sprite, &mut Transform, &mut Visibility), Without<Slot>>,
) {
    let mut layout = layout.clone();
    let Some(leader) = shown.leader else {
        return;
    };
    layout.leader = leader;
    // While cards are dealt or gathered nobody is to play.
    let plays = matches!(phase.get(), Phase::Choosing | Phase::Thinking) || !shown.trick.is_empty();
    let there = |seat: Seat| plays && worn.iter().all(|card| card.seat != seat);
    let seen = |there: bool| {
        if there {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        }
    };
    let choosing = *phase.get() == Phase::Choosing;
    for (slot, mut sprite, mut transform, mut visibility) in &mut slots {
        let at = frame
            .to_world(layout.in_trick(slot.0))
            .extend(transform.translation.z);
        if transform.translation != at {
            transform.translation = at;
        }
        let mine = choosing && slot.0 == viewing.seat;
        let color = if mine { LAMP } else { IVORY.with_alpha(0.3) };
        if sprite.color != color {
            sprite.color = color;
        }
        visibility.set_if_neq(seen(there(slot.0)));
    }
    for (face, mut sprite, mut transform, mut visibility) in &mut faces {
        let at = frame
            .to_world(layout.in_trick(face.0))
            .extend(transform.translation.z);
        if transform.translation != at {
            transform.translation = at;
        }
        let color = IVORY.with_alpha(TO_COME);
        if sprite.color != color {
            sprite.color = color;
        }
        visibility.set_if_neq(seen(there(face.0)));
    }
}

/// What taking the trick as it lies costs; the last of a round costs more.
fn points(shown: &Shown, is_last: bool) -> u32 {
    let high = shown.trick.iter().filter(|(_, card)| card.is_high());
    let trick = if is_last { 4 } else { 2 };
    trick + high.count() as u32
}

/// Says which card opened the trick, which takes it as it lies, and what that costs.
fn cost(
    game: Res<Match<Sovango>>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    lying: Res<Zones>,
    worn: Query<&InTrick>,
    frame: Res<Frame>,
    mut signs: Query<(&Sign, &mut Node), Without<Cost>>,
    mut costs: Query<&mut Node, (With<Cost>, Without<Sign>)>,
    mut texts: Query<&mut Words, With<CostText>>,
) {
    let taker = match winning(&shown, game.state.config()) {
        Some((seat, _)) => {
            let players = usize::from(layout.players);
            let held = Seat::all(layout.players).map(|seat| lying.cards(zone::hand(seat)).len());
            let stock = lying.cards(zone::STOCK).len();
            let is_last = stock == 0 && held.sum::<usize>() + shown.trick.len() == players;
            Some((seat, points(&shown, is_last)))
        }
        None => shown.taken.map(|(seat, _, points)| (seat, points)),
    };
    let lies = |seat: Seat| {
        worn.iter()
            .find(|card| card.seat == seat)
            .map(|card| card.at)
    };
    let takes = taker.and_then(|(seat, _)| lies(seat));
    let opens = shown.trick.first().and_then(|(seat, _)| lies(*seat));
    let display = |there: bool| if there { Display::Flex } else { Display::None };
    for (sign, mut node) in &mut signs {
        let at = match sign {
            Sign::Takes => takes,
            Sign::Opens => opens,
        };
        let both = *sign == Sign::Opens && takes == opens;
        // A low card has room for one; there the first is also the leftmost.
        let crowded = both && layout.places.kind == FrameKind::Short;
        let at = at.filter(|_| !crowded);
        let shows = display(at.is_some());
        if node.display != shows {
            node.display = shows;
        }
        let Some(at) = at else {
            continue;
        };
        // Along the lower edge, where nothing is printed; of two, one over the other.
        let width = layout.trick_card();
        let foot = width * CARD.y / CARD.x / 2.0 + 3.0;
        let lines = if both { 2.0 } else { 1.0 };
        let corner = frame.to_design(at) + Vec2::new(-SIGN.x * 0.62, foot - SIGN.y * lines);
        let (left, top) = (px(corner.x), px(corner.y));
        if node.left != left || node.top != top {
            (node.left, node.top) = (left, top);
        }
    }
    let costs_points = taker.filter(|_| takes.is_some());
    for mut node in &mut costs {
        let shows = display(costs_points.is_some());
        if node.display != shows {
            node.display = shows;
        }
    }
    let Some((_, points)) = costs_points else {
        return;
    };
    for mut words in &mut texts {
        words.set_if_neq(Words::new("sovango-costs").with("points", points));
    }
}
