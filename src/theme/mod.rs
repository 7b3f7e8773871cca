//! How everything looks and moves: colours, type, widgets, durations, and the frame that all of
//! it is laid out in.

pub mod art;
pub mod focus;
pub mod frame;
pub mod palette;
pub mod player_pill;
pub mod pop;
pub mod portrait;
pub mod press;
pub mod scroll;
pub mod strong;
pub mod unfold;
pub mod widgets;

use bevy::prelude::*;

pub use art::{Art, SpriteName};
pub use frame::{Frame, FrameKind};
pub use widgets::Theme;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        art::plugin,
        focus::plugin,
        frame::plugin,
        pop::plugin,
        press::plugin,
        scroll::plugin,
        strong::plugin,
        unfold::plugin,
        widgets::plugin,
    ));
}
