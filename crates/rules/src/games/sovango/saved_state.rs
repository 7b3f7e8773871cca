//! A game of Sovango as it is saved, and what is refused when it is read.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, Colour};
use super::config::SovangoConfig;
use super::knowledge::{NoMoreThan, TrickView};
use super::rules::{Sovango, WonTrick};
use super::trick::strongest;
use crate::engine::{GameRng, MAX_PLAYERS, Outcome, Seat};

/// Far more than a game can reach, and far from any overflow.
const MOST_POINTS: u32 = 1_000_000;

/// The state as JSON has it: one entry for each seat that is taken.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct SavedSovango {
    config: SovangoConfig,
    rng: GameRng,
    round: u32,
    dealer: Seat,
    starter: Seat,
    leader: Seat,
    to_move: Seat,
    franchise: Option<Colour>,
    hands: Vec<CardSet>,
    /// Drawn from the end.
    stock: Vec<Card>,
    hidden: Option<Card>,
    last_hidden: Option<Card>,
    /// The trick on the table.
    trick: Vec<Card>,
    /// The tricks won in this round.
    tricks: Vec<TrickView>,
    scores: Vec<u32>,
    lacks: Vec<Vec<NoMoreThan>>,
    over: Option<Outcome>,
}

impl From<Sovango> for SavedSovango {
    fn from(sovango: Sovango) -> SavedSovango {
        let players = usize::from(sovango.config.players);
        SavedSovango {
            config: sovango.config,
            round: sovango.round,
            dealer: sovango.dealer,
            starter: sovango.starter,
            leader: sovango.leader,
            to_move: sovango.to_move,
            franchise: sovango.franchise,
            hands: sovango.hands[..players].to_vec(),
            stock: sovango.stock.to_vec(),
            hidden: sovango.hidden,
            last_hidden: sovango.last_hidden,
            trick: sovango.trick().to_vec(),
            tricks: TrickView::list(&sovango),
            scores: sovango.own_scores().to_vec(),
            lacks: sovango.lacks[..players]
                .iter()
                .map(NoMoreThan::list)
                .collect(),
            over: sovango.over,
            rng: sovango.rng,
        }
    }
}

/// Cards may be missing, so that an editor or a test can set up a few tricks; but what is there
/// must be playable to the end.
impl TryFrom<SavedSovango> for Sovango {
    type Error = &'static str;

    fn try_from(saved: SavedSovango) -> Result<Sovango, &'static str> {
        let config = saved.config;
        let players = config.players;
        let count = usize::from(players);
        check_seats(&saved)?;
        check_cards(&saved)?;
        if saved.round > MOST_POINTS || saved.scores.iter().any(|s| *s > MOST_POINTS) {
            return Err("the numbers are too large");
        }

        if saved.trick.len() >= count {
            return Err("the trick on the table is complete");
        }
        if saved.to_move != saved.leader.ahead(saved.trick.len() as u8, players) {
            return Err("it is not the turn of the seat to move");
        }
        // Whoever has played to the trick on the table has a card less.
        let full = saved.hands[saved.to_move.index()].len();
        for (place, seat) in saved.leader.round(players).enumerate() {
            let laid = u32::from(place < saved.trick.len());
            if saved.hands[seat.index()].len() + laid != full {
                return Err("the hands are not of one size");
            }
        }
        match saved.over {
            None if full == 0 => return Err("the seat to move has no card"),
            Some(_) if full > 0 || !saved.stock.is_empty() => {
                return Err("the game is over but there are cards to play");
            }
            _ => {}
        }

        let tricks = saved.tricks.iter().map(|trick| WonTrick {
            leader: trick.leader,
            winner: trick.winner,
            franchise: trick.franchise,
        });
        let cards = saved.tricks.iter().flat_map(|trick| &trick.cards);
        let mut sovango = Sovango {
            config,
            rng: saved.rng,
            round: saved.round,
            dealer: saved.dealer,
            starter: saved.starter,
            leader: saved.leader,
            to_move: saved.to_move,
            franchise: saved.franchise,
            hands: [CardSet::EMPTY; MAX_PLAYERS],
            stock: saved.stock.iter().copied().collect(),
            hidden: saved.hidden,
            last_hidden: saved.last_hidden,
            played: cards.chain(&saved.trick).copied().collect(),
            tricks: tricks.collect(),
            scores: [0; MAX_PLAYERS],
            lacks: Default::default(),
            over: saved.over,
        };
        sovango.hands[..count].copy_from_slice(&saved.hands);
        sovango.scores[..count].copy_from_slice(&saved.scores);
        for (lacks, list) in sovango.lacks.iter_mut().zip(&saved.lacks) {
            *lacks = NoMoreThan::read(list);
        }
        Ok(sovango)
    }
}

/// There are as many seats as players, and nobody sits anywhere else.
fn check_seats(saved: &SavedSovango) -> Result<(), &'static str> {
    let players = saved.config.players;
    let lists = [saved.hands.len(), saved.scores.len(), saved.lacks.len()];
    if lists.iter().any(|len| *len != usize::from(players)) {
        return Err("there is not one hand, score and list of lacks per player");
    }
    let winners = saved.over.iter().flat_map(|over| over.winners.iter());
    let of_tricks = saved.tricks.iter().flat_map(|t| [t.leader, t.winner]);
    let here = [saved.dealer, saved.starter, saved.leader, saved.to_move];
    if here
        .into_iter()
        .chain(winners)
        .chain(of_tricks)
        .any(|seat| seat.0 >= players)
    {
        return Err("there is no such seat");
    }
    if saved.over.is_some_and(|over| over.winners.is_empty()) {
        return Err("the game is over but nobody has won");
    }
    Ok(())
}

/// No card is in two places, and all are where this many players can have them.
fn check_cards(saved: &SavedSovango) -> Result<(), &'static str> {
    let players = saved.config.players;
    let in_hands = saved.hands.iter().flat_map(|hand| hand.iter());
    let on_table = saved.stock.iter().chain(&saved.trick).chain(&saved.hidden);
    let won = saved.tricks.iter().flat_map(|trick| &trick.cards);
    let mut seen = CardSet::EMPTY;
    for card in in_hands.chain(on_table.copied()).chain(won.copied()) {
        if seen.contains(card) {
            return Err("a card is in two places");
        }
        seen.insert(card);
    }
    if saved.hidden.is_some() && players != 5 {
        return Err("only five players leave a card hidden");
    }
    if !saved.stock.is_empty() && (players != 2 || !saved.stock.len().is_multiple_of(2)) {
        return Err("only two players have a stock, and draw from it in pairs");
    }
    if saved.stock.len() > super::rules::MOST_TRICKS {
        return Err("the stock has more than eighteen cards");
    }
    for trick in &saved.tricks {
        if trick.cards.len() != usize::from(players) {
            return Err("a won trick has not one card per player");
        }
        let best = strongest(&trick.cards, trick.franchise, saved.config.zeros);
        if trick.winner != trick.leader.ahead(best as u8, players) {
            return Err("a trick was won by somebody else");
        }
    }
    Ok(())
}
