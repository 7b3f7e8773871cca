//! Every duration and easing of Songo.

use std::time::Duration;

use crate::motion::ms;

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
/// What a captured cell has brought is told for so long.
pub const COUNTED_STAYS: Duration = ms(1_800);
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
