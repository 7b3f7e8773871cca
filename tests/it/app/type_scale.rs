//! Everything is written in the sizes of one scale.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use veillee::ai::Level;
use veillee::games::IDS;
use veillee::headless::headless_app;
use veillee::menus::Menu;
use veillee::play::{MatchPlan, Player, StartMatch};
use veillee::theme::widgets::size::SCALE;
use veillee::theme::{Action, Frame};

const FRAME: Duration = Duration::from_millis(50);

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

#[test]
fn every_text_has_a_size_of_the_scale() {
    let mut others = BTreeSet::new();
    let mut good = 0;
    for window in [(1280, 800), (844, 390), (390, 844)] {
        let mut app = headless_app(window, FRAME);
        let mut wait = |app: &mut App, what: &str, frames: u32| {
            for _ in 0..frames {
                app.update();
                good += look(app, what, &mut others);
            }
        };
        wait(&mut app, "title", 10);
        for menu in [Menu::Settings, Menu::Help] {
            app.world_mut().write_message(Action::Open(menu));
            wait(&mut app, "menu", 5);
            app.world_mut().write_message(Action::CloseMenu);
        }
        for game in IDS {
            app.world_mut().write_message(Action::SetUp(game));
            wait(&mut app, game, 10);
            let mut plan = MatchPlan::new(game, if *game == "songo" { 2 } else { 4 }, 3);
            for seat in &mut plan.seats {
                seat.player = Player::Ai(Level::Easy);
            }
            app.world_mut()
                .write_message(StartMatch { plan, record: None });
            wait(&mut app, game, 300);
            for menu in [Menu::Pause, Menu::Seats, Menu::Log] {
                app.world_mut().write_message(Action::Open(menu));
                wait(&mut app, game, 5);
                app.world_mut().write_message(Action::CloseMenu);
            }
        }
    }
    assert!(good > 10_000, "{good}");
    assert!(others.is_empty(), "{others:#?}");
}

/// Whoever sits across the room reads what the others read at a desk.
#[test]
fn on_a_television_everything_is_larger() {
    let window = Vec2::new(1920.0, 1080.0);
    let [near, far] = [false, true].map(|afar| Frame::for_window(window, 1.0, afar));
    assert!(far.scale > 1.6 * near.scale, "{far:?} {near:?}");
    let smallest = SCALE[0] * far.scale;
    assert!(smallest > 30.0, "{smallest} pixels");
}
