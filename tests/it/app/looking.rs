//! Looking back: which move is shown is said alike wherever it is said, and the way back to the
//! game is a button with words.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, TableAction};
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::Locale;
use veillee::motion::Speed;
use veillee::play::history::LookedAt;
use veillee::play::{MatchStatus, Phase};
use veillee::settings::Settings;
use veillee::theme::{Frame, FrameKind};

use super::games;
use crate::helpers::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults, place_of, texts};
use crate::helpers::table::*;

/// What is read that says which move it is.
fn which_move(app: &mut App) -> Vec<String> {
    let mut words = app.world_mut().query::<(&Text, &InheritedVisibility)>();
    let seen = words.iter(app.world()).filter(|(_, seen)| seen.get());
    // No line ends before the dot.
    let said = seen.map(|(text, _)| text.0.replace('\u{a0}', " "));
    said.filter(|said| said.starts_with("Move ") || said.starts_with("Start ·"))
        .collect()
}

#[test]
fn looking_back_is_said_alike_and_covers_nothing() {
    let sizes = [
        WINDOW,
        UPRIGHT,
        SMALL_UPRIGHT,
        ON_ITS_SIDE,
        SMALL_ON_ITS_SIDE,
    ];
    let mut all = Vec::new();
    let mut told_what = 0;
    for size in sizes {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        for game in games() {
            let place = format!("{} {size:?}", game.id);
            // A table of opponents: it goes on by itself until somebody looks back.
            start(&mut app, plan_of(game.id, game.usual_players, 0, 11));
            update_until(&mut app, "some moves", |app| {
                app.world().resource::<MatchStatus>().moves > 3
            });
            act(&mut app, Action::Table(TableAction::LookAt(2)));
            update_until(&mut app, "it is shown", |app| {
                phase(app) == Some(Phase::Looking)
            });
            wait(&mut app, 6);
            let moves = app.world().resource::<MatchStatus>().moves;
            let said = which_move(&mut app);
            let right = format!("Move 2 of {moves}");
            assert!(!said.is_empty(), "{place}");
            assert!(said.iter().all(|said| *said == right), "{place}: {said:?}");
            let back = Action::Table(TableAction::ToNow);
            let button =
                place_of(&mut app, &back).unwrap_or_else(|| panic!("{place}: no way back"));
            assert!(button.width() > 90.0, "{place}: {button:?}");
            let read: Vec<String> = texts(&mut app)
                .iter()
                .map(|seen| format!("{seen:?}"))
                .collect();
            assert!(
                read.iter().any(|text| text.contains("Back to the game")),
                "{place}"
            );
            // What was done in it is read too, where there is room for it.
            let told = app.world().resource::<LookedAt>().0.clone();
            let kind = app.world().resource::<Frame>().kind;
            if let Some(told) = told.filter(|_| kind != FrameKind::Short) {
                let told = app.world().resource::<Locale>().say(&told);
                let start: String = told.chars().take(16).collect();
                let is_read = read.iter().any(|text| text.contains(start.trim()));
                assert!(is_read, "{place}: {told} among {read:?}");
                told_what += 1;
            }
            let found = faults(&mut app, size);
            all.extend(found.iter().map(|fault| format!("{place}: {fault}")));
            act(&mut app, Action::Table(TableAction::ToStart));
            wait(&mut app, 6);
            let said = which_move(&mut app);
            let right = format!("Start · {moves} moves");
            assert!(!said.is_empty(), "{place}");
            assert!(said.iter().all(|said| *said == right), "{place}: {said:?}");
            act(&mut app, back);
            wait(&mut app, 3);
            assert!(place_of(&mut app, &Action::Table(TableAction::ToNow)).is_none());
        }
    }
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
    assert!(told_what > 0, "no move is told");
}
