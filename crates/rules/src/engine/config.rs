//! How a game is set up: the number of players and the house rules, as typed values inside the
//! rules and as plain `key=value` pairs outside (set-up screen, command line, records, links).

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A configuration that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ConfigError {
    /// The game is not for so many players.
    #[error("{game} is for {least} to {most} players, not {players}")]
    Players {
        /// The game, as records name it.
        game: &'static str,
        /// How many were asked for.
        players: u8,
        /// The smallest table it can be played at.
        least: u8,
        /// The largest.
        most: u8,
    },
    /// The game has no such house rule.
    #[error("there is no option \"{key}\"")]
    UnknownOption {
        /// The name that was asked for.
        key: String,
    },
    /// The house rule has no such value, or not at this table.
    #[error("option \"{key}\" cannot be \"{value}\" with {players} players; it can be {choices}")]
    BadValue {
        /// The house rule, as set-ups and links name it.
        key: String,
        /// What it was to be set to.
        value: String,
        /// How many sit at the table: some values are only for some tables.
        players: u8,
        /// The values this table does offer, separated by commas.
        choices: String,
    },
    /// A starting position that the game cannot be played from.
    #[error("this starting position cannot be used: {why}")]
    BadPosition {
        /// What is wrong with it, in words.
        why: &'static str,
    },
}

/// One house rule, as the set-up screen offers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in set-ups and links.
    pub key: &'static str,
    /// The values offered at this number of players.
    pub choices: Vec<&'static str>,
    /// What is played if nobody asks for anything else.
    pub default: &'static str,
    /// What is set now.
    pub chosen: &'static str,
}

/// A configuration outside the rules: what is saved, sent and typed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many sit at the table.
    pub players: u8,
    /// Every option by its key; one left out has its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A starting position other than the usual one, in the game's own notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

impl Setup {
    /// The default rules for this many players.
    pub fn for_players(players: u8) -> Setup {
        Setup {
            players,
            ..Setup::default()
        }
    }
}

/// The typed configuration of one game. Declared with [`config!`](crate::config).
pub trait Config: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The name of the game.
    const GAME: &'static str;
    /// How many can play it.
    const PLAYERS: RangeInclusive<u8>;
    /// How many usually sit down to it.
    const USUAL_PLAYERS: u8;
    /// The options of a short game, for demonstrations and tests.
    const QUICK: &'static [(&'static str, &'static str)] = &[];

    /// The default rules for this many players.
    fn for_players(players: u8) -> Result<Self, ConfigError>;
    /// How many sit at the table.
    fn players(&self) -> u8;
    /// Every option in the order of the rules page.
    fn options(&self) -> Vec<OptionSpec>;
    /// Changes one option; refuses what this table does not offer, and then changes nothing.
    fn set(&mut self, key: &str, value: &str) -> Result<(), ConfigError>;

    /// The starting position, where it is not the usual one.
    fn position(&self) -> Option<String> {
        None
    }
    /// Starts from another position, in the game's own notation.
    fn set_position(&mut self, _text: &str) -> Result<(), ConfigError> {
        Err(ConfigError::BadPosition {
            why: "this game has no starting positions",
        })
    }

    /// Reads what was saved, sent or typed.
    fn from_setup(setup: &Setup) -> Result<Self, ConfigError> {
        let mut config = Self::for_players(setup.players)?;
        for (key, value) in &setup.options {
            config.set(key, value)?;
        }
        if let Some(text) = &setup.position {
            config.set_position(text)?;
        }
        Ok(config)
    }

    /// The reverse of [`from_setup`](Self::from_setup), with every option spelled out.
    fn to_setup(&self) -> Setup {
        Setup {
            players: self.players(),
            options: self
                .options()
                .into_iter()
                .map(|option| (option.key.to_string(), option.chosen.to_string()))
                .collect(),
            position: self.position(),
        }
    }
}

/// The values of one option: an enum whose first variant is the default.
///
/// `choices! { /// doc
///   pub enum Bonus { Fourteen = "14", Mod7 = "mod7" } }`
#[macro_export]
macro_rules! choices {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$vmeta:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $(#[doc = concat!("Written `", $text, "`.")] $(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// As it is written in set-ups and links.
            pub fn as_str(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }

            /// The reverse of [`as_str`](Self::as_str).
            pub fn parse(text: &str) -> Option<$name> {
                match text { $($text => Some($name::$variant),)+ _ => None }
            }
        }
    };
}

/// Declares a game's configuration. Each field is an option whose type comes from `choices!`.
/// The game then writes an `impl` with
/// - `fn default_for(&mut self)`: adapts the defaults to `self.players`;
/// - `fn offers(key: &str, value: &str, players: u8) -> bool`: is the value there at all with
///   this many players?
///
/// A game with starting positions adds `position { FIELD: TYPE }`, whose type is written with
/// `Display` and read with `FromStr`. [`Setup`] and [`ConfigError`] have to be in scope.
#[macro_export]
macro_rules! config {
    (
        $(#[$meta:meta])*
        pub struct $name:ident for $game:literal, $players:expr, usually $usual:literal;
        options { $($(#[$fmeta:meta])* $key:literal $field:ident: $type:ident),* $(,)? }
        $(quick { $($qkey:literal = $qvalue:literal),* $(,)? })?
        $(position { $pfield:ident: $ptype:ty })?
    ) => {
        #[doc = concat!("How a game of ", $game, " is set up.")]
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(into = "Setup", try_from = "Setup")]
        pub struct $name {
            /// How many sit at the table.
            pub players: u8,
            $(#[doc = concat!("The option `", $key, "`.")] $(#[$fmeta])* pub $field: $type,)*
            $(
                /// Where the game starts from, if not from the usual position.
                pub $pfield: Option<$ptype>,
            )?
        }

        impl $crate::engine::Config for $name {
            const GAME: &'static str = $game;
            const PLAYERS: ::std::ops::RangeInclusive<u8> = $players;
            const USUAL_PLAYERS: u8 = $usual;
            $(const QUICK: &'static [(&'static str, &'static str)] = &[$(($qkey, $qvalue)),*];)?

            fn for_players(players: u8) -> Result<Self, ConfigError> {
                if !Self::PLAYERS.contains(&players) {
                    return Err(ConfigError::Players {
                        game: $game,
                        players,
                        least: *Self::PLAYERS.start(),
                        most: *Self::PLAYERS.end(),
                    });
                }
                let mut config = $name {
                    players,
                    $($field: $type::ALL[0],)*
                    $($pfield: None,)?
                };
                config.default_for();
                Ok(config)
            }

            fn players(&self) -> u8 {
                self.players
            }

            fn options(&self) -> Vec<$crate::engine::OptionSpec> {
                let Ok(default) = Self::for_players(self.players) else {
                    return Vec::new();
                };
                let mut options = Vec::new();
                $(
                    let choices: Vec<&'static str> = $type::ALL
                        .iter()
                        .map(|value| value.as_str())
                        .filter(|value| Self::offers($key, value, self.players))
                        .collect();
                    // An option with a single value at this table is not a choice.
                    if choices.len() > 1 {
                        options.push($crate::engine::OptionSpec {
                            key: $key,
                            choices,
                            default: default.$field.as_str(),
                            chosen: self.$field.as_str(),
                        });
                    }
                )*
                options
            }

            fn set(&mut self, key: &str, value: &str) -> Result<(), ConfigError> {
                match key {
                    $($key => match $type::parse(value) {
                        Some(parsed) if Self::offers($key, value, self.players) => {
                            self.$field = parsed;
                            Ok(())
                        }
                        _ => Err(ConfigError::BadValue {
                            key: key.to_string(),
                            value: value.to_string(),
                            players: self.players,
                            choices: $type::ALL
                                .iter()
                                .map(|value| value.as_str())
                                .filter(|value| Self::offers($key, value, self.players))
                                .collect::<Vec<_>>()
                                .join(", "),
                        }),
                    },)*
                    _ => Err(ConfigError::UnknownOption { key: key.to_string() }),
                }
            }

            $(
                fn position(&self) -> Option<String> {
                    self.$pfield.as_ref().map(|position| position.to_string())
                }

                fn set_position(&mut self, text: &str) -> Result<(), ConfigError> {
                    self.$pfield = Some(text.parse()?);
                    Ok(())
                }
            )?
        }

        impl From<$name> for Setup {
            fn from(config: $name) -> Setup {
                $crate::engine::Config::to_setup(&config)
            }
        }

        impl TryFrom<Setup> for $name {
            type Error = ConfigError;
            fn try_from(setup: Setup) -> Result<$name, ConfigError> {
                $crate::engine::Config::from_setup(&setup)
            }
        }
    };
}
