//! Who plays: any seat may be handed over, from a person to an opponent and back, in the middle
//! of a game.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use crate::action::{Action, Menu, TableAction};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::plan::{Player, SeatPlan};
use crate::play::Company;
use crate::table::hud::{Hud, SeatHud};
use crate::theme::FrameKind;
use crate::theme::palette::*;
use crate::theme::player_pill::{next_player, player_pill};
use crate::theme::portrait::{portrait, portrait_of};
use crate::theme::widgets::{Face, size};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Menu::Seats).or_else(changed)));
}

fn changed(menu: Res<State<Menu>>, company: Res<Company>) -> bool {
    *menu.get() == Menu::Seats && company.is_changed()
}

fn draw(mut sheet: Sheet, company: Res<Company>, hud: Res<Hud>) {
    sheet.spawn(Menu::Seats, "menu-seats", 720.0, 0.0, |pens, list| {
        let words = Words::new("seats-how");
        let how = pens.theme.words(words, Face::Text, size::TEXT, ASH_LIT);
        let node = Node {
            margin: UiRect::left(px(1.0)),
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((how, node));
        // On its side a phone has room for two beside each other.
        let beside = if pens.frame.kind == FrameKind::Short {
            2
        } else {
            1
        };
        let seats: Vec<_> = company.seats.iter().enumerate().collect();
        for pair in seats.chunks(beside) {
            let line = Node {
                column_gap: px(10.0),
                flex_shrink: 0.0,
                ..default()
            };
            list.spawn((line, Pickable::IGNORE)).with_children(|line| {
                for (index, plan) in pair {
                    let seat = Seat(*index as u8);
                    pens.who(line, seat, plan, hud.seats.get(*index));
                }
                // As wide as the others.
                for _ in pair.len()..beside {
                    line.spawn((place(), Pickable::IGNORE));
                }
            });
        }
    });
}

/// One of those beside each other.
fn place() -> Node {
    Node {
        flex_grow: 1.0,
        flex_basis: px(0.0),
        ..default()
    }
}

/// How wide the pill is that says who plays.
const PILL: f32 = 164.0;

impl Pens<'_> {
    /// A face, a name, and who plays there: where there is room everybody who could, else the next
    /// of them by a press.
    fn who(
        &self,
        line: &mut ChildSpawnerCommands,
        seat: Seat,
        plan: &SeatPlan,
        hud: Option<&SeatHud>,
    ) {
        let card = (
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                column_gap: px(8.0),
                padding: UiRect::axes(px(10.0), px(8.0)),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(20.0)),
                ..place()
            },
            BackgroundColor(WELL.with_alpha(0.5)),
            // Where a person sits is seen at once.
            BorderColor::all(match plan.player {
                Player::Human => EMBER_LIGHT.with_alpha(0.8),
                Player::Ai(_) => LAMP.with_alpha(0.14),
            }),
            Pickable::IGNORE,
        );
        let large = match self.frame.kind {
            FrameKind::Short => 44.0,
            FrameKind::Tall => 50.0,
            FrameKind::Wide => 56.0,
        };
        line.spawn(card).with_children(|card| {
            let person = Node {
                align_items: AlignItems::Center,
                column_gap: px(10.0),
                flex_grow: 1.0,
                flex_basis: px(0.0),
                min_width: px(0.0),
                overflow: Overflow::clip_x(),
                ..default()
            };
            card.spawn((person, Pickable::IGNORE))
                .with_children(|person| {
                    let team = hud.and_then(|seat| seat.team);
                    let face = portrait_of(seat.index());
                    person.spawn(portrait(self.art, face, team, large));
                    if let Some(mark) = hud.and_then(|seat| seat.mark) {
                        let node = Node {
                            width: px(22.0),
                            height: px(22.0),
                            flex_shrink: 0.0,
                            ..default()
                        };
                        person.spawn((self.art.image(mark), node, Pickable::IGNORE));
                    }
                    let name = Words::plain(plan.name.clone());
                    let letters = if self.frame.is_wide() {
                        size::LABEL
                    } else {
                        size::TEXT
                    };
                    person.spawn(self.theme.line(name, Face::Bold, letters, IVORY));
                });
            let action = |player| Action::Table(TableAction::Seat(seat, player));
            if self.frame.is_wide() {
                self.values(
                    card,
                    Player::ALL.map(|player| {
                        let words = Words::new(format!("{}-short", player.key()));
                        (words, player == plan.player, action(player))
                    }),
                );
            } else {
                let next = action(next_player(plan.player));
                let said = Words::new(plan.player.key());
                player_pill(
                    card,
                    (self.theme, self.art),
                    (plan.player, said),
                    next,
                    PILL,
                );
            }
        });
    }
}
