//! What somebody asks to begin with, on the command line or by a link, checked before anything
//! is opened.

use veillee_rules::engine::Setup;
use veillee_rules::engine::record::{RecordError, game_of};

use crate::catalogue::Catalogue;
use crate::locale::Words;
use crate::motion::Speed;
use crate::plan::{MatchPlan, Player, StartMatch};
use crate::platform;
use crate::play::errors::{config_words, record_words};

/// A game by its name, with its seats and its house rules.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    pub game: String,
    /// `human`, `ai` or `ai:LEVEL`; none for the usual company.
    pub seats: Vec<String>,
    pub options: Vec<(String, String)>,
    pub seed: Option<u64>,
}

impl Wish {
    /// The match it asks for, or why there is none.
    pub fn grant(&self, catalogue: &Catalogue) -> Result<StartMatch, Words> {
        let name = self.game.as_str();
        let no_such_game = || no_such_game(name, catalogue);
        let game = catalogue.get(name).ok_or_else(no_such_game)?;
        let players: Vec<Player> = self
            .seats
            .iter()
            .map(|seat| {
                let unknown = || Words::new("error-seat").with("seat", seat.as_str());
                Player::parse(seat).ok_or_else(unknown)
            })
            .collect::<Result<_, _>>()?;
        let count = match players.len() {
            0 => game.usual_players,
            count => u8::try_from(count).unwrap_or(u8::MAX),
        };
        let mut setup = Setup::for_players(count);
        setup.options.extend(self.options.iter().cloned());
        (game.check)(&setup).map_err(|why| config_words(&why))?;
        let seed = self.seed.unwrap_or_else(platform::random_seed);
        let mut plan = MatchPlan::new(game.id, count, seed);
        plan.setup = setup;
        for (seat, player) in plan.seats.iter_mut().zip(players) {
            seat.player = player;
        }
        Ok(StartMatch { plan, record: None })
    }
}

fn no_such_game(name: &str, catalogue: &Catalogue) -> Words {
    let games: Vec<&str> = catalogue.iter().map(|game| game.id).collect();
    Words::new("error-game")
        .with("game", name)
        .with("games", games.join(", "))
}

/// A record, as JSON or as a link's text.
pub fn from_record(text: &str, catalogue: &Catalogue) -> Result<StartMatch, Words> {
    let in_words = |error: RecordError| record_words(&error);
    let id = game_of(text).map_err(in_words)?;
    match catalogue.get(&id) {
        Some(game) => (game.load)(text).map_err(in_words),
        None => Err(no_such_game(&id, catalogue)),
    }
}

/// What a link asks for.
#[derive(Clone, Default)]
pub struct Linked {
    pub start: Option<StartMatch>,
    pub speed: Option<Speed>,
}

/// What the part of an address after `#` asks for: `game=songo&seed=7&seats=human,ai:hard`, with
/// `speed=2` and house rules as `option.KEY=VALUE`, or `r=RECORD`. Nothing in an empty one.
pub fn from_link(hash: &str, catalogue: &Catalogue) -> Result<Linked, Words> {
    let mut wish = Wish::default();
    let mut linked = Linked::default();
    for part in hash.split('&').filter(|part| !part.is_empty()) {
        let wrong = || Words::new("error-link-part").with("part", part);
        let (key, value) = part.split_once('=').ok_or_else(wrong)?;
        match key {
            "r" => linked.start = Some(from_record(value, catalogue)?),
            "game" => wish.game = value.to_string(),
            "seed" => wish.seed = Some(value.parse().map_err(|_| wrong())?),
            "seats" => wish.seats = value.split(',').map(str::to_string).collect(),
            "speed" => linked.speed = Some(Speed::parse(value).ok_or_else(wrong)?),
            _ => {
                let option = key.strip_prefix("option.").ok_or_else(wrong)?;
                let option = (option.to_string(), value.to_string());
                wish.options.push(option);
            }
        }
    }
    if !wish.game.is_empty() {
        linked.start = Some(wish.grant(catalogue)?);
    }
    Ok(linked)
}
