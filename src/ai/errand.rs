//! A thought that is done elsewhere: asked for and answered in text, for a worker that shares
//! nothing with the table.

use std::task::Poll;

use serde::{Deserialize, Serialize};

use super::{ChoiceOf, Level, Search, Thinker, think};
use crate::engine::Seat;
use crate::games::{self, GameVisitor};

/// What there is to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request<S> {
    pub game: String,
    pub state: S,
    pub seat: Seat,
    pub level: Level,
    pub seed: u64,
}

/// A thought about any game.
pub trait Errand {
    /// As [`Search::step`]; the answer is written down for [`read_answer`].
    fn step(&mut self, quanta: u32) -> Option<String>;
}

struct Written<G: Thinker>(Box<dyn Search<G>>);

impl<G: Thinker> Errand for Written<G> {
    fn step(&mut self, quanta: u32) -> Option<String> {
        match self.0.step(quanta) {
            Poll::Ready(choice) => Some(serde_json::to_string(&choice).unwrap_or_default()),
            Poll::Pending => None,
        }
    }
}

/// Begins what a [`Request`] asks for; `None` if it makes no sense.
pub fn begin(request: &str) -> Option<Box<dyn Errand>> {
    let request: Request<serde_json::Value> = serde_json::from_str(request).ok()?;
    let game = request.game.clone();
    games::visit(&game, Begin(request))?
}

struct Begin(Request<serde_json::Value>);

impl GameVisitor for Begin {
    type Output = Option<Box<dyn Errand>>;

    fn visit<G: Thinker>(self) -> Self::Output {
        let Request {
            state,
            seat,
            level,
            seed,
            ..
        } = self.0;
        let state: G = serde_json::from_value(state).ok()?;
        let search = think(&state, seat, level, seed)?;
        Some(Box::new(Written(search)))
    }
}

pub fn read_answer<G: Thinker>(answer: &str) -> Option<ChoiceOf<G>> {
    serde_json::from_str(answer).ok()
}
