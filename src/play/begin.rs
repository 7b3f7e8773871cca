//! What somebody asks to begin with, on the command line or by a link, checked before anything
//! is opened.

use super::errors::{config_words, record_words};
use super::{MatchPlan, Player, StartMatch};
use crate::engine::config::ConfigError;
use crate::engine::record::{RecordError, game_of};
use crate::engine::{Config, Record, Ruleset, Setup};
use crate::games::{self, GameVisitor};
use crate::locale::Words;
use crate::theme::motion::Speed;

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
    pub fn grant(&self) -> Result<StartMatch, Words> {
        let game = self.game.as_str();
        if !games::IDS.contains(&game) {
            return Err(Words::new("error-game").with("game", game));
        }
        if !games::has_table(game) {
            return Err(Words::new("error-no-table").with("game", game));
        }
        let players: Vec<Player> = self
            .seats
            .iter()
            .map(|seat| {
                let unknown = || Words::new("error-seat").with("seat", seat.as_str());
                Player::parse(seat).ok_or_else(unknown)
            })
            .collect::<Result<_, _>>()?;
        let count = match players.len() {
            0 => games::usual_players(game),
            count => u8::try_from(count).unwrap_or(u8::MAX),
        };
        let mut setup = Setup::for_players(count);
        setup.options.extend(self.options.iter().cloned());
        if let Some(Err(why)) = games::visit(game, Check(&setup)) {
            return Err(Words::new("error-start").with("why", config_words(&why)));
        }
        let seed = self.seed.unwrap_or_else(crate::platform::random_seed);
        let mut plan = MatchPlan::new(game, count, seed);
        plan.setup = setup;
        for (seat, player) in plan.seats.iter_mut().zip(players) {
            seat.player = player;
        }
        Ok(StartMatch { plan, record: None })
    }
}

struct Check<'a>(&'a Setup);

impl GameVisitor for Check<'_> {
    type Output = Result<(), ConfigError>;
    fn visit<G: Ruleset>(self) -> Self::Output {
        G::Config::from_setup(self.0).map(|_| ())
    }
}

/// A record, as JSON or as a link's text.
pub fn from_record(text: &str) -> Result<StartMatch, Words> {
    let in_words = |error: RecordError| record_words(&error);
    let game = game_of(text).map_err(in_words)?;
    if !games::has_table(&game) {
        return Err(Words::new("error-no-table").with("game", game));
    }
    match games::visit(&game, Load(text)) {
        Some(loaded) => loaded.map_err(in_words),
        None => Err(Words::new("error-game").with("game", game)),
    }
}

struct Load<'a>(&'a str);

impl GameVisitor for Load<'_> {
    type Output = Result<StartMatch, RecordError>;
    fn visit<G: Ruleset>(self) -> Self::Output {
        let (record, _) = Record::<G>::read(self.0)?;
        let mut plan = MatchPlan::new(G::ID, record.config.players(), record.seed);
        plan.setup = record.config.to_setup();
        Ok(StartMatch {
            plan,
            record: Some(record.to_json()),
        })
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
pub fn from_link(hash: &str) -> Result<Linked, Words> {
    let mut wish = Wish::default();
    let mut linked = Linked::default();
    for part in hash.split('&').filter(|part| !part.is_empty()) {
        let wrong = || Words::new("error-link-part").with("part", part);
        let (key, value) = part.split_once('=').ok_or_else(wrong)?;
        match key {
            "r" => linked.start = Some(from_record(value)?),
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
        linked.start = Some(wish.grant()?);
    }
    Ok(linked)
}
