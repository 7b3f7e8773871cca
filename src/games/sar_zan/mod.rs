//! Sar-Zan on the table: how it looks and how it moves.

mod choosing;
mod controls;
mod count;
mod direction;
mod effects;
mod facts;
mod gauge;
mod help;
mod layout;
mod marks;
mod motion;
mod narrator;
pub mod piece;
mod piles;
mod plaque;
mod rooms;
mod sheet;
mod staging;
#[cfg(feature = "dev")]
mod tour;
pub mod words;

use bevy::prelude::*;
use layout::{Layout, Moment, zone};
use piece::Piece;
use veillee_rules::engine::{Ruleset, Seat, Seats};
use veillee_rules::games::sar_zan::cards::DECK;
use veillee_rules::games::sar_zan::{Card, Direction, Event, Move, SarZan, SarZanView};

use crate::game::Game;
use crate::locale::{Texts, Words};
use crate::play::{Match, Viewing};
use crate::primer::Part;
use crate::table::director::{Beat, Stage};
use crate::table::standing::Aim;
use crate::table::zones::{self, Wanted, Way, Zones};
use crate::table::{card_table, hud};
use crate::theme::FrameKind;

/// What the table shows beside the cards, which follows the rules event by event.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Shown {
    direction: Option<Direction>,
    dragon: Option<Seat>,
    /// The announced value, and who announced it.
    announced: u32,
    announcer: Option<Seat>,
    passed: Seats,
    /// How many combinations the trick has.
    combinations: usize,
    /// Nobody answers any more: a great moment is shown.
    closed: bool,
    scores: Vec<i32>,
}

impl Shown {
    fn of(view: &SarZanView) -> Shown {
        Shown {
            direction: view.direction,
            dragon: view.dragon,
            announced: view.announced,
            announcer: view.pile.last().map(|played| played.seat),
            passed: view.passed,
            combinations: view.pile.len(),
            closed: false,
            scores: view.scores.to_vec(),
        }
    }

    /// The trick is over.
    fn no_trick(&mut self) {
        self.announced = 0;
        self.announcer = None;
        self.passed = Seats::NONE;
        self.combinations = 0;
        self.closed = false;
    }
}

impl Game for SarZan {
    const TEXTS: Texts = Texts {
        fr: include_str!("../../../assets/locales/fr/sar-zan.ftl"),
        en: include_str!("../../../assets/locales/en/sar-zan.ftl"),
    };

    const ATLASES: &'static [(&'static str, &'static str)] = &[(
        "sar-zan",
        include_str!("../../../assets/atlas/sar-zan.json"),
    )];

    const EFFECTS: &'static [(&'static str, u32)] = &[("sword", 1), ("dragon", 1), ("owatta", 1)];
    const MOMENTS: &'static [&'static str] = &["sword", "dragon", "owatta"];

    const LESSON: Option<&'static str> = Some(include_str!("lesson.json"));

    const MUSIC: &'static str = "music-sar-zan";

    const WORDS: &'static [&'static str] = &[
        "announcement",
        "opening",
        "complement",
        "sar-zan",
        "dragon",
        "owatta",
    ];

    const EMBLEM: &'static str = "dragon-head";
    const HELP: &'static [Part] = help::PARTS;

    #[cfg(feature = "dev")]
    fn tour() -> Vec<crate::tour::Stop> {
        tour::stops()
    }
}

impl Stage for SarZan {
    type Piece = Piece;

    fn plugin(app: &mut App) {
        app.init_resource::<Shown>().add_plugins((
            choosing::plugin,
            controls::plugin,
            count::plugin,
            direction::plugin,
            effects::plugin,
            gauge::plugin,
            marks::plugin,
            piles::plugin,
            plaque::plugin,
        ));
    }

    fn build(world: &mut World) {
        let (frame, players, viewer) = card_table::sitting::<SarZan>(world);
        let layout = Layout::new(&frame, players, viewer);
        card_table::lay_cloth::<SarZan>(world, layout.places.cloth);
        let target = world.resource::<Match<SarZan>>().state.config().target();
        let aim = Aim::Reach(target.max(0) as u32);
        card_table::fill_hud::<SarZan>(world, aim, |_| None);
        hud::build(world, &card_table::hud_layout(&layout.places));
        gauge::build(world, &layout);
        plaque::build(world, &layout);
        controls::build(world, &layout);
        direction::build(world, &layout);
        piles::build(world, &layout);
        count::build(world);
        marks::build(world, &layout);
        world.insert_resource(layout);
    }

    fn before_the_deal(world: &mut World, state: &SarZan) {
        let pack: Vec<Option<Card>> = vec![None; usize::from(DECK)];
        zones::hold_exactly(world, &vec![(zone::PACK, pack)]);
        *world.resource_mut::<Shown>() = Shown {
            scores: vec![0; usize::from(state.players())],
            ..default()
        };
        count::clear(world);
        show_at_once(world);
    }

    fn snap(world: &mut World, state: &SarZan) {
        let view = state.view(world.resource::<Viewing>().viewer());
        zones::hold_exactly(world, &wanted(&view));
        *world.resource_mut::<Shown>() = Shown::of(&view);
        choosing::forget(world);
        count::clear(world);
        show_at_once(world);
        staging::say_where_it_stands(world, &view);
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

    fn difference(world: &mut World, state: &SarZan) -> Option<String> {
        let view = state.view(world.resource::<Viewing>().viewer());
        let shown = world.resource::<Shown>();
        if *shown != Shown::of(&view) {
            return Some(format!("the gauge and the plates show {shown:?}"));
        }
        direction::difference(world, &view).or_else(|| zones::difference(world, &wanted(&view)))
    }

    fn presses(_state: &SarZan, _seat: Seat, m: &Move) -> Vec<Piece> {
        match m {
            Move::Play(cards) => {
                let cards = cards.iter().map(Piece::Card);
                cards.chain([Piece::Play]).collect()
            }
            Move::Pass => vec![Piece::Pass],
            Move::Direction(way) => vec![Piece::Direction(*way)],
        }
    }
}

/// What should lie where, for this viewer.
fn wanted(view: &SarZanView) -> Wanted<Card> {
    let mut wanted = Wanted::new();
    let faces = |cards: veillee_rules::games::sar_zan::Cards| cards.iter().map(Some).collect();
    for (index, hand) in view.hands.iter().enumerate() {
        let cards = match hand.cards {
            Some(cards) => faces(cards),
            None => vec![None; usize::from(hand.count)],
        };
        wanted.push((zone::hand(Seat(index as u8)), cards));
    }
    for (nth, played) in view.pile.iter().enumerate() {
        wanted.push((zone::pile(nth), faces(played.cards)));
    }
    for (index, won) in view.won.iter().enumerate() {
        wanted.push((zone::won(Seat(index as u8)), faces(*won)));
    }
    wanted.push((zone::ASIDE, vec![None; usize::from(view.set_aside)]));
    wanted
}

fn show_at_once(world: &mut World) {
    arrange(world, Way::AtOnce);
    direction::show(world, None);
    gauge::settle(world);
}

/// Sends every card to its place and lays the targets over those that can be pressed.
fn arrange(world: &mut World, way: Way) {
    let Some(mut layout) = world.get_resource::<Layout>().cloned() else {
        return;
    };
    card_table::attend(world, &mut layout.places);
    let combinations = world.resource::<Shown>().combinations;
    let last = zone::pile(combinations.saturating_sub(1));
    let moment = Moment {
        chosen: choosing::chosen(world),
        combinations,
        last: world
            .get_resource::<Zones>()
            .map_or(0, |lying| lying.cards(last).len()),
    };
    zones::arrange(world, |lies| layout.pose(lies, moment), way);
    choosing::lay_targets(world, &layout);
}

/// A word on a player's plate. Where the Sar-Zan card is too small to be read, it says who is the
/// Dragon.
fn tag(shown: &Shown, seat: Seat, small: bool) -> Option<Words> {
    if shown.passed.contains(seat) {
        Some(Words::new("sar-zan-passed"))
    } else if shown.announcer == Some(seat) {
        Some(Words::new("sar-zan-says").with("sum", shown.announced))
    } else if small && shown.dragon == Some(seat) {
        Some(Words::new("sar-zan-dragon"))
    } else {
        None
    }
}

/// Scores, counts and words on the plates, as the table shows them.
fn write_plates(world: &mut World) {
    let shown = world.resource::<Shown>().clone();
    let layout = world.get_resource::<Layout>();
    let small = layout.is_none_or(|layout| layout.places.kind != FrameKind::Wide);
    let Some(lying) = world.get_resource::<Zones>() else {
        return;
    };
    let held: Vec<usize> = (0..shown.scores.len())
        .map(|seat| lying.cards(zone::hand(Seat(seat as u8))).len())
        .collect();
    card_table::write_plates(world, |seat, plate| {
        plate.score = shown.scores.get(seat.index()).copied().unwrap_or_default();
        plate.cards = held.get(seat.index()).copied();
        plate.tag = tag(&shown, seat, small);
    });
}
