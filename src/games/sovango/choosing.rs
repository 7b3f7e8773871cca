//! Choosing a card: the first tap lifts it, the second plays it; dragging it to the middle does
//! both. What may not be played is dimmed, and says why.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::sovango::{Card, Sovango};

use super::layout::{Layout, zone};
use super::piece::Piece;
use super::{Shown, arrange, tricks, winning};
use crate::action::{Action, Screen, pressed};
use crate::motion::{cards, ease};
use crate::play::history::Hint;
use crate::play::{Gate, Match, Phase, PlaySystems, Viewing, table_of};
use crate::table::cards::{CARD, Identity, Marks, Rim, face_of};
use crate::table::director::OnTable;
use crate::table::fan::{self, HandScroll};
use crate::table::layers;
use crate::table::pieces::Travel;
use crate::table::targets::{self, Dropped, Target};
use crate::table::zones::{Zones, Way};
use crate::theme::palette::LAMP;
use crate::theme::{Art, Frame};

/// The card that has been lifted.
#[derive(Resource, Default, PartialEq)]
pub struct Chosen(Option<Card>);

/// Where the card about to be played will lie.
#[derive(Component)]
struct Slot;

pub(super) fn build(world: &mut World, layout: &Layout) {
    let frame = *world.resource::<Frame>();
    let slot = layout.slot();
    let sprite = Sprite {
        color: LAMP,
        ..world.resource::<Art>().sprite(("cards", "slot-up"))
    };
    world.spawn((
        Name::new("slot"),
        OnTable,
        Slot,
        sprite,
        Transform::from_translation(frame.to_world(slot.center()).extend(layers::PREVIEW))
            .with_scale(Vec3::splat(slot.width() / CARD.x)),
        Visibility::Hidden,
    ));
}

fn show_slot(phase: Res<State<Phase>>, mut slots: Query<&mut Visibility, With<Slot>>) {
    for mut slot in &mut slots {
        slot.set_if_neq(if *phase.get() == Phase::Choosing {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    let at_the_table = resource_exists::<Layout>.and_then(in_state(Screen::Table));
    app.init_resource::<Chosen>()
        .add_systems(
            table_of::<Sovango>(),
            press
                .run_if(at_the_table.clone())
                .before(PlaySystems::Rules),
        )
        .add_systems(
            table_of::<Sovango>(),
            (
                reflow.run_if(resource_changed::<Chosen>.or_else(resource_changed::<HandScroll>)),
                mark,
                show_slot,
            )
                .chain()
                .run_if(at_the_table)
                .after(PlaySystems::Phase),
        )
        .add_systems(OnExit(Screen::Table), |mut chosen: ResMut<Chosen>| {
            chosen.0 = None;
        });
}

pub(super) fn chosen(world: &World) -> Option<Card> {
    world.get_resource::<Chosen>()?.0
}

/// After a card has been played, none is lifted.
pub(super) fn forget(world: &mut World) {
    if world.resource::<Chosen>().0.is_some() {
        world.resource_mut::<Chosen>().0 = None;
    }
}

/// A target over each card of the viewer's hand, and over what can be looked at.
pub(super) fn lay_targets(world: &mut World, layout: &Layout) {
    let viewing = *world.resource::<Viewing>();
    let mut targets = tricks::targets(world, layout);
    if viewing.open {
        let hand: Vec<Entity> = world
            .resource::<Zones>()
            .cards(zone::hand(viewing.seat))
            .to_vec();
        let fan = layout.hand(hand.len());
        let middle = hand.len() / 2;
        for (nth, (entity, place)) in hand.into_iter().zip(&fan.cards).enumerate() {
            let card = face_of::<Card>(world, entity);
            if let (Some(card), Some(rect)) = (card, place.target) {
                targets.push(Target {
                    press: Piece::Card(card).into(),
                    rect,
                    card: Some(entity),
                    first: nth == middle,
                });
            }
        }
        fan::lay_ends(world, &fan, &mut targets);
    }
    targets::set(world, &targets);
}

fn reflow(world: &mut World) {
    let way = Travel::straight(cards::REFLOW, ease::ARRIVE);
    arrange(world, Way::Travel(way));
}

fn press(
    mut actions: MessageReader<Action>,
    mut drops: MessageReader<Dropped>,
    layout: Res<Layout>,
    mut chosen: ResMut<Chosen>,
    mut gate: Gate<Sovango>,
) {
    let play = |card: Card, chosen: &mut ResMut<Chosen>, gate: &mut Gate<Sovango>| {
        if !gate.play(card) && chosen.0.is_some() {
            chosen.0 = None;
        }
    };
    for action in actions.read() {
        let Some(Piece::Card(card)) = pressed(action) else {
            continue;
        };
        let barred = gate.is_open() && gate.game.state.why_illegal(&card).is_some();
        if chosen.0 == Some(card) || barred {
            play(card, &mut chosen, &mut gate);
        } else {
            // Before one's turn a card can be made ready.
            chosen.0 = Some(card);
        }
    }
    for dropped in drops.read() {
        // Anywhere above the hand is the table.
        if let Some(Piece::Card(card)) = dropped.piece.read()
            && dropped.at.y < layout.places.hand.min.y
        {
            play(card, &mut chosen, &mut gate);
        }
    }
}

/// Dims what may not be played, lights what was chosen, crowns what wins.
fn mark(
    game: Res<Match<Sovango>>,
    shown: Res<Shown>,
    viewing: Res<Viewing>,
    chosen: Res<Chosen>,
    phase: Res<State<Phase>>,
    hint: Option<Res<Hint<Sovango>>>,
    lying: Res<Zones>,
    mut marked: Query<(&Identity<Card>, &mut Marks)>,
) {
    let changed = shown.is_changed()
        || chosen.is_changed()
        || phase.is_changed()
        || lying.is_changed()
        || hint.as_ref().is_some_and(|hint| hint.is_changed());
    if !changed {
        return;
    }
    let choosing = *phase.get() == Phase::Choosing;
    let hint = hint.filter(|_| choosing).map(|hint| hint.0);
    let winner = winning(&shown, game.state.config());
    for (zone, cards) in lying.zones() {
        let own = zone == zone::hand(viewing.seat);
        let in_trick = zone.kind == zone::TRICK;
        for entity in cards {
            let Ok((card, mut marks)) = marked.get_mut(*entity) else {
                continue;
            };
            let card = card.0;
            let is_chosen = own && card.is_some() && card == chosen.0;
            let wins = in_trick && card.is_some() && card == winner;
            let hinted = own && card.is_some() && card == hint;
            let barred = own
                && choosing
                && card.is_some_and(|card| game.state.why_illegal(&card).is_some());
            marks.set_if_neq(Marks {
                rim: if is_chosen || hinted {
                    Some(Rim::Chosen)
                } else if wins {
                    Some(Rim::Gold)
                } else {
                    None
                },
                dim: barred,
                tick: false,
                crown: wins,
                lifted: is_chosen,
            });
        }
    }
}
