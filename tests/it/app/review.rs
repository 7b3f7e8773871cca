//! The review of a finished game: what does not depend on which game it is.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::action::{Action, Menu, ReviewAction};
use veillee::games::catalogue;
use veillee::locale::{Language, Locale};
use veillee::plan::Purpose;
use veillee::play::MatchStatus;
use veillee::review::{Graph, HowClosely, Progress, ReviewSheet};
use veillee_rules::ai::Care;
use veillee_rules::games::songo::Songo;

use crate::helpers::person::{By, Person};
use crate::helpers::review::finished;
use crate::helpers::table::*;

const OPEN: Action = Action::Review(ReviewAction::Open);

/// Somebody with a reviewed game before them.
fn before_a_review(by: By, size: (u32, u32)) -> Person {
    let mut person = Person::new(by, size);
    person.app.insert_resource(HowClosely(Care::Glance));
    let start = finished::<Songo>(1, 4);
    person.app.world_mut().write_message(start);
    update_until(&mut person.app, "it can be reviewed", |app| {
        app.world().resource::<MatchStatus>().can_review
    });
    act(&mut person.app, OPEN);
    update_until(&mut person.app, "it is reviewed", |app| {
        let sheet = app.world().resource::<ReviewSheet>();
        menu(app) == Menu::Review && sheet.moves > 0 && sheet.progress == Progress::Done
    });
    person.wait(6);
    person
}

#[test]
fn a_tap_on_the_graph_shows_that_moment() {
    for (by, size) in [(By::Touch, UPRIGHT), (By::Mouse, WINDOW)] {
        let mut person = before_a_review(by, size);
        let world = person.app.world_mut();
        let mut graphs = world.query_filtered::<(&UiGlobalTransform, &ComputedNode), With<Graph>>();
        let (transform, node) = graphs.single(world).unwrap();
        let middle = transform.translation;
        let quarter = middle - Vec2::new(node.size().x / 4.0, 0.0);
        let moves = world.resource::<ReviewSheet>().moves;
        match by {
            By::Mouse => person.click(quarter),
            _ => person.tap(quarter),
        }
        person.wait(4);
        let shown = table::<Songo>(&person.app).looking_at.unwrap();
        assert!(shown.abs_diff(moves / 4) <= 1, "{by:?}: {shown} of {moves}");
        assert_eq!(menu(&person.app), Menu::None);
    }
}

#[test]
fn a_game_in_which_nothing_was_lost_says_so() {
    let sheet = ReviewSheet {
        progress: Progress::Done,
        moves: 30,
        ..default()
    };
    for (language, said) in [
        (Language::En, "No move clearly cost the game."),
        (Language::Fr, "Aucun coup n’a clairement coûté la partie."),
    ] {
        let locale = Locale::new(language, catalogue().texts());
        let words = sheet.words();
        let words: Vec<String> = words.iter().map(|words| locale.say(words)).collect();
        assert!(words.iter().any(|words| words == said), "{words:?}");
    }
}

#[test]
fn what_is_only_shown_has_no_review() {
    for purpose in [Purpose::Demo, Purpose::Lesson { shown: true }] {
        let mut app = quick_app(WINDOW);
        let mut start = finished::<Songo>(1, 4);
        start.plan.purpose = purpose;
        app.world_mut().write_message(start);
        wait(&mut app, 8);
        assert!(!app.world().resource::<MatchStatus>().can_review);
        act(&mut app, OPEN);
        wait(&mut app, 8);
        assert_eq!(menu(&app), Menu::None, "{purpose:?}");
    }
}

#[test]
fn a_game_under_way_has_no_review() {
    let mut app = quick_app(WINDOW);
    begin::<Songo>(&mut app, 2, 1, 3);
    wait(&mut app, 8);
    act(&mut app, OPEN);
    wait(&mut app, 8);
    assert_eq!(menu(&app), Menu::None);
    assert_eq!(app.world().resource::<ReviewSheet>().moves, 0);
}
