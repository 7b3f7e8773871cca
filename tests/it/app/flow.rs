//! Whole matches through the ECS.

use std::time::Duration;

use bevy::prelude::*;
use veillee::ai::Level;
use veillee::engine::{GameRng, Ruleset, Status};
use veillee::games::songo::{Cell, Songo};
use veillee::headless::{headless_app, headless_app_with_layout};
use veillee::play::{Match, MatchPlan, Phase, PlayMove, Player, StartMatch, TableAction};
use veillee::screens::Screen;
use veillee::settings::Settings;
use veillee::table::director::{Director, FinishStep, Staged};
use veillee::table::pieces::Rest;
use veillee::theme::Action;
use veillee::theme::frame::Frame;
use veillee::theme::motion::Speed;

const FRAME: Duration = Duration::from_millis(16);

fn plan(players: [Player; 2], seed: u64) -> MatchPlan {
    let mut plan = MatchPlan::new("songo", 2, seed);
    for (seat, player) in plan.seats.iter_mut().zip(players) {
        seat.player = player;
    }
    plan
}

fn begin(app: &mut App, plan: MatchPlan) {
    app.world_mut()
        .write_message(StartMatch { plan, record: None });
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Table
    );
}

fn phase(app: &App) -> Option<Phase> {
    app.world()
        .get_resource::<State<Phase>>()
        .map(|phase| *phase.get())
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

/// Runs until the table has caught up and somebody, or nobody, is to move.
fn settle(app: &mut App) {
    for _ in 0..100_000 {
        app.update();
        let idle = app.world().resource::<Director<Songo>>().is_idle();
        let table = app.world().resource::<Match<Songo>>();
        let over = matches!(table.state.status(), Status::Over(_));
        let expected = if over {
            Phase::GameOver
        } else {
            Phase::Choosing
        };
        if idle && (over || table.may_choose()) && phase(app) == Some(expected) {
            return;
        }
    }
    panic!("the table never settles: {:?}", phase(app));
}

/// The invariant: a drained table shows exactly the state, and every piece lies where it
/// belongs.
fn check_table(app: &mut App) {
    let state = app.world().resource::<Match<Songo>>().state.clone();
    assert_eq!(Songo::difference(app.world_mut(), &state), None);
    let mut pieces = app.world_mut().query::<(&Rest, &Transform)>();
    let mut count = 0;
    for (rest, transform) in pieces.iter(app.world()) {
        assert_eq!(rest.0, *transform);
        count += 1;
    }
    assert_eq!(count, 70);
}

fn speeds() -> impl Iterator<Item = (Speed, bool)> {
    Speed::ALL
        .into_iter()
        .flat_map(|speed| [(speed, false), (speed, true)])
}

#[test]
fn at_every_speed_a_drained_table_shows_the_state_after_every_move() {
    for (speed, reduced) in speeds() {
        let mut app = headless_app((1280, 800), FRAME * 4);
        {
            let mut settings = app.world_mut().resource_mut::<Settings>();
            settings.speed = speed;
            settings.reduced_motion = reduced;
        }
        begin(&mut app, plan([Player::Human; 2], 3));
        settle(&mut app);
        let mut rng = GameRng::from_seed(9);
        for _ in 0..25 {
            check_table(&mut app);
            let state = app.world().resource::<Match<Songo>>().state.clone();
            let Some(m) = state.random_move(&mut rng, &mut Vec::new()) else {
                break;
            };
            app.world_mut().write_message(PlayMove::<Songo>(m));
            app.update();
            let after = &app.world().resource::<Match<Songo>>().state;
            assert_ne!(after, &state, "the rules answer at once");
            settle(&mut app);
        }
        check_table(&mut app);
    }
}

#[test]
fn a_whole_match_against_an_ai_ends_in_results() {
    let mut app = headless_app((390, 844), FRAME * 4);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Quadruple;
    begin(&mut app, plan([Player::Human, Player::Ai(Level::Easy)], 5));
    let mut rng = GameRng::from_seed(2);
    let mut moves = 0;
    loop {
        settle(&mut app);
        check_table(&mut app);
        let table = app.world().resource::<Match<Songo>>();
        if matches!(table.state.status(), Status::Over(_)) {
            break;
        }
        assert!(table.may_choose(), "only people are waited for");
        let m = table.state.random_move(&mut rng, &mut Vec::new()).unwrap();
        app.world_mut().write_message(PlayMove::<Songo>(m));
        app.update();
        moves += 1;
    }
    assert!(moves > 5);
    for _ in 0..200 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Results);
    // A rematch keeps seats and options and is a new game.
    let before = app.world().resource::<Match<Songo>>().plan.clone();
    app.world_mut()
        .write_message(Action::Table(TableAction::Rematch));
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Table);
    let table = app.world().resource::<Match<Songo>>();
    assert_eq!(table.plan.seats, before.seats);
    assert!(table.record.moves.is_empty());
}

#[test]
fn moves_made_during_animation_wait_and_are_not_lost() {
    let mut app = headless_app((1280, 800), FRAME);
    begin(&mut app, plan([Player::Human; 2], 3));
    settle(&mut app);
    let first = app.world().resource::<Match<Songo>>().state.clone();
    let mut rng = GameRng::from_seed(4);
    let a = first.random_move(&mut rng, &mut Vec::new()).unwrap();
    let mut second = first.clone();
    second.apply(&a, &mut Vec::new()).unwrap();
    let b = second.random_move(&mut rng, &mut Vec::new()).unwrap();
    app.world_mut().write_message(PlayMove::<Songo>(a));
    app.world_mut().write_message(PlayMove::<Songo>(b));
    for _ in 0..5 {
        app.update();
    }
    let table = app.world().resource::<Match<Songo>>();
    assert_eq!(table.record.moves, [a], "the second waits for the table");
    settle(&mut app);
    let table = app.world().resource::<Match<Songo>>();
    assert_eq!(table.record.moves, [a, b]);
    check_table(&mut app);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut app = headless_app((1280, 800), FRAME);
    begin(&mut app, plan([Player::Human; 2], 3));
    settle(&mut app);
    let before = app.world().resource::<Match<Songo>>().state.clone();
    let Status::ToMove(seat) = before.status() else {
        unreachable!()
    };
    let foreign = Cell::new(seat.next(2), 3);
    app.world_mut().write_message(PlayMove::<Songo>(foreign));
    settle(&mut app);
    assert_eq!(app.world().resource::<Match<Songo>>().state, before);
    check_table(&mut app);
}

#[test]
fn undo_and_redo_go_back_and_forth_without_limit() {
    let mut app = headless_app((1280, 800), FRAME * 4);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin(&mut app, plan([Player::Human; 2], 3));
    settle(&mut app);
    let mut rng = GameRng::from_seed(1);
    let mut states = Vec::new();
    for _ in 0..12 {
        let state = app.world().resource::<Match<Songo>>().state.clone();
        let m = state.random_move(&mut rng, &mut Vec::new()).unwrap();
        states.push(state);
        app.world_mut().write_message(PlayMove::<Songo>(m));
        settle(&mut app);
    }
    let last = app.world().resource::<Match<Songo>>().state.clone();
    for state in states.iter().rev() {
        app.world_mut()
            .write_message(Action::Table(TableAction::Undo));
        settle(&mut app);
        assert_eq!(&app.world().resource::<Match<Songo>>().state, state);
        check_table(&mut app);
    }
    for state in states.iter().skip(1).chain([&last]) {
        app.world_mut()
            .write_message(Action::Table(TableAction::Redo));
        settle(&mut app);
        assert_eq!(&app.world().resource::<Match<Songo>>().state, state);
        check_table(&mut app);
    }
}

#[test]
fn undo_against_an_ai_returns_to_the_persons_turn() {
    let mut app = headless_app((1280, 800), FRAME * 4);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    let mut plan = plan([Player::Human, Player::Ai(Level::Easy)], 3);
    plan.setup.options.insert("first".into(), "south".into());
    begin(&mut app, plan);
    settle(&mut app);
    let before = app.world().resource::<Match<Songo>>().state.clone();
    let m = before
        .random_move(&mut GameRng::from_seed(1), &mut Vec::new())
        .unwrap();
    app.world_mut().write_message(PlayMove::<Songo>(m));
    settle(&mut app);
    assert_eq!(app.world().resource::<Match<Songo>>().record.moves.len(), 2);
    app.world_mut()
        .write_message(Action::Table(TableAction::Undo));
    settle(&mut app);
    assert_eq!(app.world().resource::<Match<Songo>>().state, before);
}

#[test]
fn looking_back_shows_the_past_and_returns() {
    let mut app = headless_app((1280, 800), FRAME * 4);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin(&mut app, plan([Player::Human; 2], 3));
    settle(&mut app);
    let mut rng = GameRng::from_seed(1);
    let start = app.world().resource::<Match<Songo>>().state.clone();
    for _ in 0..6 {
        let state = app.world().resource::<Match<Songo>>().state.clone();
        let m = state.random_move(&mut rng, &mut Vec::new()).unwrap();
        app.world_mut().write_message(PlayMove::<Songo>(m));
        settle(&mut app);
    }
    let now = app.world().resource::<Match<Songo>>().state.clone();
    app.world_mut()
        .write_message(Action::Table(TableAction::ToStart));
    app.update();
    app.update();
    assert_eq!(phase(&app), Some(Phase::Looking));
    assert_eq!(Songo::difference(app.world_mut(), &start), None);
    assert_eq!(
        app.world().resource::<Match<Songo>>().state,
        now,
        "nothing is lost"
    );
    app.world_mut()
        .write_message(Action::Table(TableAction::ToNow));
    settle(&mut app);
    check_table(&mut app);
}

#[test]
fn resizing_and_leaving_in_the_middle_of_a_move_snap_to_the_truth() {
    let mut app = headless_app((1280, 800), FRAME);
    begin(&mut app, plan([Player::Human; 2], 3));
    settle(&mut app);
    let m = app
        .world()
        .resource::<Match<Songo>>()
        .state
        .random_move(&mut GameRng::from_seed(1), &mut Vec::new())
        .unwrap();
    app.world_mut().write_message(PlayMove::<Songo>(m));
    for _ in 0..12 {
        app.update();
    }
    assert_eq!(phase(&app), Some(Phase::Moving));
    let mut windows = app.world_mut().query::<&mut Window>();
    let mut window = windows.single_mut(app.world_mut()).unwrap();
    window.resolution.set(390.0, 844.0);
    settle(&mut app);
    check_table(&mut app);

    // Leave during the next move, come back by "Resume".
    let state = app.world().resource::<Match<Songo>>().state.clone();
    let m = state
        .random_move(&mut GameRng::from_seed(2), &mut Vec::new())
        .unwrap();
    app.world_mut().write_message(PlayMove::<Songo>(m));
    for _ in 0..8 {
        app.update();
    }
    let expected = app.world().resource::<Match<Songo>>().state.clone();
    app.world_mut().write_message(Action::Go(Screen::Title));
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Title);
    app.world_mut().write_message(Action::Resume);
    for _ in 0..3 {
        app.update();
    }
    settle(&mut app);
    assert_eq!(app.world().resource::<Match<Songo>>().state, expected);
    check_table(&mut app);
}

/// Which pictures the sprites on the table are cut from.
fn folders(app: &mut App) -> std::collections::BTreeSet<String> {
    let mut sprites = app.world_mut().query::<&Sprite>();
    let assets = app.world().resource::<AssetServer>();
    let paths = sprites
        .iter(app.world())
        .filter_map(|sprite| assets.get_path(sprite.image.id()));
    let folder = |path: bevy::asset::AssetPath| path.parent().map(|folder| folder.to_string());
    paths.filter_map(folder).collect()
}

#[test]
fn a_window_that_grows_gets_sharper_pictures() {
    let mut app = headless_app((1280, 800), FRAME);
    begin(&mut app, plan([Player::Human; 2], 3));
    settle(&mut app);
    assert_eq!(Vec::from_iter(folders(&mut app)), ["atlas/1"]);
    let mut windows = app.world_mut().query::<&mut Window>();
    let mut window = windows.single_mut(app.world_mut()).unwrap();
    window.resolution.set(3840.0, 2160.0);
    for _ in 0..1_000 {
        app.update();
        if app.world().resource::<Frame>().pictures == 3 {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    settle(&mut app);
    assert_eq!(Vec::from_iter(folders(&mut app)), ["atlas/3"]);
    check_table(&mut app);
}

#[test]
fn a_tap_finishes_the_step_under_way() {
    let mut app = headless_app((1280, 800), FRAME);
    begin(&mut app, plan([Player::Human; 2], 3));
    settle(&mut app);
    let m = app
        .world()
        .resource::<Match<Songo>>()
        .state
        .random_move(&mut GameRng::from_seed(1), &mut Vec::new())
        .unwrap();
    app.world_mut().write_message(PlayMove::<Songo>(m));
    app.update();
    let mut taps = 0;
    while !app.world().resource::<Director<Songo>>().is_idle() {
        app.world_mut().write_message(FinishStep);
        app.update();
        taps += 1;
        assert!(taps < 40, "taps do not finish steps");
    }
    check_table(&mut app);
}

/// From the title through a match to the results and back to the title. No AI plays: what is
/// allocated here and freed by its thread would count as left behind.
fn there_and_back(app: &mut App, plan: MatchPlan) {
    let mut rng = GameRng::from_seed(plan.seed);
    begin(app, plan);
    let mut scratch = Vec::new();
    for _ in 0..200_000 {
        app.update();
        if screen(app) == Screen::Results {
            break;
        }
        if phase(app) == Some(Phase::Choosing) {
            let state = &app.world().resource::<Match<Songo>>().state;
            if let Some(m) = state.random_move(&mut rng, &mut scratch) {
                app.world_mut().write_message(PlayMove::<Songo>(m));
            }
        }
    }
    assert_eq!(screen(app), Screen::Results);
    app.world_mut().write_message(Action::Go(Screen::Title));
    for _ in 0..3 {
        app.update();
    }
}

/// A match that is nearly over when it begins.
fn short_plan(seed: u64) -> MatchPlan {
    let mut plan = plan([Player::Human; 2], seed);
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
        there_and_back(&mut app, plan([Player::Human; 2], seed));
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
    let worker = format!("app::flow::{test}");
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
    check_growth(headless_app((1280, 800), FRAME * 4), 300, 1_000);
}

#[test]
fn layout_and_picking_leave_nothing_behind_either() {
    alone("many_matches_with_layout");
}

#[test]
#[ignore = "run in a process of its own by the test above"]
fn many_matches_with_layout() {
    check_growth(headless_app_with_layout((1280, 800), FRAME * 4), 60, 60);
}

#[test]
fn everything_is_larger_on_a_television() {
    let window = Vec2::new(1920.0, 1080.0);
    let desk = Frame::for_window(window, 1.0, false);
    let television = Frame::for_window(window, 1.0, true);
    assert!(television.scale > desk.scale * 1.6);
    // An upright phone is held in the hand.
    let upright = Vec2::new(390.0, 844.0);
    let held = Frame::for_window(upright, 3.0, true);
    assert_eq!(held, Frame::for_window(upright, 3.0, false));
}
