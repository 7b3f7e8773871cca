//! The bell for whoever has waited long.

use std::time::Duration;

use bevy::prelude::*;

use crate::action::Screen;
use crate::audio::PlaySound;
use crate::motion;
use crate::play::{Company, Phase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, call_turn.run_if(in_state(Screen::Table)));
}

/// Whoever has waited for the others is told when it is their turn.
fn call_turn(
    phase: Option<Res<State<Phase>>>,
    company: Res<Company>,
    time: Res<Time>,
    mut waited: Local<Duration>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let choosing = phase.is_some_and(|phase| *phase.get() == Phase::Choosing);
    if !choosing {
        *waited += time.delta();
        return;
    }
    if std::mem::take(&mut *waited) >= motion::TURN_IS_CALLED_AFTER && !company.is_all_human() {
        sounds.write(PlaySound::named("turn"));
    }
}
