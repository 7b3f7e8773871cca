//! The world outside the game: the page it is on, the screen, the phone. What is heard from
//! there becomes what a button would have done; what is worth telling is told.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::action::{Action, Menu, OutsideAction, Screen};
use crate::audio::{PlaySound, Sounds};
use crate::locale::{Locale, Words};
use crate::menus::back;
use crate::messages::{Notice, Refusal, Said};
use crate::mirror::{ChooseMove, Mirror};
use crate::platform::{self, CanFillScreen, Heard, Present};
use crate::settings::Settings;
use crate::storage::{Shelf, StartTrouble};
use crate::theme::widgets::{OnPress, Unavailable};

/// What has been heard and not yet acted upon.
#[derive(Resource, Default)]
pub struct Inbox(pub VecDeque<Heard>);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Present(!platform::WAITS_FOR_GO))
        .insert_resource(CanFillScreen(platform::FILLS_SCREEN))
        .init_resource::<Inbox>()
        .add_message::<Heard>()
        .add_systems(PreUpdate, (listen, answer, press).chain())
        .add_systems(
            Update,
            (
                act,
                say,
                shake,
                stay_awake.run_if(state_changed::<Screen>.or_else(state_changed::<Menu>)),
                tell_language.run_if(resource_changed::<Locale>),
            ),
        )
        .add_systems(OnEnter(Screen::Title), say_trouble)
        .add_systems(Last, reflect.run_if(resource_changed::<Mirror>));
}

fn listen(mut inbox: ResMut<Inbox>, mut heard: MessageWriter<Heard>) {
    while let Some(news) = platform::hear() {
        inbox.0.push_back(news);
    }
    heard.write_batch(inbox.0.drain(..));
}

/// What needs no button.
fn answer(
    mut heard: MessageReader<Heard>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    shelf: Res<Shelf>,
    mut present: ResMut<Present>,
    mut can_fill: ResMut<CanFillScreen>,
    mut actions: MessageWriter<Action>,
    mut choices: MessageWriter<ChooseMove>,
    mut notices: MessageWriter<Notice>,
) {
    for news in heard.read() {
        match news {
            Heard::Go => present.0 = true,
            Heard::FullScreen(can) => can_fill.0 = *can,
            Heard::Hidden => {
                if *screen.get() == Screen::Table && *menu.get() == Menu::None {
                    actions.write(Action::Open(Menu::Pause));
                }
            }
            Heard::Back => {
                actions.write_batch(back(*menu.get(), *screen.get()));
            }
            Heard::Move { number, ply } => {
                choices.write(ChooseMove {
                    number: *number,
                    ply: *ply,
                });
            }
            Heard::Import(text) => match shelf.import(text) {
                Ok(()) => platform::post("reload", ""),
                Err(words) => {
                    notices.write(Notice(words));
                }
            },
            Heard::Copied => {
                notices.write(Notice(Words::new("link-copied")));
            }
            Heard::Press(_) | Heard::Thought { .. } => {}
        }
    }
}

/// The mirror's buttons are those of the screen.
fn press(
    mut heard: MessageReader<Heard>,
    buttons: Query<(Entity, &OnPress), Without<Unavailable>>,
    mut actions: MessageWriter<Action>,
) {
    for news in heard.read() {
        let Heard::Press(id) = news else {
            continue;
        };
        let button = buttons.iter().find(|(entity, _)| entity.to_string() == *id);
        if let Some((_, on_press)) = button {
            actions.write(on_press.0.clone());
        }
    }
}

fn act(mut actions: MessageReader<Action>, shelf: Res<Shelf>, mut windows: Query<&mut Window>) {
    for action in actions.read() {
        match action {
            Action::Outside(OutsideAction::FullScreen) => {
                for mut window in &mut windows {
                    platform::fill_screen(&mut window);
                }
            }
            Action::Outside(OutsideAction::Export) => platform::post("export", &shelf.export()),
            Action::Outside(OutsideAction::Import) => platform::post("import", ""),
            _ => {}
        }
    }
}

/// Whatever happens is said, and whatever is refused.
fn say(
    mut said: MessageReader<Said>,
    mut refusals: MessageReader<Refusal>,
    mut notices: MessageReader<Notice>,
    locale: Res<Locale>,
) {
    let said = said.read().map(|said| &said.0);
    let refused = refusals.read().map(|refusal| &refusal.0);
    let told = notices.read().map(|notice| &notice.0);
    for words in said.chain(refused).chain(told) {
        platform::post("say", &locale.say(words));
    }
}

/// What was wrong at the start stands on the title; it is said once.
fn say_trouble(trouble: Res<StartTrouble>, mut said: MessageWriter<Said>, mut told: Local<bool>) {
    if !std::mem::replace(&mut *told, true) {
        said.write_batch(trouble.0.iter().cloned().map(Said));
    }
}

/// How long a phone shakes for what is heard, in milliseconds.
fn shaking(sounds: &Sounds, sound: &str) -> Option<u32> {
    Some(match sound {
        "seed-take" => 12,
        "refuse" => 20,
        "turn" => 15,
        "win" => 60,
        _ if sounds.is_moment(sound) => 40,
        _ => return None,
    })
}

fn shake(mut played: MessageReader<PlaySound>, sounds: Res<Sounds>, settings: Res<Settings>) {
    let longest = played
        .read()
        .filter_map(|sound| shaking(&sounds, sound.name))
        .max();
    if let (Some(time), true) = (longest, settings.vibration) {
        platform::post("vibrate", &time.to_string());
    }
}

/// The screen stays on while a game is played.
fn stay_awake(screen: Res<State<Screen>>, menu: Res<State<Menu>>) {
    let plays = *screen.get() == Screen::Table && *menu.get() != Menu::Pause;
    platform::post("awake", if plays { "yes" } else { "no" });
}

fn tell_language(locale: Res<Locale>) {
    platform::post("lang", locale.language().code());
}

fn reflect(mirror: Res<Mirror>) {
    match serde_json::to_string(&mirror.0) {
        Ok(text) => platform::post("mirror", &text),
        Err(error) => warn!("the mirror: {error}"),
    }
}
