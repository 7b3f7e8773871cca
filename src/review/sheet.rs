//! What a review has to tell, free of the game it is about.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Seats};
use veillee_rules::review::Lead;

use crate::locale::Words;
use crate::plan::Player;
use crate::play::Match;
use crate::table::hud::{Hud, SeatHud};
use crate::theme::palette::*;
use crate::theme::portrait::ring;

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Progress {
    #[default]
    Working,
    /// Somebody has had enough of it.
    Stopped,
    Done,
}

/// All that is seen and said of it.
#[derive(Resource, Clone, PartialEq, Default)]
pub struct ReviewSheet {
    pub progress: Progress,
    /// How many moves were judged, of how many.
    pub judged: usize,
    pub all: usize,
    /// How long the game was.
    pub moves: usize,
    /// Players, or teams.
    pub sides: Vec<SideCourse>,
    /// After how many moves rounds ended.
    pub rounds: Vec<usize>,
    pub leads: Vec<Lead>,
    pub moments: Vec<Moment>,
    /// The moment on the table: after so many moves.
    pub shown: Option<usize>,
}

/// How a player or a team stood all along.
#[derive(Clone, PartialEq)]
pub struct SideCourse {
    pub seats: Seats,
    pub name: Words,
    /// As on the plates.
    pub faces: Vec<SeatHud>,
    pub ink: Color,
    /// After every number of moves reached so far.
    pub course: Vec<f32>,
}

/// A move that decided the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// After so many moves.
    pub at: usize,
    /// Whose move it was, among the sides.
    pub side: usize,
    pub name: String,
    pub played: Words,
    pub better: Words,
    /// What it cost, about.
    pub points: i32,
}

impl Moment {
    /// "Move 23 · Awa · −5 points".
    pub fn heading(&self) -> Words {
        let move_of = Words::new("review-moment")
            .with("number", self.at + 1)
            .with("name", self.name.clone());
        let cost = (self.points > 0).then(|| Words::new("review-cost").with("points", self.points));
        Words::dotted([Some(move_of), cost].into_iter().flatten())
            .unwrap_or_else(|| Words::plain(""))
    }
}

/// Those who sit at the table themselves.
pub(super) fn people<G: Ruleset>(game: &Match<G>) -> Seats {
    Seat::all(game.state.players())
        .filter(|seat| game.player(*seat) == Player::Human)
        .collect()
}

/// Lines that lie beside each other on dark ground.
const INKS: [Color; 6] = [
    GOLD_LIGHT,
    Color::srgb(0.3, 0.78, 0.72),
    EMBER_LIGHT,
    Color::srgb(0.56, 0.66, 0.98),
    Color::srgb(0.95, 0.62, 0.78),
    Color::srgb(0.7, 0.84, 0.42),
];
/// The sides of a board, in the colours of their camps.
const CAMPS: [usize; 2] = [3, 1];

impl ReviewSheet {
    /// Everybody, partners together; nothing is known yet.
    pub(super) fn of_sides<G: Ruleset>(game: &Match<G>, hud: &Hud) -> ReviewSheet {
        let mut sheet = ReviewSheet::default();
        for (seat, face) in Seat::all(game.state.players()).zip(&hud.seats) {
            let partners = (sheet.sides.iter_mut())
                .find(|side| face.team.is_some() && side.faces[0].team == face.team);
            match partners {
                Some(side) => {
                    side.seats.insert(seat);
                    side.faces.push(face.clone());
                }
                None => sheet.sides.push(SideCourse {
                    seats: Seats::only(seat),
                    name: Words::plain(""),
                    faces: vec![face.clone()],
                    ink: match (face.team, face.mark) {
                        (Some(_), _) => ring(face.team).1.lighter(0.18),
                        (None, Some(_)) => INKS[CAMPS[seat.index() % CAMPS.len()]],
                        (None, None) => INKS[seat.index() % INKS.len()],
                    },
                    course: Vec::new(),
                }),
            }
        }
        for side in &mut sheet.sides {
            side.name = Words::names(side.seats, &|seat| game.seat_name(seat));
        }
        sheet
    }

    /// Two of them are one line: how far one is ahead of the other.
    pub fn is_a_duel(&self) -> bool {
        self.sides.len() == 2
    }

    /// The lines of the graph.
    pub(super) fn lines(&self) -> Vec<(Color, Vec<f32>)> {
        if let [one, other] = &self.sides[..] {
            let ahead = one.course.iter().zip(&other.course);
            return vec![(one.ink, ahead.map(|(one, other)| one - other).collect())];
        }
        let sides = self.sides.iter();
        sides.map(|side| (side.ink, side.course.clone())).collect()
    }

    /// How far it has come, or what came of it.
    pub fn headline(&self) -> Words {
        let so_far = |key: &'static str| {
            Words::new(key)
                .with("judged", self.judged)
                .with("all", self.all)
        };
        match self.progress {
            Progress::Working => so_far("review-working"),
            Progress::Stopped => so_far("review-stopped"),
            Progress::Done => match self.leads.last() {
                None => Words::new("review-nobody-led"),
                Some(lead) if lead.from <= 1 => self.of_lead("review-led-throughout", lead),
                Some(lead) => self.of_lead("review-led-from", lead),
            },
        }
    }

    fn of_lead(&self, key: &'static str, lead: &Lead) -> Words {
        let name = self.sides.get(lead.side).map(|side| side.name.clone());
        let many = self.sides.get(lead.side).map_or(1, |side| side.seats.len());
        Words::new(key)
            .with("name", name.unwrap_or_else(|| Words::plain("")))
            .with("many", many)
            .with("number", lead.from)
            .with("points", (lead.by.round() as i32).max(1))
    }

    /// All of it for somebody who does not see it; the moments are buttons besides.
    pub fn words(&self) -> Vec<Words> {
        let mut lines = vec![self.headline()];
        let leads = self.leads.iter();
        lines.extend(leads.map(|lead| self.of_lead("review-leads", lead)));
        if self.progress != Progress::Working && self.moments.is_empty() {
            lines.push(Words::new("review-no-moments"));
        }
        lines
    }
}
