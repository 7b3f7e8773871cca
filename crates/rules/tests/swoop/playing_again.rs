//! Playing again and going out (rule 8).

use super::*;

#[test]
fn rule_08_play_again_means_to_lead() {
    // No passing: with the pile gone everything may be led, and something must be.
    let mut swoop = game("3h0", ["10h0 Kh0 9h0", "", "4h0"]);
    apply(&mut swoop, play("10h0", &[]));
    assert_eq!(
        legal(&swoop),
        [play("9h0", &[]), play("Kh0", &[]), blind(0)]
    );
    apply(&mut swoop, play("Kh0", &[]));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
}

#[test]
fn rule_08_a_column_uncovered_by_the_clearing_card_may_be_led_blind() {
    let mut swoop = game("3h0", ["", "10h0", "Kh0 Ks0"]);
    apply(&mut swoop, play("", &[0]));
    assert_eq!(legal(&swoop), [blind(0), blind(1)]);
}

#[test]
fn rule_08_the_last_card_ends_the_round_at_once() {
    let ends = |pile: &str, mine: [&str; 3], moves: &[Move]| {
        let mut swoop = game(pile, mine);
        let (last, before) = moves.split_last().unwrap();
        for m in before {
            assert_eq!(round_over(&apply(&mut swoop, *m)), None);
        }
        let events = apply(&mut swoop, *last);
        assert_eq!(round_over(&events), Some(RoundEnd::Out { seat: ME }));
        assert!(!events.contains(&Event::PlaysAgain { seat: ME }));
        assert_eq!(swoop.view(Viewer::Public).round, 2);
        assert_eq!(swoop.scores().as_slice(), [0, 10, 10, 10]);
    };
    ends("7h0", ["6h0", "", ""], &[play("6h0", &[])]);
    ends("7h0", ["", "6h0", ""], &[play("", &[0])]);
    // A 10, and a blind one.
    ends("3h0", ["10h0", "", ""], &[play("10h0", &[])]);
    ends("3h0", ["", "", "10h0"], &[blind(0)]);
    // Part of a Swoop.
    let swoop = "6h0 6s0 6d0";
    ends(swoop, ["6c0", "", ""], &[play("6c0", &[])]);
    ends(swoop, ["", "", "6c0"], &[blind(0)]);
    // Flipped, and what was added to the card flipped.
    ends("7h0", ["", "", "6c0"], &[blind(0)]);
    ends(
        "7h0",
        ["6h0 6s0", "", "6c0"],
        &[blind(0), add("6h0 6s0", &[])],
    );
}

#[test]
fn rule_08_a_last_blind_card_that_cannot_be_played_does_not_end_the_round() {
    let mut swoop = game("3h0", ["", "", "4h0"]);
    assert_eq!(round_over(&apply(&mut swoop, blind(0))), None);
    assert_eq!(hand(&swoop, ME), cards("3h0 4h0"));
}
