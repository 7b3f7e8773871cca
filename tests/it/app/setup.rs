//! The set-up: everybody is seen at once, at every size, and a house rule is where it belongs.

use std::time::Duration;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use veillee::action::{Action, Menu, SetupAction};
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::Language;
use veillee::motion::Speed;
use veillee::plan::Player;
use veillee::screens::setup::Draft;
use veillee::screens::setup::places::{Parts, Seating};
use veillee::settings::Settings;
use veillee::theme::Frame;
use veillee::theme::scroll::Scrolls;
use veillee::theme::widgets::OnPress;
use veillee_rules::ai::Level;
use veillee_rules::engine::Seat;

use super::games;
use crate::helpers::layout::{FROM_AFAR, SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults};
use crate::helpers::person::{By, Person};
use crate::helpers::table::*;

const SIZES: [(u32, u32); 7] = [
    WINDOW,
    (1920, 1080),
    ON_ITS_SIDE,
    SMALL_ON_ITS_SIDE,
    UPRIGHT,
    SMALL_UPRIGHT,
    FROM_AFAR,
];

/// Nobody has to scroll before the game begins, however many play and whatever is chosen.
fn fits_every_screen(language: Language) {
    let mut all = Vec::new();
    for size in SIZES {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = Speed::Off;
        settings.language = Some(language);
        for game in games() {
            act(&mut app, Action::SetUp(game.id));
            wait(&mut app, 8);
            for players in game.players.clone() {
                act(&mut app, Action::Setup(SetupAction::Players(players)));
                // The last of them with words as long as they get.
                let last = SetupAction::Seat(Seat(players - 1), Player::Ai(Level::Expert));
                act(&mut app, Action::Setup(last));
                for unusual in [false, true] {
                    if unusual {
                        change_every_rule(&mut app);
                    }
                    wait(&mut app, 4);
                    let place = format!("{} {players} {size:?} {unusual}", game.id);
                    let found = faults(&mut app, size);
                    all.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
                    let mut lists = app.world_mut().query::<&Scrolls>();
                    assert_eq!(lists.iter(app.world()).count(), 0, "{place}");
                }
                act(&mut app, Action::Setup(SetupAction::UsualRules));
            }
        }
    }
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
}

/// The last value of every option, one after the other: some go with some only.
fn change_every_rule(app: &mut App) {
    let setup = app.world().resource::<Draft>().plan.clone();
    let entry = catalogue().get_or_first(&setup.game).clone();
    for option in (entry.options)(&setup.setup) {
        let others = option.choices.iter().rev();
        let mut others = others.filter(|value| **value != option.default);
        if let Some(value) = others.next() {
            let key = option.key;
            act(app, Action::Setup(SetupAction::Option { key, value }));
        }
    }
}

#[test]
fn the_set_up_fits_every_screen_in_french() {
    fits_every_screen(Language::Fr);
}

#[test]
fn the_set_up_fits_every_screen_in_english() {
    fits_every_screen(Language::En);
}

#[test]
fn nobody_sits_on_anybody() {
    for size in SIZES.into_iter().chain([(1000, 900), (2560, 1080)]) {
        let window = Vec2::new(size.0 as f32, size.1 as f32);
        for afar in [false, true] {
            let frame = Frame::for_window(window, 1.0, afar);
            for players in 2..=6 {
                let parts = Parts::new(&frame, true);
                let seating = Seating::new(frame.kind, parts.table, players);
                let place = format!("{size:?} {players}");
                assert_eq!(seating.cards.len(), players, "{place}");
                let room = parts.table.inflate(0.5);
                for (at, card) in seating.cards.iter().enumerate() {
                    assert!(card.size().min_element() >= 110.0, "{place}: {card:?}");
                    let inside = room.contains(card.min) && room.contains(card.max);
                    assert!(inside, "{place}: {card:?} in {room:?}");
                    for other in &seating.cards[at + 1..] {
                        assert!(card.intersect(*other).is_empty(), "{place}: {card:?}");
                    }
                    if let Some(middle) = seating.middle {
                        assert!(card.intersect(middle).is_empty(), "{place}: {card:?}");
                    }
                }
                // Whoever is first sits nearest.
                let first = seating.cards[0].center().y;
                let nearest = seating.cards.iter().all(|card| card.center().y <= first);
                assert!(nearest, "{place}");
            }
        }
    }
}

/// A tap after the other goes through everybody who can play, and back.
#[test]
fn a_tap_seats_the_next_player() {
    for (by, size) in [
        (By::Mouse, WINDOW),
        (By::Touch, UPRIGHT),
        (By::Keyboard, ON_ITS_SIDE),
    ] {
        let mut person = Person::new(by, size);
        act(&mut person.app, Action::SetUp(games()[0].id));
        person.wait(8);
        let player = |person: &Person| {
            let draft = person.app.world().resource::<Draft>();
            draft.plan.seats[1].player
        };
        let mut seen = vec![player(&person)];
        for _ in 0..Player::ALL.len() {
            let at = Player::ALL.iter().position(|one| *one == player(&person));
            let next = Player::ALL[(at.unwrap() + 1) % Player::ALL.len()];
            person.press(&Action::Setup(SetupAction::Seat(Seat(1), next)));
            person.wait(4);
            seen.push(player(&person));
            if by == By::Keyboard {
                // What was drawn anew has the focus still.
                let world = person.app.world();
                let focused = world.resource::<InputFocus>().get().unwrap();
                let action = &world.get::<OnPress>(focused).unwrap().0;
                let is_same = matches!(action, Action::Setup(SetupAction::Seat(Seat(1), _)));
                assert!(is_same, "{action:?}");
            }
        }
        assert_eq!(seen.first(), seen.last());
        seen.sort_by_key(|player| player.key());
        seen.dedup();
        assert_eq!(seen.len(), Player::ALL.len(), "{by:?}");
    }
}

/// What was chosen for some players is still chosen for others, as far as it can be.
#[test]
fn rules_stay_chosen_when_somebody_joins() {
    let mut app = quick_app(WINDOW);
    for game in games() {
        act(&mut app, Action::SetUp(game.id));
        wait(&mut app, 4);
        let option = |app: &App| {
            let draft = app.world().resource::<Draft>();
            (game.options)(&draft.plan.setup)[0].clone()
        };
        let first = option(&app);
        let others = first.choices.iter().find(|value| **value != first.default);
        let (key, value) = (first.key, *others.unwrap());
        act(&mut app, Action::Setup(SetupAction::Option { key, value }));
        let mut was_offered = true;
        for players in game.players.clone() {
            act(&mut app, Action::Setup(SetupAction::Players(players)));
            wait(&mut app, 2);
            let draft = app.world().resource::<Draft>();
            assert!((game.check)(&draft.plan.setup).is_ok(), "{}", game.id);
            let offered = option(&app);
            was_offered &= offered.key == key && offered.choices.contains(&value);
            if was_offered {
                assert_eq!(offered.chosen, value, "{} {players}", game.id);
            }
        }
        act(&mut app, Action::Setup(SetupAction::UsualRules));
        wait(&mut app, 2);
        assert_eq!(option(&app).chosen, option(&app).default, "{}", game.id);
    }
}

#[test]
fn the_sheet_of_house_rules_closes_where_it_was_opened() {
    let mut app = quick_app(UPRIGHT);
    act(&mut app, Action::SetUp(games()[0].id));
    wait(&mut app, 4);
    act(&mut app, Action::Open(Menu::HouseRules));
    wait(&mut app, 4);
    assert_eq!(menu(&app), Menu::HouseRules);
    act(&mut app, Action::CloseMenu);
    wait(&mut app, 4);
    assert_eq!(menu(&app), Menu::None);
}
