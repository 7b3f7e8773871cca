//! Random games that hold the rules to what the engine is promised.

use super::helpers::{Checks, hold_promises};
use super::tries::tries;
use super::*;

/// Panics unless everything is in exactly one place.
pub fn check_conserved(game: &SarZan) {
    let view = game.view(Viewer::Everyone);
    let hands = view.hands.iter().map(|hand| hand.cards.unwrap());
    let pile = view.pile.iter().map(|played| played.cards);
    let mut all = Cards::NONE;
    for cards in hands.chain(pile).chain(view.won.iter().copied()) {
        assert!((all & cards).is_empty(), "a card is in two places");
        all |= cards;
    }
    assert_eq!(all.len(), 8 * usize::from(game.players()));
    assert_eq!(all.len() + usize::from(view.set_aside), 32);
    for hand in &view.hands {
        let cards = hand.cards.unwrap();
        assert_eq!(cards.len(), usize::from(hand.count));
        assert_eq!(cards & Cards::above(hand.above), cards);
    }
}

#[test]
fn random_games_keep_the_promises_of_the_rules() {
    let checks = Checks {
        // Fifty rounds of a choice, 32 cards played one by one and three passes after each.
        most_plies: 50 * (1 + 32 + 32 * 3),
        conserved: check_conserved,
        tries,
    };
    hold_promises(&checks, 200, 3);
}
