//! Presses: what is let go where it was pressed has been pressed. Bevy's own clicks lose a tap
//! that begins and ends within one frame, which on a slow phone is most of them.

use std::collections::HashMap;

use bevy::picking::PickingSystems;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;

use super::scroll::Dragged;
use crate::action::Action;
use crate::theme::widgets::{OnPress, Unavailable};

/// Something was pressed and let go.
#[derive(Message, Clone, Copy)]
pub struct Tapped(pub Entity);

/// A finger or the mouse's button has come up, wherever it was.
#[derive(Message, Clone, Copy)]
pub struct LetGo;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Tapped>()
        .add_message::<LetGo>()
        .add_message::<PointerInput>()
        .add_systems(
            PreUpdate,
            (find_taps.run_if(resource_exists::<HoverMap>), press_tapped)
                .chain()
                .after(PickingSystems::Last),
        );
}

fn find_taps(
    mut inputs: MessageReader<PointerInput>,
    hover: Res<HoverMap>,
    mut held: Local<HashMap<PointerId, Vec<Entity>>>,
    mut taps: MessageWriter<Tapped>,
    mut released: MessageWriter<LetGo>,
) {
    for input in inputs.read() {
        let under = hover.get(&input.pointer_id);
        match input.action {
            PointerAction::Press(PointerButton::Primary) => {
                let entities = under.map(|under| under.keys().copied().collect());
                held.insert(input.pointer_id, entities.unwrap_or_default());
            }
            PointerAction::Release(PointerButton::Primary) => {
                let pressed = held.remove(&input.pointer_id).unwrap_or_default();
                for entity in pressed {
                    if under.is_some_and(|under| under.contains_key(&entity)) {
                        taps.write(Tapped(entity));
                    }
                }
                released.write(LetGo);
            }
            PointerAction::Cancel => {
                held.remove(&input.pointer_id);
                released.write(LetGo);
            }
            _ => {}
        }
    }
}

/// A tap on a button sends its action.
fn press_tapped(
    mut taps: MessageReader<Tapped>,
    buttons: Query<&OnPress, Without<Unavailable>>,
    dragged: Res<Dragged>,
    mut actions: MessageWriter<Action>,
) {
    for tap in taps.read() {
        if let Ok(on_press) = buttons.get(tap.0)
            && !dragged.is_a_drag()
        {
            actions.write(on_press.0.clone());
        }
    }
}
