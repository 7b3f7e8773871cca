//! Puzzles: positions in which one move is right and no other. Each is a record that goes on to
//! its solution, so a table can start from it as from any other record. Somebody's search made
//! them, and checks them again whenever it is asked.
//!
//! Those that ship lie beside their game as text, one a line: what it teaches, whom it is for, what
//! it gains, how many moves of the record lead up to it, and the record.

mod flaw;
mod grading;
mod mining;

use std::fmt;

pub use flaw::Flaw;
pub use grading::finds;
pub use mining::{Mine, Wanted};

use crate::ai::{Level, Thinker};
use crate::engine::{Record, Ruleset, Seat, Status};
use crate::games::{self, GameVisitor};

/// Whose puzzles they are: South, where there is a South.
pub const SOLVER: Seat = Seat(0);

/// How thoroughly a puzzle is looked at. What can be solved to its end always is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Care {
    /// To find out in a moment whether a closer look may be worth it.
    Glance,
    /// Enough to notice a puzzle that is none, and fast enough for tests.
    Quick,
    /// As those that ship were made.
    Full,
}

/// What a line is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// What it teaches, one of the [`themes`](Puzzler::themes).
    pub theme: &'static str,
    /// What it gains, in the game's own points; the game says exactly what.
    pub gain: i32,
}

/// What a game with puzzles brings along.
///
/// A *line* is the solver's moves and the best replies to them, in turn. It begins with the one
/// right move and ends with a move after which nothing is left to find.
pub trait Puzzler<G: Thinker>: Sync {
    /// What its puzzles teach, as codes, the simplest first.
    fn themes(&self) -> &'static [&'static str];

    /// The puzzles that ship.
    fn shipped(&self) -> &'static str;

    /// What this line is about, without a search; `None` if it is about nothing.
    fn describe(&self, start: &G, line: &[G::Move]) -> Option<Point>;

    /// Solves the puzzle again: is the solver's move the only right one wherever the game promises
    /// that, and is every reply the best?
    fn check(&self, start: &G, line: &[G::Move], care: Care) -> Result<(), Flaw>;

    /// The line from here, if there is exactly one right move and something comes of it.
    fn solve(&self, start: &G, care: Care) -> Option<Vec<G::Move>>;

    /// Every move that is right here, the best first: what a table replies with, and what it lets
    /// pass when somebody leaves the line.
    fn best(&self, state: &G) -> Vec<G::Move>;

    /// Positions of one game that might make a puzzle, the solver to move.
    fn candidates(&self, seed: u64) -> Vec<Record<G>>;

    /// Would who has seen the one know the other?
    fn alike(&self, one: &G, other: &G) -> bool;
}

/// A puzzle, whatever its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The name of the game.
    pub game: &'static str,
    /// What it teaches, one of the game's [`themes`].
    pub theme: &'static str,
    /// The weakest level that finds the first move reliably, as all above it do.
    pub grade: Level,
    /// What its line gains.
    pub gain: i32,
    /// How many moves of the record lead up to it; those after are its line.
    pub lead: usize,
    /// The record, as a link.
    pub record: String,
}

/// A puzzle as its game reads it.
#[derive(Clone, Debug)]
pub struct Opened<G: Ruleset> {
    /// What a match starts from: the record without the line.
    pub record: Record<G>,
    /// Where that ends: [`SOLVER`] is to move.
    pub state: G,
    /// The solver's moves and the best replies, in turn.
    pub line: Vec<G::Move>,
}

impl<G: Ruleset> Opened<G> {
    /// Splits a record after so many moves.
    fn split(whole: Record<G>, lead: usize) -> Result<Opened<G>, Flaw> {
        let mut record = whole;
        if lead >= record.moves.len() {
            return Err(Flaw::malformed("it has no solution"));
        }
        let line = record.moves.split_off(lead);
        let state = record.replay()?;
        if state.status() != Status::ToMove(SOLVER) {
            return Err(Flaw::NotToMove);
        }
        Ok(Opened {
            record,
            state,
            line,
        })
    }

    fn whole(&self) -> Record<G> {
        let mut record = self.record.clone();
        record.moves.extend(&self.line);
        record
    }
}

impl Puzzle {
    /// Its name where progress is kept: the same wherever it stands in the list.
    pub fn id(&self) -> String {
        let digest = self.record.bytes().fold(0x811c_9dc5u32, |digest, byte| {
            (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        format!("{digest:08x}")
    }

    /// The puzzle in the game's own terms. Its moves are checked against the rules.
    pub fn open<G: Ruleset>(&self) -> Result<Opened<G>, Flaw> {
        let (whole, _) = Record::<G>::from_link(&self.record)?;
        Opened::split(whole, self.lead)
    }

    /// Reads one line of text; [`Display`](fmt::Display) writes it.
    pub fn read<G: Thinker>(text: &str) -> Result<Puzzle, Flaw> {
        let themes = G::puzzler().map_or(&[][..], |puzzler| puzzler.themes());
        let mut words = text.split_whitespace();
        let mut word = |what: &str| {
            let missing = || Flaw::malformed(format!("it names no {what}"));
            words.next().ok_or_else(missing)
        };
        let theme = word("theme")?;
        let theme = (themes.iter().find(|known| **known == theme))
            .ok_or_else(|| Flaw::malformed(format!("there is no theme \"{theme}\"")))?;
        let grade = word("grade")?;
        let grade = Level::parse(grade)
            .ok_or_else(|| Flaw::malformed(format!("there is no grade \"{grade}\"")))?;
        let gain = word("gain")?.parse().map_err(Flaw::malformed)?;
        let lead = word("lead")?.parse().map_err(Flaw::malformed)?;
        let record = word("record")?.to_string();
        if words.next().is_some() {
            return Err(Flaw::malformed("there is something after its record"));
        }
        Ok(Puzzle {
            game: G::ID,
            theme,
            grade,
            gain,
            lead,
            record,
        })
    }

    fn of<G: Ruleset>(opened: &Opened<G>, point: Point, grade: Level) -> Puzzle {
        Puzzle {
            game: G::ID,
            theme: point.theme,
            grade,
            gain: point.gain,
            lead: opened.record.moves.len(),
            record: opened.whole().to_link(),
        }
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Puzzle {
            theme,
            gain,
            lead,
            record,
            ..
        } = self;
        let grade = self.grade.name();
        write!(f, "{theme} {grade} {gain} {lead} {record}")
    }
}

/// The puzzles of a game that ship, in the order of its file; none if it has none. A line that
/// cannot be read is left out: a test sees to it that there is none.
pub fn puzzles(game: &str) -> Vec<Puzzle> {
    games::visit(game, Shipped).unwrap_or_default()
}

/// What the puzzles of a game teach, as codes, the simplest first; none if it has none.
pub fn themes(game: &str) -> &'static [&'static str] {
    games::visit(game, Themes).unwrap_or_default()
}

/// Solves a puzzle again and compares that with what it says of itself, all but its grade.
pub fn verify(puzzle: &Puzzle, care: Care) -> Result<(), Flaw> {
    let unknown = || {
        Err(Flaw::malformed(format!(
            "there is no game \"{}\"",
            puzzle.game
        )))
    };
    games::visit(puzzle.game, Verify { puzzle, care }).unwrap_or_else(unknown)
}

/// The lines of a game's file, each with what it says or why it cannot be read.
pub fn read_shipped<G: Thinker>() -> impl Iterator<Item = Result<Puzzle, Flaw>> {
    let text = G::puzzler().map_or("", |puzzler| puzzler.shipped());
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Puzzle::read::<G>(line))
}

struct Shipped;

impl GameVisitor for Shipped {
    type Output = Vec<Puzzle>;

    fn visit<G: Thinker>(self) -> Vec<Puzzle> {
        read_shipped::<G>().flatten().collect()
    }
}

struct Themes;

impl GameVisitor for Themes {
    type Output = &'static [&'static str];

    fn visit<G: Thinker>(self) -> Self::Output {
        G::puzzler().map_or(&[], |puzzler| puzzler.themes())
    }
}

struct Verify<'a> {
    puzzle: &'a Puzzle,
    care: Care,
}

impl GameVisitor for Verify<'_> {
    type Output = Result<(), Flaw>;

    fn visit<G: Thinker>(self) -> Self::Output {
        let Verify { puzzle, care } = self;
        let puzzler = G::puzzler().ok_or(Flaw::malformed("its game has no puzzles"))?;
        let Opened { state, line, .. } = puzzle.open::<G>()?;
        let point = puzzler.describe(&state, &line).ok_or(Flaw::Pointless)?;
        if (point.theme, point.gain) != (puzzle.theme, puzzle.gain) {
            return Err(Flaw::OtherPoint {
                theme: point.theme,
                gain: point.gain,
            });
        }
        puzzler.check(&state, &line, care)
    }
}
