//! The results on every screen: whoever has played is there, and nothing is cut or covered.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::action::Screen;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::{Language, Words};
use veillee::motion::Speed;
use veillee::play::Fact;
use veillee::screens::results::{Member, Results, Side, worth_telling};
use veillee::settings::Settings;
use veillee_rules::engine::{Seat, Seats};

use crate::helpers::layout::{
    FROM_AFAR, SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults, place_of_text, texts,
};
use crate::helpers::table::*;

const NAMES: [&str; 6] = [
    "Maximiliane-Zo",
    "Biyogo",
    "Bartholomé-Luc",
    "Dembé",
    "Élodie-Fatouma",
    "Fama",
];

/// A side with these seats at this place.
fn side(place: u8, seats: &[u8], score: i32, team: Option<u8>) -> Side {
    let member = |seat: &u8| Member {
        seat: Seat(*seat),
        name: NAMES[usize::from(*seat)].to_string(),
        portrait: usize::from(*seat),
        team,
    };
    Side {
        place,
        members: seats.iter().map(member).collect(),
        score,
        won: place == 1,
    }
}

fn alone(places: &[u8]) -> Vec<Side> {
    let seats = places.iter().zip(0u8..);
    let score = |place: u8| 248 - 55 * i32::from(place);
    seats
        .map(|(place, seat)| side(*place, &[seat], score(*place), None))
        .collect()
}

fn results(sides: Vec<Side>) -> Results {
    let won = sides.iter().filter(|side| side.won);
    let names = Words::and(won.map(Side::name));
    let fact = |what: &str, number: u32, whose: Seats| Fact {
        number,
        least: 2,
        what: Words::plain(format!("They have turned over **{number}** {what}")),
        whose,
    };
    Results {
        headline: Words::new("results-winners")
            .with("names", names)
            .with("count", 2),
        detail: Words::plain("The limit is reached, and the lowest total is shared."),
        facts: vec![
            fact("cards turned over blind", 24, Seats::only(Seat(0))),
            fact("cards struck by Lightning", 13, Seats::everyone(6)),
            fact("moves played", 1288, Seats::NONE),
        ],
        sides,
        is_a_feast: true,
        counted: "results-points",
    }
}

fn tables() -> Vec<Vec<Side>> {
    vec![
        alone(&[1, 2]),
        alone(&[1, 1]),
        alone(&[1, 2, 2, 4]),
        alone(&[1, 2, 3, 4, 5, 6]),
        alone(&[1, 1, 3, 3, 3, 6]),
        alone(&[1; 6]),
        vec![
            side(1, &[0, 2, 4], 96, Some(0)),
            side(2, &[1, 3, 5], 104, Some(1)),
        ],
        vec![
            side(1, &[0, 3], 96, Some(0)),
            side(2, &[1, 4], 104, Some(1)),
            side(3, &[2, 5], 120, Some(2)),
        ],
    ]
}

fn fit(language: Language) {
    let mut all = Vec::new();
    let sizes = [
        WINDOW,
        (1920, 1080),
        (3840, 2160),
        UPRIGHT,
        SMALL_UPRIGHT,
        ON_ITS_SIDE,
        SMALL_ON_ITS_SIDE,
        FROM_AFAR,
    ];
    for size in sizes {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = Speed::Off;
        settings.language = Some(language);
        while texts(&mut app).is_empty() {
            std::thread::sleep(Duration::from_millis(1));
            app.update();
        }
        for (nth, sides) in tables().into_iter().enumerate() {
            app.insert_resource(results(sides.clone()));
            let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
            next.set(Screen::Results);
            wait(&mut app, 14);
            let found = faults(&mut app, size);
            all.extend(found.iter().map(|fault| format!("{size:?} {nth}: {fault}")));
            let mut texts = app.world_mut().query::<&Text>();
            let read: Vec<&str> = texts.iter(app.world()).map(|text| &*text.0).collect();
            for side in &sides {
                let score = side.score.to_string().replace('-', "−");
                assert!(read.contains(&&*score), "{size:?} {nth}: {score} {read:?}");
            }
            let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
            next.set(Screen::Title);
            wait(&mut app, 3);
        }
    }
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
}

#[test]
fn the_results_fit_every_screen_in_french() {
    fit(Language::Fr);
}

#[test]
fn the_results_fit_every_screen_in_english() {
    fit(Language::En);
}

/// The last first, the winner's name when all stand; a tap shows all of it.
#[test]
fn the_results_unfold_and_a_tap_shows_them() {
    let read = |app: &mut App| {
        let mut texts = app
            .world_mut()
            .query::<(&Text, Option<&Children>, &InheritedVisibility)>();
        let world = app.world();
        let seen = texts.iter(world).filter(|(_, _, seen)| seen.get());
        // What matters most in a sentence is a span of its own.
        let spans = |children: Option<&Children>| {
            let spans = children.into_iter().flatten();
            let spans = spans.filter_map(|span| world.get::<TextSpan>(*span));
            spans.map(|span| span.0.clone()).collect::<Vec<_>>()
        };
        seen.flat_map(|(text, children, _)| [vec![text.0.clone()], spans(children)].concat())
            .collect::<Vec<_>>()
    };
    let open = |speed: Speed, reduced: bool| {
        let mut app = headless_app_with_layout(catalogue(), WINDOW, FRAME);
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = speed;
        settings.reduced_motion = reduced;
        app.insert_resource(results(alone(&[1, 2, 3])));
        wait(&mut app, 4);
        let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
        next.set(Screen::Results);
        wait(&mut app, 4);
        app
    };
    let told = |read: Vec<String>| read.iter().any(|line| line.contains("win"));
    let mut app = open(Speed::Normal, false);
    assert!(!told(read(&mut app)), "not yet");
    app.world_mut().write_message(veillee::theme::press::LetGo);
    wait(&mut app, 2);
    assert!(told(read(&mut app)), "a tap shows it");
    assert!(read(&mut app).contains(&"193".to_string()));
    for (speed, reduced) in [(Speed::Off, false), (Speed::Normal, true)] {
        let mut app = open(speed, reduced);
        assert!(told(read(&mut app)), "{speed:?} {reduced}");
        assert!(read(&mut app).contains(&"1288".to_string()));
    }
}

/// However many stand on it; and of an odd number whoever has won stands in the middle of it.
#[test]
fn the_podium_stands_below_the_lamp() {
    for size in [WINDOW, (1920, 1080)] {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        for places in [
            &[1, 2][..],
            &[1, 2, 3],
            &[1, 2, 2, 4],
            &[1, 2, 3, 4, 5],
            &[1, 2, 3, 4, 5, 6],
        ] {
            app.insert_resource(results(alone(places)));
            let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
            next.set(Screen::Results);
            wait(&mut app, 14);
            let lamp = size.0 as f32 / 2.0;
            let mut stages = app
                .world_mut()
                .query::<(&Name, &UiGlobalTransform, &ComputedNode)>();
            let podium = stages
                .iter(app.world())
                .find(|(name, ..)| name.as_str() == "podium");
            let (_, at, node) = podium.expect("there is a podium");
            let off = at.translation.x - lamp;
            assert!(off.abs() < 1.5, "{size:?} {places:?}: {off}");
            assert!(node.size().x < size.0 as f32, "{size:?} {places:?}");
            if places.len() % 2 == 1 {
                let score = place_of_text(&mut app, "193").expect("the winner's score is there");
                let off = score.center().x - lamp;
                assert!(off.abs() < 1.5, "{size:?} {places:?}: {off}");
            }
            let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
            next.set(Screen::Title);
            wait(&mut app, 3);
        }
    }
}

#[test]
fn what_is_told_is_of_several_players_and_says_something() {
    let fact = |key: &'static str, number: u32, whose: &[u8]| Fact {
        whose: whose.iter().map(|seat| Seat(*seat)).collect(),
        ..Fact::of_all(key, number)
    };
    let told = |facts: Vec<Fact>| -> Vec<String> {
        let told = worth_telling(facts);
        told.iter()
            .map(|fact| fact.what.key().to_string())
            .collect()
    };
    let facts = vec![
        fact("once", 1, &[1]),
        fact("large", 6, &[0]),
        fact("long", 9, &[0]),
        fact("shared", 5, &[0, 1, 2]),
        fact("fast", 3, &[1]),
        fact("many", 2, &[0]),
    ];
    assert_eq!(told(facts.clone()), ["large", "fast", "long"]);
    // Better the same player once more than what many have in common.
    let alike: Vec<Fact> = facts.into_iter().filter(|fact| fact.number != 3).collect();
    assert_eq!(told(alike), ["large", "long", "many"]);
}
