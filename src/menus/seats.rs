//! Who plays: any seat may be handed over, from a person to an opponent and back, in the middle
//! of a game.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use crate::action::{Action, Menu, TableAction};
use crate::locale::Words;
use crate::menus::{Sheet, redraw};
use crate::plan::Player;
use crate::play::Company;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Menu::Seats).or_else(changed)));
}

fn changed(menu: Res<State<Menu>>, company: Res<Company>) -> bool {
    *menu.get() == Menu::Seats && company.is_changed()
}

fn draw(mut sheet: Sheet, company: Res<Company>) {
    sheet.spawn(Menu::Seats, "menu-seats", 640.0, 0.0, |pens, list| {
        for (index, plan) in company.seats.iter().enumerate() {
            let seat = Seat(index as u8);
            pens.choice(
                list,
                Words::plain(plan.name.clone()),
                Player::ALL.map(|player| {
                    let words = Words::new(format!("{}-short", player.key()));
                    let action = Action::Table(TableAction::Seat(seat, player));
                    (words, player == plan.player, action)
                }),
            );
        }
    });
}
