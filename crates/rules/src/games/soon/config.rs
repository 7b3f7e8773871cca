//! Soon's house rules.

use crate::engine::{ConfigError, Setup};
use crate::{choices, config};

choices! {
    /// Rule 1: cards dealt to each player.
    pub enum HandSize { Three = "3", Four = "4" }
}
choices! {
    /// Rule 4: may the card just taken from the discard go straight back?
    pub enum Return { Allowed = "allowed", Forbidden = "forbidden" }
}
choices! {
    /// Rule 10: which sequences of one colour count double.
    pub enum ColourBonus { Any = "any", CompleteOnly = "complete-only" }
}
choices! {
    /// Rule 11: how long a game lasts.
    pub enum Length { Classic = "classic", Express = "express", Endurance = "endurance" }
}
choices! {
    /// Rule 12: Speed replaces the scores of rule 10 and the lengths of rule 11.
    pub enum Variant { Normal = "normal", Speed = "speed" }
}

config! {
    pub struct SoonConfig for "soon", 2..=6, usually 3;
    options {
        "hand" hand: HandSize,
        "return" return_taken: Return,
        "colour-bonus" colour_bonus: ColourBonus,
        "length" length: Length,
        "variant" variant: Variant,
    }
    quick { "length" = "express" }
}

impl SoonConfig {
    fn default_for(&mut self) {}

    fn offers(_key: &str, _value: &str, _players: u8) -> bool {
        true
    }

    /// Rule 1.
    pub fn hand_size(&self) -> u8 {
        match self.hand {
            HandSize::Three => 3,
            HandSize::Four => 4,
        }
    }

    /// The total at which the game may end (rules 11 and 12); Express ends after any round.
    pub fn target(&self) -> i32 {
        match (self.variant, self.length) {
            (Variant::Speed, _) => 3,
            (_, Length::Classic) => 40,
            (_, Length::Express) => 0,
            (_, Length::Endurance) => 80,
        }
    }
}
