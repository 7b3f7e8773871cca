//! `arena match`: AIs against each other, on the same deals from every side of the table.

use std::fmt;
use std::time::{Duration, Instant};

use veillee_rules::ai::{self, Guesses, Level, Thinker};
use veillee_rules::engine::{Nobody, Seat, Status};
use veillee_rules::games::GameVisitor;

use crate::{Done, Table};

/// Who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Level(Level),
    /// Any legal move.
    Random,
    /// The best level, but it sees every card.
    Cheat,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Level(level) => level.name(),
            Kind::Random => "random",
            Kind::Cheat => "cheat",
        })
    }
}

impl std::str::FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        match text {
            "random" => Ok(Kind::Random),
            "cheat" => Ok(Kind::Cheat),
            _ => (Level::parse(text).map(Kind::Level)).ok_or_else(|| {
                format!("there is no \"{text}\": easy, medium, hard, expert, random or cheat")
            }),
        }
    }
}

pub struct Contest<'a> {
    pub table: &'a Table,
    pub seats: &'a [Kind],
    pub games: u64,
}

/// How long a kind thought.
#[derive(Clone, Copy, Default)]
struct Clock {
    moves: u32,
    sum: Duration,
    longest: Duration,
}

/// What one kind got on one deal, from all sides together.
#[derive(Clone, Copy, Default)]
struct OnDeal {
    wins: f64,
    points: f64,
    seats: f64,
}

/// A share or a mean with half of its 95 % interval. The deals are independent of each other,
/// the games on one deal are not: so a deal is one observation.
pub struct Estimate {
    pub mean: f64,
    pub margin: f64,
}

impl Estimate {
    fn of(values: &[f64]) -> Estimate {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let variance = squares / (n - 1.0).max(1.0);
        Estimate {
            mean,
            margin: 1.96 * (variance / n.max(1.0)).sqrt(),
        }
    }
}

impl GameVisitor for Contest<'_> {
    type Output = Done;

    fn visit<G: Thinker>(self) -> Done {
        let config = self.table.config::<G>()?;
        let players = self.seats.len();
        let mut kinds: Vec<Kind> = Vec::new();
        for kind in self.seats {
            if !kinds.contains(kind) {
                kinds.push(*kind);
            }
        }
        // Turned round the table until it is as it was.
        let turned = |by: usize| (0..players).map(move |seat| self.seats[(seat + by) % players]);
        let sides = (1..=players)
            .find(|&by| turned(by).eq(turned(0)))
            .unwrap_or(players);
        let deals = self.games.div_ceil(sides as u64);
        let mut results = vec![vec![OnDeal::default(); deals as usize]; kinds.len()];
        let mut clocks = vec![Clock::default(); kinds.len()];
        for deal in 0..deals {
            let seed = self.table.seed.wrapping_add(deal);
            for side in 0..sides {
                let seats: Vec<usize> = turned(side)
                    .map(|kind| kinds.iter().position(|other| *other == kind).unwrap_or(0))
                    .collect();
                let end = play::<G>(&config, seed, &seats, &kinds, &mut clocks)?;
                let Status::Over(outcome) = end.status() else {
                    return Err(format!("{}, seed {seed}: no end", G::ID));
                };
                let scores = end.scores();
                let share = 1.0 / f64::from(outcome.winners.len().max(1));
                for (seat, &kind) in seats.iter().enumerate() {
                    let one = &mut results[kind][deal as usize];
                    one.seats += 1.0;
                    one.points += f64::from(scores[seat]);
                    if outcome.winners.contains(Seat(seat as u8)) {
                        one.wins += share;
                    }
                }
            }
        }
        let names: Vec<String> = self.seats.iter().map(Kind::to_string).collect();
        println!(
            "{} with {players}: {}; {} games on {deals} deals from seed {}",
            G::ID,
            names.join(", "),
            deals * sides as u64,
            self.table.seed
        );
        println!("            wins a game (all seats)   points a seat       ms a move (longest)");
        for (kind, name) in kinds.iter().enumerate() {
            let games = sides as f64;
            let wins: Vec<f64> = results[kind].iter().map(|one| one.wins / games).collect();
            let points = results[kind].iter().map(|one| one.points / one.seats);
            let points: Vec<f64> = points.collect();
            let (wins, points) = (Estimate::of(&wins), Estimate::of(&points));
            let clock = clocks[kind];
            println!(
                "  {:8} {:6.1} % ± {:4.1}          {:8.2} ± {:5.2}    {:9.2} ({:.1})",
                name.to_string(),
                wins.mean * 100.0,
                wins.margin * 100.0,
                points.mean,
                points.margin,
                clock.sum.as_secs_f64() * 1000.0 / f64::from(clock.moves.max(1)),
                clock.longest.as_secs_f64() * 1000.0,
            );
        }
        Ok(())
    }
}

fn play<G: Thinker>(
    config: &G::Config,
    seed: u64,
    seats: &[usize],
    kinds: &[Kind],
    clocks: &mut [Clock],
) -> Result<G, String> {
    let mut state = G::start(config, seed, &mut Nobody).map_err(|error| error.to_string())?;
    let mut made = 0u64;
    while let Status::ToMove(seat) = state.status() {
        let kind = seats[seat.index()];
        let luck = seed ^ (made + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let began = Instant::now();
        let search = match kinds[kind] {
            Kind::Level(level) => ai::think(&state, seat, level, luck),
            Kind::Random => Some(ai::at_random(Guesses::honest(&state, seat, luck))),
            Kind::Cheat => ai::think_with(Guesses::peeking(&state, seat, luck), Level::Expert),
        };
        let choice = search.map(ai::finish).ok_or("nobody knows what to play")?;
        let taken = began.elapsed();
        let clock = &mut clocks[kind];
        clock.moves += 1;
        clock.sum += taken;
        clock.longest = clock.longest.max(taken);
        state
            .apply(&choice.m, &mut Nobody)
            .map_err(|why| format!("{}, seed {seed}: {:?}: {why:?}", G::ID, choice.m))?;
        made += 1;
    }
    Ok(state)
}
