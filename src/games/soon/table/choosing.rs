//! Choosing what to do: a card first from the pile or the discard; then a card of the hand and
//! where it goes. Dragging a card there does both. Nothing is played before the last step.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::effects::Lock;
use super::layout::{Layout, zone};
use super::{arrange, card_of};
use crate::audio::PlaySound;
use crate::engine::{Ruleset, Seat, Status};
use crate::games::soon::cards::PLACES;
use crate::games::soon::{Card, Colour, Move, Phase, Soon, words};
use crate::locale::Words;
use crate::play::{Match, PlayMove, PlaySystems, Viewing};
use crate::screens::Screen;
use crate::table::captions::Refusal;
use crate::table::cards::Card as TableCard;
use crate::table::lying::{Lying, Way};
use crate::table::pieces::Travel;
use crate::table::targets::{self, Dropped, Target};
use crate::theme::motion::{cards, ease};
use crate::theme::widgets::Action;

/// What has been chosen so far.
#[derive(Resource, Default, Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// Which card of the hand, from the left.
    pub card: Option<usize>,
    /// For an Explorer: whom to ask, and for what.
    pub who: Option<Seat>,
    pub rank: Option<u8>,
}

/// What can be pressed, as a number: the cards of the hand from 0, then these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Hand(usize),
    Pile,
    Discard,
    Cancel,
    DiscardIt,
    Rank(u8),
    Colour(Option<Colour>),
    Plate(Seat),
    Place(Seat, u8),
}

impl Piece {
    pub fn number(self) -> usize {
        match self {
            Piece::Hand(nth) => nth,
            Piece::Pile => 50,
            Piece::Discard => 51,
            Piece::Cancel => 52,
            Piece::DiscardIt => 53,
            Piece::Rank(rank) => 60 + usize::from(rank),
            Piece::Colour(None) => 70,
            Piece::Colour(Some(Colour::Day)) => 71,
            Piece::Colour(Some(Colour::Night)) => 72,
            Piece::Plate(seat) => 80 + seat.index(),
            Piece::Place(seat, place) => 100 + 10 * seat.index() + usize::from(place),
        }
    }

    pub fn action(self) -> Action {
        Action::Piece(self.number())
    }

    fn of(number: usize) -> Option<Piece> {
        Some(match number {
            0..50 => Piece::Hand(number),
            50 => Piece::Pile,
            51 => Piece::Discard,
            52 => Piece::Cancel,
            53 => Piece::DiscardIt,
            61..=68 => Piece::Rank((number - 60) as u8),
            70 => Piece::Colour(None),
            71 => Piece::Colour(Some(Colour::Day)),
            72 => Piece::Colour(Some(Colour::Night)),
            80..90 => Piece::Plate(Seat((number - 80) as u8)),
            100..200 => Piece::Place(Seat(((number - 100) / 10) as u8), (number % 10) as u8),
            _ => return None,
        })
    }
}

/// The turn as whoever sits here sees it.
#[derive(SystemParam)]
pub struct Turn<'w, 's> {
    pub table: Res<'w, Match<Soon>>,
    pub viewing: Res<'w, Viewing>,
    pub lying: Res<'w, Lying>,
    pub cards: Query<'w, 's, &'static TableCard>,
}

impl Turn<'_, '_> {
    pub fn card(&self, nth: usize) -> Option<Card> {
        let hand = self.lying.cards(zone::hand(self.viewing.seat));
        let card = self.cards.get(*hand.get(nth)?).ok()?;
        card_of(card.face.as_deref()?)
    }

    pub fn chosen(&self, choice: &Choice) -> Option<Card> {
        self.card(choice.card?)
    }

    pub fn is_mine(&self) -> bool {
        self.table.may_choose() && self.table.state.status() == Status::ToMove(self.viewing.seat)
    }

    pub fn phase(&self) -> Phase {
        self.table.state.phase()
    }

    pub fn allows(&self, m: Move) -> bool {
        self.table.state.why_illegal(&m).is_none()
    }

    pub fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.viewing.seat;
        Seat::all(self.table.state.players()).filter(move |seat| *seat != own)
    }

    /// The ranks a Thief could take from this player.
    pub fn stealable(&self, target: Seat) -> impl Iterator<Item = u8> {
        (1..=PLACES).filter(move |rank| {
            self.allows(Move::Thief {
                target,
                rank: *rank,
            })
        })
    }

    /// The places of the own sequence that this card may go to.
    pub fn accepts(&self, card: Card, place: u8) -> bool {
        self.allows(into_sequence(
            &self.table.state,
            self.viewing.seat,
            card,
            place,
        ))
    }

    /// Could this card be played, and not only discarded?
    pub fn is_playable(&self, card: Card) -> bool {
        match card {
            Card::EXPLORER => true,
            Card::LIGHTNING => self
                .opponents()
                .any(|target| self.allows(Move::Lightning { target })),
            Card::THIEF => self
                .opponents()
                .any(|target| self.stealable(target).next().is_some()),
            _ => (1..=PLACES).any(|place| self.accepts(card, place)),
        }
    }
}

/// Laying a card at this place, or replacing what is there.
fn into_sequence(soon: &Soon, seat: Seat, card: Card, place: u8) -> Move {
    if usize::from(place) == soon.sequence(seat).len() + 1 {
        Move::Lay(card)
    } else {
        Move::Replace { card, place }
    }
}

#[derive(SystemParam)]
struct Answers<'w, 's> {
    moves: MessageWriter<'w, PlayMove<Soon>>,
    refusals: MessageWriter<'w, Refusal>,
    sounds: MessageWriter<'w, PlaySound>,
    locks: Query<'w, 's, &'static mut Lock>,
}

impl Answers<'_, '_> {
    fn refuse(&mut self, words: Words) {
        self.refusals.write(Refusal(words));
        self.sounds.write(PlaySound::named("refuse"));
    }

    /// Is it this person's to choose? If not, says so.
    fn may(&mut self, turn: &Turn) -> bool {
        if turn.table.looking_at.is_some() {
            self.refuse(Words::new("refused-looking-back"));
            false
        } else if !turn.is_mine() {
            self.refuse(Words::new("refused-not-your-turn"));
            false
        } else {
            true
        }
    }

    /// Plays a move, or says why not.
    fn play(&mut self, turn: &Turn, m: Move) {
        if self.why_not(turn, m) {
            self.moves.write(PlayMove(m));
        }
    }

    /// May it be played? If not, says why.
    fn why_not(&mut self, turn: &Turn, m: Move) -> bool {
        if !self.may(turn) {
            return false;
        }
        let Some(reason) = turn.table.state.why_illegal(&m) else {
            return true;
        };
        let table = &turn.table;
        self.refuse(words::refusal(&reason, &|seat| table.seat_name(seat)));
        false
    }
}

pub(super) fn plugin(app: &mut App) {
    let at_the_table = resource_exists::<Match<Soon>>
        .and_then(resource_exists::<Layout>)
        .and_then(resource_exists::<Lying>)
        .and_then(in_state(Screen::Table));
    app.init_resource::<Choice>()
        .add_systems(
            Update,
            press
                .run_if(at_the_table.clone())
                .before(PlaySystems::Rules),
        )
        .add_systems(
            Update,
            reflow
                .run_if(resource_changed::<Choice>)
                .run_if(at_the_table)
                .after(PlaySystems::Phase),
        )
        .add_systems(OnExit(Screen::Table), |mut choice: ResMut<Choice>| {
            *choice = Choice::default();
        });
}

pub(super) fn chosen(world: &World) -> Option<usize> {
    world.get_resource::<Choice>()?.card
}

/// What was chosen is no longer there.
pub(super) fn forget(world: &mut World) {
    world.resource_mut::<Choice>().set_if_neq(Choice::default());
}

fn reflow(world: &mut World) {
    let way = Travel::straight(cards::REFLOW, ease::ARRIVE);
    arrange(world, Way::Travel(way));
}

/// Targets over what can be pressed now.
pub(super) fn lay_targets(world: &mut World, layout: &Layout) {
    let viewing = *world.resource::<Viewing>();
    let lying = world.resource::<Lying>();
    let soon = &world.resource::<Match<Soon>>().state;
    let drawing = soon.phase() == Phase::Draw;
    let hand: Vec<Entity> = lying.cards(zone::hand(viewing.seat)).to_vec();
    let card = |nth: usize| {
        let card = world.get::<TableCard>(*hand.get(nth)?)?;
        card_of(card.face.as_deref()?)
    };
    let mut targets = Vec::new();
    let mut add = |piece: Piece, rect: Rect, card: Option<Entity>, first: bool| {
        targets.push(Target {
            piece: piece.number(),
            rect,
            card,
            first,
        });
    };
    let top = |zone| lying.cards(zone).last().copied().filter(|_| drawing);
    add(Piece::Pile, layout.pile, top(zone::PILE), drawing);
    add(Piece::Discard, layout.discard, top(zone::DISCARD), false);
    let chosen = world.resource::<Choice>().card.and_then(card);
    match chosen {
        Some(Card::EXPLORER | Card::LIGHTNING | Card::THIEF) => {
            for seat in Seat::all(layout.players).filter(|seat| *seat != viewing.seat) {
                add(Piece::Plate(seat), layout.seat(seat).plate, None, false);
                if chosen != Some(Card::THIEF) {
                    continue;
                }
                for (place, rect) in (1..).zip(layout.seat(seat).places) {
                    if !lying.cards(zone::place(seat, place)).is_empty() {
                        add(Piece::Place(seat, place), rect.inflate(2.0), None, false);
                    }
                }
            }
        }
        Some(_) => {
            for (place, rect) in (1..).zip(layout.seat(viewing.seat).places) {
                let piece = Piece::Place(viewing.seat, place);
                add(piece, rect.inflate(2.0), None, false);
            }
        }
        None => {}
    }
    if viewing.open {
        let middle = hand.len() / 2;
        for (nth, place) in layout.hand(hand.len()).into_iter().enumerate() {
            let first = !drawing && nth == middle;
            add(Piece::Hand(nth), place.target, Some(hand[nth]), first);
        }
    }
    targets::set(world, &targets);
}

fn press(
    mut actions: MessageReader<Action>,
    mut drops: MessageReader<Dropped>,
    turn: Turn,
    layout: Res<Layout>,
    mut choice: ResMut<Choice>,
    mut answers: Answers,
) {
    for action in actions.read() {
        let Action::Piece(number) = action else {
            continue;
        };
        if let Some(piece) = Piece::of(*number) {
            let mut next = *choice;
            tap(&turn, &mut next, &mut answers, piece);
            choice.set_if_neq(next);
        }
    }
    for dropped in drops.read() {
        let Some(piece) = Piece::of(dropped.piece) else {
            continue;
        };
        let mut next = *choice;
        match piece {
            // Pulled towards the hand.
            Piece::Pile | Piece::Discard if dropped.at.y > layout.tray.max.y => {
                tap(&turn, &mut next, &mut answers, piece);
            }
            Piece::Hand(nth) => {
                if let Some(on) = under(&turn, &layout, dropped.at) {
                    next = Choice {
                        card: Some(nth),
                        ..default()
                    };
                    tap(&turn, &mut next, &mut answers, on);
                }
            }
            _ => {}
        }
        choice.set_if_neq(next);
    }
}

/// What a card dropped here is meant for.
fn under(turn: &Turn, layout: &Layout, at: Vec2) -> Option<Piece> {
    if layout.discard.inflate(16.0).contains(at) {
        return Some(Piece::Discard);
    }
    let own = turn.viewing.seat;
    if layout.tray.contains(at) {
        let nearest = (1..).zip(layout.seat(own).places).min_by(|(_, a), (_, b)| {
            let far = |rect: &Rect| (rect.center().x - at.x).abs();
            far(a).total_cmp(&far(b))
        });
        return nearest.map(|(place, _)| Piece::Place(own, place));
    }
    turn.opponents().find_map(|seat| {
        let parts = layout.seat(seat);
        let place = (1..)
            .zip(parts.places)
            .find(|(_, rect)| rect.contains(at))
            .map(|(place, _)| Piece::Place(seat, place));
        place.or_else(|| parts.plate.contains(at).then_some(Piece::Plate(seat)))
    })
}

/// One press: the next step of a choice, or a move.
fn tap(turn: &Turn, choice: &mut Choice, answers: &mut Answers, piece: Piece) {
    let chosen = turn.chosen(choice);
    match piece {
        Piece::Pile => answers.play(turn, Move::Draw),
        Piece::Discard => match chosen {
            Some(card) => answers.play(turn, Move::Discard(card)),
            None => {
                if turn.is_mine() && turn.phase() == Phase::Draw && !turn.allows(Move::TakeDiscard)
                {
                    answers.locks.iter_mut().for_each(|mut lock| lock.shake());
                }
                answers.play(turn, Move::TakeDiscard);
            }
        },
        Piece::DiscardIt => {
            if let Some(card) = chosen {
                answers.play(turn, Move::Discard(card));
            }
        }
        // One step back.
        Piece::Cancel => {
            if choice.rank.take().is_none() && choice.who.take().is_none() {
                choice.card = None;
            }
        }
        Piece::Hand(nth) => tap_hand(turn, choice, answers, nth),
        Piece::Plate(seat) => match chosen {
            Some(Card::EXPLORER) => ask(turn, choice, answers, seat),
            Some(Card::LIGHTNING) => answers.play(turn, Move::Lightning { target: seat }),
            Some(Card::THIEF) => steal(turn, answers, seat, None),
            Some(card) => answers.play(turn, Move::Lay(card)),
            None => {}
        },
        Piece::Place(seat, place) => match chosen {
            Some(Card::THIEF) if seat != turn.viewing.seat => {
                steal(turn, answers, seat, Some(place));
            }
            Some(card) if seat == turn.viewing.seat => {
                let m = into_sequence(&turn.table.state, seat, card, place);
                answers.play(turn, m);
            }
            Some(_) => tap(turn, choice, answers, Piece::Plate(seat)),
            None => {}
        },
        Piece::Rank(rank) => {
            if let Some(target) = choice.who {
                let colour = None;
                let m = Move::Explorer {
                    target,
                    rank,
                    colour,
                };
                if answers.why_not(turn, m) {
                    choice.rank = Some(rank);
                }
            }
        }
        Piece::Colour(colour) => {
            if let (Some(target), Some(rank)) = (choice.who, choice.rank) {
                let m = Move::Explorer {
                    target,
                    rank,
                    colour,
                };
                answers.play(turn, m);
            }
        }
    }
}

/// The first tap lifts a card; the second lays it where it goes next, or puts it back.
fn tap_hand(turn: &Turn, choice: &mut Choice, answers: &mut Answers, nth: usize) {
    let Some(card) = turn.card(nth) else {
        return;
    };
    if !answers.may(turn) {
        return;
    }
    match turn.phase() {
        Phase::Give { .. } => {
            if choice.card == Some(nth) {
                answers.play(turn, Move::Give(card));
            } else if answers.why_not(turn, Move::Give(card)) {
                choice.card = Some(nth);
            }
        }
        Phase::Draw => {
            // Says that a card comes first.
            answers.why_not(turn, Move::Discard(card));
        }
        Phase::Act { .. } if choice.card == Some(nth) => {
            if turn.allows(Move::Lay(card)) {
                answers.play(turn, Move::Lay(card));
            } else {
                *choice = Choice::default();
            }
        }
        Phase::Act { .. } => {
            *choice = Choice {
                card: Some(nth),
                ..default()
            };
        }
    }
}

/// Whoever is chosen can be asked for something: for a 1, if for nothing else.
fn ask(turn: &Turn, choice: &mut Choice, answers: &mut Answers, target: Seat) {
    let m = Move::Explorer {
        target,
        rank: 1,
        colour: None,
    };
    if answers.why_not(turn, m) {
        choice.who = Some(target);
        choice.rank = None;
    }
}

/// A press on a plate is enough where only one card can be stolen.
fn steal(turn: &Turn, answers: &mut Answers, target: Seat, place: Option<u8>) {
    let mut ranks = turn.stealable(target);
    let (one, more) = (ranks.next(), ranks.next());
    drop(ranks);
    let next = turn.table.state.sequence(turn.viewing.seat).len() as u8 + 1;
    match (place, one, more) {
        (Some(rank), _, _) | (None, Some(rank), None) => {
            answers.play(turn, Move::Thief { target, rank });
        }
        (None, Some(_), Some(_)) => answers.refuse(Words::new("soon-thief-where")),
        // Says why not.
        (None, None, _) => {
            let rank = next.min(PLACES);
            answers.play(turn, Move::Thief { target, rank });
        }
    }
}
