//! A Sovango game on paper: the state as JSON has it, and what is refused when it is read.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, Colour};
use super::config::SovangoConfig;
use super::knowledge::{NoMoreThan, TrickView};
use super::rules::{Sovango, WonTrick};
use super::trick::strongest;
use crate::engine::{GameRng, MAX_PLAYERS, Outcome, Seat};

/// Far more than a game can reach, and far from any overflow.
const MOST_POINTS: u32 = 1_000_000;

#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Written {
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

impl From<Sovango> for Written {
    fn from(sovango: Sovango) -> Written {
        let players = usize::from(sovango.config.players);
        Written {
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
impl TryFrom<Written> for Sovango {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Sovango, &'static str> {
        let config = written.config;
        let players = config.players;
        let count = usize::from(players);
        check_seats(&written)?;
        check_cards(&written)?;
        if written.round > MOST_POINTS || written.scores.iter().any(|s| *s > MOST_POINTS) {
            return Err("the numbers are too large");
        }

        if written.trick.len() >= count {
            return Err("the trick on the table is complete");
        }
        if written.to_move != written.leader.ahead(written.trick.len() as u8, players) {
            return Err("it is not the turn of the seat to move");
        }
        // Whoever has played to the trick on the table has a card less.
        let full = written.hands[written.to_move.index()].len();
        for (place, seat) in written.leader.round(players).enumerate() {
            let laid = u32::from(place < written.trick.len());
            if written.hands[seat.index()].len() + laid != full {
                return Err("the hands are not of one size");
            }
        }
        match written.over {
            None if full == 0 => return Err("the seat to move has no card"),
            Some(_) if full > 0 || !written.stock.is_empty() => {
                return Err("the game is over but there are cards to play");
            }
            _ => {}
        }

        let tricks = written.tricks.iter().map(|trick| WonTrick {
            leader: trick.leader,
            winner: trick.winner,
            franchise: trick.franchise,
        });
        let cards = written.tricks.iter().flat_map(|trick| &trick.cards);
        let mut sovango = Sovango {
            config,
            rng: written.rng,
            round: written.round,
            dealer: written.dealer,
            starter: written.starter,
            leader: written.leader,
            to_move: written.to_move,
            franchise: written.franchise,
            hands: [CardSet::EMPTY; MAX_PLAYERS],
            stock: written.stock.iter().copied().collect(),
            hidden: written.hidden,
            last_hidden: written.last_hidden,
            played: cards.chain(&written.trick).copied().collect(),
            tricks: tricks.collect(),
            scores: [0; MAX_PLAYERS],
            lacks: Default::default(),
            over: written.over,
        };
        sovango.hands[..count].copy_from_slice(&written.hands);
        sovango.scores[..count].copy_from_slice(&written.scores);
        for (lacks, list) in sovango.lacks.iter_mut().zip(&written.lacks) {
            *lacks = NoMoreThan::lacks(list);
        }
        Ok(sovango)
    }
}

/// There are as many seats as players, and nobody sits anywhere else.
fn check_seats(written: &Written) -> Result<(), &'static str> {
    let players = written.config.players;
    let lists = [
        written.hands.len(),
        written.scores.len(),
        written.lacks.len(),
    ];
    if lists.iter().any(|len| *len != usize::from(players)) {
        return Err("there is not one hand, score and list of lacks per player");
    }
    let winners = written.over.iter().flat_map(|over| over.winners.iter());
    let of_tricks = written.tricks.iter().flat_map(|t| [t.leader, t.winner]);
    let here = [
        written.dealer,
        written.starter,
        written.leader,
        written.to_move,
    ];
    if here
        .into_iter()
        .chain(winners)
        .chain(of_tricks)
        .any(|seat| seat.0 >= players)
    {
        return Err("there is no such seat");
    }
    if written.over.is_some_and(|over| over.winners.is_empty()) {
        return Err("the game is over but nobody has won");
    }
    Ok(())
}

/// No card is in two places, and all are where this many players can have them.
fn check_cards(written: &Written) -> Result<(), &'static str> {
    let players = written.config.players;
    let in_hands = written.hands.iter().flat_map(|hand| hand.iter());
    let on_table = written
        .stock
        .iter()
        .chain(&written.trick)
        .chain(&written.hidden);
    let won = written.tricks.iter().flat_map(|trick| &trick.cards);
    let mut seen = CardSet::EMPTY;
    for card in in_hands.chain(on_table.copied()).chain(won.copied()) {
        if seen.contains(card) {
            return Err("a card is in two places");
        }
        seen.insert(card);
    }
    if written.hidden.is_some() && players != 5 {
        return Err("only five players leave a card hidden");
    }
    if !written.stock.is_empty() && (players != 2 || !written.stock.len().is_multiple_of(2)) {
        return Err("only two players have a stock, and draw from it in pairs");
    }
    if written.stock.len() > super::rules::MOST_TRICKS {
        return Err("the stock has more than eighteen cards");
    }
    for trick in &written.tricks {
        if trick.cards.len() != usize::from(players) {
            return Err("a won trick has not one card per player");
        }
        let best = strongest(&trick.cards, trick.franchise, written.config.zeros);
        if trick.winner != trick.leader.ahead(best as u8, players) {
            return Err("a trick was won by somebody else");
        }
    }
    Ok(())
}
