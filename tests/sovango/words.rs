//! Sovango in words.

use veillee::games::sovango::words::card;
use veillee_rules::games::sovango::{Card, Sovango};

use crate::helpers::keys::{Telling, every_key_is_used_and_every_used_key_exists};
use crate::helpers::told::{are, has_names};

#[test]
fn every_key_is_used() {
    every_key_is_used_and_every_used_key_exists::<Sovango>(&Telling {
        events: "event",
        silent: &["dealt"],
        others: &[],
        sides: false,
    });
}

#[test]
fn cards_have_names() {
    has_names(Card::DECK.into_iter().map(card));
    let named = |name: &str| card(Card::parse(name).unwrap());
    are(named("Rlion"), "lion rouge", "red lion");
    are(named("Gpanther"), "panthère verte", "green panther");
    are(named("B0"), "0 bleu", "blue 0");
}
