//! A turn as whoever sits here sees it: what has been chosen so far, what can be pressed, and
//! what the rules allow.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Status};
use veillee_rules::games::soon::cards::PLACES;
use veillee_rules::games::soon::{Card, Move, Phase, Soon};

use super::layout::zone;
use crate::play::{Match, Viewing};
use crate::table::cards::Identity;
use crate::table::zones::Zones;

/// What has been chosen so far.
#[derive(Resource, Default, Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// Which card of the hand, from the left.
    pub card: Option<usize>,
    /// For an Explorer: whom to ask, and for what.
    pub who: Option<Seat>,
    pub rank: Option<u8>,
}

/// The turn as whoever sits here sees it.
#[derive(SystemParam)]
pub struct Turn<'w, 's> {
    pub game: Res<'w, Match<Soon>>,
    pub viewing: Res<'w, Viewing>,
    pub lying: Res<'w, Zones>,
    pub cards: Query<'w, 's, &'static Identity<Card>>,
}

impl Turn<'_, '_> {
    pub fn card(&self, nth: usize) -> Option<Card> {
        let hand = self.lying.cards(zone::hand(self.viewing.seat));
        self.cards.get(*hand.get(nth)?).ok()?.0
    }

    pub fn chosen(&self, choice: &Choice) -> Option<Card> {
        self.card(choice.card?)
    }

    pub fn is_mine(&self) -> bool {
        self.game.may_choose() && self.game.state.status() == Status::ToMove(self.viewing.seat)
    }

    pub fn phase(&self) -> Phase {
        self.game.state.phase()
    }

    pub fn allows(&self, m: Move) -> bool {
        self.game.state.why_illegal(&m).is_none()
    }

    pub fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.viewing.seat;
        Seat::all(self.game.state.players()).filter(move |seat| *seat != own)
    }

    /// The ranks a Thief could take from this player.
    pub fn stealable(&self, target: Seat) -> impl Iterator<Item = u8> {
        (1..=PLACES).filter(move |rank| {
            self.allows(Move::Thief {
                target,
                rank: *rank,
            })
        })
    }

    /// The places of the own sequence that this card may go to, and be of use there.
    pub fn accepts(&self, card: Card, place: u8) -> bool {
        !changes_nothing(&self.game.state, self.viewing.seat, card, place)
            && self.allows(into_sequence(
                &self.game.state,
                self.viewing.seat,
                card,
                place,
            ))
    }

    /// Could this card be played, and not only discarded?
    pub fn is_playable(&self, card: Card) -> bool {
        match card {
            Card::EXPLORER => true,
            Card::LIGHTNING => self
                .opponents()
                .any(|target| self.allows(Move::Lightning { target })),
            Card::THIEF => self
                .opponents()
                .any(|target| self.stealable(target).next().is_some()),
            _ => (1..=PLACES).any(|place| self.accepts(card, place)),
        }
    }
}

/// A card in place of one just like it: the rules allow it, and nobody wants it.
pub fn changes_nothing(soon: &Soon, seat: Seat, card: Card, place: u8) -> bool {
    let lies = soon.sequence(seat).get(usize::from(place).wrapping_sub(1));
    lies == Some(&card)
}

/// Laying a card at this place, or replacing what is there.
pub fn into_sequence(soon: &Soon, seat: Seat, card: Card, place: u8) -> Move {
    if usize::from(place) == soon.sequence(seat).len() + 1 {
        Move::Lay(card)
    } else {
        Move::Replace { card, place }
    }
}
