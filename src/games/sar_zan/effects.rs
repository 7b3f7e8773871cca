//! A word in large type over the gauge, for the game's two great moments.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::games::sar_zan::SarZan;

use super::layout::Layout;
use super::motion as pace;
use crate::locale::Words;
use crate::motion::{self, Pace};
use crate::play::table_of;
use crate::table::director::OnTable;
use crate::theme::palette::WELL;
use crate::theme::widgets::{Face, place, size};
use crate::theme::{Frame, Theme};

#[derive(Component, Default)]
#[require(UiTransform)]
struct Finale {
    age: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(table_of::<SarZan>(), fade);
}

/// Shows a word; with animation off, none: the caption says it too.
pub(super) fn say(world: &mut World, words: Words, color: Color) {
    let Some(layout) = world.get_resource::<Layout>() else {
        return;
    };
    if world.resource::<Pace>().factor().is_none() {
        return;
    }
    let letters = if world.resource::<Frame>().is_wide() {
        size::GREAT
    } else {
        size::SCORE
    };
    let room = Rect::from_center_size(
        layout.gauge,
        Vec2::new(layout.places.cloth.width(), letters * 1.6),
    );
    let theme = world.resource::<Theme>().clone();
    world
        .spawn((
            Name::new("finale"),
            OnTable,
            Node {
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..place(room)
            },
            GlobalZIndex(6),
            Pickable::IGNORE,
        ))
        .with_child((
            Finale::default(),
            theme.line(words, Face::Display, letters, color),
            // Gold over a ring of gold could not be read.
            Node {
                padding: UiRect::axes(px(letters * 0.5), px(letters * 0.08)),
                border_radius: BorderRadius::all(px(letters * 0.4)),
                ..default()
            },
            BackgroundColor(Color::NONE),
            TextShadow {
                offset: Vec2::splat(letters * 0.05),
                color: WELL,
            },
        ));
}

type Word<'a> = (
    &'a mut Finale,
    &'a mut UiTransform,
    &'a mut TextColor,
    &'a mut TextShadow,
    &'a mut BackgroundColor,
    &'a ChildOf,
);

fn fade(time: Res<Time>, pace: Res<Pace>, mut words: Query<Word>, mut commands: Commands) {
    for (mut finale, mut transform, mut color, mut shadow, mut ground, parent) in &mut words {
        let factor = pace.factor().unwrap_or(motion::AT_ONCE);
        finale.age = finale.age.saturating_add(time.delta().mul_f32(factor));
        let lands = motion::ease_out(motion::share(finale.age, pace::WORD_LANDS));
        if !pace.reduced {
            transform.scale = Vec2::splat(pace::WORD_FROM.lerp(1.0, lands));
        }
        let gone = finale.age.saturating_sub(pace::WORD_STAYS);
        let alpha = lands * (1.0 - motion::share(gone, pace::WORD_FADES));
        color.0.set_alpha(alpha);
        shadow.color.set_alpha(alpha);
        ground.0 = WELL.with_alpha(0.92 * alpha);
        if finale.age >= pace::WORD_STAYS + pace::WORD_FADES {
            commands.entity(parent.parent()).despawn();
        }
    }
}
