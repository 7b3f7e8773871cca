//! Buttons, panels, texts: everything on the screens is made of these.

use bevy::prelude::*;

use super::Frame;
use super::art::Art;
use super::palette::*;
use crate::action::Action;
use crate::locale::Words;

/// The action a node sends when it is pressed.
#[derive(Component, Clone)]
pub struct OnPress(pub Action);

/// A button that cannot be used now. It stays where it is, dimmed.
#[derive(Component)]
pub struct Unavailable;

/// What a button is called where it cannot be seen, if what is written on it says too little.
#[derive(Component, Clone)]
pub struct SaidAs(pub Words);

/// Written in a picture: the words beside the picture say it to those who do not see it.
#[derive(Component)]
pub struct Pictured;

/// Fonts, and the art for icons. Cheap to clone: a bundle of handles.
#[derive(Resource, Clone)]
pub struct Theme {
    display: Handle<Font>,
    display_soft: Handle<Font>,
    text: Handle<Font>,
    text_bold: Handle<Font>,
}

impl Theme {
    pub fn load(assets: &AssetServer) -> Theme {
        Theme {
            display: assets.load("fonts/fraunces-900.ttf"),
            display_soft: assets.load("fonts/fraunces-600.ttf"),
            text: assets.load("fonts/atkinson-400.ttf"),
            text_bold: assets.load("fonts/atkinson-700.ttf"),
        }
    }
}

/// The sizes of the type scale, in design units.
pub mod size {
    pub const LEAST: f32 = 15.0;
    pub const TEXT: f32 = 16.0;
    pub const LABEL: f32 = 20.0;
    pub const CAPTION: f32 = 24.0;
    pub const HEADING: f32 = 28.0;
    pub const SCORE: f32 = 40.0;
    pub const TITLE: f32 = 64.0;
    pub const GREAT: f32 = 80.0;
    /// Nothing is written in any other.
    pub const SCALE: [f32; 8] = [LEAST, TEXT, LABEL, CAPTION, HEADING, SCORE, TITLE, GREAT];

    /// The size nearest to one that would just fit.
    pub fn near(fitting: f32) -> f32 {
        let off = |size: &f32| (size - fitting).abs();
        let nearest = SCALE.into_iter().min_by(|a, b| off(a).total_cmp(&off(b)));
        nearest.unwrap_or(TEXT)
    }
}

/// No button is smaller.
pub const TARGET: f32 = 48.0;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Face {
    Display,
    DisplaySoft,
    Text,
    Bold,
}

impl Theme {
    pub(super) fn font(&self, face: Face, size: f32) -> TextFont {
        let font = match face {
            Face::Display => &self.display,
            Face::DisplaySoft => &self.display_soft,
            Face::Text => &self.text,
            Face::Bold => &self.text_bold,
        };
        TextFont {
            font: font.clone().into(),
            font_size: FontSize::Px(size),
            ..default()
        }
    }

    pub fn words(&self, words: Words, face: Face, size: f32, color: Color) -> impl Bundle + use<> {
        (
            words,
            Text::default(),
            self.font(face, size),
            TextColor(color),
            Pickable::IGNORE,
        )
    }

    /// One line that never wraps.
    pub fn line(&self, words: Words, face: Face, size: f32, color: Color) -> impl Bundle + use<> {
        (self.words(words, face, size, color), TextLayout::no_wrap())
    }

    /// Part of the world: pieces lie on it, and what flies passes over it.
    pub fn printed(
        &self,
        words: Words,
        (face, size): (Face, f32),
        color: Color,
        frame: &Frame,
        at: Vec3,
    ) -> impl Bundle + use<> {
        (
            words,
            Text2d::default(),
            // As many pixels as it will cover, so that it is as sharp as what is written above it.
            self.font(face, size * frame.scale),
            TextColor(color),
            Transform::from_translation(at).with_scale(Vec3::splat(1.0 / frame.scale)),
            Pickable::IGNORE,
        )
    }
}

/// The ground of words that lie on a cloth, whatever light falls on it.
pub fn on_cloth() -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(6.0), px(1.0)),
            border_radius: BorderRadius::all(px(9.0)),
            ..default()
        },
        BackgroundColor(WELL.with_alpha(0.84)),
    )
}

/// A white icon, tinted.
pub fn icon(art: &Art, name: &str, size: f32, color: Color) -> impl Bundle + use<> {
    (
        ImageNode {
            color,
            ..art.image(("icons", name))
        },
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The plate everything lies on: dark walnut with a hairline of lamplight.
pub fn panel(node: Node) -> impl Bundle {
    (
        Node {
            border: UiRect::all(px(1.0)),
            border_radius: if node.border_radius == BorderRadius::DEFAULT {
                BorderRadius::all(px(18.0))
            } else {
                node.border_radius
            },
            ..node
        },
        BackgroundGradient::from(LinearGradient::to_bottom(vec![
            ColorStop::auto(WALNUT),
            ColorStop::auto(WALNUT_FOOT),
        ])),
        BorderColor::all(LAMP.with_alpha(0.22)),
        BoxShadow::new(
            Color::BLACK.with_alpha(0.5),
            px(0.0),
            px(6.0),
            px(0.0),
            px(16.0),
        ),
    )
}

/// How a button looks; the look follows hover, press, focus and availability.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonLook {
    /// The one ember button of a screen.
    Primary,
    /// Walnut with a hairline.
    Secondary,
    /// What it does is not wanted by mistake.
    Danger,
    /// Text only.
    Quiet,
    /// A round button of the rail.
    Round,
    /// A line of a sheet of paper.
    Written,
    /// One value among several; lit when chosen.
    Chip { chosen: bool },
}

impl ButtonLook {
    fn fill(self, interaction: Interaction) -> BackgroundGradient {
        let (top, bottom) = match (self, interaction) {
            (ButtonLook::Primary, Interaction::Pressed) => (EMBER_DARK, EMBER_DARK),
            (ButtonLook::Primary, Interaction::Hovered) => (EMBER_DEEP, EMBER_DEEP),
            (ButtonLook::Primary, Interaction::None) => (EMBER_DEEP, EMBER_DARK),
            (ButtonLook::Danger, Interaction::Pressed) => (ALARM_SHADE, ALARM_SHADE),
            (ButtonLook::Danger, Interaction::Hovered) => (ALARM_DEEP, ALARM_DEEP),
            (ButtonLook::Danger, Interaction::None) => (ALARM_DEEP, ALARM_SHADE),
            (ButtonLook::Chip { chosen: true }, _) => (GOLD_LIGHT, GOLD),
            (
                ButtonLook::Chip { chosen: false } | ButtonLook::Quiet | ButtonLook::Written,
                Interaction::None,
            ) => (Color::NONE, Color::NONE),
            (ButtonLook::Written, _) => (INK.with_alpha(0.1), INK.with_alpha(0.1)),
            (_, Interaction::Pressed) => (WELL, WALNUT_DARK),
            (_, Interaction::Hovered) => (WALNUT.lighter(0.07), WALNUT.lighter(0.02)),
            (_, Interaction::None) => (WALNUT.lighter(0.02), WALNUT_DARK),
        };
        LinearGradient::to_bottom(vec![ColorStop::auto(top), ColorStop::auto(bottom)]).into()
    }

    fn edge(self) -> BorderColor {
        BorderColor::all(match self {
            ButtonLook::Primary => Color::srgb(1.0, 0.82, 0.62).with_alpha(0.55),
            ButtonLook::Danger => Color::srgb(1.0, 0.7, 0.68).with_alpha(0.6),
            ButtonLook::Secondary | ButtonLook::Round => LAMP.with_alpha(0.28),
            ButtonLook::Quiet | ButtonLook::Written | ButtonLook::Chip { .. } => Color::NONE,
        })
    }

    fn shadow(self, interaction: Interaction) -> BoxShadow {
        let drop = |color: Color, y: f32, blur: f32| ShadowStyle {
            color,
            x_offset: px(0.0),
            y_offset: px(y),
            spread_radius: px(0.0),
            blur_radius: px(blur),
        };
        let pressed = interaction == Interaction::Pressed;
        match self {
            // A lower edge that closes when pressed, over a glow that does not reach what is above.
            ButtonLook::Primary => BoxShadow(vec![
                drop(
                    EMBER.with_alpha(match interaction {
                        Interaction::Hovered => 0.75,
                        _ => 0.45,
                    }),
                    6.0,
                    16.0,
                ),
                drop(
                    Color::srgb(0.36, 0.1, 0.03),
                    if pressed { 1.0 } else { 5.0 },
                    0.0,
                ),
            ]),
            ButtonLook::Secondary | ButtonLook::Round | ButtonLook::Danger => {
                BoxShadow(vec![drop(
                    Color::BLACK.with_alpha(0.55),
                    if pressed { 1.0 } else { 4.0 },
                    8.0,
                )])
            }
            ButtonLook::Quiet | ButtonLook::Written | ButtonLook::Chip { .. } => {
                BoxShadow(Vec::new())
            }
        }
    }

    pub fn ink(self) -> Color {
        match self {
            ButtonLook::Chip { chosen: true } | ButtonLook::Written => INK,
            ButtonLook::Chip { chosen: false } => IVORY.with_alpha(0.85),
            _ => IVORY,
        }
    }
}

/// A button without content; give it children.
pub fn button(look: ButtonLook, action: Action, node: Node) -> impl Bundle {
    (
        Button,
        look,
        OnPress(action),
        Node {
            min_height: if node.min_height == Val::Auto {
                px(TARGET)
            } else {
                node.min_height
            },
            min_width: if node.min_width == Val::Auto {
                px(TARGET)
            } else {
                node.min_width
            },
            border: UiRect::all(px(1.0)),
            align_items: AlignItems::Center,
            justify_content: if node.justify_content == JustifyContent::DEFAULT {
                JustifyContent::Center
            } else {
                node.justify_content
            },
            border_radius: if node.border_radius == BorderRadius::DEFAULT {
                BorderRadius::all(px(16.0))
            } else {
                node.border_radius
            },
            ..node
        },
        look.fill(Interaction::None),
        look.edge(),
        look.shadow(Interaction::None),
        super::focus::Focusable,
    )
}

/// Covers the whole frame, lets presses through to what is below.
pub fn full_frame() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            ..default()
        },
        Pickable::IGNORE,
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>()
        .add_systems(Startup, load_theme)
        .add_systems(Update, (dress_buttons, dim_unavailable));
}

fn load_theme(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(Theme::load(&assets));
}

type Dressed = Or<(
    Changed<Interaction>,
    Changed<ButtonLook>,
    Added<Unavailable>,
)>;

type Dress = (
    &'static ButtonLook,
    &'static Interaction,
    &'static mut BackgroundGradient,
    &'static mut BoxShadow,
);

fn dress_buttons(
    changed: Query<Entity, (With<ButtonLook>, Dressed)>,
    mut available: RemovedComponents<Unavailable>,
    mut buttons: Query<(Dress, Has<Unavailable>)>,
) {
    for entity in changed.iter().chain(available.read()) {
        let Ok(((look, interaction, mut fill, mut shadow), unavailable)) = buttons.get_mut(entity)
        else {
            continue;
        };
        // What cannot be used is an outline: nothing to be pressed down.
        let look = if unavailable {
            ButtonLook::Quiet
        } else {
            *look
        };
        let interaction = if unavailable {
            Interaction::None
        } else {
            *interaction
        };
        *fill = look.fill(interaction);
        *shadow = look.shadow(interaction);
    }
}

/// Dims the content of buttons that cannot be used.
fn dim_unavailable(
    changed: Query<(&Children, Has<Unavailable>), (With<OnPress>, Changed<Children>)>,
    newly: Query<&Children, Added<Unavailable>>,
    mut removed: RemovedComponents<Unavailable>,
    all: Query<&Children, With<OnPress>>,
    mut icons: Query<&mut ImageNode>,
    mut texts: Query<&mut TextColor>,
) {
    let mut tint = |children: &Children, alpha: f32| {
        for child in children.iter() {
            if let Ok(mut icon) = icons.get_mut(child) {
                icon.color.set_alpha(alpha);
            }
            if let Ok(mut text) = texts.get_mut(child) {
                text.0.set_alpha(alpha);
            }
        }
    };
    for (children, unavailable) in &changed {
        if unavailable {
            tint(children, 0.3);
        }
    }
    for children in &newly {
        tint(children, 0.3);
    }
    for entity in removed.read() {
        if let Ok(children) = all.get(entity) {
            tint(children, 1.0);
        }
    }
}

/// Where a rectangle of the frame is, in design units from the top left.
pub fn place(rect: Rect) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x),
        top: px(rect.min.y),
        width: px(rect.width()),
        height: px(rect.height()),
        ..default()
    }
}
