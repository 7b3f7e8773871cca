//! Hands of any size: every card can be pressed, at once or after turning the hand.

use bevy::prelude::*;
use veillee::table::fan::{FINGER, Fan, HandRoom};

/// The rooms the games give to a hand, on a phone upright and on its side, and in a window.
const ROOMS: [(Rect, f32, f32); 3] = [
    (room(14.0, 526.0, 376.0, 754.0), 96.0, 60.0),
    (room(154.0, 250.0, 632.0, 384.0), 88.0, 60.0),
    (room(272.0, 566.0, 994.0, 790.0), 122.0, 84.0),
];

const fn room(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect {
        min: Vec2::new(left, top),
        max: Vec2::new(right, bottom),
    }
}

fn rooms() -> impl Iterator<Item = HandRoom> {
    ROOMS
        .into_iter()
        .map(|(rect, card, least)| HandRoom { rect, card, least })
}

fn targets(fan: &Fan) -> Vec<Rect> {
    let cards = fan.cards.iter().filter_map(|card| card.target);
    cards.chain(fan.ends.into_iter().flatten()).collect()
}

#[test]
fn what_can_be_pressed_of_a_hand_is_a_finger_wide_and_apart() {
    for room in rooms() {
        for of in 0..=70 {
            let last = room.fan(of, 0).last;
            for first in 0..=last {
                let targets = targets(&room.fan(of, first));
                for (nth, target) in targets.iter().enumerate() {
                    let size = target.size();
                    assert!(size.min_element() > FINGER - 0.1, "{of} {first}: {size}");
                    let inside = room.rect.inflate(0.1);
                    assert!(inside.contains(target.min) && inside.contains(target.max));
                    for other in &targets[nth + 1..] {
                        let both = target.intersect(*other);
                        // The outer cards of a row hang a little lower.
                        let apart = both.width() < 0.1 || both.height() < room.card * 0.04;
                        assert!(apart, "{of} {first}: {target:?} {other:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn turning_a_hand_shows_every_card_of_it() {
    for room in rooms() {
        for of in 0..=70 {
            let mut seen = vec![false; of];
            let mut first = 0;
            loop {
                let fan = room.fan(of, first);
                for (seen, card) in seen.iter_mut().zip(&fan.cards) {
                    *seen |= card.target.is_some();
                }
                assert_eq!(fan.ends[0].is_some(), fan.first > 0, "{of}");
                if fan.first == fan.last {
                    assert_eq!(fan.ends[1], None, "{of}");
                    break;
                }
                assert!(fan.ends[1].is_some(), "{of}");
                first = (fan.first + fan.page).min(fan.last);
            }
            assert!(seen.iter().all(|seen| *seen), "{of}");
        }
    }
}

#[test]
fn a_dozen_cards_are_all_in_view_on_a_phone() {
    for room in rooms() {
        assert_eq!(room.fan(12, 0).last, 0, "{room:?}");
    }
}
