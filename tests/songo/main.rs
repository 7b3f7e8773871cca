//! Songo on the table.

#[path = "../helpers/mod.rs"]
#[macro_use]
mod helpers;
mod hands;
mod leaks;
mod moments;
mod speeds;
#[path = "../../crates/rules/tests/songo/tries.rs"]
mod tries;
mod undo;
mod words;

use veillee::action::TableAction;
use veillee::motion::Speed;
use veillee_rules::engine::GameRng;
use veillee_rules::games::songo::{Cell, NORTH, Reason, Songo};

use helpers::Tested;

impl Tested for Songo {
    fn tries(state: &Songo, rng: &mut GameRng) -> Vec<Cell> {
        tries::tries(state, rng)
    }

    fn rare_reasons() -> Vec<Reason> {
        let (cell, enemy) = (cell("S0"), NORTH);
        vec![
            Reason::WouldStarve { cell, enemy },
            Reason::MustFeed { cell, enemy },
            Reason::MustPlayFullest {
                cell,
                fullest: cell,
                seeds: 4,
            },
        ]
    }
}

every_game!(Songo, moves: 10);
// Sowing is seen: a press has to wait for it.
by_hand!(Songo, Speed::Quadruple);

/// Two people.
fn people(seed: u64) -> veillee::plan::MatchPlan {
    helpers::table::plan::<Songo>(2, 2, seed)
}

fn cell(name: &str) -> Cell {
    Cell::try_from(name.to_string()).unwrap()
}

#[test]
fn a_whole_game_ends_in_results() {
    helpers::whole_games::ends_in_results::<Songo>(2, 5);
}

#[test]
fn it_is_played_in_words_to_its_end() {
    helpers::in_words::is_played_in_words::<Songo>(usize::MAX);
}

#[test]
fn its_menu_offers_to_turn_the_board_and_to_agree_on_a_draw() {
    helpers::menus::offers_only::<Songo>(&[TableAction::TurnBoard, TableAction::AgreeDraw]);
}
