//! Douze on the table: how it looks, how it moves and how it is told. It brings no picture of its
//! own: its cloth is the plain felt, its cards are the plain ones.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use veillee::action::{self, Action, Screen, pressed};
use veillee::audio::PlaySound;
use veillee::game::Game;
use veillee::locale::{Texts, Words};
use veillee::motion::{cards, ease};
use veillee::play::history::Hint;
use veillee::play::{Gate, Match, Narrator, Phase, PlaySystems, Viewing, table_of};
use veillee::table::cards::{GameCard, Identity, Marks, Pack, Rim, face_of};
use veillee::table::director::{Beat, Stage};
use veillee::table::pieces::Travel;
use veillee::table::seats::Places;
use veillee::table::standing::Aim;
use veillee::table::targets::{self, Dropped};
use veillee::table::zones::{self, Lies, Pose, Wanted, Way, Zone, Zones};
use veillee::table::{card_table, fan, hud};
use veillee::theme::FrameKind;
use veillee_rules::engine::{Ruleset, Seat, Status, Viewer};

use crate::rules::{CARDS, Card, Douze, DouzeView, Event, Reason, TRICKS, Why};

impl Game for Douze {
    const TEXTS: Texts = Texts {
        fr: include_str!("texts.fr.ftl"),
        en: include_str!("texts.en.ftl"),
    };
}

/// What can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    Card(Card),
}

impl action::Piece for Piece {}

impl GameCard for Card {
    /// There is no such atlas: the cards are plain, and say what follows `card-`.
    const PACK: Pack = "douze";

    fn sprite(self) -> String {
        format!("card-{}", self.number())
    }
}

/// The places of the cards.
mod zone {
    use super::*;

    pub const HAND: u8 = 0;
    pub const TRICK: u8 = 1;
    pub const WON: u8 = 2;
    /// Drawn from after each trick.
    pub const STOCK: Zone = Zone::new(3);
    /// Before they are dealt.
    pub const PACK: Zone = Zone::new(4);

    pub fn hand(seat: Seat) -> Zone {
        Zone::of(HAND, seat)
    }

    pub fn trick(seat: Seat) -> Zone {
        Zone::of(TRICK, seat)
    }

    pub fn won(seat: Seat) -> Zone {
        Zone::of(WON, seat)
    }
}

/// The table in a frame.
#[derive(Resource, Clone)]
struct Layout {
    places: Places,
}

impl Layout {
    /// How wide a card in the middle is.
    fn card(&self) -> f32 {
        self.places.spot(self.places.viewer).card * 0.8
    }

    fn pose(&self, lies: Lies<Card>) -> Pose {
        let seat = Seat(lies.zone.seat);
        let is_viewer = seat == self.places.viewer;
        let known = lies.card.is_some();
        let pose = |at: Vec2, turn: f32, width: f32, layer: f32, up: bool| Pose {
            at,
            turn,
            width,
            layer,
            up,
        };
        match lies.zone.kind {
            zone::HAND if is_viewer => {
                let hand = self.places.hand_room().fan(lies.of, self.places.scroll);
                let place = hand.cards[lies.nth];
                pose(place.at, place.turn, place.width, 10.0, known)
            }
            zone::HAND => {
                let spot = self.places.spot(seat);
                let along = lies.nth as f32 - (lies.of as f32 - 1.0) / 2.0;
                let at = spot.hand + Vec2::X * along * spot.card * 0.4;
                pose(at, along * 6.0, spot.card, 0.0, known)
            }
            zone::TRICK => {
                let side = if is_viewer { -0.56 } else { 0.56 };
                let at = self.places.middle + Vec2::X * side * self.card();
                pose(at, side * 8.0, self.card(), 4.0, known)
            }
            zone::WON => {
                let spot = self.places.spot(seat);
                let trick = (lies.nth / 2) as f32;
                let width = match self.places.kind {
                    FrameKind::Wide => 40.0,
                    FrameKind::Short | FrameKind::Tall => 26.0,
                };
                pose(spot.pile + Vec2::X * 6.0 * trick, 0.0, width, 1.0, false)
            }
            // Each a little higher than the one below.
            _ => {
                let height = Vec2::splat(lies.nth as f32 * 0.4);
                let (at, width) = if lies.zone == zone::STOCK {
                    let aside = Vec2::X * self.card() * 1.75;
                    (self.places.middle - aside, self.card() * 0.6)
                } else {
                    (self.places.pack(), self.card())
                };
                pose(at - height, 0.0, width, 2.0, false)
            }
        }
    }
}

impl Stage for Douze {
    type Piece = Piece;

    fn plugin(app: &mut App) {
        let at_the_table = resource_exists::<Layout>.and_then(in_state(Screen::Table));
        app.add_systems(
            table_of::<Douze>(),
            (
                press.before(PlaySystems::Rules),
                mark.after(PlaySystems::Phase),
            )
                .run_if(at_the_table),
        );
    }

    fn build(world: &mut World) {
        let (frame, players, viewer) = card_table::sitting::<Douze>(world);
        let places = Places::new(&frame, players, viewer);
        card_table::lay_cloth::<Douze>(world, places.cloth);
        // More than half of the tricks.
        card_table::fill_hud::<Douze>(world, Aim::Reach(TRICKS as u32 / 2 + 1), |_| None);
        hud::build(world, &card_table::hud_layout(&places));
        world.insert_resource(Layout { places });
    }

    fn before_the_deal(world: &mut World, _state: &Douze) {
        let pack: Vec<Option<Card>> = vec![None; CARDS];
        zones::hold_exactly(world, &vec![(zone::PACK, pack)]);
        arrange(world, Way::AtOnce);
    }

    fn snap(world: &mut World, state: &Douze) {
        let view = state.view(world.resource::<Viewing>().viewer());
        zones::hold_exactly(world, &wanted(&view));
        arrange(world, Way::AtOnce);
    }

    fn perform(world: &mut World, event: &Event) -> Beat {
        stage(world, event)
    }

    fn caption(world: &mut World, event: &Event) -> Option<Words> {
        let is_great = matches!(event, Event::Begun { .. } | Event::TrickTaken { .. });
        let game = world.resource::<Match<Douze>>();
        words_of(game, event).filter(|_| is_great)
    }

    fn write_plates(world: &mut World) {
        let viewer = world.resource::<Viewing>().seat;
        let count = |zone: Zone| world.resource::<Zones>().cards(zone).len();
        let counts = [0, 1].map(|seat| {
            let seat = Seat(seat);
            (count(zone::won(seat)) / 2, count(zone::hand(seat)))
        });
        card_table::write_plates(world, |seat, plate| {
            let (tricks, cards) = counts[seat.index()];
            plate.score = tricks as i32;
            plate.cards = (seat != viewer).then_some(cards);
        });
    }

    fn difference(world: &mut World, state: &Douze) -> Option<String> {
        let view = state.view(world.resource::<Viewing>().viewer());
        zones::difference(world, &wanted(&view))
    }

    fn presses(_state: &Douze, _seat: Seat, m: &Card) -> Vec<Piece> {
        vec![Piece::Card(*m)]
    }
}

/// What should lie where, for this viewer.
fn wanted(view: &DouzeView) -> Wanted<Card> {
    let mut wanted = Wanted::new();
    for (index, (count, cards)) in view.hands.iter().enumerate() {
        let seat = Seat(index as u8);
        let faces = match cards {
            Some(cards) => cards.iter().copied().map(Some).collect(),
            None => vec![None; *count],
        };
        wanted.push((zone::hand(seat), faces));
        let won = view.tricks.iter().filter(|trick| trick.winner == seat);
        let won = won.flat_map(|trick| trick.cards).map(Some).collect();
        wanted.push((zone::won(seat), won));
    }
    if view.led.is_some() {
        wanted.push((zone::trick(view.leader), vec![view.led]));
    }
    wanted.push((zone::STOCK, vec![None; view.stock]));
    wanted
}

/// Moves the cards for an event.
fn stage(world: &mut World, event: &Event) -> Beat {
    let travel = |duration: Duration| {
        Way::Travel(Travel {
            swell: cards::LIFT,
            ..Travel::straight(duration, ease::ARRIVE)
        })
    };
    match event {
        Event::Begun { dealer, .. } => {
            card_table::take_up::<Card>(world, *dealer, zone::PACK);
            arrange(world, travel(cards::SWEEP));
            zones::shuffle(world, zone::PACK);
            cards::EVENT_BEAT.into()
        }
        Event::Dealt { seat, card } => {
            zones::carry(world, zone::PACK, *card, zone::hand(*seat));
            take_up(world, *seat, travel(cards::DEAL_FLIGHT));
            Beat {
                next: cards::deal(CARDS as u32),
                rest: cards::DEAL_FLIGHT.max(cards::FLIP),
            }
        }
        Event::StockLaid { .. } => {
            zones::carry_all(world, zone::PACK, zone::STOCK);
            arrange(world, travel(cards::MOVE));
            cards::MOVE.into()
        }
        Event::Laid { seat, card } => {
            zones::carry(world, zone::hand(*seat), Some(*card), zone::trick(*seat));
            arrange(world, travel(cards::MOVE));
            world.write_message(PlaySound::named("card-place"));
            cards::MOVE.max(cards::FLIP).into()
        }
        Event::TrickTaken { trick } => {
            let players = world.resource::<Match<Douze>>().state.players();
            for seat in trick.leader.round(players) {
                zones::carry_all(world, zone::trick(seat), zone::won(trick.winner));
            }
            // Everybody has to see it first.
            let sweep = Travel {
                delay: cards::TRICK_HELD,
                ..Travel::straight(cards::SWEEP, ease::LEAVE)
            };
            arrange(world, Way::Travel(sweep));
            world.write_message(PlaySound::named("sweep").after(cards::TRICK_HELD));
            (cards::TRICK_HELD + cards::SWEEP.max(cards::FLIP)).into()
        }
        Event::Drew { seat, card } => {
            zones::carry(world, zone::STOCK, *card, zone::hand(*seat));
            take_up(world, *seat, travel(cards::DEAL_FLIGHT));
            cards::DEAL_FLIGHT.max(cards::FLIP).into()
        }
        Event::GameOver { winners } => {
            let viewer = world.resource::<Viewing>().seat;
            world.write_message(PlaySound::named(match winners.contains(viewer) {
                _ if winners.len() > 1 => "draw",
                true => "win",
                false => "lose",
            }));
            cards::EVENT_BEAT.into()
        }
    }
}

/// A hand has a card more, and stays in order.
fn take_up(world: &mut World, seat: Seat, way: Way) {
    zones::sort::<Card, _>(world, zone::hand(seat), |card| card);
    arrange(world, way);
    world.write_message(PlaySound::named("card-slide"));
}

/// Sends every card to its place and lays the targets over those that can be pressed.
fn arrange(world: &mut World, way: Way) {
    let Some(mut layout) = world.get_resource::<Layout>().cloned() else {
        return;
    };
    card_table::attend(world, &mut layout.places);
    zones::arrange(world, |lies| layout.pose(lies), way);
    lay_targets(world, &layout.places);
}

/// A target over each card of the viewer's hand.
fn lay_targets(world: &mut World, places: &Places) {
    let viewing = *world.resource::<Viewing>();
    let mut targets = Vec::new();
    if viewing.open {
        fan::lay_targets(
            world,
            zone::hand(viewing.seat),
            |of| places.hand_room().fan(of, places.scroll),
            |world, _, card| face_of(world, card).map(Piece::Card),
            &mut targets,
        );
    }
    targets::set(world, &targets);
}

/// A card that is pressed is laid, and so is one that is dragged to the middle.
fn press(
    mut actions: MessageReader<Action>,
    mut drops: MessageReader<Dropped>,
    layout: Res<Layout>,
    mut gate: Gate<Douze>,
) {
    for action in actions.read() {
        if let Some(Piece::Card(card)) = pressed(action) {
            gate.play(card);
        }
    }
    for dropped in drops.read() {
        if let Some(Piece::Card(card)) = dropped.piece.read()
            && dropped.at.y < layout.places.hand.min.y
        {
            gate.play(card);
        }
    }
}

/// The card a hint points at is lit.
fn mark(
    hint: Option<Res<Hint<Douze>>>,
    phase: Res<State<Phase>>,
    mut marked: Query<(&Identity<Card>, &mut Marks)>,
) {
    let hint = hint.filter(|_| *phase.get() == Phase::Choosing);
    let hint = hint.map(|hint| hint.0);
    for (card, mut marks) in &mut marked {
        let is_hinted = card.0.is_some() && card.0 == hint;
        let rim = is_hinted.then_some(Rim::Chosen);
        let lifted = marks.lifted;
        marks.set_if_neq(Marks {
            rim,
            lifted,
            ..default()
        });
    }
}

/// What an event says; `None` if it is not worth a word.
fn words_of(game: &Match<Douze>, event: &Event) -> Option<Words> {
    let name = |seat: Seat| game.seat_name(seat);
    let with_card = |key: &'static str, seat: Seat, card: Card| {
        Words::new(key)
            .with("seat", name(seat))
            .with("card", card.number())
    };
    Some(match event {
        Event::Begun { dealer, leader } => Words::new("douze-event-begun")
            .with("dealer", name(*dealer))
            .with("leader", name(*leader)),
        Event::Dealt { .. } | Event::StockLaid { .. } => return None,
        Event::Laid { seat, card } => with_card("douze-event-laid", *seat, *card),
        Event::TrickTaken { trick } => {
            let key = match trick.tripped() {
                true => "douze-event-tripped",
                false => "douze-event-taken",
            };
            with_card(key, trick.winner, trick.taken_with())
        }
        Event::Drew {
            seat,
            card: Some(card),
        } => with_card("douze-event-drew", *seat, *card),
        Event::Drew { seat, card: None } => {
            Words::new("douze-event-drew-hidden").with("seat", name(*seat))
        }
        Event::GameOver { winners } => Words::new("douze-event-over")
            .with("names", Words::names(*winners, &name))
            .with("count", winners.len()),
    })
}

impl Narrator for Douze {
    fn event_words(game: &Match<Douze>, event: &Event) -> Option<Words> {
        words_of(game, event)
    }

    fn move_words(_game: &Match<Douze>, m: &Card) -> Words {
        Words::new("douze-move").with("card", m.number())
    }

    fn table_words(game: &Match<Douze>, viewer: Viewer) -> Vec<Words> {
        let view = game.shown_state().view(viewer);
        let number = |card: &Card| Words::plain(card.number().to_string());
        let mut lines = vec![Words::new("douze-mirror-stock").with("cards", view.stock)];
        if let Some(led) = &view.led {
            lines.push(
                Words::new("mirror-laid")
                    .with("name", game.seat_name(view.leader))
                    .with("cards", number(led)),
            );
        }
        for hand in view.hands.iter().filter_map(|(_, cards)| cards.as_ref()) {
            let cards = Words::list(hand.iter().map(number));
            lines.push(Words::new("mirror-hand").with("cards", cards));
        }
        lines
    }

    fn refusal(_game: &Match<Douze>, reason: &Reason) -> Words {
        match reason {
            Reason::GameOver => Words::new("douze-refused-game-over"),
            Reason::NotInHand { card } => {
                Words::new("douze-refused-not-in-hand").with("card", card.number())
            }
        }
    }

    fn why(_game: &Match<Douze>, why: &Why) -> Words {
        let (key, card) = match why {
            Why::Takes { card } => ("douze-why-takes", card),
            Why::LetsTrip { card } => ("douze-why-lets-trip", card),
            Why::GivesAway { card } => ("douze-why-gives-away", card),
            Why::Leads { card } => ("douze-why-leads", card),
        };
        Words::new(key).with("card", card.number())
    }

    fn ending(state: &Douze) -> Words {
        match state.status() {
            Status::Over(outcome) if outcome.winners.len() > 1 => Words::new("douze-ending-draw"),
            _ => {
                let most = state.scores().into_iter().max().unwrap_or_default();
                Words::new("douze-ending-won").with("tricks", most)
            }
        }
    }
}
