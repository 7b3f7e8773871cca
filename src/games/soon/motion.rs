//! Every duration and easing of Soon.

use std::time::Duration;

use crate::motion::ms;

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
