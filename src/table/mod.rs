//! The table itself: what all games share of how things are shown and moved.

pub mod captions;
pub mod card_table;
pub mod cards;
pub mod corners;
pub mod director;
pub mod effects;
pub mod fan;
pub mod hud;
mod hurry;
pub mod layers;
pub(crate) mod leaning;
mod looking;
pub mod loupe;
pub mod lying;
pub mod particles;
pub mod pieces;
pub mod plates;
pub mod seats;
pub mod targets;

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
        hurry::plugin,
        leaning::plugin,
        looking::plugin,
        loupe::plugin,
        pieces::plugin,
        plates::plugin,
        targets::plugin,
    ));
}
