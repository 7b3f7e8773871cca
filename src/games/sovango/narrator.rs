//! Sovango in words.

use veillee_rules::engine::{Ruleset, Seat, Viewer};
use veillee_rules::games::sovango::ai::Why;
use veillee_rules::games::sovango::cards::CardSet;
use veillee_rules::games::sovango::{Card, Event, Reason, Sovango};

use super::words::{self, card, colour, the};
use super::{facts, sheet};
use crate::locale::Words;
use crate::play::{Fact, Match, Narrator, Picture, ScoreSheet};
use crate::table::small_cards::Pictured;

impl Narrator for Sovango {
    fn event_words(game: &Match<Sovango>, event: &Event) -> Option<Words> {
        words::event(event, &|seat| game.seat_name(seat))
    }

    fn refusal(game: &Match<Sovango>, reason: &Reason) -> Words {
        words::refusal(reason, &|seat| game.seat_name(seat))
    }

    fn why(game: &Match<Sovango>, why: &Why) -> Words {
        words::why(why, &|seat| game.seat_name(seat))
    }

    fn cards_of(event: &Event) -> Vec<Picture> {
        match event {
            Event::Played { card, .. } => vec![card.picture()],
            _ => Vec::new(),
        }
    }

    fn ending(state: &Sovango) -> Words {
        let shared = match state.status() {
            veillee_rules::engine::Status::Over(outcome) => {
                let sides: std::collections::BTreeSet<u8> = outcome
                    .winners
                    .iter()
                    .map(|seat| state.config().side_of(seat))
                    .collect();
                sides.len() > 1
            }
            _ => false,
        };
        Words::new(if shared {
            "sovango-ending-shared"
        } else if state.config().has_teams() {
            "sovango-ending-teams"
        } else {
            "sovango-ending-contract"
        })
        .with("points", state.config().contract())
    }

    fn facts(game: &Match<Sovango>) -> Vec<Fact> {
        facts::of(game.state.players(), &game.events())
    }

    fn score_sheet(game: &Match<Sovango>) -> ScoreSheet {
        sheet::of(game)
    }

    fn move_words(_game: &Match<Sovango>, m: &Card) -> Words {
        Words::new("sovango-move").with("card", the(*m))
    }

    fn prompt(game: &Match<Sovango>, seat: Seat) -> Words {
        let hand = game.state.hand(seat);
        let Some(led) = game.state.led() else {
            return Words::new("sovango-prompt-lead");
        };
        // A zero of another colour is an excuse; one that follows is nothing else.
        let holds = |colour| !(hand & CardSet::of_colour(colour)).is_empty();
        let franchise = game.state.franchise().filter(|franchise| *franchise != led);
        let (follows, frees) = (holds(led), franchise.filter(|colour| holds(*colour)));
        let bound = follows.then_some(led).into_iter().chain(frees);
        let others = bound.fold(hand, |hand, of| hand - CardSet::of_colour(of));
        let excuse = i64::from(!(others & CardSet::ZEROS).is_empty());
        match (follows, frees) {
            (true, Some(franchise)) => Words::new("sovango-prompt-follow-or-franchise")
                .with("led", colour(led))
                .with("franchise", colour(franchise)),
            (true, None) => Words::new("sovango-prompt-follow").with("led", colour(led)),
            (false, Some(franchise)) => Words::new("sovango-prompt-franchise")
                .with("led", colour(led))
                .with("franchise", colour(franchise)),
            (false, None) => Words::new("sovango-prompt-free").with("led", colour(led)),
        }
        .with("excuse", excuse)
    }

    /// Of two players, once the stock has been drawn: whatever has not been seen the other holds.
    fn counted(game: &Match<Sovango>, seat: Seat) -> Option<Words> {
        let view = game.state.view(Viewer::Seat(seat));
        let mut others = Seat::all(game.state.players()).filter(|other| *other != seat);
        let (Some(other), None, 0) = (others.next(), others.next(), view.stock) else {
            return None;
        };
        let own = view.hands[seat.index()].cards.unwrap_or_default();
        let won = view.tricks.iter().flat_map(|trick| trick.cards.iter());
        let laid = view.trick.iter().map(|laid| &laid.card);
        let seen: CardSet = won.chain(laid).copied().collect();
        let unseen = CardSet::ALL - own - seen;
        if unseen.len() != u32::from(view.hands[other.index()].count) {
            return None;
        }
        let words = Words::new("sovango-counted")
            .with("name", game.seat_name(other))
            .with("cards", Words::and(unseen.iter().map(card)));
        (!unseen.is_empty()).then_some(words)
    }

    fn table_words(game: &Match<Sovango>, viewer: Viewer) -> Vec<Words> {
        let view = game.shown_state().view(viewer);
        let mut lines = Vec::new();
        if let Some(led) = view.led {
            lines.push(Words::new("sovango-mirror-led").with("colour", colour(led)));
        }
        lines.push(match view.franchise {
            Some(now) => Words::new("sovango-mirror-franchise").with("colour", colour(now)),
            None => Words::new("sovango-mirror-no-franchise"),
        });
        for laid in &view.trick {
            lines.push(
                Words::new("mirror-laid")
                    .with("name", game.seat_name(laid.seat))
                    .with("cards", card(laid.card)),
            );
        }
        if let Some(winning) = &view.winning {
            let name = game.seat_name(winning.seat);
            lines.push(Words::new("sovango-mirror-winning").with("name", name));
        }
        for hand in view.hands.iter().filter_map(|hand| hand.cards) {
            let cards = Words::list(hand.iter().map(card));
            lines.push(Words::new("mirror-hand").with("cards", cards));
        }
        lines
    }
}
