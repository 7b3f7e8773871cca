//! What is told to people in words, whoever tells it and wherever it is shown.

use bevy::prelude::*;

use crate::locale::Words;

/// Something that happened at the table, for those who do not see it.
#[derive(Message, Clone)]
pub struct Said(pub Words);

/// A short sentence about what is happening.
#[derive(Message, Clone)]
pub struct Caption(pub Words);

/// What a word means, while somebody has not met it before.
#[derive(Message, Clone)]
pub struct Explains(pub Words);

/// Why something cannot be done.
#[derive(Message, Clone)]
pub struct Refusal(pub Words);

/// Tells a person something, whatever the screen.
#[derive(Message, Clone)]
pub struct Notice(pub Words);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Said>()
        .add_message::<Caption>()
        .add_message::<Explains>()
        .add_message::<Refusal>()
        .add_message::<Notice>();
}
