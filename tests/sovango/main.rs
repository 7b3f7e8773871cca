//! Sovango on the table.

#[path = "../helpers/mod.rs"]
#[macro_use]
mod helpers;
mod hands;
mod help;
mod plates;
mod secrets;
mod tricks;
#[path = "../../crates/rules/tests/sovango/tries.rs"]
mod tries;
mod words;

use veillee::motion::Speed;
use veillee_rules::engine::{GameRng, Seats};
use veillee_rules::games::sovango::{Card, Event, Sovango};

use helpers::Tested;

impl Tested for Sovango {
    fn tries(state: &Sovango, rng: &mut GameRng) -> Vec<Card> {
        tries::tries(state, rng)
    }

    fn rare() -> Vec<Event> {
        vec![Event::TiedPlayOn {
            seats: Seats::everyone(3),
            total: 90,
        }]
    }
}

every_game!(Sovango, moves: 10);
by_hand!(Sovango, Speed::Off);
lesson!(Sovango);
puzzles!(Sovango);

#[test]
fn a_whole_game_ends_in_results() {
    helpers::whole_games::ends_in_results::<Sovango>(4, 11);
}

#[test]
fn a_closed_curtain_is_not_drawn() {
    helpers::resting::a_closed_curtain_is_not_drawn::<Sovango>();
}

#[test]
fn a_curtain_falls_between_two_people() {
    helpers::whole_games::a_curtain_falls_between_two_people::<Sovango>(3, 8);
}

#[test]
fn it_is_played_in_words() {
    helpers::in_words::is_played_in_words::<Sovango>(40);
}

#[test]
fn its_menu_offers_nothing_of_its_own() {
    helpers::menus::offers_only::<Sovango>(&[]);
}

#[test]
fn its_score_sheet_says_that_the_fewest_points_win() {
    assert!(helpers::menus::fewest_win::<Sovango>());
}

#[test]
fn the_index_of_every_card_stands_out() {
    helpers::faces::the_index_of_every_card_stands_out::<Sovango>(36);
}

/// Whose zones hold the trick: the kinds of zones are the table's affair.
const TRICK: u8 = 1;

#[test]
fn no_card_of_a_trick_hides_another() {
    helpers::layout::are_seen_whole::<Sovango>(40, |app| {
        helpers::layout::cards_in(app, |zone| zone.kind == TRICK)
    });
}

#[test]
fn its_score_sheet_adds_up() {
    helpers::menus::the_sheet_adds_up::<Sovango>();
}

#[test]
fn what_is_told_of_a_whole_game_is_true() {
    let game = helpers::menus::played_out::<Sovango>(4, 7);
    let zeros = |seat, card: &Card| card.is_zero().then_some(seat);
    helpers::menus::counts_as_by_hand(&game, "sovango-fact-zeros", zeros);
}
