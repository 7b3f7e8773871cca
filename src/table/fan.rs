//! How a hand lies: overlapping as long as a finger finds each card, then in rows, then with
//! its ends gathered up, and never off the screen.

use bevy::input::mouse::MouseWheel;
use bevy::prelude::*;

use super::cards::CARD;
use super::director::OnTable;
use super::targets::{Press, Target};
use super::zones::{Zone, Zones};
use crate::action::{Action, Piece, Screen, Turn};
use crate::theme::Art;
use crate::theme::palette::{LAMP, WELL};
use crate::theme::widgets::{icon, place};

/// The narrowest strip a finger finds.
pub const FINGER: f32 = 48.0;

/// Where a card of a hand lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct InFan {
    /// Its middle.
    pub at: Vec2,
    /// In degrees, clockwise.
    pub turn: f32,
    pub width: f32,
    /// What can be pressed for it: the part that is not covered by the next. A card in a
    /// gathered end has none.
    pub target: Option<Rect>,
}

/// A hand, laid out.
#[derive(Clone, PartialEq, Debug)]
pub struct Fan {
    pub cards: Vec<InFan>,
    /// The gathered ends.
    pub ends: [Option<Rect>; 2],
    /// The first column in view, the last that can be, and how many are.
    pub first: usize,
    pub last: usize,
    pub page: usize,
}

/// The room for a hand.
#[derive(Clone, Copy, Debug)]
pub struct HandRoom {
    pub rect: Rect,
    /// How wide cards are when there is room, and when there is none.
    pub card: f32,
    pub least: f32,
}

/// How far along a hand with gathered ends is.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct HandScroll {
    pub first: usize,
    last: usize,
    page: usize,
    /// Where it was when the finger came down.
    from: Option<usize>,
}

impl HandScroll {
    /// Is there more than can be seen?
    pub fn is_needed(&self) -> bool {
        self.last > 0
    }

    fn by(&mut self, columns: isize) {
        let from = self.from.unwrap_or(self.first);
        self.first = from.saturating_add_signed(columns).min(self.last);
    }

    /// A finger has moved this far sideways.
    pub fn swipe(&mut self, way: f32) {
        self.from = Some(self.from.unwrap_or(self.first));
        self.by(-(way / FINGER).round() as isize);
    }

    pub fn is_swiped(&self) -> bool {
        self.from.is_some()
    }

    /// The finger is gone.
    pub fn swiped(&mut self) {
        self.from = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HandScroll>().add_systems(
        Update,
        (turn_pages, turn_by_wheel)
            .run_if(in_state(Screen::Table))
            .run_if(|scroll: Res<HandScroll>| scroll.is_needed()),
    );
}

fn turn_pages(mut actions: MessageReader<Action>, mut scroll: ResMut<HandScroll>) {
    for action in actions.read() {
        let page = scroll.page.max(1) as isize;
        match action {
            Action::TurnHand(Turn::Back) => scroll.by(-page),
            Action::TurnHand(Turn::On) => scroll.by(page),
            _ => {}
        }
    }
}

fn turn_by_wheel(mut wheel: MessageReader<MouseWheel>, mut scroll: ResMut<HandScroll>) {
    for event in wheel.read() {
        let way = if event.x.abs() > event.y.abs() {
            event.x
        } else {
            event.y
        };
        if way != 0.0 {
            scroll.by(-way.signum() as isize);
        }
    }
}

/// The arrow on a gathered end.
#[derive(Component)]
struct EndMark;

/// How large the disc under that arrow is.
const MARK: f32 = 34.0;

fn mark_ends(world: &mut World, fan: &Fan) {
    let mut old = world.query_filtered::<Entity, With<EndMark>>();
    let old: Vec<Entity> = old.iter(world).collect();
    for mark in old {
        world.despawn(mark);
    }
    let arrows = ["chevron-left", "chevron-right"];
    for (name, end) in arrows.into_iter().zip(fan.ends) {
        let Some(end) = end else {
            continue;
        };
        let arrow = icon(world.resource::<Art>(), name, 24.0, LAMP);
        let disc = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::MAX,
            ..place(Rect::from_center_size(end.center(), Vec2::splat(MARK)))
        };
        world
            .spawn((
                Name::new("end of the hand"),
                OnTable,
                EndMark,
                disc,
                BackgroundColor(WELL.with_alpha(0.85)),
                Pickable::IGNORE,
            ))
            .with_child(arrow);
    }
}

/// A target over every card of this hand that can be seen, and over its gathered ends. `piece`
/// says what a card is to the game; the keyboard begins in the middle.
pub fn lay_targets<P: Piece>(
    world: &mut World,
    hand: Zone,
    fan: impl FnOnce(usize) -> Fan,
    piece: impl Fn(&World, usize, Entity) -> Option<P>,
    targets: &mut Vec<Target>,
) {
    let hand = world.resource::<Zones>().cards(hand).to_vec();
    let fan = fan(hand.len());
    let middle = hand.len() / 2;
    for (nth, (entity, place)) in hand.into_iter().zip(&fan.cards).enumerate() {
        if let (Some(piece), Some(rect)) = (piece(world, nth, entity), place.target) {
            targets.push(Target {
                press: piece.into(),
                rect,
                card: Some(entity),
                first: nth == middle,
            });
        }
    }
    lay_ends(world, &fan, targets);
}

/// Lays the targets of the gathered ends, and keeps count of what can be seen.
fn lay_ends(world: &mut World, fan: &Fan, targets: &mut Vec<Target>) {
    let was_needed = world.resource::<HandScroll>().is_needed();
    if was_needed || fan.last > 0 {
        mark_ends(world, fan);
    }
    for (turn, end) in [Turn::Back, Turn::On].into_iter().zip(fan.ends) {
        if let Some(rect) = end {
            targets.push(Target {
                press: Press::TurnHand(turn),
                rect,
                card: None,
                first: false,
            });
        }
    }
    let mut scroll = world.resource_mut::<HandScroll>();
    // What has been laid out is what it is: nothing needs to be laid out again.
    let scroll = scroll.bypass_change_detection();
    (scroll.first, scroll.last, scroll.page) = (fan.first, fan.last, fan.page);
}

fn height(card: f32) -> f32 {
    card * CARD.y / CARD.x
}

/// How many columns of these cards a width holds, each so far from the next at least.
fn columns(width: f32, card: f32, step: f32) -> usize {
    1 + ((width - card) / step).max(0.0) as usize
}

/// The part of a card, from its top, that says which it is.
const INDEX: f32 = 0.3;
/// A chosen card rises so much at least.
const LEAST_RISE: f32 = 8.0;

impl Fan {
    /// How far a chosen card rises: by this part of its height, but neither over what is above the
    /// hand nor over what says which the cards of the row behind it are.
    pub fn rise(&self, part: f32, above: f32) -> f32 {
        let Some(first) = self.cards.first() else {
            return 0.0;
        };
        let height = height(first.width);
        let tops = || self.cards.iter().map(|card| card.at.y - height / 2.0);
        let highest = tops().fold(f32::MAX, f32::min);
        let next = tops()
            .filter(|top| top - highest > FINGER / 2.0)
            .fold(f32::MAX, f32::min);
        (height * part)
            .min(highest - above)
            .min(next - highest - height * INDEX)
            .max(LEAST_RISE)
    }
}

impl HandRoom {
    /// How many rows of such cards there is room for, with this part of each in view.
    fn rows(&self, card: f32, part: f32) -> usize {
        let spare = self.rect.height() - height(card) - card * 0.03;
        1 + (spare / FINGER.max(height(card) * part)).max(0.0) as usize
    }

    /// The widest cards with which all of a hand is in view, and in how many rows.
    fn fit(&self, of: usize, part: Vec2) -> Option<(f32, usize)> {
        let mut card = self.card;
        loop {
            let step = FINGER.max(card * part.x);
            let in_row = columns(self.rect.width(), card, step);
            let rows = of.div_ceil(in_row).max(1);
            if rows <= self.rows(card, part.y) {
                return Some((card, rows));
            }
            if card <= self.least {
                return None;
            }
            card = (card - 2.0).max(self.least);
        }
    }

    /// All cards of a hand of `of`, beginning with this column where not all can be seen.
    pub fn fan(&self, of: usize, first: usize) -> Fan {
        self.fan_showing(of, first, Vec2::ZERO)
    }

    /// The same, its cards so small that this part of the width of each is clear of the next, and
    /// this part of the height clear of the row below. Where that would make them too small, they
    /// lie as closely as fingers allow.
    pub fn fan_showing(&self, of: usize, first: usize, part: Vec2) -> Fan {
        let fit = self.fit(of, part).or_else(|| self.fit(of, Vec2::ZERO));
        // The narrowest, and as many rows as there can be.
        let (card, rows) = fit.unwrap_or_else(|| (self.least, self.rows(self.least, 0.0)));
        let in_row = of.div_ceil(rows).max(1);
        let window = self.window(card, in_row, first);
        let height = height(card);
        let bend = match (rows, window.scrolls()) {
            (_, true) => 0.0,
            (1, _) => 1.0,
            _ => 0.35,
        };
        let sinks = bend * card * 0.09;
        // Rows overlap: of the upper ones the index shows.
        let row_step = if rows > 1 {
            let spare = self.rect.height() - height - sinks;
            (spare / (rows - 1) as f32).min(height * part.y.max(0.62))
        } else {
            0.0
        };
        let top = self.rect.max.y - height - row_step * (rows - 1) as f32 - sinks;
        let cards = (0..of).map(|nth| {
            let (row, column) = (nth / in_row, nth % in_row);
            let here = in_row.min(of - row * in_row);
            // From -1 to 1 along the row.
            let along = if here > 1 {
                2.0 * column as f32 / (here - 1) as f32 - 1.0
            } else {
                0.0
            };
            let turn = along * bend * (1.6 * here as f32).min(9.0);
            let sink = along * along * sinks;
            let y = top + row_step * row as f32 + sink;
            let (left, seen) = window.place(self.rect, card, column, here);
            let tall = if row + 1 == rows { height } else { row_step };
            InFan {
                at: Vec2::new(left + card / 2.0, y + height / 2.0),
                turn,
                width: card,
                target: seen.map(|wide| Rect::new(left, y, left + wide, y + tall)),
            }
        });
        let end = |left: f32, right: f32| Rect::new(left, top, right, self.rect.max.y);
        let Rect { min, max } = self.rect;
        Fan {
            cards: cards.collect(),
            ends: [
                (window.first > 0).then(|| end(min.x, min.x + FINGER)),
                window.goes_on().then(|| end(max.x - card, max.x)),
            ],
            first: window.first,
            last: window.last,
            page: window.seen,
        }
    }

    /// Which of these columns can be seen.
    fn window(&self, card: f32, of: usize, first: usize) -> Window {
        let width = self.rect.width();
        let all = columns(width, card, FINGER);
        if of <= all {
            return Window {
                of,
                first: 0,
                seen: of,
                last: 0,
            };
        }
        let last = of - columns(width - FINGER, card, FINGER);
        let first = first.min(last);
        let left = if first > 0 { FINGER } else { 0.0 };
        // What goes on lies on top at the right, a whole card.
        let seen = columns(width - left, card, FINGER) - usize::from(first < last);
        Window {
            of,
            first,
            seen,
            last,
        }
    }
}

/// The columns of a hand that can be seen.
#[derive(Clone, Copy)]
struct Window {
    /// Of so many.
    of: usize,
    first: usize,
    seen: usize,
    /// The last that can be the first.
    last: usize,
}

impl Window {
    fn scrolls(&self) -> bool {
        self.last > 0
    }

    fn goes_on(&self) -> bool {
        self.first + self.seen < self.of
    }

    /// The left edge of a card, and how much of it can be pressed.
    fn place(&self, room: Rect, card: f32, column: usize, of: usize) -> (f32, Option<f32>) {
        let step = if of > 1 {
            ((room.width() - card) / (of - 1) as f32).min(card * 0.86)
        } else {
            0.0
        };
        if !self.scrolls() {
            let used = step * (of - 1) as f32 + card;
            let left = room.center().x - used / 2.0 + step * column as f32;
            let seen = if column + 1 == of { card } else { step };
            return (left, Some(seen));
        }
        let begin = room.min.x + if self.first > 0 { FINGER } else { 0.0 };
        if column < self.first {
            let share = column as f32 / self.first as f32;
            (room.min.x + share * FINGER * 0.6, None)
        } else if column < self.first + self.seen {
            let left = begin + FINGER * (column - self.first) as f32;
            let free = column + 1 == of && !self.goes_on();
            (left, Some(if free { card } else { FINGER }))
        } else {
            let begin = begin + FINGER * self.seen as f32;
            let end = room.max.x - card;
            let beyond = of - self.first - self.seen;
            let share = (column - self.first - self.seen + 1) as f32 / beyond as f32;
            (begin + (end - begin) * share, None)
        }
    }
}
