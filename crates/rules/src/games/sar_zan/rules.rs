//! Sar-Zan, rule by rule. The numbers are those of the rules page; the sums of rule 3 are in
//! [`combinations`](super::combinations).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, DECK, SAR_ZAN};
use super::combinations::{HAND, cards_allowed};
use super::config::{SarZanConfig, Tie};
use super::events::{Cause, Event, Line, Taking};
use super::knowledge::SarZanView;
use super::moves::{Direction, Move, Reason};
use crate::engine::{
    ConfigError, GameRng, Outcome, PerSeat, Ruleset, Seat, Seats, Sink, Status, Viewer,
};

/// The largest table.
pub const MOST_PLAYERS: usize = 4;
/// Rule 9: a game ends after so many rounds.
pub const LAST_ROUND: u8 = 50;
/// Rule 8: what being the Dragon is worth at every count.
pub const DRAGON_POINTS: i32 = 4;

/// What the player to move is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Rule 1: the first player chooses the direction.
    Direction,
    /// A trick is to be opened with one's lowest card.
    Open,
    /// A combination is to be beaten, or passed.
    Answer,
    /// The game has ended.
    Over {
        /// Everybody with the highest total.
        winners: Seats,
    },
}

/// A combination on the pile. Its first is the card that opened the trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// Its cards.
    pub cards: Cards,
}

/// A pile holds each card at most once.
pub(super) type Pile = ArrayVec<Played, { DECK as usize }>;

/// A game of Sar-Zan. What is neither in a hand, nor won, nor on the pile is set aside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    into = "super::saved_state::SavedSarZan",
    try_from = "super::saved_state::SavedSarZan"
)]
pub struct SarZan {
    pub(super) config: SarZanConfig,
    /// From 1.
    pub(super) round: u8,
    pub(super) dealer: Seat,
    /// While it is being chosen, still that of the round before.
    pub(super) direction: Direction,
    /// Rule 6: who has the Sar-Zan card.
    pub(super) dragon: Option<Seat>,
    pub(super) phase: Phase,
    /// At the end, whoever played the last cards.
    pub(super) to_move: Seat,
    /// By seat, like all that follow; empty for seats nobody has taken.
    pub(super) hands: [Cards; MOST_PLAYERS],
    /// What everybody knows of a hand: all its cards are higher than this. An opening shows it.
    pub(super) floors: [u8; MOST_PLAYERS],
    /// Cards won this round.
    pub(super) won: [Cards; MOST_PLAYERS],
    pub(super) scores: [i32; MOST_PLAYERS],
    /// Rule 4: out of this trick.
    pub(super) passed: Seats,
    pub(super) pile: Pile,
    pub(super) rng: GameRng,
}

impl SarZan {
    /// What the player to move is asked for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Rule 3: the announced value, the sum of the last combination; 0 before a trick is opened.
    pub fn announced(&self) -> u32 {
        self.pile.last().map_or(0, |played| played.cards.sum())
    }

    /// The hand of the player to move.
    pub(super) fn hand(&self) -> Cards {
        self.hands[self.to_move.index()]
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.config.players)
    }

    /// Rule 1: does the opening now due show the lowest card of all hands? Only the first of a
    /// round does, and only without a Dragon.
    pub(super) fn opens_with_lowest_of_all(&self) -> bool {
        self.phase == Phase::Open
            && self.dragon.is_none()
            && self.won.iter().all(|cards| cards.is_empty())
    }

    /// The seat that holds the lowest card in hands.
    pub(super) fn holder_of_lowest(&self) -> Seat {
        let by_lowest = |seat: &Seat| {
            let lowest = self.hands[seat.index()].lowest();
            lowest.map_or(u8::MAX, Card::value)
        };
        self.seats().min_by_key(by_lowest).unwrap_or_default()
    }

    /// Rules 1 and 2, up to the first decision; `first` deals if there is no Dragon.
    fn start_round(&mut self, first: Seat, sink: &mut impl Sink<Event>) {
        let players = self.config.players;
        let (round, dragon) = (self.round, self.dragon);
        let dealer = dragon.unwrap_or(first);
        self.dealer = dealer;
        // Rule 2: the direction flips. Rule 1: it is chosen; two players have no use for one.
        let chosen = dragon.is_none() && players > 2;
        if dragon.is_some() {
            self.direction = self.direction.flipped();
        }
        let direction = self.direction;
        sink.tell(|| Event::RoundStarted {
            round,
            dealer,
            dragon,
            direction: (!chosen).then_some(direction),
        });
        self.deal(sink);
        if let Some(seat) = dragon {
            sink.tell(|| Event::DirectionFlipped { seat, direction });
            self.open(seat);
        } else if chosen {
            self.phase = Phase::Direction;
            self.to_move = dealer;
        } else {
            self.open_with_lowest_of_all(sink);
        }
    }

    /// All 32 cards are shuffled; eight each, one at a time from the dealer's left.
    fn deal(&mut self, sink: &mut impl Sink<Event>) {
        let players = self.config.players;
        let mut pack = Card::deck();
        self.rng.shuffle(&mut pack);
        self.hands = [Cards::NONE; MOST_PLAYERS];
        self.won = [Cards::NONE; MOST_PLAYERS];
        self.floors = [0; MOST_PLAYERS];
        let mut seat = self.dealer;
        for card in pack.into_iter().take(HAND * usize::from(players)) {
            seat = seat.next(players);
            self.hands[seat.index()].insert(card);
            sink.tell(|| Event::Dealt {
                seat,
                card: Some(card),
            });
        }
        let cards = DECK - HAND as u8 * players;
        if cards > 0 {
            sink.tell(|| Event::SetAside { cards });
        }
    }

    /// Rule 1: the seat holding the lowest card in hands opens.
    fn open_with_lowest_of_all(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.holder_of_lowest();
        sink.tell(|| Event::HoldsLowest { seat });
        self.open(seat);
    }

    fn open(&mut self, seat: Seat) {
        self.phase = Phase::Open;
        self.to_move = seat;
    }

    /// The turn goes on to the next player who has not passed.
    fn turn_goes_on(&mut self) {
        loop {
            self.to_move = self.direction.next(self.to_move, self.config.players);
            if !self.passed.contains(self.to_move) {
                return;
            }
        }
    }

    /// Rule 4.
    fn pass(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.to_move;
        sink.tell(|| Event::Passed { seat });
        self.passed.insert(seat);
        self.turn_goes_on();
        // Rule 5: all others have passed. Whoever is left played last, since a player who has
        // passed never plays.
        if self.passed.len() + 1 == u32::from(self.config.players) {
            self.take_trick(Taking::AllPassed, sink);
            self.open(self.to_move);
        }
    }

    /// Rule 3, and the forced card that opens a trick.
    fn play(&mut self, cards: Cards, sink: &mut impl Sink<Event>) {
        let seat = self.to_move;
        let sum = cards.sum();
        let allowed = cards_allowed(sum) as u8;
        if self.phase == Phase::Open {
            self.show_lowest(sum as u8);
            if let Some(card) = cards.lowest() {
                sink.tell(|| Event::Opened {
                    seat,
                    card,
                    allowed,
                });
            }
        } else {
            sink.tell(|| Event::Played {
                seat,
                cards,
                sum,
                allowed,
            });
        }
        self.hands[seat.index()] = self.hand().without(cards);
        self.pile.push(Played { seat, cards });
        self.phase = Phase::Answer;

        // Rule 6: the Dragon, before any count (rule 7).
        let sar_zan = sum == SAR_ZAN;
        if sar_zan {
            sink.tell(|| Event::SarZan { seat, cards });
            let from = self.dragon.replace(seat);
            if from != Some(seat) {
                sink.tell(|| Event::Dragon { from, to: seat });
            }
        }
        // Rule 7: no cards left.
        if self.hand().is_empty() {
            sink.tell(|| Event::Owatta { seat });
            self.take_trick(Taking::Owatta, sink);
            self.end_round(sink);
        } else if sar_zan {
            // Rule 6: nobody can beat it.
            self.take_trick(Taking::SarZan, sink);
            self.open(seat);
        } else {
            self.turn_goes_on();
        }
    }

    /// The player to move opens with this card, so everything else they hold is higher, and in
    /// the first opening without a Dragon everything that anybody holds.
    fn show_lowest(&mut self, value: u8) {
        if self.opens_with_lowest_of_all() {
            self.floors[..usize::from(self.config.players)].fill(value);
        } else {
            self.floors[self.to_move.index()] = value;
        }
    }

    /// The player to move takes the whole pile.
    fn take_trick(&mut self, by: Taking, sink: &mut impl Sink<Event>) {
        let seat = self.to_move;
        let cards = (self.pile.iter()).fold(Cards::NONE, |all, played| all | played.cards);
        sink.tell(|| Event::TrickTaken { seat, cards, by });
        self.won[seat.index()] |= cards;
        self.pile.clear();
        self.passed = Seats::NONE;
    }

    /// Rules 8 and 9: the count, then the end or the next round.
    fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.seats() {
            let cards = self.hands[seat.index()].len() as u8;
            sink.tell(|| Event::HandCounted { seat, cards });
        }
        for seat in self.seats() {
            let points = self.count(seat, sink);
            self.scores[seat.index()] += points;
            let total = self.scores[seat.index()];
            sink.tell(|| Event::RoundScored {
                seat,
                points,
                total,
            });
        }
        let best = self.scores().iter().copied().max().unwrap_or_default();
        let is_best = |seat: &Seat| self.scores[seat.index()] == best;
        let winners: Seats = self.seats().filter(is_best).collect();
        let reached = (best >= self.config.target()).then_some(Cause::Target);
        // The fiftieth round is the last, whatever the option says of ties.
        let cause = match reached {
            _ if self.round >= LAST_ROUND => Some(reached.unwrap_or(Cause::LastRound)),
            Some(_) if winners.len() > 1 && self.config.tie == Tie::AnotherRound => {
                sink.tell(|| Event::TieGoesOn {
                    tied: winners,
                    total: best,
                });
                None
            }
            _ => reached,
        };
        if let Some(cause) = cause {
            self.phase = Phase::Over { winners };
            sink.tell(|| Event::GameOver { cause, winners });
        } else {
            self.round += 1;
            self.start_round(self.dealer.next(self.config.players), sink);
        }
    }

    /// Rule 8: cards won − cards left in hand, + 4 for the Dragon.
    fn count(&self, seat: Seat, sink: &mut impl Sink<Event>) -> i32 {
        let is_dragon = self.dragon == Some(seat);
        let lines = [
            (Line::CardsWon, self.won[seat.index()].len() as i32),
            (Line::CardsInHand, -(self.hands[seat.index()].len() as i32)),
            (Line::Dragon, if is_dragon { DRAGON_POINTS } else { 0 }),
        ];
        for (line, points) in lines {
            if line != Line::Dragon || is_dragon {
                sink.tell(|| Event::Counted { seat, line, points });
            }
        }
        lines.iter().map(|(_, points)| points).sum()
    }
}

impl Ruleset for SarZan {
    const ID: &'static str = "sar-zan";
    const HIDES: bool = true;
    type Config = SarZanConfig;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;
    type View = SarZanView;

    fn start(
        config: &SarZanConfig,
        seed: u64,
        sink: &mut impl Sink<Event>,
    ) -> Result<SarZan, ConfigError> {
        let mut rng = GameRng::from_seed(seed);
        // Rule 1: the first player is random.
        let first = Seat(rng.below(u32::from(config.players)) as u8);
        let mut game = SarZan {
            config: *config,
            round: 1,
            dealer: first,
            direction: Direction::Clockwise,
            dragon: None,
            phase: Phase::Open,
            to_move: first,
            hands: [Cards::NONE; MOST_PLAYERS],
            floors: [0; MOST_PLAYERS],
            won: [Cards::NONE; MOST_PLAYERS],
            scores: [0; MOST_PLAYERS],
            passed: Seats::NONE,
            pile: Pile::new(),
            rng,
        };
        game.start_round(first, sink);
        Ok(game)
    }

    fn config(&self) -> &SarZanConfig {
        &self.config
    }

    #[inline]
    fn status(&self) -> Status {
        match self.phase {
            Phase::Over { winners } => Status::Over(Outcome { winners }),
            _ => Status::ToMove(self.to_move),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list_moves(out);
    }

    #[inline]
    fn random_move(&self, rng: &mut GameRng, scratch: &mut Vec<Move>) -> Option<Move> {
        self.any_move(rng, scratch)
    }

    #[inline]
    fn why_illegal(&self, m: &Move) -> Option<Reason> {
        self.why_refused(m)
    }

    fn apply(&mut self, m: &Move, sink: &mut impl Sink<Event>) -> Result<(), Reason> {
        if let Some(reason) = self.why_illegal(m) {
            return Err(reason);
        }
        match *m {
            Move::Direction(direction) => {
                let seat = self.to_move;
                self.direction = direction;
                sink.tell(|| Event::DirectionChosen { seat, direction });
                self.open_with_lowest_of_all(sink);
            }
            Move::Pass => self.pass(sink),
            Move::Play(cards) => self.play(cards, sink),
        }
        Ok(())
    }

    fn scores(&self) -> PerSeat<i32> {
        self.seats().map(|seat| self.scores[seat.index()]).collect()
    }

    fn view(&self, viewer: Viewer) -> SarZanView {
        SarZanView::of(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn determinize(&self, seat: Seat, rng: &mut GameRng) -> SarZan {
        self.dealt_anew(seat, rng)
    }

    /// `12`, `4+8+9+12=33`, `pass`, or which way the turn goes.
    fn notation(&self, m: &Move) -> String {
        match m {
            Move::Direction(Direction::Clockwise) => "↻".to_string(),
            Move::Direction(Direction::CounterClockwise) => "↺".to_string(),
            Move::Pass => "pass".to_string(),
            Move::Play(cards) => cards.to_string(),
        }
    }

    fn reveals(event: &Event, to: Seat) -> bool {
        event.reveals(to)
    }

    fn ends_a_round(event: &Event) -> bool {
        event.ends_a_round()
    }
}
