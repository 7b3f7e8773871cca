//! Whole games through the ECS: whatever happens, a drained table shows what its viewer may see
//! of the state, and nothing else.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Menu, Screen, TableAction};
use veillee::game::Game;
use veillee::locale::Locale;
use veillee::motion::Speed;
use veillee::play::{Phase, Viewing};
use veillee::screens::results::Results;
use veillee_rules::engine::{Config, GameRng, Status};

use super::table::*;

/// How things may move.
pub struct Pace {
    speed: Speed,
    reduced: bool,
    size: (u32, u32),
}

const fn pace(speed: Speed, reduced: bool, size: (u32, u32)) -> Pace {
    Pace {
        speed,
        reduced,
        size,
    }
}

pub const OFF: Pace = pace(Speed::Off, false, WINDOW);
pub const HALF: Pace = pace(Speed::Half, false, UPRIGHT);
pub const NORMAL: Pace = pace(Speed::Normal, false, ON_ITS_SIDE);
pub const DOUBLE: Pace = pace(Speed::Double, false, WINDOW);
pub const QUADRUPLE: Pace = pace(Speed::Quadruple, false, UPRIGHT);
pub const REDUCED: Pace = pace(Speed::Normal, true, ON_ITS_SIDE);

/// Short games with every number of players, one after the other at one table.
pub fn show_the_state_after_every_move<G: Game>(pace: Pace) {
    // Long frames: there is much to wait for.
    let mut app = app_at(pace.size, Duration::from_millis(400), pace.speed);
    let mut settings = app
        .world_mut()
        .resource_mut::<veillee::settings::Settings>();
    settings.reduced_motion = pace.reduced;
    for players in G::Config::PLAYERS {
        let mut plan = plan::<G>(players, 1, u64::from(players));
        let quick = G::Config::QUICK.iter();
        let quick = quick.map(|(key, value)| (key.to_string(), value.to_string()));
        plan.setup.options.extend(quick);
        start(&mut app, plan);
        let mut rng = GameRng::from_seed(5);
        while settle::<G>(&mut app) {
            check::<G>(&mut app);
            play_random::<G>(&mut app, &mut rng);
        }
        check::<G>(&mut app);
        act(&mut app, Action::Go(Screen::Title));
        wait(&mut app, 3);
    }
}

/// With the usual rules, into the results and the next match.
pub fn ends_in_results<G: Game>(players: u8, seed: u64) {
    let mut app = quick_app(WINDOW);
    begin::<G>(&mut app, players, 1, seed);
    let mut rng = GameRng::from_seed(5);
    let mut moves = 0;
    while settle::<G>(&mut app) {
        check::<G>(&mut app);
        assert!(table::<G>(&app).may_choose(), "only people are waited for");
        play_random::<G>(&mut app, &mut rng);
        moves += 1;
    }
    assert!(moves > 5, "{}: {moves}", G::ID);
    check::<G>(&mut app);
    wait(&mut app, 100);
    assert_eq!(screen(&app), Screen::Results, "{}", G::ID);
    results_tell_the_truth::<G>(&app);
    // A rematch keeps seats and options and is a new game.
    let before = table::<G>(&app).plan.clone();
    act(&mut app, Action::Table(TableAction::Rematch));
    wait(&mut app, 4);
    assert_eq!(screen(&app), Screen::Table, "{}", G::ID);
    let again = table::<G>(&app);
    assert_eq!(again.plan.seats, before.seats);
    assert_eq!(again.plan.setup.players, before.setup.players);
    assert!(again.record.moves.is_empty());
}

/// Everybody stands where their points put them, and whoever has won stands first.
fn results_tell_the_truth<G: Game>(app: &App) {
    let state = &table::<G>(app).state;
    let Status::Over(outcome) = state.status() else {
        panic!("{} is not over", G::ID);
    };
    let results = app.world().resource::<Results>();
    let members = results.sides.iter().flat_map(|side| &side.members);
    assert_eq!(members.count(), usize::from(state.players()), "{}", G::ID);
    for side in &results.sides {
        let seat = side.members[0].seat;
        let place = format!("{} {side:?}", G::ID);
        assert_eq!(side.won, outcome.winners.contains(seat), "{place}");
        assert_eq!(side.won, side.place == 1, "{place}");
        assert_eq!(side.score, state.scores()[seat.index()], "{place}");
    }
    for pair in results.sides.windows(2) {
        let [one, next] = pair else { unreachable!() };
        let alike = (one.won, one.score) == (next.won, next.score);
        assert!(one.place <= next.place, "{} {pair:?}", G::ID);
        assert_eq!(one.place == next.place, alike, "{} {pair:?}", G::ID);
    }
    let facts = &results.facts;
    assert!((1..=3).contains(&facts.len()), "{} {facts:?}", G::ID);
    assert!(facts.iter().all(|fact| fact.number > 0), "{facts:?}");
    // In words: names before numbers, the first before the last.
    let locale = app.world().resource::<Locale>();
    let said: Vec<String> = results
        .words()
        .iter()
        .map(|words| locale.say(words))
        .collect();
    for (nth, side) in results.sides.iter().enumerate() {
        let line = &said[1 + nth];
        let name = line.find(&side.members[0].name);
        let score = line.rfind(&side.score.abs().to_string());
        assert!(name.is_some() && name < score, "{line}");
    }
}

/// Several people at one device: the hand of whoever is not to move is never on the table.
pub fn a_curtain_falls_between_two_people<G: Game>(players: u8, least: u32) {
    let mut app = quick_app(UPRIGHT);
    begin::<G>(&mut app, players, players, 4);
    let mut rng = GameRng::from_seed(5);
    let mut curtains = 0;
    for _ in 0..12 {
        for _ in 0..50 {
            app.update();
            if matches!(phase(&app), Some(Phase::Curtain | Phase::Choosing)) {
                break;
            }
        }
        if phase(&app) == Some(Phase::Curtain) {
            curtains += 1;
            let viewing = *app.world().resource::<Viewing>();
            assert!(!viewing.open, "behind the curtain no hand is open");
            check::<G>(&mut app);
        }
        assert!(settle::<G>(&mut app));
        let viewing = *app.world().resource::<Viewing>();
        assert_eq!(
            table::<G>(&app).state.status(),
            Status::ToMove(viewing.seat)
        );
        assert!(viewing.open);
        check::<G>(&mut app);
        play_random::<G>(&mut app, &mut rng);
    }
    assert!(curtains >= least, "only {curtains} curtains");
}

/// Where there is anything to hide.
pub fn a_pause_covers_the_hand<G: Game>() {
    let mut app = quick_app(UPRIGHT);
    let players = super::usual_players::<G>();
    begin::<G>(&mut app, players, players, 4);
    assert!(settle::<G>(&mut app));
    assert!(app.world().resource::<Viewing>().open);
    act(&mut app, Action::Open(Menu::Pause));
    wait(&mut app, 4);
    assert_eq!(app.world().resource::<Viewing>().open, !G::HIDES);
    act(&mut app, Action::CloseMenu);
    wait(&mut app, 4);
    let then = if G::HIDES {
        Phase::Curtain
    } else {
        Phase::Choosing
    };
    assert_eq!(phase(&app), Some(then));
}
