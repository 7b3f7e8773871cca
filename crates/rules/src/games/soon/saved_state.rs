//! A game of Soon as it is saved, and what is refused when it is read.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, DECK, KINDS, Kinds, PLACES, Stack};
use super::config::SoonConfig;
use super::knowledge::{AtMost, allows};
use super::rules::{Phase, Player, Soon};
use super::turn::MOST_TURNS_EACH;
use crate::engine::{GameRng, MAX_PLAYERS, Outcome, PerSeat, Seat};

/// Totals beyond this are no game's.
const MOST_POINTS: i32 = 1_000_000;

/// The state as JSON has it: only the players at the table.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedSoon {
    config: SoonConfig,
    rng: GameRng,
    players: PerSeat<SavedPlayer>,
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
struct SavedPlayer {
    hand: Cards,
    known: Cards,
    absent: Vec<AtMost>,
    sequence: Stack<{ PLACES as usize }>,
    total: i32,
}

impl From<Soon> for SavedSoon {
    fn from(soon: Soon) -> SavedSoon {
        SavedSoon {
            players: soon
                .seats()
                .map(|seat| {
                    let player = soon.player(seat);
                    SavedPlayer {
                        hand: player.hand,
                        known: player.known,
                        absent: AtMost::list(&player.absent),
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

impl TryFrom<SavedSoon> for Soon {
    type Error = &'static str;

    fn try_from(saved: SavedSoon) -> Result<Soon, &'static str> {
        if saved.players.len() != usize::from(saved.config.players) {
            return Err("there are more or fewer players than configured");
        }
        let mut players = [Player::default(); MAX_PLAYERS];
        for (player, read) in players.iter_mut().zip(&saved.players) {
            *player = Player {
                hand: read.hand,
                known: read.known,
                absent: AtMost::read(&read.absent)?,
                sequence: read.sequence,
                total: read.total,
            };
        }
        let soon = Soon {
            config: saved.config,
            rng: saved.rng,
            players,
            pile: saved.pile,
            discard: saved.discard,
            round: saved.round,
            starter: saved.starter,
            turn: saved.turn,
            phase: saved.phase,
            turns: saved.turns,
            first: saved.first,
            over: saved.over,
        };
        soon.check()?;
        Ok(soon)
    }
}

impl Soon {
    /// Everything the rules rely on without looking.
    pub(super) fn check(&self) -> Result<(), &'static str> {
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
                player.hand.includes(player.known) && allows(&player.absent, player.unseen()),
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
}

// A pile and a census count cards in a byte.
const _: () = assert!(DECK <= u8::MAX as usize && KINDS <= DECK);
