//! The help: all games from anywhere, every word to be found, the rules as they were chosen.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use veillee::action::{Action, HelpAction, Menu, Screen, SetupAction};
use veillee::catalogue::Entry;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::{Language, Locale, Words};
use veillee::mirror::{Mirror, Page, Watched};
use veillee::motion::Speed;
use veillee::plan::StartMatch;
use veillee::primer::Shown;
use veillee::settings::Settings;
use veillee::theme::scroll::Scrolls;
use veillee::theme::widgets::OnPress;
use veillee_rules::engine::Setup;

use super::{any_game, games};
use crate::helpers::layout::{
    SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults_of_reading, place_of_text, texts,
};
use crate::helpers::table::*;

fn reader(size: (u32, u32), language: Language) -> App {
    let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.speed = Speed::Off;
    settings.language = Some(language);
    app.insert_resource(Watched(true));
    // Fonts come when they come.
    for _ in 0..2_000 {
        app.update();
        if !texts(&mut app).is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(!texts(&mut app).is_empty());
    wait(&mut app, 8);
    app
}

fn ask(app: &mut App, action: HelpAction) {
    act(app, Action::Help(action));
    wait(app, 10);
}

fn open(app: &mut App) {
    act(app, Action::Open(Menu::Help));
    wait(app, 10);
    assert_eq!(menu(app), Menu::Help);
}

fn look_for(app: &mut App, word: &str) {
    for letter in word.chars() {
        act(app, Action::Help(HelpAction::Letter(letter)));
    }
    wait(app, 10);
}

fn page(app: &App) -> Page {
    app.world().resource::<Mirror>().0.clone()
}

fn say(app: &App, words: Words) -> String {
    app.world().resource::<Locale>().say(&words)
}

/// Is this game's help what is read?
fn is_about(app: &App, game: &Entry) -> bool {
    let heading = say(app, Words::new(format!("{}-help-2-heading", game.id)));
    let pitch = say(app, Words::new(format!("{}-help-8-heading", game.id)));
    let lines = page(app).lines;
    lines.contains(&heading) && lines.contains(&pitch)
}

/// How far down the list has been read.
fn read_so_far(app: &mut App) -> f32 {
    let mut lists = app
        .world_mut()
        .query_filtered::<&ScrollPosition, With<Scrolls>>();
    lists.single(app.world()).unwrap().y
}

/// Presses a key and lets it go.
fn type_key(app: &mut App, key_code: KeyCode, logical_key: Key) {
    let mut windows = app
        .world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        });
        wait(app, 2);
    }
    wait(app, 8);
}

#[test]
fn the_help_of_every_game_is_one_tap_from_that_of_every_other() {
    let mut app = reader(UPRIGHT, Language::Fr);
    open(&mut app);
    for game in games() {
        ask(&mut app, HelpAction::Of(game.id));
        assert!(is_about(&app, &game), "{}", game.id);
        let labels: Vec<String> = page(&app).controls.into_iter().map(|c| c.label).collect();
        for other in games() {
            let name = say(&app, Words::new(format!("{}-name", other.id)));
            assert!(labels.contains(&name), "{name} among {labels:?}");
        }
    }
    // At a table it begins with the game on it.
    for game in games() {
        act(&mut app, Action::CloseMenu);
        start(&mut app, plan_of(game.id, game.usual_players, 1, 3));
        wait(&mut app, 7);
        open(&mut app);
        assert!(is_about(&app, &game), "{}", game.id);
    }
}

/// In every language and every kind of window, with every game, and while a word is looked for.
fn the_help_is_laid_out_well(language: Language) {
    let mut all = Vec::new();
    for size in [
        SMALL_UPRIGHT,
        UPRIGHT,
        SMALL_ON_ITS_SIDE,
        ON_ITS_SIDE,
        WINDOW,
    ] {
        let mut app = reader(size, language);
        open(&mut app);
        for game in games() {
            ask(&mut app, HelpAction::Of(game.id));
            let faults = faults_of_reading(&mut app);
            all.extend(
                faults
                    .iter()
                    .map(|fault| format!("{size:?} {}: {fault}", game.id)),
            );
        }
        look_for(&mut app, "a");
        let mut faults = faults_of_reading(&mut app);
        act(&mut app, Action::Open(Menu::Find));
        wait(&mut app, 10);
        faults.extend(faults_of_reading(&mut app));
        all.extend(
            faults
                .iter()
                .map(|fault| format!("{size:?}, a word: {fault}")),
        );
    }
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
}

#[test]
fn the_help_is_laid_out_well_in_french() {
    the_help_is_laid_out_well(Language::Fr);
}

#[test]
fn the_help_is_laid_out_well_in_english() {
    the_help_is_laid_out_well(Language::En);
}

#[test]
fn a_word_is_found_in_the_help_of_every_game() {
    let mut app = reader(UPRIGHT, Language::Fr);
    let games = games();
    open(&mut app);
    for game in &games {
        // Any word of its glossary leads to it.
        let code = game.words.first().unwrap();
        let word = say(&app, Words::new(format!("{}-word-{code}", game.id)));
        let word = word.split([' ', '(']).next().unwrap().to_uppercase();
        look_for(&mut app, &word);
        let name = say(&app, Words::new(format!("{}-name", game.id)));
        let labels: Vec<String> = page(&app).controls.into_iter().map(|c| c.label).collect();
        let hits = labels.iter().filter(|label| label.starts_with(&name));
        let glossary = say(&app, Words::new("help-glossary"));
        let mut hits = hits.filter(|label| label.contains(&glossary));
        assert!(hits.next().is_some(), "{word}: {labels:?}");
        // One tap, and all of it is there again.
        ask(&mut app, HelpAction::Clear);
        assert!(is_about(&app, &games[0]), "{word}");
    }
}

/// What can be pressed because something was found there.
fn hits(app: &App) -> Vec<String> {
    let controls = page(app).controls.into_iter().map(|c| c.label);
    let names: Vec<String> = games()
        .iter()
        .map(|game| say(app, Words::new(format!("{}-name", game.id))))
        .collect();
    let is_hit = |label: &String| names.iter().any(|name| label.starts_with(name));
    controls.filter(is_hit).collect()
}

#[test]
fn words_are_found_from_their_beginning_whatever_their_capitals_and_accents() {
    let mut app = reader(UPRIGHT, Language::Fr);
    open(&mut app);
    for (asked, found) in [("ZERO", "zéro"), ("oeil", "œil"), ("carte haute", "haute")] {
        look_for(&mut app, asked);
        let hits = hits(&app);
        let has = |hit: &String| hit.to_lowercase().contains(found);
        assert!(hits.iter().any(has), "{asked}: {hits:?}");
        ask(&mut app, HelpAction::Clear);
    }
    // Of every game's seeds, cards and tricks this is the end.
    for asked in ["raine", "arte", "carte qqq"] {
        look_for(&mut app, asked);
        assert_eq!(hits(&app), Vec::<String>::new(), "{asked}");
        ask(&mut app, HelpAction::Clear);
    }
}

/// Whoever has a keyboard just types.
#[test]
fn a_word_that_is_typed_is_looked_for() {
    let mut app = reader(WINDOW, Language::En);
    open(&mut app);
    for letter in ["q", "Q"] {
        type_key(&mut app, KeyCode::KeyQ, Key::Character(letter.into()));
    }
    let nothing = say(&app, Words::new("help-found").with("found", 0));
    assert!(page(&app).lines.contains(&nothing));
    let backspace = |app: &mut App| type_key(app, KeyCode::Backspace, Key::Backspace);
    backspace(&mut app);
    backspace(&mut app);
    assert!(is_about(&app, &games()[0]));
    // There is nothing more to take back.
    backspace(&mut app);
    assert!(is_about(&app, &games()[0]));
}

#[test]
fn what_was_found_is_counted_and_leads_to_its_place() {
    let mut app = reader(UPRIGHT, Language::En);
    let game = games().remove(0);
    open(&mut app);
    look_for(&mut app, "qqq");
    let nothing = say(&app, Words::new("help-found").with("found", 0));
    assert!(page(&app).lines.contains(&nothing));
    ask(&mut app, HelpAction::Clear);
    let word = game.words.last().unwrap();
    let word = say(&app, Words::new(format!("{}-word-{word}", game.id)));
    look_for(&mut app, &word);
    let mut presses = app.world_mut().query::<&OnPress>();
    let places = presses.iter(app.world()).filter_map(|press| match press.0 {
        Action::Help(at @ HelpAction::At(..)) => Some(at),
        _ => None,
    });
    let mut places: Vec<HelpAction> = places.collect();
    places.sort_by_key(|place| match place {
        HelpAction::At(_, part) => *part,
        _ => 0,
    });
    let found = say(&app, Words::new("help-found").with("found", places.len()));
    assert!(!places.is_empty() && page(&app).lines.contains(&found));
    ask(&mut app, *places.last().unwrap());
    assert!(is_about(&app, &game));
    assert!(read_so_far(&mut app) > 500.0);
    let heading = say(&app, Words::new("help-glossary"));
    let place = place_of_text(&mut app, &heading).unwrap();
    assert!(place.min.y > 0.0 && place.max.y < 844.0, "{place:?}");
}

/// The rules that are read at a table are those it is played by.
#[test]
fn house_rules_are_told_as_they_were_chosen() {
    for game in games() {
        let usual = Setup::for_players(game.usual_players);
        let mut setup = usual.clone();
        let mut changed = Vec::new();
        for option in (game.options)(&usual) {
            let other = option.choices.iter().rev();
            let other = other.copied().find(|choice| *choice != option.default);
            let mut one_more = setup.clone();
            let other = other.unwrap().to_string();
            one_more.options.insert(option.key.to_string(), other);
            if (game.check)(&one_more).is_ok() {
                setup = one_more;
                changed.push(option.key);
            }
        }
        assert!(!changed.is_empty(), "{}", game.id);
        let mut app = reader(WINDOW, Language::En);
        open(&mut app);
        ask(&mut app, HelpAction::Of(game.id));
        let rules = |app: &App| {
            let lines = page(app).lines;
            let usually = lines.iter().filter(|line| line.contains("(usually "));
            usually.count()
        };
        let usual_heading = say(&app, Words::new("help-rules-usual"));
        assert!(page(&app).lines.contains(&usual_heading), "{}", game.id);
        assert_eq!(rules(&app), 0, "{}", game.id);
        let before = page(&app).lines;
        let mut plan = plan_of(game.id, game.usual_players, 1, 3);
        plan.setup = setup.clone();
        act(&mut app, Action::CloseMenu);
        app.world_mut()
            .write_message(StartMatch { plan, record: None });
        wait(&mut app, 10);
        open(&mut app);
        let heading = say(&app, Words::new("help-rules-match"));
        assert!(page(&app).lines.contains(&heading), "{}", game.id);
        assert_eq!(rules(&app), changed.len(), "{}", game.id);
        // And what a rule changes is told otherwise.
        let told = page(&app).lines;
        let parts = before.iter().take_while(|line| **line != usual_heading);
        let same = parts.filter(|line| told.contains(line)).count();
        let parts = before.iter().position(|line| *line == usual_heading);
        assert!(same < parts.unwrap(), "{}", game.id);
        act(&mut app, Action::CloseMenu);
        wait(&mut app, 2);
    }
}

/// So are those of a game that is being set up.
#[test]
fn house_rules_are_told_as_they_are_being_chosen() {
    let game = any_game();
    let mut app = reader(WINDOW, Language::En);
    act(&mut app, Action::SetUp(game.id));
    wait(&mut app, 10);
    let usual = Setup::for_players(game.usual_players);
    let option = (game.options)(&usual).remove(0);
    let choices = option.choices.iter().copied();
    let mut other = choices.filter(|choice| *choice != option.default);
    act(
        &mut app,
        Action::Setup(SetupAction::Option {
            key: option.key,
            value: other.next_back().unwrap(),
        }),
    );
    wait(&mut app, 4);
    open(&mut app);
    let lines = page(&app).lines;
    let usually = lines.iter().filter(|line| line.contains("(usually "));
    assert_eq!(usually.count(), 1);
    let heading = say(&app, Words::new("help-rules-match"));
    assert!(lines.contains(&heading));
    // On the title everything is as usual again.
    act(&mut app, Action::CloseMenu);
    act(&mut app, Action::Go(Screen::Title));
    wait(&mut app, 10);
    open(&mut app);
    let heading = say(&app, Words::new("help-rules-usual"));
    assert!(page(&app).lines.contains(&heading));
}

/// What stands in a picture is said by the words below it.
#[test]
fn numbers_in_pictures_are_not_read_out() {
    let mut app = reader(WINDOW, Language::En);
    open(&mut app);
    for game in games() {
        ask(&mut app, HelpAction::Of(game.id));
        let lines = page(&app).lines;
        let examples = game.help.iter().flat_map(|part| part.examples);
        for example in examples.filter(|example| example.unless.is_empty()) {
            let said = say(&app, Words::new(example.says)).replace("**", "");
            assert!(lines.contains(&said), "{said}");
            // A number may also be a house rule's.
            let signs = ["+", "="];
            for shown in example.lines.concat() {
                if let Shown::Sign(sign) = shown {
                    let is_read = lines.iter().any(|line| line == sign);
                    assert!(!signs.contains(&sign) || !is_read, "{sign}");
                }
            }
        }
    }
}

#[test]
fn a_key_turns_the_page() {
    let mut app = reader(ON_ITS_SIDE, Language::Fr);
    open(&mut app);
    let press = |app: &mut App, code: KeyCode| {
        type_key(app, code, Key::Unidentified(NativeKey::Unidentified));
        read_so_far(app)
    };
    let first = press(&mut app, KeyCode::PageDown);
    let second = press(&mut app, KeyCode::PageDown);
    assert!(0.0 < first && first < second, "{first} {second}");
    assert_eq!(press(&mut app, KeyCode::PageUp), first);
    assert!(press(&mut app, KeyCode::End) > second);
    assert_eq!(press(&mut app, KeyCode::Home), 0.0);
}

/// Each is a line or two on a phone.
#[test]
fn the_words_of_a_glossary_are_few_and_short() {
    for language in Language::ALL {
        let locale = Locale::new(language, catalogue().texts());
        for game in games() {
            assert!((5..=8).contains(&game.words.len()), "{}", game.id);
            for code in game.words {
                let said = |end: &str| {
                    let key = format!("{}-word-{code}{end}", game.id);
                    assert!(locale.has(&key), "{key}");
                    locale.say(&Words::new(key)).chars().count()
                };
                assert!(said("") <= 26, "{code}");
                assert!(said("-means") <= 92, "{code}");
            }
        }
    }
}
