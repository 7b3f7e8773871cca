//! Whose eyes the table is drawn for. With several people at one device a curtain falls between
//! their turns, so that no hand shows to the wrong eyes.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Status, Viewer};

use super::{Match, Pending, Phase};
use crate::action::Menu;
use crate::plan::Player;

/// Who sits at the bottom, and whether what only they may see is shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewing {
    pub seat: Seat,
    pub open: bool,
}

impl Default for Viewing {
    fn default() -> Self {
        Viewing {
            seat: Seat(0),
            open: true,
        }
    }
}

impl Viewing {
    pub fn viewer(&self) -> Viewer {
        if self.open {
            Viewer::Seat(self.seat)
        } else {
            Viewer::Public
        }
    }

    /// At the beginning of a match: the one person's, or the first seat's of several AIs. Of
    /// several people nobody's, until the curtain opens for somebody.
    pub fn first<G: Ruleset>(game: &Match<G>) -> Viewing {
        let people = Seat::all(game.state.players())
            .filter(|seat| game.player(*seat) == Player::Human)
            .collect::<Vec<Seat>>();
        Viewing {
            seat: people.first().copied().unwrap_or(Seat(0)),
            open: !needs_curtain::<G>(game),
        }
    }
}

/// Are there hidden cards, and more than one pair of eyes?
pub fn needs_curtain<G: Ruleset>(game: &Match<G>) -> bool {
    G::HIDES && game.plan.humans() > 1
}

/// Is the curtain to be down before this person chooses?
pub(super) fn curtain_before<G: Ruleset>(game: &Match<G>, viewing: &Viewing) -> bool {
    let Status::ToMove(seat) = game.state.status() else {
        return false;
    };
    needs_curtain::<G>(game)
        && game.player(seat) == Player::Human
        && *viewing != Viewing { seat, open: true }
}

/// The hand is covered as soon as its owner's turn is over and everything has been shown, and
/// when the game is paused.
pub(super) fn cover<G: Ruleset>(
    game: Res<Match<G>>,
    menu: Res<State<Menu>>,
    mut pending: ResMut<Pending<G>>,
    mut viewing: ResMut<Viewing>,
) {
    if !viewing.open || !needs_curtain::<G>(&game) || !pending.is_idle() {
        return;
    }
    // Whoever looks at a game that is over may see all of it.
    if game.looking_at.is_some() && matches!(game.state.status(), Status::Over(_)) {
        return;
    }
    let theirs = game.state.status() == Status::ToMove(viewing.seat);
    if !theirs || *menu.get() == Menu::Pause {
        viewing.open = false;
        pending.lay_again();
    }
}

/// The curtain opens for whoever is to move.
pub(super) fn uncover<G: Ruleset>(
    game: Res<Match<G>>,
    phase: Res<State<Phase>>,
    mut opened: MessageReader<OpenCurtain>,
    mut pending: ResMut<Pending<G>>,
    mut viewing: ResMut<Viewing>,
) {
    let asked = opened.read().count() > 0;
    if let (true, Phase::Curtain, Status::ToMove(seat)) = (asked, *phase.get(), game.state.status())
    {
        *viewing = Viewing { seat, open: true };
        pending.lay_again();
    }
}

/// Somebody holds the curtain's button.
#[derive(Message)]
pub struct OpenCurtain;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenCurtain>();
}
