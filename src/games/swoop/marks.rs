//! What is lit and what is veiled: what may be played, what is chosen, what lies under the run.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Status};
use veillee_rules::games::swoop::{Card, Chosen, Column, Columns, Move, Swoop};

use super::choosing::{Choice, attempt, chosen, place_in, slots};
use super::layout::Layout;
use super::posing::zone;
use super::{CardSet, top_run};
use crate::action::Screen;
use crate::play::history::Hint;
use crate::play::{Match, Phase, PlaySystems, Viewing, table_of};
use crate::table::cards::{Identity, Marks, Rim};
use crate::table::zones::Zones;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Swoop>(),
        mark.run_if(
            resource_exists::<Layout>
                .and_then(resource_exists::<Zones>)
                .and_then(in_state(Screen::Table)),
        )
        .after(PlaySystems::Phase),
    );
}

/// What is there to be said of one of the viewer's cards.
struct Judge<'a> {
    state: &'a Swoop,
    seat: Seat,
    choice: &'a Choice,
    choosing: bool,
    hint: Choice,
}

impl Judge<'_> {
    /// The marks of a single card of the hand or the face-up ones, as a choice of its own.
    fn open(&self, alone: Choice) -> Marks {
        let part = |of: &Choice| {
            !(of.cards.hand & alone.cards.hand).is_empty()
                || of.cards.up.bits() & alone.cards.up.bits() != 0
        };
        let is_chosen = part(self.choice);
        let seat = self.seat;
        let alone = chosen(self.state, seat, &alone);
        let outcome = self.choosing.then(|| attempt(self.state, alone));
        let must_go = matches!(outcome, Some(Ok(Move::PutDown(_)))) && self.nothing_to_play();
        Marks {
            rim: if is_chosen || part(&self.hint) {
                Some(Rim::Chosen)
            } else {
                must_go.then_some(Rim::Alarm)
            },
            dim: matches!(outcome, Some(Err(_))),
            tick: is_chosen,
            lifted: is_chosen,
            ..default()
        }
    }

    /// Rule 7: nothing may be played, so that something must be put down.
    fn nothing_to_play(&self) -> bool {
        !self.state.has_a_play()
    }

    fn hidden(&self, column: Column, covered: bool) -> Marks {
        let is_chosen = self.choice.blind == Some(column);
        let may = self.choosing && !covered && self.state.rank_to_add().is_none();
        // It would take the place of what has been chosen.
        let may = may && self.choice.cards.is_empty();
        Marks {
            rim: if is_chosen || self.hint.blind == Some(column) {
                Some(Rim::Chosen)
            } else {
                may.then_some(Rim::Legal)
            },
            lifted: is_chosen,
            ..default()
        }
    }
}

/// A hint, as if it had been chosen.
fn hinted(state: &Swoop, seat: Seat, hint: Option<&Move>) -> Choice {
    let hand = state.hand(seat);
    match hint {
        Some(Move::Blind { column }) => Choice {
            blind: Some(*column),
            ..default()
        },
        Some(Move::Play(cards) | Move::PutDown(cards) | Move::Add(cards)) => Choice {
            cards: Chosen {
                hand: cards
                    .hand
                    .iter()
                    .filter_map(|card| place_in(hand, card))
                    .collect(),
                up: cards.up,
            },
            ..default()
        },
        None => Choice::default(),
    }
}

fn mark(
    game: Res<Match<Swoop>>,
    viewing: Res<Viewing>,
    choice: Res<Choice>,
    phase: Res<State<Phase>>,
    hint: Option<Res<Hint<Swoop>>>,
    lying: Res<Zones>,
    mut cards: Query<(&Identity<Card>, &mut Marks)>,
    mut had_hint: Local<bool>,
) {
    let changed = choice.is_changed()
        || phase.is_changed()
        || lying.is_changed()
        || *had_hint != hint.is_some()
        || hint.as_ref().is_some_and(|hint| hint.is_changed());
    if !changed {
        return;
    }
    *had_hint = hint.is_some();
    let choosing =
        *phase.get() == Phase::Choosing && game.state.status() == Status::ToMove(viewing.seat);
    let looks = *phase.get() == Phase::Looking;
    let hint = hint.filter(|_| choosing || looks);
    // A hint is about what is on the table.
    let seen = match hint.is_some() && looks {
        true => game.shown_state(),
        false => game.state.clone(),
    };
    let judge = Judge {
        state: &game.state,
        seat: viewing.seat,
        choice: &choice,
        choosing,
        hint: hinted(&seen, viewing.seat, hint.as_ref().map(|hint| &hint.0)),
    };
    for (zone, entities) in lying.zones() {
        let faces: Vec<Option<Card>> = entities
            .iter()
            .map(|entity| cards.get(*entity).ok()?.0.0)
            .collect();
        let own = zone.seat == viewing.seat.0 && viewing.open;
        let column = Column::try_from(zone.nth).ok();
        let slots = slots(&faces);
        let run = top_run(&faces).map_or(0, |(_, run)| run);
        for (nth, entity) in entities.iter().enumerate() {
            let marks = match (zone, column) {
                (zone::PILE, _) => Marks {
                    dim: nth + run < entities.len(),
                    ..default()
                },
                (zone, _) if own && zone.kind == zone::HAND => match slots[nth] {
                    Some(slot) => judge.open(Choice {
                        cards: Chosen {
                            hand: CardSet::only(slot),
                            up: Columns::NONE,
                        },
                        ..default()
                    }),
                    None => Marks::default(),
                },
                (zone, Some(column)) if own && zone.kind == zone::UP => judge.open(Choice {
                    cards: Chosen {
                        hand: CardSet::NONE,
                        up: Columns::only(column),
                    },
                    ..default()
                }),
                (zone, Some(column)) if own && zone.kind == zone::DOWN => {
                    let covered = !lying.cards(zone::up(viewing.seat, column)).is_empty();
                    judge.hidden(column, covered)
                }
                _ => Marks::default(),
            };
            if let Ok((_, mut old)) = cards.get_mut(*entity) {
                old.set_if_neq(marks);
            }
        }
    }
}
