//! Soon on the table: how it looks and how it moves.

mod asking;
mod bolt;
mod choosing;
mod effects;
mod facts;
mod frames;
mod guide;
mod help;
mod layout;
mod marks;
mod motion;
mod narrator;
pub mod piece;
mod plates;
mod round;
mod sheet;
mod staging;
mod strips;
#[cfg(feature = "dev")]
mod tour;
mod turn;
pub mod words;

use bevy::prelude::*;
use layout::{EIGHT, Layout, zone};
use piece::Piece;
use veillee_rules::engine::{Ruleset, Seat, Viewer};
use veillee_rules::games::soon::cards::DECK;
use veillee_rules::games::soon::config::{ColourBonus, Variant};
use veillee_rules::games::soon::{Card, Colour, Event, Move, Soon, SoonView, score};

use crate::game::Game;
use crate::locale::{Texts, Words};
use crate::play::{Match, Viewing};
use crate::primer::Part;
use crate::table::card_table;
use crate::table::cards::Identity;
use crate::table::director::{Beat, Stage};
use crate::table::hud::{self, HudLayout, PlateStyle};
use crate::table::standing::Aim;
use crate::table::zones::{self, Wanted, Way, Zones};

/// What the table shows besides cards; it follows the rules event by event.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Shown {
    scores: Vec<i32>,
    round: u32,
    /// A special lies on the discard.
    blocked: bool,
    complete: Vec<bool>,
    /// Somebody is complete, and everybody else has their last turn.
    last_turn: bool,
}

impl Game for Soon {
    const TEXTS: Texts = Texts {
        fr: include_str!("../../../assets/locales/fr/soon.ftl"),
        en: include_str!("../../../assets/locales/en/soon.ftl"),
    };

    const ATLASES: &'static [(&'static str, &'static str)] =
        &[("soon", include_str!("../../../assets/atlas/soon.json"))];

    const EFFECTS: &'static [(&'static str, u32)] =
        &[("thunder", 1), ("explorer", 1), ("thief", 1)];
    const MOMENTS: &'static [&'static str] = &["thunder"];

    const LESSON: Option<&'static str> = Some(include_str!("lesson.json"));
    const MUSIC: &'static str = "music-soon";

    const WORDS: &'static [&'static str] = &[
        "run",
        "joker",
        "explorer",
        "lightning",
        "thief",
        "blocked",
        "complete",
    ];

    const EMBLEM: &'static str = "sun";
    const HELP: &'static [Part] = help::PARTS;

    #[cfg(feature = "dev")]
    fn tour() -> Vec<crate::tour::Stop> {
        tour::stops()
    }
}

impl Stage for Soon {
    type Piece = Piece;

    fn plugin(app: &mut App) {
        app.init_resource::<Shown>().add_plugins((
            asking::plugin,
            choosing::plugin,
            effects::plugin,
            guide::plugin,
            marks::plugin,
            plates::plugin,
            round::plugin,
            strips::plugin,
        ));
    }

    fn build(world: &mut World) {
        let (frame, players, viewer) = card_table::sitting::<Soon>(world);
        let layout = Layout::new(&frame, players, viewer);
        card_table::lay_cloth::<Soon>(world, layout.cloth);
        let config = *world.resource::<Match<Soon>>().state.config();
        // Express is one round for the most points.
        let aim = match u32::try_from(config.target()) {
            Ok(goal) if goal > 0 => Aim::Reach(goal),
            _ => Aim::Most,
        };
        card_table::fill_hud::<Soon>(world, aim, |_| None);
        let hud_layout = HudLayout {
            // Sequences lie in the plates, so they are Soon's own.
            plates: Vec::new(),
            style: PlateStyle::Portrait,
            rail: layout.rail,
            lane: layout.lane,
            corner: None,
        };
        hud::build(world, &hud_layout);
        round::build(world, &layout);
        plates::build(world, &layout);
        strips::build(world, &layout);
        guide::build(world, &layout);
        world.insert_resource(layout);
    }

    fn before_the_deal(world: &mut World, state: &Soon) {
        let pack: Vec<Option<Card>> = vec![None; DECK];
        zones::hold_exactly(world, &vec![(zone::PILE, pack)]);
        let players = usize::from(state.players());
        *world.resource_mut::<Shown>() = Shown {
            scores: vec![0; players],
            complete: vec![false; players],
            round: 1,
            ..default()
        };
        arrange(world, Way::AtOnce);
    }

    fn snap(world: &mut World, state: &Soon) {
        let view = state.view(world.resource::<Viewing>().viewer());
        zones::hold_exactly(world, &wanted(&view));
        *world.resource_mut::<Shown>() = shown(&view);
        choosing::forget(world);
        arrange(world, Way::AtOnce);
    }

    fn perform(world: &mut World, event: &Event) -> Beat {
        staging::stage(world, event)
    }

    fn caption(world: &mut World, event: &Event) -> Option<Words> {
        staging::caption(world, event)
    }

    fn write_plates(world: &mut World) {
        write_plates(world);
    }

    fn difference(world: &mut World, state: &Soon) -> Option<String> {
        let view = state.view(world.resource::<Viewing>().viewer());
        let should = shown(&view);
        let shows = world.resource::<Shown>();
        if *shows != should {
            return Some(format!(
                "the plates show {shows:?} and should show {should:?}"
            ));
        }
        zones::difference(world, &wanted(&view))
    }

    fn presses(state: &Soon, seat: Seat, m: &Move) -> Vec<Piece> {
        let view = state.view(Viewer::Seat(seat));
        let hand = view.seats.get(seat.index()).and_then(|seat| seat.hand);
        let held: Vec<Card> = hand.iter().flat_map(|hand| hand.iter()).collect();
        let nth = |card: Card| {
            let nth = held.iter().position(|held| *held == card);
            Piece::Hand(nth.unwrap_or_default())
        };
        match *m {
            Move::Draw => vec![Piece::Pile],
            Move::TakeDiscard => vec![Piece::Discard],
            // One press lifts it, another lays it.
            Move::Lay(card) | Move::Give(card) => vec![nth(card); 2],
            Move::Replace { card, place } => vec![nth(card), Piece::Place(seat, place)],
            Move::Discard(card) => vec![nth(card), Piece::Discard],
            Move::Explorer {
                target,
                rank,
                colour,
            } => vec![
                nth(Card::EXPLORER),
                Piece::Plate(target),
                Piece::Rank(rank),
                Piece::Colour(colour),
            ],
            Move::Lightning { target } => vec![nth(Card::LIGHTNING), Piece::Plate(target)],
            Move::Thief { target, rank } => {
                // Where there is a choice, it is asked for.
                let takes = |rank| Move::Thief { target, rank };
                let several = (1..=8).filter(|rank| state.why_illegal(&takes(*rank)).is_none());
                let mut pieces = vec![nth(Card::THIEF), Piece::Plate(target)];
                if several.count() > 1 {
                    pieces.push(Piece::Rank(rank));
                }
                pieces
            }
        }
    }
}

/// What should be shown besides cards.
fn shown(view: &SoonView) -> Shown {
    Shown {
        scores: view.seats.iter().map(|seat| seat.total).collect(),
        round: view.round,
        blocked: view.discard.last().is_some_and(|card| card.is_special()),
        complete: view.seats.iter().map(|seat| seat.complete).collect(),
        last_turn: view.first.is_some(),
    }
}

/// What should lie where, for this viewer.
fn wanted(view: &SoonView) -> Wanted<Card> {
    let mut wanted = Wanted::new();
    for (index, player) in view.seats.iter().enumerate() {
        let seat = Seat(index as u8);
        let faces = match player.hand {
            Some(cards) => cards.iter().map(Some).collect(),
            None => vec![None; usize::from(player.cards)],
        };
        wanted.push((zone::hand(seat), faces));
        for (place, card) in (1..).zip(&player.sequence) {
            wanted.push((zone::place(seat, place), vec![Some(*card)]));
        }
    }
    wanted.push((zone::PILE, vec![None; usize::from(view.pile)]));
    let discard = view.discard.iter().map(|card| Some(*card));
    wanted.push((zone::DISCARD, discard.collect()));
    wanted
}

/// The card on top of a zone, as the table shows it.
fn top(lying: &Zones, cards: &Query<&Identity<Card>>, zone: zones::Zone) -> Option<Card> {
    let entity = lying.cards(zone).last()?;
    cards.get(*entity).ok()?.0
}

/// A sequence as the table shows it, place 1 first.
fn sequence(lying: &Zones, cards: &Query<&Identity<Card>>, seat: Seat) -> Vec<Card> {
    (1..=EIGHT as u8)
        .map_while(|place| top(lying, cards, zone::place(seat, place)))
        .collect()
}

/// The colour for which a sequence counts double; one card alone is not worth a word.
fn doubled(soon: &Soon, sequence: &[Card], complete: bool) -> Option<Colour> {
    let config = soon.config();
    let counts = config.variant == Variant::Normal
        && (complete || config.colour_bonus == ColourBonus::Any)
        && sequence.len() > 1;
    let mut colours = sequence.iter().filter_map(|card| card.colour());
    let colour = colours.next().filter(|_| counts)?;
    colours.all(|other| other == colour).then_some(colour)
}

/// Sends every card to its place and lays the targets over those that can be pressed.
fn arrange(world: &mut World, way: Way) {
    arrange_open(world, way);
    hide_the_deep(world);
}

/// The same, with every card in view on its way.
fn arrange_open(world: &mut World, way: Way) {
    let Some(layout) = world.get_resource::<Layout>().cloned() else {
        return;
    };
    let chosen = choosing::chosen(world);
    zones::arrange(
        world,
        |lies| {
            let own = lies.zone == zone::hand(layout.viewer);
            layout.pose(lies, own && chosen == Some(lies.nth))
        },
        way,
    );
    choosing::lay_targets(world, &layout);
}

/// Only the upper cards of pile and discard are drawn: a hundred shadows on each other are one
/// black spot.
fn hide_the_deep(world: &mut World) {
    const SEEN: usize = 12;
    let Some(lying) = world.remove_resource::<Zones>() else {
        return;
    };
    for (zone, cards) in lying.zones() {
        let piled = zone == zone::PILE || zone == zone::DISCARD;
        let deep = if piled {
            cards.len().saturating_sub(SEEN)
        } else {
            0
        };
        for (nth, entity) in cards.iter().enumerate() {
            if let Some(mut visibility) = world.get_mut::<Visibility>(*entity) {
                visibility.set_if_neq(if nth < deep {
                    Visibility::Hidden
                } else {
                    Visibility::Inherited
                });
            }
        }
    }
    world.insert_resource(lying);
}

/// Scores, and what is remarkable about a sequence, as the table shows them.
fn write_plates(world: &mut World) {
    let Shown {
        scores, complete, ..
    } = world.resource::<Shown>().clone();
    let mut cards = world.query::<&Identity<Card>>();
    let Some(lying) = world.get_resource::<Zones>() else {
        return;
    };
    let soon = &world.resource::<Match<Soon>>().state;
    let cards = cards.query(world);
    let (config, first) = (soon.config(), soon.view(Viewer::Public).first);
    let tags: Vec<Option<Words>> = (0..scores.len())
        .map(|index| {
            let sequence = sequence(lying, &cards, Seat(index as u8));
            let complete = complete.get(index) == Some(&true);
            let doubled = doubled(soon, &sequence, complete);
            let key = match (complete, doubled) {
                (true, _) if config.variant == Variant::Speed => "soon-complete-speed",
                (true, _) => "soon-complete",
                (false, None) => return None,
                (false, Some(Colour::Day)) => "soon-all-day",
                (false, Some(Colour::Night)) => "soon-all-night",
            };
            let is_first = first == Some(Seat(index as u8));
            let points = score(&sequence, is_first, config.colour_bonus).total();
            Some(Words::new(key).with("points", points))
        })
        .collect();
    let held: Vec<usize> = Seat::all(scores.len() as u8)
        .map(|seat| lying.cards(zone::hand(seat)).len())
        .collect();
    card_table::write_plates(world, |seat, plate| {
        plate.score = scores.get(seat.index()).copied().unwrap_or_default();
        plate.tag = tags.get(seat.index()).cloned().flatten();
        plate.cards = held.get(seat.index()).copied();
    });
}
