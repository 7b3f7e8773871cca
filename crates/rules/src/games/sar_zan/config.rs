//! Sar-Zan's house rules.

use crate::engine::{ConfigError, Setup};
use crate::{choices, config};

choices! {
    /// Rule 9: what a tie for the highest total does.
    pub enum Tie { Shared = "shared", AnotherRound = "another-round" }
}
choices! {
    /// Rule 9: the total that ends the game.
    pub enum Target { ThirtyThree = "33", SixtySix = "66" }
}

config! {
    pub struct SarZanConfig for "sar-zan", 2..=4, usually 4;
    options {
        "tie" tie: Tie,
        "target" target: Target,
    }
}

impl SarZanConfig {
    fn default_for(&mut self) {}

    fn offers(_key: &str, _value: &str, _players: u8) -> bool {
        true
    }

    /// Rule 9: the total that ends the game.
    pub fn target(&self) -> i32 {
        match self.target {
            Target::ThirtyThree => 33,
            Target::SixtySix => 66,
        }
    }
}
