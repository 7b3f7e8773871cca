//! The frame everything is laid out in. A window of any size is one of three kinds, each drawn
//! for one size and scaled as a whole, so that layout code deals with design units only: one
//! world unit and one UI pixel are both one design unit.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized};

use crate::settings::Settings;

/// What the layout was drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FrameKind {
    /// A desktop window, a tablet on its side, a television: drawn for 1280 × 800.
    #[default]
    Wide,
    /// A phone on its side: drawn for 844 × 390.
    Short,
    /// A phone upright: drawn for 390 × 760.
    Tall,
}

#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    pub kind: FrameKind,
    /// In design units; at least the size the kind is drawn for in one direction.
    pub size: Vec2,
    /// Logical pixels per design unit.
    pub scale: f32,
    /// Physical pixels per design unit: how sharp pictures must be.
    pub density: f32,
    /// How sharp they are. Sharper ones come later, and everything is then drawn anew.
    pub pictures: u32,
}

impl Default for Frame {
    fn default() -> Self {
        Frame::for_window(Vec2::new(1280.0, 800.0), 1.0, false)
    }
}

impl Frame {
    /// `window` in logical pixels. `from_afar`: on a television across the room, what is drawn for
    /// a phone on its side can be read, and what is drawn for a desk cannot.
    pub fn for_window(window: Vec2, scale_factor: f32, from_afar: bool) -> Frame {
        let window = window.max(Vec2::splat(1.0));
        let kind = if window.x < window.y * 0.9 {
            FrameKind::Tall
        } else if window.y < 560.0 || from_afar {
            FrameKind::Short
        } else {
            FrameKind::Wide
        };
        let drawn_for = match kind {
            FrameKind::Wide => Vec2::new(1280.0, 800.0),
            FrameKind::Short => Vec2::new(844.0, 390.0),
            // Not as high as most phones are: in a browser there are bars above and below.
            FrameKind::Tall => Vec2::new(390.0, 760.0),
        };
        let scale = (window / drawn_for).min_element();
        Frame {
            kind,
            size: window / scale,
            scale,
            density: scale * scale_factor,
            pictures: 1,
        }
    }

    pub fn is_tall(&self) -> bool {
        self.kind == FrameKind::Tall
    }

    pub fn is_wide(&self) -> bool {
        self.kind == FrameKind::Wide
    }

    /// From design units with the origin at the top left, y down (as UI nodes are placed), to
    /// the world: origin in the middle, y up.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.size.x / 2.0, self.size.y / 2.0 - point.y)
    }

    /// And back.
    pub fn to_design(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x + self.size.x / 2.0, self.size.y / 2.0 - point.y)
    }
}

/// The one camera.
#[derive(Component)]
pub struct TableCamera;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Frame>()
        .add_systems(Startup, spawn_camera)
        // Before everything that lays something out in this frame.
        .add_systems(PreUpdate, fit_window);
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("camera"), Camera2d, TableCamera));
}

pub(super) fn fit_window(
    window: Query<Ref<Window>, With<PrimaryWindow>>,
    settings: Res<Settings>,
    mut resized: MessageReader<WindowResized>,
    mut frame: ResMut<Frame>,
    mut ui_scale: ResMut<UiScale>,
    mut camera: Query<&mut Projection, With<TableCamera>>,
    mut fitted: Local<bool>,
) {
    let Ok(window) = window.single() else {
        return;
    };
    let other_wish = settings.is_changed();
    if resized.read().last().is_none() && *fitted && !window.is_changed() && !other_wish {
        return;
    }
    let next = Frame {
        pictures: frame.pictures,
        ..Frame::for_window(window.size(), window.scale_factor(), settings.from_afar)
    };
    if *fitted && next == *frame {
        return;
    }
    *frame = next;
    ui_scale.0 = next.scale;
    for mut projection in &mut camera {
        if let Projection::Orthographic(orthographic) = projection.as_mut() {
            orthographic.scale = 1.0 / next.scale;
            *fitted = true;
        }
    }
}
