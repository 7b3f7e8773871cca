//! A finished game looked at again: its review comes, can be stopped and left, shows its moments on
//! the table, and one can play on from there.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::action::{Action, Menu, ReviewAction, Screen, TableAction};
use veillee::game::Game;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::{Language, Locale, Words};
use veillee::motion::Speed;
use veillee::plan::{Player, Purpose, StartMatch};
use veillee::play::history::{Hint, Reviewed};
use veillee::play::{MatchStatus, Phase, Viewing};
use veillee::review::{Graph, HowClosely, Progress, ReviewSheet};
use veillee::settings::Settings;
use veillee::theme::scroll::Scrolls;
use veillee::theme::widgets::OnPress;
use veillee_rules::ai::{self, Care, Level};
use veillee_rules::engine::{Config, GameRng, Nobody, Record, Seat, Status};

use super::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults, faults_of_a_list, place_of};
use super::person::{By, Person};
use super::table::*;
use super::usual_players;

const OPEN: Action = Action::Review(ReviewAction::Open);

/// A short game to its end, so many of the players people: careless ones, and the last makes any
/// move.
pub fn finished<G: Game>(humans: u8, seed: u64) -> StartMatch {
    let mut plan = plan::<G>(usual_players::<G>(), humans, seed);
    let quick = G::Config::QUICK.iter();
    let quick = quick.map(|(key, value)| (key.to_string(), value.to_string()));
    plan.setup.options.extend(quick);
    let config = G::Config::from_setup(&plan.setup).unwrap();
    let mut state = G::start(&config, seed, &mut Nobody).unwrap();
    let mut record = Record::<G>::new(config, seed);
    while let Status::ToMove(seat) = state.status() {
        let chance = record.moves.len() as u64;
        let m = if seat == Seat(state.players() - 1) {
            let mut rng = GameRng::from_seed(chance);
            state.random_move(&mut rng, &mut Vec::new()).unwrap()
        } else {
            ai::choose(&state, seat, Level::Easy, chance).unwrap().m
        };
        state.apply(&m, &mut Nobody).unwrap();
        record.moves.push(m);
    }
    StartMatch {
        plan,
        record: Some(record.to_json()),
    }
}

/// Such a game, opened at this table and at its results.
fn at_its_results<G: Game>(app: &mut App, humans: u8) {
    app.insert_resource(HowClosely(Care::Glance));
    app.world_mut().write_message(finished::<G>(humans, 4));
    update_until(app, "the results", |app| screen(app) == Screen::Results);
    wait(app, 2);
}

fn sheet(app: &App) -> &ReviewSheet {
    app.world().resource::<ReviewSheet>()
}

fn open(app: &mut App) {
    act(app, OPEN);
    update_until(app, "the review is open", |app| menu(app) == Menu::Review);
}

fn done(app: &mut App) {
    update_until(app, "every move is judged", |app| {
        sheet(app).progress == Progress::Done && sheet(app).moves > 0
    });
    wait(app, 3);
}

/// Reviewed, with the moment on the table that lost the most.
fn look_at_a_moment<G: Game>(app: &mut App) -> usize {
    let at = sheet(app).moments[0].at;
    act(app, Action::Table(TableAction::LookAt(at)));
    update_until(app, "the moment is shown", |app| {
        phase(app) == Some(Phase::Looking) && menu(app) == Menu::None
    });
    wait(app, 4);
    assert_eq!(table::<G>(app).looking_at, Some(at));
    at
}

fn can_be_said(words: &Words) {
    for language in [Language::Fr, Language::En] {
        let locale = Locale::new(language, catalogue().texts());
        assert!(locale.has(words.key()), "{}", words.key());
        let said = locale.say(words);
        assert!(!said.is_empty() && !said.contains('{'), "{said}");
    }
}

pub fn a_finished_game_gets_its_review<G: Game>() {
    let mut app = quick_app(WINDOW);
    at_its_results::<G>(&mut app, 1);
    let mut buttons = app.world_mut().query::<&OnPress>();
    let offered = buttons.iter(app.world()).any(|press| press.0 == OPEN);
    assert!(offered, "{}: the results offer it", G::ID);
    let record = table::<G>(&app).record.clone();
    open(&mut app);
    assert_eq!(screen(&app), Screen::Table);
    done(&mut app);
    let sheet = sheet(&app).clone();
    assert_eq!(sheet.judged, sheet.all);
    assert_eq!(sheet.moves, record.moves.len());
    assert!((1..=3).contains(&sheet.moments.len()), "{}", G::ID);
    for side in &sheet.sides {
        assert_eq!(side.course.len(), sheet.moves + 1, "{}", G::ID);
        // Where the game ended, every line does.
        let seat = side.seats.iter().next().unwrap();
        let end = ai::standing(&table::<G>(&app).state, seat);
        assert!((side.course[sheet.moves] - end).abs() < 1e-3, "{}", G::ID);
    }
    sheet.words().iter().for_each(can_be_said);
    for moment in &sheet.moments {
        can_be_said(&moment.heading());
        can_be_said(&moment.played);
        can_be_said(&moment.better);
        assert_ne!(moment.played, moment.better);
    }
    assert_eq!(table::<G>(&app).record, record, "nothing has become of it");
}

pub fn a_moment_of_the_review_is_shown_on_the_table<G: Game>() {
    let mut app = quick_app(WINDOW);
    // The device went round: the game is over, and nobody has anything to hide.
    at_its_results::<G>(&mut app, usual_players::<G>());
    open(&mut app);
    done(&mut app);
    let at = look_at_a_moment::<G>(&mut app);
    let then = table::<G>(&app).shown_state();
    let Status::ToMove(seat) = then.status() else {
        unreachable!()
    };
    let hint = app.world().resource::<Hint<G>>().0;
    assert!(then.why_illegal(&hint).is_none(), "{}", G::ID);
    assert_ne!(hint, table::<G>(&app).record.moves[at], "{}", G::ID);
    let reviewed = app.world().resource::<Reviewed>();
    assert!(reviewed.looks);
    can_be_said(reviewed.made.as_ref().unwrap());
    can_be_said(reviewed.better.as_ref().unwrap());
    let viewing = *app.world().resource::<Viewing>();
    assert!(
        !G::HIDES || viewing == (Viewing { seat, open: true }),
        "{}",
        G::ID
    );
    assert_eq!(G::difference(app.world_mut(), &then), None, "{}", G::ID);
    // Back to the review and to the same moment; then to the results.
    open(&mut app);
    assert_eq!(sheet(&app).shown, Some(at));
    act(&mut app, Action::CloseMenu);
    wait(&mut app, 3);
    assert_eq!(phase(&app), Some(Phase::Looking));
    act(&mut app, Action::Table(TableAction::ToNow));
    update_until(&mut app, "the results again", |app| {
        screen(app) == Screen::Results
    });
    assert!(!app.world().resource::<Reviewed>().looks);
    assert!(!app.world().contains_resource::<Hint<G>>());
}

pub fn one_can_play_on_from_a_moment_and_come_back<G: Game>() {
    let mut app = quick_app(WINDOW);
    at_its_results::<G>(&mut app, 1);
    open(&mut app);
    done(&mut app);
    let at = look_at_a_moment::<G>(&mut app);
    let (whole, seats) = {
        let game = table::<G>(&app);
        (game.record.clone(), game.plan.seats.clone())
    };
    act(&mut app, Action::Table(TableAction::PlayFromHere));
    update_until(&mut app, "another game", |app| {
        table::<G>(app).looking_at.is_none() && ply::<G>(app) < whole.moves.len()
    });
    let game = table::<G>(&app);
    assert_eq!(game.record.moves[..at], whole.moves[..at], "{}", G::ID);
    assert_eq!(game.plan.seats, seats);
    assert!(matches!(game.state.status(), Status::ToMove(_)));
    assert_ne!(game.player(Seat(0)), Player::Ai(Level::Easy));
    wait(&mut app, 6);
    check::<G>(&mut app);
    assert!(
        !app.world().contains_resource::<Hint<G>>(),
        "it is for them to find"
    );
    // The game it came from is as it was, with all that is known of it.
    act(&mut app, Action::Open(Menu::Pause));
    wait(&mut app, 3);
    assert!(app.world().resource::<MatchStatus>().can_review);
    open(&mut app);
    assert_eq!(table::<G>(&app).record, whole, "{}", G::ID);
    wait(&mut app, 3);
    assert_eq!(sheet(&app).progress, Progress::Done, "{}", G::ID);
}

pub fn a_review_can_be_stopped_and_left<G: Game>() {
    let mut app = quick_app(WINDOW);
    at_its_results::<G>(&mut app, 1);
    open(&mut app);
    update_until(&mut app, "it is under way", |app| sheet(app).judged > 2);
    act(&mut app, Action::Review(ReviewAction::Stop));
    wait(&mut app, 3);
    let judged = sheet(&app).judged;
    wait(&mut app, 60);
    assert_eq!(sheet(&app).judged, judged, "{}", G::ID);
    assert_eq!(sheet(&app).progress, Progress::Stopped);
    can_be_said(&sheet(&app).headline());
    // It goes on while somebody looks at something else.
    act(&mut app, Action::Review(ReviewAction::GoOn));
    act(&mut app, Action::Table(TableAction::LookAt(1)));
    update_until(&mut app, "it goes on", |app| sheet(app).judged > judged);
    act(&mut app, Action::Go(Screen::Title));
    update_until(&mut app, "the title", |app| screen(app) == Screen::Title);
    wait(&mut app, 20);
    assert_eq!(sheet(&app).moves, 0, "nobody works on it any more");
}

pub fn a_tap_on_the_graph_shows_that_moment<G: Game>() {
    for (by, size) in [(By::Touch, UPRIGHT), (By::Mouse, WINDOW)] {
        let mut person = Person::new(by, size);
        at_its_results::<G>(&mut person.app, 1);
        open(&mut person.app);
        update_until(&mut person.app, "it is under way", |app| {
            sheet(app).judged > 2
        });
        act(&mut person.app, Action::Review(ReviewAction::Stop));
        person.wait(8);
        let world = person.app.world_mut();
        let mut graphs = world.query_filtered::<(&UiGlobalTransform, &ComputedNode), With<Graph>>();
        let (transform, node) = graphs.single(world).unwrap();
        let middle = transform.translation;
        let quarter = middle - Vec2::new(node.size().x / 4.0, 0.0);
        let moves = sheet(&person.app).moves;
        match by {
            By::Mouse => person.click(quarter),
            _ => person.tap(quarter),
        }
        person.wait(4);
        let shown = table::<G>(&person.app).looking_at.unwrap();
        assert!(shown.abs_diff(moves / 4) <= 1, "{by:?}: {shown} of {moves}");
        assert_eq!(menu(&person.app), Menu::None);
    }
}

pub fn only_a_finished_game_of_ones_own_has_a_review<G: Game>() {
    for purpose in [Purpose::Demo, Purpose::Lesson { shown: true }] {
        let mut app = quick_app(WINDOW);
        let mut start = finished::<G>(1, 4);
        start.plan.purpose = purpose;
        app.world_mut().write_message(start);
        wait(&mut app, 8);
        assert!(!app.world().resource::<MatchStatus>().can_review);
        act(&mut app, OPEN);
        wait(&mut app, 8);
        assert_ne!(menu(&app), Menu::Review, "{}: {purpose:?}", G::ID);
    }
    let mut app = quick_app(WINDOW);
    begin::<G>(&mut app, usual_players::<G>(), 1, 3);
    wait(&mut app, 8);
    act(&mut app, OPEN);
    wait(&mut app, 8);
    assert_ne!(menu(&app), Menu::Review, "{}", G::ID);
    assert_eq!(sheet(&app).moves, 0);
}

/// At every size and in every state, in the longer language.
pub fn a_review_fits_everywhere<G: Game>() {
    let sizes = [
        WINDOW,
        UPRIGHT,
        SMALL_UPRIGHT,
        ON_ITS_SIDE,
        SMALL_ON_ITS_SIDE,
    ];
    let mut all = Vec::new();
    for size in sizes {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = Speed::Off;
        settings.language = Some(Language::Fr);
        wait(&mut app, 2);
        at_its_results::<G>(&mut app, 1);
        let mut note = |what: &str, found: Vec<String>| {
            let found = found.iter();
            all.extend(found.map(|fault| format!("{size:?}, {what}: {fault}")));
        };
        // Fonts come.
        wait(&mut app, 30);
        note("results", faults_of_a_list(&mut app, size));
        open(&mut app);
        wait(&mut app, 6);
        note("working", faults_of_a_list(&mut app, size));
        // There is nothing more to see in the rest of it but on the smallest screen.
        match size {
            SMALL_UPRIGHT => done(&mut app),
            _ => {
                let some = |app: &App| sheet(app).judged > 30;
                update_until(&mut app, "some moves are judged", some);
                act(&mut app, Action::Review(ReviewAction::Stop));
            }
        }
        wait(&mut app, 8);
        // They may be more than there is room for: then the list goes on, and its end is in reach.
        let goes_on = |fault: &String| fault.contains(" is cut: ");
        let mut found = faults_of_a_list(&mut app, size);
        found.retain(|fault| !goes_on(fault));
        note("with moments", found);
        let mut lists = app
            .world_mut()
            .query_filtered::<&mut ScrollPosition, With<Scrolls>>();
        for mut list in lists.iter_mut(app.world_mut()) {
            list.y = 10_000.0;
        }
        wait(&mut app, 4);
        let last = sheet(&app).moments.last().unwrap().at;
        let last = Action::Table(TableAction::LookAt(last));
        let place = place_of(&mut app, &last).unwrap();
        let found = faults_of_a_list(&mut app, size);
        let cut = format!("{:?} is cut: ", Some(&last));
        note(
            "at its end",
            found
                .into_iter()
                .filter(|fault| fault.starts_with(&cut))
                .collect(),
        );
        assert!(place.max.y < size.1 as f32, "{}: {size:?}", G::ID);
        look_at_a_moment::<G>(&mut app);
        wait(&mut app, 8);
        note("a moment", faults(&mut app, size));
    }
    let faults = all.len();
    assert!(all.is_empty(), "{}: {faults}\n{}", G::ID, all.join("\n"));
}
