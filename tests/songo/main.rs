//! Songo on the table.

#[path = "../helpers/mod.rs"]
#[macro_use]
mod helpers;
mod first_moves;
mod hands;
mod help;
mod leaks;
mod moments;
mod plates;
mod speeds;
#[path = "../../crates/rules/tests/songo/tries.rs"]
mod tries;
mod undo;
mod words;

use veillee::action::TableAction;
use veillee::motion::Speed;
use veillee::play::{Match, Narrator};
use veillee_rules::engine::{GameRng, Nobody, Ruleset, Seats};
use veillee_rules::games::songo::{Cell, NORTH, Reason, SOUTH, Songo};

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
lesson!(Songo);
puzzles!(Songo);

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

/// The capture of nine that the mock-ups show.
#[test]
fn what_is_told_of_a_whole_game_is_true() {
    let mut plan = people(1);
    plan.setup.position = Some("3 4 1 0 2 3 1/2 3 9 0 1 1 7/15 18".to_string());
    plan.setup.options.insert("first".into(), "south".into());
    let mut app = helpers::table::quick_app(helpers::table::WINDOW);
    helpers::table::start(&mut app, plan);
    let mut game = app.world_mut().remove_resource::<Match<Songo>>().unwrap();
    game.state.apply(&cell("S2"), &mut Nobody).unwrap();
    game.record.moves.push(cell("S2"));
    let told: Vec<_> = Songo::facts(&game)
        .iter()
        .map(|fact| (fact.what.key().to_string(), fact.number, fact.whose))
        .collect();
    let of = |key: &str, number: u32| (key.to_string(), number, Seats::only(SOUTH));
    let expected = [
        of("songo-fact-largest", 9),
        of("songo-fact-captures", 1),
        of("songo-fact-longest", 9),
    ];
    assert_eq!(told, expected);
}
