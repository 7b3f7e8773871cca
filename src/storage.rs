//! What is kept from one start to the next. A damaged page is set aside and told about; it never
//! stops the start, and nothing is written over it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::locale::Words;

/// The names of the pages.
pub const SETTINGS: &str = "settings";
pub const MATCH: &str = "match";
pub const PUZZLES: &str = "puzzles";
const PAGES: [&str; 3] = [SETTINGS, MATCH, PUZZLES];

/// The version of what is carried elsewhere.
const EXPORTED: u32 = 1;

#[derive(Deserialize)]
struct Exported {
    veillee: u32,
    pages: serde_json::Map<String, serde_json::Value>,
}

/// A place that keeps pages of text: a folder, the browser, memory.
pub trait Keeper: Send + Sync + 'static {
    fn read(&self, page: &str) -> Result<Option<String>, String>;
    /// Whole or not at all.
    fn write(&self, page: &str, text: &str) -> Result<(), String>;
    fn remove(&self, page: &str) -> Result<(), String>;
    /// Moves a damaged page out of the way and says where it went, if a person can find it there.
    fn set_aside(&self, page: &str) -> Result<Option<String>, String>;
}

pub enum Loaded<T> {
    Found(T),
    Nothing,
    Damaged(Words),
}

/// Where pages are kept.
#[derive(Resource, Clone)]
pub struct Shelf {
    keeper: Arc<dyn Keeper>,
    failed: Arc<AtomicBool>,
}

impl Shelf {
    pub fn new(keeper: impl Keeper) -> Shelf {
        Shelf {
            keeper: Arc::new(keeper),
            failed: Arc::default(),
        }
    }

    pub fn load<T: DeserializeOwned>(&self, page: &str) -> Loaded<T> {
        let text = match self.keeper.read(page) {
            Ok(Some(text)) => text,
            Ok(None) => return Loaded::Nothing,
            Err(why) => {
                warn!("{page}: {why}");
                return Loaded::Damaged(Words::new("error-storage-read"));
            }
        };
        match serde_json::from_str(&text) {
            Ok(value) => Loaded::Found(value),
            Err(error) => {
                warn!("{page}: {error}");
                let place = self.keeper.set_aside(page).unwrap_or_else(|why| {
                    warn!("{page} is not set aside: {why}");
                    None
                });
                let what = Words::new(match page {
                    SETTINGS => "error-damaged-settings",
                    PUZZLES => "error-damaged-puzzles",
                    _ => "error-damaged-match",
                });
                Loaded::Damaged(
                    match place {
                        Some(place) => Words::new("error-damaged-at").with("place", place),
                        None => Words::new("error-damaged"),
                    }
                    .with("what", what),
                )
            }
        }
    }

    /// Could something not be written? It is said once, and play goes on.
    pub fn has_failed(&self) -> bool {
        self.failed.load(Ordering::Relaxed)
    }

    /// A failure is logged and remembered, and play goes on.
    pub fn save(&self, page: &str, value: &impl Serialize) {
        let written = serde_json::to_string(value)
            .map_err(|error| error.to_string())
            .and_then(|text| self.keeper.write(page, &text));
        if let Err(why) = written {
            warn!("{page} is not saved: {why}");
            self.failed.store(true, Ordering::Relaxed);
        }
    }

    /// There is nothing to write on.
    pub fn fail(&self) {
        self.failed.store(true, Ordering::Relaxed);
    }

    /// Everything that is kept, as one text to carry elsewhere.
    pub fn export(&self) -> String {
        let pages = PAGES.iter().filter_map(|page| {
            let text = self.keeper.read(page).ok().flatten()?;
            Some((page.to_string(), serde_json::from_str(&text).ok()?))
        });
        let pages: serde_json::Map<String, serde_json::Value> = pages.collect();
        serde_json::json!({ "veillee": EXPORTED, "pages": pages }).to_string()
    }

    /// Takes the place of everything that is kept; what is not such a text changes nothing.
    pub fn import(&self, text: &str) -> Result<(), Words> {
        let no = || Words::new("error-import");
        let exported: Exported = serde_json::from_str(text).map_err(|_| no())?;
        if exported.veillee != EXPORTED {
            return Err(no());
        }
        for (page, value) in &exported.pages {
            if PAGES.contains(&page.as_str()) {
                self.save(page, value);
            }
        }
        match self.has_failed() {
            true => Err(Words::new("error-storage-write")),
            false => Ok(()),
        }
    }

    pub fn remove(&self, page: &str) {
        if let Err(why) = self.keeper.remove(page) {
            warn!("{page} is not removed: {why}");
        }
    }
}

/// Keeps pages as long as the program runs: for tests, and where nothing else works.
#[derive(Default)]
pub struct InMemory {
    pages: std::sync::Mutex<std::collections::HashMap<String, String>>,
}

impl InMemory {
    fn pages(&self) -> std::sync::MutexGuard<'_, std::collections::HashMap<String, String>> {
        self.pages
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Keeper for InMemory {
    fn read(&self, page: &str) -> Result<Option<String>, String> {
        Ok(self.pages().get(page).cloned())
    }

    fn write(&self, page: &str, text: &str) -> Result<(), String> {
        self.pages().insert(page.to_string(), text.to_string());
        Ok(())
    }

    fn remove(&self, page: &str) -> Result<(), String> {
        self.pages().remove(page);
        Ok(())
    }

    fn set_aside(&self, page: &str) -> Result<Option<String>, String> {
        self.remove(page)?;
        Ok(None)
    }
}

/// Something was wrong with a file at the start; the title tells it once.
#[derive(Resource, Default)]
pub struct StartTrouble(pub Vec<Words>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StartTrouble>();
    if !app.world().contains_resource::<Shelf>() {
        app.insert_resource(Shelf::new(InMemory::default()));
    }
}
