//! How Sovango's events move the cards.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::sovango::cards::CARDS;
use veillee_rules::games::sovango::{Card, Event, Sovango};

use super::layout::zone;
use super::{Shown, arrange, choosing, effects, words};
use crate::audio::PlaySound;
use crate::locale::Words;
use crate::messages::Caption;
use crate::motion::{cards, ease};
use crate::play::{Match, Viewing};
use crate::table::card_table;
use crate::table::director::Beat;
use crate::table::pieces::{Rest, Travel};
use crate::table::zones::{self, Way, Zones};

fn travel(duration: Duration) -> Travel {
    Travel {
        swell: cards::LIFT,
        ..Travel::straight(duration, ease::ARRIVE)
    }
}

fn sound(world: &mut World, name: &'static str) {
    world.write_message(PlaySound::named(name));
}

/// Moves the cards for an event.
pub(super) fn stage(world: &mut World, event: &Event) -> Beat {
    match event {
        Event::DrewForStart { seat, card } => {
            zones::carry(world, zone::PACK, Some(*card), zone::drawn(*seat));
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-flip");
            cards::EVENT_BEAT.into()
        }
        Event::TiedForStart { .. } => cards::EVENT_BEAT.into(),
        Event::RoundStarted {
            dealer, starter, ..
        } => {
            card_table::take_up::<Card>(world, *dealer, zone::PACK);
            let mut shown = world.resource_mut::<Shown>();
            shown.leader = Some(*starter);
            shown.taken = None;
            shown.gathered.fill(0);
            (shown.led, shown.franchise, shown.next_franchise) = (None, None, None);
            shown.trick.clear();
            arrange(world, Way::Travel(travel(cards::SWEEP)));
            zones::shuffle(world, zone::PACK);
            cards::EVENT_BEAT.into()
        }
        Event::Dealt { seat, card } => {
            zones::carry(world, zone::PACK, *card, zone::hand(*seat));
            sort_hand(world, *seat);
            arrange(world, Way::Travel(travel(cards::DEAL_FLIGHT)));
            sound(world, "card-slide");
            Beat {
                next: cards::deal(CARDS as u32),
                rest: cards::DEAL_FLIGHT.max(cards::FLIP),
            }
        }
        Event::SetAside { .. } => {
            zones::carry::<Card>(world, zone::PACK, None, zone::HIDDEN);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-slide");
            cards::EVENT_BEAT.into()
        }
        Event::StockLaid { .. } => {
            zones::carry_all(world, zone::PACK, zone::STOCK);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            cards::MOVE.into()
        }
        Event::Played { seat, card } => {
            zones::carry(world, zone::hand(*seat), Some(*card), zone::trick(*seat));
            let mut shown = world.resource_mut::<Shown>();
            shown.taken = None;
            shown.trick.push((*seat, *card));
            choosing::forget(world);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-place");
            // It lies open before anything is made of it.
            cards::MOVE.max(cards::FLIP).into()
        }
        Event::Led { colour, .. } => {
            world.resource_mut::<Shown>().led = Some(*colour);
            Duration::ZERO.into()
        }
        Event::FranchiseWillChange { seat, to, .. } => {
            world.resource_mut::<Shown>().next_franchise = Some(*to);
            effects::announce(world, *seat, *to);
            sound(world, "gate");
            cards::EVENT_BEAT.into()
        }
        Event::TrickWon {
            seat, card, points, ..
        } => {
            let players: Vec<Seat> = world
                .resource::<Shown>()
                .trick
                .iter()
                .map(|(seat, _)| *seat)
                .collect();
            let taking = world
                .get_resource::<Zones>()
                .and_then(|lying| lying.cards(zone::trick(*seat)).last().copied())
                .and_then(|card| world.get::<Rest>(card).copied());
            if let Some(Rest(at)) = taking {
                effects::take(world, at.translation.truncate());
            }
            for player in players {
                zones::carry_all(world, zone::trick(player), zone::won(*seat));
            }
            let mut shown = world.resource_mut::<Shown>();
            shown.trick.clear();
            shown.led = None;
            shown.leader = Some(*seat);
            shown.taken = Some((*seat, *card, u32::from(*points)));
            if let Some(gathered) = shown.gathered.get_mut(seat.index()) {
                *gathered += u32::from(*points);
            }
            let sweep = Travel {
                delay: cards::TRICK_HELD,
                ..Travel::straight(cards::SWEEP, ease::LEAVE)
            };
            arrange(world, Way::Travel(sweep));
            world.write_message(PlaySound::named("sweep").after(cards::TRICK_HELD));
            (cards::TRICK_HELD + cards::SWEEP.max(cards::FLIP)).into()
        }
        Event::FranchiseChanged { to, .. } => {
            let mut shown = world.resource_mut::<Shown>();
            shown.franchise = Some(*to);
            shown.next_franchise = None;
            effects::change(world);
            sound(world, "bell");
            cards::EVENT_BEAT.into()
        }
        Event::Drew { seat, card, .. } => {
            zones::carry(world, zone::STOCK, *card, zone::hand(*seat));
            sort_hand(world, *seat);
            arrange(world, Way::Travel(travel(cards::DEAL_FLIGHT)));
            sound(world, "card-slide");
            cards::DEAL_FLIGHT.into()
        }
        Event::HiddenShown { card } => {
            zones::show_face(world, zone::HIDDEN, *card);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-flip");
            cards::EVENT_BEAT.into()
        }
        Event::SeatScored { seat, total, .. } => {
            let mut shown = world.resource_mut::<Shown>();
            shown.taken = None;
            if let Some(gathered) = shown.gathered.get_mut(seat.index()) {
                *gathered = 0;
            }
            let teams = world
                .resource::<Match<Sovango>>()
                .state
                .config()
                .has_teams();
            // A team's total is told after those of its members.
            if !teams {
                set_score(world, *seat, *total);
            }
            Duration::ZERO.into()
        }
        Event::TeamScored { members, total, .. } => {
            for seat in members.iter() {
                set_score(world, seat, *total);
            }
            Duration::ZERO.into()
        }
        Event::TiedPlayOn { .. } => cards::EVENT_BEAT.into(),
        Event::GameOver { winners, .. } => {
            let viewer = world.resource::<Viewing>().seat;
            let won = winners.contains(viewer);
            sound(world, if won { "win" } else { "lose" });
            cards::EVENT_BEAT.into()
        }
    }
}

fn set_score(world: &mut World, seat: Seat, total: u32) {
    let mut shown = world.resource_mut::<Shown>();
    if let Some(score) = shown.scores.get_mut(seat.index()) {
        *score = total;
    }
}

fn sort_hand(world: &mut World, seat: Seat) {
    zones::sort::<Card, _>(world, zone::hand(seat), |card| card);
}

/// A table that is shown as it is tells who played last, or who took the last trick.
pub(super) fn say_where_it_stands(world: &mut World) {
    let shown = world.resource::<Shown>();
    let game = world.resource::<Match<Sovango>>();
    let says = match (shown.trick.last(), shown.taken) {
        (Some((seat, card)), _) => Some(
            Words::new("sovango-event-played")
                .with("seat", game.seat_name(*seat))
                .with("card", words::the(*card)),
        ),
        (None, Some((seat, _, points))) => Some(
            Words::new("sovango-caption-taken")
                .with("seat", game.seat_name(seat))
                .with("points", points),
        ),
        (None, None) => None,
    };
    if let Some(says) = says {
        world.write_message(Caption(says));
    }
}

/// What an event says of itself.
pub(super) fn caption(world: &World, event: &Event) -> Option<Words> {
    let game = world.get_resource::<Match<Sovango>>()?;
    match event {
        // Who took the trick stays to be read: it is more than the colour that comes with it.
        Event::FranchiseChanged { to, .. } => {
            let colour = words::colour(*to);
            let taken = world.resource::<Shown>().taken;
            Some(match taken {
                Some((seat, _, points)) => Words::new("sovango-caption-taken-franchise")
                    .with("seat", game.seat_name(seat))
                    .with("points", points)
                    .with("colour", colour),
                None => Words::new("sovango-event-franchise-changed").with("colour", colour),
            })
        }
        // Which card took it is lit.
        Event::TrickWon {
            seat,
            points,
            last: false,
            ..
        } => Some(
            Words::new("sovango-caption-taken")
                .with("seat", game.seat_name(*seat))
                .with("points", *points),
        ),
        Event::Led { .. }
        | Event::Drew { .. }
        | Event::SeatScored { .. }
        | Event::TeamScored { .. } => None,
        _ => words::event(event, &|seat| game.seat_name(seat)),
    }
}
