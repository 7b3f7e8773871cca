//! Sound, through kira: music and effects on channels of their own. Without an audio device the
//! game is simply silent.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use crate::screens::Screen;
use crate::settings::Settings;

/// Every effect and how many takes of it there are, so that repeats never sound machine-made.
const EFFECTS: &[(&str, u32)] = &[
    ("seed-drop", 4),
    ("seed-lift", 2),
    ("seed-take", 3),
    ("store-tick", 2),
    ("cancel", 1),
    ("refuse", 1),
    ("press", 1),
    ("click", 2),
    ("open", 1),
    ("close", 1),
    ("turn", 1),
    ("hint", 1),
    ("undo", 1),
    ("win", 1),
    ("lose", 1),
    ("draw", 1),
    ("card-flip", 3),
    ("card-place", 3),
    ("card-slide", 4),
    ("riffle", 1),
    ("sweep", 2),
    ("sword", 1),
    ("dragon", 1),
    ("owatta", 1),
    ("gate", 1),
    ("bell", 1),
    ("explorer", 1),
    ("thief", 1),
    ("thunder", 1),
    ("pickup", 1),
    ("swoop", 1),
    ("ten", 1),
];

/// Games with music of their own; the others share the table's.
const MUSIC: &[(&str, &str)] = &[("songo", "audio/music-songo.ogg")];

/// Something is to be heard.
#[derive(Message, Clone, Copy)]
pub struct PlaySound {
    pub name: &'static str,
    pub pitch: f64,
}

impl PlaySound {
    pub fn named(name: &'static str) -> PlaySound {
        PlaySound { name, pitch: 1.0 }
    }

    pub fn at_pitch(self, pitch: f64) -> PlaySound {
        PlaySound { pitch, ..self }
    }
}

#[derive(Resource)]
struct Music;
#[derive(Resource)]
struct Effects;

#[derive(Resource)]
struct Takes(Vec<(&'static str, Vec<Handle<AudioSource>>)>);

/// Only the messages: for tests and for machines that have no ears.
pub(super) fn messages(app: &mut App) {
    app.add_message::<PlaySound>();
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Music>()
        .add_audio_channel::<Effects>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            (
                set_volumes.run_if(resource_changed::<Settings>),
                play_effects,
                tap_actions,
                change_music.run_if(state_changed::<Screen>),
            ),
        );
}

fn load(assets: Res<AssetServer>, mut commands: Commands) {
    let takes = EFFECTS
        .iter()
        .map(|(name, count)| {
            let takes = (1..=*count).map(|take| {
                let file = match count {
                    1 => format!("audio/{name}.ogg"),
                    _ => format!("audio/{name}-{take}.ogg"),
                };
                assets.load(file)
            });
            (*name, takes.collect())
        })
        .collect();
    commands.insert_resource(Takes(takes));
}

/// 0 to 10, as decibels: the ear hears steps, not ratios.
fn decibels(volume: u8, muted: bool) -> f32 {
    if muted || volume == 0 {
        -80.0
    } else {
        20.0 * (f32::from(volume) / 10.0).log10()
    }
}

fn set_volumes(
    settings: Res<Settings>,
    music: Res<AudioChannel<Music>>,
    effects: Res<AudioChannel<Effects>>,
) {
    music.set_volume(decibels(settings.music, settings.muted));
    effects.set_volume(decibels(settings.effects, settings.muted));
}

fn play_effects(
    mut sounds: MessageReader<PlaySound>,
    takes: Res<Takes>,
    channel: Res<AudioChannel<Effects>>,
    mut turn: Local<usize>,
) {
    for sound in sounds.read() {
        let Some((_, takes)) = takes.0.iter().find(|(name, _)| *name == sound.name) else {
            warn!("no sound {:?}", sound.name);
            continue;
        };
        *turn = turn.wrapping_add(1);
        if let Some(take) = takes.get(*turn % takes.len().max(1)) {
            channel.play(take.clone()).with_playback_rate(sound.pitch);
        }
    }
}

/// Every button has a sound.
fn tap_actions(
    mut actions: MessageReader<crate::theme::Action>,
    mut sounds: MessageWriter<PlaySound>,
) {
    use crate::play::TableAction;
    use crate::theme::Action;
    for action in actions.read() {
        let name = match action {
            Action::Piece(_) => continue,
            Action::Open(_) => "open",
            Action::CloseMenu => "close",
            Action::Table(TableAction::Hint) => "hint",
            Action::Table(TableAction::Undo | TableAction::Redo) => "undo",
            _ => "click",
        };
        sounds.write(PlaySound::named(name));
    }
}

/// One mood for the table of a game, another everywhere else.
fn change_music(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    channel: Res<AudioChannel<Music>>,
    mut playing: Local<Option<&'static str>>,
) {
    let wanted = match screen.get() {
        Screen::Loading => return,
        Screen::Table => {
            let own = MUSIC.iter().find(|(game, _)| *game == settings.last_game);
            own.map_or("audio/music-table.ogg", |(_, file)| file)
        }
        _ => "audio/music-table.ogg",
    };
    if *playing != Some(wanted) {
        *playing = Some(wanted);
        channel.stop();
        channel.play(assets.load(wanted)).looped();
    }
}
