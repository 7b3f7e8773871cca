//! Random games that hold the rules to what the engine is promised.

use super::helpers::{Checks, hold_promises};
use super::tries::tries;
use super::*;

/// Panics unless everything is in exactly one place.
pub fn check_conserved(sovango: &Sovango) {
    let view = sovango.view(Viewer::Everyone);
    let mut left = CardSet::ALL;
    let mut take = |card: Card| {
        assert!(left.contains(card), "{card} is in two places");
        left.remove(card);
    };
    view.hands.iter().for_each(|hand| {
        let cards = hand.cards.unwrap();
        assert_eq!(cards.len(), u32::from(hand.count));
        cards.iter().for_each(&mut take);
    });
    view.trick.iter().for_each(|laid| take(laid.card));
    let won = view.tricks.iter().flat_map(|trick| &trick.cards);
    won.copied().for_each(&mut take);
    let written = serde_json::to_value(sovango).unwrap();
    let stock: Vec<Card> = serde_json::from_value(written["stock"].clone()).unwrap();
    assert_eq!(stock.len(), usize::from(view.stock));
    stock.into_iter().for_each(&mut take);
    let hidden: Option<Card> = serde_json::from_value(written["hidden"].clone()).unwrap();
    assert_eq!(hidden.is_some(), view.hidden);
    hidden.into_iter().for_each(&mut take);
    assert!(left.is_empty(), "{left:?} is nowhere");
}

#[test]
fn random_games_keep_the_promises_of_the_rules() {
    let checks = Checks {
        // At most 47 rounds of 36 cards reach a contract of 200 with six players; the rest is for
        // rounds that only break ties.
        most_plies: 36 * 100,
        conserved: check_conserved,
        tries,
    };
    hold_promises(&checks, 60, 7);
}
