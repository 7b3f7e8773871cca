//! What is carved into the board: the number of every cell, by which captions and the log call
//! it, and which way the seeds go round.

use bevy::prelude::*;
use veillee_rules::games::songo::{Cell, NORTH, SOUTH};

use super::layout::Layout;
use crate::locale::Words;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, size};
use crate::theme::{Art, Frame, Theme};

/// How many chevrons stand where the seeds go from one camp into the other, and how far apart.
const CHEVRONS: usize = 3;
const APART: f32 = 16.0;

pub(super) fn build(world: &mut World, theme: &Theme, art: &Art, layout: &Layout) {
    let frame = *world.resource::<Frame>();
    for cell in Cell::all() {
        let at = frame
            .to_world(layout.number(cell))
            .extend(layers::GLOW + 1.0);
        let words = Words::plain((cell.column() + 1).to_string());
        let letters = (Face::Bold, size::LEAST);
        world.spawn((
            Name::new("number"),
            OnTable,
            theme.printed(words, letters, GOLD_LIGHT, &frame, at),
        ));
    }
    for from in [SOUTH, NORTH] {
        let (middle, way) = layout.crossing(from);
        let chevrons = if layout.portrait { 1 } else { CHEVRONS };
        for nth in 0..chevrons {
            let along = nth as f32 - (chevrons as f32 - 1.0) / 2.0;
            let at = frame.to_world(middle + way * along * APART);
            let turn = Vec2::new(way.x, -way.y).to_angle();
            let mut chevron = art.sprite(("songo", "chevron"));
            chevron.color = GOLD_LIGHT.with_alpha(0.75);
            world.spawn((
                Name::new("chevron"),
                OnTable,
                chevron,
                Transform::from_translation(at.extend(layers::GLOW + 1.0))
                    .with_rotation(Quat::from_rotation_z(turn))
                    .with_scale(Vec3::splat(if layout.portrait { 0.55 } else { 0.62 })),
            ));
        }
    }
}
