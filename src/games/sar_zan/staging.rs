//! How each event is shown: which cards go where, what lights up, what is heard and said.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::sar_zan::cards::DECK;
use veillee_rules::games::sar_zan::{Card, Cards, Event, SarZan, SarZanView, Taking};

use super::layout::zone;
use super::{Shown, arrange, choosing, count, direction, effects};
use crate::audio::PlaySound;
use crate::games::sar_zan::{motion as pace, words};
use crate::locale::Words;
use crate::messages::Caption;
use crate::motion::{Pace, cards, ease};
use crate::play::{Match, Pending, Viewing};
use crate::table::director::Beat;
use crate::table::pieces::Travel;
use crate::table::zones::{self, Way};
use crate::table::{card_table, layers};
use crate::theme::palette::IVORY;

fn travel(duration: Duration) -> Travel {
    Travel {
        swell: cards::LIFT,
        ..Travel::straight(duration, ease::ARRIVE)
    }
}

fn sound(world: &mut World, name: &'static str) {
    world.write_message(PlaySound::named(name));
}

fn sort(world: &mut World, zone: zones::Zone) {
    zones::sort::<Card, _>(world, zone, |card| card);
}

/// A combination goes from a hand into the ring.
fn lay(world: &mut World, seat: Seat, played: Cards) -> Beat {
    let nth = world.resource::<Shown>().combinations;
    for card in played.iter() {
        zones::carry(world, zone::hand(seat), Some(card), zone::pile(nth));
    }
    let mut shown = world.resource_mut::<Shown>();
    shown.combinations += 1;
    shown.announced = played.sum();
    shown.announcer = Some(seat);
    choosing::played(world, played);
    let way = Travel {
        height: pace::PLAY_HEIGHT,
        ..travel(pace::PLAY)
    };
    arrange(world, Way::Staggered(way, pace::CARD_AFTER_CARD));
    sound(world, "card-place");
    let puff = ("sar-zan", "ink-puff");
    let ink = IVORY.with_alpha(0.5);
    let times = (pace::PLAY, pace::PUFF);
    effects::light(world, puff, ink, (0.4, 0.9), layers::GLOW + 0.7, times);
    let flight = pace::PLAY + pace::CARD_AFTER_CARD * played.len().saturating_sub(1) as u32;
    Beat {
        next: flight,
        rest: flight.max(cards::FLIP),
    }
}

/// Moves the cards for an event.
pub(super) fn stage(world: &mut World, event: &Event) -> Beat {
    match event {
        Event::RoundStarted {
            dealer,
            dragon,
            direction,
            ..
        } => {
            card_table::take_up::<Card>(world, *dealer, zone::PACK);
            let mut shown = world.resource_mut::<Shown>();
            shown.no_trick();
            count::clear(world);
            let mut shown = world.resource_mut::<Shown>();
            // The Dragon turns the card after the deal, for all to see.
            if dragon.is_none() {
                shown.direction = *direction;
            }
            choosing::forget(world);
            direction::show(world, Some(travel(cards::MOVE)));
            arrange(world, Way::Travel(travel(cards::SWEEP)));
            zones::shuffle(world, zone::PACK);
            cards::EVENT_BEAT.into()
        }
        Event::Dealt { seat, card } => {
            zones::carry(world, zone::PACK, *card, zone::hand(*seat));
            sort(world, zone::hand(*seat));
            arrange(world, Way::Travel(travel(cards::DEAL_FLIGHT)));
            sound(world, "card-slide");
            Beat {
                next: cards::deal(u32::from(DECK)),
                rest: cards::DEAL_FLIGHT.max(cards::FLIP),
            }
        }
        Event::SetAside { .. } => {
            zones::carry_all(world, zone::PACK, zone::ASIDE);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-slide");
            cards::EVENT_BEAT.into()
        }
        Event::DirectionFlipped { direction, .. } | Event::DirectionChosen { direction, .. } => {
            world.resource_mut::<Shown>().direction = Some(*direction);
            direction::show(world, Some(travel(cards::MOVE)));
            direction::run(world);
            sound(world, "card-flip");
            cards::EVENT_BEAT.into()
        }
        Event::HoldsLowest { .. } => cards::EVENT_BEAT.into(),
        Event::Opened { seat, card, .. } => lay(world, *seat, Cards::only(*card)),
        Event::Played { seat, cards, .. } => lay(world, *seat, *cards),
        Event::Passed { seat } => {
            world.resource_mut::<Shown>().passed.insert(*seat);
            if *seat == world.resource::<Viewing>().seat {
                choosing::forget(world);
            }
            sound(world, "click");
            pace::PASS.into()
        }
        Event::SarZan { .. } => {
            world.resource_mut::<Shown>().closed = true;
            effects::sar_zan(world);
            // Who is the Dragon now is seen while it is said.
            if let Some(to) = next_dragon(world) {
                world.resource_mut::<Shown>().dragon = Some(to);
                let way = Travel {
                    height: pace::DRAGON_HEIGHT,
                    swell: pace::DRAGON_SWELL,
                    delay: pace::HIT,
                    ..Travel::straight(pace::DRAGON, ease::TRAVEL)
                };
                direction::show(world, Some(way));
                let lands = pace::HIT + pace::DRAGON;
                world.write_message(PlaySound::named("dragon").after(lands));
            }
            pace::SAR_ZAN.into()
        }
        // Seen already.
        Event::Dragon { .. } => cards::EVENT_BEAT.into(),
        Event::Owatta { .. } => {
            world.resource_mut::<Shown>().closed = true;
            effects::owatta(world);
            count::take_up(world);
            pace::OWATTA.into()
        }
        Event::TrickTaken { seat, by, .. } => take(world, *seat, *by),
        Event::HandCounted { .. } | Event::Counted { .. } => Duration::ZERO.into(),
        Event::RoundScored { seat, total, .. } => {
            let mut shown = world.resource_mut::<Shown>();
            if let Some(score) = shown.scores.get_mut(seat.index()) {
                *score = *total;
            }
            Duration::ZERO.into()
        }
        Event::TieGoesOn { .. } => cards::EVENT_BEAT.into(),
        Event::GameOver { winners, .. } => {
            let won = winners.contains(world.resource::<Viewing>().seat);
            sound(world, if won { "win" } else { "lose" });
            cards::EVENT_BEAT.into()
        }
    }
}

/// Whom the Sar-Zan that is being shown makes the Dragon: the rules tell it next.
fn next_dragon(world: &World) -> Option<Seat> {
    match world.get_resource::<Pending<SarZan>>()?.queue.front()? {
        Event::Dragon { to, .. } => Some(*to),
        _ => None,
    }
}

/// The whole trick goes to its winner, whose pile is kept in order: nobody needs to know which
/// card came when.
fn take(world: &mut World, seat: Seat, by: Taking) -> Beat {
    for nth in 0..world.resource::<Shown>().combinations {
        zones::carry_all(world, zone::pile(nth), zone::won(seat));
    }
    sort(world, zone::won(seat));
    world.resource_mut::<Shown>().no_trick();
    choosing::forget(world);
    // The great moments have held it long enough.
    let held = match by {
        Taking::AllPassed => cards::TRICK_HELD,
        Taking::SarZan | Taking::Owatta => Duration::ZERO,
    };
    let sweep = Travel {
        delay: held,
        ..Travel::straight(cards::SWEEP, ease::LEAVE)
    };
    arrange(world, Way::Travel(sweep));
    world.write_message(PlaySound::named("sweep").after(held));
    let read = match by {
        Taking::Owatta => pace::COUNT_READ,
        Taking::AllPassed | Taking::SarZan => Duration::ZERO,
    };
    (held + read + cards::SWEEP.max(cards::FLIP)).into()
}

/// A table that is shown as it is tells what was played last.
pub(super) fn say_where_it_stands(world: &mut World, view: &SarZanView) {
    let Some(last) = view.pile.last() else {
        return;
    };
    let name = world.resource::<Match<SarZan>>().seat_name(last.seat);
    let says = words::played(name, last.cards);
    world.write_message(Caption(says));
}

/// With animation off nothing is written large.
fn is_animated(world: &World) -> bool {
    world.resource::<Pace>().factor().is_some()
}

/// What an event says of itself; what the plates and the score sheet say is not said twice.
pub(super) fn caption(world: &World, event: &Event) -> Option<Words> {
    let game = world.get_resource::<Match<SarZan>>()?;
    match event {
        Event::HandCounted { .. } | Event::Counted { .. } | Event::RoundScored { .. } => None,
        // The name of the moment is written large; the lane says who made it, and
        // what it brings.
        Event::SarZan { seat, .. } if is_animated(world) => {
            let key = match next_dragon(world) {
                Some(_) => "sar-zan-caption-33",
                None => "sar-zan-caption-33-again",
            };
            Some(Words::new(key).with("seat", game.seat_name(*seat)))
        }
        Event::Owatta { seat } => {
            Some(Words::new("sar-zan-caption-owatta").with("seat", game.seat_name(*seat)))
        }
        // What it brought everybody is written where the hand was.
        Event::TrickTaken {
            by: Taking::Owatta, ..
        } => None,
        _ => words::event(event, &|seat| game.seat_name(seat)),
    }
}
