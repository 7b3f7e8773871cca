//! Round the table: a plate for each player, the lane by the hand, the rail of buttons. The game's
//! layout says where; what they show comes from [`Hud`].

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::lane::{self, Lane};
use super::standing::Aim;
use super::{corner, fast_forward, history_bar, plates, rail};
use crate::locale::Words;
use crate::play::MatchStatus;
use crate::theme::{Art, SpriteName, Theme};

/// What the plates show. Scores are those *shown*, which follow the animation.
#[derive(Resource, Default, Clone, PartialEq)]
pub struct Hud {
    pub seats: Vec<SeatHud>,
    /// The last move shown, in words.
    pub last: Option<Words>,
}

#[derive(Clone, PartialEq)]
pub struct SeatHud {
    pub name: String,
    pub player: &'static str,
    /// Below zero in games that take points away.
    pub score: i32,
    /// What the points are for.
    pub aim: Aim,
    /// What the previewed move would add.
    pub gain: u32,
    /// What this round has brought so far: counted at its end.
    pub running: u32,
    /// What was made just now: it is among the points already.
    pub brought: u32,
    pub human: bool,
    /// The mark of the side, in games that have sides.
    pub mark: Option<SpriteName<'static>>,
    /// Which portrait, in games that show one.
    pub portrait: usize,
    pub team: Option<u8>,
    /// Cards held.
    pub cards: Option<usize>,
    /// A word on the plate: passed, last turn.
    pub tag: Option<Words>,
}

/// How a plate looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlateStyle {
    /// A mark, a name, and a bar towards the goal.
    Bar,
    /// The same with less room.
    CompactBar,
    /// A portrait, a name, a score with its rank, and the cards held.
    Portrait,
}

/// Where things stand, in design units from the top left.
pub struct HudLayout {
    /// By seat.
    pub plates: Vec<Rect>,
    pub style: PlateStyle,
    pub rail: Rect,
    pub lane: Lane,
    /// A lower corner that says which move it is, where there is room for it.
    pub corner: Option<Rect>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hud>();
}

/// Has something changed that the plates show?
pub fn changed(hud: Res<Hud>, status: Res<MatchStatus>) -> bool {
    hud.is_changed() || status.is_changed()
}

/// Spawns plates, rail and lane.
pub fn build(world: &mut World, layout: &HudLayout) {
    let theme = world.resource::<Theme>().clone();
    fast_forward::spawn_surface(world);
    world.resource_scope(|world, art: Mut<Art>| {
        for (index, rect) in layout.plates.iter().enumerate() {
            plates::spawn(world, &theme, &art, layout.style, Seat(index as u8), *rect);
        }
        rail::spawn(world, &theme, &art, layout);
        history_bar::spawn(world, &theme, &art, layout);
    });
    lane::spawn(world, &theme, &layout.lane);
    corner::spawn(world, &theme, layout);
    // The new plates have to be filled.
    world.resource_mut::<Hud>().set_changed();
}
