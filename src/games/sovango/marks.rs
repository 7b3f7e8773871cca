//! What is lit and what is dimmed: what may be played, what was chosen, what takes the trick.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::sovango::{Card, Sovango, SovangoConfig, strongest};

use super::Shown;
use super::choosing::{self, Chosen};
use super::layout::{Layout, zone};
use super::slots::InTrick;
use crate::action::Screen;
use crate::play::history::Hint;
use crate::play::{Match, Phase, PlaySystems, Viewing, table_of};
use crate::table::cards::{Identity, Marks, Rim};
use crate::table::zones::Zones;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Sovango>(),
        mark.run_if(resource_exists::<Layout>.and_then(in_state(Screen::Table)))
            .after(choosing::reflow)
            .after(PlaySystems::Phase),
    );
}

/// The card that takes the trick as it lies, and whose it is.
pub(super) fn winning(shown: &Shown, config: &SovangoConfig) -> Option<(Seat, Card)> {
    let cards: Vec<Card> = shown.trick.iter().map(|(_, card)| *card).collect();
    let at = strongest(&cards, shown.franchise, config.zeros);
    shown.trick.get(at).copied()
}

/// Dims what may not be played, lights what was chosen and what takes the trick.
pub(super) fn mark(
    game: Res<Match<Sovango>>,
    shown: Res<Shown>,
    viewing: Res<Viewing>,
    chosen: Res<Chosen>,
    phase: Res<State<Phase>>,
    hint: Option<Res<Hint<Sovango>>>,
    lying: Res<Zones>,
    mut marked: Query<(&Identity<Card>, &mut Marks, Has<InTrick>)>,
    mut left: RemovedComponents<InTrick>,
) {
    let changed = left.read().count() > 0
        || shown.is_changed()
        || chosen.is_changed()
        || phase.is_changed()
        || lying.is_changed()
        || hint.as_ref().is_some_and(|hint| hint.is_changed());
    if !changed {
        return;
    }
    let choosing = *phase.get() == Phase::Choosing;
    let hint = hint.filter(|_| phase.shows_hints()).map(|hint| hint.0);
    // Until it is swept away a trick that has been taken shows by which card.
    let winner = winning(&shown, game.state.config());
    let winner = winner.or(shown.taken.map(|(seat, card, _)| (seat, card)));
    for (zone, cards) in lying.zones() {
        let own = zone == zone::hand(viewing.seat);
        for entity in cards {
            let Ok((card, mut marks, in_trick)) = marked.get_mut(*entity) else {
                continue;
            };
            let card = card.0;
            let is_chosen = own && card.is_some() && card == chosen.0;
            let wins = in_trick && card.is_some() && card == winner.map(|(_, card)| card);
            let hinted = own && card.is_some() && card == hint;
            let barred =
                own && choosing && card.is_some_and(|card| game.state.why_illegal(&card).is_some());
            marks.set_if_neq(Marks {
                rim: if is_chosen || hinted {
                    Some(Rim::Chosen)
                } else if wins {
                    Some(Rim::Takes)
                } else {
                    None
                },
                dim: barred,
                lifted: is_chosen,
                ..default()
            });
        }
    }
}
