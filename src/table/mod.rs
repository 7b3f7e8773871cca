//! The table itself: what all games share of how things are shown and moved.

pub mod captions;
pub mod director;
pub mod hud;
mod hurry;
pub mod layers;
pub mod pieces;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        captions::plugin,
        director::shared_plugin,
        hud::plugin,
        hurry::plugin,
        pieces::plugin,
    ));
}
