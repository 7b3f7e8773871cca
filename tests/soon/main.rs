//! Soon on the table.

#[path = "../helpers/mod.rs"]
#[macro_use]
mod helpers;
mod hands;
mod words;

use veillee::motion::Speed;
use veillee_rules::engine::{GameRng, Seat};
use veillee_rules::games::soon::cards::PLACES;
use veillee_rules::games::soon::{Card, Colour, End, Event, Move, Soon};

use helpers::Tested;

impl Tested for Soon {
    fn tries(_: &Soon, rng: &mut GameRng) -> Vec<Move> {
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

    fn rare() -> Vec<Event> {
        vec![Event::RoundEnded {
            round: 2,
            cause: End::TurnLimit,
        }]
    }
}

every_game!(Soon, moves: 20);
by_hand!(Soon, Speed::Off);

#[test]
fn a_whole_game_ends_in_results() {
    helpers::whole_games::ends_in_results::<Soon>(3, 11);
}

#[test]
fn a_curtain_falls_between_two_people() {
    // A turn is two moves.
    helpers::whole_games::a_curtain_falls_between_two_people::<Soon>(3, 5);
}

#[test]
fn it_is_played_in_words() {
    helpers::in_words::is_played_in_words::<Soon>(40);
}

#[test]
fn its_menu_offers_nothing_of_its_own() {
    helpers::menus::offers_only::<Soon>(&[]);
}

#[test]
fn its_score_sheet_says_that_the_most_points_win() {
    assert!(!helpers::menus::fewest_win::<Soon>());
}

#[test]
fn the_index_of_every_card_stands_out() {
    helpers::faces::the_index_of_every_card_stands_out::<Soon>(21);
}
