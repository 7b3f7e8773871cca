//! Which cards may be played, and why the others may not.

use super::cards::{Card, CardSet, Colour};
use super::moves::Reason;
use super::rules::Sovango;

impl Sovango {
    /// The hand's cards that follow: of the led colour or of the franchise's.
    fn following(&self, hand: CardSet, led: Colour) -> CardSet {
        let franchise = self.franchise.map_or(CardSet::EMPTY, CardSet::of_colour);
        hand & (CardSet::of_colour(led) | franchise)
    }

    /// Rule 5. Empty once the game is over, as all hands are.
    pub(super) fn legal(&self) -> CardSet {
        let hand = self.hands[self.to_move.index()];
        let Some(led) = self.led() else {
            return hand;
        };
        let following = self.following(hand, led);
        if following.is_empty() {
            return hand;
        }
        following | (hand & CardSet::ZEROS)
    }

    /// Rule 5: why this card may not be played; `None` if it may.
    pub(super) fn why_refused(&self, card: Card) -> Option<Reason> {
        if self.over.is_some() {
            return Some(Reason::GameOver);
        }
        let hand = self.hands[self.to_move.index()];
        if !hand.contains(card) {
            return Some(Reason::NotInHand { card });
        }
        let led = self.led()?;
        if self.legal().contains(card) {
            return None;
        }
        let holds = |colour| !(hand & CardSet::of_colour(colour)).is_empty();
        match self.franchise {
            Some(franchise) if franchise != led && holds(franchise) => Some(if holds(led) {
                Reason::MustFollowOrFranchise {
                    card,
                    led,
                    franchise,
                }
            } else {
                Reason::MustPlayFranchise {
                    card,
                    led,
                    franchise,
                }
            }),
            _ => Some(Reason::MustFollow { card, led }),
        }
    }
}
