//! Choosing a card: the first tap lifts it, the second plays it; dragging it to the middle does
//! both. What may not be played is dimmed, and says why.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Status};
use veillee_rules::games::sovango::cards::CardSet;
use veillee_rules::games::sovango::{Card, Sovango};

use super::layout::{Layout, zone};
use super::piece::Piece;
use super::words::the;
use super::{arrange, tricks};
use crate::action::{Action, Screen, pressed};
use crate::locale::Words;
use crate::motion::{cards, ease};
use crate::play::{Gate, Match, Phase, PlaySystems, Prompt, Viewing, note, table_of};
use crate::table::cards::face_of;
use crate::table::fan::{self, HandScroll};
use crate::table::pieces::Travel;
use crate::table::targets::{self, Dropped};
use crate::table::zones::Way;

/// The card that has been lifted.
#[derive(Resource, Default, PartialEq)]
pub struct Chosen(pub(super) Option<Card>);

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
            reflow
                .run_if(resource_changed::<Chosen>.or_else(resource_changed::<HandScroll>))
                .run_if(at_the_table)
                .after(PlaySystems::Phase),
        )
        .add_systems(
            table_of::<Sovango>(),
            tell_what_a_tap_does
                .run_if(resource_changed::<Chosen>.or_else(state_changed::<Phase>))
                .run_if(in_state(Screen::Table))
                .after(PlaySystems::Phase),
        )
        .add_systems(OnExit(Screen::Table), |mut chosen: ResMut<Chosen>| {
            chosen.0 = None;
        });
}

pub(super) fn chosen(world: &World) -> Option<Card> {
    world.get_resource::<Chosen>()?.0
}

/// What may be played now, where not everything may. By the rules' state: the cards stand ready as
/// soon as the last of the others lies.
pub(super) fn ready(world: &World) -> CardSet {
    let state = &world.resource::<Match<Sovango>>().state;
    let viewer = world.resource::<Viewing>().seat;
    if state.status() != Status::ToMove(viewer) {
        return CardSet::EMPTY;
    }
    let hand = state.hand(viewer);
    let legal: CardSet = hand
        .iter()
        .filter(|card| state.why_illegal(card).is_none())
        .collect();
    if legal == hand { CardSet::EMPTY } else { legal }
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
        fan::lay_targets(
            world,
            zone::hand(viewing.seat),
            |of| layout.hand(of),
            |world, _, card| face_of(world, card).map(Piece::Card),
            &mut targets,
        );
    }
    targets::set(world, &targets);
}

pub(super) fn reflow(world: &mut World) {
    let way = Travel::straight(cards::REFLOW, ease::ARRIVE);
    arrange(world, Way::Travel(way));
}

/// No button plays a card that has been lifted: the lane says what does.
fn tell_what_a_tap_does(
    game: Res<Match<Sovango>>,
    chosen: Res<Chosen>,
    mut prompt: ResMut<Prompt>,
) {
    let card = chosen
        .0
        .filter(|card| game.state.why_illegal(card).is_none());
    let says = card.map(|card| Words::new("sovango-note-chosen").with("card", the(card)));
    note(&mut prompt, says);
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
