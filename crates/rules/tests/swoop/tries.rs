//! Moves that a person could try now, legal and illegal alike: for these tests and the table's.

use veillee_rules::engine::{GameRng, Ruleset, Status, Viewer};
use veillee_rules::games::swoop::{Card, CardSet, Chosen, Column, Columns, Move, Swoop};

pub fn tries(swoop: &Swoop, rng: &mut GameRng) -> Vec<Move> {
    let mut tries: Vec<Move> = Column::ALL
        .map(|column| Move::Blind { column })
        .into_iter()
        .collect();
    let Status::ToMove(seat) = swoop.status() else {
        return tries;
    };
    let view = swoop.view(Viewer::Seat(seat));
    let own: Vec<Card> = view.seats[seat.index()].hand.unwrap().iter().collect();
    let mut choices = vec![Chosen::NOTHING];
    for size in 0..40 {
        // Some of the hand, mostly of one rank; some columns; now and then a stranger's card.
        let rank = rng.choose(&own).map(|card| card.rank());
        let mut hand: CardSet = own
            .iter()
            .copied()
            .filter(|card| size == 39 || Some(card.rank()) == rank && rng.below(2) == 0)
            .collect();
        if size % 8 == 7 {
            hand |= Card::from_number(rng.below(104) as u8)
                .into_iter()
                .collect();
        }
        let bits = if rng.below(2) == 0 {
            0
        } else {
            rng.below(16) as u8
        };
        let up = Columns::from_bits(bits).unwrap();
        choices.push(Chosen { hand, up });
        // Face-up cards with those of the same rank in the hand.
        let up = Column::ALL
            .into_iter()
            .filter(|c| view.seats[seat.index()].face_up[c.index()].map(Card::rank) == rank)
            .collect();
        choices.push(Chosen { hand, up });
    }
    for chosen in choices {
        tries.extend([Move::Play(chosen), Move::PutDown(chosen), Move::Add(chosen)]);
    }
    tries
}
