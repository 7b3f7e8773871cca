//! The score of games that are played in rounds.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Seats};

use super::Match;
use crate::locale::Words;

/// The score between rounds, free of the game it is about.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ScoreSheet {
    /// Players, or teams: a column for each.
    pub sides: Vec<Seats>,
    pub names: Vec<Words>,
    pub rounds: Vec<Round>,
    pub totals: Vec<i32>,
    /// Who is ahead.
    pub ahead: Vec<bool>,
    /// Points are what one does not want.
    pub fewest_win: bool,
    /// The points that end the game.
    pub goal: i32,
    /// No round comes after these.
    pub is_last: bool,
    /// Nobody is there to close it.
    pub closes_itself: bool,
}

/// A round, and what its points are made of.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Round {
    /// A column for each side.
    pub points: Vec<i32>,
    pub lines: Vec<(Words, Vec<i32>)>,
    /// How it came to its end, where that is worth a word.
    pub note: Option<Words>,
}

impl ScoreSheet {
    /// Those who did best in a round; nobody where all did alike.
    pub fn best_of(&self, round: &Round) -> Vec<bool> {
        let best = match self.fewest_win {
            true => round.points.iter().min(),
            false => round.points.iter().max(),
        };
        let is_best = |points: &i32| Some(points) == best;
        let alike = round.points.iter().all(is_best);
        let points = round.points.iter();
        points.map(|points| !alike && is_best(points)).collect()
    }

    /// Who leads, if anybody does.
    pub fn leads(&self) -> Option<Words> {
        if self.ahead.iter().all(|ahead| *ahead) {
            return None;
        }
        let ahead = self.sides.iter().zip(&self.names).zip(&self.ahead);
        let leaders: Vec<_> = ahead
            .filter(|(_, ahead)| **ahead)
            .map(|(side, _)| side)
            .collect();
        let count: u32 = leaders.iter().map(|(seats, _)| seats.len()).sum();
        let names = leaders.iter().map(|(_, name)| (*name).clone());
        let key = match self.is_last {
            true => "results-winners",
            false => "score-leads",
        };
        let leads = Words::new(key).with("names", Words::and(names));
        Some(leads.with("count", count))
    }

    /// Who is nearest to the end.
    pub fn left(&self) -> Option<Words> {
        let totals = self.names.iter().zip(self.totals.iter().copied());
        let (name, points) = totals.max_by_key(|(_, points)| *points)?;
        let goes_on = points < self.goal && !self.is_last;
        goes_on.then(|| {
            Words::new("score-left")
                .with("goal", self.goal)
                .with("name", name.clone())
                .with("points", Words::number(points))
        })
    }

    /// Which way points count.
    pub fn way(&self) -> Words {
        Words::new(match self.fewest_win {
            true => "score-fewest-win",
            false => "score-most-win",
        })
    }

    /// All of it for somebody who does not see it, names before numbers.
    pub fn words(&self) -> Vec<Words> {
        let row = |label: Words, numbers: &[i32]| {
            let named = self.names.iter().zip(numbers).map(|(name, number)| {
                Words::new("score-of")
                    .with("name", name.clone())
                    .with("points", Words::number(*number))
            });
            Words::new("score-said")
                .with("label", label)
                .with("scores", Words::list(named))
        };
        let mut lines = Vec::new();
        for (number, round) in self.rounds.iter().enumerate() {
            let label = Words::new("score-round").with("round", number + 1);
            lines.push(row(label, &round.points));
        }
        if let Some(last) = self.rounds.last() {
            let made_of = last.lines.iter();
            lines.extend(made_of.map(|(label, points)| row(label.clone(), points)));
            lines.extend(last.note.clone());
            lines.push(row(Words::new("score-total"), &self.totals));
        }
        lines.extend(self.leads().into_iter().chain(self.left()));
        lines.push(self.way());
        lines
    }
}

/// The points of the rounds so far, a column for each player or team.
pub struct Rounds {
    sides: Vec<Seats>,
    /// What points can be made of, in the order of the count.
    labels: Vec<Words>,
    rounds: Vec<Round>,
}

impl Rounds {
    pub fn new(sides: Vec<Seats>, labels: Vec<Words>) -> Rounds {
        Rounds {
            sides,
            labels,
            rounds: Vec::new(),
        }
    }

    /// Everybody for themselves.
    pub fn of_players(players: u8, labels: Vec<Words>) -> Rounds {
        Rounds::new(Seat::all(players).map(Seats::only).collect(), labels)
    }

    /// Another round is counted.
    pub fn begin(&mut self, note: Option<Words>) {
        let zeros = vec![0; self.sides.len()];
        let labels = self.labels.iter().cloned();
        self.rounds.push(Round {
            lines: labels.map(|label| (label, zeros.clone())).collect(),
            points: zeros,
            note,
        });
    }

    fn column(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| side.contains(seat))
    }

    pub fn add(&mut self, seat: Seat, points: i32) {
        let (column, round) = (self.column(seat), self.rounds.last_mut());
        if let (Some(column), Some(round)) = (column, round) {
            round.points[column] += points;
        }
    }

    /// Of what this line says, so many points.
    pub fn add_line(&mut self, line: usize, seat: Seat, points: i32) {
        let (column, round) = (self.column(seat), self.rounds.last_mut());
        if let (Some(column), Some(round)) = (column, round)
            && let Some((_, line)) = round.lines.get_mut(line)
        {
            line[column] += points;
        }
    }

    /// The sheet with these rounds: totals, and who is ahead. What made no points in a round is
    /// not told of it.
    pub fn sheet<G: Ruleset>(mut self, game: &Match<G>, fewest_win: bool, goal: i32) -> ScoreSheet {
        for round in &mut self.rounds {
            let made_any = |line: &(Words, Vec<i32>)| line.1.iter().any(|points| *points != 0);
            round.lines.retain(made_any);
        }
        let totals: Vec<i32> = (0..self.sides.len())
            .map(|column| self.rounds.iter().map(|round| round.points[column]).sum())
            .collect();
        let best = match fewest_win {
            true => totals.iter().min(),
            false => totals.iter().max(),
        };
        let best = best.copied().unwrap_or_default();
        let name = |seat: Seat| game.seat_name(seat);
        ScoreSheet {
            names: self
                .sides
                .iter()
                .map(|side| Words::names(*side, &name))
                .collect(),
            sides: self.sides,
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
}
