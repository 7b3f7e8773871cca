//! A caption stays long enough to be read, and is never in the way.

use bevy::prelude::*;
use veillee::games::sovango::Sovango;
use veillee::locale::Words;
use veillee::table::captions::{Caption, CaptionPill, Refusal};

use super::card_tables::begin;
use super::hands::{By, Person};

fn is_shown(person: &mut Person) -> bool {
    let world = person.app.world_mut();
    let mut pills = world.query_filtered::<&InheritedVisibility, With<CaptionPill>>();
    pills.iter(world).any(|visibility| visibility.get())
}

#[test]
fn a_caption_goes_when_somebody_reaches_for_a_card() {
    for by in [By::Touch, By::Mouse] {
        let mut person = Person::new(by, (390, 844));
        begin::<Sovango>(&mut person.app, 4, 1, 5);
        assert!(person.my_turn::<Sovango>());
        let middle = Vec2::new(195.0, 420.0);

        let words = Words::plain("something was played");
        person.app.world_mut().write_message(Caption(words));
        person.wait(3);
        assert!(is_shown(&mut person), "{by:?}: nobody has touched anything");
        person.hold(middle);
        person.wait(1);
        assert!(!is_shown(&mut person), "{by:?}");

        // What is said about the very touch stays.
        person.let_go(middle);
        let words = Words::plain("that cannot be played");
        person.app.world_mut().write_message(Refusal(words));
        person.wait(3);
        assert!(is_shown(&mut person), "{by:?}");
    }
}
