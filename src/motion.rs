//! Every duration and easing of the program, and how the player's settings change them. Nothing
//! elsewhere names a number of milliseconds.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// A duration, as motion is measured.
pub const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// A screen fades in or out.
pub const SCREEN_FADE: Duration = ms(250);
/// The AI is seen to think at least this long.
pub const AI_BEAT: Duration = ms(450);
/// The same when it says why: a sentence has to be read.
pub const EXPLAINED_BEAT: Duration = ms(1_900);
/// And so long when it explains a word, which then stays to be read for longer.
pub const WORD_BEAT: Duration = ms(3_800);
pub const WORD_STAYS: Duration = ms(6_500);
/// Whoever is new to a game and has done nothing for so long gets a hint.
pub const HINT_COMES: Duration = ms(12_000);
/// The title plays a game by itself when it has been left alone for this long.
pub const DEMO_AFTER: Duration = ms(45_000);
/// A table that plays by itself leaves so much time to read a score sheet or the results.
pub const DEMO_READS: Duration = ms(6_000);
/// A lesson that is shown to a room leaves so much time to read a sentence.
pub const LESSON_READS: Duration = ms(5_500);
/// What a lesson's move has brought about is looked at so long before the table is laid anew.
pub const LESSON_LOOKS: Duration = ms(1_800);
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
/// A refusal stays so long; then what happened before can be read again.
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
/// The podium: a step comes from below, the next a little later.
pub const STEP_RISES: Duration = ms(520);
pub const STEP_AFTER_STEP: Duration = ms(340);
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

/// What passes over the table fades in and out so fast.
pub const PASSING_FADES: Duration = ms(140);

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
        Speed::Half,
        Speed::Normal,
        Speed::Double,
        Speed::Quadruple,
        Speed::Off,
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

/// How fast the table plays right now.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Pace {
    pub speed: Speed,
    pub reduced: bool,
    /// Somebody holds the table down.
    pub hurried: bool,
}

impl Pace {
    /// `None`: nothing moves, everything is simply there.
    pub fn factor(&self) -> Option<f32> {
        let factor = self.speed.factor()?;
        Some(if self.hurried {
            factor.max(FAST_FORWARD)
        } else {
            factor
        })
    }

    /// What breathes to be noticed; for those who asked for rest it is simply bright.
    pub fn pulse(&self, elapsed: Duration, period: Duration) -> f32 {
        if self.reduced || self.factor().is_none() {
            1.0
        } else {
            pulse(elapsed, period)
        }
    }
}

/// A person wants the step under way to be over.
#[derive(Message)]
pub struct FinishStep;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>().add_message::<FinishStep>();
}
