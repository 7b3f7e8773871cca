//! What may be played and why not (rules 3 to 9).

use super::cards::{Card, Cards, Colour, JOKER_PLACES, Kinds, PLACES};
use super::config::Return;
use super::moves::{Move, Reason};
use super::rules::{Phase, Soon};
use crate::engine::{Seat, Seats};

/// The sorted legal moves, not yet listed.
pub(super) enum Choices {
    None,
    Cards { discard: bool },
    Actions(Actions),
    Gifts(Kinds),
}

impl Choices {
    pub fn count(&self) -> u32 {
        match self {
            Choices::None => 0,
            Choices::Cards { discard } => 1 + u32::from(*discard),
            Choices::Actions(actions) => actions.count(),
            Choices::Gifts(kinds) => kinds.len(),
        }
    }

    pub fn nth(&self, n: u32) -> Option<Move> {
        match self {
            Choices::None => None,
            Choices::Cards { .. } if n == 0 => Some(Move::Draw),
            Choices::Cards { .. } => Some(Move::TakeDiscard),
            Choices::Actions(actions) => actions.nth(n),
            Choices::Gifts(kinds) => kinds.nth(n).map(Move::Give),
        }
    }
}

/// The actions open to the player whose turn it is, each in the order of [`Move`].
pub(super) struct Actions {
    turn: Seat,
    lay: Kinds,
    /// Numbers, each with its own place.
    replacing_numbers: Kinds,
    replacing_jokers: Kinds,
    joker_places: u32,
    discard: Kinds,
    /// Others to ask, and ranks to ask for; none without an Explorer.
    asked_players: u32,
    asked_ranks: u32,
    struck: Seats,
    /// Bit `8 * target + rank - 1`.
    stolen: u64,
}

impl Actions {
    fn count(&self) -> u32 {
        self.lay.len()
            + self.replacing_numbers.len()
            + self.replacing_jokers.len() * self.joker_places
            + self.discard.len()
            + self.asked_players * self.asked_ranks * 3
            + self.struck.len()
            + self.stolen.count_ones()
    }

    /// The `n`th action of the sorted list.
    fn nth(&self, mut n: u32) -> Option<Move> {
        // Is it one of the next `count`? If not, those are skipped.
        let mut among = |count: u32| {
            let at = n;
            n = n.wrapping_sub(count);
            (at < count).then_some(at)
        };
        if let Some(n) = among(self.lay.len()) {
            return Some(Move::Lay(self.lay.nth(n)?));
        }
        if let Some(n) = among(self.replacing_numbers.len()) {
            let card = self.replacing_numbers.nth(n)?;
            let place = card.rank()?;
            return Some(Move::Replace { card, place });
        }
        if let Some(n) = among(self.replacing_jokers.len() * self.joker_places) {
            return Some(Move::Replace {
                card: self.replacing_jokers.nth(n / self.joker_places)?,
                place: (n % self.joker_places) as u8 + 1,
            });
        }
        if let Some(n) = among(self.discard.len()) {
            return Some(Move::Discard(self.discard.nth(n)?));
        }
        if let Some(n) = among(self.asked_players * self.asked_ranks * 3) {
            let (which, colour) = (n / 3, n % 3);
            let other = (which / self.asked_ranks) as u8;
            return Some(Move::Explorer {
                target: Seat(other + u8::from(other >= self.turn.0)),
                rank: (which % self.asked_ranks) as u8 + 1,
                colour: [None, Some(Colour::Day), Some(Colour::Night)][colour as usize],
            });
        }
        if let Some(n) = among(self.struck.len()) {
            let target = self.struck.iter().nth(n as usize)?;
            return Some(Move::Lightning { target });
        }
        let mut left = self.stolen;
        for _ in 0..among(left.count_ones())? {
            left &= left - 1;
        }
        let bit = left.trailing_zeros() as u8;
        Some(Move::Thief {
            target: Seat(bit / PLACES),
            rank: bit % PLACES + 1,
        })
    }
}

impl Soon {
    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let turn = self.turn;
        self.seats().filter(move |seat| *seat != turn)
    }

    /// Rule 4, option `return` = `forbidden`: the very card just taken may not go straight
    /// back. Equal cards cannot be told apart, so a second one may be discarded.
    fn barred_from_discard(&self, hand: Cards) -> Option<Card> {
        match self.phase {
            Phase::Act { taken: Some(card) }
                if self.config.return_taken == Return::Forbidden && hand.count(card) == 1 =>
            {
                Some(card)
            }
            _ => None,
        }
    }

    fn actions(&self) -> Actions {
        let own = self.player(self.turn);
        let kinds = own.hand.kinds();
        let (places, next) = (own.sequence.len(), own.next_rank());
        let mut next_cards = Kinds::NONE;
        if next <= PLACES {
            next_cards = Kinds::of_rank(next);
        }
        if next <= JOKER_PLACES {
            next_cards |= Kinds::JOKERS;
        }
        let barred = self
            .barred_from_discard(own.hand)
            .map_or(Kinds::NONE, Kinds::only);
        let explorer = u32::from(kinds.contains(Card::EXPLORER));
        Actions {
            turn: self.turn,
            lay: kinds & next_cards,
            replacing_numbers: kinds & Kinds::up_to_rank(places),
            replacing_jokers: kinds & Kinds::JOKERS,
            joker_places: u32::from(places.min(JOKER_PLACES)),
            discard: kinds - barred,
            asked_players: explorer * u32::from(self.config.players - 1),
            asked_ranks: explorer * u32::from(own.highest_playable()),
            struck: if kinds.contains(Card::LIGHTNING) {
                self.others()
                    .filter(|seat| self.why_not_struck(*seat).is_none())
                    .collect()
            } else {
                Seats::NONE
            },
            stolen: if kinds.contains(Card::THIEF) {
                self.stolen()
            } else {
                0
            },
        }
    }

    /// Rule 8: what a Thief of the player whose turn it is could take; see [`Actions::stolen`].
    fn stolen(&self) -> u64 {
        let mut stolen = 0;
        let own = self.player(self.turn);
        for rank in 1..=own.highest_playable() {
            if self.why_not_needed(rank).is_some() {
                continue;
            }
            for target in self.others() {
                if self.why_not_stolen(target, rank).is_none() {
                    stolen |= 1 << (PLACES * target.0 + rank - 1);
                }
            }
        }
        stolen
    }

    /// Is there such a player, other than the one whose turn it is?
    fn why_not_target(&self, target: Seat) -> Option<Reason> {
        if target.0 >= self.config.players {
            Some(Reason::NoSuchPlayer { target })
        } else if target == self.turn {
            Some(Reason::OnYourself)
        } else {
            None
        }
    }

    /// Rules 7 and 9, for an opponent.
    fn why_not_struck(&self, target: Seat) -> Option<Reason> {
        let player = self.player(target);
        if player.sequence.is_empty() {
            Some(Reason::TargetEmpty { target })
        } else if player.is_complete() {
            Some(Reason::TargetComplete { target })
        } else {
            None
        }
    }

    /// Rule 8: the rank needed next, or with eight places a rank held by a Thief.
    fn why_not_needed(&self, rank: u8) -> Option<Reason> {
        let own = self.player(self.turn);
        let next = own.next_rank();
        if next > PLACES {
            (own.at(rank) != Some(Card::THIEF)).then_some(Reason::NoThiefThere { rank })
        } else {
            (rank != next).then_some(Reason::NotNeeded { rank, next })
        }
    }

    /// Rules 8 and 9, for an opponent and a rank that is needed.
    fn why_not_stolen(&self, target: Seat, rank: u8) -> Option<Reason> {
        let player = self.player(target);
        match player.at(rank) {
            None => Some(Reason::TargetTooShort { target, rank }),
            Some(_) if player.is_complete() => Some(Reason::TargetComplete { target }),
            Some(card) => (!card.is_number()).then_some(Reason::NotANumber { target, rank, card }),
        }
    }

    /// Rule 3, for the discard.
    pub(super) fn why_not_taken(&self) -> Option<Reason> {
        match self.discard.top() {
            None => Some(Reason::DiscardEmpty),
            Some(top) => top.is_special().then_some(Reason::DiscardBlocked { top }),
        }
    }

    /// Rules 4 to 8, for an action of the player whose turn it is.
    pub(super) fn why_not_action(&self, action: Move) -> Option<Reason> {
        let own = self.player(self.turn);
        let card = match action {
            Move::Lay(card) | Move::Replace { card, .. } | Move::Discard(card) => card,
            Move::Explorer { .. } => Card::EXPLORER,
            Move::Lightning { .. } => Card::LIGHTNING,
            Move::Thief { .. } => Card::THIEF,
            Move::Draw | Move::TakeDiscard => return Some(Reason::AlreadyDrew),
            Move::Give(_) => return Some(Reason::NotAsked),
        };
        if !own.hand.contains(card) {
            return Some(Reason::NotInHand { card });
        }
        match action {
            Move::Lay(_) | Move::Replace { .. } if !card.is_number() && !card.is_joker() => {
                Some(Reason::NotForSequences { card })
            }
            Move::Lay(_) => {
                let next = own.next_rank();
                if next > PLACES {
                    Some(Reason::NoPlaceLeft)
                } else if card.fits(next) {
                    None
                } else if card.is_joker() {
                    Some(Reason::JokerIsNoEight { card })
                } else {
                    Some(Reason::NotNext { card, next })
                }
            }
            Move::Replace { place, .. } => {
                let places = own.sequence.len();
                if place == 0 || place > places {
                    Some(Reason::NothingThere { place, places })
                } else if card.fits(place) {
                    None
                } else if card.is_joker() {
                    Some(Reason::JokerIsNoEight { card })
                } else {
                    Some(Reason::WrongPlace { card, place })
                }
            }
            Move::Discard(_) => (self.barred_from_discard(own.hand) == Some(card))
                .then_some(Reason::JustTaken { card }),
            Move::Explorer { target, rank, .. } => self.why_not_target(target).or_else(|| {
                let most = own.highest_playable();
                if !(1..=PLACES).contains(&rank) {
                    Some(Reason::NoSuchRank { rank })
                } else {
                    (rank > most).then_some(Reason::NotPlayable { rank, most })
                }
            }),
            Move::Lightning { target } => self
                .why_not_target(target)
                .or_else(|| self.why_not_struck(target)),
            Move::Thief { target, rank } => self.why_not_target(target).or_else(|| {
                if !(1..=PLACES).contains(&rank) {
                    return Some(Reason::NoSuchRank { rank });
                }
                self.why_not_needed(rank)
                    .or_else(|| self.why_not_stolen(target, rank))
            }),
            Move::Draw | Move::TakeDiscard | Move::Give(_) => None,
        }
    }

    /// What may be played now.
    pub(super) fn choices(&self) -> Choices {
        if self.over.is_some() {
            return Choices::None;
        }
        match self.phase {
            // The pile can always be drawn from: hands and sequences hold at most 73 cards.
            Phase::Draw => Choices::Cards {
                discard: self.why_not_taken().is_none(),
            },
            Phase::Act { .. } => Choices::Actions(self.actions()),
            Phase::Give { by, rank } => {
                Choices::Gifts(self.player(by).hand.kinds() & Kinds::of_rank(rank))
            }
        }
    }
}
