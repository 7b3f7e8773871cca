//! The caption: one short sentence about what happens, or why something cannot be done.

use bevy::picking::pointer::{PointerButton, PointerInput};
use bevy::prelude::*;

use super::director::OnTable;
use crate::action::Screen;
use crate::locale::Words;
use crate::messages::{Caption, Refusal};
use crate::motion;
use crate::play::Phase;
use crate::table::hud::HudLayout;
use crate::theme::Theme;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, place};

/// What the caption stands on.
#[derive(Component)]
pub struct CaptionPill;
#[derive(Component)]
struct CaptionText;

/// When the caption goes.
#[derive(Resource, Default)]
struct CaptionTimer(Timer);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CaptionTimer>()
        .add_systems(Update, show_captions.run_if(in_state(Screen::Table)))
        .add_systems(OnExit(Screen::Table), hide);
}

/// The results say everything there is to say.
fn hide(mut pills: Query<&mut Visibility, With<CaptionPill>>) {
    for mut pill in &mut pills {
        *pill = Visibility::Hidden;
    }
}

/// Above and below the words, with the border.
const PADDING: f32 = 6.0;
const BORDER: f32 = 1.5;
/// From line to line, in parts of the size.
const LEADING: f32 = 1.25;

/// How high a caption of two lines reaches, in design units from the top.
pub fn top(caption: Vec2, size: f32) -> f32 {
    caption.y + size - 2.0 * (LEADING * size + PADDING + BORDER)
}

pub(super) fn spawn(world: &mut World, theme: &Theme, layout: &HudLayout) {
    // A wide strip that centres the pill whatever its width.
    // Two lines grow upwards, away from the hand; every layout keeps that room free of words.
    let strip = Rect::from_center_size(
        layout.caption - Vec2::Y * layout.caption_size,
        Vec2::new(layout.caption_width, layout.caption_size * 4.0),
    );
    world
        .spawn((
            Name::new("caption"),
            OnTable,
            Node {
                justify_content: JustifyContent::Center,
                align_items: AlignItems::FlexEnd,
                ..place(strip)
            },
            Pickable::IGNORE,
            GlobalZIndex(5),
        ))
        .with_children(|strip| {
            strip
                .spawn((
                    CaptionPill,
                    Visibility::Hidden,
                    Node {
                        padding: UiRect::axes(px(layout.caption_size), px(PADDING)),
                        border: UiRect::all(px(BORDER)),
                        border_radius: BorderRadius::all(px(24.0)),
                        max_width: percent(100.0),
                        ..default()
                    },
                    BackgroundColor(Color::srgb(0.1, 0.055, 0.03).with_alpha(0.96)),
                    BorderColor::all(GOLD.with_alpha(0.6)),
                    BoxShadow::new(
                        Color::BLACK.with_alpha(0.5),
                        px(0.0),
                        px(4.0),
                        px(0.0),
                        px(12.0),
                    ),
                    Pickable::IGNORE,
                ))
                .with_child((
                    CaptionText,
                    theme.words(
                        Words::plain(""),
                        Face::DisplaySoft,
                        layout.caption_size,
                        IVORY,
                    ),
                    TextLayout::justify(Justify::Center),
                ));
        });
}

fn show_captions(
    mut captions: MessageReader<Caption>,
    mut refusals: MessageReader<Refusal>,
    mut inputs: MessageReader<PointerInput>,
    phase: Option<Res<State<Phase>>>,
    mut timer: ResMut<CaptionTimer>,
    time: Res<Time<Real>>,
    mut pill: Query<(&mut Visibility, &mut BorderColor), With<CaptionPill>>,
    mut text: Query<&mut Words, With<CaptionText>>,
) {
    let caption = captions.read().last().map(|caption| &caption.0);
    let refusal = refusals.read().last().map(|refusal| &refusal.0);
    let news = match (refusal, caption) {
        (Some(words), _) => Some((words, ALARM, motion::REFUSAL_STAYS)),
        (None, Some(words)) => Some((words, GOLD.with_alpha(0.6), motion::CAPTION_STAYS)),
        (None, None) => None,
    };
    // Whoever reaches for a piece has read it, and wants to see what lies below it.
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing);
    let pressed = |input: &PointerInput| input.button_just_pressed(PointerButton::Primary);
    let reached_for = inputs.read().any(pressed) && choosing;
    let Ok((mut visibility, mut border)) = pill.single_mut() else {
        return;
    };
    if let Some((words, color, stays)) = news {
        timer.0 = Timer::new(stays, TimerMode::Once);
        *border = BorderColor::all(color);
        visibility.set_if_neq(Visibility::Inherited);
        if let Ok(mut text) = text.single_mut() {
            text.set_if_neq(words.clone());
        }
    } else if *visibility != Visibility::Hidden
        && (reached_for || timer.0.tick(time.delta()).is_finished())
    {
        *visibility = Visibility::Hidden;
    }
}
