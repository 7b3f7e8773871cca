//! Choosing what to do: a card first from the pile or the discard; then a card of the hand and
//! where it goes. Dragging a card there does both. Nothing is played before the last step.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::cards::PLACES;
use veillee_rules::games::soon::{Card, Move, Phase, Soon};

use super::arrange;
use super::effects::Lock;
use super::layout::{Layout, zone};
use super::piece::Piece;
use super::turn::{Choice, Turn, into_sequence};
use crate::action::{Action, Screen, pressed};
use crate::motion::{cards, ease};
use crate::play::{Gate, Match, PlaySystems, Viewing, table_of};
use crate::table::cards::face_of;
use crate::table::pieces::Travel;
use crate::table::targets::{self, Dropped, Target};
use crate::table::zones::{Way, Zones};

/// Where answers go: through the gate, or to the lock that shakes.
#[derive(SystemParam)]
struct Answers<'w, 's> {
    gate: Gate<'w, Soon>,
    locks: Query<'w, 's, &'static mut Lock>,
}

pub(super) fn plugin(app: &mut App) {
    let at_the_table = resource_exists::<Layout>
        .and_then(resource_exists::<Zones>)
        .and_then(in_state(Screen::Table));
    app.init_resource::<Choice>()
        .add_systems(
            table_of::<Soon>(),
            press
                .run_if(at_the_table.clone())
                .before(PlaySystems::Rules),
        )
        .add_systems(
            table_of::<Soon>(),
            reflow
                .run_if(resource_changed::<Choice>)
                .run_if(at_the_table)
                .after(PlaySystems::Phase),
        )
        .add_systems(OnExit(Screen::Table), |mut choice: ResMut<Choice>| {
            *choice = Choice::default();
        });
}

pub(super) fn chosen(world: &World) -> Option<usize> {
    world.get_resource::<Choice>()?.card
}

/// What was chosen is no longer there.
pub(super) fn forget(world: &mut World) {
    world.resource_mut::<Choice>().set_if_neq(Choice::default());
}

fn reflow(world: &mut World) {
    let way = Travel::straight(cards::REFLOW, ease::ARRIVE);
    arrange(world, Way::Travel(way));
}

/// Targets over what can be pressed now.
pub(super) fn lay_targets(world: &mut World, layout: &Layout) {
    let viewing = *world.resource::<Viewing>();
    let lying = world.resource::<Zones>();
    let soon = &world.resource::<Match<Soon>>().state;
    let drawing = soon.phase() == Phase::Draw;
    let hand: Vec<Entity> = lying.cards(zone::hand(viewing.seat)).to_vec();
    let card = |nth: usize| face_of::<Card>(world, *hand.get(nth)?);
    let mut targets = Vec::new();
    let mut add = |piece: Piece, rect: Rect, card: Option<Entity>, first: bool| {
        targets.push(Target {
            press: piece.into(),
            rect,
            card,
            first,
        });
    };
    let top = |zone| lying.cards(zone).last().copied().filter(|_| drawing);
    add(Piece::Pile, layout.pile, top(zone::PILE), drawing);
    add(Piece::Discard, layout.discard, top(zone::DISCARD), false);
    let chosen = world.resource::<Choice>().card.and_then(card);
    match chosen {
        Some(Card::EXPLORER | Card::LIGHTNING | Card::THIEF) => {
            for seat in Seat::all(layout.players).filter(|seat| *seat != viewing.seat) {
                add(Piece::Plate(seat), layout.seat(seat).plate, None, false);
            }
        }
        Some(_) => {
            for (place, rect) in (1..).zip(layout.own_targets()) {
                add(Piece::Place(viewing.seat, place), rect, None, false);
            }
        }
        None => {}
    }
    let asks = world.resource::<Choice>().who.is_some();
    let covered = asks && !layout.panel.intersect(layout.hand).is_empty();
    if viewing.open && !covered {
        let middle = hand.len() / 2;
        for (nth, place) in layout.hand(hand.len()).cards.into_iter().enumerate() {
            let first = !drawing && nth == middle;
            if let Some(rect) = place.target {
                add(Piece::Hand(nth), rect, Some(hand[nth]), first);
            }
        }
    }
    targets::set(world, &targets);
}

fn press(
    mut actions: MessageReader<Action>,
    mut drops: MessageReader<Dropped>,
    turn: Turn,
    layout: Res<Layout>,
    mut choice: ResMut<Choice>,
    mut answers: Answers,
) {
    for action in actions.read() {
        if let Some(piece) = pressed(action) {
            let mut next = *choice;
            tap(&turn, &mut next, &mut answers, piece);
            choice.set_if_neq(next);
        }
    }
    for dropped in drops.read() {
        let Some(piece) = dropped.piece.read() else {
            continue;
        };
        let mut next = *choice;
        match piece {
            // Pulled towards the hand.
            Piece::Pile | Piece::Discard if dropped.at.y > layout.tray.max.y => {
                tap(&turn, &mut next, &mut answers, piece);
            }
            Piece::Hand(nth) => {
                if let Some(on) = under(&turn, &layout, dropped.at) {
                    next = Choice {
                        card: Some(nth),
                        ..default()
                    };
                    tap(&turn, &mut next, &mut answers, on);
                }
            }
            _ => {}
        }
        choice.set_if_neq(next);
    }
}

/// What a card dropped here is meant for.
fn under(turn: &Turn, layout: &Layout, at: Vec2) -> Option<Piece> {
    if layout.discard.inflate(16.0).contains(at) {
        return Some(Piece::Discard);
    }
    let own = turn.viewing.seat;
    if layout.tray.contains(at) {
        let nearest = (1..).zip(layout.seat(own).places).min_by(|(_, a), (_, b)| {
            let far = |rect: &Rect| (rect.center().x - at.x).abs();
            far(a).total_cmp(&far(b))
        });
        return nearest.map(|(place, _)| Piece::Place(own, place));
    }
    turn.opponents().find_map(|seat| {
        let parts = layout.seat(seat);
        let place = (1..)
            .zip(parts.places)
            .find(|(_, rect)| rect.contains(at))
            .map(|(place, _)| Piece::Place(seat, place));
        place.or_else(|| parts.plate.contains(at).then_some(Piece::Plate(seat)))
    })
}

/// One press: the next step of a choice, or a move.
fn tap(turn: &Turn, choice: &mut Choice, answers: &mut Answers, piece: Piece) {
    let chosen = turn.chosen(choice);
    match piece {
        Piece::Pile => {
            answers.gate.play(Move::Draw);
        }
        Piece::Discard => match chosen {
            Some(card) => {
                answers.gate.play(Move::Discard(card));
            }
            None => {
                if turn.is_mine() && turn.phase() == Phase::Draw && !turn.allows(Move::TakeDiscard)
                {
                    answers.locks.iter_mut().for_each(|mut lock| lock.shake());
                }
                answers.gate.play(Move::TakeDiscard);
            }
        },
        Piece::DiscardIt => {
            if let Some(card) = chosen {
                answers.gate.play(Move::Discard(card));
            }
        }
        // One step back.
        Piece::Cancel => {
            if choice.rank.take().is_none() && choice.who.take().is_none() {
                choice.card = None;
            }
        }
        Piece::Hand(nth) => tap_hand(turn, choice, answers, nth),
        Piece::Plate(seat) => match chosen {
            Some(Card::EXPLORER) => ask(turn, choice, answers, seat),
            Some(Card::LIGHTNING) => {
                answers.gate.play(Move::Lightning { target: seat });
            }
            Some(Card::THIEF) => steal(turn, choice, answers, seat),
            Some(card) => {
                answers.gate.play(Move::Lay(card));
            }
            None => {}
        },
        Piece::Place(seat, place) => match chosen {
            Some(card) if seat == turn.viewing.seat => {
                let m = into_sequence(&turn.game.state, seat, card, place);
                answers.gate.play(m);
            }
            Some(_) => tap(turn, choice, answers, Piece::Plate(seat)),
            None => {}
        },
        Piece::Rank(rank) => {
            if let (Some(target), Some(Card::THIEF)) = (choice.who, chosen) {
                answers.gate.play(Move::Thief { target, rank });
            } else if let Some(target) = choice.who {
                let colour = None;
                let m = Move::Explorer {
                    target,
                    rank,
                    colour,
                };
                if answers.gate.grants(&m) {
                    choice.rank = Some(rank);
                }
            }
        }
        Piece::Colour(colour) => {
            if let (Some(target), Some(rank)) = (choice.who, choice.rank) {
                let m = Move::Explorer {
                    target,
                    rank,
                    colour,
                };
                answers.gate.play(m);
            }
        }
    }
}

/// The first tap lifts a card; the second lays it where it goes next, or puts it back.
fn tap_hand(turn: &Turn, choice: &mut Choice, answers: &mut Answers, nth: usize) {
    let Some(card) = turn.card(nth) else {
        return;
    };
    if let Some(words) = answers.gate.why_closed() {
        return answers.gate.refuse(words);
    }
    match turn.phase() {
        Phase::Give { .. } => {
            if choice.card == Some(nth) {
                answers.gate.play(Move::Give(card));
            } else if answers.gate.grants(&Move::Give(card)) {
                choice.card = Some(nth);
            }
        }
        Phase::Draw => {
            // Says that a card comes first.
            answers.gate.grants(&Move::Discard(card));
        }
        Phase::Act { .. } if choice.card == Some(nth) => {
            if turn.allows(Move::Lay(card)) {
                answers.gate.play(Move::Lay(card));
            } else {
                *choice = Choice::default();
            }
        }
        Phase::Act { .. } => {
            *choice = Choice {
                card: Some(nth),
                ..default()
            };
        }
    }
}

/// Whoever is chosen can be asked for something: for a 1, if for nothing else.
fn ask(_turn: &Turn, choice: &mut Choice, answers: &mut Answers, target: Seat) {
    let m = Move::Explorer {
        target,
        rank: 1,
        colour: None,
    };
    if answers.gate.grants(&m) {
        choice.who = Some(target);
        choice.rank = None;
    }
}

/// A press on a plate is enough, unless several cards can be stolen there.
fn steal(turn: &Turn, choice: &mut Choice, answers: &mut Answers, target: Seat) {
    let mut ranks = turn.stealable(target);
    let (one, more) = (ranks.next(), ranks.next());
    drop(ranks);
    let next = turn.game.state.sequence(turn.viewing.seat).len() as u8 + 1;
    match (one, more) {
        (Some(_), Some(_)) => choice.who = Some(target),
        // Where there is none, this says why not.
        (rank, _) => {
            let rank = rank.unwrap_or(next.min(PLACES));
            answers.gate.play(Move::Thief { target, rank });
        }
    }
}
