//! The one action of a turn (rule 4).

use super::*;

#[test]
fn rule_04_exactly_one_action() {
    let mut soon = two(["1d 1n 2d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::Draw, lay("1d")]);
    assert_eq!(to_move(&soon), S1);
    assert_eq!(soon.phase(), Phase::Draw);
    assert_eq!(soon.hand(S0), hand("1n 2d 6d"));
}

#[test]
fn rule_04_lay_starts_at_1_and_goes_on_in_any_colour() {
    let mut soon = two(["1n 2d 3d", "4d 4n 5d"], ["", ""], "6d 6n");
    play(&mut soon, &[Move::Draw]);
    for (name, rank) in [("2d", 1), ("3d", 1), ("6d", 1)] {
        let reason = Reason::NotNext {
            card: card(name),
            next: rank,
        };
        refused(&soon, lay(name), reason);
    }
    refused(&soon, lay("5n"), Reason::NotInHand { card: card("5n") });
    let laid = |place, name| Event::Laid {
        seat: S0,
        place,
        card: card(name),
        source: Source::Hand,
    };
    assert!(play(&mut soon, &[lay("1n")]).contains(&laid(1, "1n")));
    play(&mut soon, &[Move::Draw, discard("4d"), Move::Draw]);
    assert!(play(&mut soon, &[lay("2d")]).contains(&laid(2, "2d")));
    assert_eq!(soon.sequence(S0), cards("1n 2d"));
}

#[test]
fn rule_04_a_joker_stands_for_1_to_7() {
    for places in 0..=7 {
        let laid: Vec<&str> = ONE_COLOUR.split(' ').take(places).collect();
        let sequence = laid.join(" ");
        let mut soon = two(["Jn E L", "4d 4n 5d"], [&sequence, ""], "T");
        play(&mut soon, &[Move::Draw]);
        if places < 7 {
            assert!(legal(&soon).contains(&lay("Jn")));
            play(&mut soon, &[lay("Jn")]);
            assert_eq!(soon.sequence(S0).len(), places + 1);
        } else {
            let card = card("Jn");
            refused(&soon, lay("Jn"), Reason::JokerIsNoEight { card });
        }
    }
}

#[test]
fn rule_04_specials_but_jokers_are_never_laid() {
    let mut soon = two(["E L T", "4d 4n 5d"], ["1d", ""], "2d");
    play(&mut soon, &[Move::Draw]);
    for card in cards("E L T") {
        refused(&soon, Move::Lay(card), Reason::NotForSequences { card });
        let m = Move::Replace { card, place: 1 };
        refused(&soon, m, Reason::NotForSequences { card });
    }
}

#[test]
fn rule_04_replace_number_joker_or_thief() {
    let sequence = "1d Jn T 4d";
    for (name, place, after) in [
        ("1n", 1, "1n Jn T 4d"),
        ("2d", 2, "1d 2d T 4d"),
        ("3d", 3, "1d Jn 3d 4d"),
        ("Jd", 1, "Jd Jn T 4d"),
        ("Jd", 2, "1d Jd T 4d"),
        ("Jd", 3, "1d Jn Jd 4d"),
    ] {
        let hands = ["1n 2d 3d", "4d 4n 5d"];
        let mut soon = two(hands, [sequence, ""], "Jd");
        let events = play(&mut soon, &[Move::Draw, replace(name, place)]);
        assert_eq!(soon.sequence(S0), cards(after));
        let old = cards(sequence)[usize::from(place) - 1];
        assert_eq!(
            top(&soon),
            Some(old),
            "the replaced card goes to the discard"
        );
        assert!(events.contains(&Event::Replaced {
            seat: S0,
            place,
            card: card(name),
            old,
            source: Source::Hand,
        }));
    }
}

#[test]
fn rule_04_replace_by_the_same_kind() {
    let mut soon = two(["1d Jn 3d", "4d 4n 5d"], ["1d Jn", ""], "8d");
    play(&mut soon, &[Move::Draw]);
    assert!(legal(&soon).contains(&replace("Jn", 2)));
    play(&mut soon, &[replace("1d", 1)]);
    assert_eq!(soon.sequence(S0), cards("1d Jn"));
    assert_eq!(soon.discard(), cards("1d 1d"));
}

#[test]
fn rule_04_replace_only_what_lies_there_and_with_its_rank() {
    let mut soon = two(["1d Jn 3d", "4d 4n 5d"], ["1d 2d", ""], "8d");
    play(&mut soon, &[Move::Draw]);
    let nothing = |place| Reason::NothingThere { place, places: 2 };
    refused(&soon, replace("3d", 3), nothing(3));
    refused(&soon, replace("Jn", 3), nothing(3));
    refused(&soon, replace("Jn", 0), nothing(0));
    let (card, place) = (card("1d"), 2);
    refused(&soon, replace("1d", 2), Reason::WrongPlace { card, place });
}

#[test]
fn rule_04_a_joker_never_takes_place_8() {
    let sequence = "1d 2d 3d T 5d 6d 7d 8d";
    let mut soon = two(["8n Jn 3d", "4d 4n 5d"], [sequence, ""], "Jd");
    play(&mut soon, &[Move::Draw]);
    let card = card("Jn");
    refused(&soon, replace("Jn", 8), Reason::JokerIsNoEight { card });
    refused(&soon, lay("Jn"), Reason::NoPlaceLeft);
    assert!(legal(&soon).contains(&replace("Jn", 7)));
    assert!(legal(&soon).contains(&replace("8n", 8)));
}

#[test]
fn rule_04_discard_any_card_a_special_included() {
    for name in ["1n", "Jn", "E", "T"] {
        let mut soon = two(["1n Jn E", "4d 4n 5d"], ["", ""], "T");
        let events = play(&mut soon, &[Move::Draw, discard(name)]);
        let (seat, card) = (S0, card(name));
        assert!(events.contains(&Event::Discarded { seat, card }));
        assert_eq!(top(&soon), Some(card));
    }
}

#[test]
fn rule_04_option_return_allowed_by_default() {
    let mut soon = two(["2d 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::TakeDiscard, discard("1d")]);
    assert_eq!(soon.discard(), cards("1d"));
}

#[test]
fn rule_04_option_return_forbidden() {
    let options = [("return", "forbidden")];
    let mut soon = with_options(&options, ["2d 2n 3d", "4d 4n 5d"], ["1n", ""], "6d");
    let mut drawn = soon.clone();
    play(&mut soon, &[Move::TakeDiscard]);
    refused(&soon, discard("1d"), Reason::JustTaken { card: card("1d") });
    assert!(legal(&soon).contains(&discard("2d")));
    assert!(legal(&soon).contains(&replace("1d", 1)), "it may be played");
    play(&mut drawn, &[Move::Draw]);
    assert!(legal(&drawn).contains(&discard("6d")), "drawn, not taken");
    // In a later turn it is a card like others.
    play(
        &mut soon,
        &[discard("2d"), Move::Draw, discard("4d"), Move::Draw],
    );
    assert!(legal(&soon).contains(&discard("1d")));
}

#[test]
fn rule_04_option_return_forbidden_spares_an_equal_card_held_before() {
    let options = [("return", "forbidden")];
    let mut soon = with_options(&options, ["1d 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::TakeDiscard, discard("1d")]);
    let seen = &soon.view(Viewer::Public).seats[0];
    assert_eq!(seen.known, hand("1d"), "the one taken is still there");
}

#[test]
fn rule_04_a_special_without_a_target_can_only_be_discarded() {
    let mut soon = two(["L T 5d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::Draw]);
    let discards: Vec<Move> = ["5d", "6d", "L", "T"].map(discard).to_vec();
    assert_eq!(legal(&soon), discards);
}
