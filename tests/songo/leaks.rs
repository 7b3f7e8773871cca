//! Match after match in one program leaves nothing behind.

use bevy::prelude::*;
use veillee::action::{Action, Screen};
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::motion::Speed;
use veillee::plan::MatchPlan;
use veillee::play::Phase;
use veillee::settings::Settings;
use veillee_rules::engine::{GameRng, Ruleset};
use veillee_rules::games::songo::Songo;

use crate::helpers::table::*;

/// From the title through a match to the results and back to the title. No opponent plays: what
/// is allocated here and freed by its thread would count as left behind.
fn there_and_back(app: &mut App, plan: MatchPlan) {
    let mut rng = GameRng::from_seed(plan.seed);
    start(app, plan);
    let mut scratch = Vec::new();
    for _ in 0..200_000 {
        app.update();
        if screen(app) == Screen::Results {
            break;
        }
        if phase(app) == Some(Phase::Choosing) {
            let state = &table::<Songo>(app).state;
            if let Some(m) = state.random_move(&mut rng, &mut scratch) {
                play::<Songo>(app, m);
            }
        }
    }
    assert_eq!(screen(app), Screen::Results);
    act(app, Action::Go(Screen::Title));
    wait(app, 3);
}

/// A match that is nearly over when it begins.
fn short_plan(seed: u64) -> MatchPlan {
    let mut plan = crate::people(seed);
    plan.setup.position = Some("3 1 1 10 1 5 0/2 3 5 0 1 1 7/8 34".to_string());
    plan
}

/// Pages of memory the process holds; 0 where the system does not say.
fn resident_bytes() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = pages.split_whitespace().nth(1);
    pages.and_then(|pages| pages.parse().ok()).unwrap_or(0) * 4096
}

/// After `warm_up` short matches, `matches` more leave nothing behind.
fn check_growth(mut app: App, warm_up: u64, matches: u64) {
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    // Whole matches first, and enough of everything for buffers to have found their size.
    for seed in 0..2 {
        there_and_back(&mut app, crate::people(seed));
    }
    for seed in 0..warm_up {
        there_and_back(&mut app, short_plan(seed));
    }
    let (entities, bytes) = (app.world().entities().count_spawned(), resident_bytes());
    for seed in warm_up..warm_up + matches {
        there_and_back(&mut app, short_plan(seed));
    }
    assert_eq!(app.world().entities().count_spawned(), entities);
    let grown = resident_bytes().saturating_sub(bytes);
    println!("{grown} bytes over {matches} matches");
    // Less than a page each: an allocator keeps some for itself.
    assert!(grown < 2_000 * matches as usize, "{grown} bytes");
}

/// A process of its own, because the memory of this one is that of all tests.
fn alone(test: &str) {
    let program = std::env::current_exe().unwrap();
    let worker = format!("leaks::{test}");
    let done = std::process::Command::new(program)
        .args(["--exact", &worker, "--ignored", "--nocapture"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{said}");
    assert!(said.contains("1 passed"), "{said}");
}

#[test]
fn no_entity_and_no_memory_piles_up_over_a_thousand_matches() {
    alone("a_thousand_matches");
}

#[test]
#[ignore = "run in a process of its own by the test above"]
fn a_thousand_matches() {
    check_growth(quick_app(WINDOW), 300, 1_000);
}

#[test]
fn layout_and_picking_leave_nothing_behind_either() {
    alone("many_matches_with_layout");
}

#[test]
#[ignore = "run in a process of its own by the test above"]
fn many_matches_with_layout() {
    check_growth(headless_app_with_layout(catalogue(), WINDOW, FRAME), 60, 60);
}
