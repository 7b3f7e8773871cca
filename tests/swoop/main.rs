//! Swoop on the table.

#[path = "../helpers/mod.rs"]
#[macro_use]
mod helpers;
mod hands;
mod words;

use veillee::motion::Speed;
use veillee_rules::engine::{GameRng, Ruleset, Status, Viewer};
use veillee_rules::games::swoop::{
    Card, CardSet, Chosen, Column, Columns, Event, Move, RoundEnd, Swoop,
};

use helpers::Tested;

impl Tested for Swoop {
    fn tries(state: &Swoop, rng: &mut GameRng) -> Vec<Move> {
        let mut tries: Vec<Move> = Column::ALL
            .map(|column| Move::Blind { column })
            .into_iter()
            .collect();
        let Status::ToMove(seat) = state.status() else {
            return tries;
        };
        let view = state.view(Viewer::Seat(seat));
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

    fn rare() -> Vec<Event> {
        vec![Event::RoundOver {
            round: 3,
            end: RoundEnd::TurnLimit,
        }]
    }
}

every_game!(Swoop, moves: 20);
by_hand!(Swoop, Speed::Off);

#[test]
fn a_whole_game_of_four_ends_in_results() {
    helpers::whole_games::ends_in_results::<Swoop>(4, 11);
}

#[test]
fn a_whole_game_of_six_ends_in_results() {
    helpers::whole_games::ends_in_results::<Swoop>(6, 3);
}

#[test]
fn a_curtain_falls_between_two_people() {
    helpers::whole_games::a_curtain_falls_between_two_people::<Swoop>(4, 5);
}

#[test]
fn it_is_played_in_words() {
    helpers::in_words::is_played_in_words::<Swoop>(40);
}

#[test]
fn its_menu_offers_nothing_of_its_own() {
    helpers::menus::offers_only::<Swoop>(&[]);
}

#[test]
fn its_score_sheet_says_that_the_fewest_points_win() {
    assert!(helpers::menus::fewest_win::<Swoop>());
}

#[test]
fn the_index_of_every_card_stands_out() {
    // And half of them again in two colours.
    helpers::faces::the_index_of_every_card_stands_out::<Swoop>(52 + 26);
}
