//! The colours of the look, by the names of its table.

use bevy::prelude::*;

const fn hex(rgb: u32) -> Color {
    Color::srgb(
        ((rgb >> 16) & 0xff) as f32 / 255.0,
        ((rgb >> 8) & 0xff) as f32 / 255.0,
        (rgb & 0xff) as f32 / 255.0,
    )
}

/// Behind everything.
pub const NIGHT: Color = hex(0x14100d);
pub const WALNUT_DARK: Color = hex(0x2b1d15);
pub const WALNUT: Color = hex(0x3a281c);
/// The lower end of a plate.
pub const WALNUT_FOOT: Color = hex(0x1f140e);
/// Glow, focus, legal moves.
pub const LAMP: Color = hex(0xf4b860);
/// Text on dark.
pub const IVORY: Color = hex(0xf8eedd);
/// Secondary text.
pub const ASH: Color = hex(0xb8a690);
/// The same where the lamp shines on what is behind it.
pub const ASH_LIT: Color = hex(0xe0d3bf);
/// The primary button's glow, your turn.
pub const EMBER: Color = hex(0xe4572e);
/// Ember under words: light enough to glow, dark enough for ivory to be read on it.
pub const EMBER_DEEP: Color = hex(0xbd441f);
pub const EMBER_LIGHT: Color = hex(0xf4743f);
pub const EMBER_DARK: Color = hex(0xa83a1a);
/// A cloth nobody has drawn.
pub const FELT: Color = hex(0x1f4a3c);
/// Score, winning.
pub const GOLD: Color = hex(0xe9b44c);
pub const GOLD_LIGHT: Color = hex(0xffdf9b);
/// North, team A.
pub const TEAL: Color = hex(0x2a9d8f);
/// South, team B.
pub const INDIGO: Color = hex(0x4361a8);
/// Refused, danger.
pub const ALARM: Color = hex(0xd7263d);
/// The same under words.
pub const ALARM_DEEP: Color = hex(0xc4203a);
/// And in the shade.
pub const ALARM_SHADE: Color = hex(0x8f1527);
/// Text on gold and lamp.
pub const INK: Color = hex(0x2a1705);
/// What is written on, and what is written on it besides ink.
pub const PAPER: Color = hex(0xf6ecd8);
pub const PAPER_SHADE: Color = hex(0xe9d9b8);
pub const PENCIL: Color = hex(0x5c452e);
/// The inside of wells and tracks.
pub const WELL: Color = hex(0x150c07);
