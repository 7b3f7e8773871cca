//! The card games on the table: whatever happens, a drained table shows what its viewer may
//! see of the state, and nothing else.

use std::time::Duration;

use bevy::prelude::*;
use veillee::ai::Level;
use veillee::engine::{GameRng, Ruleset, Status};
use veillee::games::sar_zan::{Move, SarZan};
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

pub(super) const FRAME: Duration = Duration::from_millis(48);

pub(super) fn phase(app: &App) -> Option<Phase> {
    app.world()
        .get_resource::<State<Phase>>()
        .map(|phase| *phase.get())
}

pub(super) fn begin<G: Staged>(app: &mut App, players: u8, humans: u8, seed: u64) {
    start(app, plan::<G>(players, humans, seed));
}

fn plan<G: Staged>(players: u8, humans: u8, seed: u64) -> MatchPlan {
    let mut plan = MatchPlan::new(G::ID, players, seed);
    for (index, seat) in plan.seats.iter_mut().enumerate() {
        seat.player = if index < usize::from(humans) {
            Player::Human
        } else {
            Player::Ai(Level::Easy)
        };
    }
    plan
}

fn start(app: &mut App, plan: MatchPlan) {
    app.world_mut()
        .write_message(StartMatch { plan, record: None });
    for _ in 0..3 {
        app.update();
    }
}

/// Is a person asked, and has more than one answer? An only one the table gives by itself.
fn asks<G: Staged>(app: &App) -> bool {
    let table = app.world().resource::<Match<G>>();
    let mut moves = Vec::new();
    table.state.legal_moves(&mut moves);
    app.world().resource::<Director<G>>().is_idle() && table.may_choose() && moves.len() > 1
}

/// Runs until a person has something to choose, closing the score sheet and opening the curtain
/// on the way; `false` when the game is over.
pub(super) fn settle<G: Staged>(app: &mut App) -> bool {
    let mut asked_at = None;
    for _ in 0..100_000 {
        app.update();
        match phase(app) {
            // The phase follows a frame after the state: the table may just have made an only
            // choice, and a curtain may be about to fall.
            Some(Phase::Choosing) if asks::<G>(app) => {
                let moves = Some(app.world().resource::<Match<G>>().record.moves.len());
                if asked_at == moves {
                    return true;
                }
                asked_at = moves;
            }
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

pub(super) fn check<G: Staged>(app: &mut App) {
    let state = app.world().resource::<Match<G>>().state.clone();
    assert_eq!(G::difference(app.world_mut(), &state), None, "{}", G::ID);
    let mut pieces = app.world_mut().query::<(&Rest, &Transform)>();
    for (rest, transform) in pieces.iter(app.world()) {
        assert_eq!(rest.0, *transform, "{}", G::ID);
    }
}

pub(super) fn play_random<G: Staged>(app: &mut App, rng: &mut GameRng) {
    let state = app.world().resource::<Match<G>>().state.clone();
    let m = state.random_move(rng, &mut Vec::new()).unwrap();
    app.world_mut().write_message(PlayMove::<G>(m));
    app.update();
    let after = &app.world().resource::<Match<G>>().state;
    assert_ne!(after, &state, "the rules answer at once");
}

/// A game, and the option that makes it as short as it can be.
pub(super) trait ShortGame: Staged {
    const SHORT: (&'static str, &'static str);
}

impl ShortGame for Sovango {
    const SHORT: (&'static str, &'static str) = ("contract", "50");
}

impl ShortGame for SarZan {
    const SHORT: (&'static str, &'static str) = ("target", "33");
}

const PACES: [(Speed, bool); 6] = [
    (Speed::Off, false),
    (Speed::Half, false),
    (Speed::Normal, false),
    (Speed::Double, false),
    (Speed::Quadruple, false),
    (Speed::Normal, true),
];

/// Whole games with so many players at every speed, in every kind of frame.
pub(super) fn whole_games_at_every_speed<G: ShortGame>(players: u8) {
    let sizes = [(1280, 800), (390, 844), (844, 390)];
    for (nth, (speed, reduced)) in PACES.into_iter().enumerate() {
        // Long frames: there is much to wait for.
        let mut app = headless_app(sizes[nth % sizes.len()], Duration::from_millis(400));
        {
            let mut settings = app.world_mut().resource_mut::<Settings>();
            settings.speed = speed;
            settings.reduced_motion = reduced;
        }
        let mut plan = plan::<G>(players, 1, u64::from(players));
        let (key, value) = G::SHORT;
        plan.setup
            .options
            .insert(key.to_string(), value.to_string());
        start(&mut app, plan);
        let mut rng = GameRng::from_seed(5);
        while settle::<G>(&mut app) {
            check::<G>(&mut app);
            play_random::<G>(&mut app, &mut rng);
        }
        check::<G>(&mut app);
    }
}

#[test]
fn sovango_shows_the_state_after_every_move_at_every_speed() {
    for players in 2..=6 {
        whole_games_at_every_speed::<Sovango>(players);
    }
}

#[test]
fn sar_zan_shows_the_state_after_every_move_at_every_speed() {
    for players in 2..=4 {
        whole_games_at_every_speed::<SarZan>(players);
    }
}

pub(super) fn whole_game<G: Staged>(players: u8, seed: u64) {
    let mut app = headless_app((1280, 800), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<G>(&mut app, players, 1, seed);
    let mut rng = GameRng::from_seed(5);
    while settle::<G>(&mut app) {
        check::<G>(&mut app);
        play_random::<G>(&mut app, &mut rng);
    }
    for _ in 0..100 {
        app.update();
    }
    let screen = *app.world().resource::<State<Screen>>().get();
    assert_eq!(screen, Screen::Results, "{}", G::ID);
}

#[test]
fn a_whole_game_of_sovango_ends_in_results() {
    whole_game::<Sovango>(4, 11);
}

#[test]
fn whole_games_of_sar_zan_end_in_results() {
    for players in 2..=4 {
        whole_game::<SarZan>(players, 11);
    }
}

/// Taps on cards lift them, and the button plays what is lifted: the same as the move itself.
#[test]
fn sar_zan_is_played_by_tapping_cards_and_the_button() {
    const PLAY: usize = 100;
    for size in [(1280, 800), (844, 390), (390, 844)] {
        let mut app = headless_app(size, FRAME);
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        begin::<SarZan>(&mut app, 4, 1, 3);
        let (mut tapped, mut moves) = (0, Vec::new());
        while settle::<SarZan>(&mut app) && tapped < 6 {
            let table = app.world().resource::<Match<SarZan>>();
            let (before, made) = (table.state.clone(), table.record.moves.len());
            before.legal_moves(&mut moves);
            let largest = moves.iter().copied().max_by_key(|m| match m {
                Move::Play(cards) => cards.len(),
                _ => 0,
            });
            let m = largest.unwrap();
            if let (Move::Play(cards), true) = (m, moves.len() > 1) {
                for card in cards.iter() {
                    let piece = Action::Piece(usize::from(card.value()));
                    app.world_mut().write_message(piece);
                    app.update();
                }
                app.world_mut().write_message(Action::Piece(PLAY));
                tapped += 1;
            } else {
                app.world_mut().write_message(PlayMove::<SarZan>(m));
            }
            app.update();
            app.update();
            let record = &app.world().resource::<Match<SarZan>>().record;
            assert_eq!(record.moves.get(made), Some(&m), "{size:?}");
        }
        assert_eq!(tapped, 6);
    }
}

/// Several people at one device: the hand of whoever is not to move is never on the table.
pub(super) fn curtains<G: Staged>(players: u8, least: u32) {
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
    curtains::<SarZan>(3, 8);
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

#[test]
fn what_an_ai_thought_about_the_match_before_is_forgotten() {
    for seed in 1..=5 {
        let mut app = headless_app((1280, 800), FRAME);
        app.world_mut().resource_mut::<Settings>().speed = Speed::Quadruple;
        begin::<Sovango>(&mut app, 5, 0, seed);
        while !app.world().resource::<Director<Sovango>>().is_idle() {
            app.update();
        }
        // An AI thinks about its first card now; the same seed deals others to six.
        app.update();
        begin::<Sovango>(&mut app, 6, 0, seed);
        let mut refusals = app.world().resource::<Messages<Refusal>>().get_cursor();
        while app.world().resource::<Match<Sovango>>().record.moves.len() < 3 {
            app.update();
            let messages = app.world().resource::<Messages<Refusal>>();
            assert_eq!(refusals.read(messages).count(), 0, "seed {seed}");
        }
    }
}
