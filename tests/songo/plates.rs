//! Whose turn it is, who has moved, and what a capture comes to: the plates and the log.

use bevy::prelude::*;
use veillee::action::{Action, Menu, TableAction};
use veillee::plan::Player;
use veillee::table::lane::LaneLine;
use veillee::table::plate_parts::{Says, SeatPlate, What};
use veillee_rules::ai::Level;
use veillee_rules::engine::Seat;
use veillee_rules::games::songo::Songo;

use crate::cell;
use crate::helpers::table::*;

/// South can take nine seeds from three cells.
const NINE: &str = "3 4 1 0 2 3 1/2 3 9 0 1 1 7/15 18";

fn nine_to_take(north: Player) -> App {
    let mut app = quick_app(WINDOW);
    let mut plan = crate::people(1);
    plan.setup.position = Some(NINE.to_string());
    plan.setup.options.insert("first".into(), "south".into());
    plan.seats[1].player = north;
    start(&mut app, plan);
    assert!(settle::<Songo>(&mut app));
    app
}

fn said(app: &mut App, seat: Seat, what: What) -> String {
    let mut texts = app.world_mut().query::<(&Says, &Text)>();
    let wanted = Says(seat, what);
    let mut found = texts.iter(app.world()).filter(|(says, _)| **says == wanted);
    found
        .next()
        .map(|(_, text)| text.0.clone())
        .unwrap_or_default()
}

/// "Your turn" would be read by both.
#[test]
fn of_two_people_who_share_the_table_is_spoken() {
    for (north, told) in [
        (Player::Human, "Their turn"),
        (Player::Ai(Level::Easy), "Your turn"),
    ] {
        let mut app = nine_to_take(north);
        wait(&mut app, 3);
        assert_eq!(said(&mut app, Seat(0), What::Status), told, "{north:?}");
        assert_eq!(said(&mut app, Seat(1), What::Status), "", "{north:?}");
    }
}

#[test]
fn looking_back_lights_the_plate_of_whoever_moved() {
    let mut app = nine_to_take(Player::Human);
    for name in ["S2", "N0"] {
        play::<Songo>(&mut app, cell(name));
        assert!(settle::<Songo>(&mut app));
    }
    for (moves, moved) in [(1, Some(Seat(0))), (0, None)] {
        act(&mut app, Action::Table(TableAction::LookAt(moves)));
        wait(&mut app, 6);
        let mut plates = app.world_mut().query::<(&SeatPlate, &BorderColor)>();
        let edges: Vec<(Seat, Color)> = plates
            .iter(app.world())
            .map(|(plate, edge)| (plate.0, edge.top))
            .collect();
        let edge = |seat: u8| edges.iter().find(|(own, _)| *own == Seat(seat)).unwrap().1;
        let differ = edge(0) != edge(1);
        assert_eq!(differ, moved.is_some(), "after {moves} moves: {edges:?}");
    }
}

/// Three cells are taken one after the other, and told at once.
#[test]
fn a_capture_is_one_line_of_the_log() {
    let mut app = nine_to_take(Player::Human);
    play::<Songo>(&mut app, cell("S2"));
    assert!(settle::<Songo>(&mut app));
    act(&mut app, Action::Open(Menu::Log));
    wait(&mut app, 10);
    let mut texts = app.world_mut().query_filtered::<&Text, Without<LaneLine>>();
    let texts: Vec<String> = texts.iter(app.world()).map(|text| text.0.clone()).collect();
    let told = texts.iter().filter(|text| text.starts_with("Takes"));
    let told: Vec<&String> = told.collect();
    assert_eq!(told, ["Takes 9 seeds of cells 7, 6 and 5"], "{texts:?}");
}
