//! Sovango on the table: how it looks and how it moves.

mod banners;
mod choosing;
mod layout;
mod narrator;
pub mod piece;
mod sheet;
#[cfg(feature = "dev")]
mod tour;
mod tricks;
pub mod words;

use std::time::Duration;

use bevy::prelude::*;
use layout::{Layout, zone};
use piece::Piece;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::sovango::cards::CARDS;
use veillee_rules::games::sovango::{
    Card, Colour, Event, Sovango, SovangoConfig, SovangoView, strongest,
};

use crate::audio::PlaySound;
use crate::game::Game;
use crate::locale::{Language, Words};
use crate::messages::Caption;
use crate::motion::{cards, ease};
use crate::play::{Match, Viewing};
use crate::table::director::{Beat, Stage};
use crate::table::pieces::Travel;
use crate::table::seats::Places;
use crate::table::zones::{self, Zones, Wanted, Way};
use crate::table::{card_table, hud};
use crate::theme::Frame;

/// What the table shows of the trick, which follows the rules event by event.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Shown {
    /// In the order played.
    trick: Vec<(Seat, Card)>,
    led: Option<Colour>,
    franchise: Option<Colour>,
    next_franchise: Option<Colour>,
    scores: Vec<u32>,
}

impl Game for Sovango {
    const ATLASES: &'static [(&'static str, &'static str)] = &[(
        "sovango",
        include_str!("../../../assets/atlas/sovango.json"),
    )];

    const EFFECTS: &'static [(&'static str, u32)] = &[("gate", 1)];

    fn texts(language: Language) -> &'static str {
        match language {
            Language::Fr => include_str!("../../../assets/locales/fr/sovango.ftl"),
            Language::En => include_str!("../../../assets/locales/en/sovango.ftl"),
        }
    }

    fn setup_note(config: &SovangoConfig) -> Option<Words> {
        Some(Words::new("sovango-rounds").with("rounds", config.expected_rounds()))
    }

    #[cfg(feature = "dev")]
    fn tour() -> Vec<crate::tour::Stop> {
        tour::stops()
    }
}

impl Stage for Sovango {
    type Piece = Piece;

    fn plugin(app: &mut App) {
        app.init_resource::<Shown>().add_plugins((
            banners::plugin,
            choosing::plugin,
            tricks::plugin,
        ));
    }

    fn build(world: &mut World) {
        let frame = *world.resource::<Frame>();
        let viewing = *world.resource::<Viewing>();
        let players = world.resource::<Match<Sovango>>().state.players();
        let layout = Layout {
            places: Places::new(&frame, players, viewing.seat),
            players,
        };
        card_table::lay_cloth::<Sovango>(world, layout.places.cloth);
        card_table::lay_motif::<Sovango>(world, layout.places.middle, layout.motif());
        let config = *world.resource::<Match<Sovango>>().state.config();
        card_table::fill_hud::<Sovango>(world, config.contract(), |seat| {
            config.has_teams().then(|| config.side_of(seat))
        });
        hud::build(world, &card_table::hud_layout(&frame, &layout.places));
        banners::build(world, &layout);
        choosing::build(world, &layout);
        tricks::build(world, &layout);
        world.insert_resource(Zones::default());
        world.insert_resource(layout);
    }

    fn before_the_deal(world: &mut World, state: &Sovango) {
        let pack: Vec<Option<Card>> = vec![None; CARDS];
        zones::hold_exactly(world, &vec![(zone::PACK, pack)]);
        *world.resource_mut::<Shown>() = Shown {
            scores: vec![0; usize::from(state.players())],
            ..default()
        };
        arrange(world, Way::AtOnce);
        show_hud(world);
    }

    fn snap(world: &mut World, state: &Sovango) {
        let view = state.view(world.resource::<Viewing>().viewer());
        zones::hold_exactly(world, &wanted(&view));
        *world.resource_mut::<Shown>() = Shown {
            trick: view
                .trick
                .iter()
                .map(|laid| (laid.seat, laid.card))
                .collect(),
            led: view.led,
            franchise: view.franchise,
            next_franchise: view.next_franchise,
            scores: view.scores.iter().map(|score| *score as u32).collect(),
        };
        arrange(world, Way::AtOnce);
        show_hud(world);
    }

    fn perform(world: &mut World, event: &Event) -> Beat {
        let event = event.seen_by(world.resource::<Viewing>().viewer());
        let beat = stage(world, &event);
        if let Some(words) = caption(world, &event) {
            world.write_message(Caption(words));
        }
        show_hud(world);
        beat
    }

    fn difference(world: &mut World, state: &Sovango) -> Option<String> {
        let view = state.view(world.resource::<Viewing>().viewer());
        let shown = world.resource::<Shown>();
        if shown.franchise != view.franchise || shown.led != view.led {
            let are = (view.led, view.franchise);
            return Some(format!(
                "the banners show {shown:?} and should show {are:?}"
            ));
        }
        zones::difference(world, &wanted(&view))
    }

    fn presses(_state: &Sovango, _seat: Seat, m: &Card) -> Vec<Piece> {
        // One press lifts it, another plays it.
        vec![Piece::Card(*m); 2]
    }
}

/// What should lie where, for this viewer.
fn wanted(view: &SovangoView) -> Wanted<Card> {
    let mut wanted = Wanted::new();
    for (index, hand) in view.hands.iter().enumerate() {
        let faces = match hand.cards {
            Some(cards) => cards.iter().map(Some).collect(),
            None => vec![None; usize::from(hand.count)],
        };
        wanted.push((zone::hand(Seat(index as u8)), faces));
    }
    for laid in &view.trick {
        wanted.push((zone::trick(laid.seat), vec![Some(laid.card)]));
    }
    let mut won: Vec<Vec<Option<Card>>> = vec![Vec::new(); view.hands.len()];
    for trick in &view.tricks {
        let faces = trick.cards.iter().map(|card| Some(*card));
        won[trick.winner.index()].extend(faces);
    }
    for (index, faces) in won.into_iter().enumerate() {
        wanted.push((zone::won(Seat(index as u8)), faces));
    }
    wanted.push((zone::STOCK, vec![None; usize::from(view.stock)]));
    if view.hidden {
        wanted.push((zone::HIDDEN, vec![None]));
    }
    wanted
}

/// Sends every card to its place and lays the targets over those that can be pressed.
fn arrange(world: &mut World, way: Way) {
    let Some(mut layout) = world.get_resource::<Layout>().cloned() else {
        return;
    };
    card_table::attend(world, &mut layout.places);
    let chosen = choosing::chosen(world);
    zones::arrange(
        world,
        |lies| layout.pose(lies, chosen.is_some() && lies.card == chosen),
        way,
    );
    choosing::lay_targets(world, &layout);
}

fn travel(duration: Duration) -> Travel {
    Travel {
        swell: cards::LIFT,
        ..Travel::straight(duration, ease::ARRIVE)
    }
}

/// Scores and counts as the table shows them.
fn show_hud(world: &mut World) {
    let scores = world.resource::<Shown>().scores.clone();
    let viewer = world.resource::<Viewing>().seat;
    let Some(lying) = world.get_resource::<Zones>() else {
        return;
    };
    let held: Vec<usize> = (0..scores.len())
        .map(|seat| lying.cards(zone::hand(Seat(seat as u8))).len())
        .collect();
    card_table::write_plates(world, |seat, plate| {
        plate.score = scores.get(seat.index()).copied().unwrap_or_default() as i32;
        let cards = held.get(seat.index()).copied().unwrap_or_default();
        plate.cards = (seat != viewer).then_some(cards);
    });
}

fn sound(world: &mut World, name: &'static str) {
    world.write_message(PlaySound::named(name));
}

/// Moves the cards for an event.
fn stage(world: &mut World, event: &Event) -> Beat {
    match event {
        Event::DrewForStart { seat, card } => {
            zones::carry(world, zone::PACK, Some(*card), zone::drawn(*seat));
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-flip");
            cards::EVENT_BEAT.into()
        }
        Event::TiedForStart { .. } => cards::EVENT_BEAT.into(),
        Event::RoundStarted { dealer, .. } => {
            card_table::take_up::<Card>(world, *dealer, zone::PACK);
            let mut shown = world.resource_mut::<Shown>();
            (shown.led, shown.franchise, shown.next_franchise) = (None, None, None);
            shown.trick.clear();
            arrange(world, Way::Travel(travel(cards::SWEEP)));
            zones::shuffle(world, zone::PACK);
            cards::EVENT_BEAT.into()
        }
        Event::Dealt { seat, card } => {
            zones::carry(world, zone::PACK, *card, zone::hand(*seat));
            sort_hand(world, *seat);
            arrange(world, Way::Travel(travel(cards::DEAL_FLIGHT)));
            sound(world, "card-slide");
            Beat {
                next: cards::deal(CARDS as u32),
                rest: cards::DEAL_FLIGHT.max(cards::FLIP),
            }
        }
        Event::SetAside { .. } => {
            zones::carry::<Card>(world, zone::PACK, None, zone::HIDDEN);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-slide");
            cards::EVENT_BEAT.into()
        }
        Event::StockLaid { .. } => {
            zones::carry_all(world, zone::PACK, zone::STOCK);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            cards::MOVE.into()
        }
        Event::Played { seat, card } => {
            zones::carry(world, zone::hand(*seat), Some(*card), zone::trick(*seat));
            world.resource_mut::<Shown>().trick.push((*seat, *card));
            choosing::forget(world);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-place");
            Beat {
                next: cards::MOVE,
                rest: cards::MOVE.max(cards::FLIP),
            }
        }
        Event::Led { colour, .. } => {
            world.resource_mut::<Shown>().led = Some(*colour);
            Duration::ZERO.into()
        }
        Event::FranchiseWillChange { to, .. } => {
            world.resource_mut::<Shown>().next_franchise = Some(*to);
            sound(world, "gate");
            cards::EVENT_BEAT.into()
        }
        Event::TrickWon { seat, .. } => {
            let players: Vec<Seat> = world
                .resource::<Shown>()
                .trick
                .iter()
                .map(|(seat, _)| *seat)
                .collect();
            for player in players {
                zones::carry_all(world, zone::trick(player), zone::won(*seat));
            }
            let mut shown = world.resource_mut::<Shown>();
            shown.trick.clear();
            shown.led = None;
            let sweep = Travel {
                delay: cards::TRICK_HELD,
                ..Travel::straight(cards::SWEEP, ease::LEAVE)
            };
            arrange(world, Way::Travel(sweep));
            world.write_message(PlaySound::named("sweep").after(cards::TRICK_HELD));
            (cards::TRICK_HELD + cards::SWEEP.max(cards::FLIP)).into()
        }
        Event::FranchiseChanged { to, .. } => {
            let mut shown = world.resource_mut::<Shown>();
            shown.franchise = Some(*to);
            shown.next_franchise = None;
            sound(world, "bell");
            cards::EVENT_BEAT.into()
        }
        Event::Drew { seat, card, .. } => {
            zones::carry(world, zone::STOCK, *card, zone::hand(*seat));
            sort_hand(world, *seat);
            arrange(world, Way::Travel(travel(cards::DEAL_FLIGHT)));
            sound(world, "card-slide");
            cards::DEAL_FLIGHT.into()
        }
        Event::HiddenShown { card } => {
            zones::show_face(world, zone::HIDDEN, *card);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            sound(world, "card-flip");
            cards::EVENT_BEAT.into()
        }
        Event::SeatScored { .. } | Event::TeamScored { .. } => {
            let scores = world.resource::<Match<Sovango>>().state.scores();
            let scores = scores.iter().map(|score| *score as u32).collect();
            world.resource_mut::<Shown>().scores = scores;
            Duration::ZERO.into()
        }
        Event::TiedPlayOn { .. } => cards::EVENT_BEAT.into(),
        Event::GameOver { winners, .. } => {
            let viewer = world.resource::<Viewing>().seat;
            let won = winners.contains(viewer);
            sound(world, if won { "win" } else { "lose" });
            cards::EVENT_BEAT.into()
        }
    }
}

fn sort_hand(world: &mut World, seat: Seat) {
    zones::sort::<Card, _>(world, zone::hand(seat), |card| card);
}

/// The card that wins the trick as it lies.
fn winning(shown: &Shown, config: &veillee_rules::games::sovango::SovangoConfig) -> Option<Card> {
    let cards: Vec<Card> = shown.trick.iter().map(|(_, card)| *card).collect();
    let at = strongest(&cards, shown.franchise, config.zeros);
    cards.get(at).copied()
}

/// What an event says of itself; a single card says nothing.
fn caption(world: &World, event: &Event) -> Option<Words> {
    let game = world.get_resource::<Match<Sovango>>()?;
    match event {
        Event::Played { .. }
        | Event::Led { .. }
        | Event::Drew { .. }
        | Event::SeatScored { .. }
        | Event::TeamScored { .. } => None,
        _ => words::event(event, &|seat| game.seat_name(seat)),
    }
}
