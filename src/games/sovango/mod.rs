//! Sovango on the table: how it looks and how it moves.

mod banners;
mod choosing;
mod effects;
mod facts;
mod help;
mod layout;
mod marks;
mod narrator;
pub mod piece;
mod sheet;
mod slots;
mod staging;
#[cfg(feature = "dev")]
mod tour;
mod tricks;
pub mod words;

use bevy::prelude::*;
use layout::{Layout, Stands, zone};
use piece::Piece;
use veillee_rules::engine::{Ruleset, Seat, Status};
use veillee_rules::games::sovango::cards::CARDS;
use veillee_rules::games::sovango::{Card, Colour, Event, Sovango, SovangoConfig, SovangoView};

use crate::game::Game;
use crate::locale::{Texts, Words};
use crate::play::{Match, Viewing};
use crate::primer::Part;
use crate::table::director::{Beat, Stage};
use crate::table::standing::Aim;
use crate::table::zones::{self, Wanted, Way, Zones};
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
    /// Who leads, or led, the trick.
    leader: Option<Seat>,
    /// Who took the last trick, with which card, and the points it cost; until the next begins.
    taken: Option<(Seat, Card, u32)>,
    scores: Vec<u32>,
    /// What each seat has gathered in this round so far.
    gathered: Vec<u32>,
}

impl Shown {
    fn of(view: &SovangoView) -> Shown {
        let trick = view.trick.iter().map(|laid| (laid.seat, laid.card));
        // What has been counted is in the scores.
        let gathered = match view.status {
            Status::ToMove(_) => view.round_points.to_vec(),
            Status::Over(_) => vec![0; view.round_points.len()],
        };
        Shown {
            trick: trick.collect(),
            led: view.led,
            franchise: view.franchise,
            next_franchise: view.next_franchise,
            leader: Some(view.leader),
            taken: last_taken(view),
            scores: view.scores.iter().map(|score| *score as u32).collect(),
            gathered,
        }
    }
}

/// Who took the last trick, as long as no card lies in the next.
fn last_taken(view: &SovangoView) -> Option<(Seat, Card, u32)> {
    if matches!(view.status, Status::Over(_)) || !view.trick.is_empty() {
        return None;
    }
    let last = view.tricks.last()?;
    let players = view.hands.len() as u8;
    let mut laid = last.leader.round(players).zip(&last.cards);
    let (_, card) = laid.find(|(seat, _)| *seat == last.winner)?;
    let high_cards = last.cards.iter().filter(|card| card.is_high()).count();
    // It was not the last of the round, which would be over.
    Some((last.winner, *card, 2 + high_cards as u32))
}

impl Game for Sovango {
    const TEXTS: Texts = Texts {
        fr: include_str!("../../../assets/locales/fr/sovango.ftl"),
        en: include_str!("../../../assets/locales/en/sovango.ftl"),
    };

    const ATLASES: &'static [(&'static str, &'static str)] = &[(
        "sovango",
        include_str!("../../../assets/atlas/sovango.json"),
    )];

    const EFFECTS: &'static [(&'static str, u32)] = &[("gate", 1)];

    const LESSON: Option<&'static str> = Some(include_str!("lesson.json"));

    const MUSIC: &'static str = "music-sovango";

    const WORDS: &'static [&'static str] = &[
        "trick",
        "led",
        "franchise",
        "excuse",
        "high",
        "contract",
        "stock",
    ];

    const EMBLEM: &'static str = "card-Rlion";
    const HELP: &'static [Part] = help::PARTS;

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
            marks::plugin,
            slots::plugin,
            tricks::plugin,
        ));
    }

    fn build(world: &mut World) {
        let (frame, players, viewer) = card_table::sitting::<Sovango>(world);
        let layout = Layout::new(&frame, players, viewer);
        card_table::lay_cloth::<Sovango>(world, layout.places.cloth);
        card_table::lay_motif::<Sovango>(world, layout.places.middle, layout.motif());
        let config = *world.resource::<Match<Sovango>>().state.config();
        card_table::fill_hud::<Sovango>(world, Aim::Limit(config.contract()), |seat| {
            config.has_teams().then(|| config.side_of(seat))
        });
        hud::build(world, &card_table::hud_layout(&layout.places));
        banners::build(world, &layout);
        slots::build(world, &layout);
        tricks::build(world, &layout);
        world.insert_resource(layout);
    }

    fn before_the_deal(world: &mut World, state: &Sovango) {
        let pack: Vec<Option<Card>> = vec![None; CARDS];
        zones::hold_exactly(world, &vec![(zone::PACK, pack)]);
        *world.resource_mut::<Shown>() = Shown {
            scores: vec![0; usize::from(state.players())],
            gathered: vec![0; usize::from(state.players())],
            ..default()
        };
        arrange(world, Way::AtOnce);
    }

    fn snap(world: &mut World, state: &Sovango) {
        let view = state.view(world.resource::<Viewing>().viewer());
        zones::hold_exactly(world, &wanted(&view));
        *world.resource_mut::<Shown>() = Shown::of(&view);
        arrange(world, Way::AtOnce);
        staging::say_where_it_stands(world);
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

    fn difference(world: &mut World, state: &Sovango) -> Option<String> {
        let view = state.view(world.resource::<Viewing>().viewer());
        let shown = world.resource::<Shown>();
        if shown.franchise != view.franchise || shown.led != view.led {
            let are = (view.led, view.franchise);
            return Some(format!(
                "the banners show {shown:?} and should show {are:?}"
            ));
        }
        let taken = last_taken(&view);
        if shown.taken != taken {
            return Some(format!("{:?} is told, taken was {taken:?}", shown.taken));
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
    if let Some(leader) = world.resource::<Shown>().leader {
        layout.leader = leader;
    }
    let (chosen, ready) = (choosing::chosen(world), choosing::ready(world));
    let stands = |card: Option<Card>| match card {
        Some(card) if chosen == Some(card) => Stands::Chosen,
        Some(card) if ready.contains(card) => Stands::Ready,
        _ => Stands::Flat,
    };
    zones::arrange(world, |lies| layout.pose(lies, stands(lies.card)), way);
    choosing::lay_targets(world, &layout);
}

/// Scores and counts as the table shows them.
fn write_plates(world: &mut World) {
    let shown = world.resource::<Shown>().clone();
    let config = *world.resource::<Match<Sovango>>().state.config();
    let Shown {
        scores, gathered, ..
    } = &shown;
    let players = scores.len() as u8;
    // Partners share what they gather.
    let running = |seat: Seat| -> u32 {
        let side = config.side_of(seat);
        let of_side = gathered.iter().enumerate();
        of_side
            .filter(|(other, _)| config.side_of(Seat(*other as u8)) == side)
            .map(|(_, points)| *points)
            .sum()
    };
    // Beside a pile on a desk there is room for the word.
    let is_wide = world.resource::<Frame>().is_wide();
    let tricks: Vec<Option<Words>> = match world.get_resource::<Zones>() {
        Some(lying) if !is_wide => Seat::all(players)
            .map(|seat| tricks::count_words(lying, seat, players))
            .collect(),
        _ => Vec::new(),
    };
    // All hold as many cards as the others: their number says nothing.
    card_table::write_plates(world, |seat, plate| {
        plate.score = scores.get(seat.index()).copied().unwrap_or_default() as i32;
        plate.running = running(seat);
        plate.tag = tricks.get(seat.index()).cloned().flatten();
    });
}
