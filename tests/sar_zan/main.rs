//! Sar-Zan on the table.

#[path = "../helpers/mod.rs"]
#[macro_use]
mod helpers;
mod hands;
mod help;
mod moments;
#[path = "../../crates/rules/tests/sar_zan/tries.rs"]
mod tries;
mod words;

use veillee::motion::Speed;
use veillee_rules::engine::{GameRng, Ruleset, Seat, Seats, Viewer};
use veillee_rules::games::sar_zan::{Cause, Event, Move, SarZan};

use helpers::Tested;

impl Tested for SarZan {
    fn tries(state: &SarZan, rng: &mut GameRng) -> Vec<Move> {
        tries::tries(state, rng)
    }

    fn rare() -> Vec<Event> {
        vec![
            Event::TieGoesOn {
                tied: Seats::everyone(2),
                total: 35,
            },
            Event::GameOver {
                cause: Cause::LastRound,
                winners: Seats::only(Seat(1)),
            },
        ]
    }
}

every_game!(SarZan, moves: 15);
by_hand!(SarZan, Speed::Off);
lesson!(SarZan);
puzzles!(SarZan);

#[test]
fn whole_games_end_in_results() {
    for players in 2..=4 {
        helpers::whole_games::ends_in_results::<SarZan>(players, 11);
    }
}

#[test]
fn a_curtain_falls_between_two_people() {
    helpers::whole_games::a_curtain_falls_between_two_people::<SarZan>(3, 8);
}

#[test]
fn it_is_played_in_words() {
    helpers::in_words::is_played_in_words::<SarZan>(40);
}

#[test]
fn its_menu_offers_nothing_of_its_own() {
    helpers::menus::offers_only::<SarZan>(&[]);
}

#[test]
fn its_score_sheet_says_that_the_most_points_win() {
    assert!(!helpers::menus::fewest_win::<SarZan>());
}

#[test]
fn the_index_of_every_card_stands_out() {
    helpers::faces::the_index_of_every_card_stands_out::<SarZan>(32);
}

/// Which zones hold the combinations of a trick: the kinds of zones are the table's affair.
const PLAYED: u8 = 1;

#[test]
fn the_play_to_beat_is_seen_whole() {
    helpers::layout::are_seen_whole::<SarZan>(60, |app| {
        let trick = helpers::table::state::<SarZan>(app)
            .view(Viewer::Public)
            .pile;
        let last = trick.len().saturating_sub(1) as u8;
        helpers::layout::cards_in(app, |zone| zone.kind == PLAYED && zone.nth == last)
    });
}

#[test]
fn its_score_sheet_adds_up() {
    helpers::menus::the_sheet_adds_up::<SarZan>();
}

#[test]
fn what_is_told_of_a_whole_game_is_true() {
    let game = helpers::menus::played_out::<SarZan>(4, 7);
    let passes = |seat, m: &Move| matches!(m, Move::Pass).then_some(seat);
    helpers::menus::counts_as_by_hand(&game, "sar-zan-fact-passes", passes);
    let sar_zans =
        |seat, m: &Move| matches!(m, Move::Play(cards) if cards.sum() == 33).then_some(seat);
    helpers::menus::counts_as_by_hand(&game, "sar-zan-fact-sar-zans", sar_zans);
}
