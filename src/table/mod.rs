//! The table itself: what all games share of how things are shown and moved.

pub mod captions;
pub mod card_table;
pub mod cards;
pub mod corners;
pub mod director;
pub(crate) mod drag_tilt;
pub mod effects;
pub mod fan;
mod fast_forward;
mod history_bar;
pub mod hud;
pub mod layers;
pub mod loupe;
pub mod particles;
pub mod pieces;
pub mod plates;
pub mod seats;
pub mod targets;
mod turn_call;
pub mod zones;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        captions::plugin,
        cards::plugin,
        corners::plugin,
        director::shared_plugin,
        effects::plugin,
        fan::plugin,
        particles::plugin,
        hud::plugin,
        fast_forward::plugin,
        drag_tilt::plugin,
        history_bar::plugin,
        loupe::plugin,
        pieces::plugin,
        plates::plugin,
        (targets::plugin, turn_call::plugin),
    ));
}
