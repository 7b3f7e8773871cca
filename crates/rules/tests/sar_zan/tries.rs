//! Moves that a person could try now, legal and illegal alike: for these tests and the table's.

use veillee_rules::engine::{GameRng, Ruleset, Viewer};
use veillee_rules::games::sar_zan::{Card, Cards, Direction, Move, SarZan};

pub fn tries(game: &SarZan, rng: &mut GameRng) -> Vec<Move> {
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
