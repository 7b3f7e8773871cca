//! A turn as whoever sits here sees it: what has been chosen so far, what can be pressed, and
//! what the rules allow.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::card_of;
use super::layout::zone;
use crate::engine::{Ruleset, Seat, Status};
use crate::games::soon::cards::PLACES;
use crate::games::soon::{Card, Colour, Move, Phase, Soon};
use crate::play::{Match, Viewing};
use crate::table::cards::Card as TableCard;
use crate::table::lying::Lying;
use crate::theme::widgets::Action;

/// What has been chosen so far.
#[derive(Resource, Default, Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// Which card of the hand, from the left.
    pub card: Option<usize>,
    /// For an Explorer: whom to ask, and for what.
    pub who: Option<Seat>,
    pub rank: Option<u8>,
}

/// What can be pressed, as a number: the cards of the hand from 0, then these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Hand(usize),
    Pile,
    Discard,
    Cancel,
    DiscardIt,
    Rank(u8),
    Colour(Option<Colour>),
    Plate(Seat),
    Place(Seat, u8),
}

impl Piece {
    pub fn number(self) -> usize {
        match self {
            Piece::Hand(nth) => nth,
            Piece::Pile => 50,
            Piece::Discard => 51,
            Piece::Cancel => 52,
            Piece::DiscardIt => 53,
            Piece::Rank(rank) => 60 + usize::from(rank),
            Piece::Colour(None) => 70,
            Piece::Colour(Some(Colour::Day)) => 71,
            Piece::Colour(Some(Colour::Night)) => 72,
            Piece::Plate(seat) => 80 + seat.index(),
            Piece::Place(seat, place) => 100 + 10 * seat.index() + usize::from(place),
        }
    }

    pub fn action(self) -> Action {
        Action::Piece(self.number())
    }

    pub fn of(number: usize) -> Option<Piece> {
        Some(match number {
            0..50 => Piece::Hand(number),
            50 => Piece::Pile,
            51 => Piece::Discard,
            52 => Piece::Cancel,
            53 => Piece::DiscardIt,
            61..=68 => Piece::Rank((number - 60) as u8),
            70 => Piece::Colour(None),
            71 => Piece::Colour(Some(Colour::Day)),
            72 => Piece::Colour(Some(Colour::Night)),
            80..90 => Piece::Plate(Seat((number - 80) as u8)),
            100..200 => Piece::Place(Seat(((number - 100) / 10) as u8), (number % 10) as u8),
            _ => return None,
        })
    }
}

/// The turn as whoever sits here sees it.
#[derive(SystemParam)]
pub struct Turn<'w, 's> {
    pub table: Res<'w, Match<Soon>>,
    pub viewing: Res<'w, Viewing>,
    pub lying: Res<'w, Lying>,
    pub cards: Query<'w, 's, &'static TableCard>,
}

impl Turn<'_, '_> {
    pub fn card(&self, nth: usize) -> Option<Card> {
        let hand = self.lying.cards(zone::hand(self.viewing.seat));
        let card = self.cards.get(*hand.get(nth)?).ok()?;
        card_of(card.face.as_deref()?)
    }

    pub fn chosen(&self, choice: &Choice) -> Option<Card> {
        self.card(choice.card?)
    }

    pub fn is_mine(&self) -> bool {
        self.table.may_choose() && self.table.state.status() == Status::ToMove(self.viewing.seat)
    }

    pub fn phase(&self) -> Phase {
        self.table.state.phase()
    }

    pub fn allows(&self, m: Move) -> bool {
        self.table.state.why_illegal(&m).is_none()
    }

    pub fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.viewing.seat;
        Seat::all(self.table.state.players()).filter(move |seat| *seat != own)
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

    /// The places of the own sequence that this card may go to.
    pub fn accepts(&self, card: Card, place: u8) -> bool {
        self.allows(into_sequence(
            &self.table.state,
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

/// Laying a card at this place, or replacing what is there.
pub fn into_sequence(soon: &Soon, seat: Seat, card: Card, place: u8) -> Move {
    if usize::from(place) == soon.sequence(seat).len() + 1 {
        Move::Lay(card)
    } else {
        Move::Replace { card, place }
    }
}
