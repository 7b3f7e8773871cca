//! The house rules: in one line what is not as usual, and on a sheet of their own all that can be
//! chosen.

use bevy::prelude::*;
use veillee_rules::engine::Setup;

use crate::action::{Action, Menu, SetupAction};
use crate::catalogue::{Catalogue, Entry};
use crate::locale::{Locale, Words};
use crate::menus::{Pens, Sheet, redraw};
use crate::screens::setup::Draft;
use crate::theme::palette::*;
use crate::theme::scroll::Scrolls;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(redraw(Menu::HouseRules).or_else(changed)),
    );
}

fn changed(menu: Res<State<Menu>>, draft: Res<Draft>) -> bool {
    *menu.get() == Menu::HouseRules && draft.is_changed()
}

fn value_words(game: &Entry, key: &str, value: &str) -> Words {
    let value = value.replace('.', "-");
    Words::new(format!("{}-option-{key}-{value}", game.id))
}

/// The rules that are not as usual, each with what it has become.
fn unusual(game: &Entry, setup: &Setup) -> Vec<Words> {
    let options = (game.options)(setup).into_iter();
    options
        .filter(|option| option.chosen != option.default)
        .map(|option| {
            let rule = Words::new(format!("{}-option-{}", game.id, option.key));
            Words::new("setup-rule")
                .with("rule", rule)
                .with("value", value_words(game, option.key, option.chosen))
        })
        .collect()
}

/// Is everything as usual?
pub(super) fn are_usual(game: &Entry, setup: &Setup) -> bool {
    unusual(game, setup).is_empty()
}

/// The rules in so many letters: as many of the unusual ones as can be named, one at least.
pub(super) fn summary(game: &Entry, setup: &Setup, locale: &Locale, letters: usize) -> Words {
    let unusual = unusual(game, setup);
    if unusual.is_empty() {
        return Words::new("setup-rules-usual");
    }
    let naming = |most: usize| {
        let named = Words::list(unusual.iter().take(most).cloned());
        match unusual.len() - most {
            0 => named,
            more => Words::new("setup-rules-more")
                .with("rules", named)
                .with("more", more),
        }
    };
    let fits = |words: &Words| locale.say(words).chars().count() <= letters;
    let fewer_and_fewer = (1..=unusual.len()).rev().map(naming);
    let fitting = fewer_and_fewer.into_iter().find(fits);
    fitting.unwrap_or_else(|| naming(1))
}

fn draw(
    mut sheet: Sheet,
    draft: Res<Draft>,
    catalogue: Res<Catalogue>,
    scrolled: Query<&ScrollPosition, With<Scrolls>>,
) {
    let scrolled = scrolled
        .iter()
        .map(|position| position.y)
        .fold(0.0, f32::max);
    let Some(game) = catalogue.get(&draft.plan.game) else {
        return;
    };
    let setup = &draft.plan.setup;
    let (menu, heading) = (Menu::HouseRules, "setup-house-rules");
    sheet.spawn(menu, heading, 680.0, scrolled, |pens, list| {
        pens.card(list, |list| {
            for option in (game.options)(setup) {
                let values = option.choices.iter().map(|value| {
                    let action = Action::Setup(SetupAction::Option {
                        key: option.key,
                        value,
                    });
                    let words = value_words(game, option.key, value);
                    (words, *value == option.chosen, action)
                });
                let rule = Words::new(format!("{}-option-{}", game.id, option.key));
                pens.choice(list, rule, values);
            }
        });
        if !are_usual(game, setup) {
            pens.wide_button(
                list,
                ButtonLook::Secondary,
                "undo",
                "setup-as-usual",
                Action::Setup(SetupAction::UsualRules),
            );
        }
        pens.group(list, "setup-advanced", |list| {
            pens.seed(list, draft.plan.seed);
        });
        // An upright phone has its own button below the list.
        if !pens.frame.is_tall() {
            let (look, close) = (ButtonLook::Primary, Action::CloseMenu);
            pens.wide_button(list, look, "check", "name-done", close);
        }
    });
}

impl Pens<'_> {
    /// The number the game is dealt from: the same one, the same cards.
    fn seed(&self, list: &mut ChildSpawnerCommands, seed: u64) {
        self.row(list, Words::new("setup-seed"), |row| {
            let number = Words::plain(seed.to_string());
            let number = self.theme.line(number, Face::Bold, size::TEXT, GOLD_LIGHT);
            let tall = self.frame.is_tall();
            let node = Node {
                column_gap: px(8.0),
                margin: UiRect::vertical(px(4.0)),
                padding: UiRect::horizontal(px(12.0)),
                ..default()
            };
            // Where there is not room enough for both, the number is on the button.
            let together = Node {
                align_items: AlignItems::Center,
                column_gap: px(14.0),
                ..default()
            };
            row.spawn((together, Pickable::IGNORE))
                .with_children(|row| {
                    let action = Action::Setup(SetupAction::NewSeed);
                    if tall {
                        row.spawn(button(ButtonLook::Secondary, action, node))
                            .with_children(|button| {
                                button.spawn(number);
                                button.spawn(icon(self.art, "dice", 22.0, GOLD_LIGHT));
                            });
                    } else {
                        row.spawn(number);
                        row.spawn(button(ButtonLook::Secondary, action, node))
                            .with_children(|button| {
                                button.spawn(icon(self.art, "dice", 22.0, GOLD_LIGHT));
                                let words = Words::new("setup-seed-new");
                                button.spawn(self.theme.line(words, Face::Bold, size::TEXT, IVORY));
                            });
                    }
                });
        });
    }
}
