//! Random games that hold the rules to what the engine is promised.

use super::helpers::{Checks, hold_promises};
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

/// Moves that a person could try now, legal and illegal alike.
fn tries(game: &SarZan, rng: &mut GameRng) -> Vec<Move> {
    let mut tries = vec![
        Move::Pass,
        Move::Direction(Direction::Clockwise),
        Move::Direction(Direction::CounterClockwise),
        Move::Play(Cards::NONE),
        Move::Play(Cards::ALL),
    ];
    tries.extend(Card::deck().map(|card| Move::Play(Cards::only(card))));
    for hand in game.view(Viewer::Everyone).hands {
        let hand: Vec<Card> = hand.cards.unwrap().iter().collect();
        for _ in 0..20 {
            let size = 1 + rng.below(5);
            let cards = (0..size).filter_map(|_| rng.choose(&hand).copied());
            tries.push(Move::Play(cards.collect()));
        }
    }
    tries
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
