//! What is wrong with a set-up or a record, in a sentence a person can read. The details for
//! whoever repairs it go to the log.

use veillee_rules::engine::config::ConfigError;
use veillee_rules::engine::record::RecordError;

use crate::locale::Words;

pub fn config_words(error: &ConfigError) -> Words {
    match error {
        ConfigError::Players {
            game,
            players,
            least,
            most,
        } => Words::new(match least == most {
            true => "error-players-fixed",
            false => "error-players",
        })
        .with("game", Words::new(format!("{game}-name")))
        .with("players", i64::from(*players))
        .with("least", i64::from(*least))
        .with("most", i64::from(*most)),
        ConfigError::UnknownOption { key } => {
            Words::new("error-option-unknown").with("key", key.as_str())
        }
        ConfigError::BadValue {
            key,
            value,
            players,
            choices,
        } => Words::new("error-option-value")
            .with("key", key.as_str())
            .with("value", value.as_str())
            .with("players", i64::from(*players))
            .with("choices", choices.as_str()),
        ConfigError::BadPosition { .. } => Words::new("error-position"),
    }
}

pub fn record_words(error: &RecordError) -> Words {
    match error {
        RecordError::Malformed { .. } | RecordError::NoDraw => Words::new("error-record"),
        RecordError::TooLarge { .. } => Words::new("error-record-too-large"),
        RecordError::NewerVersion { .. } => Words::new("error-record-newer"),
        RecordError::OtherGame { found, .. } => {
            Words::new("error-record-game").with("game", found.as_str())
        }
        RecordError::Config(error) => config_words(error),
        RecordError::IllegalMove { number, .. } | RecordError::AfterTheEnd { number } => {
            Words::new("error-record-move").with("number", *number)
        }
    }
}
