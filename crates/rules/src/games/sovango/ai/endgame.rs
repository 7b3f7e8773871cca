//! The last tricks of a round with all cards open: everybody takes as few points as they can.

use arrayvec::ArrayVec;

use super::super::cards::{Card, CardSet, Colour};
use super::super::config::SovangoConfig;
use super::super::rules::Sovango;
use super::super::trick::{high_cards, last_zero, strongest};
use crate::engine::{MAX_PLAYERS, Seat};

/// Points of each side from here to the end of the round.
pub type Points = [u8; MAX_PLAYERS];

#[derive(Clone)]
struct Ending {
    config: SovangoConfig,
    hands: [CardSet; MAX_PLAYERS],
    franchise: Option<Colour>,
    leader: Seat,
    trick: ArrayVec<Card, MAX_PLAYERS>,
}

/// Are so few cards left that a solution is quick?
pub fn is_near(sovango: &Sovango) -> bool {
    let tricks = match sovango.config.players {
        2 => 3,
        _ => 2,
    };
    sovango.stock.is_empty() && sovango.hand(sovango.to_move).len() <= tricks
}

/// The card with which the side to move takes the fewest points, all others playing likewise.
pub fn solve(sovango: &Sovango) -> Option<Card> {
    Ending::of(sovango).best().0
}

/// Every legal card, and the points each side takes after it from here to the end of the round.
pub fn outcomes(sovango: &Sovango) -> Vec<(Card, Points)> {
    let ending = Ending::of(sovango);
    let cards = ending.legal().iter();
    cards.map(|card| (card, ending.after(card))).collect()
}

impl Ending {
    fn of(sovango: &Sovango) -> Ending {
        Ending {
            config: sovango.config,
            hands: sovango.hands,
            franchise: sovango.franchise,
            leader: sovango.leader,
            trick: sovango.trick().iter().copied().collect(),
        }
    }

    fn to_move(&self) -> Seat {
        let laid = self.trick.len() as u8;
        self.leader.ahead(laid, self.config.players)
    }

    /// Rule 5.
    fn legal(&self) -> CardSet {
        let hand = self.hands[self.to_move().index()];
        let Some(led) = self.trick.first() else {
            return hand;
        };
        let franchise = self.franchise.map_or(CardSet::EMPTY, CardSet::of_colour);
        let following = hand & (CardSet::of_colour(led.colour()) | franchise);
        if following.is_empty() {
            return hand;
        }
        following | (hand & CardSet::ZEROS)
    }

    fn best(&self) -> (Option<Card>, Points) {
        let side = usize::from(self.config.side_of(self.to_move()));
        let mut best: (Option<Card>, Points) = (None, [0; MAX_PLAYERS]);
        for card in self.legal().iter() {
            let points = self.after(card);
            if best.0.is_none() || points[side] < best.1[side] {
                best = (Some(card), points);
            }
        }
        best
    }

    fn after(&self, card: Card) -> Points {
        let mut next = self.clone();
        next.hands[self.to_move().index()].remove(card);
        next.trick.push(card);
        if next.trick.len() < usize::from(self.config.players) {
            return next.best().1;
        }
        let best = strongest(&next.trick, self.franchise, self.config.zeros);
        let winner = self.leader.ahead(best as u8, self.config.players);
        let last = next.hands[winner.index()].is_empty();
        let taken = if last { 4 } else { 2 } + high_cards(&next.trick);
        let mut points = if last {
            [0; MAX_PLAYERS]
        } else {
            next.franchise = last_zero(&next.trick).or(self.franchise);
            next.leader = winner;
            next.trick.clear();
            next.best().1
        };
        points[usize::from(self.config.side_of(winner))] += taken;
        points
    }
}
