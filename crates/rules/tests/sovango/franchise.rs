//! The franchise colour and the zeros that set it (rules 4 and 8).

use super::*;

#[test]
fn rule_04_no_franchise_at_the_start_of_a_round() {
    for players in 2..=6 {
        let (mut sovango, _) = start(players, &[], 9);
        assert_eq!(sovango.franchise(), None);
        let mut had_one = false;
        for _ in 0..4 {
            play_until(&mut sovango, |event| {
                matches!(event, Event::FranchiseChanged { .. })
            });
            had_one |= sovango.franchise().is_some();
            play_until(&mut sovango, is_new_round);
            assert_eq!(sovango.franchise(), None);
        }
        assert!(had_one);
    }
}

#[test]
fn rule_08_a_zero_sets_the_franchise_from_the_next_trick() {
    let hands = ["R1 G1 G2", "R0 Y2 Y5", "B4 B5 Y1"];
    let mut sovango = table(None, &hands);
    let events = play(&mut sovango, "R1 R0");
    assert!(events.contains(&Event::FranchiseWillChange {
        seat: Seat(1),
        from: None,
        to: Red,
    }));
    let view = sovango.view(Viewer::Public);
    assert_eq!((view.franchise, view.next_franchise), (None, Some(Red)));
    let events = play(&mut sovango, "B4");
    assert!(events.contains(&Event::FranchiseChanged {
        from: None,
        to: Red
    }));
    let view = sovango.view(Viewer::Public);
    assert_eq!((view.franchise, view.next_franchise), (Some(Red), None));
}

#[test]
fn rule_08_the_old_franchise_still_counts_in_the_trick_of_the_zero() {
    // Red is outside the franchise of this trick, green inside.
    let (won, franchise) = trick(&[], Some(Green), "R1 R0 Glion", "B1 B2 B3");
    assert_eq!((won, franchise), (card("R1"), Some(Red)));
}

#[test]
fn rule_08_the_franchise_stays_until_another_zero() {
    let mut sovango = table(Some(Red), &["B1 B2 B3", "G1 G2 G3", "Y1 Y2 Y3"]);
    play(&mut sovango, "B1 G1 Y1");
    assert_eq!(sovango.franchise(), Some(Red));
}

#[test]
fn rule_08_of_several_zeros_the_last_decides() {
    let (_, franchise) = trick(&[], Some(Blue), "R0 G0 Y0 B1", "R1 R2 R3 R4");
    assert_eq!(franchise, Some(Yellow));
}

#[test]
fn rule_08_a_led_zero_sets_the_led_colour_too() {
    let mut sovango = table(None, &["R0 G1", "R5 B5", "Y1 Y2"]);
    play(&mut sovango, "R0");
    assert_eq!(sovango.led(), Some(Red));
    assert_eq!(legal(&sovango), cards("R5"));
    play(&mut sovango, "R5 Y1");
    assert_eq!(sovango.franchise(), Some(Red));
}
