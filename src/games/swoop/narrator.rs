//! Swoop in words.

use veillee_rules::engine::{Ruleset, Seat, Status, Viewer};
use veillee_rules::games::swoop::ai::Why;
use veillee_rules::games::swoop::{Chosen, Column, Event, Move, Reason, SeatView, Swoop};

use super::words::{self, card, cards, column};
use super::{facts, sheet};
use crate::locale::Words;
use crate::play::{Fact, Match, Narrator, Picture, ScoreSheet};
use crate::table::small_cards::Pictured;

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

impl Narrator for Swoop {
    const SAID_ALREADY: &'static [&'static str] = &[
        "swoop-why-out",
        "swoop-why-frees",
        "swoop-event-turn",
        "swoop-event-turn-leads",
    ];

    fn event_words(game: &Match<Swoop>, event: &Event) -> Option<Words> {
        words::event(event, &|seat| game.seat_name(seat))
    }

    fn refusal(game: &Match<Swoop>, reason: &Reason) -> Words {
        words::refusal(reason, &|seat| game.seat_name(seat))
    }

    fn why(game: &Match<Swoop>, why: &Why) -> Words {
        words::why(why, &|seat| game.seat_name(seat))
    }

    fn cards_of(event: &Event) -> Vec<Picture> {
        match event {
            Event::Turned { card, .. } | Event::Flipped { card, .. } => vec![card.picture()],
            Event::Played { cards, .. }
            | Event::Added { cards, .. }
            | Event::PutDown { cards, .. } => {
                cards.iter().map(|laid| laid.card.picture()).collect()
            }
            _ => Vec::new(),
        }
    }

    fn ending(state: &Swoop) -> Words {
        let shared = match state.status() {
            Status::Over(outcome) => outcome.winners.len() > 1,
            _ => false,
        };
        Words::new(if shared {
            "swoop-ending-shared"
        } else {
            "swoop-ending-target"
        })
        .with("points", state.config().target())
    }

    fn facts(game: &Match<Swoop>) -> Vec<Fact> {
        facts::of(game.state.players(), &game.events())
    }

    fn score_sheet(game: &Match<Swoop>) -> ScoreSheet {
        sheet::of(game)
    }

    fn move_words(game: &Match<Swoop>, m: &Move) -> Words {
        let veillee_rules::engine::Status::ToMove(seat) = game.state.status() else {
            return Words::plain("");
        };
        let view = game.state.view(Viewer::Seat(seat));
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

    fn prompt(game: &Match<Swoop>, seat: Seat) -> Words {
        let state = &game.state;
        if let Some(rank) = state.rank_to_add() {
            return Words::new("swoop-prompt-add").with("card", cards(rank, 1));
        }
        let blind = Column::ALL
            .into_iter()
            .any(|column| state.why_illegal(&Move::Blind { column }).is_none());
        let blind = i64::from(blind);
        let holds = !state.hand(seat).is_empty()
            || Column::ALL
                .into_iter()
                .any(|column| state.face_up(seat, column).is_some());
        match state.top_of_pile() {
            None if holds => Words::new("swoop-prompt-free"),
            _ if !holds => Words::new("swoop-prompt-blind"),
            Some((top, _)) if state.has_a_play() => Words::new(if top.index() == 0 {
                "swoop-prompt-beat-ace"
            } else {
                "swoop-prompt-beat"
            })
            .with("card", cards(top, 1)),
            Some((top, _)) => Words::new("swoop-prompt-pick-up").with("card", cards(top, 1)),
            None => Words::new("swoop-prompt-free"),
        }
        .with("blind", blind)
    }

    fn table_words(game: &Match<Swoop>, viewer: Viewer) -> Vec<Words> {
        let view = game.shown_state().view(viewer);
        let mut lines = Vec::new();
        for (seat, of) in Seat::all(game.state.players()).zip(&view.seats) {
            lines.push(
                Words::new("swoop-mirror-columns")
                    .with("name", game.seat_name(seat))
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
}
