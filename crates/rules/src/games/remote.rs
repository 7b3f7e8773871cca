//! A thought that is done elsewhere: asked for and answered in text, for a worker that shares
//! nothing with the table. The text names the game, so this stands beside the list of games.

use std::task::Poll;

use serde::{Deserialize, Serialize};

use super::GameVisitor;
use crate::ai::{ChoiceOf, Level, Search, Thinker, think};
use crate::engine::Seat;

/// What there is to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request<S> {
    /// The name of the game.
    pub game: String,
    /// The whole state; the search sees no more of it than `seat` may know.
    pub state: S,
    /// Who is to move.
    pub seat: Seat,
    /// How well to play.
    pub level: Level,
    /// What the search draws its chance from.
    pub seed: u64,
}

/// A thought about any game.
pub trait RemoteSearch {
    /// As [`Search::step`]; the answer is written down for [`read_answer`].
    fn step(&mut self, quanta: u32) -> Option<String>;
}

/// A search of one game whose answer comes as text.
struct AnswerInText<G: Thinker>(Box<dyn Search<G>>);

impl<G: Thinker> RemoteSearch for AnswerInText<G> {
    fn step(&mut self, quanta: u32) -> Option<String> {
        match self.0.step(quanta) {
            Poll::Ready(choice) => Some(serde_json::to_string(&choice).unwrap_or_default()),
            Poll::Pending => None,
        }
    }
}

/// Begins what a [`Request`] asks for; `None` if it makes no sense.
pub fn begin(request: &str) -> Option<Box<dyn RemoteSearch>> {
    let request: Request<serde_json::Value> = serde_json::from_str(request).ok()?;
    let game = request.game.clone();
    super::visit(&game, Begin(request))?
}

struct Begin(Request<serde_json::Value>);

impl GameVisitor for Begin {
    type Output = Option<Box<dyn RemoteSearch>>;

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
        Some(Box::new(AnswerInText(search)))
    }
}

/// The choice that a [`RemoteSearch`] wrote down; `None` if it is no such thing.
pub fn read_answer<G: Thinker>(answer: &str) -> Option<ChoiceOf<G>> {
    serde_json::from_str(answer).ok()
}
