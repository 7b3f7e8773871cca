//! A game of Soon on paper: how it is written down, checked, and set up by hand.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, DECK, FULL_DECK, KINDS, Kinds, PLACES, Stack};
use super::config::SoonConfig;
use super::knowledge::Absent;
use super::rules::{Phase, Player, Soon};
use super::turn::MOST_TURNS_EACH;
use crate::engine::{GameRng, MAX_PLAYERS, Outcome, PerSeat, Seat};

/// Totals beyond this are no game's.
const MOST_POINTS: i32 = 1_000_000;

/// The state as JSON has it: only the players at the table.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    config: SoonConfig,
    rng: GameRng,
    players: PerSeat<WrittenPlayer>,
    pile: Stack<DECK>,
    discard: Stack<DECK>,
    round: u32,
    starter: Seat,
    turn: Seat,
    phase: Phase,
    turns: u16,
    first: Option<Seat>,
    over: Option<Outcome>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    hand: Cards,
    known: Cards,
    absent: Absent,
    sequence: Stack<{ PLACES as usize }>,
    total: i32,
}

impl From<Soon> for Written {
    fn from(soon: Soon) -> Written {
        Written {
            players: soon
                .seats()
                .map(|seat| {
                    let player = soon.player(seat);
                    WrittenPlayer {
                        hand: player.hand,
                        known: player.known,
                        absent: player.absent,
                        sequence: player.sequence,
                        total: player.total,
                    }
                })
                .collect(),
            config: soon.config,
            rng: soon.rng,
            pile: soon.pile,
            discard: soon.discard,
            round: soon.round,
            starter: soon.starter,
            turn: soon.turn,
            phase: soon.phase,
            turns: soon.turns,
            first: soon.first,
            over: soon.over,
        }
    }
}

impl TryFrom<Written> for Soon {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Soon, &'static str> {
        if written.players.len() != usize::from(written.config.players) {
            return Err("there are more or fewer players than configured");
        }
        let mut players = [Player::default(); MAX_PLAYERS];
        for (player, read) in players.iter_mut().zip(&written.players) {
            *player = Player {
                hand: read.hand,
                known: read.known,
                absent: read.absent,
                sequence: read.sequence,
                total: read.total,
            };
        }
        let soon = Soon {
            config: written.config,
            rng: written.rng,
            players,
            pile: written.pile,
            discard: written.discard,
            round: written.round,
            starter: written.starter,
            turn: written.turn,
            phase: written.phase,
            turns: written.turns,
            first: written.first,
            over: written.over,
        };
        soon.check()?;
        Ok(soon)
    }
}

impl Soon {
    /// Everything the rules rely on without looking.
    fn check(&self) -> Result<(), &'static str> {
        let sure = |holds: bool, why: &'static str| if holds { Ok(()) } else { Err(why) };
        let at_table = |seat: Seat| seat.0 < self.config.players;
        let everybody_at_table = at_table(self.turn)
            && at_table(self.starter)
            && self.first.is_none_or(at_table)
            && self
                .over
                .is_none_or(|outcome| outcome.winners.iter().all(at_table));
        sure(everybody_at_table, "there is no such seat")?;
        let census = self.census();
        let whole = Card::all().all(|card| census[card.index()] == card.copies());
        sure(whole, "the cards are not the 108 of the game")?;
        for seat in self.seats() {
            let player = self.player(seat);
            let acting = seat == self.turn && matches!(self.phase, Phase::Act { .. });
            sure(
                player.hand.len() == self.config.hand_size() + u8::from(acting),
                "a hand has too many or too few cards",
            )?;
            sure(
                player.hand.includes(player.known) && player.absent.allows(player.unseen()),
                "a hand is not what is known of it",
            )?;
            let mut places = (1..).zip(player.sequence.cards());
            sure(
                places.all(|(place, card)| *card == Card::THIEF || card.fits(place)),
                "a sequence is out of order",
            )?;
            sure(
                (-MOST_POINTS..=MOST_POINTS).contains(&player.total),
                "a total is out of reach",
            )?;
        }
        let complete = |seat: Seat| self.player(seat).is_complete();
        sure(self.first.is_none_or(complete), "the first is not complete")?;
        if self.over.is_some() {
            return Ok(());
        }
        sure(
            !complete(self.turn) && (self.first.is_some() || !self.seats().any(complete)),
            "a complete sequence has been passed over",
        )?;
        let most = MOST_TURNS_EACH * u16::from(self.config.players);
        sure(
            self.turns < most + u16::from(self.config.players),
            "the round is too long",
        )?;
        let own = self.player(self.turn);
        match self.phase {
            Phase::Draw | Phase::Act { taken: None } => Ok(()),
            Phase::Act { taken: Some(card) } => {
                sure(own.known.contains(card), "the card taken is not there")
            }
            Phase::Give { by, rank } => {
                let can_give = at_table(by)
                    && by != self.turn
                    && (1..=own.highest_playable()).contains(&rank)
                    && !self.player(by).hand.among(Kinds::of_rank(rank)).is_empty();
                sure(can_give, "the card asked for cannot be given")
            }
        }
    }

    /// A position set up by hand: a round under way, somebody about to draw.
    pub fn arranged(
        config: &SoonConfig,
        seed: u64,
        arrangement: &Arrangement,
    ) -> Result<Soon, &'static str> {
        let mut soon = Soon::empty(*config, seed);
        let mut left = Stack::<DECK>::of(&FULL_DECK).unwrap_or_default();
        soon.rng.shuffle(left.cards_mut());
        let mut left = left.cards().to_vec();
        let mut take = |cards: &[Card]| -> Result<(), &'static str> {
            for card in cards {
                let at = left.iter().position(|other| other == card);
                left.remove(at.ok_or("there are not so many of a card")?);
            }
            Ok(())
        };
        let too_many = "there are more cards than there is room for";
        let seats = usize::from(config.players);
        if [
            arrangement.hands.len(),
            arrangement.sequences.len(),
            arrangement.totals.len(),
        ]
        .iter()
        .any(|given| *given > seats)
        {
            return Err("there are more players than configured");
        }
        for (player, cards) in soon.players.iter_mut().zip(&arrangement.hands) {
            take(cards)?;
            player.hand = Cards::of(cards).ok_or(too_many)?;
        }
        for (player, cards) in soon.players.iter_mut().zip(&arrangement.sequences) {
            take(cards)?;
            player.sequence = Stack::of(cards).ok_or(too_many)?;
        }
        for (player, total) in soon.players.iter_mut().zip(&arrangement.totals) {
            player.total = *total;
        }
        take(&arrangement.discard)?;
        take(&arrangement.pile)?;
        for player in &mut soon.players[..seats] {
            while player.hand.len() < config.hand_size() {
                player.hand.add(left.pop().ok_or("the cards run out")?);
            }
        }
        let (mut pile, mut discard) = (Vec::new(), Vec::new());
        if arrangement.rest_in_discard {
            discard = left;
        } else {
            pile = left;
        }
        discard.extend(&arrangement.discard);
        pile.extend(arrangement.pile.iter().rev());
        soon.pile = Stack::of(&pile).ok_or(too_many)?;
        soon.discard = Stack::of(&discard).ok_or(too_many)?;
        soon.round = 1;
        soon.starter = arrangement.starter;
        soon.turn = arrangement.turn;
        soon.turns = arrangement.turns;
        soon.first = arrangement.first;
        soon.check()?;
        Ok(soon)
    }
}

/// What to set up with [`Soon::arranged`]. What is left out is empty, zero or, for cards in
/// hands, any.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Arrangement {
    pub turn: Seat,
    pub starter: Seat,
    /// By seat; filled up with any cards that are left.
    pub hands: Vec<Vec<Card>>,
    /// By seat, place 1 first.
    pub sequences: Vec<Vec<Card>>,
    pub totals: Vec<i32>,
    /// Bottom first.
    pub discard: Vec<Card>,
    /// The next cards to be drawn, the first first.
    pub pile: Vec<Card>,
    /// All other cards lie under the discard instead of in the pile.
    pub rest_in_discard: bool,
    /// Turns ended in this round.
    pub turns: u16,
    /// The first to complete.
    pub first: Option<Seat>,
}

// A pile and a census count cards in a byte.
const _: () = assert!(DECK <= u8::MAX as usize && KINDS <= DECK);
