//! Douze, a game of twelve cards for two.
//!
//! The cards are numbered from 1 to 12. Each player is dealt four, the other four lie in a stock.
//! Whoever leads lays any card, the other answers with any card. The higher card takes the trick;
//! but a card that is higher by exactly one trips, and the lower one takes it. Whoever took the
//! trick draws a card from the stock, then the other, as long as there is one, and leads the next.
//! Most of the six tricks win; three each is a draw.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use veillee_rules::ai::{Choice, Decided, Guesses, Level, Search, Thinker, at_random};
use veillee_rules::engine::record::{CodeReader, CodeWriter};
use veillee_rules::engine::{
    ConfigError, GameRng, MoveCode, Nobody, Outcome, PerSeat, Ruleset, Seat, Seats, Setup, Sink,
    Status, Viewer,
};
use veillee_rules::{choices, config};

/// How many cards there are, how many each is dealt, and how many tricks they make.
pub const CARDS: usize = 12;
pub const HAND: usize = 4;
pub const TRICKS: usize = CARDS / 2;
const PLAYERS: u8 = 2;

choices! {
    /// Does a card that is higher by exactly one trip?
    pub enum Trip { On = "on", Off = "off" }
}

config! {
    pub struct DouzeConfig for "douze", PLAYERS..=PLAYERS, usually 2;
    options { "trip" trip: Trip }
}

impl DouzeConfig {
    /// The same for everybody.
    fn default_for(&mut self) {}

    fn offers(_key: &str, _value: &str, _players: u8) -> bool {
        true
    }
}

/// A card, and the move that lays it. Never a number that is not in the pack.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    pub fn pack() -> impl Iterator<Item = Card> {
        (1..=CARDS as u8).map(Card)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    /// Does this card, as the answer, take the trick from the one that was led?
    fn beats(self, led: Card, trip: Trip) -> bool {
        if trip == Trip::On && self.0.abs_diff(led.0) == 1 {
            self < led
        } else {
            self > led
        }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Card, &'static str> {
        let is_one = (1..=CARDS as u8).contains(&number);
        is_one.then_some(Card(number)).ok_or("no such card")
    }
}

/// In a link a card takes half a byte, or a whole one.
impl MoveCode for Card {
    fn encode(&self, code: &mut CodeWriter) {
        code.put(u64::from(self.0));
    }

    fn decode(code: &mut CodeReader) -> Option<Card> {
        Card::try_from(code.get_u8()?).ok()
    }
}

/// A trick that somebody has taken; everybody has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    pub leader: Seat,
    /// The leader's first.
    pub cards: [Card; 2],
    pub winner: Seat,
}

impl Trick {
    /// Was the higher card the one that lost?
    pub fn tripped(&self) -> bool {
        let [led, answer] = self.cards;
        (answer > led) == (self.winner == self.leader)
    }

    /// The card that took it.
    pub fn taken_with(&self) -> Card {
        self.cards[usize::from(self.winner != self.leader)]
    }
}

type Hand = ArrayVec<Card, HAND>;

/// A game of Douze.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Douze {
    config: DouzeConfig,
    /// By seat, in ascending order.
    hands: [Hand; PLAYERS as usize],
    /// Drawn from the end.
    stock: Hand,
    /// Who led, or will lead.
    leader: Seat,
    /// The card that waits for its answer.
    led: Option<Card>,
    tricks: ArrayVec<Trick, TRICKS>,
}

/// One step to animate and to narrate. `None` in place of a card: this viewer may not see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Begun { dealer: Seat, leader: Seat },
    Dealt { seat: Seat, card: Option<Card> },
    StockLaid { cards: u8 },
    Laid { seat: Seat, card: Card },
    TrickTaken { trick: Trick },
    Drew { seat: Seat, card: Option<Card> },
    GameOver { winners: Seats },
}

impl Event {
    /// The event as `viewer` may know it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        if let Event::Dealt { seat, card } | Event::Drew { seat, card } = &mut seen
            && !viewer.sees_hand_of(*seat)
        {
            *card = None;
        }
        seen
    }
}

/// Why a card may not be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    GameOver,
    NotInHand { card: Card },
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DouzeView {
    pub status: Status,
    pub leader: Seat,
    /// How many cards each holds, and which for viewers who may see them.
    pub hands: PerSeat<(usize, Option<Vec<Card>>)>,
    pub stock: usize,
    pub led: Option<Card>,
    pub tricks: Vec<Trick>,
}

impl Douze {
    fn to_move(&self) -> Seat {
        match self.led {
            Some(_) => self.leader.next(PLAYERS),
            None => self.leader,
        }
    }

    /// Everything whoever is to move may lay: there is no suit to follow. Nothing at the end.
    fn legal(&self) -> &[Card] {
        &self.hands[self.to_move().index()]
    }

    pub fn tricks_of(&self, seat: Seat) -> usize {
        let theirs = self.tricks.iter().filter(|trick| trick.winner == seat);
        theirs.count()
    }

    /// A hand stays in order.
    fn take_up(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        let at = hand.partition_point(|held| *held < card);
        hand.insert(at, card);
    }

    fn draw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if let Some(card) = self.stock.pop() {
            self.take_up(seat, card);
            let card = Some(card);
            sink.tell(|| Event::Drew { seat, card });
        }
    }

    /// The card that was led has been answered.
    fn end_trick(&mut self, led: Card, answer: Card, sink: &mut impl Sink<Event>) {
        let winner = match answer.beats(led, self.config.trip) {
            true => self.leader.next(PLAYERS),
            false => self.leader,
        };
        let trick = Trick {
            leader: self.leader,
            cards: [led, answer],
            winner,
        };
        self.tricks.push(trick);
        self.leader = winner;
        self.led = None;
        sink.tell(|| Event::TrickTaken { trick });
        for seat in winner.round(PLAYERS) {
            self.draw(seat, sink);
        }
        if let Status::Over(Outcome { winners }) = self.status() {
            sink.tell(|| Event::GameOver { winners });
        }
    }
}

impl Ruleset for Douze {
    const ID: &'static str = "douze";
    const HIDES: bool = true;
    type Config = DouzeConfig;
    type Move = Card;
    type Event = Event;
    type Reason = Reason;
    type View = DouzeView;

    fn start(
        config: &DouzeConfig,
        seed: u64,
        sink: &mut impl Sink<Event>,
    ) -> Result<Douze, ConfigError> {
        let mut rng = GameRng::from_seed(seed);
        let leader = Seat(rng.below(PLAYERS.into()) as u8);
        let mut pack: ArrayVec<Card, CARDS> = Card::pack().collect();
        rng.shuffle(&mut pack);
        let mut douze = Douze {
            config: *config,
            hands: Default::default(),
            stock: pack.drain(..HAND).collect(),
            leader,
            led: None,
            tricks: ArrayVec::new(),
        };
        let dealer = leader.next(PLAYERS);
        sink.tell(|| Event::Begun { dealer, leader });
        for (seat, card) in leader.round(PLAYERS).cycle().zip(pack) {
            douze.take_up(seat, card);
            let card = Some(card);
            sink.tell(|| Event::Dealt { seat, card });
        }
        let cards = HAND as u8;
        sink.tell(|| Event::StockLaid { cards });
        Ok(douze)
    }

    fn config(&self) -> &DouzeConfig {
        &self.config
    }

    fn status(&self) -> Status {
        if !self.tricks.is_full() {
            return Status::ToMove(self.to_move());
        }
        // Three each: both have the most.
        let most = Seat::all(PLAYERS).map(|seat| self.tricks_of(seat)).max();
        let has_most = |seat: &Seat| Some(self.tricks_of(*seat)) == most;
        let winners = Seat::all(PLAYERS).filter(has_most).collect();
        Status::Over(Outcome { winners })
    }

    fn legal_moves(&self, out: &mut Vec<Card>) {
        out.clear();
        out.extend(self.legal());
    }

    fn why_illegal(&self, m: &Card) -> Option<Reason> {
        if self.tricks.is_full() {
            Some(Reason::GameOver)
        } else if !self.legal().contains(m) {
            Some(Reason::NotInHand { card: *m })
        } else {
            None
        }
    }

    fn apply(&mut self, m: &Card, sink: &mut impl Sink<Event>) -> Result<(), Reason> {
        if let Some(reason) = self.why_illegal(m) {
            return Err(reason);
        }
        let (seat, card) = (self.to_move(), *m);
        self.hands[seat.index()].retain(|held| *held != card);
        sink.tell(|| Event::Laid { seat, card });
        match self.led {
            None => self.led = Some(card),
            Some(led) => self.end_trick(led, card, sink),
        }
        Ok(())
    }

    fn scores(&self) -> PerSeat<i32> {
        let tricks = Seat::all(PLAYERS).map(|seat| self.tricks_of(seat) as i32);
        tricks.collect()
    }

    fn view(&self, viewer: Viewer) -> DouzeView {
        let hand = |seat: Seat| {
            let hand = &self.hands[seat.index()];
            let seen = viewer.sees_hand_of(seat).then(|| hand.to_vec());
            (hand.len(), seen)
        };
        DouzeView {
            status: self.status(),
            leader: self.leader,
            hands: Seat::all(PLAYERS).map(hand).collect(),
            stock: self.stock.len(),
            led: self.led,
            tricks: self.tricks.to_vec(),
        }
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    /// What `seat` has not seen is in the other hand or in the stock: any of it in either.
    fn determinize(&self, seat: Seat, rng: &mut GameRng) -> Douze {
        let other = seat.next(PLAYERS);
        let hidden = [&self.hands[other.index()], &self.stock];
        let mut unseen: ArrayVec<Card, CARDS> = hidden.into_iter().flatten().copied().collect();
        // Sorted first: how it really lies must not show through.
        unseen.sort();
        rng.shuffle(&mut unseen);
        let mut guess = self.clone();
        guess.stock = unseen.drain(..self.stock.len()).collect();
        unseen.sort();
        guess.hands[other.index()] = unseen.into_iter().collect();
        guess
    }

    fn notation(&self, m: &Card) -> String {
        m.0.to_string()
    }

    /// The other's cards, and one's own from the stock.
    fn reveals(event: &Event, to: Seat) -> bool {
        match event {
            Event::Laid { seat, .. } => *seat != to,
            Event::Dealt { seat, .. } | Event::Drew { seat, .. } => *seat == to,
            _ => false,
        }
    }
}

/// Why an opponent laid what it laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {
    /// The least that takes the trick.
    Takes {
        card: Card,
    },
    /// It is higher by one: let it trip.
    LetsTrip {
        card: Card,
    },
    /// The trick is lost, or too dear.
    GivesAway {
        card: Card,
    },
    Leads {
        card: Card,
    },
}

impl Douze {
    /// What anybody would do: take with the least that takes, else give the least away.
    fn by_rule_of_thumb(&self) -> Option<Card> {
        let legal = self.legal();
        let Some(led) = self.led else {
            // The middle of the hand leaves the highest and the lowest for the answer.
            return legal.get(legal.len() / 2).copied();
        };
        let takes = |card: &&Card| card.beats(led, self.config.trip);
        legal.iter().find(takes).or(legal.first()).copied()
    }

    fn why(&self, card: Card) -> Why {
        match self.led {
            None => Why::Leads { card },
            Some(led) if !card.beats(led, self.config.trip) => Why::GivesAway { card },
            Some(led) if card < led => Why::LetsTrip { card },
            Some(_) => Why::Takes { card },
        }
    }
}

impl Thinker for Douze {
    type Why = Why;

    /// Twelve cards are thought about in no time, so there is no search to be sliced.
    fn think(mut guesses: Guesses<Douze>, level: Level) -> Box<dyn Search<Douze>> {
        let deals = match level {
            Level::Easy => return at_random(guesses),
            Level::Medium => 0,
            Level::Hard => 20,
            Level::Expert => 200,
        };
        let m = match deals {
            0 => guesses.known().by_rule_of_thumb(),
            _ => by_trying(&mut guesses, deals),
        };
        match m {
            Some(m) => {
                let why = Some(guesses.known().why(m));
                Box::new(Decided(Choice { m, why }))
            }
            None => at_random(guesses),
        }
    }
}

/// Tries every card in so many deals that could be the true one, and plays on by the rule of
/// thumb: the card that then takes the most tricks.
fn by_trying(guesses: &mut Guesses<Douze>, deals: usize) -> Option<Card> {
    let legal = guesses.known().legal().to_vec();
    let mut taken = vec![0; legal.len()];
    for _ in 0..deals {
        let deal = guesses.guess();
        for (card, taken) in legal.iter().zip(&mut taken) {
            let mut tried = deal.clone();
            let mut next = Some(*card);
            while let Some(card) = next {
                // Only legal cards are tried; once the game is over there is none.
                let _ = tried.apply(&card, &mut Nobody);
                next = tried.by_rule_of_thumb();
            }
            *taken += tried.tricks_of(guesses.seat());
        }
    }
    let best = (0..legal.len()).max_by_key(|at| taken[*at]);
    best.map(|at| legal[at])
}
