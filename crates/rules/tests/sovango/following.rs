//! What may be played on a trick (rule 5).

use super::*;

#[test]
fn vector_5_led_colour_or_franchise_or_a_zero() {
    let hands = ["B1 G1 G2 G3", "B3 R2 Y4 Y0", "G4 G5 Y1 Y2", "R3 R4 R5 Y3"];
    let mut sovango = table(Some(Red), &hands);
    play(&mut sovango, "B1");
    assert_eq!(legal(&sovango), cards("R2 B3 Y0"));
}

#[test]
fn rule_05_the_leader_plays_anything() {
    let sovango = table(
        Some(Red),
        &["R0 R1 Blion Y3 G0", "B1 B2 B3 B4 B5", "G1 G2 G3 G4 G5"],
    );
    assert_eq!(legal(&sovango), cards("R0 R1 Blion Y3 G0"));
}

#[test]
fn rule_05_the_others_follow_the_led_colour() {
    let mut sovango = table(None, &["R1 R2 R3", "R4 Rlion B5", "Y1 Y2 Y3"]);
    let events = play(&mut sovango, "R1");
    assert!(events.contains(&Event::Led {
        seat: Seat(0),
        colour: Red
    }));
    assert_eq!(legal(&sovango), cards("R4 Rlion"));
    let refused = sovango.why_illegal(&card("B5"));
    let reason = Reason::MustFollow {
        card: card("B5"),
        led: Red,
    };
    assert_eq!(refused, Some(reason));
}

#[test]
fn rule_05_or_play_the_franchise_colour() {
    let hands = ["R1 R2 R3", "R4 G2 B5", "G3 G4 B4", "R5 B1 B2"];
    let mut sovango = table(Some(Green), &hands);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("R4 G2"));
    let both = Reason::MustFollowOrFranchise {
        card: card("B5"),
        led: Red,
        franchise: Green,
    };
    assert_eq!(sovango.why_illegal(&card("B5")), Some(both));
    play(&mut sovango, "G2");
    assert_eq!(legal(&sovango), cards("G3 G4"));
    let franchise = Reason::MustPlayFranchise {
        card: card("B4"),
        led: Red,
        franchise: Green,
    };
    assert_eq!(sovango.why_illegal(&card("B4")), Some(franchise));
    play(&mut sovango, "G3");
    assert_eq!(legal(&sovango), cards("R5"));
    let led = Reason::MustFollow {
        card: card("B1"),
        led: Red,
    };
    assert_eq!(sovango.why_illegal(&card("B1")), Some(led));
}

#[test]
fn rule_05_the_franchise_itself_led() {
    let mut sovango = table(Some(Red), &["R1 B1", "R4 B5", "Y1 Y2"]);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("R4"));
    let reason = Reason::MustFollow {
        card: card("B5"),
        led: Red,
    };
    assert_eq!(sovango.why_illegal(&card("B5")), Some(reason));
}

#[test]
fn rule_05_with_neither_anything() {
    let mut sovango = table(Some(Green), &["R1 R2 R3", "B0 B5 Ylion", "R4 R5 Y1"]);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("B0 B5 Ylion"));
}

#[test]
fn rule_05_a_zero_of_any_colour_is_an_excuse() {
    let mut sovango = table(None, &["R1 R2 R3", "R4 B0 Y0", "Y1 Y2 Y3"]);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("R4 B0 Y0"));
}

#[test]
fn rule_05_a_zero_counts_as_a_card_of_its_colour_for_following() {
    let mut sovango = table(None, &["R1 R2 R3", "R0 B5 Y0", "Y1 Y2 Y3"]);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("R0 Y0"));
    let reason = Reason::MustFollow {
        card: card("B5"),
        led: Red,
    };
    assert_eq!(sovango.why_illegal(&card("B5")), Some(reason));
}

#[test]
fn rule_05_only_cards_in_hand() {
    let sovango = table(None, &["R1 R2 R3", "R4 B0 Y0", "Y1 Y2 Y3"]);
    let reason = Reason::NotInHand { card: card("R4") };
    assert_eq!(sovango.why_illegal(&card("R4")), Some(reason));
    let mut same = sovango.clone();
    assert_eq!(same.apply(&card("R4"), &mut Nobody), Err(reason));
    assert_eq!(same, sovango);
}
