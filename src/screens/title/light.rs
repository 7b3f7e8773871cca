//! The lamp's light on the games: each lies the more in the dark the farther it is from the lamp,
//! and whichever is pointed at is lit.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use crate::action::Screen;
use crate::motion::{self, Pace};
use crate::theme::focus::shown_focus;
use crate::theme::palette::*;

/// A tile that is lit, and rises, under the pointer or with the focus.
#[derive(Component)]
pub(super) struct Lit {
    /// Now, from 0 to 1; and when nobody looks at it.
    share: f32,
    usual: f32,
}

impl Lit {
    /// The game last played lies in the light of its own rim.
    pub(super) fn new(chosen: bool) -> Lit {
        let usual = if chosen { 0.5 } else { 0.0 };
        Lit {
            share: usual,
            usual,
        }
    }
}

/// What falls on a tile, from a lamp that hangs here, as seen from the tile's middle; the light
/// reaches so far.
#[derive(Component)]
pub(super) struct Light {
    lamp: Vec2,
    reach: f32,
}

/// How dark it is out of the lamp's reach, and how bright right below the lamp.
const DARK: f32 = 0.5;
const BRIGHT: f32 = 0.3;

impl Light {
    /// Radially from the lamp: warm at first, and then less and less of it.
    fn falls(&self, lit: f32) -> BackgroundGradient {
        let dark = DARK * (1.0 - 0.85 * lit);
        let warm = LAMP.with_alpha(BRIGHT * (0.6 + 0.4 * lit));
        let at = UiPosition::CENTER.at(px(self.lamp.x), px(self.lamp.y));
        let stops = vec![
            ColorStop::percent(warm, 0.0),
            ColorStop::percent(LAMP.with_alpha(0.08 + 0.06 * lit), 38.0),
            ColorStop::percent(NIGHT.with_alpha(dark * 0.12), 50.0),
            ColorStop::percent(NIGHT.with_alpha(dark * 0.7), 78.0),
            ColorStop::percent(NIGHT.with_alpha(dark), 100.0),
        ];
        RadialGradient::new(at, RadialGradientShape::Circle(px(self.reach)), stops).into()
    }
}

/// Lies over a tile's picture.
pub(super) fn light(lamp: Vec2, reach: f32, lit: &Lit, radius: f32) -> impl Bundle {
    let light = Light { lamp, reach };
    let gradient = light.falls(lit.share);
    (
        light,
        gradient,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            border_radius: BorderRadius::all(px(radius)),
            ..default()
        },
        Pickable::IGNORE,
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, shine.run_if(in_state(Screen::Title)));
}

/// What is pointed at comes a little nearer, into the light.
fn shine(
    time: Res<Time>,
    pace: Res<Pace>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut tiles: Query<(Entity, &Interaction, &mut Lit, &mut UiTransform)>,
    mut lights: Query<(&Light, &ChildOf, &mut BackgroundGradient)>,
) {
    let focused = shown_focus(&focus, &visible);
    for (entity, interaction, mut lit, mut transform) in &mut tiles {
        let pointed_at = *interaction != Interaction::None || focused == Some(entity);
        let goal = if pointed_at { 1.0 } else { lit.usual };
        if lit.share == goal {
            continue;
        }
        let step = if pace.reduced {
            1.0
        } else {
            motion::share(time.delta(), motion::HOVER)
        };
        lit.share = if goal > lit.share {
            (lit.share + step).min(goal)
        } else {
            (lit.share - step).max(goal)
        };
        if !pace.reduced {
            let risen = (lit.share - lit.usual).max(0.0) / (1.0 - lit.usual);
            transform.translation = Val2::px(0.0, -6.0 * motion::ease_out(risen));
        }
        for (light, child_of, mut gradient) in &mut lights {
            if child_of.parent() == entity {
                *gradient = light.falls(lit.share);
            }
        }
    }
}
