//! Sovango, rule by rule. The numbers are those of the rules page; rules 6 and 7 are in
//! [`trick`](super::trick), the options in [`config`](super::config).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, CardSet, Colour};
use super::config::{HiddenShown, SovangoConfig, Tie};
use super::events::Event;
use super::knowledge::{Known, SovangoView};
use super::moves::Reason;
use super::trick::{high_cards, last_zero, strongest};
use crate::engine::{
    ConfigError, GameRng, MAX_PLAYERS, Outcome, PerSeat, Ruleset, Seat, Seats, Sink, Status, Viewer,
};

/// Two players make the most tricks of a round.
pub(super) const MOST_TRICKS: usize = CARDS / 2;

/// A finished trick; its cards are in [`Sovango::played`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct WonTrick {
    pub leader: Seat,
    pub winner: Seat,
    /// In force while it was played.
    pub franchise: Option<Colour>,
}

/// Rule 10: what a seat has gathered in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    /// How many were won.
    pub tricks: u8,
    /// Is the last trick of the round among them?
    pub last_trick: bool,
    /// Panthers, tigers and lions in them.
    pub high_cards: u8,
}

impl Tally {
    /// Each trick 2, the last one 4 instead, each high card 1.
    pub fn points(&self) -> u32 {
        2 * u32::from(self.tricks) + 2 * u32::from(self.last_trick) + u32::from(self.high_cards)
    }
}

/// A game of Sovango.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    into = "super::saved_state::SavedSovango",
    try_from = "super::saved_state::SavedSovango"
)]
pub struct Sovango {
    pub(super) config: SovangoConfig,
    pub(super) rng: GameRng,
    /// Counted from 1.
    pub(super) round: u32,
    pub(super) dealer: Seat,
    pub(super) starter: Seat,
    /// Who led, or will lead, the trick on the table.
    pub(super) leader: Seat,
    pub(super) to_move: Seat,
    pub(super) franchise: Option<Colour>,
    pub(super) hands: [CardSet; MAX_PLAYERS],
    /// Rule 3, drawn from the end.
    pub(super) stock: ArrayVec<Card, MOST_TRICKS>,
    /// Rule 2, five players.
    pub(super) hidden: Option<Card>,
    /// The last one that was shown.
    pub(super) last_hidden: Option<Card>,
    /// Every card of the round in the order played: the tricks won, then the one on the table.
    pub(super) played: ArrayVec<Card, CARDS>,
    pub(super) tricks: ArrayVec<WonTrick, MOST_TRICKS>,
    /// Each seat's own points from finished rounds.
    pub(super) scores: [u32; MAX_PLAYERS],
    /// What the hands have shown not to hold; the kinds are the colours.
    pub(super) lacks: [Known; MAX_PLAYERS],
    pub(super) over: Option<Outcome>,
}

impl Sovango {
    /// The cards of the trick on the table, in the order played.
    pub fn trick(&self) -> &[Card] {
        &self.played[self.tricks.len() * usize::from(self.config.players)..]
    }

    /// Rules 5 and 8: the colour of the first card, be it a zero.
    pub fn led(&self) -> Option<Colour> {
        self.trick().first().map(|card| card.colour())
    }

    /// The franchise colour in force.
    pub fn franchise(&self) -> Option<Colour> {
        self.franchise
    }

    /// All cards of a hand, whoever may see them.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Rule 1, first round: who starts.
    fn draw_for_start(&mut self, sink: &mut impl Sink<Event>) -> Seat {
        let mut deck = Card::DECK;
        self.rng.shuffle(&mut deck);
        let mut drawing = Seats::everyone(self.config.players);
        let mut drawn = 0;
        loop {
            if drawn + drawing.len() as usize > CARDS {
                // Only if ties have used up the whole pack.
                self.rng.shuffle(&mut deck);
                drawn = 0;
            }
            let mut lowest = u8::MAX;
            let mut tied = Seats::NONE;
            for seat in drawing.iter() {
                let card = deck[drawn];
                drawn += 1;
                sink.tell(|| Event::DrewForStart { seat, card });
                if card.rank() < lowest {
                    lowest = card.rank();
                    tied = Seats::NONE;
                }
                if card.rank() == lowest {
                    tied.insert(seat);
                }
            }
            if tied.len() == 1
                && let Some(first) = tied.iter().next()
            {
                return first;
            }
            sink.tell(|| Event::TiedForStart { seats: tied });
            drawing = tied;
        }
    }

    /// Rules 2 to 4: a new round, `dealer` and `starter` being known.
    fn deal(&mut self, sink: &mut impl Sink<Event>) {
        let players = self.config.players;
        self.round += 1;
        let (round, dealer, starter) = (self.round, self.dealer, self.starter);
        sink.tell(|| Event::RoundStarted {
            round,
            dealer,
            starter,
        });
        self.leader = starter;
        self.to_move = starter;
        self.franchise = None;
        self.played.clear();
        self.tricks.clear();
        self.lacks.iter_mut().for_each(Known::clear);

        let mut deck = Card::DECK;
        self.rng.shuffle(&mut deck);
        let (dealt, rest) = deck.split_at(self.config.hand_size() * usize::from(players));
        let mut seat = dealer.next(players);
        for card in dealt {
            self.hands[seat.index()].insert(*card);
            sink.tell(|| Event::Dealt {
                seat,
                card: Some(*card),
            });
            seat = seat.next(players);
        }
        if players == 2 {
            self.stock = rest.iter().rev().copied().collect();
            sink.tell(|| Event::StockLaid {
                cards: rest.len() as u8,
            });
        } else {
            self.hidden = rest.first().copied();
            if let Some(card) = self.hidden {
                sink.tell(|| Event::SetAside { card: Some(card) });
            }
        }
    }

    /// What everybody learns from a card about the rest of the hand it came from.
    fn learn(&mut self, seat: Seat, card: Card) {
        let (led, colour) = (self.led(), card.colour());
        let lacks = &mut self.lacks[seat.index()];
        lacks.showed(colour.bit());
        // Rule 5: only a hand with nothing to follow may play something else, except a zero.
        if let Some(led) = led
            && colour != led
            && Some(colour) != self.franchise
            && !card.is_zero()
        {
            lacks.shown_none(led.bit() | self.franchise.map_or(0, Colour::bit));
        }
        lacks.forget_beyond(self.hands[seat.index()].len() as u8);
    }

    /// Rules 6, 8 and 9: the trick on the table is complete.
    fn end_trick(&mut self, sink: &mut impl Sink<Event>) {
        let players = self.config.players;
        let trick = self.trick();
        let (best, next_franchise) = (
            strongest(trick, self.franchise, self.config.zeros),
            last_zero(trick),
        );
        let winner = self.leader.ahead(best as u8, players);
        let last = self.hands[winner.index()].is_empty() && self.stock.is_empty();
        sink.tell(|| {
            let high_cards = high_cards(trick);
            Event::TrickWon {
                seat: winner,
                card: trick[best],
                points: if last { 4 } else { 2 } + high_cards,
                high_cards,
                last,
            }
        });
        self.tricks.push(WonTrick {
            leader: self.leader,
            winner,
            franchise: self.franchise,
        });
        self.leader = winner;
        self.to_move = winner;
        if last {
            return self.end_round(sink);
        }
        if let Some(to) = next_franchise {
            let from = self.franchise.replace(to);
            sink.tell(|| Event::FranchiseChanged { from, to });
        }
        // Rule 3.
        if players == 2 {
            self.draw(winner, sink);
            self.draw(winner.next(players), sink);
        }
    }

    /// Rule 3: one card from the stock, while there is one.
    fn draw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(card) = self.stock.pop() else {
            return;
        };
        let hand = &mut self.hands[seat.index()];
        hand.insert(card);
        let lacks = &mut self.lacks[seat.index()];
        lacks.drew_unseen();
        lacks.forget_beyond(hand.len() as u8);
        sink.tell(|| Event::Drew {
            seat,
            card: Some(card),
            left: self.stock.len() as u8,
        });
    }

    /// Rule 10: what each seat has gathered in this round so far.
    pub fn tallies(&self) -> [Tally; MAX_PLAYERS] {
        let mut tallies = [Tally::default(); MAX_PLAYERS];
        let cards = self.played.chunks_exact(self.config.players.into());
        for (trick, cards) in self.tricks.iter().zip(cards) {
            let tally = &mut tallies[trick.winner.index()];
            tally.tricks += 1;
            tally.high_cards += high_cards(cards);
        }
        let nothing_left = self.hands.iter().all(|hand| hand.is_empty()) && self.stock.is_empty();
        if let (Some(trick), true) = (self.tricks.last(), nothing_left) {
            tallies[trick.winner.index()].last_trick = true;
        }
        tallies
    }

    /// Each seat's own points from finished rounds, even with teams.
    pub fn own_scores(&self) -> &[u32] {
        &self.scores[..usize::from(self.config.players)]
    }

    /// The points of each side; with teams, the sums of their players'.
    pub(super) fn totals(&self) -> [u32; MAX_PLAYERS] {
        let mut totals = [0; MAX_PLAYERS];
        for seat in Seat::all(self.config.players) {
            totals[usize::from(self.config.side_of(seat))] += self.scores[seat.index()];
        }
        totals
    }

    /// Rules 10 and 11.
    fn end_round<S: Sink<Event>>(&mut self, sink: &mut S) {
        let config = self.config;
        if let (HiddenShown::Yes, Some(card)) = (config.hidden_shown, self.hidden) {
            self.last_hidden = Some(card);
            sink.tell(|| Event::HiddenShown { card });
        }
        let before = self.totals();
        let tallies = self.tallies();
        for seat in Seat::all(config.players) {
            let tally = tallies[seat.index()];
            let points = tally.points();
            self.scores[seat.index()] += points;
            let total = self.scores[seat.index()];
            sink.tell(|| Event::SeatScored {
                seat,
                tally,
                points,
                total,
            });
        }
        let totals = self.totals();
        if S::LISTENING && config.has_teams() {
            for team in 0..config.sides() {
                let at = usize::from(team);
                sink.tell(|| Event::TeamScored {
                    team,
                    members: config.members(team),
                    points: totals[at] - before[at],
                    total: totals[at],
                });
            }
        }

        let totals = &totals[..usize::from(config.sides())];
        if totals.iter().any(|total| *total >= config.contract()) {
            let total = totals.iter().copied().min().unwrap_or(0);
            let lowest = |seat: &Seat| totals[usize::from(config.side_of(*seat))] == total;
            let winners: Seats = Seat::all(config.players).filter(lowest).collect();
            let tied = totals.iter().filter(|score| **score == total).count() > 1;
            if !tied || config.tie == Tie::Shared {
                self.over = Some(Outcome { winners });
                sink.tell(|| Event::GameOver { winners, total });
                return;
            }
            sink.tell(|| Event::TiedPlayOn {
                seats: winners,
                total,
            });
        }
        // Rule 1: the last starter deals, the seat after them starts.
        self.dealer = self.starter;
        self.starter = self.dealer.next(config.players);
        self.deal(sink);
    }
}

impl Ruleset for Sovango {
    const ID: &'static str = "sovango";
    const HIDES: bool = true;
    type Config = SovangoConfig;
    type Move = Card;
    type Event = Event;
    type Reason = Reason;
    type View = SovangoView;

    fn start(
        config: &SovangoConfig,
        seed: u64,
        sink: &mut impl Sink<Event>,
    ) -> Result<Sovango, ConfigError> {
        let mut sovango = Sovango {
            config: *config,
            rng: GameRng::from_seed(seed),
            round: 0,
            dealer: Seat(0),
            starter: Seat(0),
            leader: Seat(0),
            to_move: Seat(0),
            franchise: None,
            hands: [CardSet::EMPTY; MAX_PLAYERS],
            stock: ArrayVec::new(),
            hidden: None,
            last_hidden: None,
            played: ArrayVec::new(),
            tricks: ArrayVec::new(),
            scores: [0; MAX_PLAYERS],
            lacks: Default::default(),
            over: None,
        };
        sovango.starter = sovango.draw_for_start(sink);
        // The page names no dealer for the first round; in all others it is the seat before
        // the starter.
        sovango.dealer = sovango.starter.previous(config.players);
        sovango.deal(sink);
        Ok(sovango)
    }

    fn config(&self) -> &SovangoConfig {
        &self.config
    }

    fn status(&self) -> Status {
        match self.over {
            Some(outcome) => Status::Over(outcome),
            None => Status::ToMove(self.to_move),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Card>) {
        out.clear();
        out.extend(self.legal().iter());
    }

    fn random_move(&self, rng: &mut GameRng, _: &mut Vec<Card>) -> Option<Card> {
        let legal = self.legal();
        if legal.is_empty() {
            return None;
        }
        legal.nth(rng.below(legal.len()))
    }

    fn why_illegal(&self, m: &Card) -> Option<Reason> {
        self.why_refused(*m)
    }

    fn apply(&mut self, m: &Card, sink: &mut impl Sink<Event>) -> Result<(), Reason> {
        let card = *m;
        if !self.legal().contains(card) {
            // No card is legal once the game is over, so this is every refusal.
            return Err(self.why_illegal(m).unwrap_or(Reason::GameOver));
        }
        let seat = self.to_move;
        self.hands[seat.index()].remove(card);
        self.learn(seat, card);
        self.played.push(card);
        sink.tell(|| Event::Played { seat, card });
        let colour = card.colour();
        let laid = self.trick().len();
        if laid == 1 {
            sink.tell(|| Event::Led { seat, colour });
        }
        if card.is_zero() {
            sink.tell(|| Event::FranchiseWillChange {
                seat,
                from: self.franchise,
                to: colour,
            });
        }
        if laid == usize::from(self.config.players) {
            self.end_trick(sink);
        } else {
            self.to_move = seat.next(self.config.players);
        }
        Ok(())
    }

    /// With teams, every seat has its team's total.
    fn scores(&self) -> PerSeat<i32> {
        let totals = self.totals();
        Seat::all(self.config.players)
            .map(|seat| totals[usize::from(self.config.side_of(seat))] as i32)
            .collect()
    }

    fn view(&self, viewer: Viewer) -> SovangoView {
        SovangoView::of(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn determinize(&self, seat: Seat, rng: &mut GameRng) -> Sovango {
        self.dealt_anew(seat, rng)
    }

    fn notation(&self, m: &Card) -> String {
        m.to_string()
    }

    fn reveals(event: &Event, to: Seat) -> bool {
        event.reveals(to)
    }

    fn ends_a_round(event: &Event) -> bool {
        event.ends_a_round()
    }
}
