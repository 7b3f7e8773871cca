//! What only the opponents of this game know.

use std::collections::BTreeSet;

use veillee_rules::ai::{self, Level};
use veillee_rules::games::songo::ai::Why;

use super::*;

const STRONG: [Level; 2] = [Level::Hard, Level::Expert];

fn config(options: &[(&str, &str)]) -> SongoConfig {
    let mut config = SongoConfig::default();
    for (key, value) in options {
        config.set(key, value).unwrap();
    }
    config
}

fn to_move(songo: &Songo) -> Option<Seat> {
    match songo.status() {
        Status::ToMove(seat) => Some(seat),
        Status::Over(_) => None,
    }
}

fn after(songo: &Songo, m: Cell) -> Songo {
    let mut next = songo.clone();
    next.apply(&m, &mut Nobody).unwrap();
    next
}

fn legal_cells(songo: &Songo) -> Vec<Cell> {
    let mut moves = Vec::new();
    songo.legal_moves(&mut moves);
    moves
}

fn choice(songo: &Songo, level: Level) -> (Cell, Option<Why>) {
    let choice = ai::choose(songo, to_move(songo).unwrap(), level, 11).unwrap();
    (choice.m, choice.why)
}

/// Can `seat` win within `plies`, whatever the other does? Asks nothing but the rules.
fn can_force(songo: &Songo, seat: Seat, plies: u32) -> bool {
    match songo.status() {
        Status::Over(outcome) => outcome.winners.contains(seat) && outcome.winners.len() == 1,
        Status::ToMove(_) if plies == 0 => false,
        Status::ToMove(mover) => {
            let mut next = legal_cells(songo).into_iter().map(|m| after(songo, m));
            if mover == seat {
                next.any(|next| can_force(&next, seat, plies - 1))
            } else {
                next.all(|next| can_force(&next, seat, plies - 1))
            }
        }
    }
}

/// A game of careless players, up to a moment from which the one to move can force a win in
/// `plies` and no sooner, while not every move does it.
fn a_forced_win(config: &SongoConfig, plies: u32, seeds: std::ops::Range<u64>) -> Vec<Songo> {
    let mut found = Vec::new();
    for seed in seeds {
        let mut songo = Songo::start(config, seed, &mut Nobody).unwrap();
        let mut rng = GameRng::from_seed(seed);
        while let Some(seat) = to_move(&songo) {
            let close = songo.scores()[seat.index()] >= 26;
            let moves = legal_cells(&songo);
            if close
                && !can_force(&songo, seat, plies - 2)
                && can_force(&songo, seat, plies)
                && (moves.iter()).any(|m| !can_force(&after(&songo, *m), seat, plies - 1))
            {
                found.push(songo.clone());
                break;
            }
            let choice = ai::choose(&songo, seat, Level::Easy, rng.bits()).unwrap();
            songo.apply(&choice.m, &mut Nobody).unwrap();
        }
    }
    found
}

fn finds_the_win(options: &[(&str, &str)], plies: u32, seeds: std::ops::Range<u64>) {
    let positions = a_forced_win(&config(options), plies, seeds);
    assert!(positions.len() >= 2, "{options:?}: too few to tell");
    for songo in positions {
        let seat = to_move(&songo).unwrap();
        for level in STRONG {
            let (m, _) = choice(&songo, level);
            assert!(
                can_force(&after(&songo, m), seat, plies - 1),
                "{level:?} plays {m} in {:?}",
                songo.view(Viewer::Public)
            );
        }
    }
}

#[test]
fn a_win_in_three_is_found_under_every_rule() {
    for options in [
        &[] as &[(&str, &str)],
        &[("bonus", "mod7"), ("target", "36")],
        &[("solidarity", "any"), ("few-seeds", "off")],
        &[("stuck", "give"), ("few-seeds", "off")],
    ] {
        finds_the_win(options, 3, 0..16);
    }
}

#[test]
fn a_win_in_five_is_found() {
    finds_the_win(&[], 5, 0..40);
}

#[test]
fn everybody_sees_a_capture_that_wins() {
    // S1 or S0 take six, the rest nothing.
    let songo = game("3 1 1 10 1 5 2/2 3 5 0 1 1 7/0 35", SOUTH, &[]);
    for level in Level::ALL {
        let (m, why) = choice(&songo, level);
        assert!(["S0", "S1"].contains(&m.to_string().as_str()), "{level:?}");
        assert_eq!(why, Some(Why::Wins), "{level:?}");
    }
}

#[test]
fn who_cannot_win_any_more_plays_for_the_draw() {
    // South cannot reach 40; North needs two more, and after some of South's moves gets them.
    let songo = game(
        "0 0 0 0 0 2 3/1 1 1 2 1 1 0/38 20",
        SOUTH,
        &[("few-seeds", "off")],
    );
    let seat = to_move(&songo).unwrap();
    let holds = |m: &Cell| !can_force(&after(&songo, *m), NORTH, 5);
    let good: Vec<Cell> = legal_cells(&songo).into_iter().filter(holds).collect();
    assert!(!good.is_empty() && good.len() < legal_cells(&songo).len());
    assert_eq!(seat, SOUTH);
    for level in STRONG {
        let (m, _) = choice(&songo, level);
        assert!(
            good.contains(&m),
            "{level:?} plays {m}, not one of {good:?}"
        );
    }
}

#[test]
fn the_big_chain_is_taken() {
    let songo = game("3 4 1 0 2 3 1/2 3 9 0 1 1 7/17 16", SOUTH, &[]);
    for level in [Level::Medium, Level::Hard, Level::Expert] {
        let (m, why) = choice(&songo, level);
        assert_eq!(m.to_string(), "S2", "{level:?}");
        assert_eq!(why, Some(Why::Takes { seeds: 9 }));
    }
}

#[test]
fn a_stuck_enemy_is_worth_waiting_for() {
    // After S6 North has only the barred seed of N6: it is South's, or the end gives South more.
    for stuck in ["give", "end"] {
        let options = [("few-seeds", "off"), ("stuck", stuck)];
        let songo = game("0 0 0 0 0 0 1/3 0 0 0 0 0 1/20 39", SOUTH, &options);
        for level in Level::ALL {
            let (m, why) = choice(&songo, level);
            assert_eq!(m.to_string(), "S6", "{stuck} {level:?}");
            assert_eq!(why, Some(Why::Wins), "{stuck} {level:?}");
        }
    }
}

/// What `seat` could take at most if it were to move, and from how many cells.
fn threats(songo: &Songo, seat: Seat) -> (u32, u32) {
    let position = songo.position().to_string();
    let there = game(&position, seat, &[("few-seeds", "off"), ("target", "40")]);
    let takes = legal_cells(&there).into_iter().filter_map(|m| {
        let notation = there.notation(&m);
        let (_, taken) = notation.split_once('×')?;
        // A grenier's own seed is no threat to anybody.
        (taken != "1").then(|| taken.parse::<u32>().unwrap())
    });
    takes.fold((0, 0), |(cells, most), taken| (cells + 1, most.max(taken)))
}

fn check(before: &Songo, m: Cell, why: &Why) {
    let seat = m.seat();
    let enemy = seat.next(2);
    let next = after(before, m);
    let gain = (next.scores()[seat.index()] - before.scores()[seat.index()]) as u32;
    let camp = |songo: &Songo, seat: Seat| -> u32 {
        let cells = Cell::all().filter(|cell| cell.seat() == seat);
        cells.map(|cell| u32::from(songo.seeds(cell))).sum()
    };
    match *why {
        Why::Wins => assert!(to_move(&next).is_none()),
        Why::Feeds { seeds } => {
            assert_eq!(camp(before, enemy), 0);
            assert_eq!(seeds, camp(&next, enemy) + gain);
        }
        Why::GrenierTakes { cell, seeds } => {
            assert!(cell == m && before.seeds(cell) >= 14);
            assert_eq!(seeds, gain);
        }
        Why::Takes { seeds } => assert_eq!(seeds, gain),
        Why::KeepsOne { .. } => assert_eq!((gain, before.seeds(m)), (1, 14)),
        Why::Saves { seeds } => {
            assert_eq!(seeds, threats(before, enemy).1 - threats(&next, enemy).1);
        }
        Why::ThreatensTwice { cells, seeds } => {
            assert!(cells >= 2);
            assert_eq!((cells, seeds), threats(&next, seat));
        }
        Why::Threatens { seeds } => assert_eq!(seeds, threats(&next, seat).1),
        Why::BuildsGrenier { cell, seeds } => {
            assert!(before.seeds(cell) < 14 && seeds >= 14 && next.seeds(cell) == seeds);
        }
        Why::KeepsGrenier { cell, seeds } => {
            assert!(cell != m && seeds >= 14 && next.seeds(cell) == seeds);
        }
        Why::Hems { moves } => assert_eq!(moves, legal_cells(&next).len() as u32),
        Why::GivesNothing { .. } => assert_eq!(camp(before, enemy), camp(&next, enemy)),
    }
}

#[test]
fn reasons_are_true() {
    let mut heard = BTreeSet::new();
    for seed in 0..24 {
        let mut songo = Songo::start(&config(&[]), seed, &mut Nobody).unwrap();
        let mut made = 0;
        while let Some(seat) = to_move(&songo) {
            let choice = ai::choose(&songo, seat, Level::Medium, seed + made).unwrap();
            if let Some(why) = &choice.why {
                check(&songo, choice.m, why);
                let code = serde_json::to_value(why).unwrap()["why"].to_string();
                heard.insert(code);
            }
            songo.apply(&choice.m, &mut Nobody).unwrap();
            made += 1;
        }
    }
    assert!(heard.len() >= 9, "only {heard:?}");
}

#[test]
fn no_opening_is_played_every_time() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let openings: BTreeSet<Vec<Cell>> = (0..12)
            .map(|seed| {
                let mut songo =
                    Songo::start(&config(&[("first", "south")]), 0, &mut Nobody).unwrap();
                let mut moves = Vec::new();
                for ply in 0..6 {
                    let seat = to_move(&songo).unwrap();
                    let m = ai::choose(&songo, seat, level, seed * 100 + ply).unwrap().m;
                    songo.apply(&m, &mut Nobody).unwrap();
                    moves.push(m);
                }
                moves
            })
            .collect();
        assert!(openings.len() >= 6, "{level:?}: {}", openings.len());
    }
}
