//! The card games on the table: whatever happens, a drained table shows what its viewer may
//! see of the state, and nothing else.

use std::time::Duration;

use bevy::prelude::*;
use veillee::ai::Level;
use veillee::engine::{GameRng, Status};
use veillee::games::soon::{self, Soon};
use veillee::games::sovango::Sovango;
use veillee::headless::headless_app;
use veillee::menus::Menu;
use veillee::play::viewing::OpenCurtain;
use veillee::play::{Match, MatchPlan, Phase, PlayMove, Player, StartMatch, TableAction, Viewing};
use veillee::screens::Screen;
use veillee::settings::Settings;
use veillee::table::captions::Refusal;
use veillee::table::director::{Director, Staged};
use veillee::table::pieces::Rest;
use veillee::theme::Action;
use veillee::theme::motion::Speed;

const FRAME: Duration = Duration::from_millis(48);

fn phase(app: &App) -> Option<Phase> {
    app.world()
        .get_resource::<State<Phase>>()
        .map(|phase| *phase.get())
}

fn begin<G: Staged>(app: &mut App, players: u8, humans: u8, seed: u64) {
    let mut plan = MatchPlan::new(G::ID, players, seed);
    for (index, seat) in plan.seats.iter_mut().enumerate() {
        seat.player = if index < usize::from(humans) {
            Player::Human
        } else {
            Player::Ai(Level::Easy)
        };
    }
    app.world_mut()
        .write_message(StartMatch { plan, record: None });
    for _ in 0..3 {
        app.update();
    }
}

/// Runs until a person is to choose, closing the score sheet and opening the curtain on the
/// way; `false` when the game is over.
fn settle<G: Staged>(app: &mut App) -> bool {
    for _ in 0..100_000 {
        app.update();
        match phase(app) {
            Some(Phase::Choosing) => return true,
            Some(Phase::GameOver) => return false,
            Some(Phase::RoundOver) => {
                app.world_mut().write_message(Action::CloseMenu);
            }
            Some(Phase::Curtain) => {
                app.world_mut().write_message(OpenCurtain);
            }
            _ if *app.world().resource::<State<Screen>>().get() == Screen::Results => return false,
            _ => {}
        }
    }
    panic!("{} never settles: {:?}", G::ID, phase(app));
}

fn check<G: Staged>(app: &mut App) {
    let state = app.world().resource::<Match<G>>().state.clone();
    assert_eq!(G::difference(app.world_mut(), &state), None, "{}", G::ID);
    let mut pieces = app.world_mut().query::<(&Rest, &Transform)>();
    for (rest, transform) in pieces.iter(app.world()) {
        assert_eq!(rest.0, *transform, "{}", G::ID);
    }
}

fn play_random<G: Staged>(app: &mut App, rng: &mut GameRng) {
    let state = app.world().resource::<Match<G>>().state.clone();
    let m = state.random_move(rng, &mut Vec::new()).unwrap();
    app.world_mut().write_message(PlayMove::<G>(m));
    app.update();
    let after = &app.world().resource::<Match<G>>().state;
    assert_ne!(after, &state, "the rules answer at once");
}

/// Whole games at 2 to 6 players in a few frames and speeds.
fn plays_through<G: Staged>(
    players: impl IntoIterator<Item = u8>,
    speeds: &[(Speed, bool)],
    moves: usize,
) {
    for players in players {
        for (speed, reduced) in speeds {
            for size in [(1280, 800), (390, 844)] {
                let mut app = headless_app(size, FRAME);
                {
                    let mut settings = app.world_mut().resource_mut::<Settings>();
                    settings.speed = *speed;
                    settings.reduced_motion = *reduced;
                }
                begin::<G>(&mut app, players, 1, u64::from(players));
                let mut rng = GameRng::from_seed(5);
                for _ in 0..moves {
                    if !settle::<G>(&mut app) {
                        break;
                    }
                    check::<G>(&mut app);
                    play_random::<G>(&mut app, &mut rng);
                }
                settle::<G>(&mut app);
                check::<G>(&mut app);
            }
        }
    }
}

#[test]
fn sovango_shows_the_state_after_every_move_at_every_speed() {
    let speeds = [
        (Speed::Off, false),
        (Speed::Quadruple, false),
        (Speed::Quadruple, true),
    ];
    plays_through::<Sovango>([4], &speeds, 14);
    plays_through::<Sovango>([2, 3, 5, 6], &[(Speed::Quadruple, false)], 14);
}

#[test]
fn soon_shows_the_state_after_every_move_at_every_speed() {
    let speeds = [
        (Speed::Off, false),
        (Speed::Quadruple, false),
        (Speed::Quadruple, true),
    ];
    plays_through::<Soon>([3], &speeds, 60);
    plays_through::<Soon>([2, 4, 5, 6], &[(Speed::Quadruple, false)], 24);
}

#[test]
fn a_whole_game_of_sovango_ends_in_results() {
    whole_game::<Sovango>(4);
}

#[test]
fn a_whole_game_of_soon_ends_in_results() {
    whole_game::<Soon>(3);
}

fn whole_game<G: Staged>(players: u8) {
    let mut app = headless_app((1280, 800), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<G>(&mut app, players, 1, 11);
    let mut rng = GameRng::from_seed(5);
    while settle::<G>(&mut app) {
        check::<G>(&mut app);
        play_random::<G>(&mut app, &mut rng);
    }
    for _ in 0..100 {
        app.update();
    }
    let screen = *app.world().resource::<State<Screen>>().get();
    assert_eq!(screen, Screen::Results);
}

/// Several people at one device: the hand of whoever is not to move is never on the table.
fn curtains<G: Staged>(players: u8, least: u32) {
    let mut app = headless_app((390, 844), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
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
        let state = &app.world().resource::<Match<G>>().state;
        assert_eq!(state.status(), Status::ToMove(viewing.seat));
        assert!(viewing.open);
        check::<G>(&mut app);
        play_random::<G>(&mut app, &mut rng);
    }
    assert!(curtains >= least, "only {curtains} curtains");
}

#[test]
fn a_curtain_falls_between_two_people() {
    curtains::<Sovango>(3, 8);
    // A turn is two moves.
    curtains::<Soon>(3, 5);
}

#[test]
fn a_pause_covers_the_hand() {
    let mut app = headless_app((390, 844), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<Sovango>(&mut app, 3, 3, 4);
    assert!(settle::<Sovango>(&mut app));
    assert!(app.world().resource::<Viewing>().open);
    app.world_mut().write_message(Action::Open(Menu::Pause));
    for _ in 0..4 {
        app.update();
    }
    assert!(!app.world().resource::<Viewing>().open);
    app.world_mut().write_message(Action::CloseMenu);
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(phase(&app), Some(Phase::Curtain));
}

#[test]
fn what_others_have_shown_cannot_be_taken_back() {
    let mut app = headless_app((1280, 800), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<Sovango>(&mut app, 4, 1, 2);
    assert!(settle::<Sovango>(&mut app));
    play_random::<Sovango>(&mut app, &mut GameRng::from_seed(1));
    assert!(settle::<Sovango>(&mut app));
    let before = app.world().resource::<Match<Sovango>>().record.moves.len();
    assert!(before >= 4, "the others have played too");
    let mut refusals = app
        .world()
        .resource::<Messages<Refusal>>()
        .get_cursor_current();
    app.world_mut()
        .write_message(Action::Table(TableAction::Undo));
    app.update();
    app.update();
    let record = &app.world().resource::<Match<Sovango>>().record;
    assert_eq!(record.moves.len(), before);
    let messages = app.world().resource::<Messages<Refusal>>();
    let told: Vec<&str> = refusals
        .read(messages)
        .map(|refusal| refusal.0.key())
        .collect();
    assert_eq!(told, ["refused-undo-hidden"]);
    assert!(app.world().resource::<Director<Sovango>>().is_idle());
}

/// The pile, a card of the hand, the discard: a turn of Soon by taps alone.
#[test]
fn a_turn_of_soon_is_two_steps() {
    let (pile, discard, cancel, second) = (50, 51, 52, 1);
    let mut app = headless_app((390, 844), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<Soon>(&mut app, 2, 1, 4);
    assert!(settle::<Soon>(&mut app));
    let step = |app: &App| app.world().resource::<Match<Soon>>().state.phase();
    let moves = |app: &App| app.world().resource::<Match<Soon>>().record.moves.len();
    let tap = |app: &mut App, piece: usize| {
        app.world_mut().write_message(Action::Piece(piece));
        for _ in 0..3 {
            app.update();
        }
    };
    assert_eq!(step(&app), soon::Phase::Draw);
    let before = moves(&app);
    // A card of the hand comes second.
    tap(&mut app, second);
    assert_eq!(moves(&app), before);
    tap(&mut app, pile);
    assert_eq!(moves(&app), before + 1);
    assert!(matches!(step(&app), soon::Phase::Act { .. }));
    check::<Soon>(&mut app);
    // Nothing is played before the last step, and what is chosen can be put back.
    tap(&mut app, second);
    tap(&mut app, cancel);
    tap(&mut app, discard);
    assert_eq!(moves(&app), before + 1);
    tap(&mut app, second);
    tap(&mut app, discard);
    let record = &app.world().resource::<Match<Soon>>().record;
    assert!(matches!(record.moves[before + 1], soon::Move::Discard(_)));
    assert!(settle::<Soon>(&mut app));
    check::<Soon>(&mut app);
}
