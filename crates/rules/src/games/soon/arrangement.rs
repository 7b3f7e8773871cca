//! Positions set up by hand, for tests and editors.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, DECK, FULL_DECK, Stack};
use super::config::SoonConfig;
use super::rules::Soon;
use crate::engine::Seat;

/// What to set up with [`Soon::arranged`]. What is left out is empty, zero or, for cards in
/// hands, any.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Arrangement {
    /// Who is about to draw.
    pub turn: Seat,
    /// Who began the round.
    pub starter: Seat,
    /// By seat; filled up with any cards that are left.
    pub hands: Vec<Vec<Card>>,
    /// By seat, place 1 first.
    pub sequences: Vec<Vec<Card>>,
    /// Points from earlier rounds, by seat.
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

impl Soon {
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
