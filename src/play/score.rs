//! The score of games that are played in rounds.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};

use super::Match;
use crate::locale::Words;

/// The score between rounds, free of the game it is about.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ScoreSheet {
    /// Players, or teams.
    pub names: Vec<String>,
    /// A row for each round, a column for each name.
    pub rounds: Vec<Vec<i32>>,
    pub totals: Vec<i32>,
    /// Who is ahead.
    pub ahead: Vec<bool>,
    /// Points are what one does not want.
    pub fewest_win: bool,
    /// The points that end the game.
    pub goal: i32,
    /// What the last round's points are made of, a column for each name.
    pub lines: Vec<(Words, Vec<i32>)>,
    /// The last round, line by line.
    pub details: Vec<Words>,
    /// Nobody is there to close it.
    pub closes_itself: bool,
}

/// The points of the rounds so far, a column for each player or team.
pub struct Rounds {
    columns: usize,
    rounds: Vec<Vec<i32>>,
}

impl Rounds {
    pub fn new(columns: usize) -> Rounds {
        Rounds {
            columns,
            rounds: Vec::new(),
        }
    }

    /// Another round is counted.
    pub fn begin(&mut self) {
        self.rounds.push(vec![0; self.columns]);
    }

    pub fn add(&mut self, column: usize, points: i32) {
        let round = self.rounds.last_mut();
        if let Some(cell) = round.and_then(|round| round.get_mut(column)) {
            *cell += points;
        }
    }

    /// The sheet with these rounds: totals, and who is ahead.
    pub fn sheet(self, names: Vec<String>, fewest_win: bool, goal: i32) -> ScoreSheet {
        let totals: Vec<i32> = (0..self.columns)
            .map(|column| self.rounds.iter().map(|round| round[column]).sum())
            .collect();
        let best = if fewest_win {
            totals.iter().min()
        } else {
            totals.iter().max()
        };
        let best = best.copied().unwrap_or_default();
        ScoreSheet {
            names,
            ahead: totals.iter().map(|total| *total == best).collect(),
            totals,
            rounds: self.rounds,
            fewest_win,
            goal,
            ..default()
        }
    }
}

impl<G: Ruleset> Match<G> {
    /// Everything that has happened; nothing if the record cannot be played again.
    pub fn events(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        match self.record.replay_with(&mut events, |_, _, _| ()) {
            Ok(_) => events,
            Err(_) => Vec::new(),
        }
    }

    pub fn seat_names(&self) -> Vec<String> {
        Seat::all(self.state.players())
            .map(|seat| self.seat_name(seat))
            .collect()
    }
}
