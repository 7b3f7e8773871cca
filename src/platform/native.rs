//! A window on a desktop.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::locale::Language;
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

    fn set_aside(&self, page: &str) -> Result<String, String> {
        let aside = (1..100)
            .map(|number| self.path.join(format!("{page}.damaged-{number}.json")))
            .find(|path| !path.exists())
            .unwrap_or_else(|| self.path.join(format!("{page}.damaged.json")));
        std::fs::rename(self.file(page), &aside).map_err(told)?;
        Ok(aside.display().to_string())
    }
}

/// A window can be closed from inside.
pub const CAN_QUIT: bool = true;

/// Is there a display to open a window on?
pub fn has_display() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    set("DISPLAY") || set("WAYLAND_DISPLAY")
}
