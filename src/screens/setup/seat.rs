//! A place at the table: a face, a name, and who plays there.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::draw::Draw;
use crate::action::{Action, SetupAction};
use crate::locale::Words;
use crate::plan::{Player, SeatPlan};
use crate::screens::face::large_face;
use crate::theme::palette::*;
use crate::theme::player_pill::{next_player, player_pill};
use crate::theme::portrait::portrait_of;
use crate::theme::widgets::{ButtonLook, Face, button, icon, panel, place, size};

/// Round a place.
const EDGE: f32 = 8.0;
/// A line that can be pressed.
const LINE: f32 = 48.0;
/// From this width on there is room for larger letters.
const SAYS_MORE: f32 = 165.0;
/// A narrower card is less round, or its ends would cut what is in it.
const NARROW: f32 = 330.0;
/// A card is low up to this height.
const LOW: f32 = 172.0;
/// A face is no larger, and takes no more of a card's width.
const LARGEST: f32 = 132.0;
const SHARE: f32 = 0.35;
/// And less of it where the words need it.
const SMALL: f32 = 270.0;
const SMALL_SHARE: f32 = 0.3;
/// What says that a name can be changed.
const PENCIL_SIDE: f32 = 18.0;

/// Where a person sits is seen at once.
fn lit(card: &mut EntityCommands, player: Player) {
    if player == Player::Human {
        card.insert((
            BorderColor::all(EMBER_LIGHT),
            BoxShadow::new(EMBER.with_alpha(0.45), px(0.0), px(0.0), px(1.0), px(16.0)),
        ));
    }
}

impl Draw<'_> {
    pub(super) fn seat(
        &self,
        root: &mut ChildSpawnerCommands,
        seat: Seat,
        plan: &SeatPlan,
        rect: Rect,
    ) {
        if rect.width() > 1.5 * rect.height() {
            self.lying(root, seat, plan, rect);
        } else {
            self.standing(root, seat, plan, rect);
        }
    }

    fn face(&self, card: &mut ChildSpawnerCommands, seat: Seat, plan: &SeatPlan, side: f32) {
        let ring = match plan.player {
            Player::Human => EMBER_LIGHT,
            Player::Ai(_) => LAMP.with_alpha(0.5),
        };
        let person = portrait_of(seat.index());
        let ring = ("ring-disc", ring);
        large_face(card, self.art, self.assets, person, ring, side);
    }

    /// The face on the left, name and level beside it.
    fn lying(&self, root: &mut ChildSpawnerCommands, seat: Seat, plan: &SeatPlan, rect: Rect) {
        let share = if rect.width() < SMALL {
            SMALL_SHARE
        } else {
            SHARE
        };
        let side = (rect.height() - 2.0 * EDGE).min(rect.width() * share);
        let side = side.min(LARGEST);
        let roomy = rect.width() >= NARROW;
        // Where the card's end is rounder, what is in it ends sooner.
        let end = if roomy { 1.6 * EDGE } else { EDGE };
        let column = rect.width() - side - 3.0 * EDGE - end;
        let card = panel(Node {
            align_items: AlignItems::Center,
            column_gap: px(EDGE * 1.5),
            padding: UiRect::left(px(EDGE)),
            border_radius: BorderRadius::all(px(if roomy { 54.0 } else { 36.0 })),
            ..place(rect)
        });
        let card = (Name::new("seat"), card, Pickable::IGNORE);
        let mut card = root.spawn(card);
        lit(&mut card, plan.player);
        card.with_children(|card| {
            self.face(card, seat, plan, side);
            let node = Node {
                width: px(column),
                flex_direction: FlexDirection::Column,
                row_gap: px(4.0),
                ..default()
            };
            card.spawn((node, Pickable::IGNORE)).with_children(|lines| {
                let letters = if column > SAYS_MORE {
                    size::LABEL
                } else {
                    size::TEXT
                };
                let edit = Node {
                    height: px(LINE),
                    width: percent(100.0),
                    justify_content: JustifyContent::FlexStart,
                    column_gap: px(8.0),
                    // Above the words of the pill below it.
                    padding: UiRect::new(
                        px(if column > SAYS_MORE { 13.0 } else { 8.0 }),
                        px(6.0),
                        px(0.0),
                        px(0.0),
                    ),
                    ..default()
                };
                let action = Action::Setup(SetupAction::EditName(seat));
                lines
                    .spawn(button(ButtonLook::Quiet, action, edit))
                    .with_children(|line| {
                        self.name(line, &plan.name, letters);
                        line.spawn(icon(self.art, "pencil", PENCIL_SIDE, ASH_LIT));
                        self.side(line, seat);
                    });
                self.who_plays(lines, seat, plan.player, column);
            });
        });
    }

    /// The face above, name and level below it: face and name are one button. In a low card the
    /// name is beside the face, which is the larger for it.
    fn standing(&self, root: &mut ChildSpawnerCommands, seat: Seat, plan: &SeatPlan, rect: Rect) {
        let card = panel(Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            padding: UiRect::all(px(EDGE - 1.0)),
            border_radius: BorderRadius::all(px(24.0)),
            ..place(rect)
        });
        let width = rect.width() - 2.0 * EDGE;
        let high = rect.height() - 2.0 * EDGE - LINE - 4.0;
        let beside = rect.height() < LOW;
        let (direction, side) = if beside {
            (FlexDirection::Row, (high - 6.0).min(width * 0.4))
        } else {
            (FlexDirection::Column, high - 34.0)
        };
        let card = (Name::new("seat"), card, Pickable::IGNORE);
        let mut card = root.spawn(card);
        lit(&mut card, plan.player);
        card.with_children(|card| {
            let action = Action::Setup(SetupAction::EditName(seat));
            let edit = Node {
                width: percent(100.0),
                height: px(high),
                flex_direction: direction,
                row_gap: px(2.0),
                column_gap: px(6.0),
                // All faces begin on one line, however long the names beside them are.
                justify_content: if beside {
                    JustifyContent::FlexStart
                } else {
                    JustifyContent::Center
                },
                ..default()
            };
            card.spawn(button(ButtonLook::Quiet, action, edit))
                .with_children(|edit| {
                    self.face(edit, seat, plan, side.min(LARGEST));
                    let line = Node {
                        max_width: px(if beside { width - side - 8.0 } else { width }),
                        align_items: AlignItems::Center,
                        column_gap: px(4.0),
                        ..default()
                    };
                    edit.spawn((line, Pickable::IGNORE)).with_children(|line| {
                        self.name(line, &plan.name, size::TEXT);
                        line.spawn(icon(self.art, "pencil", PENCIL_SIDE, ASH_LIT));
                        self.side(line, seat);
                    });
                });
            self.who_plays(card, seat, plan.player, width);
        });
    }

    /// A long name ends where its place does.
    fn name(&self, line: &mut ChildSpawnerCommands, name: &str, letters: f32) {
        let node = Node {
            flex_shrink: 1.0,
            min_width: px(0.0),
            overflow: Overflow::clip_x(),
            ..default()
        };
        let words = Words::plain(name.to_string());
        line.spawn((node, Pickable::IGNORE))
            .with_child(self.theme.line(words, Face::Bold, letters, IVORY));
    }

    /// In games whose board has sides: the mark of this one, and what it is called.
    fn side(&self, line: &mut ChildSpawnerCommands, seat: Seat) {
        let Some(mark) = (self.game.side_mark)(seat.index()) else {
            return;
        };
        let node = Node {
            width: px(22.0),
            height: px(22.0),
            flex_shrink: 0.0,
            ..default()
        };
        line.spawn((self.art.image(mark), node, Pickable::IGNORE));
        let key = format!("{}-seat-{}", self.game.id, seat.index());
        if self.locale.has(&key) {
            line.spawn(
                self.theme
                    .line(Words::new(key), Face::Text, size::LEAST, ASH_LIT),
            );
        }
    }

    /// A person, or how strong an opponent; the next of them with one tap.
    fn who_plays(&self, lines: &mut ChildSpawnerCommands, seat: Seat, player: Player, width: f32) {
        let action = Action::Setup(SetupAction::Seat(seat, next_player(player)));
        // The only person at a table is whoever sets it up.
        let alone = player == Player::Human && self.draft.plan.humans() == 1;
        let said = Words::new(if alone { "player-you" } else { player.key() });
        player_pill(lines, (self.theme, self.art), (player, said), action, width);
    }
}
