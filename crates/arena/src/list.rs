//! `arena games`: the games there are, for scripts that go over all of them.

use serde_json::{Map, Value, json};
use veillee_rules::engine::{Config, Ruleset};
use veillee_rules::games::{self, GameVisitor};

use crate::{Done, visit};

pub fn print() -> Done {
    games::IDS.iter().try_for_each(|id| visit(id, Describe))
}

struct Describe;

impl GameVisitor for Describe {
    type Output = Done;

    fn visit<G: Ruleset>(self) -> Done {
        let quick: Map<String, Value> = G::Config::QUICK
            .iter()
            .map(|(key, value)| (key.to_string(), (*value).into()))
            .collect();
        let line = json!({
            "id": G::ID,
            "least": G::Config::PLAYERS.start(),
            "most": G::Config::PLAYERS.end(),
            "quick": quick,
            "usual": G::Config::USUAL_PLAYERS,
        });
        println!("{line}");
        Ok(())
    }
}
