//! Moves that a person could try now, legal and illegal alike: for these tests and the table's.

use veillee_rules::engine::{GameRng, Seat};
use veillee_rules::games::soon::cards::PLACES;
use veillee_rules::games::soon::{Card, Colour, Move, Soon};

pub fn tries(_: &Soon, rng: &mut GameRng) -> Vec<Move> {
    let mut tries = vec![Move::Draw, Move::TakeDiscard];
    for card in Card::all() {
        tries.extend([Move::Lay(card), Move::Discard(card), Move::Give(card)]);
        let place = rng.below(10) as u8;
        tries.push(Move::Replace { card, place });
    }
    for target in (0..7).map(Seat) {
        tries.push(Move::Lightning { target });
        for rank in 0..=PLACES + 1 {
            let colour = [None, Some(Colour::Day), Some(Colour::Night)][rng.below(3) as usize];
            tries.push(Move::Thief { target, rank });
            tries.push(Move::Explorer {
                target,
                rank,
                colour,
            });
        }
    }
    tries
}
