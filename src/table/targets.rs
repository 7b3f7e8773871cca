//! What can be pressed on a card table: a node over every card and place that answers, so that
//! finger, mouse and keyboard reach them alike. Cards can be dragged, but never have to be.

use std::collections::HashMap;

use bevy::prelude::*;

use super::cards::Marks;
use super::director::OnTable;
use super::fan::HandScroll;
use super::layers;
use super::pieces::{Rest, Travel, send};
use crate::action::{Action, Piece, PieceKey, Turn};
use crate::motion;
use crate::table::drag_tilt::Carried;
use crate::theme::Frame;
use crate::theme::focus::{FocusFirst, Focusable};
use crate::theme::scroll::Dragged;
use crate::theme::widgets::{OnPress, place};

/// What a target sends when it is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Press {
    Piece(PieceKey),
    TurnHand(Turn),
}

impl Press {
    fn action(self) -> Action {
        match self {
            Press::Piece(key) => Action::Piece(key),
            Press::TurnHand(turn) => Action::TurnHand(turn),
        }
    }
}

impl<P: Piece> From<P> for Press {
    fn from(piece: P) -> Press {
        Press::Piece(piece.key())
    }
}

/// Something to press.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub press: Press,
    pub rect: Rect,
    /// The card that follows a finger which drags it.
    pub card: Option<Entity>,
    /// Where the keyboard begins.
    pub first: bool,
}

#[derive(Component, Clone, Copy)]
pub(super) struct TargetNode {
    pub(super) card: Option<Entity>,
    press: Press,
}

/// A card was dragged and let go here, in design units from the top left.
#[derive(Message, Clone, Copy, Debug)]
pub struct Dropped {
    pub piece: PieceKey,
    pub at: Vec2,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Dropped>()
        .add_observer(drag)
        .add_observer(drop);
}

/// Makes exactly these the targets. Those that stay keep the focus.
pub fn set(world: &mut World, targets: &[Target]) {
    let mut nodes = world.query::<(Entity, &TargetNode)>();
    let mut old: HashMap<Press, Entity> = nodes
        .iter(world)
        .map(|(entity, node)| (node.press, entity))
        .collect();
    for (order, target) in targets.iter().enumerate() {
        let parts = (
            TargetNode {
                card: target.card,
                press: target.press,
            },
            Node {
                border_radius: BorderRadius::all(px(8.0)),
                ..place(target.rect)
            },
            ZIndex(order as i32),
        );
        let entity = match old.remove(&target.press) {
            Some(entity) => {
                world.entity_mut(entity).insert(parts);
                entity
            }
            None => world
                .spawn((
                    Name::new("target"),
                    OnTable,
                    Button,
                    Focusable,
                    OnPress(target.press.action()),
                    GlobalZIndex(-5),
                    parts,
                ))
                .id(),
        };
        if target.first {
            world.entity_mut(entity).insert(FocusFirst);
        } else {
            world.entity_mut(entity).remove::<FocusFirst>();
        }
    }
    for entity in old.into_values() {
        world.despawn(entity);
    }
}

fn drag(
    drag: On<Pointer<Drag>>,
    targets: Query<&TargetNode>,
    scale: Res<UiScale>,
    mut dragged: ResMut<Dragged>,
    mut scroll: ResMut<HandScroll>,
    mut cards: Query<(&Rest, &mut Transform, &mut Marks, Option<&mut Carried>)>,
    mut commands: Commands,
) {
    let Ok(target) = targets.get(drag.entity) else {
        return;
    };
    let way = drag.distance / scale.0;
    dragged.by(way.length());
    // Along a hand that goes on, a finger turns it; across, it takes a card.
    if scroll.is_needed() && dragged.is_a_drag() && way.x.abs() > way.y.abs() * 1.4 {
        scroll.swipe(way.x);
        return;
    }
    if let Some(entity) = target.card
        && let Ok((rest, mut transform, mut marks, carried)) = cards.get_mut(entity)
        && dragged.is_a_drag()
    {
        match carried {
            Some(mut carried) => carried.by(drag.delta.x / scale.0),
            None => {
                commands.entity(entity).insert(Carried::default());
            }
        }
        marks.lifted = true;
        transform.translation = rest.0.translation + Vec3::new(way.x, -way.y, 0.0);
        transform.translation.z = layers::FLYING;
    }
}

fn drop(
    end: On<Pointer<DragEnd>>,
    targets: Query<&TargetNode>,
    dragged: Res<Dragged>,
    mut scroll: ResMut<HandScroll>,
    frame: Res<Frame>,
    mut drops: MessageWriter<Dropped>,
    mut commands: Commands,
) {
    let Ok(target) = targets.get(end.entity).copied() else {
        return;
    };
    if scroll.is_swiped() {
        scroll.swiped();
    } else if dragged.is_a_drag() {
        let at = end.pointer_location.position / frame.scale;
        if let Press::Piece(piece) = target.press {
            drops.write(Dropped { piece, at });
        }
        // Unless the game takes it, the card goes back to where it belongs.
        commands.queue(move |world: &mut World| {
            let Some(card) = target.card else {
                return;
            };
            if let Some(mut marks) = world.get_mut::<Marks>(card) {
                marks.lifted = false;
            }
            if let Some(rest) = world.get::<Rest>(card).copied() {
                let back = Travel::straight(motion::cards::REFLOW, motion::ease::ARRIVE);
                send(world, card, rest.0, back);
            }
        });
    }
}
