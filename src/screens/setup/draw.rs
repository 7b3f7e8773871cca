//! How the set-up screen looks.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use crate::action::{Action, Screen, SetupAction};
use crate::catalogue::{Catalogue, Entry};
use crate::locale::{Locale, Words};
use crate::plan::Player;
use crate::screens::setup::{Draft, SetupRoot};
use crate::theme::palette::*;
use crate::theme::portrait::portrait_of;
use crate::theme::scroll::Scrolls;
use crate::theme::widgets::{ButtonLook, Face, button, full_frame, icon, panel, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// Where the list was, for when it is drawn again.
#[derive(Component)]
pub(super) struct List;

struct Draw<'a> {
    theme: &'a Theme,
    art: &'a Art,
    draft: &'a Draft,
    game: &'a Entry,
    locale: &'a Locale,
    tall: bool,
    /// A seat fits into one line.
    roomy: bool,
}

pub(super) fn draw(
    theme: Res<Theme>,
    art: Res<Art>,
    frame: Res<Frame>,
    draft: Res<Draft>,
    catalogue: Res<Catalogue>,
    locale: Res<Locale>,
    old: Query<Entity, With<SetupRoot>>,
    lists: Query<&ScrollPosition, With<List>>,
    mut commands: Commands,
) {
    let scrolled = lists.iter().next().map_or(0.0, |position| position.y);
    for root in &old {
        commands.entity(root).despawn();
    }
    let Some(game) = catalogue.get(&draft.plan.game) else {
        return;
    };
    let draw = Draw {
        theme: &theme,
        art: &art,
        draft: &draft,
        game,
        locale: &locale,
        tall: frame.is_tall(),
        roomy: frame.kind == FrameKind::Wide,
    };
    let width = if draw.tall {
        frame.size.x
    } else {
        frame.size.x.min(1_180.0)
    };
    commands
        .spawn((Name::new("set-up"), SetupRoot, full_frame()))
        .insert(Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            ..default()
        })
        .with_children(|root| {
            draw.header(root, &frame);
            // Below the cloth, where there is room to show it.
            let height = match frame.kind {
                FrameKind::Tall => 208.0,
                FrameKind::Wide => 226.0,
                FrameKind::Short => 72.0,
            };
            draw.heading(root, width, height);
            root.spawn((
                List,
                Scrolls,
                ScrollPosition(Vec2::new(0.0, scrolled)),
                Node {
                    width: px(width),
                    flex_grow: 1.0,
                    flex_basis: px(0.0),
                    flex_direction: if draw.tall {
                        FlexDirection::Column
                    } else {
                        FlexDirection::Row
                    },
                    align_items: if draw.tall {
                        AlignItems::Stretch
                    } else {
                        AlignItems::FlexStart
                    },
                    column_gap: px(20.0),
                    row_gap: px(8.0),
                    padding: UiRect::axes(px(12.0), px(6.0)),
                    overflow: Overflow::scroll_y(),
                    ..default()
                },
            ))
            .with_children(|list| {
                let column = |share: f32| Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(8.0),
                    flex_grow: share,
                    flex_basis: if draw.tall { auto() } else { px(0.0) },
                    flex_shrink: 0.0,
                    ..default()
                };
                let seats = if draw.roomy { 1.2 } else { 1.0 };
                list.spawn((column(seats), Pickable::IGNORE))
                    .with_children(|column| draw.seats(column));
                list.spawn((column(1.0), Pickable::IGNORE))
                    .with_children(|column| draw.house_rules(column));
            });
            draw.start(root, width);
        });
}

impl Draw<'_> {
    /// The game's cloth hangs over the top edge with its pieces, where it has been drawn.
    fn header(&self, root: &mut ChildSpawnerCommands, frame: &Frame) {
        let orientation = if self.tall { "portrait" } else { "landscape" };
        let name = format!("setup-header-{}-{orientation}", self.draft.plan.game);
        let Some(drawn) = self.art.picture_size(&name) else {
            return;
        };
        // There is no room to spare on a phone on its side.
        if frame.kind == FrameKind::Short {
            return;
        }
        let size = Vec2::new(frame.size.x.max(drawn.x), drawn.y);
        root.spawn((
            Name::new("header"),
            ImageNode {
                image: self.art.picture(&name),
                image_mode: NodeImageMode::Stretch,
                ..default()
            },
            Node {
                position_type: PositionType::Absolute,
                top: px(0.0),
                left: px((frame.size.x - size.x) / 2.0),
                width: px(size.x),
                height: px(size.y),
                ..default()
            },
            Pickable::IGNORE,
        ));
        // Words are written on it, so it comes out of the dark.
        root.spawn((
            Node {
                position_type: PositionType::Absolute,
                width: percent(100.0),
                height: px(size.y * 0.6),
                ..default()
            },
            BackgroundGradient::from(LinearGradient::to_bottom(vec![
                ColorStop::auto(NIGHT.with_alpha(0.75)),
                ColorStop::auto(NIGHT.with_alpha(0.0)),
            ])),
            Pickable::IGNORE,
        ));
    }

    fn heading(&self, root: &mut ChildSpawnerCommands, width: f32, height: f32) {
        let node = Node {
            width: px(width),
            height: px(height),
            padding: UiRect::axes(px(14.0), px(if self.tall { 46.0 } else { 12.0 })),
            align_items: AlignItems::FlexStart,
            justify_content: JustifyContent::SpaceBetween,
            flex_shrink: 0.0,
            ..default()
        };
        root.spawn((node, Pickable::IGNORE)).with_children(|row| {
            let round = |action: Action| {
                let node = Node {
                    border_radius: BorderRadius::MAX,
                    width: px(48.0),
                    height: px(48.0),
                    ..default()
                };
                button(ButtonLook::Round, action, node)
            };
            row.spawn(round(Action::Go(Screen::Title)))
                .with_child(icon(self.art, "back", 24.0, IVORY));
            let name = Words::new(format!("{}-name", self.draft.plan.game));
            row.spawn(self.theme.line(name, Face::Display, size::HEADING, IVORY));
            row.spawn(round(Action::Open(crate::action::Menu::Help)))
                .with_child(icon(self.art, "help", 24.0, IVORY));
        });
    }

    fn seats(&self, column: &mut ChildSpawnerCommands) {
        if self.game.players.start() < self.game.players.end() {
            self.player_count(column);
        }
        for (index, plan) in self.draft.plan.seats.iter().enumerate() {
            let seat = Seat(index as u8);
            let card = match self.roomy {
                true => Node {
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::SpaceBetween,
                    flex_wrap: FlexWrap::Wrap,
                    padding: UiRect::axes(px(10.0), px(6.0)),
                    ..default()
                },
                false => Node {
                    flex_direction: FlexDirection::Column,
                    padding: UiRect::all(px(10.0)),
                    row_gap: px(6.0),
                    ..default()
                },
            };
            column
                .spawn((panel(card), Pickable::IGNORE))
                .with_children(|card| {
                    self.who(card, seat, &plan.name);
                    self.chips(
                        card,
                        Player::ALL.map(|player| {
                            let action = Action::Setup(SetupAction::Seat(seat, player));
                            (
                                Words::new(format!("{}-short", player.key())),
                                player == plan.player,
                                action,
                            )
                        }),
                    );
                });
        }
    }

    /// A seat's name, which can be changed, and what the place is called.
    fn who(&self, card: &mut ChildSpawnerCommands, seat: Seat, name: &str) {
        let row = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        };
        card.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let edit = Action::Setup(SetupAction::EditName(seat));
            let node = Node {
                column_gap: px(10.0),
                padding: UiRect::axes(px(8.0), px(0.0)),
                ..default()
            };
            let name = Words::plain(name.to_string());
            row.spawn(button(ButtonLook::Quiet, edit, node))
                .with_children(|button| {
                    let size_of_mark = Node {
                        width: px(30.0),
                        height: px(30.0),
                        ..default()
                    };
                    button.spawn((self.mark(seat.index()), size_of_mark, Pickable::IGNORE));
                    button.spawn(self.theme.line(name, Face::Bold, size::LABEL, IVORY));
                    button.spawn(icon(self.art, "pencil", 18.0, ASH));
                });
            let place = self.place_name(seat.index());
            row.spawn(self.theme.line(place, Face::Text, size::LEAST, ASH));
        });
    }

    /// A side of the board has its mark, a place at a card table a portrait.
    fn mark(&self, index: usize) -> ImageNode {
        if let Some(mark) = (self.game.side_mark)(index) {
            return self.art.image(mark);
        }
        let portrait = format!("person-{}", portrait_of(index));
        self.art.image(("people", &portrait))
    }

    /// What the place is called: by its side of the board, or by its number.
    fn place_name(&self, index: usize) -> Words {
        let key = format!("{}-seat-{index}", self.draft.plan.game);
        if self.locale.has(&key) {
            Words::new(key)
        } else {
            Words::new("seat-number").with("number", index + 1)
        }
    }

    fn player_count(&self, column: &mut ChildSpawnerCommands) {
        let card = panel(Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::new(px(18.0), px(10.0), px(4.0), px(4.0)),
            ..default()
        });
        column
            .spawn((card, Pickable::IGNORE))
            .with_children(|card| {
                let chosen = self.draft.plan.setup.players;
                self.row(card, Words::new("setup-players"), |row| {
                    self.chips(
                        row,
                        self.game.players.clone().map(|count| {
                            let action = Action::Setup(SetupAction::Players(count));
                            (Words::plain(count.to_string()), count == chosen, action)
                        }),
                    );
                });
            });
    }

    /// A row of values, one of them chosen.
    fn chips(
        &self,
        parent: &mut ChildSpawnerCommands,
        chips: impl IntoIterator<Item = (Words, bool, Action)>,
    ) {
        let well = (
            Node {
                flex_wrap: FlexWrap::Wrap,
                border_radius: BorderRadius::all(px(26.0)),
                padding: UiRect::all(px(2.0)),
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.75)),
            Pickable::IGNORE,
        );
        parent.spawn(well).with_children(|row| {
            for (words, chosen, action) in chips {
                let look = ButtonLook::Chip { chosen };
                let node = Node {
                    flex_grow: 1.0,
                    padding: UiRect::horizontal(px(if self.tall { 5.0 } else { 10.0 })),
                    border_radius: BorderRadius::all(px(24.0)),
                    ..default()
                };
                row.spawn(button(look, action, node))
                    .with_child(self.theme.line(words, Face::Bold, size::TEXT, look.ink()));
            }
        });
    }

    fn house_rules(&self, column: &mut ChildSpawnerCommands) {
        let heading = Words::new("setup-house-rules");
        let note = (self.game.setup_note)(&self.draft.plan.setup);
        let note = note.unwrap_or_else(|| Words::plain(""));
        let card = panel(Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::axes(px(14.0), px(6.0)),
            ..default()
        });
        let game = &self.draft.plan.game;
        column
            .spawn((card, Pickable::IGNORE))
            .with_children(|card| {
                card.spawn((
                    Node {
                        padding: UiRect::vertical(px(8.0)),
                        justify_content: JustifyContent::SpaceBetween,
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![
                        self.theme.line(heading, Face::Bold, size::TEXT, LAMP),
                        self.theme.line(note, Face::Text, size::LEAST, ASH)
                    ],
                ));
                for option in (self.game.options)(&self.draft.plan.setup) {
                    self.row(
                        card,
                        Words::new(format!("{game}-option-{}", option.key)),
                        |row| {
                            self.chips(
                                row,
                                option.choices.iter().map(|value| {
                                    let words = Words::new(format!(
                                        "{game}-option-{}-{}",
                                        option.key,
                                        value.replace('.', "-")
                                    ));
                                    let action = Action::Setup(SetupAction::Option {
                                        key: option.key,
                                        value,
                                    });
                                    (words, *value == option.chosen, action)
                                }),
                            );
                        },
                    );
                }
                self.row(card, Words::new("setup-seed"), |row| {
                    let action = Action::Setup(SetupAction::NewSeed);
                    let node = Node {
                        column_gap: px(8.0),
                        padding: UiRect::horizontal(px(10.0)),
                        ..default()
                    };
                    row.spawn(button(ButtonLook::Quiet, action, node))
                        .with_children(|seed| {
                            let number = Words::plain(self.draft.plan.seed.to_string());
                            seed.spawn(self.theme.line(number, Face::Bold, size::TEXT, GOLD_LIGHT));
                            seed.spawn(icon(self.art, "dice", 22.0, GOLD_LIGHT));
                        });
                });
            });
    }

    fn row(
        &self,
        card: &mut ChildSpawnerCommands,
        label: Words,
        value: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let node = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(10.0),
            row_gap: px(2.0),
            min_height: px(56.0),
            padding: UiRect::vertical(px(3.0)),
            flex_wrap: FlexWrap::Wrap,
            ..default()
        };
        card.spawn((node, Pickable::IGNORE)).with_children(|row| {
            row.spawn(self.theme.words(label, Face::Text, size::TEXT, IVORY));
            value(row);
        });
    }

    fn start(&self, root: &mut ChildSpawnerCommands, width: f32) {
        let holder = Node {
            width: px(width),
            padding: UiRect::new(px(12.0), px(12.0), px(8.0), px(22.0)),
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        };
        root.spawn((holder, Pickable::IGNORE))
            .with_children(|holder| {
                let node = Node {
                    width: if self.tall { percent(100.0) } else { px(380.0) },
                    height: px(60.0),
                    column_gap: px(12.0),
                    ..default()
                };
                let action = Action::Setup(SetupAction::Start);
                holder
                    .spawn(button(ButtonLook::Primary, action, node))
                    .with_children(|button| {
                        button.spawn(icon(self.art, "play", 24.0, IVORY));
                        let words = Words::new("setup-start");
                        button.spawn(self.theme.line(
                            words,
                            Face::DisplaySoft,
                            size::HEADING,
                            IVORY,
                        ));
                    });
            });
    }
}
