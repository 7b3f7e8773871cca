//! A large hand: cards of one rank lie on each other, with their number beside their index, so
//! that every rank can be read and pressed. A press on them chooses them all and opens them, so
//! that some of them can be left out.

use bevy::prelude::*;
use veillee_rules::games::swoop::{Card, CardSet, Rank};

use super::layout::{ASPECT, Layout};
use super::posing::{Bearing, zone};
use super::{Choice, choosing, faces};
use crate::locale::Words;
use crate::table::director::OnTable;
use crate::table::fan::{FINGER, Fan, InFan};
use crate::theme::Theme;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, place, size};

/// Hands of more cards are gathered.
const EVERY_CARD_ALONE: usize = 12;

pub(super) fn are_gathered(cards: usize) -> bool {
    cards > EVERY_CARD_ALONE
}

/// A card's place among those of its rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// Which of the hand's stacks, from the left.
    pub stack: usize,
    /// From the lowest.
    pub nth: usize,
    pub of: usize,
}

impl Place {
    pub fn is_on_top(self) -> bool {
        self.nth + 1 == self.of
    }
}

/// Where the cards of a hand lie in their stacks, and how many stacks there are.
pub(super) fn stacks(faces: &[Option<Card>], open: Option<Rank>) -> (Vec<Place>, usize) {
    let rank = |nth: usize| faces.get(nth).copied().flatten().map(|card| card.rank());
    let gathered = are_gathered(faces.len());
    let joins = |nth: usize| {
        nth > 0
            && gathered
            && rank(nth).is_some()
            && rank(nth) == rank(nth - 1)
            && rank(nth) != open
    };
    let mut places: Vec<Place> = Vec::with_capacity(faces.len());
    let mut count = 0;
    for nth in 0..faces.len() {
        let below = if joins(nth) {
            places.last().map(|place| place.nth + 1)
        } else {
            count += 1;
            None
        };
        places.push(Place {
            stack: count - 1,
            nth: below.unwrap_or(0),
            of: 1,
        });
    }
    // How many they are is known when the last has come.
    let mut of = 1;
    for place in places.iter_mut().rev() {
        of = of.max(place.nth + 1);
        place.of = of;
        if place.nth == 0 {
            of = 1;
        }
    }
    (places, count)
}

/// Of the cards of one rank that are not on top, so much of the upper edge shows, and of all of
/// them together no more than that.
const EDGE: f32 = 4.0;
pub(super) const EDGES: f32 = 16.0;

/// How far above the top card of its stack a card lies.
pub(super) fn edge(place: Place) -> f32 {
    let below = (place.of - 1) as f32;
    let step = EDGE.min(EDGES / below.max(1.0));
    step * (place.of - 1 - place.nth) as f32
}

/// The fan of all cards, with targets for those that lie on top.
pub(super) fn fan(layout: &Layout, bearing: &Bearing) -> Fan {
    let fan = layout.hand(bearing);
    let cards = bearing.places.iter().map(|place| {
        let here = fan.cards[place.stack];
        InFan {
            target: here.target.filter(|_| place.is_on_top()),
            ..here
        }
    });
    Fan {
        cards: cards.collect(),
        ..fan
    }
}

/// The cards of this hand of one rank, by their places in it.
pub(super) fn of_rank(hand: CardSet, rank: Rank) -> Vec<Card> {
    let same = hand.iter().filter(|card| card.rank() == rank);
    same.filter_map(|card| choosing::place_in(hand, card))
        .collect()
}

/// How many cards a stack has, beside its index.
#[derive(Component)]
struct Count;

/// What is written beside which stack.
#[derive(Resource, Default, PartialEq)]
pub(super) struct Counts(Vec<(Rect, Words)>);

/// How large a stack's number is.
const COUNT: Vec2 = Vec2::new(22.0, 19.0);
/// Where it is on a card, in parts of the card from its upper left corner: beside the index, or
/// where a fan leaves no room for that, under it.
const BESIDE: Vec2 = Vec2::new(0.33, 0.02);
const UNDER: Vec2 = Vec2::new(0.03, 0.4);

/// Where a stack's number is written: the same place on every card, on none but its own.
fn count_place(here: &InFan, under: bool) -> Rect {
    let card = Vec2::new(here.width, here.width * ASPECT);
    let corner = card * if under { UNDER } else { BESIDE } + COUNT / 2.0 - card / 2.0;
    let turned = Vec2::from_angle(here.turn.to_radians()).rotate(corner);
    Rect::from_center_size(here.at + turned, COUNT)
}

/// Writes the numbers.
pub(super) fn count(world: &mut World, layout: &Layout, bearing: &Bearing) {
    let fan = layout.hand(bearing);
    let faces = faces(world, zone::hand(layout.viewer()));
    // In one row there is room under the index; of a row behind another it is not seen.
    let low = |card: &InFan| card.at.y - fan.cards[0].at.y > FINGER / 2.0;
    let under = !fan.cards.iter().any(low);
    let mut counts = Vec::new();
    for (nth, place) in bearing.places.iter().enumerate() {
        let here = fan.cards[place.stack];
        let seen = here.target.is_some() && place.is_on_top() && place.of > 1;
        if !seen || !matches!(faces.get(nth), Some(Some(_))) {
            continue;
        }
        let words = Words::plain(format!("×{}", place.of));
        counts.push((count_place(&here, under), words));
    }
    let counts = Counts(counts);
    let mut old = world.query_filtered::<Entity, With<Count>>();
    let old: Vec<Entity> = old.iter(world).collect();
    let same = *world.resource::<Counts>() == counts;
    if same && old.len() == counts.0.len() {
        return;
    }
    for count in old {
        world.despawn(count);
    }
    let theme = world.resource::<Theme>().clone();
    for (rect, words) in &counts.0 {
        let pill = Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(10.0)),
            ..place(*rect)
        };
        world
            .spawn((
                Name::new("how many"),
                OnTable,
                Count,
                pill,
                BackgroundColor(WELL),
                Pickable::IGNORE,
            ))
            .with_child(theme.line(words.clone(), Face::Bold, size::LEAST, GOLD_LIGHT));
    }
    world.insert_resource(counts);
}

/// The choice that a press on a stack makes: all of its cards, or as many as may be chosen.
pub(super) fn largest(
    choice: &Choice,
    slots: &[Card],
    may: impl Fn(&Choice) -> bool,
) -> Option<Choice> {
    (1..=slots.len()).rev().find_map(|most| {
        let mut all = *choice;
        for slot in &slots[..most] {
            all.cards.hand |= CardSet::only(*slot);
        }
        may(&all).then_some(all)
    })
}
