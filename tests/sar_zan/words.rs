//! Sar-Zan in words.

use veillee::games::sar_zan::words::card;
use veillee_rules::games::sar_zan::{Card, SarZan};

use crate::helpers::keys::{Telling, every_key_is_used_and_every_used_key_exists};
use crate::helpers::told::{are, has_names};

#[test]
fn every_key_is_used() {
    every_key_is_used_and_every_used_key_exists::<SarZan>(&Telling {
        events: "event",
        silent: &["dealt"],
        others: &[],
        sides: false,
    });
}

#[test]
fn cards_have_names() {
    has_names(Card::deck().into_iter().map(card));
    are(card(Card::new(12).unwrap()), "12", "12");
}
