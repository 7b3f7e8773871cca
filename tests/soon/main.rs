//! Soon on the table.

#[path = "../helpers/mod.rs"]
#[macro_use]
mod helpers;
mod hands;
mod help;
#[path = "../../crates/rules/tests/soon/tries.rs"]
mod tries;
mod words;

use veillee::motion::Speed;
use veillee_rules::engine::GameRng;
use veillee_rules::games::soon::{End, Event, Move, Soon};

use helpers::Tested;

impl Tested for Soon {
    fn tries(state: &Soon, rng: &mut GameRng) -> Vec<Move> {
        tries::tries(state, rng)
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
lesson!(Soon);

#[test]
fn a_whole_game_ends_in_results() {
    helpers::whole_games::ends_in_results::<Soon>(3, 11);
}

#[test]
fn a_closed_curtain_is_not_drawn() {
    helpers::resting::a_closed_curtain_is_not_drawn::<Soon>();
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

#[test]
fn its_score_sheet_adds_up() {
    helpers::menus::the_sheet_adds_up::<Soon>();
}

#[test]
fn what_is_told_of_a_whole_game_is_true() {
    let game = helpers::menus::played_out::<Soon>(4, 7);
    let stolen = |seat, m: &Move| matches!(m, Move::Thief { .. }).then_some(seat);
    helpers::menus::counts_as_by_hand(&game, "soon-fact-stolen", stolen);
    let struck = |_, m: &Move| match m {
        Move::Lightning { target } => Some(*target),
        _ => None,
    };
    helpers::menus::counts_as_by_hand(&game, "soon-fact-struck", struck);
}
