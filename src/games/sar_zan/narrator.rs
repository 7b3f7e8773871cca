//! Sar-Zan in words.

use veillee_rules::engine::{Ruleset, Seat, Status, Viewer};
use veillee_rules::games::sar_zan::ai::Why;
use veillee_rules::games::sar_zan::combinations::cards_allowed;
use veillee_rules::games::sar_zan::{Event, Move, Phase, Reason, SarZan};

use super::words::{self, cards, direction, the};
use super::{facts, sheet};
use crate::locale::Words;
use crate::play::{Fact, Match, Narrator, Picture, ScoreSheet};
use crate::table::small_cards::Pictured;

impl Narrator for SarZan {
    fn event_words(game: &Match<SarZan>, event: &Event) -> Option<Words> {
        words::event(event, &|seat| game.seat_name(seat))
    }

    fn refusal(game: &Match<SarZan>, reason: &Reason) -> Words {
        words::refusal(reason, &|seat| game.seat_name(seat))
    }

    fn why(game: &Match<SarZan>, why: &Why) -> Words {
        words::why(why, &|seat| game.seat_name(seat))
    }

    fn cards_of(event: &Event) -> Vec<Picture> {
        match event {
            Event::Opened { card, .. } => vec![card.picture()],
            Event::Played { cards, .. } => cards.iter().map(|card| card.picture()).collect(),
            _ => Vec::new(),
        }
    }

    fn ending(state: &SarZan) -> Words {
        let best = state.scores().iter().copied().max().unwrap_or_default();
        let shared = matches!(state.status(), Status::Over(outcome) if outcome.winners.len() > 1);
        Words::new(if best < state.config().target() {
            "sar-zan-ending-last-round"
        } else if shared {
            "sar-zan-ending-shared"
        } else {
            "sar-zan-ending-target"
        })
        .with("points", state.config().target())
    }

    fn facts(game: &Match<SarZan>) -> Vec<Fact> {
        facts::of(game.state.players(), &game.events())
    }

    fn score_sheet(game: &Match<SarZan>) -> ScoreSheet {
        sheet::of(game)
    }

    fn move_words(_game: &Match<SarZan>, m: &Move) -> Words {
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

    fn prompt(game: &Match<SarZan>, _seat: Seat) -> Words {
        let state = &game.state;
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let lowest = moves.iter().find_map(|m| match m {
            Move::Play(cards) => cards.lowest(),
            _ => None,
        });
        match (state.phase(), lowest) {
            (Phase::Direction, _) => Words::new("sar-zan-prompt-direction"),
            (Phase::Open, Some(lowest)) => {
                Words::new("sar-zan-prompt-open").with("card", the(lowest))
            }
            (_, None) => Words::new("sar-zan-prompt-pass").with("value", state.announced()),
            (_, Some(_)) => Words::new("sar-zan-prompt-beat")
                .with("value", state.announced())
                .with("most", cards_allowed(state.announced())),
        }
    }

    fn table_words(game: &Match<SarZan>, viewer: Viewer) -> Vec<Words> {
        let view = game.shown_state().view(viewer);
        let mut lines = Vec::new();
        if let Some(way) = view.direction {
            lines.push(Words::new("sar-zan-mirror-direction").with("direction", direction(way)));
        }
        if let Some(dragon) = view.dragon {
            let name = game.seat_name(dragon);
            lines.push(Words::new("sar-zan-mirror-dragon").with("name", name));
        }
        if let Some(last) = view.pile.last() {
            lines.push(
                Words::new("mirror-laid")
                    .with("name", game.seat_name(last.seat))
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
}
