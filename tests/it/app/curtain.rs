//! Between two people at one device: whose hands it goes to, what happened meanwhile, one button.

use std::time::Duration;

use bevy::prelude::*;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::{Locale, Words};
use veillee::menus::log::{Moves, Turn};
use veillee::motion::Speed;
use veillee::plan::Player;
use veillee::play::{MatchStatus, Phase, Viewing};
use veillee::settings::Settings;
use veillee_rules::ai::Level;

use super::games;
use crate::helpers::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults_of_a_list, texts};
use crate::helpers::table::*;

#[test]
fn the_curtain_says_whose_it_is_and_what_happened_meanwhile() {
    let sizes = [
        WINDOW,
        UPRIGHT,
        SMALL_UPRIGHT,
        ON_ITS_SIDE,
        SMALL_ON_ITS_SIDE,
    ];
    let mut all = Vec::new();
    let mut told = 0;
    for size in sizes {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        let seeds = [1, 2, 3];
        let tables = games()
            .into_iter()
            .flat_map(|game| seeds.map(|seed| (game.clone(), seed)));
        for (game, seed) in tables {
            let players = *game.players.end();
            let mut plan = plan_of(game.id, players, players, seed);
            for (nth, seat) in plan.seats.iter_mut().enumerate() {
                // Two people, one after the other.
                if nth + 2 < usize::from(players) {
                    seat.player = Player::Ai(Level::Easy);
                }
                seat.name = format!("Max-{}", seat.name);
            }
            start(&mut app, plan);
            let mut frames = 0;
            while phase(&app) != Some(Phase::Curtain) && frames < 300 {
                app.update();
                frames += 1;
            }
            // Where nothing is hidden there is none.
            if phase(&app) != Some(Phase::Curtain) {
                continue;
            }
            wait(&mut app, 8);
            let place = format!("{} {seed} {size:?}", game.id);
            let found = faults_of_a_list(&mut app, size);
            all.extend(found.iter().map(|fault| format!("{place}: {fault}")));
            assert!(!app.world().resource::<Viewing>().open, "{place}");
            let read = format!("{:?}", texts(&mut app));
            let status = app.world().resource::<MatchStatus>().clone();
            let turn = status.turn.expect("somebody's");
            assert!(read.contains("Max-"), "{place} {turn:?}: {read}");
            let moves = app.world().resource::<Moves>();
            let locale = app.world().resource::<Locale>();
            let meanwhile = locale.say(&Words::new("curtain-meanwhile"));
            // Whoever begins has missed nothing.
            let others = |turn_of: &Turn| turn_of.seat.is_some_and(|seat| seat != turn);
            let last = moves.turns.iter().rev();
            let last = last
                .filter(|turn| !turn.told.is_empty())
                .find(|turn| others(turn));
            assert_eq!(read.contains(&meanwhile), last.is_some(), "{place}: {read}");
            let Some(last) = last else { continue };
            told += 1;
            let said = locale.say(&last.told[0]);
            assert!(read.contains(&said), "{place}: {said} in {read}");
        }
    }
    assert!(told > 10, "{told}");
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
}
