//! What can be pressed on the screen, and what can be read there.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;

use super::{Control, Place, Target};
use crate::action::{
    Action, HelpAction, LessonAction, Menu, PuzzleAction, ReviewAction, Screen, SettingsAction,
    SetupAction, TableAction,
};
use crate::locale::{Locale, Words};
use crate::plan::CurrentGame;
use crate::play::{Company, Progress};
use crate::screens::setup::Draft;
use crate::theme::focus::{FocusLayer, Focusable};
use crate::theme::widgets::{OnPress, Pictured, SaidAs, Unavailable};

/// The buttons in reading order, those that a list has scrolled away too, and the table's places.
pub(super) fn find(world: &mut World) -> (Vec<Control>, Vec<Target>) {
    let top = top_layer(world);
    let mut buttons = world.query_filtered::<(
        Entity,
        &OnPress,
        &UiGlobalTransform,
        &ComputedNode,
        &InheritedVisibility,
        Has<Unavailable>,
    ), With<Focusable>>();
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let world: &World = world;
    let scale = windows
        .single(world)
        .map_or(1.0, |window| window.scale_factor());
    let mut controls = Vec::new();
    let mut targets = Vec::new();
    for (entity, on_press, transform, node, visibility, off) in buttons.iter(world) {
        let at = transform.translation;
        let is_there = visibility.get() && node.size().min_element() > 0.0;
        if !is_there || top.is_some_and(|root| !is_inside(world, entity, root)) {
            continue;
        }
        let rect = Rect::from_center_size(at, node.size());
        let place = Place {
            x: round(rect.min.x / scale),
            y: round(rect.min.y / scale),
            w: round(rect.width() / scale),
            h: round(rect.height() / scale),
        };
        match &on_press.0 {
            Action::Piece(key) => targets.push(Target {
                piece: key.as_str().to_string(),
                place,
            }),
            Action::TurnHand(turn) => targets.push(Target {
                piece: turn.name().to_string(),
                place,
            }),
            Action::Nothing => {}
            _ => controls.push(Control {
                id: entity.to_string(),
                label: label(world, entity, &on_press.0),
                place,
                off,
            }),
        }
    }
    controls.sort_by(|a, b| {
        let (a, b) = (a.place, b.place);
        (a.y + a.h / 2.0, a.x)
            .partial_cmp(&(b.y + b.h / 2.0, b.x))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    targets.sort_by(|one, other| one.piece.cmp(&other.piece));
    (controls, targets)
}

/// Tenths of pixels are enough, and do not change with every breath.
fn round(length: f32) -> f32 {
    (length * 10.0).round() / 10.0
}

/// While a menu is open, only what is in it can be pressed.
fn top_layer(world: &mut World) -> Option<Entity> {
    let mut layers = world.query::<(Entity, &FocusLayer)>();
    let top = layers.iter(world).max_by_key(|(_, layer)| **layer);
    top.map(|(entity, _)| entity)
}

fn is_inside(world: &World, entity: Entity, root: Entity) -> bool {
    let mut at = entity;
    while let Some(parent) = world.get::<ChildOf>(at) {
        at = parent.parent();
        if at == root {
            return true;
        }
    }
    false
}

/// What is written on a button, or what its picture means.
fn label(world: &World, button: Entity, action: &Action) -> String {
    if let Some(SaidAs(words)) = world.get::<SaidAs>(button) {
        return world.resource::<Locale>().say(words);
    }
    let mut written = Vec::new();
    write_down(world, button, &mut written);
    let locale = world.resource::<Locale>();
    // A value on a button says little without what it is a value of.
    let of_value = of_value(world, action).map(|words| locale.say(&words));
    let of_picture = of_picture(world, action).filter(|_| written.is_empty());
    let of_picture = of_picture.map(|key| locale.say(&Words::new(key)));
    let said = of_value.into_iter().chain(of_picture).chain(written);
    said.collect::<Vec<String>>().join(", ")
}

fn write_down(world: &World, node: Entity, written: &mut Vec<String>) {
    let seen = world.get::<InheritedVisibility>(node);
    if !seen.is_none_or(|visibility| visibility.get()) {
        return;
    }
    written.extend(whole(world, node).filter(|text| !text.is_empty()));
    for child in world.get::<Children>(node).into_iter().flatten() {
        write_down(world, *child, written);
    }
}

/// What a text says: what matters most in it is written in spans of its own.
fn whole(world: &World, text: Entity) -> Option<String> {
    let first = world.get::<Text>(text)?;
    let spans = world.get::<Children>(text).into_iter().flatten();
    let spans = spans.filter_map(|child| world.get::<TextSpan>(*child));
    Some(spans.fold(first.0.clone(), |whole, span| whole + &span.0))
}

/// The words for buttons that carry only a picture.
fn of_picture(world: &World, action: &Action) -> Option<&'static str> {
    Some(match action {
        Action::Lesson(LessonAction::On) => match world.resource::<Progress>().asks {
            true => "lesson-show",
            false => "lesson-on",
        },
        Action::CloseMenu => "control-close",
        Action::Go(_) => "control-home",
        Action::Puzzle(PuzzleAction::List) => "rail-leave",
        Action::Open(Menu::Pause) => "rail-menu",
        Action::Open(Menu::Log) => "rail-log",
        Action::NoHelp => "control-no-help",
        Action::Review(ReviewAction::Open) => "review-open",
        Action::Open(Menu::Help) => "title-help",
        Action::Open(Menu::Settings) => "title-settings",
        Action::Open(_) => "control-more",
        Action::Table(TableAction::Undo) => "rail-undo",
        Action::Table(TableAction::Hint) => "rail-hint",
        Action::Table(TableAction::StepBack) => "control-step-back",
        Action::Table(TableAction::StepForward) => "control-step-forward",
        Action::Table(TableAction::ToStart) => "control-to-start",
        Action::Table(TableAction::ToNow) => "control-to-now",
        Action::Help(HelpAction::Backspace) => "control-backspace",
        Action::Help(HelpAction::Clear) => "help-find-clear",
        Action::Setup(SetupAction::EditName(_)) => "control-name",
        Action::Setup(SetupAction::Backspace) => "control-backspace",
        Action::Setup(SetupAction::NewSeed) => "control-new-seed",
        _ => return None,
    })
}

/// What a value is a value of.
fn of_value(world: &World, action: &Action) -> Option<Words> {
    Some(match action {
        Action::Setup(SetupAction::Seat(seat, _)) => {
            let name = world
                .get_resource::<Draft>()?
                .plan
                .seats
                .get(seat.index())?;
            Words::plain(name.name.clone())
        }
        Action::Table(TableAction::Seat(seat, _)) => {
            let company = world.get_resource::<Company>()?;
            Words::plain(company.seats.get(seat.index())?.name.clone())
        }
        Action::Setup(SetupAction::Players(_)) => Words::new("control-players"),
        Action::Setup(SetupAction::Option { key, .. }) => {
            let game = &world.get_resource::<Draft>()?.plan.game;
            Words::new(format!("{game}-option-{key}"))
        }
        Action::Settings(action) => Words::new(match action {
            SettingsAction::Language(_) => "settings-language",
            SettingsAction::Speed(_) => "settings-speed",
            SettingsAction::Music(volume) => return Some(volume_words("settings-music", *volume)),
            SettingsAction::Effects(volume) => {
                return Some(volume_words("settings-effects", *volume));
            }
            // A switch has its words on it.
            _ => return None,
        }),
        _ => return None,
    })
}

fn volume_words(key: &'static str, volume: u8) -> Words {
    Words::new("settings-volume")
        .with("what", Words::new(key))
        .with("percent", u32::from(volume) * 10)
}

/// The heading of the screen or of its top menu, and the texts in it that are not on buttons.
pub(super) fn read(world: &mut World) -> (String, Vec<String>) {
    let top = top_layer(world);
    let screen = *world.resource::<State<Screen>>().get();
    // The table's own texts are numbers on plates: the table is told in words of its own.
    if top.is_none() && screen == Screen::Table {
        let game = &world.resource::<CurrentGame>().0;
        let key = format!("{game}-name");
        return (world.resource::<Locale>().say(&Words::new(key)), Vec::new());
    }
    let mut texts = world.query_filtered::<
        (Entity, &Text, &UiGlobalTransform, &InheritedVisibility),
        Without<Pictured>,
    >();
    let world: &World = world;
    let mut seen: Vec<(Vec2, String)> = texts
        .iter(world)
        .filter(|(entity, text, _, visibility)| {
            visibility.get()
                && (!text.is_empty() || world.get::<Children>(*entity).is_some())
                && top.is_none_or(|root| is_inside(world, *entity, root))
                && !is_on_a_button(world, *entity)
        })
        .filter_map(|(entity, _, transform, _)| {
            Some((transform.translation, whole(world, entity)?))
        })
        .collect();
    seen.sort_by(|(a, _), (b, _)| {
        (a.y.round(), a.x)
            .partial_cmp(&(b.y.round(), b.x))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let mut lines = seen.into_iter().map(|(_, text)| text);
    // The title's name is a picture.
    let heading = match (top, screen) {
        (None, Screen::Title | Screen::Loading) => "Veillée".to_string(),
        _ => lines.next().unwrap_or_default(),
    };
    (heading, lines.collect())
}

fn is_on_a_button(world: &World, text: Entity) -> bool {
    let mut at = text;
    while let Some(parent) = world.get::<ChildOf>(at) {
        at = parent.parent();
        if world.get::<Focusable>(at).is_some() {
            return true;
        }
    }
    false
}
