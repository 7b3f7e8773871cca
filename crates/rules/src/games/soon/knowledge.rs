//! What is known of hidden cards: what everybody remembers, what a viewer sees, and the states
//! a player must take to be possible.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Kinds, Stack};
use super::rules::{Phase, Soon};
use crate::engine::hidden::{Lack, Lacks, Need, deal};
use crate::engine::{GameRng, Ruleset, Seat, Status, Viewer};

/// No hand has more cards that nobody else has seen: four dealt and one drawn.
const MOST_UNSEEN: usize = 5;

/// What everybody knows a player's unseen cards *not* to be. A player who refuses an Explorer
/// shows to hold none of what was asked for.
pub(super) type Absent = Lacks<MOST_UNSEEN>;

/// One statement: the unseen cards of a hand hold at most `most` of these kinds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AtMost {
    /// How many there may be.
    pub most: u8,
    /// Of all these kinds together.
    pub of: Kinds,
}

impl AtMost {
    pub(super) fn list(absent: &Absent) -> Vec<AtMost> {
        let statement = |lack: Lack| AtMost {
            most: lack.most,
            of: Kinds::from_bits(lack.kinds),
        };
        absent.iter().map(statement).collect()
    }

    /// The reverse of [`list`](Self::list).
    pub(super) fn read(list: &[AtMost]) -> Result<Absent, &'static str> {
        let statement = |one: &AtMost| Lack {
            kinds: one.of.bits(),
            most: one.most,
        };
        let absent = Lacks::of(list.iter().map(statement));
        absent.ok_or("no hand has that many unseen cards")
    }
}

/// Could these be the unseen cards of a hand?
pub(super) fn allows(absent: &Absent, unseen: Cards) -> bool {
    absent.allow_counts(|kinds| unseen.among(Kinds::from_bits(kinds)).len().into())
}

/// A card's kind, as a bit.
pub(super) fn bit(card: Card) -> u64 {
    Kinds::only(card).bits()
}

/// A player as a viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// `None` if the viewer may not see it.
    pub hand: Option<Cards>,
    /// How many cards the hand has.
    pub cards: u8,
    /// Cards of the hand that everybody has seen.
    pub known: Cards,
    /// What everybody knows of the others.
    pub absent: Vec<AtMost>,
    /// Place 1 first.
    pub sequence: Vec<Card>,
    /// Is the sequence complete?
    pub complete: bool,
    /// Points from finished rounds.
    pub total: i32,
}

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoonView {
    /// From 1.
    pub round: u32,
    /// Who began this round.
    pub starter: Seat,
    /// Whose turn it is; while a card is asked for, the asker's.
    pub turn: Seat,
    /// Where the turn has got to.
    pub phase: Phase,
    /// Who is to decide, or how it ended.
    pub status: Status,
    /// Turns ended in this round.
    pub turns: u16,
    /// The first to complete: everybody else has one more turn.
    pub first: Option<Seat>,
    /// Cards in the pile.
    pub pile: u8,
    /// Bottom first.
    pub discard: Vec<Card>,
    /// By seat.
    pub seats: Vec<SeatView>,
}

impl SoonView {
    pub(super) fn of(soon: &Soon, viewer: Viewer) -> SoonView {
        SoonView {
            round: soon.round,
            starter: soon.starter,
            turn: soon.turn,
            phase: soon.phase,
            status: soon.status(),
            turns: soon.turns,
            first: soon.first,
            pile: soon.pile.len(),
            discard: soon.discard.cards().to_vec(),
            seats: soon
                .seats()
                .map(|seat| {
                    let player = soon.player(seat);
                    SeatView {
                        hand: viewer.sees_hand_of(seat).then_some(player.hand),
                        cards: player.hand.len(),
                        known: player.known,
                        absent: AtMost::list(&player.absent),
                        sequence: player.sequence.cards().to_vec(),
                        complete: player.is_complete(),
                        total: player.total,
                    }
                })
                .collect(),
        }
    }
}

impl Soon {
    /// See [`Ruleset::determinize`].
    pub(super) fn drawn_anew(&self, seat: Seat, rng: &mut GameRng) -> Soon {
        let mut drawn = self.clone();
        drawn.rng = rng.fork();
        // All cards this seat has not seen, sorted so that nothing shows where they were.
        let mut unseen = self.pile.cards().to_vec();
        for other in self.seats().filter(|other| *other != seat) {
            unseen.extend(self.player(other).unseen().iter());
        }
        unseen.sort_unstable();

        let Some(held) = self.must_hold(seat) else {
            drawn.deal_unseen(seat, None, unseen, rng);
            return drawn;
        };
        // The asked player holds one of these. Which one is drawn first; one of them leaves the
        // other hands possible, because one of them is true.
        let (by, asked) = held;
        let mut candidates: Vec<Card> = unseen
            .iter()
            .copied()
            .filter(|card| asked.contains(*card))
            .collect();
        rng.shuffle(&mut candidates);
        for card in candidates {
            let allowed =
                Cards::of(&[card]).is_some_and(|one| allows(&self.player(by).absent, one));
            if allowed && drawn.deal_unseen(seat, Some((by, card)), unseen.clone(), rng) {
                break;
            }
        }
        drawn
    }

    /// While an asked player chooses what to give (rule 6), everybody knows that they hold the
    /// rank: who it is, and of which kinds their unseen cards must have one, if `seat` does not
    /// see it anyway.
    fn must_hold(&self, seat: Seat) -> Option<(Seat, Kinds)> {
        let Phase::Give { by, rank } = self.phase else {
            return None;
        };
        let asked = Kinds::of_rank(rank);
        let seen = by == seat || !self.player(by).known.among(asked).is_empty();
        (!seen).then_some((by, asked))
    }

    /// Deals the `unseen` cards to all hands but this seat's and to the pile. `held` is a card
    /// that one of the hands must have. False, and nothing done, if that cannot be.
    fn deal_unseen(
        &mut self,
        seat: Seat,
        held: Option<(Seat, Card)>,
        mut unseen: Vec<Card>,
        rng: &mut GameRng,
    ) -> bool {
        let others: Vec<Seat> = self.seats().filter(|other| *other != seat).collect();
        if let Some(at) = held.and_then(|(_, card)| unseen.iter().position(|c| *c == card)) {
            unseen.remove(at);
        }
        let facts: Vec<(usize, Absent)> = others
            .iter()
            .map(|other| {
                let player = self.player(*other);
                let mut absent = player.absent;
                let mut size = usize::from(player.unseen().len());
                if let Some((by, card)) = held
                    && by == *other
                {
                    absent.showed(bit(card));
                    size -= 1;
                }
                (size, absent)
            })
            .collect();
        let needs: Vec<Need<MOST_UNSEEN>> = facts
            .iter()
            .map(|(size, absent)| Need {
                size: *size,
                lacks: absent,
            })
            .collect();
        let Some(hands) = deal(rng, &mut unseen, bit, &needs) else {
            return false;
        };
        for (other, dealt) in others.iter().zip(hands) {
            let player = self.player_mut(*other);
            player.hand = player.known;
            dealt.iter().for_each(|card| player.hand.add(*card));
            if let Some((by, card)) = held
                && by == *other
            {
                player.hand.add(card);
            }
        }
        // What hands could not take was passed over and lies too far up.
        rng.shuffle(&mut unseen);
        if let Some(pile) = Stack::of(&unseen) {
            self.pile = pile;
        }
        true
    }
}
