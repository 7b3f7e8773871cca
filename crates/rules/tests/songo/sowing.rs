//! Sowing, greniers and captures (rules 3 to 7), and how a capture is written.

use super::*;

#[test]
fn rule_03_grenier_skips_its_origin_and_then_goes_round_the_enemy_camp_only() {
    let mut songo = game("0 0 0 0 0 0 0/0 0 0 0 0 0 29", SOUTH, &[]);
    let mut events = Vec::new();
    songo.apply(&cell("S6"), &mut events).unwrap();
    let path: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Sown { cell, lap, .. } => Some(format!("{cell}:{lap}")),
            _ => None,
        })
        .collect();
    let tour = "S5:0 S4:0 S3:0 S2:0 S1:0 S0:0 N0:0 N1:0 N2:0 N3:0 N4:0 N5:0 N6:0";
    let laps = "N0:1 N1:1 N2:1 N3:1 N4:1 N5:1 N6:1 N0:2 N1:2 N2:2 N3:2 N4:2 N5:2 N6:2 N0:3 N1:3";
    assert_eq!(path.join(" "), format!("{tour} {laps}"));
    // N0 and N1 hold four, the others three: the chain takes N1 and N0 and never wraps.
    assert_eq!(songo.scores()[0], 8);
    assert_eq!(board(&songo), "0 0 3 3 3 3 3/1 1 1 1 1 1 0");
}

#[test]
fn rule_04_option_mod7_keeps_the_seed_that_ends_a_lap_on_the_first_cell() {
    for seeds in [14, 21, 28] {
        let before = format!("0 0 0 0 0 0 1/0 0 0 0 0 0 {seeds}");
        for (bonus, keeps) in [("14", seeds == 14), ("mod7", true)] {
            let mut songo = game(&before, SOUTH, &[("bonus", bonus)]);
            let mut events = Vec::new();
            songo.apply(&cell("S6"), &mut events).unwrap();
            let kept = events
                .iter()
                .any(|event| matches!(event, Event::Kept { .. }));
            assert_eq!(kept, keeps, "{seeds} seeds, bonus {bonus}");
            assert_eq!(songo.scores()[0], i32::from(keeps));
        }
    }
}

#[test]
fn rule_07_events_say_which_capture_was_cancelled() {
    let mut songo = game("3 4 1 7 1 2 4/0 0 0 2 1 2 1", NORTH, &[]);
    let mut events = Vec::new();
    songo.apply(&cell("N3"), &mut events).unwrap();
    let cells = ["S3", "S4", "S5", "S6"].map(cell).to_vec();
    assert!(events.contains(&Event::CaptureCancelled { seat: NORTH, cells }));
}

#[test]
fn notation_counts_what_is_taken() {
    let songo = game("3 1 1 10 1 5 0/2 3 5 0 1 1 7", SOUTH, &[]);
    assert_eq!(songo.notation(&cell("S1")), "S1×6");
    assert_eq!(songo.notation(&cell("S5")), "S5");
}
