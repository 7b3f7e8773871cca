//! Sovango's house rules.

use crate::engine::{ConfigError, Seat, Seats, Setup};
use crate::{choices, config};

choices! {
    /// Page, opening: each for themselves, or two or three teams.
    pub enum Teams { Off = "off", Two = "two", Three = "three" }
}
choices! {
    /// Rule 2: is the hidden card of five players shown at the end of the round?
    pub enum HiddenShown { No = "no", Yes = "yes" }
}
choices! {
    /// Rule 7.
    pub enum Zeros { MayWin = "may-win", NeverWin = "never-win" }
}
choices! {
    /// Rule 11: what a tie for the lowest total leads to.
    pub enum Tie { Shared = "shared", AnotherRound = "another-round" }
}
choices! {
    /// Rule 11: the points that end the game.
    pub enum Contract { Fifty = "50", Hundred = "100", HundredFifty = "150", TwoHundred = "200" }
}

config! {
    pub struct SovangoConfig for "sovango", 2..=6, usually 4;
    options {
        "teams" teams: Teams,
        "hidden-shown" hidden_shown: HiddenShown,
        "zeros" zeros: Zeros,
        "tie" tie: Tie,
        "contract" contract: Contract,
    }
    quick { "contract" = "50" }
}

impl SovangoConfig {
    /// Rule 11: the contract is 100, and 200 with two players.
    fn default_for(&mut self) {
        self.contract = match self.players {
            2 => Contract::TwoHundred,
            _ => Contract::Hundred,
        };
    }

    fn offers(key: &str, value: &str, players: u8) -> bool {
        match (key, value) {
            ("teams", "two") => players == 4 || players == 6,
            ("teams", "three") => players == 6,
            ("hidden-shown", "yes") => players == 5,
            _ => true,
        }
    }

    /// Rules 2 and 3: cards dealt to each seat.
    pub fn hand_size(&self) -> usize {
        match self.players {
            2 => 9,
            players => super::cards::CARDS / usize::from(players),
        }
    }

    /// Rule 11: the points that end the game.
    pub fn contract(&self) -> u32 {
        match self.contract {
            Contract::Fifty => 50,
            Contract::Hundred => 100,
            Contract::HundredFifty => 150,
            Contract::TwoHundred => 200,
        }
    }

    /// How many sides there are: the teams or, without teams, the players.
    pub fn sides(&self) -> u8 {
        match self.teams {
            Teams::Off => self.players,
            Teams::Two => 2,
            Teams::Three => 3,
        }
    }

    /// The side a seat plays for: seats alternate between the teams.
    pub fn side_of(&self, seat: Seat) -> u8 {
        seat.0 % self.sides()
    }

    /// The seats of one side.
    pub fn members(&self, side: u8) -> Seats {
        Seat::all(self.players)
            .filter(|seat| self.side_of(*seat) == side)
            .collect()
    }

    /// Do several seats share a total?
    pub fn has_teams(&self) -> bool {
        self.teams != Teams::Off
    }

    /// Rule 11: the rounds to expect, for the set-up screen. The page's figures are for each
    /// for themselves at the default contract; those for teams are what random games take.
    pub fn expected_rounds(&self) -> u32 {
        let (rounds, contract) = match (self.players, self.teams) {
            (2, _) => (8, 200),
            (3, _) => (7, 100),
            (4, Teams::Off) => (11, 100),
            (4, _) => (6, 100),
            (5, _) => (15, 100),
            (_, Teams::Off) => (18, 100),
            (_, Teams::Two) => (7, 100),
            (_, Teams::Three) => (10, 100),
        };
        ((rounds * self.contract() + contract / 2) / contract).max(1)
    }
}
