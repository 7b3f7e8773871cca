//! Sar-Zan in words.

use super::choosing::{CLOCKWISE, COUNTER, PASS, PLAY};
use crate::engine::{Ruleset, Seat, Viewer};
use crate::games::sar_zan::words::{cards, direction};
use crate::games::sar_zan::{Direction, Move, SarZan};
use crate::locale::Words;
use crate::mirror::Mirrored;
use crate::play::Match;

impl Mirrored for SarZan {
    fn move_words(_table: &Match<SarZan>, m: &Move) -> Words {
        match m {
            Move::Play(played) => Words::new("sar-zan-move-play")
                .with("cards", cards(*played))
                .with("sum", played.sum()),
            Move::Pass => Words::new("sar-zan-move-pass"),
            Move::Direction(way) => {
                Words::new("sar-zan-move-direction").with("direction", direction(*way))
            }
        }
    }

    fn table_words(table: &Match<SarZan>, viewer: Viewer) -> Vec<Words> {
        let view = table.shown_state().view(viewer);
        let mut lines = Vec::new();
        if let Some(way) = view.direction {
            lines.push(Words::new("sar-zan-mirror-direction").with("direction", direction(way)));
        }
        if let Some(dragon) = view.dragon {
            let name = table.seat_name(dragon);
            lines.push(Words::new("sar-zan-mirror-dragon").with("name", name));
        }
        if let Some(last) = view.pile.last() {
            lines.push(
                Words::new("mirror-laid")
                    .with("name", table.seat_name(last.seat))
                    .with("cards", cards(last.cards)),
            );
            lines.push(
                Words::new("sar-zan-mirror-to-beat")
                    .with("value", view.announced)
                    .with("allowed", view.allowed),
            );
        }
        for hand in view.hands.iter().filter_map(|hand| hand.cards) {
            let held = hand
                .iter()
                .map(|card| Words::plain(card.value().to_string()));
            lines.push(Words::new("mirror-hand").with("cards", Words::list(held)));
        }
        lines
    }

    fn presses(_state: &SarZan, _seat: Seat, m: &Move) -> Vec<usize> {
        match m {
            Move::Play(cards) => {
                let cards = cards.iter().map(|card| usize::from(card.value()));
                cards.chain([PLAY]).collect()
            }
            Move::Pass => vec![PASS],
            Move::Direction(Direction::Clockwise) => vec![CLOCKWISE],
            Move::Direction(Direction::CounterClockwise) => vec![COUNTER],
        }
    }
}
