//! What is known of hidden cards: what everybody remembers, what a viewer sees, and the states
//! a player must take to be possible.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Kinds, Stack};
use super::rules::{Phase, Soon};
use crate::engine::hidden::{Lacks, Need, deal};
use crate::engine::{GameRng, Ruleset, Seat, Status, Viewer};

/// No hand has more cards that nobody else has seen: four dealt and one drawn.
const MOST_UNSEEN: usize = 5;

/// What everybody knows a player's unseen cards *not* to be: entry `m` is a set of kinds of
/// which there are at most `m` in all. Every entry includes those before it.
///
/// A player who refuses an Explorer shows to hold none. Each card drawn unseen might be one;
/// each one that comes into the open leaves one fewer. This is [`Lacks`] with the statements
/// sorted by their number, of which there can be only five.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<AtMost>", try_from = "Vec<AtMost>")]
pub struct Absent([Kinds; MOST_UNSEEN]);

/// One statement: the unseen cards of a hand hold at most `most` of these kinds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AtMost {
    pub most: u8,
    pub of: Kinds,
}

impl Absent {
    /// The player's unseen cards are of none of these kinds.
    pub fn shown_none(&mut self, kinds: Kinds) {
        for at_most in &mut self.0 {
            *at_most |= kinds;
        }
    }

    /// The player drew a card nobody else saw.
    pub fn drew_unseen(&mut self) {
        self.0.copy_within(..MOST_UNSEEN - 1, 1);
        self.0[0] = Kinds::NONE;
    }

    /// One of the player's unseen cards came into the open.
    pub fn showed(&mut self, card: Card) {
        // All statements about this kind now allow one fewer. The narrowest of them becomes
        // the one before it, which it includes.
        let about_it = self.0.iter().position(|kinds| kinds.contains(card));
        if let Some(narrowest @ 1..) = about_it {
            self.0.copy_within(narrowest.., narrowest - 1);
        }
    }

    /// Could these be the player's unseen cards?
    pub fn allows(&self, unseen: Cards) -> bool {
        let few_enough =
            |(most, kinds): (usize, &Kinds)| usize::from(unseen.among(*kinds).len()) <= most;
        self.0.iter().enumerate().all(few_enough)
    }

    /// The statements that say something, the widest first.
    fn statements(&self) -> impl Iterator<Item = AtMost> {
        (0..MOST_UNSEEN).rev().filter_map(|most| {
            let narrower = most.checked_sub(1).map_or(Kinds::NONE, |m| self.0[m]);
            let of = self.0[most];
            (of != narrower).then_some(AtMost {
                most: most as u8,
                of,
            })
        })
    }

    fn to_lacks(self) -> Lacks {
        let mut lacks = Lacks::default();
        let mut allowed = 0;
        for AtMost { most, of } in self.statements() {
            // Statements come widest first; all so far loosen together.
            for _ in most..allowed {
                lacks.drew_unseen();
            }
            lacks.shown_none(of.iter().fold(0, |bits, card| bits | bit(card)));
            allowed = most;
        }
        for _ in 0..allowed {
            lacks.drew_unseen();
        }
        lacks
    }
}

impl From<Absent> for Vec<AtMost> {
    fn from(absent: Absent) -> Vec<AtMost> {
        absent.statements().collect()
    }
}

impl TryFrom<Vec<AtMost>> for Absent {
    type Error = &'static str;

    fn try_from(statements: Vec<AtMost>) -> Result<Absent, &'static str> {
        let mut absent = Absent::default();
        for AtMost { most, of } in statements {
            let wider = absent.0.get_mut(usize::from(most)..);
            for kinds in wider.ok_or("no hand has that many unseen cards")? {
                *kinds |= of;
            }
        }
        Ok(absent)
    }
}

fn bit(card: Card) -> u32 {
    1 << card.index()
}

/// A player as a viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// `None` if the viewer may not see it.
    pub hand: Option<Cards>,
    pub cards: u8,
    /// Cards of the hand that everybody has seen.
    pub known: Cards,
    /// What everybody knows of the others.
    pub absent: Absent,
    /// Place 1 first.
    pub sequence: Vec<Card>,
    pub complete: bool,
    pub total: i32,
}

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoonView {
    pub round: u32,
    pub starter: Seat,
    /// Whose turn it is; while a card is asked for, the asker's.
    pub turn: Seat,
    pub phase: Phase,
    pub status: Status,
    /// Turns ended in this round.
    pub turns: u16,
    /// The first to complete: everybody else has one more turn.
    pub first: Option<Seat>,
    /// Cards in the pile.
    pub pile: u8,
    /// Bottom first.
    pub discard: Vec<Card>,
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
                        absent: player.absent,
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
            let allowed = Cards::of(&[card]).is_some_and(|one| self.player(by).absent.allows(one));
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
        let facts: Vec<(usize, Lacks)> = others
            .iter()
            .map(|other| {
                let player = self.player(*other);
                let mut absent = player.absent;
                let mut size = usize::from(player.unseen().len());
                if let Some((by, card)) = held
                    && by == *other
                {
                    absent.showed(card);
                    size -= 1;
                }
                (size, absent.to_lacks())
            })
            .collect();
        let needs: Vec<Need> = facts
            .iter()
            .map(|(size, lacks)| Need { size: *size, lacks })
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
