//! Swoop on the table.

#[path = "../helpers/mod.rs"]
#[macro_use]
mod helpers;
mod hands;
mod help;
#[path = "../../crates/rules/tests/swoop/tries.rs"]
mod tries;
mod words;

use veillee::motion::Speed;
use veillee_rules::engine::GameRng;
use veillee_rules::games::swoop::{Event, Move, RoundEnd, Swoop};

use helpers::Tested;

impl Tested for Swoop {
    fn tries(state: &Swoop, rng: &mut GameRng) -> Vec<Move> {
        tries::tries(state, rng)
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
lesson!(Swoop);

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

#[test]
fn its_score_sheet_adds_up() {
    helpers::menus::the_sheet_adds_up::<Swoop>();
}

#[test]
fn what_is_told_of_a_whole_game_is_true() {
    let game = helpers::menus::played_out::<Swoop>(4, 7);
    let blind = |seat, m: &Move| matches!(m, Move::Blind { .. }).then_some(seat);
    helpers::menus::counts_as_by_hand(&game, "swoop-fact-blind", blind);
}
