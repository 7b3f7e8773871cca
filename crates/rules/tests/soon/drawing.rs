//! The card a turn begins with (rule 3).

use super::*;

#[test]
fn rule_03_a_turn_begins_with_a_card_from_pile_or_discard() {
    let soon = two(["2d 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    assert_eq!(legal(&soon), [Move::Draw, Move::TakeDiscard]);
    refused(&soon, discard("2d"), Reason::MustDrawFirst);

    let mut drawn = soon.clone();
    let events = play(&mut drawn, &[Move::Draw]);
    let drew = Event::Drew {
        seat: S0,
        card: Some(card("6d")),
        left: pile_size(&soon) - 1,
    };
    assert_eq!(events, [drew]);
    assert_eq!(drawn.hand(S0), hand("2d 2n 3d 6d"));
    refused(&drawn, Move::Draw, Reason::AlreadyDrew);
    refused(&drawn, Move::TakeDiscard, Reason::AlreadyDrew);

    let mut taken = soon;
    let events = play(&mut taken, &[Move::TakeDiscard]);
    let (seat, card) = (S0, card("1d"));
    assert_eq!(events, [Event::TookDiscard { seat, card }]);
    assert_eq!(taken.hand(S0), hand("1d 2d 2n 3d"));
    assert!(taken.discard().is_empty());
}

#[test]
fn rule_03_a_special_blocks_the_discard() {
    for top in cards("Jd Jn E L T") {
        let arrangement = Arrangement {
            discard: vec![card("1d"), top],
            ..Arrangement::default()
        };
        let soon = arranged(2, &[], arrangement);
        assert_eq!(legal(&soon), [Move::Draw]);
        refused(&soon, Move::TakeDiscard, Reason::DiscardBlocked { top });
    }
}

#[test]
fn rule_03_events_tell_a_blocked_discard() {
    let mut soon = two(["E 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    let events = play(&mut soon, &[Move::Draw, discard("E")]);
    assert!(events.contains(&Event::Blocked { card: card("E") }));
}

#[test]
fn rule_03_an_empty_discard_cannot_be_taken() {
    let mut soon = two(["2d 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::TakeDiscard, lay("1d")]);
    assert_eq!(legal(&soon), [Move::Draw]);
    refused(&soon, Move::TakeDiscard, Reason::DiscardEmpty);
}

#[test]
fn rule_03_an_empty_pile_is_shuffled_at_the_next_draw_that_needs_one() {
    let arrangement = Arrangement {
        hands: lists(&["2d 2n 3d", "4d 4n 5d"]),
        discard: cards("1d"),
        pile: cards("6d"),
        rest_in_discard: true,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[], arrangement);
    let before = soon.discard().len();
    // The pile's last card is drawn: nothing is shuffled yet.
    let events = play(&mut soon, &[Move::Draw, discard("6d")]);
    assert!(!events.iter().any(|e| matches!(e, Event::Reshuffled { .. })));
    assert_eq!(pile_size(&soon), 0);
    // Nor when the discard is taken.
    let mut other = soon.clone();
    play(&mut other, &[Move::TakeDiscard]);
    assert_eq!(pile_size(&other), 0);
    // The next draw needs one: all but the top.
    let events = play(&mut soon, &[Move::Draw]);
    let shuffled = before as u8;
    assert_eq!(events[0], Event::Reshuffled { cards: shuffled });
    assert_eq!(soon.discard(), cards("6d"));
    assert_eq!(pile_size(&soon), shuffled - 1);
}

#[test]
fn rule_03_the_top_stays_even_if_it_is_a_special() {
    let arrangement = Arrangement {
        discard: cards("1d L"),
        rest_in_discard: true,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[], arrangement);
    assert_eq!(legal(&soon), [Move::Draw]);
    play(&mut soon, &[Move::Draw]);
    assert_eq!(soon.discard(), cards("L"));
}
