//! Everything is written in the sizes of one scale, larger where it is seen from afar, and drawn
//! as sharp as the window asks for.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::asset::AssetPath;
use bevy::prelude::*;
use veillee::action::{Action, Menu, Screen};
use veillee::motion::Speed;
use veillee::play::Phase;
use veillee::theme::Frame;
use veillee::theme::widgets::size::SCALE;

use super::games;
use crate::helpers::table::*;

/// Adds what is off the scale now, and counts what is on it.
fn look(app: &mut App, what: &str, others: &mut BTreeSet<String>) -> usize {
    let mut texts = app.world_mut().query::<(&Text, &TextFont)>();
    let mut good = 0;
    for (text, font) in texts.iter(app.world()) {
        match font.font_size {
            FontSize::Px(size) if SCALE.contains(&size) => good += 1,
            size => {
                others.insert(format!("{what}: {size:?} {:?}", text.0));
            }
        }
    }
    good
}

/// Every screen and every table, in a window of this size.
fn every_text_has_a_size_of_the_scale(window: (u32, u32)) {
    let mut others = BTreeSet::new();
    let mut good = 0;
    let mut app = app_at(window, FRAME, Speed::Normal);
    let mut look_on = |app: &mut App, what: &str, frames: u32| {
        for _ in 0..frames {
            app.update();
            good += look(app, what, &mut others);
        }
    };
    look_on(&mut app, "title", 10);
    for menu in [Menu::Settings, Menu::Help] {
        act(&mut app, Action::Open(menu));
        look_on(&mut app, "menu", 5);
        act(&mut app, Action::CloseMenu);
    }
    for game in games() {
        act(&mut app, Action::SetUp(game.id));
        look_on(&mut app, game.id, 10);
        start(&mut app, plan_of(game.id, game.usual_players, 0, 3));
        look_on(&mut app, game.id, 300);
        for menu in [Menu::Pause, Menu::Seats, Menu::Log] {
            act(&mut app, Action::Open(menu));
            look_on(&mut app, game.id, 5);
            act(&mut app, Action::CloseMenu);
        }
    }
    assert!(good > 3_334, "{good}");
    assert!(others.is_empty(), "{others:#?}");
}

#[test]
fn every_text_has_a_size_of_the_scale_in_a_window() {
    every_text_has_a_size_of_the_scale(WINDOW);
}

#[test]
fn every_text_has_a_size_of_the_scale_on_its_side() {
    every_text_has_a_size_of_the_scale(ON_ITS_SIDE);
}

#[test]
fn every_text_has_a_size_of_the_scale_upright() {
    every_text_has_a_size_of_the_scale(UPRIGHT);
}

/// Whoever sits across the room reads what the others read at a desk.
#[test]
fn on_a_television_everything_is_larger() {
    let window = Vec2::new(1920.0, 1080.0);
    let [near, far] = [false, true].map(|afar| Frame::for_window(window, 1.0, afar));
    assert!(far.scale > 1.6 * near.scale, "{far:?} {near:?}");
    let smallest = SCALE[0] * far.scale;
    assert!(smallest > 30.0, "{smallest} pixels");
    // An upright phone is held in the hand.
    let upright = Vec2::new(390.0, 844.0);
    let held = Frame::for_window(upright, 3.0, true);
    assert_eq!(held, Frame::for_window(upright, 3.0, false));
}

/// Which pictures the sprites on the table are cut from.
fn folders(app: &mut App) -> Vec<String> {
    let mut sprites = app.world_mut().query::<&Sprite>();
    let assets = app.world().resource::<AssetServer>();
    let paths = sprites
        .iter(app.world())
        .filter_map(|sprite| assets.get_path(sprite.image.id()));
    let folder = |path: AssetPath| path.parent().map(|folder| folder.to_string());
    let folders: BTreeSet<String> = paths.filter_map(folder).collect();
    folders.into_iter().collect()
}

#[test]
fn a_window_that_grows_gets_sharper_pictures() {
    for game in games() {
        let mut app = quick_app(WINDOW);
        start(&mut app, plan_of(game.id, game.usual_players, 1, 3));
        let settle = |app: &mut App| {
            update_until(app, "somebody is asked", |app| {
                phase(app) == Some(Phase::Choosing)
            });
        };
        settle(&mut app);
        assert_eq!(folders(&mut app), ["atlas/1"], "{}", game.id);
        let mut windows = app.world_mut().query::<&mut Window>();
        let mut window = windows.single_mut(app.world_mut()).unwrap();
        window.resolution.set(3840.0, 2160.0);
        for _ in 0..1_000 {
            app.update();
            if app.world().resource::<Frame>().pictures == 3 {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        wait(&mut app, 2);
        settle(&mut app);
        assert_eq!(screen(&app), Screen::Table);
        assert_eq!(folders(&mut app), ["atlas/3"], "{}", game.id);
    }
}
