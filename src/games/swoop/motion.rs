//! Every duration and easing of Swoop.

use std::time::Duration;

use crate::motion::ms;

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
pub const BURST_SEEN: Duration = ms(460);
pub const SCATTER: Duration = ms(300);
pub const TO_HEAP: Duration = ms(300);
/// A Swoop, until its letters and then the pile go.
pub const SWOOP: Duration = ms(1_200);
/// Swallows cross the table, one behind the other.
pub const SWALLOW: Duration = ms(800);
pub const SWALLOW_AFTER_SWALLOW: Duration = ms(90);
/// Letters fall one after the other.
pub const LETTER_AFTER_LETTER: Duration = ms(50);
pub const LETTER_FALLS: Duration = ms(260);
/// From one card of the pile to the next, when it is swept off.
pub const SWEPT: Duration = ms(18);
/// A card left over is counted.
pub const COUNT: Duration = ms(140);

/// Between two of `cards` cards picked up.
pub fn wave(cards: usize) -> Duration {
    WAVE_STEP.min(WAVE / cards.max(1) as u32)
}
