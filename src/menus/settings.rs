//! Settings: every change holds at once.

use bevy::prelude::*;

use super::{Menu, Pens, Sheet, redraw};
use crate::locale::{Language, Words};
use crate::outside::OutsideAction;
use crate::platform;
use crate::settings::{Settings, SystemLanguage};
use crate::theme::motion::Speed;
use crate::theme::palette::*;
use crate::theme::widgets::{Action, ButtonLook, Face, button, size};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsAction {
    Language(Language),
    Speed(Speed),
    Music(u8),
    Effects(u8),
    Mute(bool),
    Vibration(bool),
    ReducedMotion(bool),
    LeftHanded(bool),
    BoardTurns(bool),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (act, draw.run_if(redraw(Menu::Settings).or_else(changed))).chain(),
    );
}

fn changed(menu: Res<State<Menu>>, settings: Res<Settings>) -> bool {
    *menu.get() == Menu::Settings && settings.is_changed()
}

fn act(mut actions: MessageReader<Action>, mut settings: ResMut<Settings>) {
    for action in actions.read() {
        let Action::Settings(action) = action else {
            continue;
        };
        match *action {
            SettingsAction::Language(language) => settings.language = Some(language),
            SettingsAction::Speed(speed) => settings.speed = speed,
            SettingsAction::Music(volume) => settings.music = volume,
            SettingsAction::Effects(volume) => settings.effects = volume,
            SettingsAction::Mute(muted) => settings.muted = muted,
            SettingsAction::Vibration(on) => settings.vibration = on,
            SettingsAction::ReducedMotion(reduced) => settings.reduced_motion = reduced,
            SettingsAction::LeftHanded(left) => settings.left_handed = left,
            SettingsAction::BoardTurns(turns) => settings.board_turns = turns,
        }
    }
}

fn draw(
    mut sheet: Sheet,
    settings: Res<Settings>,
    system: Res<SystemLanguage>,
    scrolled: Query<&ScrollPosition, With<crate::theme::scroll::Scrolls>>,
) {
    let scrolled = scrolled
        .iter()
        .map(|position| position.y)
        .fold(0.0, f32::max);
    sheet.spawn(Menu::Settings, "settings", 620.0, scrolled, |pens, list| {
        let language = settings.language.unwrap_or(system.0);
        pens.choice(
            list,
            "settings-language",
            Language::ALL.map(|value| {
                let words = Words::new(format!("settings-language-{}", value.code()));
                (words, value == language, SettingsAction::Language(value))
            }),
        );
        pens.choice(
            list,
            "settings-speed",
            Speed::ALL.map(|value| {
                let words = match value {
                    Speed::Off => Words::new("settings-speed-off"),
                    _ => Words::plain(format!("{}×", value.name())),
                };
                (words, value == settings.speed, SettingsAction::Speed(value))
            }),
        );
        for (key, volume, action) in [
            (
                "settings-music",
                settings.music,
                SettingsAction::Music as fn(u8) -> SettingsAction,
            ),
            (
                "settings-effects",
                settings.effects,
                SettingsAction::Effects,
            ),
        ] {
            // Five steps are enough to choose from and large enough to press.
            pens.choice(
                list,
                key,
                [0u8, 2, 5, 8, 10].map(|step| {
                    let nearest = [0u8, 2, 5, 8, 10]
                        .into_iter()
                        .min_by_key(|step| step.abs_diff(volume));
                    let words = Words::plain(format!("{}", u32::from(step) * 10));
                    (words, nearest == Some(step), action(step))
                }),
            );
        }
        let toggles = [
            (
                "settings-mute",
                settings.muted,
                SettingsAction::Mute as fn(bool) -> SettingsAction,
            ),
            (
                "settings-vibration",
                settings.vibration,
                SettingsAction::Vibration,
            ),
            (
                "settings-reduced-motion",
                settings.reduced_motion,
                SettingsAction::ReducedMotion,
            ),
            (
                "settings-left-handed",
                settings.left_handed,
                SettingsAction::LeftHanded,
            ),
            (
                "settings-board-turns",
                settings.board_turns,
                SettingsAction::BoardTurns,
            ),
        ];
        for (key, on, action) in toggles {
            // Only phones shake, and phones play in a page.
            if key == "settings-vibration" && !platform::CAN_EXPORT {
                continue;
            }
            pens.choice(
                list,
                key,
                [(false, "settings-no"), (true, "settings-yes")]
                    .map(|(value, key)| (Words::new(key), on == value, action(value))),
            );
        }
        for (icon, key, action) in [
            ("download", "settings-export", OutsideAction::Export),
            ("upload", "settings-import", OutsideAction::Import),
        ] {
            if platform::CAN_EXPORT {
                let action = Action::Outside(action);
                pens.wide_button(list, ButtonLook::Secondary, icon, key, action);
            }
        }
    });
}

impl Pens<'_> {
    /// A label and the values beside it (below it where there is no room).
    fn choice(
        &self,
        list: &mut ChildSpawnerCommands,
        key: &'static str,
        values: impl IntoIterator<Item = (Words, bool, SettingsAction)>,
    ) {
        let row = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(12.0),
            row_gap: px(4.0),
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(
                self.theme
                    .words(Words::new(key), Face::Text, size::TEXT, IVORY),
            );
            let well = (
                Node {
                    border_radius: BorderRadius::all(px(26.0)),
                    padding: UiRect::all(px(2.0)),
                    flex_grow: if self.frame.is_tall() { 1.0 } else { 0.0 },
                    ..default()
                },
                BackgroundColor(WELL.with_alpha(0.75)),
                Pickable::IGNORE,
            );
            row.spawn(well).with_children(|well| {
                for (words, chosen, action) in values {
                    let look = ButtonLook::Chip { chosen };
                    let node = Node {
                        padding: UiRect::horizontal(px(12.0)),
                        flex_grow: 1.0,
                        border_radius: BorderRadius::all(px(24.0)),
                        ..default()
                    };
                    well.spawn(button(look, Action::Settings(action), node))
                        .with_child(self.theme.line(words, Face::Bold, size::TEXT, look.ink()));
                }
            });
        });
    }
}
