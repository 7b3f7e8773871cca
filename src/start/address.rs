//! The address of the page: a link that opens a game. A bad one never stops the start.

use veillee::catalogue::Catalogue;
use veillee::locale::{Language, Words};
use veillee::plan::StartMatch;
use veillee::platform;
use veillee::play::saving::SavedMatch;
use veillee::storage::{self, Loaded};
use veillee::wish::from_link;

use super::{Asked, Refused};

pub fn asked(_system: Language, games: &Catalogue) -> Result<Asked, Refused> {
    let hash = platform::address();
    let mut asked = Asked::default();
    if hash == "resume" {
        asked.begin = saved_match();
        return Ok(asked);
    }
    match from_link(&hash, games) {
        Ok(linked) => {
            asked.begin = linked.start;
            asked.speed = linked.speed;
        }
        Err(why) => asked.trouble = Some(Words::new("error-link").with("why", why)),
    }
    Ok(asked)
}

fn saved_match() -> Option<StartMatch> {
    match platform::shelf().load::<SavedMatch>(storage::MATCH) {
        Loaded::Found(saved) => Some(saved.start()),
        Loaded::Nothing | Loaded::Damaged(_) => None,
    }
}
