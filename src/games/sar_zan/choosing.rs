//! Choosing cards: a tap lifts one or puts it back, and their sum shows at once. The button, a
//! tap on the gauge, or dragging a card there plays them. What cannot help is dimmed, and says
//! why.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{Card, Cards, Move, Phase as Asks, SarZan, cards_allowed};

use super::arrange;
use super::layout::{Layout, zone};
use super::piece::Piece;
use crate::action::{Action, Screen, pressed};
use crate::games::sar_zan::motion as pace;
use crate::locale::Words;
use crate::motion::ease;
use crate::play::{Gate, PlaySystems, Viewing, table_of};
use crate::table::cards::face_of;
use crate::table::fan::{self, HandScroll};
use crate::table::pieces::Travel;
use crate::table::targets::{self, Dropped, Target};
use crate::table::zones::Way;

/// The cards that have been lifted.
#[derive(Resource, Default, PartialEq, Clone, Copy)]
pub struct Chosen(pub Cards);

pub(super) fn plugin(app: &mut App) {
    let at_the_table = resource_exists::<Layout>.and_then(in_state(Screen::Table));
    app.init_resource::<Chosen>()
        .add_systems(
            table_of::<SarZan>(),
            press
                .run_if(at_the_table.clone())
                .before(PlaySystems::Rules),
        )
        .add_systems(
            table_of::<SarZan>(),
            reflow
                .run_if(resource_changed::<Chosen>.or_else(resource_changed::<HandScroll>))
                .run_if(at_the_table)
                .after(PlaySystems::Phase),
        )
        .add_systems(OnExit(Screen::Table), |mut chosen: ResMut<Chosen>| {
            chosen.0 = Cards::NONE;
        });
}

pub(super) fn chosen(world: &World) -> Cards {
    world
        .get_resource::<Chosen>()
        .map_or(Cards::NONE, |chosen| chosen.0)
}

/// Nothing is lifted any more.
pub(super) fn forget(world: &mut World) {
    world.resource_mut::<Chosen>().set_if_neq(Chosen::default());
}

/// These cards have left their hand.
pub(super) fn played(world: &mut World, cards: Cards) {
    let left = chosen(world).without(cards);
    // Whoever has just played their own cards starts again.
    let left = if left == chosen(world) {
        left
    } else {
        Cards::NONE
    };
    world.resource_mut::<Chosen>().set_if_neq(Chosen(left));
}

/// A target over each card of the viewer's hand, and over the gauge when something would be
/// played there.
pub(super) fn lay_targets(world: &mut World, layout: &Layout) {
    let viewing = *world.resource::<Viewing>();
    let mut targets = Vec::new();
    if !chosen(world).is_empty() {
        targets.push(Target {
            press: Piece::Ring.into(),
            rect: layout.ring(),
            card: None,
            first: false,
        });
    }
    if viewing.open {
        fan::lay_targets(
            world,
            zone::hand(viewing.seat),
            |of| layout.hand(of),
            |world, _, card| face_of(world, card).map(Piece::Card),
            &mut targets,
        );
    }
    targets::set(world, &targets);
}

pub(super) fn reflow(world: &mut World) {
    let way = Travel::straight(pace::SELECT, ease::ARRIVE);
    arrange(world, Way::Travel(way));
}

/// Why these cards would not do against this value, and what to do about it.
pub(super) fn why_not(cards: Cards, announced: u32) -> Option<Words> {
    let (sum, most) = (cards.sum(), cards_allowed(announced));
    if sum > SAR_ZAN {
        Some(Words::new("sar-zan-too-high"))
    } else if cards.len() > most {
        Some(Words::new("sar-zan-too-many").with("most", most))
    } else if sum <= announced {
        let words = Words::new(if cards.len() < most {
            "sar-zan-too-low"
        } else {
            "sar-zan-too-low-for-good"
        });
        Some(words.with("beat", announced))
    } else {
        None
    }
}

/// What may be played, looked up once for all the cards of a hand.
pub(super) struct Legal(Vec<Move>);

impl Legal {
    pub(super) fn of(state: &SarZan) -> Legal {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        Legal(moves)
    }

    /// Can these cards still become something to play?
    pub(super) fn can_become(&self, cards: Cards) -> bool {
        self.0
            .iter()
            .any(|m| matches!(m, Move::Play(legal) if cards.without(*legal).is_empty()))
    }
}

/// What is chosen after a card has been tapped: where only one may answer, it takes the place
/// of the one before.
pub(super) fn with_tapped(state: &SarZan, chosen: Cards, card: Card, asked: bool) -> Cards {
    let one_only = match state.phase() {
        Asks::Answer => cards_allowed(state.announced()) == 1,
        Asks::Open => true,
        Asks::Direction | Asks::Over { .. } => false,
    };
    if asked && one_only {
        Cards::only(card)
    } else {
        chosen | Cards::only(card)
    }
}

/// What this press plays, if it plays something.
fn move_of(piece: Piece, gate: &Gate<SarZan>, chosen: Cards) -> Option<Move> {
    let state = &gate.game.state;
    match piece {
        // Whoever opens has no choice: the button plays the one card there is.
        Piece::Play | Piece::Ring if state.phase() == Asks::Open && gate.is_open() => {
            Legal::of(state).0.first().copied()
        }
        Piece::Play | Piece::Ring => Some(Move::Play(chosen)),
        Piece::Pass => Some(Move::Pass),
        Piece::Direction(way) => Some(Move::Direction(way)),
        Piece::Card(_) => None,
    }
}

/// A tap takes a card up, or puts it back.
fn tap(card: Card, chosen: &mut Chosen, gate: &mut Gate<SarZan>) {
    if chosen.0.contains(card) {
        chosen.0 = chosen.0.without(Cards::only(card));
        return;
    }
    let asked = gate.is_open();
    let state = &gate.game.state;
    let next = with_tapped(state, chosen.0, card, asked);
    let reason = state.why_illegal(&Move::Play(next));
    let barred = asked && !Legal::of(state).can_become(next);
    match reason.filter(|_| barred) {
        Some(reason) => gate.refuse_for(&reason),
        // Before one's turn cards can be made ready.
        None => chosen.0 = next,
    }
}

fn press(
    mut actions: MessageReader<Action>,
    mut drops: MessageReader<Dropped>,
    layout: Res<Layout>,
    mut chosen: ResMut<Chosen>,
    mut gate: Gate<SarZan>,
) {
    for piece in actions.read().filter_map(pressed) {
        match (move_of(piece, &gate, chosen.0), piece) {
            (Some(m), _) => {
                gate.play(m);
            }
            (None, Piece::Card(card)) => {
                let mut next = *chosen;
                tap(card, &mut next, &mut gate);
                chosen.set_if_neq(next);
            }
            (None, _) => {}
        }
    }
    for dropped in drops.read() {
        let Some(Piece::Card(card)) = dropped.piece.read() else {
            continue;
        };
        // Anywhere above the hand is the table.
        if dropped.at.y < layout.places.hand.min.y {
            let cards = if chosen.0.contains(card) {
                chosen.0
            } else {
                with_tapped(&gate.game.state, chosen.0, card, gate.is_open())
            };
            gate.play(Move::Play(cards));
        }
    }
}
