//! A page in a browser. What the page and the game say to each other is told in `web/README.md`.

// The macro that calls the page writes unsafe code; there is none of ours.
#![allow(unsafe_code)]

use bevy::prelude::*;
use bevy::window::{CursorIcon, SystemCursorIcon};
use wasm_bindgen::prelude::*;

use super::{Cursor, Heard, Runner};
use crate::locale::Language;
use crate::storage::{InMemory, Keeper, Shelf};

mod page {
    use super::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = veillee)]
        pub fn hear() -> Option<String>;
        #[wasm_bindgen(js_namespace = veillee)]
        pub fn tell(kind: &str, text: &str);
        #[wasm_bindgen(js_namespace = veillee)]
        pub fn asked() -> String;
        #[wasm_bindgen(js_namespace = veillee)]
        pub fn density() -> u32;
        #[wasm_bindgen(js_namespace = Math)]
        pub fn random() -> f64;
        pub type Date;
        #[wasm_bindgen(constructor)]
        pub fn new() -> Date;
        /// Milliseconds since 1970.
        #[wasm_bindgen(method, js_name = getTime)]
        pub fn time(this: &Date) -> f64;
        /// Minutes by which the clock on the wall is behind that.
        #[wasm_bindgen(method, js_name = getTimezoneOffset)]
        pub fn behind(this: &Date) -> f64;
    }
}

/// A page is closed by its browser.
pub const CAN_QUIT: bool = false;
/// What the browser keeps it may also lose.
pub const CAN_EXPORT: bool = true;
/// The page shows the mirror to those who do not see the canvas.
pub const IS_WATCHED: bool = true;
/// Browsers play no sound before somebody has touched the page.
pub const WAITS_FOR_GO: bool = true;

/// A page has no threads, but it may have a worker.
pub const RUNNER: Runner = Runner::Worker;

/// The page says whether it may fill the screen.
pub const FILLS_SCREEN: bool = false;

/// Fills the screen, or leaves it again.
pub fn fill_screen(_window: &mut Window) {
    post("fullscreen", "");
}

/// The page's style sheet gives each of these a picture of its own, as sharp as the screen.
pub fn cursor_icon(_assets: &AssetServer, _scale: f32, cursor: Cursor) -> CursorIcon {
    match cursor {
        Cursor::Arrow => SystemCursorIcon::Default,
        Cursor::Hand => SystemCursorIcon::Pointer,
        Cursor::Fist => SystemCursorIcon::Grabbing,
    }
    .into()
}

/// The browser sees to that.
pub fn is_loaded(_assets: &AssetServer, _icon: &CursorIcon) -> bool {
    true
}

/// The language of the browser; English where it is neither of ours.
pub fn system_language() -> Language {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    let languages = languages.map(|list| list.to_vec()).unwrap_or_default();
    languages
        .iter()
        .filter_map(JsValue::as_string)
        .find_map(|tag| Language::from_tag(&tag))
        .unwrap_or(Language::En)
}

/// A seed nobody chose.
pub fn random_seed() -> u64 {
    (page::random() * f64::from(u32::MAX)) as u64
}

/// The day by the clock on the wall.
pub fn today() -> Option<i64> {
    let now = page::Date::new();
    let day = (now.time() / 60_000.0 - now.behind()) / (24.0 * 60.0);
    day.is_finite().then_some(day.floor() as i64)
}

/// What stands in the page's address after `#`: what somebody asks to begin with.
pub fn address() -> String {
    console_error_panic_hook::set_once();
    page::asked()
}

pub fn hear() -> Option<Heard> {
    loop {
        let text = page::hear()?;
        // What makes no sense is passed over.
        if let Some(heard) = understand(&text) {
            return Some(heard);
        }
    }
}

fn understand(text: &str) -> Option<Heard> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match word {
        "go" => Heard::Go,
        "hidden" => Heard::Hidden,
        "back" => Heard::Back,
        "press" => Heard::Press(rest.to_string()),
        "move" => {
            let (number, ply) = rest.split_once(' ')?;
            Heard::Move {
                number: number.parse().ok()?,
                ply: ply.parse().ok()?,
            }
        }
        "import" => Heard::Import(rest.to_string()),
        "copied" => Heard::Copied,
        "fullscreen" => Heard::FullScreen(rest == "yes"),
        "thought" => {
            let (number, answer) = rest.split_once(' ').unwrap_or((rest, ""));
            Heard::Thought {
                number: number.parse().ok()?,
                answer: Some(answer.to_string()).filter(|answer| !answer.is_empty()),
            }
        }
        _ => return None,
    })
}

pub fn post(kind: &str, text: &str) {
    page::tell(kind, text);
}

/// Without a network only what was fetched before is there.
pub fn only_density() -> Option<u32> {
    Some(page::density()).filter(|density| *density > 0)
}

/// The browser's storage, or memory where it is forbidden.
pub fn shelf() -> Shelf {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    match storage {
        Some(_) => Shelf::new(Browser),
        None => {
            let shelf = Shelf::new(InMemory::default());
            shelf.fail();
            shelf
        }
    }
}

/// Pages of text under names of their own.
struct Browser;

fn store() -> Result<web_sys::Storage, String> {
    web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or_else(|| "no storage".to_string())
}

fn told(error: JsValue) -> String {
    format!("{error:?}")
}

fn name(page: &str) -> String {
    format!("veillee.{page}")
}

impl Keeper for Browser {
    fn read(&self, page: &str) -> Result<Option<String>, String> {
        store()?.get_item(&name(page)).map_err(told)
    }

    fn write(&self, page: &str, text: &str) -> Result<(), String> {
        store()?.set_item(&name(page), text).map_err(told)
    }

    fn remove(&self, page: &str) -> Result<(), String> {
        store()?.remove_item(&name(page)).map_err(told)
    }

    fn set_aside(&self, page: &str) -> Result<Option<String>, String> {
        let text = self.read(page)?.unwrap_or_default();
        let aside = (1..100)
            .map(|number| format!("{page}.damaged-{number}"))
            .find(|aside| matches!(self.read(aside), Ok(None)))
            .unwrap_or_else(|| format!("{page}.damaged"));
        self.write(&aside, &text)?;
        self.remove(page)?;
        // A name in the browser's storage tells nobody anything.
        Ok(None)
    }
}

/// How large the page is, in its own pixels.
fn page_size() -> Option<(u32, u32)> {
    let page = web_sys::window()?;
    let width = page.inner_width().ok()?.as_f64()?;
    let height = page.inner_height().ok()?.as_f64()?;
    Some((width as u32, height as u32)).filter(|(width, height)| width * height > 0)
}

/// The canvas of the page, as large as its frame. Until the canvas has been measured it counts as
/// large as the page: which pictures come first depends on how that is held.
pub fn window(size: (u32, u32)) -> Window {
    let (width, height) = page_size().unwrap_or(size);
    Window {
        canvas: Some("#table".to_string()),
        resolution: bevy::window::WindowResolution::new(width, height),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: true,
        ..default()
    }
}

pub fn assets_folder() -> String {
    "assets".to_string()
}

/// Everything a page needs is in what it says and hears.
pub fn plugin(_app: &mut App) {}
