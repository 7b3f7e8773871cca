//! Swoop's house rules.

use crate::engine::{ConfigError, Setup};
use crate::{choices, config};

choices! {
    /// Rule 7: may a player who could play pick the pile up all the same?
    pub enum PickUp { Forced = "forced", Free = "free" }
}
choices! {
    /// Rule 10: the total that ends the game.
    pub enum Target { Short = "100", Usual = "200", Long = "300" }
}

config! {
    pub struct SwoopConfig for "swoop", 4..=6, usually 4;
    options {
        "pick-up" pick_up: PickUp,
        "target" target: Target,
    }
    quick { "target" = "100" }
}

impl SwoopConfig {
    fn default_for(&mut self) {
        self.target = Target::Usual;
    }

    fn offers(_key: &str, _value: &str, _players: u8) -> bool {
        true
    }

    /// Rule 10: the total that ends the game.
    pub fn target(&self) -> u16 {
        match self.target {
            Target::Short => 100,
            Target::Usual => 200,
            Target::Long => 300,
        }
    }
}
