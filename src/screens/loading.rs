//! Until the pictures are there: the name, and how far along it is.

use bevy::prelude::*;

use crate::action::Screen;
use crate::locale::Words;
use crate::plan::StartMatch;
use crate::platform::{self, Present};
use crate::theme::palette::*;
use crate::theme::widgets::{Face, full_frame, size};
use crate::theme::{Art, Theme};

/// What the command line asked to begin with, instead of the title.
#[derive(Resource, Default, Clone)]
pub struct BeginWith(pub Option<StartMatch>);

#[derive(Component)]
struct Progress;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BeginWith>()
        // The first screen is entered before there is a theme to draw it with.
        .add_systems(PostStartup, spawn)
        .add_systems(Update, watch.run_if(in_state(Screen::Loading)));
}

fn spawn(theme: Res<Theme>, mut commands: Commands) {
    commands
        .spawn((
            Name::new("loading"),
            full_frame(),
            DespawnOnExit(Screen::Loading),
        ))
        .insert(Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            row_gap: px(24.0),
            ..default()
        })
        .with_children(|root| {
            root.spawn(theme.line(Words::plain("Veillée"), Face::Display, size::TITLE, IVORY));
            root.spawn((
                Node {
                    width: px(220.0),
                    height: px(8.0),
                    border_radius: BorderRadius::all(px(4.0)),
                    overflow: Overflow::clip(),
                    ..default()
                },
                BackgroundColor(WELL),
            ))
            .with_child((
                Progress,
                Node {
                    height: percent(100.0),
                    width: percent(0.0),
                    ..default()
                },
                BackgroundColor(GOLD),
            ));
            root.spawn(theme.line(Words::new("loading"), Face::Text, size::TEXT, ASH));
        });
}

fn watch(
    art: Option<ResMut<Art>>,
    assets: Res<AssetServer>,
    mut bars: Query<&mut Node, With<Progress>>,
    mut begin: ResMut<BeginWith>,
    mut starts: MessageWriter<StartMatch>,
    mut next: ResMut<NextState<Screen>>,
    mut title_is_there: Local<bool>,
    mut left: Local<bool>,
    present: Res<Present>,
) {
    let Some(mut art) = art.filter(|_| !*left) else {
        return;
    };
    let title = art.progress(&assets);
    if title >= 1.0 && !*title_is_there {
        *title_is_there = true;
        platform::post("ready", &art.density().to_string());
        // The games' pictures come while the title is read.
        art.load_rest(&assets);
    }
    // Whoever goes straight to a table waits for its pictures too.
    let progress = match &begin.0 {
        Some(start) => (title + art.progress_for(&assets, &start.plan.game)) / 2.0,
        None => title,
    };
    for mut bar in &mut bars {
        bar.width = percent(100.0 * progress);
    }
    if progress >= 1.0 && present.0 {
        *left = true;
        match begin.0.take() {
            Some(start) => {
                starts.write(start);
            }
            None => next.set(Screen::Title),
        }
    }
}
