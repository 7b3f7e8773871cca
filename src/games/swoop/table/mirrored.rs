//! Swoop in words.

use super::choosing::{COLUMNS, PLAY};
use crate::engine::{Ruleset, Seat, Viewer};
use crate::games::swoop::words::{card, cards, column};
use crate::games::swoop::{Card, Chosen, Move, SeatView, Swoop};
use crate::locale::Words;
use crate::mirror::Mirrored;
use crate::play::Match;

/// "6 of hearts, 6 of clubs from column 2".
fn named(seat: Option<&SeatView>, chosen: &Chosen) -> Words {
    let up = chosen.up.iter().filter_map(|at| {
        let up = seat?.face_up.get(at.index()).copied().flatten()?;
        let words = Words::new("swoop-mirror-from-column").with("card", card(up));
        Some(words.with("column", column(at)))
    });
    Words::list(chosen.hand.iter().map(card).chain(up))
}

fn columns(seat: &SeatView) -> Words {
    let piles = seat.face_up.iter().zip(seat.face_down);
    Words::list(piles.map(|(up, down)| match (up, down) {
        (Some(up), true) => Words::new("swoop-mirror-covered").with("card", card(*up)),
        (Some(up), false) => card(*up),
        (None, true) => Words::new("swoop-mirror-face-down"),
        (None, false) => Words::new("swoop-mirror-empty"),
    }))
}

impl Mirrored for Swoop {
    fn move_words(table: &Match<Swoop>, m: &Move) -> Words {
        let crate::engine::Status::ToMove(seat) = table.state.status() else {
            return Words::plain("");
        };
        let view = table.state.view(Viewer::Seat(seat));
        let named = |chosen: &Chosen| named(view.seats.get(seat.index()), chosen);
        match m {
            Move::Play(chosen) => Words::new("swoop-move-play").with("cards", named(chosen)),
            Move::PutDown(chosen) => Words::new("swoop-move-put-down").with("cards", named(chosen)),
            Move::Add(chosen) if *chosen == Chosen::NOTHING => Words::new("swoop-move-add-nothing"),
            Move::Add(chosen) => Words::new("swoop-move-add").with("cards", named(chosen)),
            Move::Blind { column: at } => {
                Words::new("swoop-move-blind").with("column", column(*at))
            }
        }
    }

    fn table_words(table: &Match<Swoop>, viewer: Viewer) -> Vec<Words> {
        let view = table.shown_state().view(viewer);
        let mut lines = Vec::new();
        for (seat, of) in Seat::all(table.state.players()).zip(&view.seats) {
            lines.push(
                Words::new("swoop-mirror-columns")
                    .with("name", table.seat_name(seat))
                    .with("columns", columns(of)),
            );
        }
        lines.push(match view.top {
            Some(rank) => Words::new("swoop-mirror-pile")
                .with("cards", view.pile.len())
                .with("top", cards(rank, usize::from(view.run))),
            None => Words::new("swoop-mirror-no-pile"),
        });
        for hand in view.seats.iter().filter_map(|seat| seat.hand) {
            let cards = Words::list(hand.iter().map(card));
            lines.push(Words::new("mirror-hand").with("cards", cards));
        }
        lines
    }

    fn presses(state: &Swoop, seat: Seat, m: &Move) -> Vec<usize> {
        let view = state.view(Viewer::Seat(seat));
        let hand = view.seats.get(seat.index()).and_then(|seat| seat.hand);
        let hand = hand.unwrap_or_default();
        let press = |card: Card| {
            // Of two cards that look the same the first has the number of the first deck.
            let twin = Card::from_number(card.number() ^ 1);
            let has_twin = twin.is_some_and(|twin| hand.contains(twin));
            let number = card.number();
            usize::from(if has_twin { number } else { number & !1 })
        };
        match m {
            Move::Blind { column } => vec![COLUMNS + column.index(); 2],
            Move::Play(chosen) | Move::PutDown(chosen) | Move::Add(chosen) => {
                let up = chosen.up.iter().map(|column| COLUMNS + column.index());
                chosen
                    .hand
                    .iter()
                    .map(press)
                    .chain(up)
                    .chain([PLAY])
                    .collect()
            }
        }
    }
}
