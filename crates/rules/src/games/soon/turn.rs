//! What the moves do (rules 3 to 8), and how rounds begin and end (rules 1, 2 and 9 to 12).

use super::cards::{Card, Colour, Kinds, Stack};
use super::config::{Length, Return, SoonConfig, Variant};
use super::events::{End, Event, Line, Source};
use super::knowledge::bit;
use super::moves::Move;
use super::rules::{Phase, Player, Soon};
use super::score::score;
use crate::engine::{GameRng, MAX_PLAYERS, Outcome, Seat, Seats, Sink};

/// Rule 9: a round that nobody completes ends after this many turns each.
pub(super) const MOST_TURNS_EACH: u16 = 200;

impl Soon {
    /// A table before the first round.
    pub(super) fn empty(config: SoonConfig, seed: u64) -> Soon {
        Soon {
            config,
            rng: GameRng::from_seed(seed),
            players: [Player::default(); MAX_PLAYERS],
            pile: Stack::default(),
            discard: Stack::default(),
            round: 0,
            starter: Seat(0),
            turn: Seat(0),
            phase: Phase::Draw,
            turns: 0,
            first: None,
            over: None,
        }
    }

    /// Rule 1.
    pub(super) fn start_round(&mut self, starter: Seat, sink: &mut impl Sink<Event>) {
        for player in &mut self.players {
            *player = Player {
                total: player.total,
                ..Player::default()
            };
        }
        self.round = self.round.saturating_add(1);
        self.starter = starter;
        self.turn = starter;
        self.phase = Phase::Draw;
        self.turns = 0;
        self.first = None;
        self.discard = Stack::default();
        self.pile = Stack::FULL;
        self.rng.shuffle(self.pile.cards_mut());
        let round = self.round;
        sink.tell(|| Event::RoundStarted { round, starter });
        for _ in 0..self.config.hand_size() {
            for seat in starter.round(self.config.players) {
                if let Some(card) = self.pile.pop() {
                    self.player_mut(seat).hand.add(card);
                    let card = Some(card);
                    sink.tell(|| Event::Dealt { seat, card });
                }
            }
        }
        if let Some(card) = self.pile.pop() {
            sink.tell(|| Event::Turned { card });
            self.put_on_discard(card, sink);
        }
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, m: Move, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        match m {
            Move::Draw => {
                self.draw(seat, sink);
                self.phase = Phase::Act { taken: None };
            }
            Move::TakeDiscard => self.take_discard(seat, sink),
            Move::Lay(card) => {
                self.leaves_hand(seat, card);
                let place = self.player(seat).next_rank();
                self.put_in_sequence(seat, card, place, Source::Hand, sink);
                self.end_turn(sink);
            }
            Move::Replace { card, place } => {
                self.leaves_hand(seat, card);
                self.put_in_sequence(seat, card, place, Source::Hand, sink);
                self.end_turn(sink);
            }
            Move::Discard(card) => {
                self.discard_from_hand(seat, card);
                sink.tell(|| Event::Discarded { seat, card });
                self.put_on_discard(card, sink);
                self.end_turn(sink);
            }
            Move::Explorer {
                target,
                rank,
                colour,
            } => self.ask(target, rank, colour, sink),
            Move::Lightning { target } => self.strike(target, sink),
            Move::Thief { target, rank } => self.steal(target, rank, sink),
            Move::Give(card) => {
                if let Phase::Give { by, rank } = self.phase {
                    self.give(by, card, rank, sink);
                }
            }
        }
    }

    /// Rule 3: from the pile, which is made anew of the discard when it is empty.
    fn draw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.pile.is_empty() {
            self.reshuffle(sink);
        }
        // Hands and sequences hold at most 73 cards, so there is a card to draw.
        let Some(card) = self.pile.pop() else { return };
        let left = self.pile.len();
        let player = self.player_mut(seat);
        player.hand.add(card);
        player.absent.drew_unseen();
        let card = Some(card);
        sink.tell(|| Event::Drew { seat, card, left });
    }

    /// Rule 3: the discard but its top becomes the pile.
    fn reshuffle(&mut self, sink: &mut impl Sink<Event>) {
        let Some(top) = self.discard.pop() else {
            return;
        };
        self.pile = std::mem::take(&mut self.discard);
        self.discard.push(top);
        self.rng.shuffle(self.pile.cards_mut());
        let cards = self.pile.len();
        sink.tell(|| Event::Reshuffled { cards });
        // With no pile, what is not in the open is in the hands: everybody who has watched
        // knows which kinds those are, and that the hands hold none of the others.
        let hidden = self
            .players
            .iter()
            .fold(Kinds::NONE, |kinds, player| kinds | player.unseen().kinds());
        for seat in self.seats() {
            self.player_mut(seat)
                .absent
                .shown_none((Kinds::ALL - hidden).bits());
        }
    }

    fn take_discard(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(card) = self.discard.pop() else {
            return;
        };
        let player = self.player_mut(seat);
        player.hand.add(card);
        player.known.add(card);
        self.phase = Phase::Act { taken: Some(card) };
        sink.tell(|| Event::TookDiscard { seat, card });
        self.tell_if_blocked(sink);
    }

    fn put_on_discard(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.discard.push(card);
        self.tell_if_blocked(sink);
    }

    fn tell_if_blocked(&self, sink: &mut impl Sink<Event>) {
        if let Some(card) = self.discard.top().filter(|top| top.is_special()) {
            sink.tell(|| Event::Blocked { card });
        }
    }

    /// A card is shown and leaves a hand; of equal cards, one that everybody knew of.
    fn leaves_hand(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand.remove(card);
        if player.known.contains(card) {
            player.known.remove(card);
        } else {
            player.absent.showed(bit(card));
        }
    }

    fn discard_from_hand(&mut self, seat: Seat, card: Card) {
        // Who may not return the card just taken and discards its like had another before, and
        // keeps one that everybody knows of.
        let forbidden = self.config.return_taken == Return::Forbidden;
        let just_taken = self.phase == (Phase::Act { taken: Some(card) });
        let player = self.player_mut(seat);
        if forbidden && just_taken && player.known.count(card) == 1 {
            player.hand.remove(card);
            player.absent.showed(bit(card));
        } else {
            self.leaves_hand(seat, card);
        }
    }

    /// Rule 4: lays a card at the next place, or over the one that lies there, which goes to
    /// the discard.
    fn put_in_sequence(
        &mut self,
        seat: Seat,
        card: Card,
        place: u8,
        source: Source,
        sink: &mut impl Sink<Event>,
    ) {
        let sequence = &mut self.player_mut(seat).sequence;
        if place == sequence.len() + 1 {
            sequence.push(card);
            sink.tell(|| Event::Laid {
                seat,
                place,
                card,
                source,
            });
            return;
        }
        let at = &mut sequence.cards_mut()[usize::from(place) - 1];
        let old = std::mem::replace(at, card);
        sink.tell(|| Event::Replaced {
            seat,
            place,
            card,
            old,
            source,
        });
        self.put_on_discard(old, sink);
    }

    /// Rule 6.
    fn ask(&mut self, target: Seat, rank: u8, colour: Option<Colour>, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.leaves_hand(seat, Card::EXPLORER);
        sink.tell(|| Event::Asked {
            seat,
            target,
            rank,
            colour,
        });
        self.put_on_discard(Card::EXPLORER, sink);
        let asked = Kinds::asked(rank, colour);
        let held = self.player(target).hand.kinds() & asked;
        match (held.nth(0), colour) {
            (None, _) => {
                self.player_mut(target).absent.shown_none(asked.bits());
                sink.tell(|| Event::Refused {
                    seat: target,
                    to: seat,
                    rank,
                    colour,
                });
                self.end_turn(sink);
            }
            (Some(card), Some(_)) => self.give(target, card, rank, sink),
            // They choose, even among one: nobody learns how many colours they hold.
            (Some(_), None) => self.phase = Phase::Give { by: target, rank },
        }
    }

    /// Rule 6: the asked player gives and draws, the asker plays the card at once.
    fn give(&mut self, by: Seat, card: Card, rank: u8, sink: &mut impl Sink<Event>) {
        let asker = self.turn;
        self.leaves_hand(by, card);
        sink.tell(|| Event::Gave {
            seat: by,
            to: asker,
            card,
        });
        // The pile may be made anew here; the Explorer on top of the discard stays.
        self.draw(by, sink);
        // The rank is either next or in the sequence, so there is one way to play it.
        self.put_in_sequence(asker, card, rank, Source::Given, sink);
        self.end_turn(sink);
    }

    /// Rule 7.
    fn strike(&mut self, target: Seat, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.leaves_hand(seat, Card::LIGHTNING);
        let sequence = &mut self.player_mut(target).sequence;
        let place = sequence.len();
        if let Some(lost) = sequence.pop() {
            self.discard.push(lost);
            sink.tell(|| Event::Struck {
                seat,
                target,
                place,
                lost,
            });
        }
        self.put_on_discard(Card::LIGHTNING, sink);
        self.end_turn(sink);
    }

    /// Rule 8.
    fn steal(&mut self, target: Seat, rank: u8, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.leaves_hand(seat, Card::THIEF);
        let theirs = &mut self.player_mut(target).sequence.cards_mut()[usize::from(rank) - 1];
        let card = std::mem::replace(theirs, Card::THIEF);
        sink.tell(|| Event::Stole {
            seat,
            target,
            place: rank,
            card,
        });
        self.put_in_sequence(seat, card, rank, Source::Stolen, sink);
        self.end_turn(sink);
    }

    /// Rule 9: whose turn is next, or is the round over?
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        self.turns += 1;
        self.phase = Phase::Draw;
        // Nobody with a complete sequence has another turn, so this one has just become so.
        if self.player(seat).is_complete() {
            let first = self.first.is_none();
            sink.tell(|| Event::Completed { seat, first });
            self.first = self.first.or(Some(seat));
            if self.config.variant == Variant::Speed {
                return self.end_round(End::Speed, sink);
            }
        }
        let next = seat.next(self.config.players);
        match self.first {
            Some(first) if first == next => return self.end_round(End::Complete, sink),
            Some(_) => sink.tell(|| Event::LastTurn { seat: next }),
            None if self.turns >= MOST_TURNS_EACH * u16::from(self.config.players) => {
                return self.end_round(End::TurnLimit, sink);
            }
            None => (),
        }
        self.turn = next;
    }

    fn end_round(&mut self, cause: End, sink: &mut impl Sink<Event>) {
        let round = self.round;
        sink.tell(|| Event::RoundEnded { round, cause });
        for seat in self.seats() {
            let points = self.score_round(seat, sink);
            let player = self.player_mut(seat);
            player.total += points;
            let total = player.total;
            sink.tell(|| Event::RoundScored {
                seat,
                points,
                total,
            });
        }
        match self.winners() {
            Some(winners) => {
                self.over = Some(Outcome { winners });
                sink.tell(|| Event::GameOver { winners });
            }
            None => self.start_round(self.next_starter(), sink),
        }
    }

    /// Rules 10 and 12: the points of one player, told line by line.
    fn score_round(&self, seat: Seat, sink: &mut impl Sink<Event>) -> i32 {
        let first = self.first == Some(seat);
        let mut sum = 0;
        let mut add = |line: Line, points: i32| {
            sum += points;
            if points != 0 {
                sink.tell(|| Event::Scored {
                    seat,
                    line,
                    points,
                    sum,
                });
            }
        };
        match self.config.variant {
            Variant::Speed => add(Line::Won, i32::from(first)),
            Variant::Normal => {
                let sequence = self.player(seat).sequence.cards();
                let score = score(sequence, first, self.config.colour_bonus);
                add(Line::Cards, score.cards);
                add(Line::OneColour, score.one_colour);
                add(Line::Complete, score.complete);
                add(Line::Joker, score.joker);
                add(Line::First, score.first);
            }
        }
        sum
    }

    /// Rules 11 and 12: who has won, if the game is over.
    fn winners(&self) -> Option<Seats> {
        let highest = self.seats().map(|seat| self.player(seat).total).max()?;
        if highest < self.config.target() {
            return None;
        }
        let winners: Seats = self
            .seats()
            .filter(|seat| self.player(*seat).total == highest)
            .collect();
        // A tie is played off, except in Express.
        let shared =
            self.config.variant == Variant::Normal && self.config.length == Length::Express;
        (winners.len() == 1 || shared).then_some(winners)
    }

    /// Rule 2: the lowest total; of several, the first clockwise after the last starter.
    fn next_starter(&self) -> Seat {
        let after = self.starter.next(self.config.players);
        after
            .round(self.config.players)
            .min_by_key(|seat| self.player(*seat).total)
            .unwrap_or(after)
    }
}
