//! Tens and swoops (rules 5 and 6).

use super::*;

#[test]
fn rule_05_a_ten_is_played_on_anything_and_throws_the_pile_away() {
    let mut swoop = game("9h0 Ah0", ["10h0 4h0", "", ""]);
    let events = apply(&mut swoop, play("10h0", &[]));
    let thrown = vec![card("9h0"), card("Ah0"), card("10h0")];
    assert!(events.contains(&Event::ThrownAway { cards: thrown }));
    assert!(events.contains(&Event::PlaysAgain { seat: ME }));
    assert_eq!(
        swoop.view(Viewer::Public).thrown_away,
        cards("9h0 Ah0 10h0")
    );
    assert_eq!(swoop.status(), Status::ToMove(ME));
    assert_eq!(legal(&swoop), [play("4h0", &[])]);
}

#[test]
fn rule_05_a_ten_is_played_alone() {
    let swoop = game("7h0", ["10h0 10s0 6h0", "10d0", ""]);
    for m in [
        play("10h0 10s0", &[]),
        play("10h0", &[0]),
        play("10h0 6h0", &[]),
    ] {
        assert_eq!(refused(&swoop, m), Reason::TenIsPlayedAlone);
    }
    assert_eq!(
        legal(&swoop),
        [play("", &[0]), play("6h0", &[]), play("10h0", &[])].map(|m| swoop.standard_form(&m)),
        "one ten from the hand stands for both"
    );
}

#[test]
fn rule_05_a_ten_is_never_forced_while_there_is_another_move() {
    let swoop = game("3h0", ["10h0 9h0", "", "4h0"]);
    assert_eq!(
        legal(&swoop),
        [play("10h0", &[]), blind(0), put_down("9h0", &[])]
    );
}

#[test]
fn rule_05_a_ten_may_be_led() {
    let mut swoop = game("", ["10h0 9h0", "", ""]);
    apply(&mut swoop, play("10h0", &[]));
    assert_eq!(swoop.status(), Status::ToMove(ME));
    assert_eq!(pile(&swoop), "");
}

#[test]
fn rule_06_four_of_a_rank_on_top_are_a_swoop_and_the_player_plays_again() {
    let mut swoop = game("7h0 6h0", ["6s0 6d0 6c0 2h0", "", ""]);
    let events = apply(&mut swoop, play("6s0 6d0 6c0", &[]));
    let expected = Event::Swoop {
        seat: ME,
        rank: rank("6"),
        count: 4,
    };
    assert!(events.contains(&expected));
    assert!(events.contains(&Event::PlaysAgain { seat: ME }));
    assert_eq!(pile(&swoop), "");
    assert_eq!(swoop.view(Viewer::Public).thrown_away.len(), 5);
    assert_eq!(swoop.status(), Status::ToMove(ME));
}

#[test]
fn rule_06_the_four_must_be_consecutive_and_on_top() {
    let mut swoop = game("6h0 6s0 5h0 5s0", ["5d0 2h0", "", ""]);
    assert!(!swooped(&apply(&mut swoop, play("5d0", &[]))));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    let mut swoop = game("6h0 6s0 7h0 6d0", ["6c0 2h0", "", ""]);
    assert!(!swooped(&apply(&mut swoop, play("6c0", &[]))));
}

#[test]
fn rule_06_four_from_one_player_are_enough() {
    let mut swoop = game("", ["6s0 6d0 6c0 6h1 2h0", "", ""]);
    assert!(swooped(&apply(&mut swoop, play("6s0 6d0 6c0 6h1", &[]))));
}

#[test]
fn vector_top_6_plus_three_sixes_is_a_swoop() {
    let mut swoop = game("6h0", ["6s0 6d0 6c0 2h0", "", ""]);
    assert!(swooped(&apply(&mut swoop, play("6s0 6d0 6c0", &[]))));
}

#[test]
fn vector_top_run_of_two_sixes_plus_two_is_a_swoop() {
    let mut swoop = game("6h0 6s0", ["6d0 2h0", "6c0", ""]);
    assert!(swooped(&apply(&mut swoop, play("6d0", &[0]))));
    let mut swoop = game("6h0 6s0", ["6d0 2h0", "6c0", ""]);
    assert!(!swooped(&apply(&mut swoop, play("6d0", &[]))));
}
