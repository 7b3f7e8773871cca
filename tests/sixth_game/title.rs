//! The title has room for one game more, and for any number from one to eight.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::action::{Action, Screen};
use veillee::screens::title::tiles::{self, MOST, Tiles};
use veillee::theme::widgets::TARGET;

use crate::evening::{Evening, SIZES};

/// No more than a hair's breadth of either is on the other.
fn overlap(one: Rect, other: Rect) -> bool {
    one.intersect(other).size().min_element() > 0.5
}

fn is_inside(inner: Rect, outer: Rect) -> bool {
    let outer = outer.inflate(0.5);
    outer.contains(inner.min) && outer.contains(inner.max)
}

fn frame(size: (u32, u32)) -> Rect {
    Rect::new(0.0, 0.0, size.0 as f32, size.1 as f32)
}

#[test]
fn six_games_are_on_the_title() {
    for size in SIZES {
        let mut evening = Evening::new(size);
        let buttons = evening.buttons();
        let tiles: Vec<(Entity, &str, Rect)> = buttons
            .iter()
            .filter_map(|(entity, action, rect)| match action {
                Action::SetUp(game) => Some((*entity, *game, *rect)),
                _ => None,
            })
            .collect();
        let mut names: Vec<&str> = tiles.iter().map(|(_, game, _)| *game).collect();
        names.sort();
        let mut all: Vec<&str> = veillee_rules::games::IDS.to_vec();
        all.push("douze");
        all.sort();
        assert_eq!(names, all, "{size:?}");
        for (at, (_, action, rect)) in buttons.iter().enumerate() {
            assert!(
                is_inside(*rect, frame(size)),
                "{size:?} {action:?} {rect:?}"
            );
            for (_, other, its) in &buttons[at + 1..] {
                assert!(!overlap(*rect, *its), "{size:?}: {action:?} on {other:?}");
            }
        }
        for (tile, game, rect) in tiles {
            assert!(
                rect.size().min_element() >= 2.0 * TARGET,
                "{game}: {rect:?}"
            );
            let texts = texts_on(&mut evening, tile);
            assert!(
                texts.len() >= 2,
                "{game} has a name and a number of players"
            );
            for (text, its) in texts {
                assert!(its.size().min_element() > 4.0, "{text:?} cannot be seen");
                assert!(is_inside(its, rect), "{size:?} {game}: {text:?} {its:?}");
            }
        }
    }
}

/// What is written on a button, and where.
fn texts_on(evening: &mut Evening, button: Entity) -> Vec<(String, Rect)> {
    let world = evening.app.world_mut();
    let mut texts = world.query::<(Entity, &Text, &UiGlobalTransform, &ComputedNode)>();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    let texts = texts.iter(world);
    texts
        .filter(|(entity, ..)| parents.iter_ancestors(*entity).any(|at| at == button))
        .map(|(_, text, at, node)| {
            let rect = Rect::from_center_size(at.translation, node.size());
            (text.0.clone(), rect)
        })
        .collect()
}

#[test]
fn its_tile_leads_to_its_set_up_and_on_to_its_table() {
    for size in SIZES {
        let mut evening = Evening::new(size);
        let tile = evening.control("Douze");
        evening.click(tile.place);
        assert_eq!(evening.screen(), Screen::Setup, "{size:?}");
        let page = evening.page();
        assert_eq!(
            (page.heading.as_str(), page.game.as_str()),
            ("Douze", "douze")
        );
        let rules = evening.control("House rules, The usual rules");
        evening.click(rules.place);
        evening.wait(3);
        // It may have to be scrolled to: the mirror presses it wherever it is.
        let off = evening.control("One too high trips, No");
        evening.hear(veillee::platform::Heard::Press(off.id));
        let close = evening.control("Close");
        evening.click(close.place);
        evening.wait(3);
        evening.control("One too high trips: No");
        let start = evening.control("Start");
        evening.click(start.place);
        evening.wait(8);
        assert_eq!(evening.screen(), Screen::Table, "{size:?}");
        let record = &evening.table().record;
        assert_eq!(record.config.trip, crate::rules::Trip::Off);
    }
}

fn check(laid_out: &Tiles, count: usize, frame: Rect) {
    let rects: Vec<Rect> = laid_out.places.iter().map(|place| place.rect).collect();
    assert_eq!(rects.len(), count);
    for (at, rect) in rects.iter().enumerate() {
        // The game last played may stand a little higher.
        let risen = Rect::from_corners(rect.min - Vec2::Y * laid_out.rise, rect.max);
        assert!(is_inside(risen, frame), "{count}: {rect:?} in {frame:?}");
        assert!(
            rect.size().min_element() >= 2.0 * TARGET,
            "{count}: {rect:?}"
        );
        for other in &rects[at + 1..] {
            assert!(!overlap(*rect, *other), "{count}: {rect:?} on {other:?}");
        }
    }
}

#[test]
fn any_number_of_games_is_laid_out() {
    for count in 1..=MOST {
        check(&tiles::wide(count), count, frame((1280, 800)));
        for width in [844, 960, 1_200] {
            let laid_out = tiles::short(count, width as f32);
            check(&laid_out, count, frame((width, 390)));
        }
        check(&tiles::tall(count), count, frame((390, 844)));
    }
}

/// Five games lie where they have always lain.
#[test]
fn five_games_lie_as_they_did() {
    let at = |laid_out: Tiles, expected: [(f32, f32, f32, f32); 5]| {
        for (place, (x, y, w, h)) in laid_out.places.iter().zip(expected) {
            let expected = Rect::new(x, y, x + w, y + h);
            let off = [place.rect.min - expected.min, place.rect.max - expected.max];
            let is_same = off.iter().all(|off| off.abs().max_element() < 0.01);
            assert!(is_same, "{:?} is not {expected:?}", place.rect);
        }
    };
    at(
        tiles::wide(5),
        [452.0, 610.0, 768.0, 926.0, 1084.0].map(|x| (x, 264.0, 148.0, 380.0)),
    );
    at(
        tiles::short(5, 844.0),
        [296.0, 402.4, 508.8, 615.2, 721.6].map(|x| (x, 100.0, 98.4, 262.0)),
    );
    at(
        tiles::tall(5),
        [
            (14.0, 226.0, 176.0, 182.0),
            (200.0, 226.0, 176.0, 182.0),
            (14.0, 418.0, 114.0, 182.0),
            (138.0, 418.0, 114.0, 182.0),
            (262.0, 418.0, 114.0, 182.0),
        ],
    );
}
