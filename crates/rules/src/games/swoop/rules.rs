//! Swoop, rule by rule. The numbers are those of the rules page; which moves rules 3 to 7 allow
//! is in [`legality`](super::legality).

use arrayvec::ArrayVec;

use super::cards::{COLUMNS, Card, CardSet, Column, Rank, RankSet};
use super::config::{PickUp, SwoopConfig};
use super::events::{Event, Laid, Origin, RoundEnd};
use super::knowledge::SwoopView;
use super::move_list::Choices;
use super::moves::{Chosen, Move, Reason};
use super::state::{Pile, Player, Swoop};
use crate::engine::{
    ConfigError, GameRng, Outcome, PerSeat, Ruleset, Seat, Seats, Sink, Status, Viewer,
};

/// Rule 1.
const HAND: usize = 7;
/// Rule 10.
pub const TURNS_EACH: u16 = 500;

/// Dealing, rules 1 and 2.
impl Swoop {
    /// Deals a round in which `turner` turns the first card.
    fn deal(&mut self, turner: Seat, sink: &mut impl Sink<Event>) {
        let table = self.config.players;
        let starter = turner.next(table);
        self.round = self.round.saturating_add(1);
        self.starter = starter;
        self.turns = 0;
        self.adding = false;
        let round = self.round;
        sink.tell(|| Event::RoundStarted {
            round,
            turner,
            starter,
        });
        for player in &mut self.players {
            *player = Player {
                score: player.score,
                ..Player::default()
            };
        }
        let mut deck: ArrayVec<Card, 104> = CardSet::ALL.iter().collect();
        let rng = &mut self.rng;
        // A card from anywhere in the deck: as good as shuffling all of it.
        let mut draw = || deck.swap_remove(rng.below(deck.len() as u32) as usize);
        for column in Column::ALL {
            for seat in starter.round(table) {
                self.players[seat.index()].down[column.index()] = Some(draw());
                sink.tell(|| Event::DealtFaceDown { seat, column });
            }
        }
        for column in Column::ALL {
            for seat in starter.round(table) {
                let card = draw();
                self.players[seat.index()].up[column.index()] = Some(card);
                sink.tell(|| Event::DealtFaceUp { seat, column, card });
            }
        }
        for _ in 0..HAND {
            for seat in starter.round(table) {
                let card = draw();
                self.players[seat.index()].hand |= CardSet::only(card);
                let card = Some(card);
                sink.tell(|| Event::DealtToHand { seat, card });
            }
        }
        // Rule 2: the first card that is not a 10 starts the pile. With six players fourteen
        // cards are left, more than there are tens.
        self.pile = Pile::EMPTY;
        self.thrown_away = CardSet::NONE;
        self.tens_aside = CardSet::NONE;
        loop {
            let card = draw();
            sink.tell(|| Event::Turned { seat: turner, card });
            if card.rank() != Rank::TEN {
                self.pile.push(card);
                break;
            }
            self.tens_aside |= CardSet::only(card);
            sink.tell(|| Event::TenPutAside { card });
        }
        self.rest = deck.into_iter().collect();
        self.give_turn_to(starter, sink);
    }
}

/// Playing.
impl Swoop {
    /// The chosen cards one by one, as events name them.
    pub(super) fn laid(&self, chosen: Chosen) -> Vec<Laid> {
        let from = Origin::Hand;
        let hand = chosen.hand.iter().map(|card| Laid { card, from });
        let up = chosen.up.iter().filter_map(|column| {
            let from = Origin::FaceUp { column };
            self.mover().up[column.index()].map(|card| Laid { card, from })
        });
        hand.chain(up).collect()
    }

    /// Moves the chosen cards onto the pile.
    fn lay(&mut self, chosen: Chosen, sink: &mut impl Sink<Event>) {
        let seat = self.to_move;
        let player = &mut self.players[seat.index()];
        if let Some(unknown) = (chosen.hand - player.known).first() {
            // One of the unknown cards is shown: it may be the one they were known to hold.
            player.holds.remove(unknown.rank());
        }
        player.hand -= chosen.hand;
        player.known -= chosen.hand;
        for card in chosen.hand.iter() {
            self.pile.push(card);
        }
        for column in chosen.up.iter() {
            if let Some(card) = player.up[column.index()].take() {
                self.pile.push(card);
                if player.down[column.index()].is_some() {
                    sink.tell(|| Event::Uncovered { seat, column });
                }
            }
        }
    }

    /// Rules 5, 6, 8 and 9: what the card or cards just played bring about.
    fn settle(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.to_move;
        let (Some(rank), count) = (self.pile.top(), self.pile.run()) else {
            return;
        };
        let clears = self.pile.is_cleared();
        if clears {
            if listening(sink) {
                let cards = self.pile.cards().to_vec();
                match cards.last() {
                    Some(card) if rank == Rank::TEN => {
                        sink.tell(|| Event::Ten { seat, card: *card })
                    }
                    _ => sink.tell(|| Event::Swoop { seat, rank, count }),
                }
                sink.tell(|| Event::ThrownAway { cards });
            }
            self.thrown_away |= self.pile.take();
        }
        // Rule 8: the last card ends the round at once, whatever it did.
        if self.mover().is_out() {
            self.end_round(RoundEnd::Out { seat }, sink);
        } else if clears {
            sink.tell(|| Event::PlaysAgain { seat });
        } else {
            self.end_turn(sink);
        }
    }

    /// Rule 4.
    fn flip(&mut self, column: Column, sink: &mut impl Sink<Event>) {
        let seat = self.to_move;
        let playable = self.playable() | CardSet::of(Rank::TEN);
        let Some(card) = self.mover_mut().down[column.index()].take() else {
            return;
        };
        let (plays, rank) = (playable.contains(card), card.rank());
        self.pile.push(card);
        sink.tell(|| Event::Flipped {
            seat,
            column,
            card,
            plays,
        });
        if !plays {
            return self.pick_up(sink);
        }
        // A blind 10 acts as a 10.
        if rank != Rank::TEN {
            let same = CardSet::of(rank);
            let player = self.mover_mut();
            if player.has_one_of(same) {
                // Everybody sees that there is something to add. If it is not in sight, it is
                // among the unknown cards.
                if ((player.face_up() | player.known) & same).is_empty() {
                    player.holds.insert(RankSet::only(rank));
                }
                self.adding = true;
                sink.tell(|| Event::MayAdd { seat, rank });
                return;
            }
            // And that there is not.
            player.lacks.insert(RankSet::only(rank));
        }
        self.settle(sink);
    }

    /// Rules 4 and 7: the pile goes to the hand, the turn ends, and the next player leads.
    fn pick_up(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.to_move;
        sink.tell(|| Event::PickedUp {
            seat,
            cards: self.pile.cards().to_vec(),
        });
        let cards = self.pile.take();
        let player = self.mover_mut();
        player.hand |= cards;
        player.known |= cards;
        self.end_turn(sink);
    }

    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.turns += 1;
        // Rule 10.
        if self.turns >= TURNS_EACH * u16::from(self.config.players) {
            return self.end_round(RoundEnd::TurnLimit, sink);
        }
        self.give_turn_to(self.to_move.next(self.config.players), sink);
    }

    fn give_turn_to(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.to_move = seat;
        let leads = self.pile.cards().is_empty();
        sink.tell(|| Event::Turn { seat, leads });
    }
}

/// Scoring, rules 9 and 10.
impl Swoop {
    fn end_round(&mut self, end: RoundEnd, sink: &mut impl Sink<Event>) {
        let round = self.round;
        sink.tell(|| Event::RoundOver { round, end });
        if listening(sink) {
            for seat in Seat::all(self.config.players) {
                self.tell_count(seat, sink);
            }
        }
        // A player who is out has nothing to count.
        for (seat, player) in Seat::all(self.config.players).zip(&mut self.players) {
            let points = (player.hand | player.face_up() | player.face_down()).points();
            player.score += points;
            let total = player.score;
            sink.tell(|| Event::Scored {
                seat,
                points,
                total,
            });
        }
        let totals = self.players.iter().map(|player| player.score);
        let highest = totals.clone().max().unwrap_or(0);
        if highest < self.config.target() {
            // Rule 2: the last round's starter turns the next card.
            return self.deal(self.starter, sink);
        }
        let lowest = totals.clone().min().unwrap_or(0);
        let winners: Seats = Seat::all(self.config.players)
            .filter(|seat| self.players[seat.index()].score == lowest)
            .collect();
        self.adding = false;
        self.over = Some(Outcome { winners });
        sink.tell(|| Event::GameOver {
            winners,
            totals: totals.collect(),
        });
    }

    /// The cards a player is left with, one by one.
    fn tell_count(&self, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = &self.players[seat.index()];
        let lying = |cards: [Option<Card>; COLUMNS], at: fn(Column) -> Origin| {
            let columns = Column::ALL.into_iter().zip(cards);
            columns.filter_map(move |(column, card)| Some((card?, at(column))))
        };
        let hand = player.hand.iter().map(|card| (card, Origin::Hand));
        let up = lying(player.up, |column| Origin::FaceUp { column });
        let down = lying(player.down, |column| Origin::FaceDown { column });
        let mut sum = 0;
        for (card, from) in hand.chain(up).chain(down) {
            let points = card.rank().points();
            sum += points;
            sink.tell(|| Event::Counted {
                seat,
                card,
                from,
                points,
                sum,
            });
        }
    }
}

fn listening<S: Sink<Event>>(_: &S) -> bool {
    S::LISTENING
}

impl Ruleset for Swoop {
    const ID: &'static str = "swoop";
    const HIDES: bool = true;
    type Config = SwoopConfig;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;
    type View = SwoopView;

    fn start(
        config: &SwoopConfig,
        seed: u64,
        sink: &mut impl Sink<Event>,
    ) -> Result<Swoop, ConfigError> {
        let mut swoop = Swoop {
            config: *config,
            rng: GameRng::from_seed(seed),
            round: 0,
            starter: Seat(0),
            to_move: Seat(0),
            turns: 0,
            adding: false,
            players: (0..config.players).map(|_| Player::default()).collect(),
            pile: Pile::EMPTY,
            thrown_away: CardSet::NONE,
            tens_aside: CardSet::NONE,
            rest: CardSet::NONE,
            over: None,
        };
        // Rule 2: in the first round, anybody turns the card.
        let turner = Seat(swoop.rng.below(u32::from(config.players)) as u8);
        swoop.deal(turner, sink);
        Ok(swoop)
    }

    fn config(&self) -> &SwoopConfig {
        &self.config
    }

    fn status(&self) -> Status {
        match self.over {
            Some(outcome) => Status::Over(outcome),
            None => Status::ToMove(self.to_move),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        if self.over.is_some() {
            return;
        }
        if let Some(additions) = self.additions() {
            return additions.each(|chosen| out.push(Move::Add(chosen)));
        }
        self.plays().each(|chosen| out.push(Move::Play(chosen)));
        out.extend(self.blinds().iter().map(|column| Move::Blind { column }));
        if let Some(put_downs) = self.put_downs() {
            put_downs.each(|chosen| out.push(Move::PutDown(chosen)));
        }
    }

    /// Counts the moves and makes only the one that is drawn.
    fn random_move(&self, rng: &mut GameRng, _: &mut Vec<Move>) -> Option<Move> {
        if self.over.is_some() {
            return None;
        }
        if let Some(additions) = self.additions() {
            return Some(Move::Add(additions.nth(rng.below(additions.len()))));
        }
        let (plays, blinds, put_downs) = (self.plays(), self.blinds(), self.put_downs());
        let (first, second) = (plays.len(), blinds.len());
        let third = put_downs.as_ref().map_or(0, Choices::len);
        let at = rng.below((first + second + third).max(1));
        if at < first {
            return Some(Move::Play(plays.nth(at)));
        }
        match put_downs {
            Some(choices) if at >= first + second => {
                Some(Move::PutDown(choices.nth(at - first - second)))
            }
            _ => {
                let column = blinds.iter().nth((at - first) as usize)?;
                Some(Move::Blind { column })
            }
        }
    }

    /// Cards of one rank are all the same to the rules: those with the lowest numbers stand for
    /// the others. Face-up cards are told apart by what they cover.
    fn standard_form(&self, m: &Move) -> Move {
        let standard = |chosen: Chosen| {
            let hand = self.mover().hand;
            match chosen.hand.common_rank() {
                Some(rank) if hand.holds_all(chosen.hand) => Chosen {
                    hand: hand.lowest(rank, chosen.hand.len()),
                    up: chosen.up,
                },
                _ => chosen,
            }
        };
        match *m {
            Move::Play(chosen) => Move::Play(standard(chosen)),
            Move::PutDown(chosen) => Move::PutDown(standard(chosen)),
            Move::Add(chosen) => Move::Add(standard(chosen)),
            blind => blind,
        }
    }

    fn why_illegal(&self, m: &Move) -> Option<Reason> {
        self.check_move(m).err()
    }

    fn apply(&mut self, m: &Move, sink: &mut impl Sink<Event>) -> Result<(), Reason> {
        self.check_move(m)?;
        let seat = self.to_move;
        match *m {
            Move::Play(chosen) => {
                if listening(sink) {
                    let cards = self.laid(chosen);
                    let rank = cards.first().map_or(Rank::TEN, |laid| laid.card.rank());
                    sink.tell(|| Event::Played { seat, rank, cards });
                }
                self.lay(chosen, sink);
                self.settle(sink);
            }
            Move::Blind { column } => self.flip(column, sink),
            Move::PutDown(chosen) => {
                if listening(sink) {
                    let cards = self.laid(chosen);
                    let rank = cards.first().map_or(Rank::TEN, |laid| laid.card.rank());
                    sink.tell(|| Event::PutDown { seat, rank, cards });
                }
                // Rule 7: where only those pick up who cannot play, doing so shows that none of
                // the hand could be played.
                if let (PickUp::Forced, Some(top)) = (self.config.pick_up, self.pile.top()) {
                    self.mover_mut().lacks.insert(top.and_below());
                }
                self.lay(chosen, sink);
                self.pick_up(sink);
            }
            Move::Add(chosen) => {
                if let (true, Some(rank)) = (listening(sink), self.pile.top()) {
                    let cards = self.laid(chosen);
                    sink.tell(|| Event::Added { seat, rank, cards });
                }
                self.adding = false;
                self.lay(chosen, sink);
                self.settle(sink);
            }
        }
        Ok(())
    }

    fn scores(&self) -> PerSeat<i32> {
        let score = |player: &Player| i32::from(player.score);
        self.players.iter().map(score).collect()
    }

    fn view(&self, viewer: Viewer) -> SwoopView {
        self.seen_by(viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn determinize(&self, seat: Seat, rng: &mut GameRng) -> Swoop {
        self.dealt_anew(seat, rng)
    }

    fn notation(&self, m: &Move) -> String {
        self.written(m)
    }

    fn reveals(event: &Event, to: Seat) -> bool {
        event.reveals(to)
    }

    fn ends_a_round(event: &Event) -> bool {
        event.ends_a_round()
    }
}
