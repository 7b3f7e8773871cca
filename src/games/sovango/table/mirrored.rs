//! Sovango in words.

use crate::engine::{Ruleset, Seat, Viewer};
use crate::games::sovango::words::{card, colour, the};
use crate::games::sovango::{Card, Sovango};
use crate::locale::Words;
use crate::mirror::Mirrored;
use crate::play::Match;

impl Mirrored for Sovango {
    fn move_words(_table: &Match<Sovango>, m: &Card) -> Words {
        Words::new("sovango-move").with("card", the(*m))
    }

    fn table_words(table: &Match<Sovango>, viewer: Viewer) -> Vec<Words> {
        let view = table.shown_state().view(viewer);
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
                    .with("name", table.seat_name(laid.seat))
                    .with("cards", card(laid.card)),
            );
        }
        if let Some(winning) = &view.winning {
            let name = table.seat_name(winning.seat);
            lines.push(Words::new("sovango-mirror-winning").with("name", name));
        }
        for hand in view.hands.iter().filter_map(|hand| hand.cards) {
            let cards = Words::list(hand.iter().map(card));
            lines.push(Words::new("mirror-hand").with("cards", cards));
        }
        lines
    }

    fn presses(_state: &Sovango, _seat: Seat, m: &Card) -> Vec<usize> {
        // One press lifts it, another plays it.
        let number = Card::DECK.iter().position(|card| card == m);
        number.map_or_else(Vec::new, |number| vec![number; 2])
    }
}
