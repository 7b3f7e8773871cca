//! Soon in words.

use veillee_rules::engine::{Ruleset, Seat, Status, Viewer};
use veillee_rules::games::soon::ai::Why;
use veillee_rules::games::soon::config::{Length, Variant};
use veillee_rules::games::soon::{Card, Event, Move, Phase, Reason, Soon};

use super::turn::changes_nothing;
use super::words::{self, card, colour, the};
use super::{facts, sheet};
use crate::locale::Words;
use crate::play::{Fact, Match, Narrator, Picture, ScoreSheet};
use crate::table::small_cards::Pictured;

/// Is there nothing of use to do with any card but to throw it away?
pub(super) fn can_only_discard(soon: &Soon, seat: Seat) -> bool {
    let mut legal = Vec::new();
    soon.legal_moves(&mut legal);
    let useless = |m: &Move| match *m {
        Move::Discard(_) => true,
        Move::Replace { card, place } => changes_nothing(soon, seat, card, place),
        _ => false,
    };
    soon.status() == Status::ToMove(seat) && legal.iter().all(useless)
}

impl Narrator for Soon {
    fn event_words(game: &Match<Soon>, event: &Event) -> Option<Words> {
        words::event(event, &|seat| game.seat_name(seat))
    }

    fn refusal(game: &Match<Soon>, reason: &Reason) -> Words {
        words::refusal(reason, &|seat| game.seat_name(seat))
    }

    fn why(game: &Match<Soon>, why: &Why) -> Words {
        words::why(why, &|seat| game.seat_name(seat))
    }

    fn cards_of(event: &Event) -> Vec<Picture> {
        match event {
            Event::Turned { card }
            | Event::TookDiscard { card, .. }
            | Event::Laid { card, .. }
            | Event::Discarded { card, .. }
            | Event::Gave { card, .. }
            | Event::Stole { card, .. } => vec![card.picture()],
            Event::Drew { card, .. } => card.iter().map(|card| card.picture()).collect(),
            Event::Replaced { card, old, .. } => vec![card.picture(), old.picture()],
            Event::Struck { lost, .. } => vec![lost.picture()],
            _ => Vec::new(),
        }
    }

    fn ending(state: &Soon) -> Words {
        let config = state.config();
        let shared = matches!(state.status(), Status::Over(outcome) if outcome.winners.len() > 1);
        Words::new(match (config.variant, config.length) {
            (Variant::Speed, _) => "soon-ending-speed",
            (_, Length::Express) if shared => "soon-ending-shared",
            (_, Length::Express) => "soon-ending-express",
            _ => "soon-ending-goal",
        })
        .with("points", config.target())
    }

    fn facts(game: &Match<Soon>) -> Vec<Fact> {
        facts::of(game.state.players(), &game.events())
    }

    fn score_sheet(game: &Match<Soon>) -> ScoreSheet {
        sheet::of(game)
    }

    fn move_words(game: &Match<Soon>, m: &Move) -> Words {
        let of = |key: &'static str, card: Card| Words::new(key).with("card", the(card));
        let on = |key: &'static str, seat: Seat| Words::new(key).with("name", game.seat_name(seat));
        match *m {
            Move::Draw => Words::new("soon-move-draw"),
            Move::TakeDiscard => Words::new("soon-move-take-discard"),
            Move::Lay(card) => of("soon-move-lay", card),
            Move::Replace { card, place } => of("soon-move-replace", card).with("place", place),
            Move::Discard(card) => of("soon-move-discard", card),
            Move::Explorer {
                target,
                rank,
                colour: None,
            } => on("soon-move-explorer", target).with("rank", rank),
            Move::Explorer {
                target,
                rank,
                colour: Some(of),
            } => on("soon-move-explorer-colour", target)
                .with("rank", rank)
                .with("colour", colour(of)),
            Move::Lightning { target } => on("soon-move-lightning", target),
            Move::Thief { target, rank } => on("soon-move-thief", target).with("rank", rank),
            Move::Give(card) => of("soon-move-give", card),
        }
    }

    fn prompt(game: &Match<Soon>, seat: Seat) -> Words {
        match game.state.phase() {
            Phase::Draw if game.state.why_illegal(&Move::TakeDiscard).is_some() => {
                Words::new("soon-step-draw-only")
            }
            Phase::Draw => Words::new("soon-step-draw"),
            Phase::Give { rank, .. } => Words::new("soon-step-give")
                .with("name", game.seat_name(game.state.turn()))
                .with("rank", rank),
            _ if can_only_discard(&game.state, seat) => Words::new("soon-step-discard"),
            _ => Words::new("soon-step-act"),
        }
    }

    fn table_words(game: &Match<Soon>, viewer: Viewer) -> Vec<Words> {
        let view = game.shown_state().view(viewer);
        let mut lines = Vec::new();
        for (seat, of) in Seat::all(game.state.players()).zip(&view.seats) {
            let name = game.seat_name(seat);
            lines.push(if of.sequence.is_empty() {
                Words::new("soon-mirror-no-sequence").with("name", name)
            } else {
                let cards = Words::list(of.sequence.iter().copied().map(card));
                Words::new("soon-mirror-sequence")
                    .with("name", name)
                    .with("cards", cards)
            });
        }
        lines.push(Words::new("soon-mirror-pile").with("cards", view.pile));
        if let Some(top) = view.discard.last() {
            lines.push(Words::new("soon-mirror-discard").with("card", card(*top)));
        }
        for hand in view.seats.iter().filter_map(|seat| seat.hand) {
            let cards = Words::list(hand.iter().map(card));
            lines.push(Words::new("mirror-hand").with("cards", cards));
        }
        lines
    }
}
