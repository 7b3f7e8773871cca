//! The end of a game (rule 9).

use super::*;

fn ends(game: &SarZan, winners: &[u8]) {
    let winners: Seats = winners.iter().copied().map(Seat).collect();
    assert_eq!(game.status(), Status::Over(Outcome { winners }));
}

#[test]
fn rule_09_33_or_more_after_a_count_ends_the_game() {
    for (before, over) in [(27, false), (28, true), (30, true)] {
        let mut game = before_owatta(&[], json!({"scores": [before, 0, 0]}));
        let events = apply(&mut game, play(&[20]));
        if over {
            ends(&game, &[0]);
            let winners = Seats::only(Seat(0));
            let cause = Cause::Target;
            assert_eq!(events.last(), Some(&Event::GameOver { cause, winners }));
            assert!(legal(&game).is_empty());
            assert_eq!(game.why_illegal(&Move::Pass), Some(Reason::GameOver));
        } else {
            assert_eq!(view(&game).round, 2);
        }
    }
}

#[test]
fn rule_09_the_highest_total_wins_whoever_played_last() {
    let mut game = before_owatta(&[], json!({"scores": [30, 36, 2]}));
    apply(&mut game, play(&[20]));
    assert_eq!(game.scores().as_slice(), [35, 37, 0]);
    ends(&game, &[1]);
}

#[test]
fn rule_09_the_target_counts_only_after_a_count() {
    // 34 before the count, 32 after it.
    let mut game = before_owatta(&[], json!({"scores": [0, 0, 34]}));
    apply(&mut game, play(&[20]));
    assert_eq!(game.scores().as_slice(), [5, 1, 32]);
    assert_eq!(view(&game).round, 2);
}

#[test]
fn rule_09_a_tie_is_shared() {
    let mut game = before_owatta(&[], json!({"scores": [30, 34, 0]}));
    apply(&mut game, play(&[20]));
    assert_eq!(game.scores().as_slice(), [35, 35, -2]);
    ends(&game, &[0, 1]);
}

#[test]
fn rule_09_option_another_round_for_a_tie() {
    let options = [("tie", "another-round")];
    let mut game = before_owatta(&options, json!({"scores": [30, 34, 0]}));
    let events = apply(&mut game, play(&[20]));
    let tied = [Seat(0), Seat(1)].into_iter().collect();
    assert!(events.contains(&Event::TieGoesOn { tied, total: 35 }));
    assert_eq!(view(&game).round, 2);
    // No tie at the top, no other round.
    let mut game = before_owatta(&options, json!({"scores": [30, 35, 37]}));
    apply(&mut game, play(&[20]));
    assert_eq!(game.scores().as_slice(), [35, 36, 35]);
    ends(&game, &[1]);
}

#[test]
fn rule_09_option_target_66() {
    let options = [("target", "66")];
    for (before, over) in [(28, false), (60, false), (61, true)] {
        let mut game = before_owatta(&options, json!({"scores": [before, 0, 0]}));
        apply(&mut game, play(&[20]));
        assert_eq!(matches!(game.status(), Status::Over(_)), over, "{before}");
    }
}

#[test]
fn rule_09_the_fiftieth_round_is_the_last() {
    for (round, over) in [(49, false), (50, true)] {
        let mut game = before_owatta(&[], json!({"round": round, "scores": [-9, 10, 2]}));
        let events = apply(&mut game, play(&[20]));
        if over {
            ends(&game, &[1]);
            let winners = Seats::only(Seat(1));
            let cause = Cause::LastRound;
            assert_eq!(events.last(), Some(&Event::GameOver { cause, winners }));
        } else {
            assert_eq!(view(&game).round, 50);
        }
    }
}

#[test]
fn rule_09_a_tie_after_the_fiftieth_round_is_shared_under_either_option() {
    for tie in ["shared", "another-round"] {
        for scores in [[0, 4, 0], [30, 34, 0]] {
            let changes = json!({"round": 50, "scores": scores});
            let mut game = before_owatta(&[("tie", tie)], changes);
            apply(&mut game, play(&[20]));
            ends(&game, &[0, 1]);
        }
    }
}
