//! A game that is over, looked at again: who stood better when, and the moments that decided it.
//! What each move was worth is asked elsewhere, one after the other, and noted here.

use crate::ai::{Thinker, VerdictOf, standing};
use crate::engine::{Nobody, PerSeat, Record, Seat, Seats, Status};

/// How many moments are told of.
pub const MOMENTS: usize = 3;
/// A person's move decides as much as an opponent's that lost so many times as much: people look
/// for their own.
const OF_PEOPLE: f32 = 1.5;
/// A lead that is lost again within this part of the game is none.
const LONG: usize = 20;
/// Two moments are at least this part of the game apart.
const APART: usize = 12;

/// One move of the game.
pub struct Ply<G: Thinker> {
    /// Before the move.
    pub state: G,
    /// Whose it was.
    pub seat: Seat,
    /// What was played.
    pub played: G::Move,
    /// Was there anything to choose?
    pub free: bool,
    /// Once it has been judged.
    pub verdict: Option<VerdictOf<G>>,
}

/// How far somebody is above the average after so many moves; half a move while one is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// How many moves were made.
    pub moves: f32,
    /// Points more than all on average, or fewer where the fewest win.
    pub standing: f32,
}

/// Somebody has taken the lead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lead {
    /// From this move on, counted from 1.
    pub from: usize,
    /// Which of the sides.
    pub side: usize,
    /// Points ahead of the next, at most.
    pub by: f32,
}

/// A finished game, and what is known of its moves so far.
pub struct Review<G: Thinker> {
    /// Its moves.
    pub plies: Vec<Ply<G>>,
    /// After how many moves points were counted, and how everybody then stood.
    counted: Vec<(usize, PerSeat<f32>)>,
    seed: u64,
}

impl<G: Thinker> Review<G> {
    /// Nothing is judged yet. `None` if the game is not over or cannot be played again.
    pub fn of(record: &Record<G>) -> Option<Review<G>> {
        let mut state = G::start(&record.config, record.seed, &mut Nobody).ok()?;
        let mut counted = vec![(0, everybody(&state))];
        let mut plies = Vec::new();
        let mut legal = Vec::new();
        for (at, played) in record.moves.iter().enumerate() {
            let Status::ToMove(seat) = state.status() else {
                return None;
            };
            state.legal_moves(&mut legal);
            plies.push(Ply {
                state: state.clone(),
                seat,
                played: *played,
                free: legal.len() > 1,
                verdict: None,
            });
            let mut events = Vec::new();
            state.apply(played, &mut events).ok()?;
            if at + 1 < record.moves.len() && events.iter().any(G::ends_a_round) {
                counted.push((at + 1, everybody(&state)));
            }
        }
        if record.agreed_draw {
            state.agree_draw(&mut Nobody);
        }
        if matches!(state.status(), Status::ToMove(_)) {
            return None;
        }
        counted.push((plies.len(), everybody(&state)));
        Some(Review {
            plies,
            counted,
            seed: record.seed,
        })
    }

    /// The next move to be judged.
    pub fn next(&self) -> Option<usize> {
        let open = |ply: &Ply<G>| ply.free && ply.verdict.is_none();
        self.plies.iter().position(open)
    }

    /// What its judge draws chance from.
    pub fn seed_of(&self, ply: usize) -> u64 {
        self.seed ^ (ply as u64).wrapping_mul(0x9e37_79b9) ^ 0x5eed
    }

    /// How many moves have been judged, and how many there are to judge.
    pub fn progress(&self) -> (usize, usize) {
        let free = self.plies.iter().filter(|ply| ply.free);
        let judged = free.clone().filter(|ply| ply.verdict.is_some());
        (judged.count(), free.count())
    }

    /// So many moves the game has come to, as far as it has been judged.
    pub fn reached(&self) -> usize {
        self.next().unwrap_or(self.plies.len())
    }

    /// After how many moves each round ended, but for the last.
    pub fn rounds(&self) -> Vec<usize> {
        let inner = self.counted.iter().map(|(moves, _)| *moves);
        inner
            .filter(|moves| (1..self.plies.len()).contains(moves))
            .collect()
    }

    /// How a seat stood: what it could expect by what it knew at each of its own moves, and what
    /// was counted at the end of each round.
    pub fn line(&self, seat: Seat) -> Vec<Point> {
        let reached = self.reached();
        let counted = self.counted.iter().filter(|(moves, _)| *moves <= reached);
        let mut points: Vec<Point> = counted
            .map(|(moves, standings)| Point {
                moves: *moves as f32,
                standing: standings[seat.index()],
            })
            .collect();
        for (at, ply) in self.plies[..reached].iter().enumerate() {
            if let Some(verdict) = ply.verdict.as_ref().filter(|_| ply.seat == seat) {
                points.push(Point {
                    moves: at as f32 + 0.5,
                    standing: verdict.standing,
                });
            }
        }
        points.sort_by(|one, other| one.moves.total_cmp(&other.moves));
        points
    }

    /// How a player or a team stood after every number of moves reached so far.
    pub fn course(&self, side: Seats) -> Vec<f32> {
        let reached = self.reached();
        let mut course = vec![0.0; reached + 1];
        for seat in side.iter() {
            let line = self.line(seat);
            for (moves, standing) in course.iter_mut().enumerate() {
                *standing += at(&line, moves as f32) / side.len() as f32;
            }
        }
        course
    }

    /// Who led from when on, and by how much at most, among these sides. Somebody leads who is
    /// ahead of all others by a point, and for some time.
    pub fn leads(&self, sides: &[Seats]) -> Vec<Lead> {
        let courses: Vec<Vec<f32>> = sides.iter().map(|side| self.course(*side)).collect();
        let mut leads: Vec<Lead> = Vec::new();
        for moves in 0..=self.reached() {
            let stands: Vec<f32> = courses.iter().map(|course| course[moves]).collect();
            let mut order: Vec<usize> = (0..stands.len()).collect();
            order.sort_by(|one, other| stands[*other].total_cmp(&stands[*one]));
            let [first, second, ..] = order[..] else {
                continue;
            };
            let by = stands[first] - stands[second];
            match leads.last_mut() {
                Some(lead) if lead.side == first => lead.by = lead.by.max(by),
                _ if by >= 1.0 => leads.push(Lead {
                    from: moves.max(1),
                    side: first,
                    by,
                }),
                _ => {}
            }
        }
        let long = self.plies.len() / LONG;
        let until: Vec<usize> = leads.iter().skip(1).map(|lead| lead.from).collect();
        let mut lasting: Vec<Lead> = Vec::new();
        for (nth, lead) in leads.into_iter().enumerate() {
            // The last one lasts.
            let until = until.get(nth).copied().unwrap_or(usize::MAX);
            match lasting.last_mut() {
                Some(before) if before.side == lead.side => before.by = before.by.max(lead.by),
                _ if until - lead.from > long => lasting.push(lead),
                _ => {}
            }
        }
        lasting
    }

    /// The moves that decided it, in their order: those that lost the most, at different stages.
    pub fn moments(&self, people: Seats) -> Vec<usize> {
        let weight = |at: usize| {
            let ply = &self.plies[at];
            let lost = ply.verdict.as_ref().map_or(0.0, |verdict| verdict.lost);
            lost * if people.contains(ply.seat) {
                OF_PEOPLE
            } else {
                1.0
            }
        };
        let mut lost: Vec<usize> = (0..self.plies.len())
            .filter(|at| weight(*at) > 0.0)
            .collect();
        lost.sort_by(|one, other| weight(*other).total_cmp(&weight(*one)));
        let apart = self.plies.len() / APART;
        let mut moments: Vec<usize> = Vec::new();
        for at in lost {
            let is_near = |other: &usize| other.abs_diff(at) <= apart;
            if moments.len() < MOMENTS && !moments.iter().any(is_near) {
                moments.push(at);
            }
        }
        moments.sort_unstable();
        moments
    }
}

/// How everybody stands by what has been counted.
fn everybody<G: Thinker>(state: &G) -> PerSeat<f32> {
    let seats = Seat::all(state.players());
    seats.map(|seat| standing(state, seat)).collect()
}

/// Between two points a line is straight.
fn at(line: &[Point], moves: f32) -> f32 {
    let next = line.iter().position(|point| point.moves >= moves);
    match next {
        None => line.last().map_or(0.0, |point| point.standing),
        Some(0) => line[0].standing,
        Some(next) => {
            let (before, after) = (line[next - 1], line[next]);
            let part = (moves - before.moves) / (after.moves - before.moves);
            before.standing + part * (after.standing - before.standing)
        }
    }
}
