//! A thought that is done elsewhere: asked for and answered in text, for a worker that shares
//! nothing with the table. The text names the game, so this stands beside the list of games.

use std::task::Poll;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::GameVisitor;
use crate::ai::{Care, Level, Search, Thinker, judge, think};
use crate::engine::Seat;

/// What there is to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request<S, M> {
    /// The name of the game.
    pub game: String,
    /// The whole state; the search sees no more of it than `seat` may know.
    pub state: S,
    /// Who is to move.
    pub seat: Seat,
    /// What is asked.
    pub task: Task<M>,
    /// What the search draws its chance from.
    pub seed: u64,
}

/// What is asked of a position. A choice answers the first, a verdict the second.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task<M> {
    /// What to play, and how well.
    Choose(Level),
    /// What this move was worth, and how closely to look.
    Judge(M, Care),
}

/// A thought about any game.
pub trait RemoteSearch {
    /// As [`Search::step`]; the answer is written down for [`read_answer`].
    fn step(&mut self, quanta: u32) -> Option<String>;
}

/// A search of one game whose answer comes as text.
struct AnswerInText<G: Thinker, Answer>(Box<dyn Search<G, Answer>>);

impl<G: Thinker, Answer: Serialize> RemoteSearch for AnswerInText<G, Answer> {
    fn step(&mut self, quanta: u32) -> Option<String> {
        match self.0.step(quanta) {
            Poll::Ready(answer) => Some(serde_json::to_string(&answer).unwrap_or_default()),
            Poll::Pending => None,
        }
    }
}

/// Begins what a [`Request`] asks for; `None` if it makes no sense.
pub fn begin(request: &str) -> Option<Box<dyn RemoteSearch>> {
    let request: AnyRequest = serde_json::from_str(request).ok()?;
    let game = request.game.clone();
    super::visit(&game, Begin(request))?
}

/// Of a game that is not known yet.
type AnyRequest = Request<serde_json::Value, serde_json::Value>;

struct Begin(AnyRequest);

impl GameVisitor for Begin {
    type Output = Option<Box<dyn RemoteSearch>>;

    fn visit<G: Thinker>(self) -> Self::Output {
        let Request {
            state, seat, seed, ..
        } = self.0;
        let state: G = serde_json::from_value(state).ok()?;
        let search: Box<dyn RemoteSearch> = match self.0.task {
            Task::Choose(level) => Box::new(AnswerInText(think(&state, seat, level, seed)?)),
            Task::Judge(played, care) => {
                let played = serde_json::from_value(played).ok()?;
                Box::new(AnswerInText(judge(&state, seat, played, care, seed)?))
            }
        };
        Some(search)
    }
}

/// The choice or the verdict that a [`RemoteSearch`] wrote down; `None` if it is no such thing.
pub fn read_answer<Answer: DeserializeOwned>(answer: &str) -> Option<Answer> {
    serde_json::from_str(answer).ok()
}
