//! Who knows what: views, hidden cards dealt anew, and moves put on paper.

use serde::Serialize;

use super::cards::{COLUMNS, Card, CardSet, Rank, RankSet};
use super::events::Laid;
use super::moves::{Chosen, Move};
use super::rules::TURNS_EACH;
use super::state::Swoop;
use crate::engine::hidden::{Lacks, Need, deal};
use crate::engine::{GameRng, Ruleset, Seat, Status, Viewer};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SwoopView {
    /// From 1.
    pub round: u16,
    /// Who turned the first card of this round, and who played first.
    pub turner: Seat,
    /// Who played first in this round.
    pub starter: Seat,
    /// Whose turn it is, or how it ended.
    pub status: Status,
    /// Rule 4: the seat to move has flipped a card of this rank and may add to it.
    pub adding: Option<Rank>,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// From the bottom; everything that came on it was seen.
    pub pile: Vec<Card>,
    /// The rank that the next card may not exceed.
    pub top: Option<Rank>,
    /// Rule 6: how many cards of that rank lie on top.
    pub run: u8,
    /// Rules 5 and 6: out of this round, for everybody to see.
    pub thrown_away: CardSet,
    /// Rule 2: tens turned before the first card of the pile.
    pub tens_aside: CardSet,
    /// How many cards were not dealt.
    pub rest: u32,
    /// Rule 10: turns until the round ends by itself, all players together.
    pub turns_left: u16,
    /// Rule 10: the total that ends the game.
    pub target: u16,
}

/// One player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// The whole hand, for those who may see it.
    pub hand: Option<CardSet>,
    /// How many cards the hand has.
    pub hand_size: u32,
    /// Cards of the hand that everybody has seen.
    pub known: CardSet,
    /// Ranks that the other cards of the hand have shown not to have.
    pub lacks: RankSet,
    /// Ranks that the other cards of the hand have shown to have.
    pub holds: RankSet,
    /// By column; `None` where nothing lies face up.
    pub face_up: [Option<Card>; COLUMNS],
    /// Where a card still lies face down. Nobody knows which (rule 4).
    pub face_down: [bool; COLUMNS],
    /// Points from finished rounds.
    pub score: u16,
    /// What the hand and the face-up cards would cost, for those who may see the hand.
    pub points: Option<u16>,
}

impl Swoop {
    pub(super) fn seen_by(&self, viewer: Viewer) -> SwoopView {
        let seats = Seat::all(self.config.players).zip(&self.players);
        let seats = seats.map(|(seat, player)| {
            let hand = viewer.sees_hand_of(seat).then_some(player.hand);
            SeatView {
                hand,
                hand_size: player.hand.len(),
                known: player.known,
                lacks: player.lacks,
                holds: player.holds,
                face_up: player.up,
                face_down: player.down.map(|card| card.is_some()),
                score: player.score,
                points: hand.map(|hand| (hand | player.face_up()).points()),
            }
        });
        SwoopView {
            round: self.round,
            turner: self.starter.previous(self.config.players),
            starter: self.starter,
            status: self.status(),
            adding: self.rank_to_add(),
            seats: seats.collect(),
            pile: self.pile.cards().to_vec(),
            top: self.pile.top(),
            run: self.pile.run(),
            thrown_away: self.thrown_away,
            tens_aside: self.tens_aside,
            rest: self.rest.len(),
            turns_left: (TURNS_EACH * u16::from(self.config.players)).saturating_sub(self.turns),
            target: self.config.target(),
        }
    }

    /// Everything `seat` has not seen, dealt anew: the unknown cards of the other hands, what
    /// lies face down (its own too) and what was not dealt.
    pub(super) fn dealt_anew(&self, seat: Seat, rng: &mut GameRng) -> Swoop {
        let mut anew = self.clone();
        anew.rng = rng.fork();
        let others: Vec<usize> = (0..self.players.len())
            .filter(|at| *at != seat.index())
            .collect();
        let unknown = |at: &usize| self.players[*at].unknown();
        let mut unseen = self.rest;
        for heap in others.iter().map(unknown) {
            unseen |= heap;
        }
        for player in &self.players {
            unseen |= player.face_down();
        }

        // First one card for each rank a hand is known to hold …
        let mut promised = Vec::new();
        for at in &others {
            let mut cards = CardSet::NONE;
            for rank in self.players[*at].holds.iter() {
                let candidates: Vec<Card> = (unseen & CardSet::of(rank)).iter().collect();
                if let Some(card) = rng.choose(&candidates) {
                    cards |= CardSet::only(*card);
                    unseen -= CardSet::only(*card);
                }
            }
            promised.push(cards);
        }
        // … then the rest of the hands, without the ranks they are known to lack. Nobody draws,
        // so it is always "none at all" …
        let mut lacks = Vec::new();
        for at in &others {
            let mut shown = Lacks::<1>::default();
            shown.shown_none(u64::from(self.players[*at].lacks.bits()));
            lacks.push(shown);
        }
        let sizes = others.iter().map(|at| unknown(at).len() as usize);
        let needs: Vec<Need<1>> = sizes
            .zip(&promised)
            .zip(&lacks)
            .map(|((size, promised), lacks)| Need {
                size: size.saturating_sub(promised.len() as usize),
                lacks,
            })
            .collect();
        let mut cards: Vec<Card> = unseen.iter().collect();
        let kind = |card: Card| 1 << card.rank().index();
        let Some(hands) = deal(rng, &mut cards, kind, &needs) else {
            // The true hands are such a deal, and no state gets here unchecked.
            return anew;
        };
        for ((at, promised), hand) in others.iter().zip(&promised).zip(&hands) {
            let player = &mut anew.players[*at];
            player.hand = player.known | *promised | hand.iter().copied().collect();
        }
        // … and what is left, which the deal has shuffled, anywhere.
        let mut left = cards.into_iter();
        for player in &mut anew.players {
            for card in player.down.iter_mut().filter(|card| card.is_some()) {
                *card = left.next();
            }
        }
        anew.rest = left.collect();
        anew
    }

    /// `6♥6♠` is played, those in brackets from the face-up cards; `?2` flips the second
    /// column; `↓` puts down and picks up; `+` adds to a blind card. `⟲` clears the pile.
    pub(super) fn written(&self, m: &Move) -> String {
        let symbols = |chosen: Chosen| {
            let symbol = |from_up: bool, laid: &Laid| match from_up {
                true => format!("[{}]", laid.card.symbol()),
                false => laid.card.symbol(),
            };
            let from_hand = chosen.hand.len() as usize;
            let laid = self.laid(chosen);
            let all = laid.iter().enumerate();
            all.map(|(at, laid)| symbol(at >= from_hand, laid))
                .collect::<String>()
        };
        let clears = |chosen: Chosen| {
            if self.check_move(m).is_ok() && self.clears(chosen) {
                "⟲"
            } else {
                ""
            }
        };
        match *m {
            Move::Play(chosen) => symbols(chosen) + clears(chosen),
            Move::Blind { column } => format!("?{}", column.index() + 1),
            Move::PutDown(chosen) => format!("↓{}", symbols(chosen)),
            Move::Add(chosen) if chosen.is_empty() => format!("+0{}", clears(chosen)),
            Move::Add(chosen) => format!("+{}{}", symbols(chosen), clears(chosen)),
        }
    }

    /// Rules 5 and 6: would these cards, played, have the pile thrown away?
    fn clears(&self, chosen: Chosen) -> bool {
        let mut pile = self.pile.clone();
        for laid in self.laid(chosen) {
            pile.push(laid.card);
        }
        pile.is_cleared()
    }
}
