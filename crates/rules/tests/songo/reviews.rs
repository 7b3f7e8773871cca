//! What is said of a move that was made.

use veillee_rules::ai::{self, Care, VerdictOf};
use veillee_rules::games::songo::ai::Why;

use super::*;

fn judged(position: &str, played: &str, care: Care) -> VerdictOf<Songo> {
    let played = cell(played);
    let songo = game(position, played.seat(), &[]);
    ai::finish(ai::judge(&songo, played.seat(), played, care, 1).unwrap())
}

const BOTH: [Care; 2] = [Care::Glance, Care::Full];

fn wins_at_once(songo: &Songo, seat: Seat) -> Option<Cell> {
    let mut moves = Vec::new();
    songo.legal_moves(&mut moves);
    moves.into_iter().find(|m| {
        let mut next = songo.clone();
        next.apply(m, &mut Nobody).unwrap();
        matches!(next.status(), Status::Over(outcome) if outcome.winners == Seats::only(seat))
    })
}

/// Positions of careless games in which one move wins at once and another lets the other win at
/// once.
fn on_the_brink() -> Vec<(Songo, Cell, Cell)> {
    let mut found = Vec::new();
    for seed in 0..400 {
        let mut songo = Songo::start(&SongoConfig::default(), seed, &mut Nobody).unwrap();
        let mut rng = GameRng::from_seed(seed);
        while let Status::ToMove(seat) = songo.status() {
            let mut moves = Vec::new();
            songo.legal_moves(&mut moves);
            let blunder = moves.iter().copied().find(|m| {
                let mut next = songo.clone();
                next.apply(m, &mut Nobody).unwrap();
                match next.status() {
                    Status::ToMove(other) if other != seat => wins_at_once(&next, other).is_some(),
                    _ => false,
                }
            });
            if let (Some(blunder), Some(winning)) = (blunder, wins_at_once(&songo, seat)) {
                found.push((songo.clone(), winning, blunder));
                break;
            }
            let choice = ai::choose(&songo, seat, ai::Level::Easy, rng.bits()).unwrap();
            songo.apply(&choice.m, &mut Nobody).unwrap();
        }
    }
    found
}

#[test]
fn to_let_the_other_win_when_one_could_is_a_blunder() {
    let found = on_the_brink();
    assert!(found.len() >= 2, "{}", found.len());
    for (songo, winning, blunder) in found {
        let judged = |m: Cell, care| ai::finish(ai::judge(&songo, m.seat(), m, care, 1).unwrap());
        for care in BOTH {
            let verdict = judged(blunder, care);
            // From a win to a loss: as much as there is to lose.
            assert!(verdict.lost >= 40.0, "{blunder}: {verdict:?}");
            assert!(verdict.standing >= 10.0, "{verdict:?}");
            let mut next = songo.clone();
            next.apply(&verdict.best.m, &mut Nobody).unwrap();
            assert!(
                !matches!(next.status(), Status::ToMove(other)
                    if other != blunder.seat() && wins_at_once(&next, other).is_some()),
                "{verdict:?}"
            );
            assert_eq!(judged(winning, care).lost, 0.0, "{winning}");
        }
    }
}

#[test]
fn to_win_loses_nothing() {
    let position = "3 1 1 10 1 5 2/2 3 5 0 1 1 7/0 35";
    for care in BOTH {
        for winning in ["S0", "S1"] {
            let verdict = judged(position, winning, care);
            assert_eq!(verdict.lost, 0.0, "{winning}");
            assert_eq!(verdict.best.m, cell(winning));
        }
    }
}

#[test]
fn a_large_capture_that_was_left_is_told_in_seeds() {
    // S2 takes nine; S4 takes nothing and leaves all of it.
    let position = "3 4 1 0 2 3 1/2 3 9 0 1 1 7/15 18";
    let verdict = judged(position, "S5", Care::Full);
    assert_eq!(verdict.best.m, cell("S2"));
    assert!(matches!(verdict.best.why, Some(Why::Takes { .. })));
    assert!((4.0..25.0).contains(&verdict.lost), "{verdict:?}");
    assert_eq!(verdict.points, verdict.lost);
}
