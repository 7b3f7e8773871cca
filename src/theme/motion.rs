//! Every duration and easing of the program, and how the player's settings change them. Nothing
//! elsewhere names a number of milliseconds.

use std::time::Duration;

use serde::{Deserialize, Serialize};

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// A screen fades in or out.
pub const SCREEN_FADE: Duration = ms(250);
/// The AI is seen to think at least this long.
pub const AI_BEAT: Duration = ms(450);
/// The same when it says why: a sentence has to be read.
pub const EXPLAINED_BEAT: Duration = ms(1_900);
/// The title plays a game by itself when it has been left alone for this long.
pub const DEMO_AFTER: Duration = ms(45_000);
/// A table that plays by itself leaves so much time to read a score sheet or the results.
pub const DEMO_READS: Duration = ms(6_000);
/// The table gives way when it is struck, and swings so often.
pub const NUDGE: Duration = ms(320);
pub const NUDGE_SWINGS: f32 = 2.0;
/// Dust rises from where seeds were taken; sparks fly from great moments.
pub const DUST: Duration = ms(620);
pub const SPARKS: Duration = ms(760);
/// Paper falls for whoever has won: each piece for so long, the last begins so late.
pub const CONFETTI_FALLS: Duration = ms(2_600);
pub const CONFETTI_BEGINS: Duration = ms(1_400);
/// One music goes while the next comes.
pub const MUSIC_FADES: Duration = ms(900);
/// The music makes room for a great moment, stays back, and comes again.
pub const MUSIC_STEPS_BACK: Duration = ms(90);
pub const MUSIC_STAYS_BACK: Duration = ms(1_300);
pub const MUSIC_COMES_BACK: Duration = ms(1_100);
/// The same sound is heard again after this at the earliest: what comes in quick rows, what has
/// several takes, what has one, and the great moments.
pub const QUICK_SOUND_AGAIN: Duration = ms(45);
pub const SOUND_AGAIN: Duration = ms(120);
pub const SINGLE_SOUND_AGAIN: Duration = ms(300);
pub const MOMENT_AGAIN: Duration = ms(1_000);
/// In so little time no more than two sounds begin.
pub const SOUNDS_TOGETHER: Duration = ms(45);
/// Whoever has waited so long is told that it is their turn.
pub const TURN_IS_CALLED_AFTER: Duration = ms(4_000);
/// A still picture is drawn again this often, in case a window has lost it.
pub const DRAWN_AT_LEAST_EVERY: Duration = ms(1_000);
/// At first every frame is drawn: much is loaded then.
pub const ALWAYS_DRAWN_AT_FIRST: Duration = ms(3_000);
/// How often a window looks for news while its picture is still.
pub const STILL_FRAME: Duration = ms(16);
/// Where nothing else can think, this much of every frame is for it.
pub const THINKING_SLICE: Duration = ms(4);
/// The table plays an only choice by itself after this.
pub const FORCED_BEAT: Duration = ms(700);
/// Between the last move of a game and the results.
pub const RESULTS_AFTER: Duration = ms(1_400);
/// A caption stays, once nothing replaces it.
pub const CAPTION_STAYS: Duration = ms(2_600);
/// A refusal stays a little longer: it is a sentence.
pub const REFUSAL_STAYS: Duration = ms(3_600);
/// The line under a heap that says where a hint points pulses this slowly.
pub const HINT_PULSE: Duration = ms(900);
/// With reduced motion a piece fades in where it now is.
pub const REDUCED_FADE: Duration = ms(120);
/// The curtain between two people is held this long before it opens.
pub const CURTAIN_HOLD: Duration = ms(600);
/// From one line of the score to the next, and how long the totals run.
pub const SCORE_LINE: Duration = ms(140);
pub const TOTAL_RUNS: Duration = ms(700);
/// The score sheet of a table without people.
pub const SHEET_STAYS: Duration = ms(5_000);
/// A number that changes swells for a moment.
pub const POP: Duration = ms(160);
/// How much it swells.
pub const POP_BY: f32 = 0.15;
/// A notice outside the table stays this long.
pub const NOTICE_STAYS: Duration = ms(6_000);
/// The title comes out of the dark: the lamp first, then the tiles from the lamp outwards.
pub const LAMP_LIT: Duration = ms(300);
pub const TILE_AFTER_TILE: Duration = ms(60);
pub const TILE_EMERGES: Duration = ms(260);
/// Things under the pointer rise.
pub const HOVER: Duration = ms(120);
/// Flame: two sprites sway out of step.
pub const FLAME_SWAY: [Duration; 2] = [ms(1_700), ms(2_300)];

/// Sowing.
pub mod sowing {
    use super::*;

    /// Seeds rise when a cell is pressed.
    pub const PRESS: Duration = ms(90);
    /// And settle when the press is cancelled.
    pub const RELEASE: Duration = ms(120);
    /// The hand is taken up.
    pub const LIFT: Duration = ms(160);
    const FIRST_SEED: f32 = 160.0;
    const QUICKENING: f32 = 0.93;
    const LEAST: f32 = 70.0;
    const ALL_TOGETHER: f32 = 3_500.0;
    /// The cell a seed falls into lights up and fades.
    pub const FLARE: Duration = ms(320);
    /// The last seed is marked before anything else happens.
    pub const LAST_SEED: Duration = ms(200);
    /// From one captured cell to the next.
    pub const CAPTURE: Duration = ms(340);
    pub const CAPTURE_FLIGHT: Duration = ms(300);
    pub const KEPT: Duration = ms(320);
    pub const CANCELLED: Duration = ms(700);
    pub const COLLECT: Duration = ms(420);
    pub const CAPTION_BEAT: Duration = ms(500);

    /// How long the `nth` (from 0) of `count` seeds flies.
    pub fn seed(nth: u32, count: u32) -> Duration {
        let one = |nth: u32| (FIRST_SEED * QUICKENING.powi(nth as i32)).max(LEAST);
        let total: f32 = (0..count).map(one).sum();
        let squeeze = (ALL_TOGETHER / total).min(1.0);
        Duration::from_secs_f32(one(nth) * squeeze / 1_000.0)
    }
}

/// Cards.
pub mod cards {
    use super::*;

    /// A card goes somewhere.
    pub const MOVE: Duration = ms(220);
    /// It is nearer to the lamp on its way.
    pub const LIFT: f32 = 0.08;
    /// A moving card leans back: so far (radians) at a thousand units a second, and no further
    /// than that; a finger's speed takes so long to be felt.
    const LEAN_AT_SPEED: f32 = 0.055;
    pub const LEAN_AT_MOST: f32 = 0.11;
    pub const LEAN_FOLLOWS: Duration = ms(90);
    /// A fan closes up or parts.
    pub const REFLOW: Duration = ms(160);
    pub const FLIP: Duration = ms(260);
    /// Held down this long, a card is shown close.
    pub const HELD_TO_SEE: Duration = ms(380);
    /// However long a frame took, it counts as no more: on a slow phone a tap is no hold.
    pub const HELD_AT_MOST: Duration = ms(60);
    /// The pack is mixed: how long a card is out, how far, and how long after those below it.
    pub const SHUFFLE: Duration = ms(420);
    pub const SHUFFLE_REACH: f32 = 0.62;
    pub const SHUFFLE_STEP: Duration = ms(6);
    /// From one dealt card to the next.
    pub const DEAL: Duration = ms(45);
    pub const DEAL_FLIGHT: Duration = ms(260);
    const WHOLE_DEAL: Duration = ms(1_400);
    /// A trick lies until everybody has seen it, then goes.
    pub const TRICK_HELD: Duration = ms(900);
    pub const SWEEP: Duration = ms(300);
    /// Something everybody should notice.
    pub const EVENT_BEAT: Duration = ms(700);

    /// How far a card leans that goes to the right at this speed, in units a second.
    pub fn lean(speed: f32) -> f32 {
        (speed / 1_000.0 * LEAN_AT_SPEED).clamp(-LEAN_AT_MOST, LEAN_AT_MOST)
    }

    /// Between two of `cards` cards dealt: a large deal goes faster.
    pub fn deal(cards: u32) -> Duration {
        DEAL.min(WHOLE_DEAL / cards.max(1))
    }
}

/// Sar-Zan.
pub mod sar_zan {
    use super::*;

    /// A chosen card rises.
    pub const SELECT: Duration = ms(120);
    /// The gauge gains or loses a point.
    pub const STROKE: Duration = ms(22);
    /// A combination goes into the ring, its cards one after the other, over a hill.
    pub const PLAY: Duration = ms(280);
    pub const CARD_AFTER_CARD: Duration = ms(60);
    pub const PLAY_HEIGHT: f32 = 46.0;
    /// The ink that flies up where it lands.
    pub const PUFF: Duration = ms(420);
    pub const PASS: Duration = ms(320);
    /// The ring closes before the dragon comes.
    pub const RING: Duration = ms(300);
    pub const SAR_ZAN: Duration = ms(1_400);
    /// The Sar-Zan card goes to the new Dragon.
    pub const DRAGON: Duration = ms(640);
    pub const DRAGON_HEIGHT: f32 = 70.0;
    pub const DRAGON_SWELL: f32 = 0.45;
    /// Rings of gold run out from the gauge.
    pub const OWATTA: Duration = ms(1_300);
    pub const WAVES: u32 = 3;
    pub const WAVE_AFTER_WAVE: Duration = ms(170);
    /// A word in large type comes down, stays and goes.
    pub const WORD_LANDS: Duration = ms(240);
    pub const WORD_FROM: f32 = 1.6;
    pub const WORD_STAYS: Duration = ms(1_150);
    pub const WORD_FADES: Duration = ms(260);
    /// The chevrons run round once.
    pub const RUN: Duration = ms(1_100);
}

/// Soon: what its special cards do.
pub mod soon {
    use super::*;

    /// A bolt from the Lightning to the card it strikes.
    pub const BOLT: Duration = ms(180);
    /// And how long it stays to be seen.
    pub const BOLT_FADES: Duration = ms(420);
    /// The struck card flares.
    pub const STRUCK: Duration = ms(360);
    /// The compass appears, its needle swings to whoever is asked, and both go.
    pub const COMPASS: Duration = ms(1_000);
    pub const NEEDLE_SWINGS: Duration = ms(560);
    /// The lock on the discard shakes when somebody tries it.
    pub const LOCK_SHAKES: Duration = ms(360);
    /// How far it shakes, and how often.
    pub const LOCK_SWING: f32 = 0.3;
    pub const LOCK_TURNS: f32 = 3.0;
    /// A stolen or given card is seen before it is played.
    pub const IN_PASSING: Duration = ms(360);
    /// A complete sequence lights up, one card after the other.
    pub const SHINE_EACH: Duration = ms(70);
    pub const SHINE: Duration = ms(520);
    /// What can be taken glows, slowly.
    pub const GLOW: Duration = ms(1_600);
}

/// What passes over the table fades in and out so fast.
pub const PASSING_FADES: Duration = ms(140);

/// Swoop.
pub mod swoop {
    use super::*;

    /// Chosen cards fly to the pile together.
    pub const PLAY: Duration = ms(240);
    /// A hidden card rises, hangs, turns over and falls.
    pub const RISE: Duration = ms(200);
    pub const HANG: Duration = ms(350);
    pub const FALL: Duration = ms(220);
    /// A hidden card that could not be played is lit in alarm.
    pub const ALARM: Duration = ms(420);
    /// The pile goes to a hand, card after card.
    pub const PICK_UP: Duration = ms(360);
    const WAVE: Duration = ms(500);
    const WAVE_STEP: Duration = ms(45);
    /// The burst of a ten, and the pile thrown to all sides by it.
    pub const BURST: Duration = ms(600);
    pub const BURST_SEEN: Duration = ms(260);
    pub const SCATTER: Duration = ms(300);
    pub const TO_HEAP: Duration = ms(300);
    /// A Swoop, until the pile goes.
    pub const SWOOP: Duration = ms(900);
    /// Swallows cross the table, one behind the other.
    pub const SWALLOW: Duration = ms(800);
    pub const SWALLOW_AFTER_SWALLOW: Duration = ms(90);
    /// Letters fall one after the other and stay a while.
    pub const LETTER_AFTER_LETTER: Duration = ms(50);
    pub const LETTER_FALLS: Duration = ms(260);
    pub const LETTERS_STAY: Duration = ms(900);
    /// From one card of the pile to the next, when it is swept off.
    pub const SWEPT: Duration = ms(18);
    /// A card left over is counted.
    pub const COUNT: Duration = ms(140);

    /// Between two of `cards` cards picked up.
    pub fn wave(cards: usize) -> Duration {
        WAVE_STEP.min(WAVE / cards.max(1) as u32)
    }
}

/// Faster than any eye: for what is driven by hand while animation is off.
pub const AT_ONCE: f32 = 1_000.0;

/// How fast the table plays, chosen by the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    Off,
    Half,
    #[default]
    Normal,
    Double,
    Quadruple,
}

impl Speed {
    pub const ALL: [Speed; 5] = [
        Speed::Off,
        Speed::Half,
        Speed::Normal,
        Speed::Double,
        Speed::Quadruple,
    ];

    /// `None`: nothing is animated.
    pub fn factor(self) -> Option<f32> {
        match self {
            Speed::Off => None,
            Speed::Half => Some(0.5),
            Speed::Normal => Some(1.0),
            Speed::Double => Some(2.0),
            Speed::Quadruple => Some(4.0),
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Half => "0.5",
            Speed::Normal => "1",
            Speed::Double => "2",
            Speed::Quadruple => "4",
        }
    }

    pub fn parse(text: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == text)
    }
}

/// Holding a finger, the mouse or the space bar down while things move.
pub const FAST_FORWARD: f32 = 8.0;
/// A press shorter than this is a tap, which finishes the step.
pub const HOLD_STARTS: Duration = ms(260);

/// Easings by what they are for.
pub mod ease {
    use bevy::math::curve::EaseFunction;

    pub const ARRIVE: EaseFunction = EaseFunction::CubicOut;
    pub const LEAVE: EaseFunction = EaseFunction::CubicIn;
    pub const TRAVEL: EaseFunction = EaseFunction::SineInOut;
    pub const STEADY: EaseFunction = EaseFunction::Linear;
    /// A little too far, and back.
    pub const DROP: EaseFunction = EaseFunction::BackOut;
}

/// How much of `whole` has passed, 0 to 1.
pub fn share(passed: Duration, whole: Duration) -> f32 {
    if whole.is_zero() {
        return 1.0;
    }
    (passed.as_secs_f32() / whole.as_secs_f32()).clamp(0.0, 1.0)
}

/// Quick at first, gentle at the end: for what is driven by hand.
pub fn ease_out(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}

/// Smoothly up and down, once: for pulses driven by hand.
pub fn pulse(elapsed: Duration, period: Duration) -> f32 {
    let turn = elapsed.as_secs_f32() / period.as_secs_f32();
    0.5 - 0.5 * (turn * std::f32::consts::TAU).cos()
}
