//! Opponents at the table: whoever runs their thoughts, seats that change hands, hints.

use veillee::action::{Action, Menu, TableAction};
use veillee::game::Game;
use veillee::plan::Player;
use veillee::platform::{Heard, Runner};
use veillee::play::Phase;
use veillee::play::history::Hint;
use veillee::play::saving::Resumable;
use veillee_rules::ai::Level;
use veillee_rules::engine::{Seat, Status};

use super::table::*;
use super::usual_players;

fn played_by<G: Game>(runner: Runner, moves: usize) -> Vec<G::Move> {
    let mut app = quick_app(WINDOW);
    app.insert_resource(runner);
    begin::<G>(&mut app, usual_players::<G>(), 0, 5);
    update_until(&mut app, "enough moves", |app| ply::<G>(app) >= moves);
    table::<G>(&app).record.moves[..moves].to_vec()
}

pub fn where_opponents_think_does_not_change_what_they_play<G: Game>(moves: usize) {
    let pool = played_by::<G>(Runner::Pool, moves);
    assert_eq!(pool, played_by::<G>(Runner::Slices, moves));
}

pub fn a_worker_that_cannot_think_is_not_asked_again<G: Game>() {
    let mut app = quick_app(WINDOW);
    app.insert_resource(Runner::Worker);
    begin::<G>(&mut app, usual_players::<G>(), 0, 5);
    update_until(&mut app, "somebody thinks", |app| {
        phase(app) == Some(Phase::Thinking)
    });
    wait(&mut app, 5);
    assert_eq!(ply::<G>(&app), 0, "the question is on its way");
    // The page numbers its answers as it was asked: the first question was number 1.
    app.world_mut().write_message(Heard::Thought {
        number: 1,
        answer: None,
    });
    update_until(&mut app, "it goes on", |app| ply::<G>(app) > 3);
    assert_eq!(*app.world().resource::<Runner>(), Runner::Slices);
}

pub fn a_seat_changes_hands_in_the_middle_of_a_game<G: Game>() {
    let mut app = quick_app(WINDOW);
    begin::<G>(&mut app, usual_players::<G>(), 1, 5);
    assert!(settle::<G>(&mut app));
    let before = ply::<G>(&app);
    let hand_over = |player: Player| Action::Table(TableAction::Seat(Seat(0), player));
    act(&mut app, hand_over(Player::Ai(Level::Easy)));
    update_until(&mut app, "the opponents play on", |app| {
        ply::<G>(app) > before + 4
    });
    act(&mut app, hand_over(Player::Human));
    update_until(&mut app, "the person is asked again", |app| {
        phase(app) == Some(Phase::Choosing)
    });
    assert_eq!(table::<G>(&app).state.status(), Status::ToMove(Seat(0)));
    let saved = app.world().resource::<Resumable>().0.as_ref().unwrap();
    assert_eq!(saved.plan.seats[0].player, Player::Human, "and it is kept");
}

pub fn a_hint_shows_a_move_and_makes_none<G: Game>() {
    let mut app = quick_app(WINDOW);
    begin::<G>(&mut app, usual_players::<G>(), 1, 5);
    assert!(settle::<G>(&mut app));
    let before = state::<G>(&app);
    act(&mut app, Action::Table(TableAction::Hint));
    update_until(&mut app, "there is a hint", |app| {
        app.world().contains_resource::<Hint<G>>()
    });
    let hint = app.world().resource::<Hint<G>>().0;
    assert!(before.why_illegal(&hint).is_none());
    assert_eq!(table::<G>(&app).state, before);
}

pub fn while_the_game_is_paused_nobody_plays<G: Game>() {
    let mut app = quick_app(WINDOW);
    begin::<G>(&mut app, usual_players::<G>(), 0, 5);
    update_until(&mut app, "it is under way", |app| ply::<G>(app) > 2);
    act(&mut app, Action::Open(Menu::Pause));
    wait(&mut app, 2);
    let before = ply::<G>(&app);
    wait(&mut app, 200);
    assert_eq!(ply::<G>(&app), before);
    act(&mut app, Action::CloseMenu);
    update_until(&mut app, "it goes on", |app| ply::<G>(app) > before);
}
