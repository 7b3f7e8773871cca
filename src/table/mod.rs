//! The table itself: what all games share of how things are shown and moved.

pub mod card_table;
pub mod cards;
mod corner;
pub mod director;
pub(crate) mod drag_tilt;
pub mod effects;
pub mod fan;
mod fast_forward;
mod history_bar;
pub mod hud;
pub mod lane;
pub mod layers;
pub mod loupe;
pub mod particles;
pub mod pieces;
pub mod plate_parts;
mod plates;
mod rail;
pub mod seats;
pub mod small_cards;
pub mod standing;
pub mod targets;
mod turn_call;
pub mod zones;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        cards::plugin,
        corner::plugin,
        director::shared_plugin,
        effects::plugin,
        fan::plugin,
        particles::plugin,
        hud::plugin,
        fast_forward::plugin,
        drag_tilt::plugin,
        history_bar::plugin,
        lane::plugin,
        loupe::plugin,
        pieces::plugin,
        plate_parts::plugin,
        (rail::plugin, targets::plugin, turn_call::plugin),
    ));
}
