//! The points of a round (rules 5 and 10), with the vectors of the page.

use super::*;

#[test]
fn rule_05_a_joker_has_a_colour() {
    let any = ColourBonus::Any;
    assert_eq!(score(&cards("1d Jd 3d"), false, any).total(), 6);
    assert_eq!(score(&cards("1d Jn 3d"), false, any).total(), 3);
}

#[test]
fn rule_05_only_a_completed_sequence_pays_for_jokers_and_once() {
    let any = ColourBonus::Any;
    let two_jokers = cards("1d Jd 3d Jn 5d 6d 7d 8d");
    assert_eq!(score(&two_jokers, false, any).joker, -1);
    assert_eq!(score(&two_jokers[..7], false, any).joker, 0);
}

#[test]
fn vector_1_complete_one_colour_first_no_joker_20() {
    assert_eq!(express(ONE_COLOUR, "8d", "")[0], 20);
}

#[test]
fn vector_2_the_same_with_a_joker_19() {
    assert_eq!(express("1d 2d Jd 4d 5d 6d 7d", "8d", "")[0], 19);
}

#[test]
fn vector_3_mixed_first_joker_11() {
    assert_eq!(express("1d 2d Jd 4d 5n 6d 7d", "8d", "")[0], 11);
    assert_eq!(express("1d 2d Jn 4d 5d 6d 7d", "8d", "")[0], 11);
}

#[test]
fn vector_4_mixed_second_no_joker_10() {
    assert_eq!(express(ONE_COLOUR, "8d", "1n 2n 3d 4n 5n 6n 7n")[1], 10);
}

#[test]
fn vector_5_incomplete_one_colour_five_cards_and_a_thief_10() {
    assert_eq!(express(ONE_COLOUR, "8d", "1n 2n T 4n 5n 6n")[1], 10);
}

#[test]
fn vector_6_one_card_2() {
    assert_eq!(express(ONE_COLOUR, "8d", "1n")[1], 2);
}

#[test]
fn vector_7_empty_0() {
    assert_eq!(express(ONE_COLOUR, "8d", "")[1], 0);
}

#[test]
fn rule_10_lines_in_order() {
    let options = [("length", "express")];
    let sequences = ["1d 2d Jd 4d 5d 6d 7d", "T"];
    let mut soon = with_options(&options, ["8d E L", "8n L T"], sequences, "E E");
    play(&mut soon, &[Move::Draw, lay("8d"), Move::Draw]);
    let events = play(&mut soon, &[discard("8n")]);
    let lines: Vec<(Line, i32, i32)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored {
                seat: S0,
                line,
                points,
                sum,
            } => Some((*line, *points, *sum)),
            _ => None,
        })
        .collect();
    let expected = [
        (Line::Cards, 8, 8),
        (Line::OneColour, 8, 16),
        (Line::Complete, 2, 18),
        (Line::Joker, -1, 17),
        (Line::First, 2, 19),
    ];
    assert_eq!(lines, expected);
    let scored = |seat, points| Event::RoundScored {
        seat,
        points,
        total: points,
    };
    assert!(events.contains(&scored(S0, 19)));
    assert!(events.contains(&scored(S1, 0)), "a Thief counts nothing");
}

#[test]
fn rule_10_option_only_complete_sequences_count_double() {
    let options = [("colour-bonus", "complete-only")];
    assert_eq!(express_with(&options, ONE_COLOUR, "8d", "1n 2n"), [20, 2]);
    assert_eq!(express_with(&[], ONE_COLOUR, "8d", "1n 2n"), [20, 4]);
}
