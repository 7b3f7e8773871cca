//! A window with nothing in it, of the same features: what the start of the table is measured
//! against (`tools/start_time.py`).

use bevy::prelude::*;

fn main() {
    App::new()
        .add_plugins(DefaultPlugins)
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        })
        .add_systems(Update, leave)
        .run();
}

/// After a few frames the window has been drawn.
fn leave(mut frames: Local<u32>, mut exit: MessageWriter<AppExit>) {
    *frames += 1;
    if *frames == 3 {
        println!("ready");
        exit.write(AppExit::Success);
    }
}
