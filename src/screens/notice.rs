//! One sentence over any screen: something could not be done, and nothing was lost.

use bevy::prelude::*;

use crate::action::Screen;
use crate::locale::Words;
use crate::messages::{Notice, Refusal};
use crate::motion;
use crate::storage::Shelf;
use crate::theme::Theme;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, size};

#[derive(Component)]
struct NoticeBanner(Timer);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            forward_refusals.run_if(not(in_state(Screen::Table))),
            tell_of_storage,
            show,
            expire,
        )
            .chain(),
    );
}

/// The table has its own place for refusals; elsewhere they are notices.
fn forward_refusals(mut refusals: MessageReader<Refusal>, mut notices: MessageWriter<Notice>) {
    for refusal in refusals.read() {
        notices.write(Notice(refusal.0.clone()));
    }
}

/// Said once: play goes on.
fn tell_of_storage(shelf: Res<Shelf>, mut told: Local<bool>, mut notices: MessageWriter<Notice>) {
    if !*told && shelf.has_failed() {
        *told = true;
        notices.write(Notice(Words::new("error-storage-write")));
    }
}

fn show(
    mut notices: MessageReader<Notice>,
    theme: Option<Res<Theme>>,
    old: Query<Entity, With<NoticeBanner>>,
    mut commands: Commands,
) {
    let (Some(notice), Some(theme)) = (notices.read().last(), theme) else {
        return;
    };
    for banner in &old {
        commands.entity(banner).despawn();
    }
    let strip = (
        Name::new("notice"),
        NoticeBanner(Timer::new(motion::NOTICE_STAYS, TimerMode::Once)),
        Node {
            position_type: PositionType::Absolute,
            top: px(14.0),
            width: percent(100.0),
            padding: UiRect::horizontal(px(16.0)),
            justify_content: JustifyContent::Center,
            ..default()
        },
        GlobalZIndex(500),
        Pickable::IGNORE,
    );
    commands.spawn(strip).with_children(|strip| {
        strip
            .spawn((
                Node {
                    max_width: px(720.0),
                    padding: UiRect::axes(px(20.0), px(10.0)),
                    border: UiRect::all(px(1.5)),
                    border_radius: BorderRadius::all(px(18.0)),
                    ..default()
                },
                BackgroundColor(NIGHT.with_alpha(0.97)),
                BorderColor::all(ALARM),
                Pickable::IGNORE,
            ))
            .with_child((
                theme.words(notice.0.clone(), Face::Text, size::TEXT, IVORY),
                TextLayout::justify(Justify::Center),
            ));
    });
}

fn expire(
    time: Res<Time<Real>>,
    mut banners: Query<(Entity, &mut NoticeBanner)>,
    mut commands: Commands,
) {
    for (entity, mut banner) in &mut banners {
        if banner.0.tick(time.delta()).is_finished() {
            commands.entity(entity).despawn();
        }
    }
}
