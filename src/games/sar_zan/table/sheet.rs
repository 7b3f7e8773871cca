//! Sar-Zan's score sheet: every round, and the last one counted line by line.

use super::super::{Event, Line, SarZan};
use crate::engine::{Ruleset, Seat};
use crate::locale::Words;
use crate::menus::score::ScoreSheet;
use crate::play::Match;

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
pub(super) fn of(table: &Match<SarZan>) -> ScoreSheet {
    let mut events: Vec<Event> = Vec::new();
    if table.record.replay_with(&mut events, |_, _, _| ()).is_err() {
        return ScoreSheet::default();
    }
    let players = table.state.players();
    let seats = usize::from(players);
    let mut rounds: Vec<Vec<i32>> = Vec::new();
    let mut details = Vec::new();
    let mut count = Count::default();
    let mut new_round = false;
    for event in &events {
        match event {
            Event::RoundStarted { .. } => new_round = true,
            Event::Counted { line, points, .. } => match line {
                Line::CardsWon => count.won = *points,
                Line::CardsInHand => count.in_hand = *points,
                Line::Dragon => count.dragon = Some(*points),
            },
            Event::RoundScored { seat, points, .. } => {
                if std::mem::take(&mut new_round) {
                    rounds.push(vec![0; seats]);
                    details.clear();
                }
                let round = rounds.last_mut();
                if let Some(cell) = round.and_then(|round| round.get_mut(seat.index())) {
                    *cell = *points;
                }
                let count = std::mem::take(&mut count);
                details.push(count.words(table.seat_name(*seat), *points));
            }
            _ => {}
        }
    }
    let totals: Vec<i32> = (0..seats)
        .map(|seat| rounds.iter().map(|round| round[seat]).sum())
        .collect();
    let highest = totals.iter().max().copied().unwrap_or_default();
    ScoreSheet {
        names: Seat::all(players)
            .map(|seat| table.seat_name(seat))
            .collect(),
        ahead: totals.iter().map(|total| *total == highest).collect(),
        totals,
        rounds,
        goal: table.state.config().target(),
        details,
        ..ScoreSheet::default()
    }
}
