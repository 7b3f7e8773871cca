//! The rail: the table's buttons, or the demo's invitation.

use bevy::prelude::*;

use super::director::OnTable;
use super::hud::HudLayout;
use crate::action::{Action, LessonAction, Menu, PuzzleAction, Screen, TableAction};
use crate::locale::Words;
use crate::plan::Purpose;
use crate::play::{Company, FirstMoves, MatchStatus, Progress};
use crate::theme::focus::FocusFirst;
use crate::theme::palette::*;
use crate::theme::widgets::{
    ButtonLook, Face, OnPress, Unavailable, button, icon, panel, place, size,
};
use crate::theme::{Art, Theme};

/// The buttons' panel.
#[derive(Component)]
pub(super) struct Rail;

/// Greyed out while there is nothing to undo.
#[derive(Component)]
struct NeedsUndo;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            mark_available.run_if(resource_changed::<MatchStatus>),
            swap.run_if(resource_changed::<FirstMoves>.or_else(is_new)),
            tell_progress.run_if(resource_changed::<Progress>.or_else(is_new)),
        )
            .run_if(in_state(Screen::Table)),
    );
}

/// A button of the rail: icon, label, what it does.
type Item = (&'static str, &'static str, Action);

const RAIL: [Item; 6] = [
    ("menu", "rail-menu", Action::Open(Menu::Pause)),
    ("undo", "rail-undo", Action::Table(TableAction::Undo)),
    ("hint", "rail-hint", Action::Table(TableAction::Hint)),
    ("log", "rail-log", Action::Open(Menu::Log)),
    // In the log's place for whoever is helped with their first moves: the log is in the menu then.
    ("close", "rail-no-help", Action::NoHelp),
    ("help", "rail-help", Action::Open(Menu::Help)),
];

/// A button that is there only with help, or only without.
#[derive(Component)]
struct WithHelp(bool);

/// While a lesson is given.
const LESSON: [Item; 3] = [
    ("close", "rail-leave", Action::Go(Screen::Title)),
    ("help", "rail-help", Action::Open(Menu::Help)),
    ("play", "lesson-on", Action::Lesson(LessonAction::On)),
];

/// While somebody solves a puzzle.
const PUZZLE: [Item; 4] = [
    ("close", "rail-leave", Action::Puzzle(PuzzleAction::List)),
    ("undo", "rail-undo", Action::Table(TableAction::Undo)),
    ("help", "rail-help", Action::Open(Menu::Help)),
    ("hint", "rail-hint", Action::Table(TableAction::Hint)),
];

/// How far a lesson has come.
#[derive(Component)]
struct Steps;

/// The button that goes on with it, and its label.
#[derive(Component)]
struct GoesOn;

/// How many hints a puzzle has given to this move.
#[derive(Component)]
struct HintsGiven;

pub(super) fn spawn(world: &mut World, theme: &Theme, art: &Art, layout: &HudLayout) {
    let vertical = layout.rail.height() > layout.rail.width();
    let large = layout.rail.width() > 60.0 && vertical;
    let direction = if vertical {
        FlexDirection::Column
    } else {
        FlexDirection::Row
    };
    let rail = (
        Name::new("rail"),
        Rail,
        OnTable,
        panel(Node {
            flex_direction: direction,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceAround,
            border_radius: BorderRadius::all(px(22.0)),
            ..place(layout.rail)
        }),
        Pickable::IGNORE,
    );
    let purpose = world.resource::<Company>().purpose;
    let items: &[Item] = match purpose {
        Purpose::Lesson { .. } => &LESSON,
        Purpose::Puzzle => &PUZZLE,
        Purpose::Game | Purpose::Demo => &RAIL,
    };
    world.spawn(rail).with_children(|rail| {
        // Whatever is touched, it ends: there is only this to say.
        if purpose.plays_itself() {
            let narrow = layout.rail.width() < 60.0;
            let words = if narrow { "demo-narrow" } else { "demo" };
            invite(rail, theme, art, Words::new(words), direction);
            return;
        }
        if matches!(purpose, Purpose::Lesson { .. }) {
            let steps = theme.line(Words::plain(""), Face::Bold, size::TEXT, GOLD_LIGHT);
            rail.spawn((Steps, steps));
        }
        for (icon_name, label, action) in items {
            let goes_on = matches!(action, Action::Lesson(_));
            let column = (
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    row_gap: px(if large { 4.0 } else { 0.0 }),
                    ..default()
                },
                Pickable::IGNORE,
            );
            let mut column = rail.spawn(column);
            match action {
                Action::NoHelp => column.insert(WithHelp(true)),
                Action::Open(Menu::Log) => column.insert(WithHelp(false)),
                _ => &mut column,
            };
            column.with_children(|column| {
                let look = if goes_on {
                    ButtonLook::Primary
                } else {
                    ButtonLook::Round
                };
                let node = Node {
                    width: px(48.0),
                    height: px(48.0),
                    border_radius: BorderRadius::MAX,
                    ..default()
                };
                let mut round = column.spawn(button(look, action.clone(), node));
                if *icon_name == "undo" {
                    round.insert(NeedsUndo);
                }
                if goes_on {
                    round.insert((GoesOn, FocusFirst));
                }
                round.with_child(icon(art, icon_name, 24.0, IVORY));
                let mut label =
                    column.spawn(theme.line(Words::new(*label), Face::Text, size::LEAST, ASH));
                if goes_on {
                    label.insert(GoesOn);
                }
                if purpose == Purpose::Puzzle && *icon_name == "hint" {
                    label.insert(HintsGiven);
                }
            });
        }
    });
}

fn is_new(rails: Query<(), Added<Rail>>) -> bool {
    !rails.is_empty()
}

fn swap(help: Res<FirstMoves>, mut columns: Query<(&WithHelp, &mut Node)>) {
    for (WithHelp(with), mut node) in &mut columns {
        node.display = match *with == help.0 {
            true => Display::Flex,
            false => Display::None,
        };
    }
}

/// Where a move is asked for, the button makes it.
fn tell_progress(
    progress: Res<Progress>,
    mut steps: Query<&mut Words, With<Steps>>,
    mut labels: Query<&mut Words, (With<GoesOn>, Without<Steps>)>,
    mut hints: Query<&mut Words, (With<HintsGiven>, Without<Steps>, Without<GoesOn>)>,
    mut looks: Query<&mut ButtonLook, With<GoesOn>>,
) {
    let share = || Words::plain(format!("{}/{}", progress.step, progress.steps));
    for mut words in &mut steps {
        words.set_if_neq(share());
    }
    for mut words in &mut hints {
        words.set_if_neq(match progress.step {
            0 => Words::new("rail-hint"),
            _ => share(),
        });
    }
    let (label, look) = if progress.asks {
        ("lesson-show", ButtonLook::Round)
    } else {
        ("lesson-on", ButtonLook::Primary)
    };
    for mut words in &mut labels {
        words.set_if_neq(Words::new(label));
    }
    for mut now in &mut looks {
        now.set_if_neq(look);
    }
}

/// In place of the buttons, while the table plays by itself.
fn invite(
    rail: &mut ChildSpawner,
    theme: &Theme,
    art: &Art,
    words: Words,
    direction: FlexDirection,
) {
    let invitation = Node {
        flex_direction: direction,
        align_items: AlignItems::Center,
        padding: UiRect::horizontal(px(4.0)),
        row_gap: px(12.0),
        column_gap: px(12.0),
        ..default()
    };
    rail.spawn((invitation, Pickable::IGNORE))
        .with_children(|invitation| {
            invitation.spawn(icon(art, "play", 24.0, GOLD_LIGHT));
            invitation.spawn((
                theme.words(words, Face::Bold, size::LEAST, GOLD_LIGHT),
                TextLayout::justify(Justify::Center),
            ));
        });
}

fn mark_available(
    status: Res<MatchStatus>,
    buttons: Query<(Entity, Has<Unavailable>), (With<OnPress>, With<NeedsUndo>)>,
    mut commands: Commands,
) {
    for (entity, unavailable) in &buttons {
        if status.can_undo == unavailable {
            let mut entity = commands.entity(entity);
            if status.can_undo {
                entity.remove::<Unavailable>();
            } else {
                entity.insert(Unavailable);
            }
        }
    }
}
