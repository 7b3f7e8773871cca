//! Swoop in words.

use veillee::games::swoop::words::{card, cards};
use veillee_rules::games::swoop::{Card, CardSet, Swoop};

use crate::helpers::keys::{Telling, every_key_is_used_and_every_used_key_exists};
use crate::helpers::told::{are, has_names};

#[test]
fn every_key_is_used() {
    every_key_is_used_and_every_used_key_exists::<Swoop>(&Telling {
        events: "event",
        silent: &["dealt-face-down", "dealt-face-up", "dealt-to-hand"],
        others: &[],
        sides: false,
    });
}

#[test]
fn cards_have_names() {
    has_names(CardSet::ALL.iter().map(card));
    let named = |name: &str| Card::try_from(name.to_string()).unwrap();
    are(card(named("6h0")), "6 de cœur", "6 of hearts");
    are(card(named("Qs1")), "dame de pique", "queen of spades");
    let some = |name: &str, count| cards(named(name).rank(), count);
    are(some("6h0", 3), "trois 6", "three 6s");
    are(some("Kd0", 2), "deux rois", "two kings");
    are(some("8c0", 1), "un 8", "an 8");
    are(some("Qc0", 1), "une dame", "a queen");
    are(some("Ac0", 8), "huit as", "eight aces");
}
