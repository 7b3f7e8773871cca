//! The end of a round (rule 9).

use super::*;

/// Three players, seat 0 about to complete.
fn about_to_complete(options: &[(&str, &str)]) -> Soon {
    let arrangement = Arrangement {
        hands: lists(&["8d E L", "8n L T", "L T T"]),
        sequences: lists(&["1d 2d 3d 4d 5d 6d 7d", "1n 2n 3n 4n 5n 6n 7n", "1d 2n"]),
        discard: cards("1d"),
        pile: cards("E E E"),
        ..Arrangement::default()
    };
    arranged(3, options, arrangement)
}

#[test]
fn rule_09_every_other_player_has_exactly_one_more_turn() {
    let mut soon = about_to_complete(&[("length", "express")]);
    let events = play(&mut soon, &[Move::Draw, lay("8d")]);
    assert!(events.contains(&Event::Completed {
        seat: S0,
        first: true
    }));
    assert!(events.contains(&Event::LastTurn { seat: S1 }));
    let events = play(&mut soon, &[Move::Draw, lay("8n")]);
    assert!(events.contains(&Event::Completed {
        seat: S1,
        first: false
    }));
    assert!(events.contains(&Event::LastTurn { seat: S2 }));
    assert_eq!(to_move(&soon), S2);
    let events = play(&mut soon, &[Move::Draw, discard("L")]);
    assert!(events.contains(&Event::RoundEnded {
        round: 1,
        cause: End::Complete
    }));
    assert_eq!(soon.scores().as_slice(), [20, 18, 2]);
    assert_eq!(winners(&soon), Some(vec![S0]));
    assert!(events.contains(&Event::GameOver {
        winners: Seats::only(S0)
    }));
    assert!(legal(&soon).is_empty());
    refused(&soon, Move::Draw, Reason::GameOver);
}

#[test]
fn rule_09_complete_sequences_are_untouchable() {
    let mut soon = about_to_complete(&[]);
    play(&mut soon, &[Move::Draw, lay("8d"), Move::Draw]);
    let target = S0;
    refused(&soon, strike(S0), Reason::TargetComplete { target });
    play(&mut soon, &[discard("L"), Move::Draw]);
    refused(&soon, steal(S0, 3), Reason::TargetComplete { target });
    assert!(legal(&soon).contains(&steal(S1, 3)), "that one is not");
    assert!(legal(&soon).contains(&strike(S1)));
}

#[test]
fn rule_09_200_turns_each_end_a_round_without_a_completion() {
    let arrangement = |turns| Arrangement {
        hands: lists(&["4d E L", "4n L T"]),
        sequences: lists(&["1d 2d 3d", "1n 2d"]),
        discard: cards("1d"),
        pile: cards("E E E E"),
        turn: S1,
        turns,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[("length", "express")], arrangement(399));
    let events = play(&mut soon, &[Move::Draw, discard("L")]);
    let cause = End::TurnLimit;
    assert!(events.contains(&Event::RoundEnded { round: 1, cause }));
    assert_eq!(soon.scores().as_slice(), [6, 2], "scored as it stands");
    let mut soon = arranged(2, &[("length", "express")], arrangement(398));
    play(&mut soon, &[Move::Draw, discard("L")]);
    assert_eq!(to_move(&soon), S0, "one turn is left");
}

#[test]
fn rule_09_a_completion_in_the_last_turn_still_gives_the_others_theirs() {
    let arrangement = Arrangement {
        hands: lists(&["4d E L", "8d L T"]),
        sequences: lists(&["", "1d 2d 3d 4d 5d 6d 7d"]),
        turn: S1,
        turns: 399,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[("length", "express")], arrangement);
    play(&mut soon, &[Move::Draw, lay("8d")]);
    assert_eq!(to_move(&soon), S0);
}
