//! The end of a game, and the Speed variant (rules 11 and 12).

use super::*;

/// Seat 0 completes for 20 points, seat 1 scores 2 for one card; then the totals.
fn after_a_round(options: &[(&str, &str)], totals: [i32; 2]) -> Soon {
    let arrangement = Arrangement {
        hands: lists(&["8d E L", "4n L T"]),
        sequences: lists(&[ONE_COLOUR, "1n"]),
        totals: totals.to_vec(),
        ..Arrangement::default()
    };
    let mut soon = arranged(2, options, arrangement);
    play(&mut soon, &[Move::Draw, lay("8d"), Move::Draw]);
    play(&mut soon, &[discard("4n")]);
    assert_eq!(soon.scores().as_slice(), [totals[0] + 20, totals[1] + 2]);
    soon
}

#[test]
fn rule_11_classic_ends_at_40() {
    let soon = after_a_round(&[], [19, 0]);
    assert_eq!(winners(&soon), None);
    assert_eq!(
        soon.view(Viewer::Public).round,
        2,
        "the next round is dealt"
    );
    assert!(Seat::all(2).all(|seat| soon.sequence(seat).is_empty()));
    assert!(Seat::all(2).all(|seat| soon.hand(seat).len() == 3));
    assert_eq!(winners(&after_a_round(&[], [20, 0])), Some(vec![S0]));
}

#[test]
fn rule_11_the_highest_wins_whoever_reached_it() {
    assert_eq!(winners(&after_a_round(&[], [20, 39])), Some(vec![S1]));
}

#[test]
fn rule_11_a_tie_means_another_round() {
    let soon = after_a_round(&[], [25, 43]);
    assert_eq!(winners(&soon), None);
    assert_eq!(soon.view(Viewer::Public).round, 2);
    let endurance = [("length", "endurance")];
    assert_eq!(winners(&after_a_round(&endurance, [62, 80])), None);
}

#[test]
fn rule_11_option_endurance_ends_at_80() {
    let options = [("length", "endurance")];
    assert_eq!(winners(&after_a_round(&options, [59, 0])), None);
    assert_eq!(winners(&after_a_round(&options, [60, 0])), Some(vec![S0]));
}

#[test]
fn rule_11_option_express_ends_after_one_round_and_shares_ties() {
    let options = [("length", "express")];
    assert_eq!(winners(&after_a_round(&options, [0, 0])), Some(vec![S0]));
    let tied = after_a_round(&options, [0, 18]);
    assert_eq!(winners(&tied), Some(vec![S0, S1]));
    // Even if nobody has a point.
    let arrangement = Arrangement {
        turns: 399,
        hands: lists(&["5d 5n 6d", "7d 7n 8d"]),
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &options, arrangement);
    play(&mut soon, &[Move::Draw, discard("5d")]);
    assert_eq!(winners(&soon), Some(vec![S0, S1]));
}

#[test]
fn rule_12_speed_the_first_to_complete_wins_the_round_at_once() {
    let arrangement = |totals: &[i32]| Arrangement {
        starter: S1,
        hands: lists(&["8d E L", "8n L T", "L T T"]),
        sequences: lists(&["1d 2d Jn 4d 5d 6d 7d", "1n 2n 3n 4n 5n 6n 7n", "1d 2n"]),
        totals: totals.to_vec(),
        ..Arrangement::default()
    };
    // The game length says nothing here.
    for length in ["classic", "express", "endurance"] {
        let options = [("variant", "speed"), ("length", length)];
        let mut soon = arranged(3, &options, arrangement(&[1, 2, 2]));
        let events = play(&mut soon, &[Move::Draw, lay("8d")]);
        let cause = End::Speed;
        assert!(events.contains(&Event::RoundEnded { round: 1, cause }));
        assert_eq!(soon.scores().as_slice(), [2, 2, 2]);
        assert_eq!(winners(&soon), None, "first to 3");
        // Rule 2 here too: all have 2, and seat 2 comes after the last starter.
        assert_eq!(to_move(&soon), S2);
        let mut soon = arranged(3, &options, arrangement(&[2, 2, 1]));
        play(&mut soon, &[Move::Draw, lay("8d")]);
        assert_eq!(soon.scores().as_slice(), [3, 2, 1]);
        assert_eq!(winners(&soon), Some(vec![S0]));
    }
}

#[test]
fn rule_12_speed_lowest_total_starts() {
    let arrangement = Arrangement {
        starter: S1,
        hands: lists(&["8d E L", "8n L T", "L T T"]),
        sequences: lists(&[ONE_COLOUR]),
        totals: vec![0, 0, 1],
        ..Arrangement::default()
    };
    let mut soon = arranged(3, &[("variant", "speed")], arrangement);
    play(&mut soon, &[Move::Draw, lay("8d")]);
    assert_eq!(to_move(&soon), S1, "1, 0, 1");
}

#[test]
fn rule_12_speed_a_round_without_completion_scores_nothing() {
    let arrangement = Arrangement {
        hands: lists(&["5d E L", "8n L T"]),
        sequences: lists(&[ONE_COLOUR]),
        turns: 399,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[("variant", "speed")], arrangement);
    play(&mut soon, &[Move::Draw, discard("5d")]);
    assert_eq!(soon.scores().as_slice(), [0, 0]);
    assert_eq!(soon.view(Viewer::Public).round, 2);
}
