//! Soon in words.

use veillee::games::soon::words::card;
use veillee_rules::games::soon::{Card, Soon};

use crate::helpers::keys::{Telling, every_key_is_used_and_every_used_key_exists};
use crate::helpers::told::{are, has_names};

#[test]
fn every_key_is_used() {
    every_key_is_used_and_every_used_key_exists::<Soon>(&Telling {
        events: "event",
        silent: &["dealt"],
        others: &[],
        sides: false,
    });
}

#[test]
fn cards_have_names() {
    has_names(Card::all().map(card));
    let named = |name: &str| card(Card::try_from(name.to_string()).unwrap());
    are(named("3d"), "3 de jour", "day 3");
    are(named("Jn"), "Joker de nuit", "night Joker");
    are(named("L"), "Foudre", "Lightning");
}
