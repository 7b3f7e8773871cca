//! How Soon's events move the cards.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::{Seat, Viewer};
use veillee_rules::games::soon::cards::Card;
use veillee_rules::games::soon::{Event, Soon, Source};

use super::layout::{EIGHT, Layout, zone};
use super::{Shown, arrange, arrange_open, choosing, effects, motion as pace};
use crate::audio::PlaySound;
use crate::games::soon::words;
use crate::locale::Words;
use crate::motion::{cards, ease};
use crate::play::{Match, Viewing};
use crate::table::cards::{face_of, set_face};
use crate::table::director::Beat;
use crate::table::pieces::Travel;
use crate::table::zones::{self, Way, Zone, Zones};

fn travel(duration: Duration) -> Travel {
    Travel {
        swell: cards::LIFT,
        ..Travel::straight(duration, ease::ARRIVE)
    }
}

fn sound(world: &mut World, name: &'static str) {
    world.write_message(PlaySound::named(name));
}

fn sees(world: &World, seat: Seat) -> bool {
    let viewer: Viewer = world.resource::<Viewing>().viewer();
    viewer.sees_hand_of(seat)
}

fn carry(world: &mut World, from: Zone, card: Card, to: Zone) {
    zones::carry(world, from, Some(card), to);
}

fn sort_hand(world: &mut World, seat: Seat) {
    zones::sort::<Card, _>(world, zone::hand(seat), |card| card);
}

/// Where a card comes from that is put into a sequence.
fn origin(source: Source, seat: Seat) -> Zone {
    match source {
        Source::Hand => zone::hand(seat),
        Source::Given | Source::Stolen => zone::PASSING,
    }
}

/// A card has moved: everything goes to where it now belongs.
fn moves(world: &mut World, how: &'static str) -> Beat {
    arrange(world, Way::Travel(travel(cards::MOVE)));
    sound(world, how);
    Beat {
        next: cards::MOVE,
        rest: cards::MOVE.max(cards::FLIP),
    }
}

/// The discard but its top becomes the pile.
fn reshuffle(world: &mut World) {
    let top = world
        .resource::<Zones>()
        .cards(zone::DISCARD)
        .last()
        .and_then(|entity| face_of::<Card>(world, *entity));
    // The top waits aside; nothing else is in passing while the last of the discard is not.
    let aside = zone::PASSING.nth(1);
    zones::carry(world, zone::DISCARD, top, aside);
    zones::carry_all(world, zone::DISCARD, zone::PILE);
    zones::forget_faces::<Card>(world, zone::PILE);
    zones::carry_all(world, aside, zone::DISCARD);
}

/// Moves the cards for an event.
pub(super) fn stage(world: &mut World, event: &Event) -> Beat {
    let beat = move_cards(world, event);
    let own = world.resource::<Viewing>().seat;
    if let Event::Drew { seat, .. }
    | Event::TookDiscard { seat, .. }
    | Event::Laid { seat, .. }
    | Event::Replaced { seat, .. }
    | Event::Discarded { seat, .. }
    | Event::Asked { seat, .. }
    | Event::Gave { seat, .. }
    | Event::Struck { seat, .. }
    | Event::Stole { seat, .. } = event
        && *seat == own
    {
        // The hand is another now, and so is what could be chosen.
        choosing::forget(world);
    }
    beat
}

fn move_cards(world: &mut World, event: &Event) -> Beat {
    match *event {
        Event::RoundStarted { round, .. } => {
            zones::gather::<Card>(world, zone::PILE);
            let mut shown = world.resource_mut::<Shown>();
            shown.round = round;
            shown.blocked = false;
            shown.last_turn = false;
            shown.complete.fill(false);
            choosing::forget(world);
            arrange_open(world, Way::Travel(travel(cards::SWEEP)));
            zones::shuffle(world, zone::PILE);
            sound(world, "riffle");
            cards::EVENT_BEAT.into()
        }
        Event::Dealt { seat, card } => {
            zones::carry(world, zone::PILE, card, zone::hand(seat));
            sort_hand(world, seat);
            arrange(world, Way::Travel(travel(cards::DEAL_FLIGHT)));
            sound(world, "card-slide");
            Beat {
                next: cards::DEAL,
                rest: cards::DEAL_FLIGHT.max(cards::FLIP),
            }
        }
        Event::Turned { card } => {
            carry(world, zone::PILE, card, zone::DISCARD);
            moves(world, "card-flip")
        }
        Event::Reshuffled { .. } => {
            reshuffle(world);
            arrange(world, Way::Travel(travel(cards::SWEEP)));
            sound(world, "riffle");
            cards::EVENT_BEAT.into()
        }
        Event::Drew { seat, card, .. } => {
            zones::carry(world, zone::PILE, card, zone::hand(seat));
            sort_hand(world, seat);
            moves(world, "card-slide")
        }
        Event::TookDiscard { seat, card } => {
            let taken = zones::carry(world, zone::DISCARD, Some(card), zone::hand(seat));
            if let (false, Some(taken)) = (sees(world, seat), taken) {
                // Everybody saw it go; in a hand that is not open it has no face.
                set_face::<Card>(world, taken, None);
            }
            world.resource_mut::<Shown>().blocked = false;
            sort_hand(world, seat);
            moves(world, "card-slide")
        }
        Event::Laid {
            seat,
            place,
            card,
            source,
        } => {
            carry(world, origin(source, seat), card, zone::place(seat, place));
            moves(world, "card-place")
        }
        Event::Replaced {
            seat,
            place,
            card,
            old,
            source,
        } => {
            let here = zone::place(seat, place);
            carry(world, here, old, zone::DISCARD);
            carry(world, origin(source, seat), card, here);
            world.resource_mut::<Shown>().blocked = false;
            moves(world, "card-place")
        }
        Event::Discarded { seat, card } => {
            carry(world, zone::hand(seat), card, zone::DISCARD);
            world.resource_mut::<Shown>().blocked = false;
            moves(world, "card-place")
        }
        Event::Asked { seat, target, .. } => {
            carry(world, zone::hand(seat), Card::EXPLORER, zone::DISCARD);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            effects::compass(world, target);
            sound(world, "explorer");
            pace::COMPASS.into()
        }
        Event::Gave { seat, card, .. } => {
            carry(world, zone::hand(seat), card, zone::PASSING);
            moves(world, "card-slide");
            pace::IN_PASSING.max(cards::FLIP).into()
        }
        Event::Refused { .. } => {
            sound(world, "refuse");
            cards::EVENT_BEAT.into()
        }
        Event::Struck {
            seat,
            target,
            place,
            lost,
        } => {
            effects::bolt(world, seat, target, place);
            carry(world, zone::place(target, place), lost, zone::DISCARD);
            carry(world, zone::hand(seat), Card::LIGHTNING, zone::DISCARD);
            let falls = Travel {
                delay: pace::BOLT,
                ..travel(cards::MOVE)
            };
            arrange(world, Way::Staggered(falls, cards::DEAL));
            sound(world, "thunder");
            (pace::BOLT + cards::EVENT_BEAT).into()
        }
        Event::Stole {
            seat,
            target,
            place,
            card,
        } => {
            let there = zone::place(target, place);
            carry(world, there, card, zone::PASSING);
            carry(world, zone::hand(seat), Card::THIEF, there);
            moves(world, "thief");
            pace::IN_PASSING.max(cards::FLIP).into()
        }
        Event::Blocked { .. } => {
            world.resource_mut::<Shown>().blocked = true;
            Duration::ZERO.into()
        }
        Event::Completed { seat, .. } => {
            let mut shown = world.resource_mut::<Shown>();
            shown.last_turn = true;
            if let Some(complete) = shown.complete.get_mut(seat.index()) {
                *complete = true;
            }
            let places = world.resource::<Layout>().seat(seat).places;
            effects::shine(world, &places);
            sound(world, "bell");
            (cards::EVENT_BEAT + pace::SHINE_EACH * EIGHT as u32).into()
        }
        Event::LastTurn { .. } => Duration::ZERO.into(),
        Event::RoundEnded { .. } => cards::EVENT_BEAT.into(),
        Event::Scored { .. } => Duration::ZERO.into(),
        Event::RoundScored { seat, total, .. } => {
            let mut shown = world.resource_mut::<Shown>();
            if let Some(score) = shown.scores.get_mut(seat.index()) {
                *score = total;
            }
            cards::MOVE.into()
        }
        Event::GameOver { winners } => {
            let viewer = world.resource::<Viewing>().seat;
            let won = winners.contains(viewer);
            sound(world, if won { "win" } else { "lose" });
            cards::EVENT_BEAT.into()
        }
    }
}

/// What an event says of itself; a single card that is laid or drawn says nothing.
pub(super) fn caption(world: &World, event: &Event) -> Option<Words> {
    let game = world.get_resource::<Match<Soon>>()?;
    match event {
        Event::Dealt { .. }
        | Event::Turned { .. }
        | Event::Drew { .. }
        | Event::Laid { .. }
        | Event::Replaced { .. }
        | Event::Discarded { .. }
        | Event::Blocked { .. }
        | Event::LastTurn { .. }
        | Event::Scored { .. }
        | Event::RoundScored { .. } => None,
        _ => words::event(event, &|seat| game.seat_name(seat)),
    }
}
