//! Sar-Zan's score sheet: every round, and the last one counted line by line.

use veillee_rules::engine::Ruleset;
use veillee_rules::games::sar_zan::{Event, Line, SarZan};

use crate::locale::Words;
use crate::play::{Match, Rounds, ScoreSheet};

/// What a player counted: cards won, cards in hand, the Dragon.
#[derive(Clone, Copy, Default)]
struct Count {
    won: i32,
    in_hand: i32,
    dragon: Option<i32>,
}

impl Count {
    fn words(self, name: String, points: i32) -> Words {
        let words = match self.dragon {
            Some(dragon) => Words::new("sar-zan-count-dragon").with("dragon", points_words(dragon)),
            None => Words::new("sar-zan-count"),
        };
        words
            .with("name", name)
            .with("won", points_words(self.won))
            .with("hand", points_words(self.in_hand))
            .with("points", points_words(points))
    }
}

fn points_words(points: i32) -> Words {
    match points {
        0 => Words::number(0),
        _ => Words::signed(points),
    }
}

/// The rounds played so far.
pub(super) fn of(game: &Match<SarZan>) -> ScoreSheet {
    let mut rounds = Rounds::new(usize::from(game.state.players()));
    let mut details = Vec::new();
    let mut count = Count::default();
    let mut new_round = false;
    for event in &game.events() {
        match event {
            Event::RoundStarted { .. } => new_round = true,
            Event::Counted { line, points, .. } => match line {
                Line::CardsWon => count.won = *points,
                Line::CardsInHand => count.in_hand = *points,
                Line::Dragon => count.dragon = Some(*points),
            },
            Event::RoundScored { seat, points, .. } => {
                if std::mem::take(&mut new_round) {
                    rounds.begin();
                    details.clear();
                }
                rounds.add(seat.index(), *points);
                let count = std::mem::take(&mut count);
                details.push(count.words(game.seat_name(*seat), *points));
            }
            _ => {}
        }
    }
    ScoreSheet {
        details,
        ..rounds.sheet(game.seat_names(), false, game.state.config().target())
    }
}
