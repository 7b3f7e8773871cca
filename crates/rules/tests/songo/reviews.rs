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
fn to_leave_a_large_capture_is_a_blunder_told_in_seeds() {
    // S2 takes nine; S5 takes nothing and leaves all of it.
    let position = "3 4 1 0 2 3 1/2 3 9 0 1 1 7/15 18";
    let verdict = judged(position, "S5", Care::Full);
    assert_eq!(verdict.best.m, cell("S2"));
    assert!(matches!(verdict.best.why, Some(Why::Takes { .. })));
    assert!((4.0..25.0).contains(&verdict.lost), "{verdict:?}");
    assert_eq!(verdict.points, verdict.lost);
}
