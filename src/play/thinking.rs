//! Thoughts on their way, and who runs them: a thread, the page's worker, or a slice of every frame.
//! The opponents think like this, and whoever looks at a game again.

use bevy::platform::cell::SyncCell;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::futures_lite::future;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use serde::de::DeserializeOwned;
use veillee_rules::ai::{self, Care, ChoiceOf, Level, Search, Thinker, VerdictOf};
use veillee_rules::engine::Seat;
use veillee_rules::games::remote::{self, Request, Task as Asks};

use crate::motion;
use crate::platform::{self, Heard, Runner};

/// A thought under way, or what came of it. Dropping it is cancelling it.
pub enum Work<G: Thinker, Answer = ChoiceOf<G>> {
    /// By a thread.
    Pool(Task<Option<Answer>>),
    /// By the page's worker.
    Asked(Asked),
    /// A little of it in every frame.
    Slices(SyncCell<Box<dyn Search<G, Answer>>>),
    Done(Option<Answer>),
}

/// A question to the worker; whoever forgets it tells the worker to stop.
pub struct Asked(u64);

impl Drop for Asked {
    fn drop(&mut self) {
        platform::post("stop-thinking", &self.0.to_string());
    }
}

/// Whose thoughts these are: their questions to the worker are numbered apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Asker {
    Opponent,
    Hint,
    Review,
}

impl Asker {
    /// The number of a question of theirs.
    pub fn number(self, nth: u64) -> u64 {
        nth + match self {
            Asker::Opponent => 0,
            Asker::Hint => 1 << 40,
            Asker::Review => 1 << 41,
        }
    }
}

/// What is thought about.
pub struct Question<'a, G> {
    pub state: &'a G,
    pub seat: Seat,
    pub seed: u64,
}

impl<G: Thinker> Question<'_, G> {
    /// What to play.
    pub fn choose(&self, level: Level, runner: Runner, number: u64) -> Work<G> {
        self.begin(Asks::Choose(level), runner, number, || {
            ai::think(self.state, self.seat, level, self.seed)
        })
    }

    /// What was played, one of several moves there were.
    pub fn judge(
        &self,
        (played, care): (G::Move, Care),
        runner: Runner,
        number: u64,
    ) -> Work<G, VerdictOf<G>> {
        self.begin(Asks::Judge(played, care), runner, number, || {
            ai::judge(self.state, self.seat, played, care, self.seed)
        })
    }

    /// `search` answers what `asks` asks.
    fn begin<Answer: Send + 'static>(
        &self,
        asks: Asks<G::Move>,
        runner: Runner,
        number: u64,
        search: impl FnOnce() -> Option<Box<dyn Search<G, Answer>>>,
    ) -> Work<G, Answer> {
        match runner {
            Runner::Pool => Work::Pool(AsyncComputeTaskPool::get().spawn(think_on(search()))),
            Runner::Worker => {
                let request = Request {
                    game: G::ID.to_string(),
                    state: self.state,
                    seat: self.seat,
                    task: asks,
                    seed: self.seed,
                };
                match serde_json::to_string(&request) {
                    Ok(request) => {
                        platform::post("think", &format!("{number} {request}"));
                        Work::Asked(Asked(number))
                    }
                    Err(_) => in_slices(search()),
                }
            }
            Runner::Slices => in_slices(search()),
        }
    }
}

fn in_slices<G: Thinker, Answer>(search: Option<Box<dyn Search<G, Answer>>>) -> Work<G, Answer> {
    search.map_or(Work::Done(None), |search| {
        Work::Slices(SyncCell::new(search))
    })
}

/// To the end, with a breath now and then in which it can be cancelled.
async fn think_on<G: Thinker, Answer>(
    search: Option<Box<dyn Search<G, Answer>>>,
) -> Option<Answer> {
    let mut search = search?;
    loop {
        if let std::task::Poll::Ready(answer) = search.step(32) {
            return Some(answer);
        }
        future::yield_now().await;
    }
}

/// How a thought has got on in a frame.
pub enum Advance {
    Worked,
    /// There is no worker after all.
    Refused,
}

impl<G: Thinker, Answer: DeserializeOwned + Send + 'static> Work<G, Answer> {
    /// Lets it go on for this frame; the answer of the worker is among what was `heard`.
    pub fn advance(&mut self, heard: &mut MessageReader<Heard>) -> Advance {
        let done = match self {
            Work::Pool(task) => block_on(future::poll_once(task)),
            Work::Asked(asked) => {
                let answer = heard.read().find_map(|news| match news {
                    Heard::Thought { number, answer } if *number == asked.0 => Some(answer),
                    _ => None,
                });
                match answer {
                    None => None,
                    Some(answer) => match answer.as_deref().and_then(remote::read_answer) {
                        Some(answer) => Some(Some(answer)),
                        None => return Advance::Refused,
                    },
                }
            }
            Work::Slices(search) => {
                let began = Instant::now();
                loop {
                    if let std::task::Poll::Ready(answer) = search.get().step(1) {
                        break Some(Some(answer));
                    }
                    if began.elapsed() >= motion::THINKING_SLICE {
                        break None;
                    }
                }
            }
            Work::Done(_) => None,
        };
        if let Some(answer) = done {
            *self = Work::Done(answer);
        }
        Advance::Worked
    }
}
