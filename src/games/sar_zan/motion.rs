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
/// A great moment begins with a breath in which nothing moves.
pub const HIT: Duration = ms(160);
/// The lamp flares and goes down again.
pub const FLARE: Duration = ms(900);
/// The dragon runs round the ring.
pub const COIL: Duration = ms(620);
pub const SAR_ZAN: Duration = ms(1_700);
/// The Sar-Zan card goes to the new Dragon.
pub const DRAGON: Duration = ms(640);
pub const DRAGON_HEIGHT: f32 = 70.0;
pub const DRAGON_SWELL: f32 = 0.45;
/// The strokes of the ring fly out from it.
pub const OWATTA: Duration = ms(1_500);
/// How long the count of a round is left to be read before it is opened as a sheet.
pub const COUNT_READ: Duration = ms(1_400);
pub const WAVES: u32 = 2;
pub const WAVE: Duration = ms(620);
pub const WAVE_AFTER_WAVE: Duration = ms(220);
/// A word in large type comes down, stays and goes.
pub const WORD_LANDS: Duration = ms(240);
pub const WORD_FROM: f32 = 1.6;
pub const WORD_STAYS: Duration = ms(1_200);
pub const WORD_FADES: Duration = ms(260);
/// The chevrons run round once.
pub const RUN: Duration = ms(1_100);
