//! What lies above what. World sprites only: the UI is above them all.

pub const BACKDROP: f32 = 0.0;
pub const CLOTH: f32 = 1.0;
pub const BOARD: f32 = 2.0;
/// Light and rings on the board.
pub const GLOW: f32 = 3.0;
/// Previews lie under the pieces, so that heaps stay countable.
pub const PREVIEW: f32 = 5.0;
pub const SHADOW: f32 = 10.0;
pub const PIECE: f32 = 20.0;
/// Pieces in the air, above everything that lies.
pub const FLYING: f32 = 60.0;
pub const SPARKS: f32 = 80.0;
