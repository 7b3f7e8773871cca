//! A table waits for its people most of the time: what saves work, and a phone's battery, then.

mod skip_layout;
pub mod skip_render;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((skip_layout::plugin, skip_render::plugin));
}
