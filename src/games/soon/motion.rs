//! Every duration and easing of Soon.

use std::time::Duration;

use crate::motion::ms;

/// The Lightning strikes as soon as it is raised: what is told can be seen.
pub const RAISED: Duration = ms(60);
/// How long the bolt has been there when the card breaks.
pub const BOLT: Duration = ms(70);
/// And how long it stays to be seen.
pub const BOLT_FADES: Duration = ms(760);
/// It strikes once more.
pub const STRIKES_AGAIN: Duration = ms(120);
/// The struck card flares.
pub const STRUCK: Duration = ms(300);
/// Nothing else moves until everybody has seen which it was.
pub const HELD_STILL: Duration = ms(760);
/// What was struck lies before the Lightning falls on it.
pub const FALLS_ON_IT: Duration = ms(140);
/// The compass appears, its needle swings to whoever is asked; it stays until they answer.
pub const COMPASS: Duration = ms(1_000);
pub const COMPASS_STAYS: Duration = ms(1_500);
pub const NEEDLE_SWINGS: Duration = ms(560);
/// A cross through what somebody does not have.
pub const REFUSED: Duration = ms(700);
/// A Thief bends over what it takes.
pub const THIEF_WAITS: Duration = ms(420);
/// The lock on the discard shakes when somebody tries it.
pub const LOCK_SHAKES: Duration = ms(360);
/// How far it shakes, and how often.
pub const LOCK_SWING: f32 = 0.3;
pub const LOCK_TURNS: f32 = 3.0;
/// A stolen or given card is seen before it is played.
pub const IN_PASSING: Duration = ms(620);
/// A complete sequence lights up, one card after the other.
pub const SHINE_EACH: Duration = ms(70);
pub const SHINE: Duration = ms(520);
/// What can be taken glows, slowly.
pub const GLOW: Duration = ms(1_600);
