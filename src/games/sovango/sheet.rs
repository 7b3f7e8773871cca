//! Sovango's score sheet.

use veillee_rules::engine::Ruleset;
use veillee_rules::games::sovango::{Event, Sovango};

use super::words;
use crate::locale::Words;
use crate::play::{Match, Rounds, ScoreSheet};

/// The rounds played so far, by side: players, or teams.
pub(super) fn of(game: &Match<Sovango>) -> ScoreSheet {
    let config = *game.state.config();
    let names = (0..config.sides()).map(|side| {
        let members = config.members(side);
        let members: Vec<String> = members.iter().map(|seat| game.seat_name(seat)).collect();
        members.join(" · ")
    });
    let mut rounds = Rounds::new(usize::from(config.sides()));
    let mut details = Vec::new();
    let mut new_round = false;
    for event in &game.events() {
        match event {
            Event::RoundStarted { .. } => new_round = true,
            Event::SeatScored {
                seat,
                tally,
                points,
                ..
            } => {
                if std::mem::take(&mut new_round) {
                    rounds.begin();
                    details.clear();
                }
                rounds.add(usize::from(config.side_of(*seat)), *points as i32);
                let line = Words::new("sovango-tally")
                    .with("name", game.seat_name(*seat))
                    .with("tally", words::tally(tally))
                    .with("points", *points);
                details.push(line);
            }
            _ => {}
        }
    }
    ScoreSheet {
        details,
        ..rounds.sheet(names.collect(), true, config.contract() as i32)
    }
}
