//! The one gate for moves: what is meant for another moment is dropped without a word, what may
//! not be is refused with words and a sound, and nothing is lost while the table catches up.

use std::time::Duration;

use bevy::prelude::*;
use veillee::game::Game;
use veillee::motion::Speed;
use veillee::play::PlayMove;
use veillee_rules::engine::{GameRng, Nobody, Seat, Status};

use super::table::*;
use super::told::both_locales;
use super::{Tested, usual_players};

/// A table of people, one of whom is asked.
fn table_of_people<G: Game>(mut app: App) -> App {
    let players = usual_players::<G>();
    begin::<G>(&mut app, players, players, 4);
    assert!(settle::<G>(&mut app));
    app
}

fn asked<G: Game>(app: &App, rng: &mut GameRng) -> PlayMove<G> {
    let m = random_move::<G>(app, rng);
    PlayMove::next(table::<G>(app), m).unwrap()
}

/// Sends these in one frame and listens for some more.
fn send<G: Game>(app: &mut App, moves: impl IntoIterator<Item = PlayMove<G>>) -> Ears {
    let mut ears = Ears::open(app);
    for asked in moves {
        app.world_mut().write_message(asked);
    }
    for _ in 0..6 {
        app.update();
        ears.listen(app);
    }
    ears
}

pub fn a_stale_move_is_dropped_without_a_word<G: Game>() {
    let mut app = table_of_people::<G>(quick_app(WINDOW));
    let mut rng = GameRng::from_seed(1);
    play_random::<G>(&mut app, &mut rng);
    assert!(settle::<G>(&mut app));
    let now = asked::<G>(&app, &mut rng);
    let before = state::<G>(&app);
    for ply in [0, now.ply - 1, now.ply + 1, now.ply + 7] {
        let stale = PlayMove { ply, ..now.clone() };
        let ears = send(&mut app, [stale]);
        assert!(ears.refusals.is_empty(), "ply {ply}: {:?}", ears.refusals);
        assert_eq!(ears.count("refuse"), 0, "ply {ply}");
        assert_eq!(table::<G>(&app).state, before, "ply {ply}");
    }
    // The very same move at its own ply is played.
    send(&mut app, [now.clone()]);
    assert_eq!(table::<G>(&app).record.moves.get(now.ply), Some(&now.m));
}

pub fn a_foreign_seat_is_refused<G: Game>() {
    let mut app = table_of_people::<G>(quick_app(WINDOW));
    let now = asked::<G>(&app, &mut GameRng::from_seed(1));
    let before = state::<G>(&app);
    for seat in Seat::all(before.players()).filter(|seat| *seat != now.seat) {
        let foreign = PlayMove {
            seat,
            ..now.clone()
        };
        let ears = send(&mut app, [foreign]);
        let told: Vec<&str> = ears.refusals.iter().map(|words| words.key()).collect();
        assert_eq!(told, ["refused-not-your-turn"]);
        assert_eq!(ears.count("refuse"), 1);
        assert_eq!(table::<G>(&app).state, before);
    }
    check::<G>(&mut app);
}

pub fn an_illegal_move_is_refused_with_words_and_a_sound<G: Tested>() {
    let mut app = table_of_people::<G>(quick_app(WINDOW));
    let before = state::<G>(&app);
    let locales = both_locales();
    let tries = G::tries(&before, &mut GameRng::from_seed(1));
    let illegal = tries.into_iter().filter_map(|m| {
        let reason = before.why_illegal(&m)?;
        Some((m, reason))
    });
    let illegal: Vec<(G::Move, G::Reason)> = illegal.take(10).collect();
    assert!(!illegal.is_empty(), "{}", G::ID);
    for (m, reason) in illegal {
        let wrong = PlayMove::next(table::<G>(&app), m).unwrap();
        let ears = send(&mut app, [wrong]);
        let expected = G::refusal(table::<G>(&app), &reason);
        assert_eq!(ears.refusals, [expected], "{m:?}");
        assert!(
            locales
                .iter()
                .all(|locale| !locale.say(&ears.refusals[0]).is_empty())
        );
        assert_eq!(ears.count("refuse"), 1, "{m:?}");
        assert_eq!(table::<G>(&app).state, before, "{m:?}");
    }
    assert!(settle::<G>(&mut app));
    check::<G>(&mut app);
}

pub fn two_moves_for_one_ply_are_played_once<G: Game>() {
    let mut app = table_of_people::<G>(quick_app(WINDOW));
    let now = asked::<G>(&app, &mut GameRng::from_seed(1));
    let mut legal = Vec::new();
    table::<G>(&app).state.legal_moves(&mut legal);
    let other = legal.into_iter().find(|m| *m != now.m).unwrap();
    let mut expected = state::<G>(&app);
    expected.apply(&now.m, &mut Nobody).unwrap();
    let same = now.clone();
    let other = PlayMove {
        m: other,
        ..now.clone()
    };
    let mut ears = Ears::open(&app);
    for asked in [now.clone(), same, other] {
        app.world_mut().write_message(asked);
    }
    // Until all three have been looked at. Whatever is an only choice is made in the meantime.
    for _ in 0..6 {
        app.update();
        ears.listen(&app);
    }
    let made = &table::<G>(&app).record.moves[now.ply..];
    assert_eq!(made.first(), Some(&now.m));
    assert!(ears.refusals.is_empty(), "{:?}", ears.refusals);
    assert_eq!(ears.count("refuse"), 0);
    assert_eq!(made.len(), 1, "{made:?}");
    assert_eq!(table::<G>(&app).state, expected);
}

/// The rules answer at once, but to a state that nobody has seen yet nobody can answer.
pub fn moves_made_during_animation_wait_and_are_not_lost<G: Game>() {
    let frame = Duration::from_millis(16);
    let mut app = table_of_people::<G>(app_at(WINDOW, frame, Speed::Quadruple));
    let mut rng = GameRng::from_seed(4);
    let first = asked::<G>(&app, &mut rng);
    let mut after = state::<G>(&app);
    after.apply(&first.m, &mut Nobody).unwrap();
    let Status::ToMove(seat) = after.status() else {
        unreachable!()
    };
    let second = PlayMove::<G> {
        m: after.random_move(&mut rng, &mut Vec::new()).unwrap(),
        seat,
        ply: first.ply + 1,
    };
    let ply = first.ply;
    app.world_mut().write_message(first.clone());
    app.world_mut().write_message(second.clone());
    app.update();
    let mut frames = 0;
    while !is_idle::<G>(&app) {
        let made = &table::<G>(&app).record.moves[ply..];
        assert_eq!(made, [first.m], "the second waits for the table");
        app.update();
        frames += 1;
    }
    assert!(frames > 3, "{}: something moves", G::ID);
    update_until(&mut app, "the second is played", |app| {
        table::<G>(app).ply() > ply + 1
    });
    assert_eq!(
        table::<G>(&app).record.moves[ply..ply + 2],
        [first.m, second.m]
    );
    settle::<G>(&mut app);
    check::<G>(&mut app);
}

/// What was asked for after a move that cannot be played no longer means what it did.
pub fn what_waits_behind_a_refused_move_is_dropped<G: Tested>() {
    let mut app = table_of_people::<G>(quick_app(WINDOW));
    let good = asked::<G>(&app, &mut GameRng::from_seed(1));
    let before = state::<G>(&app);
    let tries = G::tries(&before, &mut GameRng::from_seed(1));
    let wrong = tries.into_iter().find(|m| before.why_illegal(m).is_some());
    let wrong = PlayMove {
        m: wrong.unwrap(),
        ..good.clone()
    };
    let ears = send(&mut app, [wrong, good]);
    assert_eq!(ears.refusals.len(), 1);
    assert_eq!(table::<G>(&app).state, before);
}
