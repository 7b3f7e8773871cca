//! The last cards of a hand (rule 7).

use super::*;

#[test]
fn rule_07_playing_the_last_cards_takes_the_pile_and_ends_the_round_at_once() {
    // Others could beat 20, and are not asked.
    let mut game = before_owatta(&[], json!({}));
    let events = apply(&mut game, play(&[20]));
    let seat = Seat(0);
    assert_eq!(events[1], Event::Owatta { seat });
    let taken = Event::TrickTaken {
        seat,
        cards: cards(&[2, 12, 20]),
        by: Taking::Owatta,
    };
    assert_eq!(events[2], taken);
    assert_eq!(round_points(&events), [5, 3 - 2, 1 - 3]);
    assert_eq!(view(&game).round, 2);
    assert!(view(&game).hands.iter().all(|hand| hand.count == 8));
    assert!(view(&game).won.iter().all(|won| won.is_empty()));
    assert!(view(&game).pile.is_empty() && view(&game).passed.is_empty());
}

#[test]
fn rule_07_the_last_cards_may_be_a_combination() {
    let mut game = before_owatta(&[], json!({"hands": [[14, 15], [21, 22], [23, 24, 25]]}));
    let events = apply(&mut game, play(&[14, 15]));
    assert_eq!(round_points(&events), [6, 1, -2]);
}

#[test]
fn rule_07_the_last_cards_must_be_a_legal_combination() {
    let game = before_owatta(&[], json!({"hands": [[11], [21, 22], [23, 24, 25]]}));
    assert_eq!(legal(&game), [Move::Pass]);
}

#[test]
fn rule_07_the_forced_opening_card_may_be_the_last() {
    let mut game = before_owatta(&[], json!({"phase": "open", "pile": []}));
    let events = apply(&mut game, play(&[20]));
    let seat = Seat(0);
    let by = Taking::Owatta;
    let cards = cards(&[20]);
    assert_eq!(events[1], Event::Owatta { seat });
    assert_eq!(events[2], Event::TrickTaken { seat, cards, by });
    assert_eq!(round_points(&events), [3, 1, -2]);
}

#[test]
fn rule_07_an_owatta_of_33_makes_the_dragon_before_the_count() {
    for dragon in [Value::Null, json!(1)] {
        let hands = json!([[14, 19], [21, 22], [23, 24, 25]]);
        let mut game = before_owatta(&[], json!({"hands": hands, "dragon": dragon}));
        let events = apply(&mut game, play(&[14, 19]));
        assert_eq!(round_points(&events), [2 + 4 + 4, 1, -2]);
        assert_eq!(view(&game).dragon, Some(Seat(0)));
        assert_eq!(view(&game).dealer, Seat(0));
        let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
        let dragon = at(|event| matches!(event, Event::Dragon { .. }));
        let owatta = at(|event| matches!(event, Event::Owatta { .. }));
        let count = at(|event| matches!(event, Event::Counted { .. }));
        assert!(dragon < owatta && owatta < count);
    }
}
