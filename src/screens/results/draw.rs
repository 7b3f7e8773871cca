//! The results on the screen, composed anew for each kind of frame.

use bevy::prelude::*;

use super::podium::{fitting, on_steps, stands};
use super::{Results, Side};
use crate::action::{Action, ReviewAction, Screen, TableAction};
use crate::locale::Words;
use crate::motion;
use crate::plan::CurrentGame;
use crate::play::MatchStatus;
use crate::screens::cloth::cloth;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::unfold::{Appears, RunsUp};
use crate::theme::widgets::{ButtonLook, Face, button, full_frame, icon, place, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

#[derive(Component)]
pub(super) struct ResultsRoot;

/// What they are drawn with.
pub(super) struct Draw<'a> {
    pub theme: &'a Theme,
    pub art: &'a Art,
    pub assets: &'a AssetServer,
    pub frame: Frame,
    pub results: &'a Results,
    /// It can be told what decided it.
    pub can_review: bool,
}

pub(super) fn clear(roots: Query<Entity, With<ResultsRoot>>, mut commands: Commands) {
    for root in &roots {
        commands.entity(root).despawn();
    }
}

pub(super) fn draw(
    theme: Res<Theme>,
    art: Res<Art>,
    assets: Res<AssetServer>,
    results: Res<Results>,
    frame: Res<Frame>,
    (game, status): (Res<CurrentGame>, Res<MatchStatus>),
    old: Query<Entity, With<ResultsRoot>>,
    mut commands: Commands,
) {
    for root in &old {
        commands.entity(root).despawn();
    }
    let draw = Draw {
        theme: &theme,
        art: &art,
        assets: &assets,
        frame: *frame,
        results: &results,
        can_review: status.can_review,
    };
    commands
        .spawn((Name::new("results"), ResultsRoot, full_frame()))
        // Above the table and its buttons: nothing of them is seen through it.
        .insert((
            BackgroundColor(NIGHT),
            GlobalZIndex(50),
            Pickable::default(),
            crate::theme::focus::FocusLayer(1),
        ))
        .with_children(|root| {
            let whole = Rect::from_corners(Vec2::ZERO, frame.size);
            // On a phone everything lies where the cloth's edge would be: that is out of view.
            let cloth_edge = if frame.is_wide() { 0.0 } else { CLOTH_EDGE };
            let lies = whole.inflate(cloth_edge);
            root.spawn((
                cloth(&art, &game.0, frame.is_tall(), lies.size()),
                place(lies),
            ));
            let dusk = BackgroundGradient::from(RadialGradient::new(
                UiPosition::CENTER,
                RadialGradientShape::FarthestCorner,
                vec![
                    ColorStop::percent(NIGHT.with_alpha(DUSK.0), 20.0),
                    ColorStop::percent(NIGHT.with_alpha(DUSK.1), 100.0),
                ],
            ));
            root.spawn((place(whole), dusk, Pickable::IGNORE));
            match frame.kind {
                FrameKind::Wide => draw.wide(root),
                FrameKind::Short => draw.short(root),
                FrameKind::Tall => draw.tall(root),
            }
        });
}

/// What an upright phone needs besides those who are listed and what is told: bulb, headline,
/// podium, buttons, and some light.
const LEAST_TALL: f32 = 540.0;
/// How high the step of whoever has won is, if there is no room to spare.
const HIGHEST_STEP: f32 = 130.0;
/// What is above the facts.
const REMEMBERED: f32 = 42.0;
/// So much of a cloth is its edge.
const CLOTH_EDGE: f32 = 64.0;
/// What the lamp does not reach lies in the dark: so much of it in the middle, and in the corners.
const DUSK: (f32, f32) = (0.4, 0.72);
/// What has room at the sides of everything.
const MARGIN: f32 = 14.0;

pub(super) fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(gap),
        ..default()
    }
}

impl Draw<'_> {
    pub(super) fn sides(&self) -> (&[Side], &[Side]) {
        let sides = &self.results.sides;
        sides.split_at(on_steps(self.frame.kind, sides))
    }

    /// Everybody on the podium, and below it what will be remembered.
    fn wide(&self, root: &mut ChildSpawnerCommands) {
        let size = self.frame.size;
        self.lamp(root, Vec2::new(size.x / 2.0, 70.0), 0.8);
        let page = Node {
            padding: UiRect::new(px(40.0), px(40.0), px(82.0), px(28.0)),
            justify_content: JustifyContent::SpaceBetween,
            width: percent(100.0),
            height: percent(100.0),
            ..column(0.0)
        };
        root.spawn((page, Pickable::IGNORE)).with_children(|page| {
            self.headline(
                page,
                size.x - 80.0,
                &[size::TITLE, size::SCORE],
                size::LABEL,
            );
            page.spawn((column(0.0), Pickable::IGNORE))
                .with_children(|stage| {
                    let (podium, _) = self.sides();
                    self.podium(stage, podium, size.x - 80.0, 1.0);
                });
            let row = Node {
                align_items: AlignItems::Stretch,
                justify_content: JustifyContent::Center,
                column_gap: px(14.0),
                flex_shrink: 0.0,
                ..default()
            };
            page.spawn((row.clone(), Pickable::IGNORE))
                .with_children(|facts| {
                    for (nth, fact) in self.results.facts.iter().enumerate() {
                        self.fact_card(facts, fact, nth);
                    }
                });
            // Below whoever has won.
            let buttons = Node {
                width: px(560.0),
                ..row
            };
            page.spawn((buttons, Pickable::IGNORE))
                .with_children(|buttons| self.buttons(buttons, 56.0));
        });
    }

    /// The podium on the left, the words on the right.
    fn short(&self, root: &mut ChildSpawnerCommands) {
        let size = self.frame.size;
        let left = size.x * 0.46;
        self.lamp(root, Vec2::new(left / 2.0 + MARGIN, 26.0), 0.5);
        let page = Node {
            padding: UiRect::all(px(MARGIN)),
            column_gap: px(MARGIN),
            width: percent(100.0),
            height: percent(100.0),
            ..default()
        };
        let (podium, others) = self.sides();
        root.spawn((page, Pickable::IGNORE)).with_children(|page| {
            let stage = Node {
                width: px(left),
                flex_shrink: 0.0,
                justify_content: JustifyContent::FlexEnd,
                ..column(0.0)
            };
            page.spawn((stage, Pickable::IGNORE))
                .with_children(|stage| self.podium(stage, podium, left, 1.0));
            let words = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                justify_content: JustifyContent::SpaceBetween,
                ..column(4.0)
            };
            page.spawn((words, Pickable::IGNORE))
                .with_children(|words| {
                    let room = size.x - left - 3.0 * MARGIN;
                    let sizes = [size::HEADING, size::CAPTION];
                    self.headline(words, room, &sizes, size::LEAST);
                    self.list(words, others, 24.0);
                    self.facts(words, 36.0);
                    let buttons = Node {
                        width: percent(100.0),
                        column_gap: px(10.0),
                        flex_shrink: 0.0,
                        ..default()
                    };
                    words
                        .spawn((buttons, Pickable::IGNORE))
                        .with_children(|buttons| self.buttons(buttons, 50.0));
                });
        });
    }

    /// From top to bottom, the buttons in reach of the thumb.
    fn tall(&self, root: &mut ChildSpawnerCommands) {
        let size = self.frame.size;
        self.lamp(root, Vec2::new(size.x / 2.0, 34.0), 0.42);
        let page = Node {
            padding: UiRect::new(px(MARGIN), px(MARGIN), px(50.0), px(MARGIN)),
            justify_content: JustifyContent::SpaceBetween,
            width: percent(100.0),
            height: percent(100.0),
            ..column(6.0)
        };
        let (podium, others) = self.sides();
        // Many who are listed leave less for each.
        let crowded = size.y < 800.0;
        let (face, fact) = match others.len() {
            0 => (34.0, 52.0),
            1 if crowded => (30.0, 44.0),
            _ if crowded => (28.0, 34.0),
            _ => (34.0, 50.0),
        };
        // What room is left makes the steps higher.
        let listed = others.len() as f32 * (face + 7.0);
        let told = self.results.facts.len() as f32 * (fact + 5.0);
        let heading = if crowded { 0.0 } else { REMEMBERED };
        // Two are drawn larger.
        let large = if podium.len() < 3 { 44.0 } else { 0.0 };
        // On a low screen names and the headline may take a line more.
        let lines = if crowded { 54.0 } else { 0.0 };
        let left = size.y - LEAST_TALL - listed - told - heading - large - lines;
        let higher = 1.0 + (left / HIGHEST_STEP).clamp(-0.12, 1.1);
        root.spawn((page, Pickable::IGNORE)).with_children(|page| {
            let room = size.x - 2.0 * MARGIN;
            self.headline(page, room, &[size::SCORE, size::HEADING], size::TEXT);
            // What room is left is the lamp's light above whoever has won: all that is told hangs
            // together below.
            let stage = Node {
                width: percent(100.0),
                flex_grow: 1.0,
                justify_content: JustifyContent::FlexEnd,
                ..column(0.0)
            };
            page.spawn((stage, Pickable::IGNORE))
                .with_children(|stage| self.podium(stage, podium, room, higher));
            self.list(page, others, face);
            if !crowded {
                self.remembered(page);
            }
            self.facts(page, fact);
            // What is pressed is apart from what is told, as far as there is room.
            let apart = if crowded { 4.0 } else { 10.0 };
            let buttons = Node {
                width: percent(100.0),
                column_gap: px(10.0),
                margin: UiRect::top(px(apart)),
                flex_shrink: 0.0,
                ..default()
            };
            page.spawn((buttons, Pickable::IGNORE))
                .with_children(|buttons| self.buttons(buttons, 56.0));
        });
    }

    /// The lamp, and what its light falls on. `bulb`: the middle of the shade's opening.
    fn lamp(&self, root: &mut ChildSpawnerCommands, bulb: Vec2, scale: f32) {
        let reach = self.frame.size.y * 0.95;
        let glow = Color::srgb(0.44, 0.27, 0.13);
        let stops = vec![
            ColorStop::percent(glow.with_alpha(0.3), 0.0),
            ColorStop::percent(glow.with_alpha(0.08), 45.0),
            ColorStop::percent(glow.with_alpha(0.0), 100.0),
        ];
        let at = UiPosition::TOP_LEFT.at(px(bulb.x), px(bulb.y));
        let light = RadialGradient::new(at, RadialGradientShape::Circle(px(reach)), stops);
        root.spawn((
            place(Rect::from_corners(Vec2::ZERO, self.frame.size)),
            BackgroundGradient::from(light),
            Pickable::IGNORE,
        ));
        for (name, scale, seen) in [("cone", scale * 1.5, 0.2), ("lamp", scale, 1.0)] {
            let sprite = ("title", name);
            let corner = bulb - self.art.anchor(sprite) * scale;
            let size = self.art.size(sprite) * scale;
            let image = ImageNode {
                color: Color::WHITE.with_alpha(seen),
                ..self.art.image(sprite)
            };
            let rect = place(Rect::from_corners(corner, corner + size));
            root.spawn((image, rect, Pickable::IGNORE));
        }
    }

    /// It is said when everybody stands.
    fn headline(&self, parent: &mut ChildSpawnerCommands, room: f32, sizes: &[f32], small: f32) {
        let (podium, _) = self.sides();
        let winners = self.results.sides.iter().filter(|side| side.won);
        let winners = winners.flat_map(|side| &side.members);
        let names: Vec<usize> = winners.map(|member| member.name.chars().count()).collect();
        // What is between them, and what they do, takes some letters too.
        let named = names.iter().sum::<usize>() + 4 * names.len().saturating_sub(1);
        let letters = fitting(named + 7, room, sizes);
        let appears = || Appears(stands(podium.len()));
        let holder = Node {
            width: px(room),
            flex_shrink: 0.0,
            ..column(2.0)
        };
        parent
            .spawn((holder, Pickable::IGNORE))
            .with_children(|holder| {
                let words = self.results.headline.clone();
                holder.spawn((
                    appears(),
                    self.theme.words(words, Face::Display, letters, GOLD_LIGHT),
                    TextLayout::justify(Justify::Center),
                ));
                let words = self.results.detail.clone();
                holder.spawn((
                    appears(),
                    self.theme.words(words, Face::Text, small, IVORY),
                    TextLayout::justify(Justify::Center),
                ));
            });
    }

    /// Below the ranks: what follows is not one of them.
    fn remembered(&self, page: &mut ChildSpawnerCommands) {
        let (podium, _) = self.sides();
        let node = Node {
            margin: UiRect::top(px(8.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let words = Words::new("results-remembered");
        page.spawn((
            Appears(stands(podium.len())),
            self.theme.line(words, Face::Bold, size::TEXT, LAMP),
            node,
        ));
    }

    /// Those for whom there is no step.
    fn list(&self, parent: &mut ChildSpawnerCommands, sides: &[Side], face: f32) {
        if sides.is_empty() {
            return;
        }
        let list = Node {
            width: percent(100.0),
            flex_shrink: 0.0,
            align_items: AlignItems::Stretch,
            // Clear of what the others stand on.
            margin: UiRect::top(px(2.0)),
            ..column(3.0)
        };
        parent
            .spawn((list, Pickable::IGNORE))
            .with_children(|list| {
                for side in sides {
                    let row = (
                        Node {
                            align_items: AlignItems::Center,
                            column_gap: px(10.0),
                            padding: UiRect::axes(px(12.0), px(2.0)),
                            border_radius: BorderRadius::all(px(10.0)),
                            ..default()
                        },
                        BackgroundColor(WALNUT_FOOT),
                        Pickable::IGNORE,
                    );
                    list.spawn(row)
                        .with_children(|row| self.listed(row, side, face));
                }
            });
    }

    fn listed(&self, row: &mut ChildSpawnerCommands, side: &Side, face: f32) {
        let rank = Words::new("hud-rank").with("rank", side.place);
        let holder = Node {
            width: px(34.0),
            flex_shrink: 0.0,
            ..default()
        };
        row.spawn((holder, Pickable::IGNORE))
            .with_child(self.theme.line(rank, Face::Bold, size::TEXT, ASH_LIT));
        for member in &side.members {
            row.spawn(portrait(self.art, member.portrait, member.team, face));
        }
        let name = Node {
            flex_grow: 1.0,
            flex_basis: px(0.0),
            overflow: Overflow::clip_x(),
            ..default()
        };
        row.spawn((name, Pickable::IGNORE))
            .with_child(self.theme.line(side.name(), Face::Bold, size::TEXT, IVORY));
        row.spawn((
            RunsUp {
                from: 0,
                to: side.score,
                after: motion::STEP_AFTER_STEP,
            },
            self.theme
                .line(Words::number(0), Face::Display, size::LABEL, GOLD_LIGHT),
        ));
    }

    fn buttons(&self, parent: &mut ChildSpawnerCommands, height: f32) {
        let again = Action::Table(TableAction::Rematch);
        let home = Action::Go(Screen::Title);
        let review = Action::Review(ReviewAction::Open);
        let looks = (ButtonLook::Primary, ButtonLook::Secondary);
        let mut all = vec![
            (looks.0, "play", "results-rematch", again),
            (looks.1, "home", "results-title", home),
        ];
        if self.can_review {
            all.insert(1, (looks.1, "eye", "results-review", review));
        }
        // Three have no room for pictures on a phone.
        let pictures = all.len() < 3 || self.frame.is_wide();
        for (look, icon_name, key, action) in all {
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                height: px(height),
                column_gap: px(10.0),
                padding: UiRect::horizontal(px(12.0)),
                ..default()
            };
            parent
                .spawn(button(look, action, node))
                .with_children(|button| {
                    if pictures {
                        button.spawn(icon(self.art, icon_name, 24.0, IVORY));
                    }
                    let words = Words::new(key);
                    button.spawn(self.theme.line(words, Face::Bold, size::LABEL, IVORY));
                });
        }
    }
}
