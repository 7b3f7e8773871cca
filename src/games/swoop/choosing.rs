//! Choosing: a tap lifts a card, taps on others of its rank join them to it, another rank takes
//! their place; a second tap, the button, or dragging to the pile plays them. A hidden card is
//! lifted by one tap and turned over by the next.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::swoop::{Chosen, Column, Columns, Move, Rank, Reason, Swoop};

use super::groups;
use super::layout::Layout;
use super::piece::Piece;
use super::posing::{Bearing, zone};
use super::{Card, CardSet, arrange, faces};
use crate::action::{Action, Menu, Screen, pressed};
use crate::motion::{cards, ease};
use crate::play::{Gate, PlaySystems, Viewing, table_of};
use crate::table::fan::{self, HandScroll};
use crate::table::pieces::Travel;
use crate::table::targets::{self, Dropped, Target};
use crate::table::zones::{Way, Zones};

/// What has been lifted. The two cards of a kind look the same, so a card here stands for a
/// place: the first card of a kind in the hand has the number of the first deck.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Choice {
    pub cards: Chosen,
    pub blind: Option<Column>,
    /// The rank of a large hand whose cards lie side by side.
    pub open: Option<Rank>,
}

impl Choice {
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.blind.is_none()
    }
}

/// Something of the viewer's that was touched.
#[derive(Clone, Copy, PartialEq)]
enum Touched {
    Hand(Card),
    Up(Column),
    Down(Column),
}

pub(super) fn plugin(app: &mut App) {
    let at_the_table = resource_exists::<Layout>.and_then(in_state(Screen::Table));
    app.init_resource::<Choice>()
        .add_systems(
            table_of::<Swoop>(),
            press
                .run_if(at_the_table.clone())
                .before(PlaySystems::Rules),
        )
        .add_systems(
            table_of::<Swoop>(),
            reflow
                .run_if(resource_changed::<Choice>.or_else(resource_changed::<HandScroll>))
                .run_if(at_the_table)
                .after(PlaySystems::Phase),
        )
        .add_systems(OnExit(Screen::Table), |mut choice: ResMut<Choice>| {
            *choice = Choice::default();
        });
}

/// After something has been played, nothing is lifted.
pub(super) fn forget(world: &mut World) {
    let mut choice = world.resource_mut::<Choice>();
    choice.set_if_neq(Choice::default());
}

/// The places of a hand, by its faces in order.
pub(super) fn slots(faces: &[Option<Card>]) -> Vec<Option<Card>> {
    let mut last = None;
    let mut slots = Vec::new();
    for &first in faces {
        let slot = match first {
            Some(card) if last == first => Card::from_number(card.number() + 1),
            first => first,
        };
        last = slot;
        slots.push(slot);
    }
    slots
}

/// The card of this hand that lies in such a place.
fn in_place(hand: CardSet, slot: Card) -> Option<Card> {
    let (first, nth) = (slot.number() & !1, usize::from(slot.number() & 1));
    let twins = [first, first + 1].into_iter().filter_map(Card::from_number);
    twins.filter(|card| hand.contains(*card)).nth(nth)
}

/// The place of a card of this hand.
pub(super) fn place_in(hand: CardSet, card: Card) -> Option<Card> {
    let places = [card.number() & !1, card.number() | 1];
    let mut places = places.into_iter().filter_map(Card::from_number);
    places.find(|slot| in_place(hand, *slot) == Some(card))
}

/// The very cards of a choice.
pub(super) fn chosen(state: &Swoop, seat: Seat, choice: &Choice) -> Chosen {
    placed(state.hand(seat), choice.cards)
}

/// The cards of this hand that lie in these places.
pub(super) fn placed(hand: CardSet, cards: Chosen) -> Chosen {
    let lie = cards.hand.iter().filter_map(|slot| in_place(hand, slot));
    Chosen {
        hand: lie.collect(),
        up: cards.up,
    }
}

/// What playing these cards would be: a play, an addition, or else putting them down.
pub(super) fn attempt(state: &Swoop, chosen: Chosen) -> Result<Move, Reason> {
    if state.rank_to_add().is_some() {
        let add = Move::Add(chosen);
        return state.why_illegal(&add).map_or(Ok(add), Err);
    }
    let (play, put_down) = (Move::Play(chosen), Move::PutDown(chosen));
    let Some(reason) = state.why_illegal(&play) else {
        return Ok(play);
    };
    match state.why_illegal(&put_down) {
        None => Ok(put_down),
        Some(Reason::TooManyPutDown { count, most }) => Err(Reason::TooManyPutDown { count, most }),
        Some(_) => Err(reason),
    }
}

/// What of the viewer's cards is lifted.
pub(super) fn bearing(world: &World, layout: &Layout) -> Bearing {
    let Some(choice) = world.get_resource::<Choice>() else {
        return Bearing::default();
    };
    let faces = faces(world, zone::hand(layout.viewer()));
    let (places, stacks) = groups::stacks(&faces, choice.open);
    let hand = slots(&faces)
        .into_iter()
        .map(|slot| slot.is_some_and(|slot| choice.cards.hand.contains(slot)))
        .collect();
    Bearing {
        hand,
        up: choice.cards.up,
        down: choice.blind.into_iter().collect::<Columns>(),
        run: 0,
        places,
        stacks,
    }
}

/// A target over each of the viewer's cards that can be chosen, and over the pile.
pub(super) fn lay_targets(world: &mut World, layout: &Layout) {
    let viewing = *world.resource::<Viewing>();
    let lying = world.resource::<Zones>();
    let mut targets = Vec::new();
    if !lying.cards(zone::PILE).is_empty() {
        targets.push(Target {
            press: Piece::Pile.into(),
            rect: layout.pile_rect(),
            card: None,
            first: false,
        });
    }
    if viewing.open {
        for column in Column::ALL {
            let up = lying.cards(zone::up(viewing.seat, column)).last();
            let down = lying.cards(zone::down(viewing.seat, column)).last();
            if let Some(card) = up.or(down) {
                targets.push(Target {
                    press: Piece::Column(column).into(),
                    rect: layout.row(viewing.seat).rect(column),
                    card: Some(*card),
                    first: false,
                });
            }
        }
        let slots = slots(&faces(world, zone::hand(viewing.seat)));
        let bearing = bearing(world, layout);
        let piece = |nth: usize| {
            let slot = slots.get(nth).copied().flatten()?;
            let alone = bearing.places.get(nth).is_none_or(|place| place.of == 1);
            Some(if alone {
                Piece::Hand(slot)
            } else {
                Piece::Stack(slot.rank())
            })
        };
        fan::lay_targets(
            world,
            zone::hand(viewing.seat),
            |_| groups::fan(layout, &bearing),
            |_, nth, _| piece(nth),
            &mut targets,
        );
    }
    let bearing = if viewing.open {
        bearing(world, layout)
    } else {
        Bearing::default()
    };
    groups::count(world, layout, &bearing);
    targets::set(world, &targets);
}

fn reflow(world: &mut World) {
    let way = Travel::straight(cards::REFLOW, ease::ARRIVE);
    arrange(world, Way::Travel(way));
}

#[derive(SystemParam)]
struct Chooser<'w> {
    gate: Gate<'w, Swoop>,
    choice: ResMut<'w, Choice>,
    menu: ResMut<'w, NextState<Menu>>,
}

impl Chooser<'_> {
    fn state(&self) -> &Swoop {
        &self.gate.game.state
    }

    fn seat(&self) -> Seat {
        self.gate.viewing.seat
    }

    fn play(&mut self, m: Result<Move, Reason>) {
        match m {
            Ok(m) => {
                self.gate.play(m);
            }
            Err(reason) => match self.gate.why_closed() {
                Some(words) => self.gate.refuse(words),
                None => self.gate.refuse_for(&reason),
            },
        }
    }

    fn attempt(&self, choice: &Choice) -> Result<Move, Reason> {
        let state = self.state();
        match choice.blind {
            Some(column) => Ok(Move::Blind { column }),
            None => attempt(state, chosen(state, self.seat(), choice)),
        }
    }

    fn touched(&self, piece: Piece) -> Option<Touched> {
        match piece {
            Piece::Hand(slot) => Some(Touched::Hand(slot)),
            Piece::Column(column) => Some(match self.state().face_up(self.seat(), column) {
                Some(_) => Touched::Up(column),
                None => Touched::Down(column),
            }),
            _ => None,
        }
    }

    fn rank(&self, touched: Touched) -> Option<Rank> {
        match touched {
            Touched::Hand(slot) => Some(slot.rank()),
            Touched::Up(column) => {
                let card = self.state().face_up(self.seat(), column);
                card.map(|card| card.rank())
            }
            Touched::Down(_) => None,
        }
    }

    fn chosen_rank(&self) -> Option<Rank> {
        let cards = self.choice.cards;
        let up = cards.up.iter().next().map(Touched::Up);
        let first = cards.hand.first().map(Touched::Hand).or(up)?;
        self.rank(first)
    }

    fn has_chosen(&self, touched: Touched) -> bool {
        match touched {
            Touched::Hand(slot) => self.choice.cards.hand.contains(slot),
            Touched::Up(column) => self.choice.cards.up.iter().any(|c| c == column),
            Touched::Down(column) => self.choice.blind == Some(column),
        }
    }

    /// The choice with this too, or only this if it does not go with the rest.
    fn with(&self, touched: Touched) -> Choice {
        let joins = self.chosen_rank().is_some() && self.chosen_rank() == self.rank(touched);
        let mut choice = if joins {
            *self.choice
        } else {
            Choice::default()
        };
        match touched {
            Touched::Hand(slot) => choice.cards.hand |= CardSet::only(slot),
            Touched::Up(column) => choice.cards.up.insert(column),
            Touched::Down(column) => choice.blind = Some(column),
        }
        choice
    }

    fn without(&self, touched: Touched) -> Choice {
        let mut choice = *self.choice;
        match touched {
            Touched::Hand(slot) => choice.cards.hand -= CardSet::only(slot),
            Touched::Up(column) => {
                choice.cards.up = choice.cards.up.iter().filter(|c| *c != column).collect();
            }
            Touched::Down(_) => choice.blind = None,
        }
        choice
    }

    /// Chooses; `false` if that is not allowed, which has then been said.
    fn choose(&mut self, touched: Touched) -> bool {
        let mut wanted = self.with(touched);
        if self.gate.is_open() {
            let refused = |chooser: &Self, choice: &Choice| {
                let m = chooser.attempt(choice);
                m.and_then(|m| chooser.state().why_illegal(&m).map_or(Ok(()), Err))
                    .err()
            };
            let mut reason = refused(self, &wanted);
            if reason == Some(Reason::TenIsPlayedAlone) {
                // Another ten takes the place of the first.
                *self.choice = Choice::default();
                wanted = self.with(touched);
                reason = refused(self, &wanted);
            }
            if let Some(reason) = reason {
                self.gate.refuse_for(&reason);
                return false;
            }
        }
        // Before one's turn cards can be made ready.
        self.choice.set_if_neq(wanted);
        true
    }

    /// All cards of a rank, or as many of them as may be chosen; they then lie side by side.
    fn open(&mut self, rank: Rank) -> bool {
        let joins = self.chosen_rank() == Some(rank);
        let choice = Choice {
            open: Some(rank),
            ..if joins {
                *self.choice
            } else {
                Choice::default()
            }
        };
        let slots = groups::of_rank(self.state().hand(self.seat()), rank);
        let may = |choice: &Choice| {
            let m = self.attempt(choice);
            !self.gate.is_open() || m.is_ok_and(|m| self.state().why_illegal(&m).is_none())
        };
        let Some(all) = groups::largest(&choice, &slots, may) else {
            if let Some(slot) = slots.first() {
                self.choose(Touched::Hand(*slot));
            }
            return false;
        };
        self.choice.set_if_neq(all);
        true
    }

    fn tap(&mut self, touched: Touched) {
        if !self.has_chosen(touched) {
            self.choose(touched);
            return;
        }
        // Where all were chosen by one press, another leaves one out.
        if self.choice.open.is_some() && self.choice.open == self.rank(touched) {
            *self.choice = self.without(touched);
            return;
        }
        match self.attempt(&self.choice) {
            // Picking up is asked for by its button, never by a tap too many.
            _ if !self.gate.is_open() => *self.choice = self.without(touched),
            Ok(Move::PutDown(_)) => *self.choice = self.without(touched),
            m => self.play(m),
        }
    }

    /// The button: whatever it says.
    fn go(&mut self) {
        let adds_nothing = self.choice.is_empty() && self.state().rank_to_add().is_some();
        let m = if adds_nothing {
            Ok(Move::Add(Chosen::NOTHING))
        } else if self.choice.is_empty() {
            Err(Reason::NothingChosen)
        } else {
            self.attempt(&self.choice)
        };
        self.play(m);
    }

    fn act(&mut self, piece: Piece) {
        match piece {
            Piece::Play => self.go(),
            Piece::Clear => *self.choice = Choice::default(),
            Piece::PickUp => {
                let chosen = chosen(self.state(), self.seat(), &self.choice);
                self.play(Ok(Move::PutDown(chosen)));
            }
            Piece::Pile if !self.choice.is_empty() && self.gate.is_open() => self.go(),
            Piece::Pile | Piece::LookAtPile => self.menu.set(Menu::Game),
            Piece::Stack(rank) => {
                self.open(rank);
            }
            Piece::Hand(_) | Piece::Column(_) => {
                if let Some(touched) = self.touched(piece) {
                    self.tap(touched);
                }
            }
        }
    }
}

fn press(
    mut actions: MessageReader<Action>,
    mut drops: MessageReader<Dropped>,
    layout: Res<Layout>,
    mut chooser: Chooser,
) {
    for action in actions.read() {
        if let Some(piece) = pressed(action) {
            chooser.act(piece);
        }
    }
    for dropped in drops.read() {
        let Some(piece) = dropped.piece.read() else {
            continue;
        };
        // Above one's own cards is the table.
        let above = layout.row(layout.viewer()).rect(Column::ALL[0]).min.y;
        if dropped.at.y > above && !layout.pile_rect().contains(dropped.at) {
            continue;
        }
        let chosen = match (piece, chooser.touched(piece)) {
            (Piece::Stack(rank), _) => chooser.open(rank),
            (_, Some(touched)) => chooser.has_chosen(touched) || chooser.choose(touched),
            _ => false,
        };
        if chosen {
            chooser.go();
        }
    }
}
