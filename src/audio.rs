//! Sound, through kira: music and effects on channels of their own. Without an audio device the
//! game is simply silent.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use crate::action::{Action, Screen, TableAction};
use crate::motion::{self, FinishStep, Pace};
use crate::plan::CurrentGame;
use crate::settings::Settings;

/// The effects that all games share, and how many takes of each there are, so that repeats never
/// sound machine-made.
const EFFECTS: &[(&str, u32)] = &[
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
    ("bell", 1),
];

/// The great moments of any game: the music makes room for them.
const MOMENTS: &[&str] = &["win"];

/// The sounds there are: those that all games share, and what each brings along.
#[derive(Resource, Clone)]
pub struct Sounds {
    effects: Vec<(&'static str, u32)>,
    moments: Vec<&'static str>,
    music: HashMap<&'static str, &'static str>,
}

impl Sounds {
    pub fn with(
        effects: impl IntoIterator<Item = (&'static str, u32)>,
        moments: impl IntoIterator<Item = &'static str>,
        music: impl IntoIterator<Item = (&'static str, &'static str)>,
    ) -> Sounds {
        Sounds {
            effects: EFFECTS.iter().copied().chain(effects).collect(),
            moments: MOMENTS.iter().copied().chain(moments).collect(),
            music: music.into_iter().collect(),
        }
    }

    /// Every effect, and how many takes of it there are.
    pub fn effects(&self) -> &[(&'static str, u32)] {
        &self.effects
    }

    pub fn moments(&self) -> &[&'static str] {
        &self.moments
    }

    /// What is played at the table of a game.
    pub fn music_of(&self, game: &str) -> &'static str {
        self.music.get(game).copied().unwrap_or(EVENING)
    }

    pub fn is_moment(&self, name: &str) -> bool {
        self.moments.contains(&name)
    }

    fn has_one_take(&self, name: &str) -> bool {
        self.effects
            .iter()
            .any(|(known, takes)| *known == name && *takes == 1)
    }
}

/// How much room, in decibels.
const ROOM: f32 = 9.0;

/// How far even the loudest setting stays below what a loudspeaker can do, in decibels: music and
/// effects that come together are then not cut off.
pub const HEADROOM: f32 = 7.0;

/// What is heard in quick rows: cards dealt, seeds sown.
const QUICK: &[&str] = &["card-slide", "seed-drop"];

/// Sounds heard together: when everything happens at once, not everything is heard.
#[derive(Default)]
pub struct Crowd {
    last: HashMap<&'static str, Duration>,
    begun: VecDeque<Duration>,
}

impl Crowd {
    /// May this one be heard now as well?
    pub fn admits(&mut self, sounds: &Sounds, name: &'static str, now: Duration) -> bool {
        let again = if sounds.is_moment(name) {
            motion::MOMENT_AGAIN
        } else if QUICK.contains(&name) {
            motion::QUICK_SOUND_AGAIN
        } else if sounds.has_one_take(name) {
            motion::SINGLE_SOUND_AGAIN
        } else {
            motion::SOUND_AGAIN
        };
        let too_soon = self.last.get(name).is_some_and(|last| now < *last + again);
        let recent = |begun: &Duration| now < *begun + motion::SOUNDS_TOGETHER;
        self.begun.retain(recent);
        if too_soon || self.begun.len() >= 2 {
            return false;
        }
        self.last.insert(name, now);
        self.begun.push_back(now);
        true
    }
}

/// What is played away from the tables, and where a game brings no music of its own.
pub const EVENING: &str = "music-table";

/// Something is to be heard.
#[derive(Message, Clone, Copy)]
pub struct PlaySound {
    pub name: &'static str,
    pub pitch: f64,
    /// Not at once, but when what it belongs to begins to move.
    pub after: Duration,
}

impl PlaySound {
    pub fn named(name: &'static str) -> PlaySound {
        PlaySound {
            name,
            pitch: 1.0,
            after: Duration::ZERO,
        }
    }

    pub fn after(self, after: Duration) -> PlaySound {
        PlaySound { after, ..self }
    }

    pub fn at_pitch(self, pitch: f64) -> PlaySound {
        PlaySound { pitch, ..self }
    }
}

#[derive(Resource)]
struct Music;
#[derive(Resource)]
struct Effects;

/// The takes of one effect, and how often it has been heard.
struct Effect {
    takes: Vec<Handle<AudioSource>>,
    heard: usize,
}

#[derive(Resource, Default)]
struct Loaded(HashMap<&'static str, Effect>);

/// What is to be heard, without hearing it: for tests and for machines that have no ears.
pub(super) fn messages(app: &mut App) {
    app.add_message::<PlaySound>();
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Music>()
        .add_audio_channel::<Effects>()
        .init_resource::<Loaded>()
        // The title can be seen without them.
        .add_systems(OnExit(Screen::Loading), load)
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

fn load(assets: Res<AssetServer>, sounds: Res<Sounds>, mut loaded: ResMut<Loaded>) {
    for (name, count) in sounds.effects() {
        let takes = (1..=*count).map(|take| {
            let file = match count {
                1 => format!("audio/{name}.ogg"),
                _ => format!("audio/{name}-{take}.ogg"),
            };
            assets.load(file)
        });
        let takes = takes.collect();
        loaded.0.insert(name, Effect { takes, heard: 0 });
    }
}

/// 0 to 10, as decibels: the ear hears steps, not ratios.
fn decibels(volume: u8, muted: bool) -> f32 {
    if muted || volume == 0 {
        -80.0
    } else {
        20.0 * (f32::from(volume) / 10.0).log10() - HEADROOM
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
    mut played: MessageReader<PlaySound>,
    sounds: Res<Sounds>,
    settings: Res<Settings>,
    music: Res<AudioChannel<Music>>,
    time: Res<Time>,
    mut until: Local<Option<Timer>>,
) {
    let volume = decibels(settings.music, settings.muted);
    if (played.read()).any(|sound| sounds.is_moment(sound.name)) {
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

/// How much the pitch of one take may differ from time to time: nobody hears it as another note.
const VARIES: f64 = 0.03;

fn play_effects(
    mut played: MessageReader<PlaySound>,
    sounds: Res<Sounds>,
    mut finished: MessageReader<FinishStep>,
    (time, real, pace): (Res<Time>, Res<Time<Real>>, Res<Pace>),
    mut loaded: ResMut<Loaded>,
    channel: Res<AudioChannel<Effects>>,
    mut waiting: Local<Vec<PlaySound>>,
    mut crowd: Local<Crowd>,
) {
    let passed = match pace.factor() {
        Some(factor) if finished.read().count() == 0 && !pace.reduced => {
            time.delta().mul_f32(factor)
        }
        _ => Duration::MAX,
    };
    for sound in &mut waiting {
        sound.after = sound.after.saturating_sub(passed);
    }
    waiting.extend(played.read().copied());
    for sound in waiting.extract_if(.., |sound| sound.after.is_zero()) {
        let Some(effect) = loaded.0.get_mut(sound.name) else {
            continue;
        };
        if !crowd.admits(&sounds, sound.name, real.elapsed()) {
            continue;
        }
        effect.heard += 1;
        let Some(take) = effect.takes.get(effect.heard % effect.takes.len().max(1)) else {
            continue;
        };
        let varied = 1.0 + VARIES * ((effect.heard as f64 * 0.618_034).fract() - 0.5);
        channel
            .play(take.clone())
            .with_playback_rate(sound.pitch * varied);
    }
}

/// Every button has a sound.
fn tap_actions(mut actions: MessageReader<Action>, mut sounds: MessageWriter<PlaySound>) {
    for action in actions.read() {
        let name = match action {
            Action::Piece(_) | Action::TurnHand(_) => continue,
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
    current: Res<CurrentGame>,
    sounds: Res<Sounds>,
    assets: Res<AssetServer>,
    channel: Res<AudioChannel<Music>>,
    mut playing: Local<&'static str>,
) {
    let wanted = match screen.get() {
        Screen::Loading => return,
        Screen::Table => sounds.music_of(&current.0),
        _ => EVENING,
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
