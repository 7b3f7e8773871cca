//! A window on a desktop.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::ecs::system::NonSendMarker;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::{CursorIcon, CustomCursor, CustomCursorImage, PrimaryWindow};
use bevy::winit::{UpdateMode, WINIT_WINDOWS, WinitSettings};
use chrono::Datelike;

use super::{Draws, Heard, Runner};
use crate::locale::Language;
use crate::motion;
use crate::platform::Cursor;
use crate::storage::{InMemory, Keeper, Shelf};

/// The language of the system; English where it is neither of ours.
pub fn system_language() -> Language {
    sys_locale::get_locales()
        .find_map(|tag| Language::from_tag(&tag))
        .unwrap_or(Language::En)
}

/// A seed nobody chose.
pub fn random_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let nanoseconds = now.map_or(0, |since| since.as_nanos() as u64);
    // Short seeds can be read out and typed in; the clock's low bits are as good as random.
    nanoseconds.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
}

/// The day by the clock on the wall.
pub fn today() -> Option<i64> {
    let today = chrono::Local::now().date_naive();
    Some(today.num_days_from_ce().into())
}

/// The platform's data folder, or memory where there is none.
pub fn shelf() -> Shelf {
    match directories::ProjectDirs::from("", "", "veillee") {
        Some(dirs) => Shelf::new(Folder::new(dirs.data_dir())),
        None => Shelf::new(InMemory::default()),
    }
}

/// Pages as files.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    pub fn new(path: impl AsRef<Path>) -> Folder {
        Folder {
            path: path.as_ref().to_path_buf(),
        }
    }

    fn file(&self, page: &str) -> PathBuf {
        self.path.join(format!("{page}.json"))
    }
}

fn told(error: std::io::Error) -> String {
    error.to_string()
}

impl Keeper for Folder {
    fn read(&self, page: &str) -> Result<Option<String>, String> {
        match std::fs::read(self.file(page)) {
            // Bytes that are no text are damage like any other: let the reader find out.
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(told(error)),
        }
    }

    /// Into a new file that then takes the old one's name: a crash leaves one or the other.
    fn write(&self, page: &str, text: &str) -> Result<(), String> {
        std::fs::create_dir_all(&self.path).map_err(told)?;
        let new = self.path.join(format!("{page}.new"));
        std::fs::write(&new, text).map_err(told)?;
        std::fs::rename(&new, self.file(page)).map_err(told)
    }

    fn remove(&self, page: &str) -> Result<(), String> {
        match std::fs::remove_file(self.file(page)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(told(error)),
            _ => Ok(()),
        }
    }

    fn set_aside(&self, page: &str) -> Result<Option<String>, String> {
        let aside = (1..100)
            .map(|number| self.path.join(format!("{page}.damaged-{number}.json")))
            .find(|path| !path.exists())
            .unwrap_or_else(|| self.path.join(format!("{page}.damaged.json")));
        std::fs::rename(self.file(page), &aside).map_err(told)?;
        Ok(Some(aside.display().to_string()))
    }
}

/// A window can be closed from inside.
pub const CAN_QUIT: bool = true;
/// Files are where they are; nothing has to be carried out of a browser.
pub const CAN_EXPORT: bool = false;

pub const RUNNER: Runner = Runner::Pool;

/// A window can fill its screen.
pub const FILLS_SCREEN: bool = true;

/// Fills the screen, or leaves it again.
pub fn fill_screen(window: &mut Window) {
    use bevy::window::{MonitorSelection, WindowMode};
    window.mode = match window.mode {
        WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        _ => WindowMode::Windowed,
    };
}

/// The pointer's picture, for a screen with so many pixels to a unit.
pub fn cursor_icon(assets: &AssetServer, scale: f32, cursor: Cursor) -> CursorIcon {
    // There, pictures of pointers are enlarged with everything else.
    let enlarged = cfg!(target_os = "macos") || std::env::var_os("WAYLAND_DISPLAY").is_some();
    let density = if enlarged {
        1.0
    } else {
        scale.round().clamp(1.0, 3.0)
    } as u16;
    let (x, y) = cursor.point();
    CustomCursor::Image(CustomCursorImage {
        handle: assets.load(format!("atlas/{density}/cursor-{}.png", cursor.name())),
        hotspot: (x * density, y * density),
        ..default()
    })
    .into()
}

/// Is the pointer's picture there?
pub fn is_loaded(assets: &AssetServer, icon: &CursorIcon) -> bool {
    match icon {
        CursorIcon::Custom(CustomCursor::Image(image)) => assets.is_loaded(&image.handle),
        _ => true,
    }
}

/// No page, so no address.
pub fn address() -> String {
    String::new()
}

/// Nobody outside the window has anything to say.
pub fn hear() -> Option<Heard> {
    None
}

/// Nor listens.
pub fn post(_kind: &str, _text: &str) {}

/// Pictures of every density are on the disk.
pub fn only_density() -> Option<u32> {
    None
}

/// A window is looked at itself.
pub const IS_WATCHED: bool = false;
/// A program that was started may begin.
pub const WAITS_FOR_GO: bool = false;

/// Room in a window of this size.
pub fn window(size: (u32, u32)) -> Window {
    Window {
        title: "Veillée".to_string(),
        resolution: bevy::window::WindowResolution::new(size.0, size.1),
        resize_constraints: bevy::window::WindowResizeConstraints {
            min_width: 320.0,
            min_height: 320.0,
            ..default()
        },
        ..default()
    }
}

/// Beside the program where it was installed, in the current folder, or where it was built.
pub fn assets_folder() -> String {
    let beside = std::env::current_exe().ok();
    let beside = beside.and_then(|exe| Some(exe.parent()?.join("assets")));
    let here = std::env::current_dir().ok().map(|here| here.join("assets"));
    let built = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets");
    [beside, here, Some(built)]
        .into_iter()
        .flatten()
        .find(|path| path.is_dir())
        .map_or_else(|| "assets".to_string(), |path| path.display().to_string())
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        rest_between_frames.run_if(resource_exists_and_changed::<Draws>),
    )
    .add_systems(Update, show_icon.run_if(run_once));
}

/// The window's icon, where windows have one.
fn show_icon(_main_thread: NonSendMarker, window: Single<Entity, With<PrimaryWindow>>) {
    let drawn = Image::from_buffer(
        include_bytes!("../../assets/atlas/icon-192.png"),
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        default(),
    );
    let icon = drawn.ok().and_then(|drawn| {
        let (width, height) = (drawn.width(), drawn.height());
        winit::window::Icon::from_rgba(drawn.data?, width, height).ok()
    });
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(icon);
        }
    });
}

/// A frame that is drawn waits for the screen; one that is not would follow the last at once.
fn rest_between_frames(draws: Res<Draws>, mut winit: ResMut<WinitSettings>) {
    let wanted = if draws.0 {
        UpdateMode::Continuous
    } else {
        UpdateMode::reactive(motion::STILL_FRAME)
    };
    if winit.focused_mode != wanted {
        winit.focused_mode = wanted;
    }
}

/// Is there a display to open a window on?
pub fn has_display() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    set("DISPLAY") || set("WAYLAND_DISPLAY")
}
