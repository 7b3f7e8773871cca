//! Every duration and easing of Sar-Zan.

use std::time::Duration;

use crate::motion::ms;

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
