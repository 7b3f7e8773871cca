//! Choosing a cell, and from which side the board is seen.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Status};
use veillee_rules::games::songo::{NORTH, Songo};

use super::Shown;
use super::piece::Piece;
use crate::action::{Action, TableAction, pressed};
use crate::play::history::TableRequest;
use crate::play::{Company, Gate, Match, Pending, Phase, PlaySystems, table_of};
use crate::settings::{Settings, Switch};

/// The board is seen from North's side.
#[derive(Resource, Default)]
pub struct Turned(pub bool);

/// Two people at one device: the board turns to whoever is to move.
pub(super) const BOARD_TURNS: Switch = Switch {
    key: "board_turns",
    words: "songo-board-turns",
    default: false,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Turned>()
        .add_systems(
            table_of::<Songo>(),
            (press_cell, turn_board)
                .run_if(resource_exists::<Shown>)
                .before(PlaySystems::Rules),
        )
        .add_systems(OnEnter(Phase::Choosing), face_the_mover);
}

/// A press on a cell is a move, whatever it is worth: the rules say what is wrong with it.
fn press_cell(mut actions: MessageReader<Action>, mut gate: Gate<Songo>) {
    for action in actions.read() {
        if let Some(Piece::Cell(cell)) = pressed(action) {
            gate.play(cell);
        }
    }
}

/// Two people at one device: the board can turn to whoever is to move.
fn face_the_mover(world: &mut World) {
    let Some(game) = world.get_resource::<Match<Songo>>() else {
        return;
    };
    let Status::ToMove(seat) = game.state.status() else {
        return;
    };
    if world.resource::<Company>().is_all_human()
        && world.resource::<Settings>().is_on(&BOARD_TURNS)
    {
        turn_to(world, seat == NORTH);
    }
}

fn turn_to(world: &mut World, turned: bool) {
    if world.resource::<Turned>().0 != turned {
        world.resource_mut::<Turned>().0 = turned;
        world.resource_mut::<Pending<Songo>>().lay_again();
    }
}

fn turn_board(
    mut requests: MessageReader<TableRequest>,
    mut turned: ResMut<Turned>,
    mut director: ResMut<Pending<Songo>>,
) {
    for request in requests.read() {
        if request.0 == TableAction::TurnBoard {
            turned.0 = !turned.0;
            director.lay_again();
        }
    }
}
