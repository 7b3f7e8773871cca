//! Moves that are barred, and feeding an empty enemy (rules 8 and 9).

use super::*;

#[test]
fn rule_08_two_seeds_whose_capture_would_starve_are_barred() {
    let before = "1 1 0 0 0 0 0/2 9 0 0 0 0 0";
    let (cell, enemy) = (cell("S0"), NORTH);
    assert_eq!(refused(before, "S0"), Reason::WouldStarve { cell, enemy });
}

#[test]
fn rule_08_and_other_refusals() {
    let songo = game("5 5 5 5 5 5 5/0 5 5 5 5 5 5", SOUTH, &[]);
    let (yours, empty) = (cell("N3"), cell("S0"));
    assert_eq!(
        songo.why_illegal(&yours),
        Some(Reason::NotYourCell { cell: yours })
    );
    assert_eq!(
        songo.why_illegal(&empty),
        Some(Reason::EmptyCell { cell: empty })
    );
}

#[test]
fn rule_09_option_any_feeding_move() {
    let songo = game(
        "0 0 0 0 0 0 0/16 0 0 23 1 10 1",
        SOUTH,
        &[("solidarity", "any")],
    );
    assert_eq!(legal(&songo), "S0 S3 S5");
}

#[test]
fn rule_09_ties_for_the_fullest_are_free() {
    let songo = game("0 0 0 0 0 0 0/9 0 9 0 0 0 8", SOUTH, &[]);
    assert_eq!(legal(&songo), "S0 S2");
}

#[test]
fn rule_09_a_feeding_move_may_capture() {
    let mut songo = game("0 0 0 0 0 0 0/0 0 0 16 0 0 0", SOUTH, &[]);
    let mut told = Vec::new();
    songo.apply(&cell("S3"), &mut told).unwrap();
    assert_eq!(songo.scores()[0], 6);
}

#[test]
fn rule_09_the_enemy_is_told_to_feed() {
    // North gives its only seed away and has nothing left: South must feed.
    let mut songo = game("0 0 0 0 0 3 0/5 5 5 5 5 5 5", NORTH, &[]);
    let mut events = Vec::new();
    songo.apply(&cell("N5"), &mut events).unwrap();
    assert_eq!(board(&songo), "0 0 0 0 0 0 1/5 5 5 5 5 6 6");
    let mut songo = game("0 0 0 0 0 0 3/5 5 5 5 5 5 5", NORTH, &[]);
    let mut events = Vec::new();
    songo.apply(&cell("N6"), &mut events).unwrap();
    assert!(events.contains(&Event::MustFeed { seat: SOUTH }));
}
