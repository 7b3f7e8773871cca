//! Who knows what: views of the table, and full states that agree with them.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, Colour};
use super::rules::{Sovango, Tally};
use super::trick::{last_zero, strongest};
use crate::engine::hidden::{Lacks, Need, deal};
use crate::engine::{GameRng, PerSeat, Ruleset, Seat, Status, Viewer};

/// What is known of a seat's cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandView {
    pub count: u8,
    /// For viewers who may see them.
    pub cards: Option<CardSet>,
    /// What the seat has shown not to hold, widest statement first.
    pub lacks: Vec<NoMoreThan>,
}

/// "At most `most` cards of these colours together."
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoMoreThan {
    pub colours: Vec<Colour>,
    pub most: u8,
}

impl NoMoreThan {
    pub(super) fn list(lacks: &Lacks) -> Vec<NoMoreThan> {
        lacks
            .iter()
            .map(|lack| NoMoreThan {
                colours: Colour::ALL
                    .into_iter()
                    .filter(|colour| lack.kinds & colour.bit() != 0)
                    .collect(),
                most: lack.most,
            })
            .collect()
    }

    /// The reverse of [`list`](Self::list): statements come about in this order, each loosened
    /// by the cards drawn before the next.
    pub(super) fn lacks(list: &[NoMoreThan]) -> Lacks {
        let mut lacks = Lacks::default();
        for (at, statement) in list.iter().enumerate() {
            let kinds = statement
                .colours
                .iter()
                .fold(0, |k, colour| k | colour.bit());
            lacks.shown_none(kinds);
            let next = list.get(at + 1).map_or(0, |next| next.most);
            for _ in next..statement.most {
                lacks.drew_unseen();
            }
        }
        lacks
    }
}

/// A card on the table and who played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Laid {
    pub seat: Seat,
    pub card: Card,
}

/// Rule 9: a won trick stays open to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrickView {
    pub leader: Seat,
    /// In the order played, the leader's first.
    pub cards: Vec<Card>,
    pub winner: Seat,
    /// In force while it was played.
    pub franchise: Option<Colour>,
}

impl TrickView {
    pub(super) fn list(sovango: &Sovango) -> Vec<TrickView> {
        let cards = sovango.played.chunks_exact(sovango.config.players.into());
        let tricks = sovango.tricks.iter().zip(cards);
        tricks
            .map(|(trick, cards)| TrickView {
                leader: trick.leader,
                cards: cards.to_vec(),
                winner: trick.winner,
                franchise: trick.franchise,
            })
            .collect()
    }
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SovangoView {
    pub status: Status,
    pub round: u32,
    pub dealer: Seat,
    pub starter: Seat,
    pub leader: Seat,
    pub hands: PerSeat<HandView>,
    /// Cards left in the stock of two players.
    pub stock: u8,
    /// Does the card that five players leave over lie on the table?
    pub hidden: bool,
    /// The last such card that was shown.
    pub last_hidden: Option<Card>,
    /// The trick on the table, in the order played.
    pub trick: Vec<Laid>,
    pub led: Option<Colour>,
    /// Who would win the trick as it lies.
    pub winning: Option<Laid>,
    pub franchise: Option<Colour>,
    /// The franchise from the next trick on, if a zero has been played in this one.
    pub next_franchise: Option<Colour>,
    /// The tricks won in this round.
    pub tricks: Vec<TrickView>,
    /// What each seat has gathered in this round, and its points.
    pub tallies: PerSeat<Tally>,
    pub round_points: PerSeat<u32>,
    /// Each seat's own points from finished rounds.
    pub own_scores: PerSeat<u32>,
    /// The same by team, for each seat; without teams, the same.
    pub scores: PerSeat<i32>,
}

impl SovangoView {
    pub(super) fn of(sovango: &Sovango, viewer: Viewer) -> SovangoView {
        let players = sovango.config.players;
        let laid: Vec<Laid> = sovango
            .leader
            .round(players)
            .zip(sovango.trick())
            .map(|(seat, card)| Laid { seat, card: *card })
            .collect();
        let best = strongest(sovango.trick(), sovango.franchise, sovango.config.zeros);
        let tallies: PerSeat<Tally> = Seat::all(players)
            .map(|seat| sovango.tallies()[seat.index()])
            .collect();
        SovangoView {
            status: sovango.status(),
            round: sovango.round,
            dealer: sovango.dealer,
            starter: sovango.starter,
            leader: sovango.leader,
            hands: Seat::all(players)
                .map(|seat| {
                    let hand = sovango.hand(seat);
                    HandView {
                        count: hand.len() as u8,
                        cards: viewer.sees_hand_of(seat).then_some(hand),
                        lacks: NoMoreThan::list(&sovango.lacks[seat.index()]),
                    }
                })
                .collect(),
            stock: sovango.stock.len() as u8,
            hidden: sovango.hidden.is_some(),
            last_hidden: sovango.last_hidden,
            led: sovango.led(),
            winning: laid.get(best).copied(),
            trick: laid,
            franchise: sovango.franchise,
            next_franchise: last_zero(sovango.trick()),
            tricks: TrickView::list(sovango),
            round_points: tallies.iter().map(Tally::points).collect(),
            tallies,
            own_scores: sovango.own_scores().iter().copied().collect(),
            scores: sovango.scores(),
        }
    }
}

impl Sovango {
    /// The cards `seat` has not seen: the other hands, the stock, the hidden card.
    pub(super) fn unseen_by(&self, seat: Seat) -> CardSet {
        let played: CardSet = self.played.iter().copied().collect();
        CardSet::ALL.without(played | self.hand(seat))
    }

    pub(super) fn dealt_anew(&self, seat: Seat, rng: &mut GameRng) -> Sovango {
        let mut anew = self.clone();
        let mut unseen: Vec<Card> = self.unseen_by(seat).iter().collect();
        let others: Vec<Seat> = Seat::all(self.config.players)
            .filter(|other| *other != seat)
            .collect();
        let unknown = Lacks::default();
        let needs = |heeding: bool| -> Vec<Need> {
            let need = |other: &Seat| Need {
                size: self.hand(*other).len() as usize,
                lacks: if heeding {
                    &self.lacks[other.index()]
                } else {
                    &unknown
                },
            };
            others.iter().map(need).collect()
        };
        let kind = |card: Card| card.colour().bit();
        // Statements that no deal agrees with can only come from an edited file.
        let hands = deal(rng, &mut unseen, kind, &needs(true))
            .or_else(|| deal(rng, &mut unseen, kind, &needs(false)))
            .unwrap_or_default();
        for (other, hand) in others.iter().zip(hands) {
            anew.hands[other.index()] = hand.into_iter().collect();
        }
        // What is left over lies on the table face down.
        let mut face_down = unseen.into_iter();
        for card in &mut anew.stock {
            *card = face_down.next().unwrap_or(*card);
        }
        if let Some(card) = &mut anew.hidden {
            *card = face_down.next().unwrap_or(*card);
        }
        anew.rng = rng.fork();
        anew
    }
}
