//! The table itself: what all games share of how things are shown and moved.

pub mod director;
pub mod hud;
pub mod layers;
pub mod pieces;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((director::shared_plugin, hud::plugin, pieces::plugin));
}
