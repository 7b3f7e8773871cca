//! Everything that is heard: there, even in loudness, without clicks, and small.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use ebur128::{EbuR128, Mode};
use kira::sound::static_sound::StaticSoundData;
use veillee::audio::{Crowd, EVENING, HEADROOM, Sounds};

use super::games;
use crate::helpers::keys::sources;

const ALL_TOGETHER: u64 = 2_500_000;
/// LUFS.
const MUSIC: f64 = -18.0;
/// dBFS. Nothing is cut off, whatever a loudspeaker makes of it.
const PEAK: f64 = -1.0;
/// dBFS, of the first and the last millisecond of an effect: louder would click.
const EDGE: f64 = -45.0;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/audio")
}

fn takes_of(name: &str, takes: u32) -> impl Iterator<Item = String> {
    (1..=takes).map(move |take| match takes {
        1 => name.to_string(),
        _ => format!("{name}-{take}"),
    })
}

fn sounds() -> Sounds {
    veillee::games::catalogue().sounds()
}

fn effects() -> Vec<String> {
    let sounds = sounds();
    let takes = sounds.effects().iter();
    takes
        .flat_map(|(name, takes)| takes_of(name, *takes))
        .collect()
}

fn musics() -> impl Iterator<Item = String> {
    let games = games().into_iter().map(|game| game.music);
    games.chain([EVENING]).map(String::from)
}

/// As the game itself decodes it.
fn heard(name: &str) -> StaticSoundData {
    let path = folder().join(format!("{name}.ogg"));
    StaticSoundData::from_file(&path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn samples(sound: &StaticSoundData) -> Vec<f32> {
    let frames = sound.frames.iter();
    frames.flat_map(|frame| [frame.left, frame.right]).collect()
}

fn meter(sound: &StaticSoundData) -> EbuR128 {
    EbuR128::new(2, sound.sample_rate, Mode::I | Mode::M).unwrap()
}

fn decibels(amplitude: f32) -> f64 {
    20.0 * f64::from(amplitude.max(1e-9)).log10()
}

fn peak(samples: &[f32]) -> f64 {
    decibels(
        samples
            .iter()
            .fold(0.0, |top, sample| top.max(sample.abs())),
    )
}

/// Of the loudest tenth of a second: most effects are over before a meter for music has looked.
fn loudest_moment(sound: &StaticSoundData, samples: &[f32]) -> f64 {
    let mut meter = meter(sound);
    let silence = vec![0.0; sound.sample_rate as usize / 5];
    let step = sound.sample_rate as usize / 100 * 2;
    let mut loudest = f64::MIN;
    for chunk in silence.chunks(step).chain(samples.chunks(step)) {
        meter.add_frames_f32(chunk).unwrap();
        if let Ok(now) = meter.loudness_window(100) {
            loudest = loudest.max(now);
        }
    }
    loudest
}

#[test]
fn every_sound_is_there_and_none_is_left_over() {
    let wanted: BTreeSet<String> = effects().into_iter().chain(musics()).collect();
    let mut present = BTreeSet::new();
    let mut bytes = 0;
    for file in std::fs::read_dir(folder()).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|end| end == "ogg") {
            present.insert(path.file_stem().unwrap().to_string_lossy().into_owned());
            bytes += path.metadata().unwrap().len();
        }
    }
    assert_eq!(present, wanted);
    assert!(bytes < ALL_TOGETHER, "{bytes} bytes");
    let sounds = sounds();
    for moment in sounds.moments() {
        let is_moment = |(name, _): &(&str, u32)| name == moment;
        assert!(sounds.effects().iter().any(is_moment), "{moment}");
    }
}

#[test]
fn every_music_is_as_loud_as_the_others() {
    for name in musics() {
        let sound = heard(&name);
        let samples = samples(&sound);
        let mut meter = meter(&sound);
        meter.add_frames_f32(&samples).unwrap();
        let loudness = meter.loudness_global().unwrap();
        assert!((loudness - MUSIC).abs() <= 1.0, "{name}: {loudness} LUFS");
        assert!(peak(&samples) <= PEAK, "{name}: {} dBFS", peak(&samples));
        // From its end into its beginning there is no step that is not among the usual ones.
        let [first, last] = [samples[0], samples[samples.len() - 2]];
        let near = &samples[samples.len() - 8_820..];
        let usual = near.windows(3).map(|w| (w[2] - w[0]).abs());
        let largest = usual.fold(0.0, f32::max);
        assert!(
            (first - last).abs() <= largest * 1.5 + 1e-4,
            "{name} clicks"
        );
    }
}

#[test]
fn effects_stand_out_from_the_music_and_never_click() {
    for name in effects() {
        let sound = heard(&name);
        let samples = samples(&sound);
        let loudness = loudest_moment(&sound, &samples);
        assert!(
            (MUSIC..=-8.0).contains(&loudness),
            "{name}: {loudness} LUFS"
        );
        assert!(peak(&samples) <= PEAK, "{name}: {} dBFS", peak(&samples));
        let edge = sound.sample_rate as usize / 1000 * 2;
        let [start, end] = [&samples[..edge], &samples[samples.len() - edge..]];
        assert!(peak(start) <= EDGE && peak(end) <= EDGE, "{name} clicks");
    }
}

/// The effects with the samples of their takes.
fn packs() -> Vec<(&'static str, Vec<Vec<f32>>)> {
    let pack = |(name, takes): &(&'static str, u32)| {
        let takes = takes_of(name, *takes).map(|take| samples(&heard(&take)));
        (*name, takes.collect())
    };
    sounds().effects().iter().map(pack).collect()
}

fn top(samples: &[f32]) -> f32 {
    samples
        .iter()
        .fold(0.0, |top, sample| top.max(sample.abs()))
}

/// With music and effects as loud as they can be set: whatever is asked for, and however fast,
/// what comes out is never cut off.
#[test]
fn what_is_heard_together_is_never_cut_off() {
    let gain = 10_f32.powf(-HEADROOM / 20.0);
    let music = musics().map(|name| top(&samples(&heard(&name))));
    let music = music.fold(0.0, f32::max);
    assert!(music > 0.3);
    let (sounds, packs) = (sounds(), packs());
    // One effect, asked for a hundred times a second.
    for (name, takes) in &packs {
        let mut crowd = Crowd::default();
        let mut mix = vec![0.0; 2 * 44_100 * 8];
        let mut heard = 0;
        for hundredth in 0..300 {
            if crowd.admits(&sounds, name, Duration::from_millis(10 * hundredth)) {
                let from = 2 * 441 * hundredth as usize;
                let take = &takes[heard % takes.len()];
                for (sum, sample) in mix[from..].iter_mut().zip(take) {
                    *sum += sample;
                }
                heard += 1;
            }
        }
        assert!(heard > 1, "{name} is heard again");
        let peak = gain * (top(&mix) + music);
        assert!(peak <= 1.0, "{name} {heard} times: {peak}");
    }
    // Two at once.
    for (nth, (one, takes)) in packs.iter().enumerate() {
        for (other, others) in &packs[nth + 1..] {
            for (a, b) in takes
                .iter()
                .flat_map(|a| others.iter().map(move |b| (a, b)))
            {
                let together = a.iter().zip(b).map(|(a, b)| (a + b).abs());
                let alone = top(a).max(top(b));
                let peak = gain * (together.fold(alone, f32::max) + music);
                assert!(peak <= 1.0, "{one} and {other}: {peak}");
            }
        }
    }
}

#[test]
fn of_what_happens_at_once_not_everything_is_heard() {
    let sounds = sounds();
    let mut crowd = Crowd::default();
    let at = Duration::from_millis;
    // A whole deal in one frame.
    let dealt = (0..52).filter(|_| crowd.admits(&sounds, "card-slide", at(1_000)));
    assert_eq!(dealt.count(), 1);
    assert!(crowd.admits(&sounds, "card-flip", at(1_000)));
    assert!(
        !crowd.admits(&sounds, "bell", at(1_010)),
        "the third at once"
    );
    assert!(crowd.admits(&sounds, "bell", at(1_060)));
    // Dealt one by one, every card is heard.
    let dealt = (0..20).filter(|card| crowd.admits(&sounds, "card-slide", at(2_000 + 45 * card)));
    assert_eq!(dealt.count(), 20);
}

/// What is recorded is heard somewhere.
#[test]
fn every_effect_is_played() {
    let mut source = sources("src");
    // Without the lists of all effects and of the great ones.
    for list in ["const EFFECTS: &", "const MOMENTS: &"] {
        let mut from = 0;
        while let Some(begin) = source[from..].find(list).map(|at| from + at) {
            let end = begin + source[begin..].find(';').unwrap();
            source.replace_range(begin..end, "");
            from = begin;
        }
    }
    for (name, _) in sounds().effects() {
        let played = source.matches(&format!("\"{name}\"")).count();
        let shaken = source.contains(&format!("\"{name}\" =>")) as usize;
        assert!(played > shaken, "{name} is never played");
    }
}
