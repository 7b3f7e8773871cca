//! Swoop on the table: how it looks and how it moves.

mod choosing;
mod columns;
mod controls;
mod effects;
mod facts;
mod groups;
mod help;
mod layout;
mod marks;
mod meter;
mod motion;
mod narrator;
pub mod piece;
mod pile;
mod posing;
mod ranks;
mod sheet;
mod staging;
#[cfg(feature = "dev")]
mod tour;
pub mod words;

use bevy::prelude::*;
use choosing::Choice;
use layout::Layout;
use piece::Piece;
use posing::{Bearing, zone};
use veillee_rules::engine::{Ruleset, Seat, Status, Viewer};
use veillee_rules::games::swoop::cards::CARDS;
use veillee_rules::games::swoop::{Card, CardSet, Chosen, Event, Move, Rank, Swoop, SwoopView};

use crate::game::Game;
use crate::locale::{Texts, Words};
use crate::motion::Pace;
use crate::play::{Match, Viewing};
use crate::primer::Part;
use crate::settings::{Settings, Switch};
use crate::table::cards::{IndexOnly, face_of};
use crate::table::director::{Beat, Stage};
use crate::table::standing::Aim;
use crate::table::zones::{self, Wanted, Way, Zone, Zones};
use crate::table::{card_table, hud};
use crate::theme::Art;

/// What the table shows besides the cards, which follows the rules event by event.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Shown {
    scores: Vec<u32>,
    /// Plays again: the pile is gone.
    again: Option<Seat>,
    /// The name of a Swoop is written large.
    named: bool,
    /// What is told only once it has been seen.
    held_back: Option<Words>,
}

/// The suits have a colour each, instead of two for all.
pub const FOUR_COLOURS: Switch = Switch {
    key: "four_colours",
    words: "swoop-four-colours",
    default: true,
};

fn choose_pack(settings: Res<Settings>, art: Option<ResMut<Art>>) {
    let two_colours = !settings.is_on(&FOUR_COLOURS);
    if let Some(mut art) = art.filter(|art| art.two_colours != two_colours) {
        art.two_colours = two_colours;
    }
}

impl Game for Swoop {
    const TEXTS: Texts = Texts {
        fr: include_str!("../../../assets/locales/fr/swoop.ftl"),
        en: include_str!("../../../assets/locales/en/swoop.ftl"),
    };

    const ATLASES: &'static [(&'static str, &'static str)] = &[
        ("swoop", include_str!("../../../assets/atlas/swoop.json")),
        (
            "swoop-two",
            include_str!("../../../assets/atlas/swoop-two.json"),
        ),
    ];

    const EFFECTS: &'static [(&'static str, u32)] = &[("swoop", 1), ("ten", 1), ("pickup", 1)];
    const MOMENTS: &'static [&'static str] = &["swoop", "ten"];

    const LESSON: Option<&'static str> = Some(include_str!("lesson.json"));
    const MUSIC: &'static str = "music-swoop";
    const SWITCHES: &'static [Switch] = &[FOUR_COLOURS];

    const WORDS: &'static [&'static str] = &[
        "rank", "swoop", "ten", "hidden", "blind", "pick-up", "again",
    ];

    const EMBLEM: &'static str = "swallow-1";
    const HELP: &'static [Part] = help::PARTS;

    #[cfg(feature = "dev")]
    fn tour() -> Vec<crate::tour::Stop> {
        tour::stops()
    }
}

impl Stage for Swoop {
    type Piece = Piece;

    fn plugin(app: &mut App) {
        app.init_resource::<Shown>()
            .init_resource::<groups::Counts>()
            // Before the cards look what they are made of.
            .add_systems(PreUpdate, choose_pack.run_if(resource_changed::<Settings>))
            .add_plugins((
                controls::plugin,
                choosing::plugin,
                columns::plugin,
                marks::plugin,
                meter::plugin,
                pile::plugin,
                ranks::plugin,
            ));
    }

    fn build(world: &mut World) {
        let (frame, players, viewer) = card_table::sitting::<Swoop>(world);
        let layout = Layout::new(&frame, players, viewer);
        card_table::lay_cloth::<Swoop>(world, layout.places.cloth);
        card_table::lay_motif::<Swoop>(world, layout.pile, layout.motif);
        let target = world.resource::<Match<Swoop>>().state.config().target();
        card_table::fill_hud::<Swoop>(world, Aim::Limit(u32::from(target)), |_| None);
        hud::build(world, &card_table::hud_layout(&layout.places));
        columns::build(world, &layout, players);
        meter::build(world, &layout);
        pile::build(world, &layout);
        controls::build(world, &layout);
        ranks::build(world, &layout);
        world.insert_resource(layout);
    }

    fn before_the_deal(world: &mut World, state: &Swoop) {
        let pack: Vec<Option<Card>> = vec![None; usize::from(CARDS)];
        zones::hold_exactly(world, &vec![(zone::PACK, pack)]);
        *world.resource_mut::<Shown>() = Shown {
            scores: vec![0; usize::from(state.players())],
            ..default()
        };
        choosing::forget(world);
        arrange(world, Way::AtOnce);
    }

    fn snap(world: &mut World, state: &Swoop) {
        let view = state.view(world.resource::<Viewing>().viewer());
        zones::hold_exactly(world, &wanted(&view));
        *world.resource_mut::<Shown>() = Shown {
            scores: view
                .seats
                .iter()
                .map(|seat| u32::from(seat.score))
                .collect(),
            ..default()
        };
        choosing::forget(world);
        arrange(world, Way::AtOnce);
    }

    fn perform(world: &mut World, event: &Event) -> Beat {
        staging::stage(world, event)
    }

    fn caption(world: &mut World, event: &Event) -> Option<Words> {
        caption(world, event)
    }

    fn write_plates(world: &mut World) {
        write_plates(world);
    }

    fn difference(world: &mut World, state: &Swoop) -> Option<String> {
        let view = state.view(world.resource::<Viewing>().viewer());
        let mut wanted = wanted(&view);
        if matches!(view.status, Status::Over(_)) {
            allow_counted(world, &mut wanted);
        }
        zones::difference(world, &wanted)
    }

    fn presses(state: &Swoop, seat: Seat, m: &Move) -> Vec<Piece> {
        let view = state.view(Viewer::Seat(seat));
        let hand = view.seats.get(seat.index()).and_then(|seat| seat.hand);
        let hand = hand.unwrap_or_default();
        let press = |card: Card| {
            // Of two cards that look the same the first has the number of the first deck.
            let twin = Card::from_number(card.number() ^ 1);
            let has_twin = twin.is_some_and(|twin| hand.contains(twin));
            let number = card.number();
            let slot = Card::from_number(if has_twin { number } else { number & !1 });
            Piece::Hand(slot.unwrap_or(card))
        };
        match m {
            Move::Blind { column } => vec![Piece::Column(*column); 2],
            Move::Play(chosen) | Move::PutDown(chosen) | Move::Add(chosen)
                if groups::are_gathered(hand.len() as usize) =>
            {
                from_a_stack(state, hand, m, *chosen)
            }
            Move::Play(chosen) | Move::PutDown(chosen) | Move::Add(chosen) => {
                let up = chosen.up.iter().map(Piece::Column);
                chosen
                    .hand
                    .iter()
                    .map(press)
                    .chain(up)
                    .chain([Piece::Play])
                    .collect()
            }
        }
    }
}

/// The presses that choose these cards of a large hand: all of their rank by one, then those
/// that are too many, or too few.
fn from_a_stack(state: &Swoop, hand: CardSet, m: &Move, chosen: Chosen) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if let Some(first) = chosen.hand.first() {
        let slots = groups::of_rank(hand, first.rank());
        let wanted: Vec<Card> = chosen
            .hand
            .iter()
            .filter_map(|card| choosing::place_in(hand, card))
            .collect();
        if let [_, _, ..] = slots.as_slice() {
            pieces.push(Piece::Stack(first.rank()));
            let may = |choice: &Choice| {
                let cards = choosing::placed(hand, choice.cards);
                let again = match m {
                    Move::PutDown(_) => Move::PutDown(cards),
                    Move::Add(_) => Move::Add(cards),
                    _ => Move::Play(cards),
                };
                state.why_illegal(&again).is_none()
            };
            let all = groups::largest(&Choice::default(), &slots, may).unwrap_or_default();
            // One ten takes the place of another.
            let replaces = first.rank() == Rank::TEN;
            let out = all.cards.hand.iter().filter(|slot| !wanted.contains(slot));
            pieces.extend(out.filter(|_| !replaces).map(Piece::Hand));
            let in_too = wanted
                .iter()
                .filter(|slot| !all.cards.hand.contains(**slot));
            pieces.extend(in_too.copied().map(Piece::Hand));
        } else {
            pieces.extend(wanted.into_iter().map(Piece::Hand));
        }
    }
    pieces.extend(chosen.up.iter().map(Piece::Column));
    pieces.push(Piece::Play);
    pieces
}

/// Of the two cards that look the same, the first: nobody can tell them apart on the table.
fn face(card: Card) -> Card {
    Card::from_number(card.number() & !1).unwrap_or(card)
}

/// The faces in a zone, as far as they are known here.
fn faces(world: &World, zone: Zone) -> Vec<Option<Card>> {
    let cards = world
        .get_resource::<Zones>()
        .map_or(&[][..], |lying| lying.cards(zone));
    cards.iter().map(|entity| face_of(world, *entity)).collect()
}

/// How many cards of one rank lie on top, as the table shows the pile.
fn top_run(faces: &[Option<Card>]) -> Option<(Rank, usize)> {
    let top = (*faces.last()?)?.rank();
    let same = |card: &&Option<Card>| card.is_some_and(|card| card.rank() == top);
    Some((top, faces.iter().rev().take_while(same).count()))
}

/// What should lie where, for this viewer.
fn wanted(view: &SwoopView) -> Wanted<Card> {
    let mut wanted = Wanted::new();
    let open = |cards: CardSet| cards.iter().map(|card| Some(face(card))).collect();
    for (index, seat_view) in view.seats.iter().enumerate() {
        let seat = Seat(index as u8);
        let hand = match seat_view.hand {
            Some(cards) => open(cards),
            None => vec![None; seat_view.hand_size as usize],
        };
        wanted.push((zone::hand(seat), hand));
        for column in veillee_rules::games::swoop::Column::ALL {
            if let Some(card) = seat_view.face_up[column.index()] {
                wanted.push((zone::up(seat, column), vec![Some(face(card))]));
            }
            if seat_view.face_down[column.index()] {
                wanted.push((zone::down(seat, column), vec![None]));
            }
        }
    }
    let pile = view.pile.iter().map(|card| Some(face(*card))).collect();
    wanted.push((zone::PILE, pile));
    wanted.push((zone::OUT, open(view.thrown_away | view.tens_aside)));
    wanted.push((zone::REST, vec![None; view.rest as usize]));
    wanted
}

/// When a game is over, the hidden cards have been counted before everybody's eyes, and stay
/// as they were seen.
fn allow_counted(world: &World, wanted: &mut Wanted<Card>) {
    for (zone, should) in wanted {
        let lie = faces(world, *zone);
        if zone.kind == zone::DOWN && lie.len() == should.len() {
            *should = lie;
        }
    }
}

/// Sends every card to its place and lays the targets over those that can be pressed.
fn arrange(world: &mut World, way: Way) {
    let Some(mut layout) = world.get_resource::<Layout>().cloned() else {
        return;
    };
    card_table::attend(world, &mut layout.places);
    let run = top_run(&faces(world, zone::PILE)).map_or(0, |(_, run)| run);
    let bearing = Bearing {
        run,
        ..choosing::bearing(world, &layout)
    };
    zones::arrange(world, |lies| layout.pose(lies, &bearing), way);
    if layout.others_small() {
        show_indices(world, &layout);
    }
    choosing::lay_targets(world, &layout);
}

/// On a small table the others' open cards show their index alone.
fn show_indices(world: &mut World, layout: &Layout) {
    world.resource_scope(|world, lying: Mut<Zones>| {
        for (zone, cards) in lying.zones() {
            let small = zone.kind == zone::UP && zone.seat != layout.viewer().0;
            for entity in cards {
                if let Some(mut index) = world.get_mut::<IndexOnly>(*entity) {
                    index.set_if_neq(IndexOnly(small));
                }
            }
        }
    });
}

/// Scores and counts as the table shows them.
fn write_plates(world: &mut World) {
    let shown = world.resource::<Shown>().clone();
    let Some(lying) = world.get_resource::<Zones>() else {
        return;
    };
    let held: Vec<usize> = (0..shown.scores.len())
        .map(|seat| lying.cards(zone::hand(Seat(seat as u8))).len())
        .collect();
    card_table::write_plates(world, |seat, plate| {
        plate.score = shown.scores.get(seat.index()).copied().unwrap_or_default() as i32;
        plate.cards = held.get(seat.index()).copied();
        let again = shown.again == Some(seat) && plate.human;
        plate.tag = again.then(|| Words::new("swoop-play-again"));
    });
}

/// Has somebody any card left, as the table shows them?
fn holds_any(world: &World, seat: Seat) -> bool {
    let own = |zone: &Zone| {
        zone.seat == seat.0 && [zone::HAND, zone::UP, zone::DOWN].contains(&zone.kind)
    };
    world.get_resource::<Zones>().is_some_and(|lying| {
        lying
            .zones()
            .any(|(zone, cards)| own(&zone) && !cards.is_empty())
    })
}

/// What an event says of itself. What a hidden card turned out to be is said after it has been
/// turned, and a Swoop after its letters have fallen: with the event that follows.
fn caption(world: &mut World, event: &Event) -> Option<Words> {
    let game = world.get_resource::<Match<Swoop>>()?;
    let mut own = words::event(event, &|seat| game.seat_name(seat));
    if let Event::Swoop { seat, rank, count } = event
        && world.resource::<Pace>().factor().is_some()
    {
        // Its name is written large already.
        let cards = words::cards(*rank, usize::from(*count));
        let words = Words::new("swoop-caption-made").with("cards", cards);
        own = Some(words.with("seat", game.seat_name(*seat)));
    }
    if let Event::RoundStarted { round, .. } = event {
        // While the cards are dealt there is time to read what it is about.
        let limit = game.state.config().target();
        let words = Words::new("swoop-caption-round").with("round", *round);
        own = Some(words.with("limit", limit));
    }
    if let Event::Swoop { seat, .. } | Event::Ten { seat, .. } = event
        && holds_any(world, *seat)
    {
        // What follows of it, where anything does.
        own = own.map(|what| Words::new("swoop-caption-again").with("what", what));
    }
    let held_back = world.resource_mut::<Shown>().held_back.take();
    match event {
        Event::Flipped { .. } => {
            world.resource_mut::<Shown>().held_back = own;
            None
        }
        // Said at once, and not replaced by whose turn it is then.
        Event::Swoop { .. } => {
            world.resource_mut::<Shown>().held_back = own.clone();
            own
        }
        Event::Ten { .. } | Event::RoundOver { .. } => own,
        Event::PickedUp { .. } | Event::RoundStarted { .. } | Event::Turned { .. } => {
            held_back.or(own)
        }
        Event::MayAdd { .. } | Event::PutDown { .. } | Event::TenPutAside { .. } => {
            held_back.or(own)
        }
        Event::Played { .. } => held_back.or(own),
        Event::GameOver { .. } => held_back.or(own),
        _ => held_back,
    }
}
