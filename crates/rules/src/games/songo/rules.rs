//! Songo, rule by rule. The numbers are those of the rules page; rules 1 to 9 are in
//! [`board`](super::board), on all cells at once.

use serde::{Deserialize, Serialize};

use super::board::{Board, CAMP, LAST, Played, count_places, nth_place, sum};
use super::cell::{Cell, NORTH, SOUTH};
use super::config::{FewSeeds, First, Position, SongoConfig, Stuck};
use super::events::{Cause, Event};
use super::knowledge::SongoView;
use super::moves::Reason;
use crate::engine::{
    ConfigError, GameRng, Outcome, PerSeat, Ruleset, Seat, Seats, Setup, Sink, Status, Viewer,
};

/// A set of boards that may take one for another: cheap to ask on every move, and only an
/// answer of "perhaps" needs a look at the list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Seen([u64; 4]);

impl Seen {
    /// Adds a board; false if it was certainly not there.
    #[inline]
    pub(super) fn insert(&mut self, board: Board) -> bool {
        let mixed = (board.own ^ board.enemy.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let word = &mut self.0[(mixed >> 62) as usize];
        let bit = 1 << (mixed >> 56 & 63);
        let perhaps = *word & bit != 0;
        *word |= bit;
        perhaps
    }
}

/// A game of Songo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    into = "super::saved_state::SavedSongo",
    try_from = "super::saved_state::SavedSongo"
)]
pub struct Songo {
    pub(super) config: SongoConfig,
    /// Seen from `to_move`.
    pub(super) board: Board,
    /// By seat.
    pub(super) scores: [u32; 2],
    pub(super) to_move: Seat,
    /// Moves of `to_move`, in sowing order; follows from the rest.
    pub(super) legal: u8,
    pub(super) over: Option<(Cause, Outcome)>,
    /// Rule 13: every board since the scores last changed, this one included. Turns alternate
    /// between two changes, so every second one has the same side to move.
    pub(super) since_capture: Vec<Board>,
    /// Boards in `since_capture`, by hash: not seen here, no repetition.
    pub(super) seen: Seen,
}

impl Songo {
    /// What lies where, in the form that a set-up can start from.
    pub fn position(&self) -> Position {
        let mut north = [0; CAMP];
        let mut south = [0; CAMP];
        for column in 0..CAMP as u8 {
            north[usize::from(column)] = self.seeds(Cell::new(NORTH, column));
            south[usize::from(column)] = self.seeds(Cell::new(SOUTH, column));
        }
        Position {
            north,
            south,
            north_score: self.scores[NORTH.index()] as u8,
            south_score: self.scores[SOUTH.index()] as u8,
        }
    }

    /// The seeds in a cell.
    pub fn seeds(&self, cell: Cell) -> u8 {
        let row = if cell.seat() == self.to_move {
            self.board.own
        } else {
            self.board.enemy
        };
        (row >> (8 * cell.place())) as u8
    }

    /// The seat to move, and the board seen from it.
    pub fn board(&self) -> (Seat, Board) {
        (self.to_move, self.board)
    }

    /// Why it ended, once it has.
    pub fn cause(&self) -> Option<Cause> {
        self.over.map(|(cause, _)| cause)
    }

    pub(super) fn enemy(&self) -> Seat {
        self.to_move.next(2)
    }

    /// After a move, or at the start: is it over, and if not, what may be played?
    #[inline(never)]
    fn settle(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            // Rule 10.
            if self
                .scores
                .iter()
                .any(|score| *score >= self.config.target())
            {
                return self.end(Cause::Target, sink);
            }
            // Rule 11.
            if self.config.few_seeds == FewSeeds::On && self.board.seeds() < 10 {
                return self.end_counting_camps(Cause::FewSeeds, sink);
            }
            if self.seen_three_times() {
                return self.end_counting_camps(Cause::Repetition, sink);
            }
            self.legal = self.board.legal(self.config.board_rules());
            if self.legal != 0 {
                if self.board.enemy == 0 {
                    sink.tell(|| Event::MustFeed { seat: self.to_move });
                }
                return;
            }
            // Rule 12: only the barred seeds of rule 8 are left to a player who may give them.
            let barred = self.board.own >> (8 * LAST);
            let only_barred = barred != 0 && self.board.own == barred << (8 * LAST);
            if self.config.stuck == Stuck::Give && only_barred && self.board.enemy != 0 {
                let (from, to) = (self.to_move, self.enemy());
                sink.tell(|| Event::Gave {
                    from,
                    to,
                    cell: Cell::at(from, LAST),
                    seeds: barred as u8,
                });
                self.scores[to.index()] += barred as u32;
                self.board.own = 0;
                self.forget_boards();
                self.pass_turn();
            } else {
                return self.end_counting_camps(Cause::NoMove, sink);
            }
        }
    }

    #[inline]
    fn pass_turn(&mut self) {
        self.board = self.board.flipped();
        self.to_move = self.enemy();
        self.since_capture.push(self.board);
    }

    fn forget_boards(&mut self) {
        self.since_capture.clear();
        self.seen = Seen::default();
    }

    /// Rule 13, for the board just reached.
    #[inline]
    fn seen_three_times(&mut self) -> bool {
        self.seen.insert(self.board) && self.occurrences() >= 3
    }

    fn occurrences(&self) -> usize {
        let same_side = self.since_capture.iter().rev().step_by(2);
        same_side.filter(|board| **board == self.board).count()
    }

    /// Rule 14.
    fn end_counting_camps(&mut self, cause: Cause, sink: &mut impl Sink<Event>) {
        for (seat, row) in [
            (self.to_move, self.board.own),
            (self.enemy(), self.board.enemy),
        ] {
            let seeds = sum(row);
            if seeds > 0 {
                self.scores[seat.index()] += seeds;
                sink.tell(|| Event::Collected { seat, seeds });
            }
        }
        self.board = Board { own: 0, enemy: 0 };
        self.end(cause, sink);
    }

    fn end(&mut self, cause: Cause, sink: &mut impl Sink<Event>) {
        let [south, north] = self.scores;
        let target = self.config.target();
        // A loaded position can hold seeds enough for both to reach the target.
        let winners = if cause == Cause::Agreed || south == north || south.max(north) < target {
            Seats::everyone(2)
        } else {
            Seats::only(if south > north { SOUTH } else { NORTH })
        };
        self.legal = 0;
        self.forget_boards();
        self.over = Some((cause, Outcome { winners }));
        sink.tell(|| Event::Ended {
            cause,
            south,
            north,
            winners,
        });
    }

    /// Tells a move seed by seed; `board` is the one before it.
    fn tell_move(&self, place: usize, played: &Played, sink: &mut impl Sink<Event>) {
        let (seat, enemy) = (self.to_move, self.enemy());
        let mut cells = [self.board.own.to_le_bytes(), self.board.enemy.to_le_bytes()];
        let seeds = cells[0][place];
        let cell = Cell::at(seat, place);
        sink.tell(|| Event::Lifted { seat, cell, seeds });
        cells[0][place] = 0;
        let (mut side, mut at) = (0, place);
        for sown in 1..=seeds - played.kept {
            loop {
                at += 1;
                if at == CAMP {
                    // After thirteen seeds the enemy's camp leads back to itself.
                    side = if sown > 13 { 1 } else { 1 - side };
                    at = 0;
                }
                if (side, at) != (0, place) && (sown <= 13 || side == 1) {
                    break;
                }
            }
            cells[side][at] += 1;
            sink.tell(|| Event::Sown {
                cell: Cell::at(if side == 0 { seat } else { enemy }, at),
                holds: cells[side][at],
                in_hand: seeds - sown,
                lap: if sown <= 13 { 0 } else { (sown - 14) / 7 + 1 },
            });
        }
        if played.kept > 0 {
            let score = self.scores[seat.index()] + u32::from(played.kept);
            sink.tell(|| Event::Kept { seat, score });
        }
        let in_mask = |mask: u64| {
            let places = (0..CAMP).rev().filter(move |p| mask >> (8 * p) & 1 != 0);
            places.map(move |place| (place, Cell::at(enemy, place)))
        };
        if played.cancelled != 0 {
            let cells = in_mask(played.cancelled).map(|(_, cell)| cell).collect();
            sink.tell(|| Event::CaptureCancelled { seat, cells });
        }
        let mut sum = 0;
        for (place, cell) in in_mask(played.captured) {
            let seeds = cells[1][place];
            sum += u32::from(seeds);
            sink.tell(|| Event::Taken {
                seat,
                cell,
                seeds,
                sum,
            });
        }
    }

    /// What playing a cell would do, if it may be played: for previews and notation.
    pub fn preview(&self, m: &Cell) -> Option<(Vec<Event>, u32)> {
        if self.why_illegal(m).is_some() {
            return None;
        }
        let played = self.board.play(m.place(), self.config.board_rules());
        let mut events = Vec::new();
        self.tell_move(m.place(), &played, &mut events);
        Some((events, played.taken))
    }
}

impl Ruleset for Songo {
    const ID: &'static str = "songo";
    type Config = SongoConfig;
    type Move = Cell;
    type Event = Event;
    type Reason = Reason;
    type View = SongoView;

    fn start(
        config: &SongoConfig,
        seed: u64,
        sink: &mut impl Sink<Event>,
    ) -> Result<Songo, ConfigError> {
        let position = config.position.unwrap_or(Position::START);
        // Rule 15.
        let first = match config.first {
            First::South => SOUTH,
            First::North => NORTH,
            First::Random => Seat(GameRng::from_seed(seed).below(2) as u8),
        };
        let mut south = position.south;
        south.reverse();
        let from_south = Board::new(south, position.north);
        let mut songo = Songo {
            config: *config,
            board: if first == SOUTH {
                from_south
            } else {
                from_south.flipped()
            },
            scores: [position.south_score.into(), position.north_score.into()],
            to_move: first,
            legal: 0,
            over: None,
            since_capture: Vec::with_capacity(64),
            seen: Seen::default(),
        };
        sink.tell(|| Event::Started { first });
        songo.since_capture.push(songo.board);
        songo.settle(sink);
        Ok(songo)
    }

    fn config(&self) -> &SongoConfig {
        &self.config
    }

    fn status(&self) -> Status {
        match self.over {
            Some((_, outcome)) => Status::Over(outcome),
            None => Status::ToMove(self.to_move),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Cell>) {
        out.clear();
        let columns = (0..CAMP as u8).map(|column| Cell::new(self.to_move, column));
        out.extend(columns.filter(|cell| self.legal & 1 << cell.place() != 0));
    }

    #[inline]
    fn random_move(&self, rng: &mut GameRng, _: &mut Vec<Cell>) -> Option<Cell> {
        if self.legal == 0 {
            return None;
        }
        let count = count_places(self.legal);
        let nth = rng.below(count);
        // Sowing order is column order for North and its reverse for South.
        let nth = if self.to_move == NORTH {
            nth
        } else {
            count - 1 - nth
        };
        Some(Cell::at(self.to_move, nth_place(self.legal, nth)))
    }

    fn why_illegal(&self, m: &Cell) -> Option<Reason> {
        self.why_refused(*m)
    }

    #[inline(always)]
    fn apply(&mut self, m: &Cell, sink: &mut impl Sink<Event>) -> Result<(), Reason> {
        let place = m.place();
        if m.seat() != self.to_move || self.legal & 1 << place == 0 {
            // `legal` is empty once the game is over, so this is every refusal.
            return Err(self.why_illegal(m).unwrap_or(Reason::GameOver));
        }
        let played = self.board.play(place, self.config.board_rules());
        if !is_nobody(sink) {
            self.tell_move(place, &played, sink);
        }
        self.board = played.after;
        if played.taken > 0 {
            self.scores[self.to_move.index()] += played.taken;
            self.forget_boards();
            self.pass_turn();
            self.settle(sink);
            return Ok(());
        }
        self.pass_turn();
        // Nothing was taken, so rules 10 and 11 have nothing new to say: most moves end here.
        self.legal = self.board.legal(self.config.board_rules());
        if self.legal == 0 || self.board.enemy == 0 || self.seen.insert(self.board) {
            self.settle(sink);
        }
        Ok(())
    }

    /// Rule 13: agreed, it is a draw whatever lies on the board.
    fn agree_draw(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.over.is_none() {
            self.end(Cause::Agreed, sink);
            return true;
        }
        false
    }

    fn scores(&self) -> PerSeat<i32> {
        self.scores.iter().map(|score| *score as i32).collect()
    }

    fn view(&self, _: Viewer) -> SongoView {
        SongoView::of(self)
    }

    /// Nothing is hidden and nothing is left to chance.
    fn determinize(&self, _: Seat, _: &mut GameRng) -> Songo {
        self.clone()
    }

    fn notation(&self, m: &Cell) -> String {
        match self.preview(m) {
            Some((_, taken)) if taken > 0 => format!("{m}×{taken}"),
            _ => m.to_string(),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        self.count_sequences(depth)
    }

    /// Rule 15: after a first game that was drawn by lot, the players start in turn.
    fn set_up_rematch(setup: &mut Setup) {
        let next = match setup.options.get("first").map(String::as_str) {
            Some("south") => "north",
            Some("north") => "south",
            _ => return,
        };
        setup.options.insert("first".to_string(), next.to_string());
    }
}

fn is_nobody<S: Sink<Event>>(_: &S) -> bool {
    !S::LISTENING
}
