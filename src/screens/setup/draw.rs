//! How the set-up screen looks: the game's table with everybody round it, one line for the house
//! rules, and the button that begins.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::places::{Parts, Seating};
use super::rules;
use crate::action::{Action, Menu, Screen, SetupAction};
use crate::catalogue::{Catalogue, Entry};
use crate::locale::{Locale, Words};
use crate::screens::cloth::cloth;
use crate::screens::setup::{Draft, SetupRoot};
use crate::theme::focus::FocusFirst;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, full_frame, icon, place, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// A picture of the game as large as it is drawn.
const BOX: Vec2 = Vec2::new(176.0, 134.0);

/// From this height on the middle of an upright table has room for more than what the game is.
const ROOMY: f32 = 136.0;

pub(super) struct Draw<'a> {
    pub theme: &'a Theme,
    pub art: &'a Art,
    pub assets: &'a AssetServer,
    pub draft: &'a Draft,
    pub game: &'a Entry,
    pub locale: &'a Locale,
    kind: FrameKind,
}

pub(super) fn draw(
    theme: Res<Theme>,
    art: Res<Art>,
    assets: Res<AssetServer>,
    frame: Res<Frame>,
    draft: Res<Draft>,
    catalogue: Res<Catalogue>,
    locale: Res<Locale>,
    old: Query<Entity, With<SetupRoot>>,
    mut commands: Commands,
) {
    for root in &old {
        commands.entity(root).despawn();
    }
    let Some(game) = catalogue.get(&draft.plan.game) else {
        return;
    };
    let draw = Draw {
        theme: &theme,
        art: &art,
        assets: &assets,
        draft: &draft,
        game,
        locale: &locale,
        kind: frame.kind,
    };
    let has_choice = game.players.start() < game.players.end();
    let parts = Parts::new(&frame, has_choice);
    let seats = &draft.plan.seats;
    let seating = Seating::new(frame.kind, parts.table, seats.len());
    commands
        .spawn((Name::new("set-up"), SetupRoot, full_frame()))
        .with_children(|root| {
            let lies = seating.table;
            root.spawn((
                cloth(&art, game.id, frame.is_tall(), lies.size()),
                place(lies),
            ));
            draw.bar(root, parts.bar);
            if let Some(rect) = parts.count {
                draw.player_count(root, place(rect));
            }
            for ((index, plan), rect) in seats.iter().enumerate().zip(&seating.cards) {
                draw.seat(root, Seat(index as u8), plan, *rect);
            }
            if let Some(rect) = seating.middle {
                draw.middle(root, rect, has_choice && parts.count.is_none());
            }
            draw.house_rules(root, parts.rules);
            draw.start(root, parts.start);
        });
}

impl Draw<'_> {
    /// The way back, which game it is, and how it is played.
    fn bar(&self, root: &mut ChildSpawnerCommands, rect: Rect) {
        let round = |action: Action| {
            let node = Node {
                border_radius: BorderRadius::MAX,
                width: px(48.0),
                height: px(48.0),
                ..default()
            };
            button(ButtonLook::Round, action, node)
        };
        // On its side a phone has the number of players in the middle.
        let aside = self.kind == FrameKind::Short;
        let row = Node {
            align_items: AlignItems::Center,
            column_gap: px(14.0),
            ..place(rect)
        };
        root.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(round(Action::Go(Screen::Title)))
                .with_child(icon(self.art, "back", 24.0, IVORY));
            let node = Node {
                flex_grow: 1.0,
                justify_content: if aside {
                    JustifyContent::FlexStart
                } else {
                    JustifyContent::Center
                },
                ..default()
            };
            let name = Words::new(format!("{}-name", self.game.id));
            let letters = if self.kind == FrameKind::Wide {
                size::SCORE
            } else {
                size::HEADING
            };
            row.spawn((node, Pickable::IGNORE))
                .with_child(self.theme.line(name, Face::Display, letters, IVORY));
            row.spawn(round(Action::Open(Menu::Help)))
                .with_child(icon(self.art, "help", 24.0, IVORY));
        });
    }

    /// How many play, each number one tap away.
    fn player_count(&self, parent: &mut ChildSpawnerCommands, node: Node) {
        let row = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..node
        };
        let well = (
            Node {
                align_items: AlignItems::Center,
                column_gap: px(10.0),
                border_radius: BorderRadius::all(px(26.0)),
                padding: UiRect::new(px(16.0), px(2.0), px(2.0), px(2.0)),
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.9)),
            Pickable::IGNORE,
        );
        parent.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(well).with_children(|well| {
                well.spawn(icon(self.art, "people", 24.0, LAMP));
                if self.kind != FrameKind::Short {
                    let words = Words::new("setup-players");
                    well.spawn(self.theme.line(words, Face::Text, size::TEXT, IVORY));
                }
                well.spawn((Node::default(), Pickable::IGNORE))
                    .with_children(|chips| self.counts(chips));
            });
        });
    }

    fn counts(&self, chips: &mut ChildSpawnerCommands) {
        let chosen = self.draft.plan.setup.players;
        for count in self.game.players.clone() {
            let look = ButtonLook::Chip {
                chosen: count == chosen,
            };
            let node = Node {
                border_radius: BorderRadius::all(px(24.0)),
                ..default()
            };
            let action = Action::Setup(SetupAction::Players(count));
            let words = Words::plain(count.to_string());
            chips
                .spawn(button(look, action, node))
                .with_child(self.theme.line(words, Face::Bold, size::LABEL, look.ink()));
        }
    }

    /// Between the places: what game it is, and how long it takes.
    fn middle(&self, root: &mut ChildSpawnerCommands, rect: Rect, with_count: bool) {
        let column = Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            row_gap: px(10.0),
            ..place(rect)
        };
        let picture = format!("tile-{}-wide", self.game.id);
        let drawn = self.art.picture_size(&picture).is_some();
        let narrow = rect.width() < 280.0;
        // The words have room below it or beside it.
        let room = if narrow {
            rect.size() - Vec2::new(0.0, 96.0)
        } else {
            rect.size() * Vec2::new(0.38, 1.0)
        };
        let seen = BOX * (room / BOX).min_element().min(1.0);
        root.spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                let row = Node {
                    flex_direction: if narrow {
                        FlexDirection::Column
                    } else {
                        FlexDirection::Row
                    },
                    align_items: AlignItems::Center,
                    column_gap: px(14.0),
                    row_gap: px(8.0),
                    ..default()
                };
                column.spawn((row, Pickable::IGNORE)).with_children(|row| {
                    if drawn {
                        row.spawn(self.picture(&picture, seen));
                    }
                    let wide = if narrow {
                        rect.width()
                    } else {
                        (rect.width() - seen.x - 14.0).min(332.0)
                    };
                    // So much room that all of it stands clear of the places.
                    let roomy = narrow || rect.height() >= ROOMY;
                    self.pitch(row, wide, narrow, roomy);
                });
                if with_count {
                    self.player_count(column, Node::default());
                }
            });
    }

    fn picture(&self, name: &str, seen: Vec2) -> impl Bundle + use<> {
        (
            ImageNode {
                image: self.art.picture(name),
                image_mode: NodeImageMode::Stretch,
                ..default()
            },
            Node {
                width: px(seen.x),
                height: px(seen.y),
                flex_shrink: 0.0,
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(12.0)),
                ..default()
            },
            BorderColor::all(LAMP.with_alpha(0.4)),
            BoxShadow::new(
                Color::BLACK.with_alpha(0.5),
                px(0.0),
                px(5.0),
                px(0.0),
                px(12.0),
            ),
            Pickable::IGNORE,
        )
    }

    fn pitch(&self, row: &mut ChildSpawnerCommands, width: f32, narrow: bool, roomy: bool) {
        let ground = (
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(4.0),
                width: px(width),
                padding: UiRect::axes(px(12.0), px(8.0)),
                border_radius: BorderRadius::all(px(14.0)),
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.84)),
            Pickable::IGNORE,
        );
        row.spawn(ground).with_children(|lines| {
            if !narrow {
                let words = Words::new(format!("{}-pitch", self.game.id));
                lines.spawn(self.theme.words(words, Face::Text, size::TEXT, IVORY));
            }
            let length = Words::new(format!("{}-length", self.game.id));
            let note = (self.game.setup_note)(&self.draft.plan.setup);
            let long = match (roomy, note) {
                (true, Some(note)) => Some(Words::list([length, note])),
                (true, None) => Some(length),
                (false, note) => note,
            };
            if let Some(long) = long {
                lines.spawn(self.theme.words(long, Face::Text, size::LEAST, ASH_LIT));
            }
        });
    }

    /// What is not as usual, and the way to all of it.
    fn house_rules(&self, root: &mut ChildSpawnerCommands, rect: Rect) {
        let node = Node {
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(12.0),
            padding: UiRect::horizontal(px(16.0)),
            ..place(rect)
        };
        let action = Action::Open(Menu::HouseRules);
        root.spawn(button(ButtonLook::Secondary, action, node))
            .with_children(|line| {
                let column = Node {
                    flex_direction: FlexDirection::Column,
                    flex_grow: 1.0,
                    flex_basis: px(0.0),
                    ..default()
                };
                line.spawn((column, Pickable::IGNORE))
                    .with_children(|column| self.rules_in_short(column));
                if self.kind != FrameKind::Tall {
                    let words = Words::new("setup-change");
                    line.spawn(self.theme.line(words, Face::Text, size::TEXT, ASH_LIT));
                }
                line.spawn(icon(self.art, "chevron-right", 18.0, ASH_LIT));
            });
    }

    fn rules_in_short(&self, column: &mut ChildSpawnerCommands) {
        let setup = &self.draft.plan.setup;
        let usual = rules::are_usual(self.game, setup);
        let upright = self.kind == FrameKind::Tall;
        // An upright phone needs both lines for what is not as usual.
        if usual || !upright {
            let label = Words::new("setup-house-rules");
            column.spawn(self.theme.line(label, Face::Text, size::LEAST, GOLD_LIGHT));
        }
        let letters = if upright { 70 } else { 56 };
        let said = rules::summary(self.game, setup, self.locale, letters);
        if usual || !upright {
            column.spawn(self.theme.line(said, Face::Bold, size::TEXT, IVORY));
        } else {
            column.spawn(self.theme.words(said, Face::Text, size::LEAST, IVORY));
        }
    }

    fn start(&self, root: &mut ChildSpawnerCommands, rect: Rect) {
        let node = Node {
            column_gap: px(12.0),
            ..place(rect)
        };
        let action = Action::Setup(SetupAction::Start);
        let letters = if self.kind == FrameKind::Short {
            size::CAPTION
        } else {
            size::HEADING
        };
        root.spawn((button(ButtonLook::Primary, action, node), FocusFirst))
            .with_children(|button| {
                button.spawn(icon(self.art, "play", 24.0, IVORY));
                let words = Words::new("setup-start");
                button.spawn(self.theme.line(words, Face::DisplaySoft, letters, IVORY));
            });
    }
}
