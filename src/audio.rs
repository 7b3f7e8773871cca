//! Sound, through kira: music and effects on channels of their own. Without an audio device the
//! game is simply silent.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::motion;

/// Every effect and how many takes of it there are, so that repeats never sound machine-made.
pub const EFFECTS: &[(&str, u32)] = &[
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

/// The great moments: the music makes room for them.
pub const MOMENTS: &[&str] = &[
    "win", "thunder", "swoop", "ten", "dragon", "owatta", "sword",
];

/// How much room, in decibels.
const ROOM: f32 = 9.0;

/// What is played away from the tables.
pub const EVENING: &str = "music-table";

/// What is played at the table of a game.
pub fn music_of(game: &str) -> String {
    format!("music-{game}")
}

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
                make_room.after(set_volumes),
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

/// The music steps back while a great moment is heard, and comes again.
fn make_room(
    mut sounds: MessageReader<PlaySound>,
    settings: Res<Settings>,
    music: Res<AudioChannel<Music>>,
    time: Res<Time>,
    mut until: Local<Option<Timer>>,
) {
    let volume = decibels(settings.music, settings.muted);
    if (sounds.read()).any(|sound| MOMENTS.contains(&sound.name)) {
        let away = AudioTween::linear(motion::MUSIC_STEPS_BACK);
        music.set_volume(volume - ROOM).fade_in(away);
        *until = Some(Timer::new(motion::MUSIC_STAYS_BACK, TimerMode::Once));
    } else if let Some(timer) = &mut *until
        && timer.tick(time.delta()).is_finished()
    {
        let back = AudioTween::linear(motion::MUSIC_COMES_BACK);
        music.set_volume(volume).fade_in(back);
        *until = None;
    }
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

/// A mood for the table of each game, and one for everywhere else.
fn change_music(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    channel: Res<AudioChannel<Music>>,
    mut playing: Local<String>,
) {
    let wanted = match screen.get() {
        Screen::Loading => return,
        Screen::Table => music_of(&settings.last_game),
        _ => EVENING.to_string(),
    };
    if *playing != wanted {
        channel
            .stop()
            .fade_out(AudioTween::linear(motion::MUSIC_FADES));
        channel
            .play(assets.load(format!("audio/{wanted}.ogg")))
            .looped()
            .fade_in(AudioTween::linear(motion::MUSIC_FADES));
        *playing = wanted;
    }
}
