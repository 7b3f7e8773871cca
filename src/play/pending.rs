//! What has happened and is still to be shown. The rules are always ahead of the table; when
//! nothing is pending the table shows exactly the state.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;

use crate::theme::Frame;

/// The events that wait for the [director](crate::table::director), and how far it has come.
#[derive(Resource)]
pub struct Pending<G: Ruleset> {
    pub(crate) queue: VecDeque<G::Event>,
    /// Time left, at normal speed, of the event under way.
    pub(crate) left: Option<Duration>,
    /// Time until everything set in motion so far has come to rest.
    pub(crate) unrest: Duration,
    pub(crate) laid: bool,
    pub(crate) laid_in: Option<Frame>,
    /// The table has to be laid anew.
    pub(crate) stale: bool,
    /// The state has to be shown as a whole.
    pub(crate) snap: bool,
    pub(crate) sheet: SheetShown,
}

/// The score sheet that the next event waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum SheetShown {
    #[default]
    NotYet,
    Open,
}

impl<G: Ruleset> Pending<G> {
    /// Before the table is laid; `events` are the deal.
    pub fn opening(events: Vec<G::Event>) -> Self {
        Pending {
            queue: events.into(),
            left: None,
            unrest: Duration::ZERO,
            laid: false,
            laid_in: None,
            stale: false,
            snap: false,
            sheet: SheetShown::NotYet,
        }
    }

    pub fn push(&mut self, events: Vec<G::Event>) {
        self.queue.extend(events);
    }

    /// Has the table caught up with the rules?
    pub fn is_idle(&self) -> bool {
        self.laid
            && !self.snap
            && self.queue.is_empty()
            && self.left.is_none()
            && self.unrest.is_zero()
    }

    /// Is somebody reading the score?
    pub fn shows_score(&self) -> bool {
        self.sheet == SheetShown::Open
    }

    /// Is there a table at all?
    pub fn is_laid(&self) -> bool {
        self.laid
    }

    /// The table has to be laid anew: it is now seen from another side.
    pub fn lay_again(&mut self) {
        self.drop_everything();
        self.stale = true;
    }

    /// The match is somewhere else now, and nobody is to see how it came there.
    pub fn show_at_once(&mut self) {
        self.drop_everything();
        self.snap = true;
    }

    /// For when the state is about to be shown as a whole.
    pub(crate) fn drop_everything(&mut self) {
        self.queue.clear();
        self.left = None;
        self.unrest = Duration::ZERO;
        self.snap = false;
        self.sheet = SheetShown::NotYet;
    }
}
