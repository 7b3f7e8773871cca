//! Soon in words.

use super::turn::Piece;
use crate::engine::{Ruleset, Seat, Viewer};
use crate::games::soon::words::{card, colour, the};
use crate::games::soon::{Card, Move, Soon};
use crate::locale::Words;
use crate::mirror::Mirrored;
use crate::play::Match;

impl Mirrored for Soon {
    fn move_words(table: &Match<Soon>, m: &Move) -> Words {
        let of = |key: &'static str, card: Card| Words::new(key).with("card", the(card));
        let on =
            |key: &'static str, seat: Seat| Words::new(key).with("name", table.seat_name(seat));
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

    fn table_words(table: &Match<Soon>, viewer: Viewer) -> Vec<Words> {
        let view = table.shown_state().view(viewer);
        let mut lines = Vec::new();
        for (seat, of) in Seat::all(table.state.players()).zip(&view.seats) {
            let name = table.seat_name(seat);
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

    fn presses(state: &Soon, seat: Seat, m: &Move) -> Vec<usize> {
        let view = state.view(Viewer::Seat(seat));
        let hand = view.seats.get(seat.index()).and_then(|seat| seat.hand);
        let held: Vec<Card> = hand.iter().flat_map(|hand| hand.iter()).collect();
        let nth = |card: Card| {
            let nth = held.iter().position(|held| *held == card);
            Piece::Hand(nth.unwrap_or_default())
        };
        let pieces = match *m {
            Move::Draw => vec![Piece::Pile],
            Move::TakeDiscard => vec![Piece::Discard],
            // One press lifts it, another lays it.
            Move::Lay(card) | Move::Give(card) => vec![nth(card); 2],
            Move::Replace { card, place } => vec![nth(card), Piece::Place(seat, place)],
            Move::Discard(card) => vec![nth(card), Piece::Discard],
            Move::Explorer {
                target,
                rank,
                colour,
            } => vec![
                nth(Card::EXPLORER),
                Piece::Plate(target),
                Piece::Rank(rank),
                Piece::Colour(colour),
            ],
            Move::Lightning { target } => vec![nth(Card::LIGHTNING), Piece::Plate(target)],
            Move::Thief { target, rank } => {
                // Where there is a choice, it is asked for.
                let takes = |rank| Move::Thief { target, rank };
                let several = (1..=8).filter(|rank| state.why_illegal(&takes(*rank)).is_none());
                let mut pieces = vec![nth(Card::THIEF), Piece::Plate(target)];
                if several.count() > 1 {
                    pieces.push(Piece::Rank(rank));
                }
                pieces
            }
        };
        pieces.into_iter().map(Piece::number).collect()
    }
}
