//! Before somebody's first game: whether to learn it first. It is asked once for each game.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::action::{Action, Menu};
use crate::catalogue::Catalogue;
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::plan::StartMatch;
use crate::settings::Settings;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, size};

/// The game that waits for the answer.
#[derive(Resource, Default)]
struct Waiting(Option<StartMatch>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>().add_systems(
        Update,
        (
            play.run_if(on_message::<Action>),
            draw.run_if(redraw(Menu::Offer)),
        ),
    );
}

/// What the offer is made with.
#[derive(SystemParam)]
pub(super) struct Offers<'w> {
    waiting: ResMut<'w, Waiting>,
    pub menu: ResMut<'w, NextState<Menu>>,
}

impl Offers<'_> {
    /// The match, unless its game is to be learnt first; then it waits.
    pub fn first(
        &mut self,
        start: StartMatch,
        catalogue: &Catalogue,
        settings: &mut Settings,
    ) -> Option<StartMatch> {
        let entry = catalogue.get(&start.plan.game);
        let has_lesson = entry.is_some_and(|entry| entry.lesson.is_some());
        if !has_lesson || !settings.offered.insert(start.plan.game.clone()) {
            return Some(start);
        }
        self.waiting.0 = Some(start);
        self.menu.set(Menu::Offer);
        None
    }
}

fn play(
    mut actions: MessageReader<Action>,
    mut waiting: ResMut<Waiting>,
    mut starts: MessageWriter<StartMatch>,
) {
    for action in actions.read() {
        if *action == Action::PlayOffered {
            starts.write_batch(waiting.0.take());
        }
    }
}

fn draw(mut sheet: Sheet, waiting: Res<Waiting>, catalogue: Res<Catalogue>) {
    let Some(start) = &waiting.0 else {
        return;
    };
    let Some(game) = catalogue.get(&start.plan.game) else {
        return;
    };
    let none = |_: &Pens, _: &mut ChildSpawnerCommands| {};
    sheet.spawn_plate(Menu::Offer, "offer", 520.0, none, |pens, plate| {
        let name = Words::new(format!("{}-name", game.id));
        let words = Words::new("offer-says").with("game", name);
        let node = Node {
            padding: UiRect::axes(px(6.0), px(4.0)),
            ..default()
        };
        let told = pens.theme.words(words, Face::Text, size::TEXT, IVORY);
        plate.spawn((node, Pickable::IGNORE)).with_child(told);
        for (look, picture, key, action) in [
            (
                ButtonLook::Primary,
                "info",
                "offer-learn",
                Action::Learn(game.id),
            ),
            (
                ButtonLook::Secondary,
                "play",
                "offer-play",
                Action::PlayOffered,
            ),
        ] {
            pens.wide_button(plate, look, picture, key, action);
        }
    });
}
