//! Who knows what: views of the table, and full states that agree with them.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, Colour};
use super::rules::{Sovango, Tally};
use super::trick::{last_zero, strongest};
use crate::engine::hidden::{Lack, Lacks, Need, deal};
use crate::engine::{GameRng, PerSeat, Ruleset, Seat, Status, Viewer};

/// What is known of a seat's cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandView {
    /// How many cards it has.
    pub count: u8,
    /// For viewers who may see them.
    pub cards: Option<CardSet>,
    /// What the seat has shown not to hold, widest statement first.
    pub lacks: Vec<NoMoreThan>,
}

/// Cards are only drawn unseen with two players, whose hands have nine cards.
const MOST_UNSEEN: usize = 9;

/// What a hand has shown not to hold; the kinds are the colours.
pub(super) type Known = Lacks<MOST_UNSEEN>;

/// "At most `most` cards of these colours together."
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoMoreThan {
    /// The colours, counted together.
    pub colours: Vec<Colour>,
    /// How many there may be.
    pub most: u8,
}

impl NoMoreThan {
    pub(super) fn list(known: &Known) -> Vec<NoMoreThan> {
        let colours = |kinds: u64| {
            Colour::ALL
                .into_iter()
                .filter(move |c| kinds & c.bit() != 0)
        };
        let statement = |lack: Lack| NoMoreThan {
            colours: colours(lack.kinds).collect(),
            most: lack.most,
        };
        known.iter().map(statement).collect()
    }

    /// The reverse of [`list`](Self::list). What no hand can be wrong about says nothing.
    pub(super) fn read(list: &[NoMoreThan]) -> Known {
        let statement = |one: &NoMoreThan| Lack {
            kinds: one.colours.iter().fold(0, |kinds, c| kinds | c.bit()),
            most: one.most,
        };
        let says_something = |lack: &Lack| usize::from(lack.most) < MOST_UNSEEN;
        let statements = list.iter().map(statement).filter(says_something);
        Lacks::of(statements).unwrap_or_default()
    }
}

/// A card on the table and who played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Laid {
    /// Who played it.
    pub seat: Seat,
    /// Which one.
    pub card: Card,
}

/// Rule 9: a won trick stays open to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrickView {
    /// Who played the first card.
    pub leader: Seat,
    /// In the order played, the leader's first.
    pub cards: Vec<Card>,
    /// Whose trick it became.
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
    /// Whose turn it is, or how it ended.
    pub status: Status,
    /// From 1.
    pub round: u32,
    /// Who dealt.
    pub dealer: Seat,
    /// Who led the first trick of the round.
    pub starter: Seat,
    /// Who leads, or led, the trick on the table.
    pub leader: Seat,
    /// By seat.
    pub hands: PerSeat<HandView>,
    /// Cards left in the stock of two players.
    pub stock: u8,
    /// Does the card that five players leave over lie on the table?
    pub hidden: bool,
    /// The last such card that was shown.
    pub last_hidden: Option<Card>,
    /// The trick on the table, in the order played.
    pub trick: Vec<Laid>,
    /// Rule 5: the colour to follow.
    pub led: Option<Colour>,
    /// Who would win the trick as it lies.
    pub winning: Option<Laid>,
    /// The franchise colour in force.
    pub franchise: Option<Colour>,
    /// The franchise from the next trick on, if a zero has been played in this one.
    pub next_franchise: Option<Colour>,
    /// The tricks won in this round.
    pub tricks: Vec<TrickView>,
    /// What each seat has gathered in this round, and its points.
    pub tallies: PerSeat<Tally>,
    /// What each seat's tally is worth so far.
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
        let unknown = Known::default();
        let needs = |heeding: bool| -> Vec<Need<MOST_UNSEEN>> {
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
