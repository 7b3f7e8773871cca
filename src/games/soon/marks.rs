//! What lights up: what can be drawn, played, replaced, struck or stolen. What cannot be aimed
//! at is dimmed.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::{Card, Move, Phase as Step, Soon};

use super::effects::{Lock, shake_locks};
use super::layout::{Layout, zone};
use super::narrator::can_only_discard;
use super::turn::{Choice, Turn};
use super::{Shown, motion as pace};
use crate::action::Screen;
use crate::motion::Pace;
use crate::play::history::Hint;
use crate::play::{Phase, PlaySystems, table_of};
use crate::table::cards::{CARD, Marks, Rim};
use crate::table::director::OnTable;
use crate::table::layers;
use crate::table::zones::{Zone, Zones};
use crate::theme::palette::*;
use crate::theme::widgets::{icon, place};
use crate::theme::{Art, Frame};

/// What is aimed at, and the light of plates that can be.
#[derive(Component)]
struct Aim;

/// Breathes while something waits to be taken.
#[derive(Component)]
struct Glow(Zone);

/// What blocks the discard.
#[derive(Component)]
struct Chain;

pub(super) fn plugin(app: &mut App) {
    let at_the_table = resource_exists::<Layout>
        .and_then(resource_exists::<Zones>)
        .and_then(in_state(Screen::Table));
    app.add_systems(
        table_of::<Soon>(),
        ((mark, aim).chain(), breathe, block, shake_locks)
            .run_if(at_the_table)
            .after(PlaySystems::Phase),
    );
}

/// The lock as it is drawn.
const LOCK: f32 = 54.0;

pub(super) fn build(world: &mut World, layout: &Layout) {
    let frame = *world.resource::<Frame>();
    let art = world.resource::<Art>();
    let chain = art.sprite(("soon", "chain"));
    let lock = art.sprite(("soon", "lock"));
    let rim = Sprite {
        color: LAMP,
        ..art.sprite(("cards", "rim"))
    };
    let at = frame.to_world(layout.discard.center());
    let width = layout.discard.width();
    // Above the discard's many cards, below what flies.
    let place = |layer: f32, scale: f32| {
        Transform::from_translation(at.extend(layers::PIECE + layer)).with_scale(Vec3::splat(scale))
    };
    world.spawn((
        Name::new("chain"),
        OnTable,
        Chain,
        chain,
        place(6.5, width / CARD.x * 1.08),
        Visibility::Hidden,
    ));
    world.spawn((
        Name::new("lock"),
        OnTable,
        Chain,
        Lock::default(),
        lock,
        place(6.6, width * 0.5 / LOCK),
        Visibility::Hidden,
    ));
    for (zone, rect) in [(zone::PILE, layout.pile), (zone::DISCARD, layout.discard)] {
        let at = frame.to_world(rect.center()).extend(layers::GLOW);
        world.spawn((
            Name::new("glow"),
            OnTable,
            Glow(zone),
            rim.clone(),
            Transform::from_translation(at).with_scale(Vec3::splat(rect.width() / CARD.x)),
            Visibility::Hidden,
        ));
    }
}

fn block(shown: Res<Shown>, mut chains: Query<&mut Visibility, With<Chain>>) {
    for mut chain in &mut chains {
        chain.set_if_neq(if shown.blocked {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// Pile and free discard glow while a card is to be taken.
fn breathe(
    (time, pace): (Res<Time>, Res<Pace>),
    turn: Turn,
    phase: Res<State<Phase>>,
    mut glows: Query<(&Glow, &mut Visibility, &mut Sprite, &mut Transform)>,
    layout: Res<Layout>,
) {
    let drawing = *phase.get() == Phase::Choosing && turn.is_mine() && turn.phase() == Step::Draw;
    for (glow, mut visibility, mut sprite, mut transform) in &mut glows {
        let on = drawing && (glow.0 == zone::PILE || turn.allows(Move::TakeDiscard));
        visibility.set_if_neq(if on {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if on {
            let breath = pace.pulse(time.elapsed(), pace::GLOW);
            sprite.color = LAMP.with_alpha(0.45 + 0.55 * breath);
            let width = if glow.0 == zone::PILE {
                layout.pile.width()
            } else {
                layout.discard.width()
            };
            transform.scale = Vec3::splat(width / CARD.x * (1.04 + 0.08 * breath));
        }
    }
}

/// What a hint points at.
fn hinted(m: Move) -> (Option<Zone>, Option<Card>) {
    match m {
        Move::Draw => (Some(zone::PILE), None),
        Move::TakeDiscard => (Some(zone::DISCARD), None),
        Move::Lay(card) | Move::Replace { card, .. } | Move::Discard(card) | Move::Give(card) => {
            (None, Some(card))
        }
        Move::Explorer { .. } => (None, Some(Card::EXPLORER)),
        Move::Lightning { .. } => (None, Some(Card::LIGHTNING)),
        Move::Thief { .. } => (None, Some(Card::THIEF)),
    }
}

fn mark(
    turn: Turn,
    choice: Res<Choice>,
    shown: Res<Shown>,
    phase: Res<State<Phase>>,
    hint: Option<Res<Hint<Soon>>>,
    mut marked: Query<&mut Marks>,
) {
    let changed = choice.is_changed()
        || shown.is_changed()
        || phase.is_changed()
        || turn.lying.is_changed()
        || hint.as_ref().is_some_and(|hint| hint.is_changed());
    if !changed {
        return;
    }
    let choosing = *phase.get() == Phase::Choosing && turn.is_mine();
    let chosen = turn.chosen(&choice).filter(|_| choosing);
    let looks = *phase.get() == Phase::Looking;
    let (hint_zone, hint_card) = match hint.filter(|_| choosing || looks) {
        Some(hint) => hinted(hint.0),
        None => (None, None),
    };
    let own = turn.viewing.seat;
    // Where nothing can be played, every card is as good to be thrown away.
    let acting = choosing && matches!(turn.phase(), Step::Act { .. });
    let any = acting && !can_only_discard(&turn.game.state, own);
    for (zone, cards) in turn.lying.zones() {
        for (nth, entity) in cards.iter().enumerate() {
            let Ok(mut marks) = marked.get_mut(*entity) else {
                continue;
            };
            let is_top = nth + 1 == cards.len();
            let card = turn.cards.get(*entity).ok();
            let card = card.and_then(|card| card.0);
            let mut new = Marks::default();
            if zone == zone::PILE || zone == zone::DISCARD {
                if is_top {
                    new = on_a_pile(&turn, zone, choosing, chosen);
                    if hint_zone == Some(zone) {
                        new.rim = Some(Rim::Chosen);
                    }
                    new.dim = zone == zone::DISCARD && shown.blocked;
                }
            } else if zone == zone::hand(own) {
                if let Some(card) = card {
                    let lifted = choosing && choice.card == Some(nth);
                    new = in_hand(&turn, choosing, card, lifted);
                    new.dim |= any && !lifted && !turn.is_playable(card);
                    new.thin = acting && turn.allows(Move::Discard(card));
                    if hint_card == Some(card) {
                        new.rim = Some(Rim::Chosen);
                    }
                }
            } else if zone.kind == zone::SEQUENCE {
                let seat = Seat(zone.seat);
                new = in_sequence(&turn, seat, zone.nth, chosen);
                if shown.complete.get(seat.index()) == Some(&true) {
                    new.rim = new.rim.or(Some(Rim::Gold));
                }
            }
            marks.set_if_neq(new);
        }
    }
}

fn on_a_pile(turn: &Turn, zone: Zone, choosing: bool, chosen: Option<Card>) -> Marks {
    let drawing = choosing && turn.phase() == Step::Draw;
    let takes = zone == zone::PILE || turn.allows(Move::TakeDiscard);
    let discards =
        zone == zone::DISCARD && chosen.is_some_and(|card| turn.allows(Move::Discard(card)));
    Marks {
        rim: ((drawing && takes) || discards).then_some(Rim::Legal),
        ..default()
    }
}

fn in_hand(turn: &Turn, choosing: bool, card: Card, lifted: bool) -> Marks {
    let legal = choosing
        && match turn.phase() {
            Step::Draw => false,
            Step::Act { .. } => turn.is_playable(card),
            Step::Give { .. } => turn.allows(Move::Give(card)),
        };
    let giving = choosing && matches!(turn.phase(), Step::Give { .. });
    Marks {
        rim: if lifted {
            Some(Rim::Chosen)
        } else {
            legal.then_some(Rim::Legal)
        },
        dim: giving && !legal,
        lifted,
        ..default()
    }
}

/// Is this card of a sequence what the chosen card could be played on?
fn is_aim(turn: &Turn, seat: Seat, place: u8, chosen: Card) -> bool {
    let own = seat == turn.viewing.seat;
    match chosen {
        Card::EXPLORER => false,
        Card::LIGHTNING => {
            let last = turn.game.state.sequence(seat).len() == usize::from(place);
            !own && last && turn.allows(Move::Lightning { target: seat })
        }
        Card::THIEF => {
            !own && turn.allows(Move::Thief {
                target: seat,
                rank: place,
            })
        }
        card => own && turn.accepts(card, place),
    }
}

fn in_sequence(turn: &Turn, seat: Seat, place: u8, chosen: Option<Card>) -> Marks {
    let Some(chosen) = chosen else {
        return Marks::default();
    };
    let own = seat == turn.viewing.seat;
    let aim = is_aim(turn, seat, place, chosen);
    let aiming = matches!(chosen, Card::LIGHTNING | Card::THIEF);
    // A whole strip that cannot be struck is dim; of the others only what is aimed at is lit.
    let safe = match chosen {
        Card::LIGHTNING => !turn.allows(Move::Lightning { target: seat }),
        Card::THIEF => !aim,
        _ => false,
    };
    // What would have to go looks other than a free place.
    let rim = if own { Rim::Takes } else { Rim::Target };
    Marks {
        rim: aim.then_some(rim),
        dim: aiming && !own && safe,
        ..default()
    }
}

/// Reticles on what can be struck or stolen, light round the plates that can be aimed at, and
/// round the place where the chosen card goes.
fn aim(
    turn: Turn,
    choice: Res<Choice>,
    phase: Res<State<Phase>>,
    layout: Res<Layout>,
    frame: Res<Frame>,
    art: Res<Art>,
    old: Query<Entity, With<Aim>>,
    mut commands: Commands,
) {
    let changed =
        choice.is_changed() || phase.is_changed() || layout.is_changed() || turn.lying.is_changed();
    if !changed {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let choosing = *phase.get() == Phase::Choosing && turn.is_mine();
    if choosing && matches!(turn.phase(), Step::Act { .. }) {
        only_to_discard(&turn, &layout, &art, &mut commands);
    }
    let Some(chosen) = turn.chosen(&choice).filter(|_| choosing) else {
        return;
    };
    let mut add = |sprite: Sprite, at: Vec2, layer: f32, scale: f32| {
        commands.spawn((
            Name::new("aim"),
            OnTable,
            Aim,
            sprite,
            Transform::from_translation(frame.to_world(at).extend(layer))
                .with_scale(Vec3::splat(scale)),
        ));
    };
    let own = turn.viewing.seat;
    if !matches!(chosen, Card::EXPLORER | Card::LIGHTNING | Card::THIEF) {
        let next = turn.game.state.sequence(own).len();
        if let Some(rect) = layout.seat(own).places.get(next)
            && turn.allows(Move::Lay(chosen))
        {
            let rim = Sprite {
                color: LAMP,
                ..art.sprite(("cards", "rim"))
            };
            add(rim, rect.center(), layers::GLOW, rect.width() / CARD.x);
        }
        for (nth, rect) in (1..).zip(layout.seat(own).places).take(next) {
            if !turn.accepts(chosen, nth) {
                continue;
            }
            // Across the upper edge of the card: what it is can still be read.
            let wide = (rect.width() * SWAP).max(20.0);
            let at = Vec2::new(rect.center().x, rect.min.y - wide * RAISED);
            let disc = Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::MAX,
                ..place(Rect::from_center_size(at, Vec2::splat(wide)))
            };
            commands
                .spawn((
                    Name::new("replaces"),
                    OnTable,
                    Aim,
                    disc,
                    BackgroundColor(EMBER_DEEP),
                    Pickable::IGNORE,
                ))
                .with_child(icon(&art, "turn-board", wide * 0.78, IVORY));
        }
        return;
    }
    for seat in turn.opponents() {
        let parts = layout.seat(seat);
        let aims: Vec<&Rect> = (1..)
            .zip(&parts.places)
            .filter(|(place, _)| is_aim(&turn, seat, *place, chosen))
            .map(|(_, rect)| rect)
            .collect();
        for rect in &aims {
            let reticle = Sprite {
                color: BOLT,
                ..art.sprite(("soon", "reticle"))
            };
            add(
                reticle,
                rect.center(),
                layers::FLYING - 0.5,
                rect.width() / 44.0 * CLOSE,
            );
        }
        let asked = chosen == Card::EXPLORER && choice.who.is_none_or(|who| who == seat);
        if asked || !aims.is_empty() {
            let glow = Sprite {
                color: LAMP.with_alpha(0.5),
                ..art.sliced(("cards", "plate-glow"), parts.plate.size())
            };
            add(glow, parts.plate.center(), layers::BOARD + 0.06, 1.0);
        }
    }
}

/// What can be thrown away, and nothing else, wears the sign of the button that does it: under its
/// index, where the next card does not cover it.
fn only_to_discard(turn: &Turn, layout: &Layout, art: &Art, commands: &mut Commands) {
    let held = turn.lying.cards(zone::hand(turn.viewing.seat)).len();
    for (nth, place) in layout.hand(held).cards.into_iter().enumerate() {
        let discards = turn
            .card(nth)
            .is_some_and(|card| !turn.is_playable(card) && turn.allows(Move::Discard(card)));
        if !discards {
            continue;
        }
        let under_the_index = Vec2::new(-0.34 * place.width, 0.04 * place.width);
        let turned = Vec2::from_angle(place.turn.to_radians()).rotate(under_the_index);
        let disc = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::MAX,
            ..super::guide::sign_at(place.at + turned)
        };
        commands
            .spawn((
                Name::new("to discard"),
                OnTable,
                Aim,
                disc,
                BackgroundColor(WELL.with_alpha(0.9)),
                Pickable::IGNORE,
            ))
            .with_child(icon(
                art,
                super::guide::DISCARDS,
                super::guide::SIGN * 0.75,
                IVORY,
            ));
    }
}

/// How much closer to a card than it was drawn the reticle is: names above it stay free.
const CLOSE: f32 = 0.84;
/// How wide the sign of a replacement is, in parts of a card, and how far above the card's edge its
/// middle is, in parts of itself.
const SWAP: f32 = 0.36;
const RAISED: f32 = 0.3;
/// The yellow of lightning.
const BOLT: Color = Color::srgb(1.0, 0.87, 0.3);
