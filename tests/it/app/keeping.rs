//! What is kept survives, and what is damaged harms nobody.

use std::path::PathBuf;

use veillee::locale::Language;
use veillee::motion::Speed;
use veillee::platform::Folder;
use veillee::play::saving::SavedMatch;
use veillee::settings::{Overrides, Settings, Switch};
use veillee::storage::{InMemory, Loaded, MATCH, SETTINGS, Shelf};

use crate::helpers::told::both_locales;

/// A folder of its own for each test, gone at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("veillee-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn settings_come_back_as_they_were() {
    let scratch = Scratch::new("settings");
    let shelf = Shelf::new(Folder::new(&scratch.0));
    assert!(matches!(shelf.load::<Settings>(SETTINGS), Loaded::Nothing));
    let settings = Settings {
        music: 3,
        muted: true,
        names: vec!["Élodie".to_string()],
        ..Settings::default()
    };
    shelf.save(SETTINGS, &settings);
    let Loaded::Found(found) = shelf.load::<Settings>(SETTINGS) else {
        panic!("not found");
    };
    assert_eq!(found, settings);
}

#[test]
fn what_is_asked_for_this_once_is_not_kept() {
    let chosen = Settings {
        speed: Speed::Double,
        ..Settings::default()
    };
    let mut settings = chosen.clone();
    let mut overrides = Overrides::new(Some(Language::Fr), Some(Speed::Off));
    overrides.put_on(&mut settings);
    assert_eq!(settings.speed, Speed::Off);
    assert_eq!(settings.language, Some(Language::Fr));
    settings.music = 1;
    let kept = overrides.taken_from(&settings);
    let expected = Settings { music: 1, ..chosen };
    assert_eq!(kept, expected);
    // What is chosen afterwards is.
    settings.speed = Speed::Half;
    assert_eq!(overrides.taken_from(&settings).speed, Speed::Half);
}

#[test]
fn a_damaged_page_is_set_aside_and_told() {
    let scratch = Scratch::new("damaged");
    let shelf = Shelf::new(Folder::new(&scratch.0));
    for bytes in [&b"{\"plan\": 3"[..], b"", b"\xff\xfe\x00", b"null"] {
        std::fs::create_dir_all(&scratch.0).unwrap();
        std::fs::write(scratch.0.join("match.json"), bytes).unwrap();
        let Loaded::Damaged(words) = shelf.load::<SavedMatch>(MATCH) else {
            panic!("{bytes:?} was read");
        };
        assert_eq!(words.key(), "error-damaged-at");
        assert!(!scratch.0.join("match.json").exists());
        assert!(matches!(shelf.load::<SavedMatch>(MATCH), Loaded::Nothing));
    }
    // Four damaged pages, four files set aside: none was written over another.
    let aside = std::fs::read_dir(&scratch.0).unwrap().count();
    assert_eq!(aside, 4);
}

/// What was damaged is called by its name, and where it went only where somebody can look.
#[test]
fn damage_is_told_for_what_it_is() {
    let told = |shelf: &Shelf, page: &str| {
        shelf.save(page, &3);
        let Loaded::Damaged(words) = shelf.load::<SavedMatch>(page) else {
            panic!("{page} was read");
        };
        both_locales().map(|locale| locale.say(&words))
    };
    let hidden = Shelf::new(InMemory::default());
    assert_eq!(
        told(&hidden, MATCH)[1],
        "The saved game is damaged: we start afresh."
    );
    assert_eq!(
        told(&hidden, SETTINGS)[1],
        "The saved settings are damaged: we start afresh."
    );
    let scratch = Scratch::new("told");
    let folder = Shelf::new(Folder::new(&scratch.0));
    let place = scratch.0.join("settings.damaged-1.json");
    let place = place.display().to_string();
    let [fr, en] = told(&folder, SETTINGS);
    assert!(fr.contains("réglages") && fr.contains(&place), "{fr}");
    assert!(en.contains("settings are") && en.contains(&place), "{en}");
}

#[test]
fn settings_of_an_older_version_fill_up_with_defaults() {
    let settings: Settings = serde_json::from_str(r#"{"music": 2}"#).unwrap();
    assert_eq!(
        settings,
        Settings {
            music: 2,
            ..Settings::default()
        }
    );
}

/// What only one game asks for is kept beside the rest, and so is what a later version wrote.
#[test]
fn a_switch_of_a_game_is_kept_and_what_is_not_known_stays() {
    let switch = Switch {
        key: "open_hands",
        words: "",
        default: true,
    };
    let text = r#"{"music": 2, "open_hands": false, "from_the_future": [1]}"#;
    let mut settings: Settings = serde_json::from_str(text).unwrap();
    assert!(!settings.is_on(&switch));
    assert!(Settings::default().is_on(&switch));
    settings.turn(&switch, true);
    let kept = serde_json::to_value(&settings).unwrap();
    assert_eq!(kept["open_hands"], true);
    assert_eq!(kept["from_the_future"], serde_json::json!([1]));
    assert_eq!(kept["music"], 2);
}

#[test]
fn a_folder_that_cannot_be_written_is_no_reason_to_stop() {
    let scratch = Scratch::new("blocked");
    std::fs::create_dir_all(scratch.0.parent().unwrap()).unwrap();
    // A file where the folder should be.
    std::fs::write(&scratch.0, "in the way").unwrap();
    let shelf = Shelf::new(Folder::new(&scratch.0));
    shelf.save(SETTINGS, &Settings::default());
    assert!(!matches!(
        shelf.load::<Settings>(SETTINGS),
        Loaded::Found(_)
    ));
    std::fs::remove_file(&scratch.0).unwrap();
}
