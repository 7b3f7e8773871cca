//! Who plays: any seat may be handed over, from a person to an opponent and back, in the middle
//! of a game.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use crate::action::{Action, Menu, TableAction};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::plan::{Player, SeatPlan};
use crate::play::Company;
use crate::table::hud::Hud;
use crate::theme::SpriteName;
use crate::theme::palette::*;
use crate::theme::portrait::{portrait, portrait_of};
use crate::theme::widgets::{Face, size};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Menu::Seats).or_else(changed)));
}

fn changed(menu: Res<State<Menu>>, company: Res<Company>) -> bool {
    *menu.get() == Menu::Seats && company.is_changed()
}

fn draw(mut sheet: Sheet, company: Res<Company>, hud: Res<Hud>) {
    sheet.spawn(Menu::Seats, "menu-seats", 660.0, 0.0, |pens, list| {
        for (index, plan) in company.seats.iter().enumerate() {
            let mark = hud.seats.get(index).and_then(|seat| seat.mark);
            let row = Node {
                flex_direction: if pens.frame.is_tall() {
                    FlexDirection::Column
                } else {
                    FlexDirection::Row
                },
                align_items: if pens.frame.is_tall() {
                    AlignItems::Stretch
                } else {
                    AlignItems::Center
                },
                column_gap: px(12.0),
                row_gap: px(4.0),
                flex_shrink: 0.0,
                ..default()
            };
            list.spawn((row, Pickable::IGNORE))
                .with_children(|row| pens.who(row, Seat(index as u8), plan, mark));
        }
    });
}

/// How large a face is beside a name.
const FACE: f32 = 44.0;

impl Pens<'_> {
    /// A face, a name, and everybody who can play for it. An upright phone has no room for all of
    /// them in one line.
    fn who(
        &self,
        row: &mut ChildSpawnerCommands,
        seat: Seat,
        plan: &SeatPlan,
        mark: Option<SpriteName>,
    ) {
        let name = Words::plain(plan.name.clone());
        let (label, above) = if self.frame.is_tall() {
            (Words::plain(""), Some(name))
        } else {
            (name, None)
        };
        let face = Node {
            align_items: AlignItems::Center,
            column_gap: px(10.0),
            ..default()
        };
        row.spawn((face, Pickable::IGNORE)).with_children(|face| {
            match mark {
                Some(mark) => {
                    let node = Node {
                        width: px(FACE),
                        height: px(FACE),
                        ..default()
                    };
                    face.spawn((self.art.image(mark), node, Pickable::IGNORE));
                }
                None => {
                    face.spawn(portrait(self.art, portrait_of(seat.index()), None, FACE));
                }
            }
            if let Some(name) = above {
                face.spawn(self.theme.line(name, Face::Bold, size::TEXT, IVORY));
            }
        });
        let rest = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            ..default()
        };
        row.spawn((rest, Pickable::IGNORE)).with_children(|rest| {
            let players = Player::ALL.map(|player| {
                let words = Words::new(format!("{}-short", player.key()));
                let action = Action::Table(TableAction::Seat(seat, player));
                (words, player == plan.player, action)
            });
            self.choice(rest, label, players);
        });
    }
}
