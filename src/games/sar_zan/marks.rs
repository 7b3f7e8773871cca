//! What is lit and what is dimmed: what can help, what was chosen, what would make 33.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{Card, Cards, Move, Phase as Asks, SarZan};

use super::Shown;
use super::choosing::{self, Chosen, Legal, with_tapped};
use super::layout::{Layout, zone};
use crate::action::Screen;
use crate::play::gate::is_asked;
use crate::play::history::Hint;
use crate::play::{Match, Phase, PlaySystems, Viewing, table_of};
use crate::table::cards::{CARD, Identity, Marks, Rim};
use crate::table::director::OnTable;
use crate::table::fan::InFan;
use crate::table::layers;
use crate::table::zones::Zones;
use crate::theme::{Art, Frame, FrameKind};

/// "→ 33", on the card that would complete what is chosen.
#[derive(Component)]
struct Completes;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<SarZan>(),
        mark.run_if(resource_exists::<Layout>.and_then(in_state(Screen::Table)))
            .after(choosing::reflow)
            .after(PlaySystems::Phase),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let badge = world.resource::<Art>().sprite(("sar-zan", "badge-33"));
    world.spawn((
        Name::new("to 33"),
        OnTable,
        Completes,
        badge,
        Transform::from_scale(Vec3::splat(badge_scale(layout))),
        Visibility::Hidden,
    ));
}

fn badge_scale(layout: &Layout) -> f32 {
    match layout.places.kind {
        FrameKind::Wide => 0.9,
        FrameKind::Short | FrameKind::Tall => 0.66,
    }
}

/// How wide and high the badge is drawn.
const BADGE: Vec2 = Vec2::new(68.0, 30.0);
/// The part of a card's width that its number takes.
const NUMBER: f32 = 0.34;

/// Where the badge of a card of the hand lies: beside its number, or where a fan leaves no room
/// for that, under it.
fn badge_place(place: &InFan, scale: f32) -> Vec2 {
    let size = BADGE * scale;
    let card = Vec2::new(place.width, place.width * CARD.y / CARD.x);
    let corner = place.at - card / 2.0;
    let seen = place.target.map_or(card.x, |target| target.width());
    if seen - card.x * NUMBER >= size.x - 4.0 {
        corner + Vec2::new(seen.min(card.x) - size.x / 2.0 - 1.0, size.y / 2.0 + 3.0)
    } else {
        corner + Vec2::new(size.x / 2.0 + 2.0, card.y * 0.36 + size.y / 2.0)
    }
}

/// The card that would make 33 of what is chosen.
fn completing(game: &Match<SarZan>, chosen: Cards) -> Option<Card> {
    let missing = SAR_ZAN.checked_sub(chosen.sum())?;
    let card = u8::try_from(missing).ok().and_then(Card::new)?;
    let whole = chosen | Cards::only(card);
    let fits = !chosen.is_empty()
        && !chosen.contains(card)
        && game.state.phase() == Asks::Answer
        && game.state.why_illegal(&Move::Play(whole)).is_none();
    fits.then_some(card)
}

/// Dims what cannot help, lights what was chosen and what would make 33.
fn mark(
    game: Res<Match<SarZan>>,
    shown: Res<Shown>,
    viewing: Res<Viewing>,
    chosen: Res<Chosen>,
    phase: Res<State<Phase>>,
    hint: Option<Res<Hint<SarZan>>>,
    lying: Res<Zones>,
    layout: Res<Layout>,
    frame: Res<Frame>,
    mut marked: Query<(&Identity<Card>, &mut Marks)>,
    mut badges: Query<(&mut Transform, &mut Visibility), With<Completes>>,
) {
    let changed = shown.is_changed()
        || chosen.is_changed()
        || phase.is_changed()
        || lying.is_changed()
        || hint.as_ref().is_some_and(|hint| hint.is_changed());
    if !changed {
        return;
    }
    let asked = *phase.get() == Phase::Choosing && viewing.open && is_asked(&game, viewing.seat);
    let looks = *phase.get() == Phase::Looking;
    let hinted = match hint.filter(|_| asked || looks).map(|hint| hint.0) {
        Some(Move::Play(cards)) => cards,
        _ => Cards::NONE,
    };
    let legal = asked.then(|| Legal::of(&game.state));
    // Nothing can be laid while the direction is asked for, which is no fault of the cards.
    let legal = legal.filter(|_| game.state.phase() != Asks::Direction);
    let completes = completing(&game, chosen.0).filter(|_| asked);
    let opening = asked && game.state.phase() == Asks::Open;
    let hand = lying.cards(zone::hand(viewing.seat));
    let places = layout.hand(hand.len()).cards;
    let mut badge_at = None;
    // What has left the hand is marked no more, but for a play that nothing beats.
    let last = zone::pile(shown.combinations.saturating_sub(1));
    for (zone, cards) in lying.zones() {
        if zone == zone::hand(viewing.seat) {
            continue;
        }
        let unbeaten = zone == last && shown.announced == SAR_ZAN;
        for entity in cards {
            if let Ok((_, mut marks)) = marked.get_mut(*entity) {
                marks.set_if_neq(Marks {
                    rim: unbeaten.then_some(Rim::Gold),
                    ..default()
                });
            }
        }
    }
    for (entity, place) in hand.iter().zip(places) {
        let Ok((card, mut marks)) = marked.get_mut(*entity) else {
            continue;
        };
        let card = card.0;
        let is_chosen = card.is_some_and(|card| chosen.0.contains(card));
        let barred = card.zip(legal.as_ref()).is_some_and(|(card, legal)| {
            !is_chosen && !legal.can_become(with_tapped(&game.state, chosen.0, card, true))
        });
        let makes_33 = card.is_some() && card == completes;
        if makes_33 {
            badge_at = Some(badge_place(&place, badge_scale(&layout)));
        }
        let glows = card.is_some_and(|card| hinted.contains(card)) || (opening && !barred);
        marks.set_if_neq(Marks {
            rim: if makes_33 {
                Some(Rim::Alarm)
            } else if is_chosen || glows {
                Some(Rim::Chosen)
            } else {
                None
            },
            dim: barred,
            lifted: is_chosen,
            ..default()
        });
    }
    for (mut transform, mut visibility) in &mut badges {
        if let Some(at) = badge_at {
            transform.translation = frame.to_world(at).extend(layers::PIECE + 20.0);
        }
        visibility.set_if_neq(if badge_at.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
