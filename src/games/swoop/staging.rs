//! What each event does to the cards on the table.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::swoop::{Card, Event, Laid, Origin, Swoop};

use super::posing::zone;
use super::{Shown, arrange, choosing, effects, face, motion as pace};
use crate::audio::PlaySound;
use crate::motion::{cards, ease};
use crate::play::{Match, Viewing};
use crate::table::card_table;
use crate::table::cards::settle_cards;
use crate::table::director::Beat;
use crate::table::pieces::Travel;
use crate::table::zones::{self, Way, Zone};

pub(super) fn sound(world: &mut World, name: &'static str) {
    world.write_message(PlaySound::named(name));
}

pub(super) fn travel(duration: Duration) -> Travel {
    Travel {
        swell: cards::LIFT,
        ..Travel::straight(duration, ease::ARRIVE)
    }
}

fn place_of(seat: Seat, from: Origin) -> Zone {
    match from {
        Origin::Hand => zone::hand(seat),
        Origin::FaceUp { column } => zone::up(seat, column),
        Origin::FaceDown { column } => zone::down(seat, column),
    }
}

/// Moves the cards for an event. A hidden card that has been turned over is part of the pile
/// from the next event on.
pub(super) fn stage(world: &mut World, event: &Event) -> Beat {
    let landed = !world
        .resource::<zones::Zones>()
        .cards(zone::FLIPPED)
        .is_empty();
    if landed {
        zones::carry_all(world, zone::FLIPPED, zone::PILE);
        let way = Travel::straight(cards::REFLOW, ease::ARRIVE);
        arrange(world, Way::Travel(way));
    }
    let beat = stage_event(world, event);
    Beat {
        next: beat.next,
        rest: if landed {
            beat.rest.max(cards::REFLOW)
        } else {
            beat.rest
        },
    }
}

fn stage_event(world: &mut World, event: &Event) -> Beat {
    let named = matches!(event, Event::Swoop { .. });
    if world.resource::<Shown>().named != named {
        world.resource_mut::<Shown>().named = named;
    }
    match event {
        Event::RoundStarted { turner, .. } => {
            card_table::take_up::<Card>(world, *turner, zone::PACK);
            world.resource_mut::<Shown>().again = None;
            choosing::forget(world);
            arrange(world, Way::Travel(travel(cards::SWEEP)));
            zones::shuffle(world, zone::PACK);
            cards::EVENT_BEAT.into()
        }
        Event::DealtFaceDown { seat, column } => deal(world, None, zone::down(*seat, *column)),
        Event::DealtFaceUp { seat, column, card } => {
            deal(world, Some(face(*card)), zone::up(*seat, *column))
        }
        Event::DealtToHand { seat, card } => deal(world, card.map(face), zone::hand(*seat)),
        Event::Turned { card, .. } => {
            zones::carry(world, zone::PACK, Some(face(*card)), zone::PILE);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-flip");
            cards::EVENT_BEAT.into()
        }
        Event::TenPutAside { .. } => {
            zones::carry_all(world, zone::PILE, zone::OUT);
            sort(world, zone::OUT);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-slide");
            cards::EVENT_BEAT.into()
        }
        Event::Turn { .. } => turn(world),
        Event::Played { seat, cards, .. } | Event::Added { seat, cards, .. } => {
            lay(world, *seat, cards)
        }
        Event::PutDown { seat, cards, .. } => {
            let beat = lay(world, *seat, cards);
            Beat {
                next: beat.rest,
                rest: beat.rest,
            }
        }
        Event::Flipped {
            seat,
            column,
            card,
            plays,
        } => effects::flip(world, *seat, *column, *card, *plays),
        Event::MayAdd { .. } | Event::Uncovered { .. } => Duration::ZERO.into(),
        Event::Ten { .. } => effects::ten(world),
        Event::Swoop { count, .. } => effects::swoop(world, usize::from(*count)),
        Event::ThrownAway { cards } => effects::thrown_away(world, cards),
        Event::PlaysAgain { seat } => {
            world.resource_mut::<Shown>().again = Some(*seat);
            Duration::ZERO.into()
        }
        Event::PickedUp { seat, cards } => pick_up(world, *seat, cards.len()),
        Event::RoundOver { .. } => {
            world.resource_mut::<Shown>().again = None;
            sound(world, "bell");
            cards::EVENT_BEAT.into()
        }
        Event::Counted {
            seat, card, from, ..
        } => count(world, *seat, face(*card), *from),
        Event::Scored { seat, total, .. } => {
            let scores = &mut world.resource_mut::<Shown>().scores;
            if let Some(score) = scores.get_mut(seat.index()) {
                *score = u32::from(*total);
            }
            Duration::ZERO.into()
        }
        Event::GameOver { winners, .. } => {
            let viewer = world.resource::<Viewing>().seat;
            let won = winners.contains(viewer);
            sound(world, if won { "win" } else { "lose" });
            cards::EVENT_BEAT.into()
        }
    }
}

fn deal(world: &mut World, card: Option<Card>, to: Zone) -> Beat {
    let tap = to.kind == zone::UP;
    zones::carry(world, zone::PACK, card, to);
    if to.kind == zone::HAND {
        sort(world, to);
    }
    arrange(world, Way::Travel(travel(cards::DEAL_FLIGHT)));
    sound(world, if tap { "card-place" } else { "card-slide" });
    let players = world.resource::<Match<Swoop>>().state.players();
    Beat {
        next: cards::deal(15 * u32::from(players)),
        rest: cards::DEAL_FLIGHT.max(cards::FLIP),
    }
}

/// A hand, or what is out of the game, in order. The two cards of a kind are the same here.
pub(super) fn sort(world: &mut World, zone: Zone) {
    zones::sort::<Card, _>(world, zone, |card| card);
}

/// The next player's turn. Before the first, what was not dealt is put aside.
fn turn(world: &mut World) -> Beat {
    world.resource_mut::<Shown>().again = None;
    if world
        .resource::<zones::Zones>()
        .cards(zone::PACK)
        .is_empty()
    {
        return Duration::ZERO.into();
    }
    zones::carry_all(world, zone::PACK, zone::REST);
    arrange(world, Way::Travel(travel(cards::MOVE)));
    cards::MOVE.into()
}

/// Chosen cards go to the pile together.
fn lay(world: &mut World, seat: Seat, laid: &[Laid]) -> Beat {
    if laid.is_empty() {
        return Duration::ZERO.into();
    }
    for laid in laid {
        let from = place_of(seat, laid.from);
        zones::carry(world, from, Some(face(laid.card)), zone::PILE);
    }
    if seat == world.resource::<Viewing>().seat {
        choosing::forget(world);
    }
    world.resource_mut::<Shown>().again = None;
    arrange(world, Way::Travel(travel(pace::PLAY)));
    // Played openly: what it is can be seen all the way.
    settle_cards(world);
    sound(world, "card-place");
    pace::PLAY.into()
}

/// The pile breaks over the hand like a wave.
fn pick_up(world: &mut World, seat: Seat, count: usize) -> Beat {
    zones::carry_all(world, zone::PILE, zone::hand(seat));
    let viewer = world.resource::<Viewing>().viewer();
    if viewer.sees_hand_of(seat) {
        sort(world, zone::hand(seat));
    } else {
        zones::forget_faces::<Card>(world, zone::hand(seat));
    }
    if seat == world.resource::<Viewing>().seat {
        choosing::forget(world);
    }
    let each = pace::wave(count);
    arrange(world, Way::Staggered(travel(pace::PICK_UP), each));
    sound(world, "pickup");
    // The cards that were there before make room too.
    let moving = world
        .resource::<zones::Zones>()
        .cards(zone::hand(seat))
        .len();
    (each * moving as u32 + pace::PICK_UP.max(cards::FLIP)).into()
}

/// What is left is counted; what was hidden is turned over for it.
fn count(world: &mut World, seat: Seat, card: Card, from: Origin) -> Beat {
    let Origin::FaceDown { .. } = from else {
        return Duration::ZERO.into();
    };
    zones::show_face(world, place_of(seat, from), card);
    arrange(world, Way::Travel(travel(cards::MOVE)));
    sound(world, "card-flip");
    Beat {
        next: pace::COUNT,
        rest: cards::FLIP,
    }
}
