//! Which moves there are, and why the others are none.

use super::cards::{CardSet, Column, Columns, Rank};
use super::config::PickUp;
use super::move_list::{ANY_NUMBER, Choices};
use super::moves::{Chosen, Move, Reason};
use super::state::Swoop;

/// Rule 7: the most cards put down before a pick-up.
const MOST_PUT_DOWN: u8 = 3;

impl Swoop {
    /// Rule 3: the cards that may be played now, tens aside.
    pub(super) fn playable(&self) -> CardSet {
        match self.pile.top() {
            Some(top) => CardSet::up_to(top),
            None => CardSet::ALL - CardSet::of(Rank::TEN),
        }
    }

    fn choices(&self, ranks: CardSet, most: u8) -> Choices {
        let mover = self.mover();
        Choices::new(mover.hand, &mover.up, ranks, most)
    }

    /// Rules 3 and 5. The 10 goes on anything and on nothing.
    pub(super) fn plays(&self) -> Choices {
        self.choices(self.playable() | CardSet::of(Rank::TEN), ANY_NUMBER)
    }

    /// Rule 4: the columns whose face-down card is no longer covered.
    pub(super) fn blinds(&self) -> Columns {
        let mover = self.mover();
        let open = |c: &Column| mover.up[c.index()].is_none() && mover.down[c.index()].is_some();
        Column::ALL.into_iter().filter(open).collect()
    }

    /// Rule 7: is there a pile that may be picked up? On an empty pile everything is playable,
    /// so only the option needs to ask for one.
    fn may_pick_up(&self) -> bool {
        !self.pile.cards().is_empty()
            && (self.config.pick_up == PickUp::Free || !self.mover().has_one_of(self.playable()))
    }

    /// Rule 7: never a 10.
    pub(super) fn put_downs(&self) -> Option<Choices> {
        let ranks = CardSet::ALL - CardSet::of(Rank::TEN);
        self.may_pick_up()
            .then(|| self.choices(ranks, MOST_PUT_DOWN))
    }

    /// Rule 4: what may be added to a blind card, if that is to be chosen now.
    pub(super) fn additions(&self) -> Option<Choices> {
        let rank = self.rank_to_add()?;
        Some(self.choices(CardSet::of(rank), ANY_NUMBER).or_nothing())
    }

    /// Rule 4: the rank of the blind card whose player may add to it.
    pub fn rank_to_add(&self) -> Option<Rank> {
        if self.adding { self.pile.top() } else { None }
    }

    /// The chosen cards, if the player has them.
    fn chosen_cards(&self, chosen: Chosen) -> Result<CardSet, Reason> {
        let mover = self.mover();
        if let Some(card) = (chosen.hand - mover.hand).first() {
            return Err(Reason::NotInYourHand { card });
        }
        let mut cards = chosen.hand;
        for column in chosen.up.iter() {
            match mover.up[column.index()] {
                Some(card) => cards |= CardSet::only(card),
                None => return Err(Reason::NothingFaceUp { column }),
            }
        }
        if cards.is_empty() {
            return Err(Reason::NothingChosen);
        }
        Ok(cards)
    }

    /// Rules 3 and 5.
    fn check_play(&self, chosen: Chosen) -> Result<(), Reason> {
        let cards = self.chosen_cards(chosen)?;
        if !(cards & CardSet::of(Rank::TEN)).is_empty() {
            return match chosen.len() {
                1 => Ok(()),
                _ => Err(Reason::TenIsPlayedAlone),
            };
        }
        let rank = one_rank(cards)?;
        match self.pile.top() {
            Some(top) if rank > top => Err(Reason::TooHigh { rank, top }),
            _ => Ok(()),
        }
    }

    /// Rule 4.
    fn check_blind(&self, column: Column) -> Result<(), Reason> {
        let mover = self.mover();
        if let Some(by) = mover.up[column.index()] {
            return Err(Reason::Covered { column, by });
        }
        match mover.down[column.index()] {
            Some(_) => Ok(()),
            None => Err(Reason::NothingFaceDown { column }),
        }
    }

    /// Rule 7.
    fn check_put_down(&self, chosen: Chosen) -> Result<(), Reason> {
        if self.pile.cards().is_empty() {
            return Err(Reason::PileEmpty);
        }
        if !self.may_pick_up() {
            let mover = self.mover();
            let playable = (mover.hand | mover.face_up()) & self.playable();
            if let Some(rank) = playable.ranks().iter().last() {
                return Err(Reason::CanPlay { rank });
            }
        }
        let cards = self.chosen_cards(chosen)?;
        if !(cards & CardSet::of(Rank::TEN)).is_empty() {
            return Err(Reason::TenCannotBePutDown);
        }
        one_rank(cards)?;
        let (count, most) = (chosen.len(), MOST_PUT_DOWN);
        if count > u32::from(most) {
            return Err(Reason::TooManyPutDown { count, most });
        }
        Ok(())
    }

    /// Rule 4.
    fn check_addition(&self, chosen: Chosen) -> Result<(), Reason> {
        let rank = self.rank_to_add().ok_or(Reason::NothingToAddTo)?;
        if chosen.is_empty() {
            return Ok(());
        }
        let cards = self.chosen_cards(chosen)?;
        match (cards - CardSet::of(rank)).first() {
            Some(card) => Err(Reason::AddSameRank {
                rank,
                other: card.rank(),
            }),
            None => Ok(()),
        }
    }

    pub(super) fn check_move(&self, m: &Move) -> Result<(), Reason> {
        if self.over.is_some() {
            return Err(Reason::GameOver);
        }
        if let (Some(rank), false) = (self.rank_to_add(), matches!(m, Move::Add(_))) {
            return Err(Reason::ChooseAddition { rank });
        }
        match *m {
            Move::Play(chosen) => self.check_play(chosen),
            Move::Blind { column } => self.check_blind(column),
            Move::PutDown(chosen) => self.check_put_down(chosen),
            Move::Add(chosen) => self.check_addition(chosen),
        }
    }
}

fn one_rank(cards: CardSet) -> Result<Rank, Reason> {
    cards.common_rank().ok_or_else(|| {
        let ranks = cards.ranks();
        let mut ranks = ranks.iter();
        let rank = ranks.next().unwrap_or(Rank::TEN);
        let other = ranks.next().unwrap_or(rank);
        Reason::MixedRanks { rank, other }
    })
}
