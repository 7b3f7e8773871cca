//! Where the tiles of the games lie, for any number of games from one to [`MOST`].

use bevy::prelude::*;

use crate::theme::widgets::size;

/// More games than this the title has no room for.
pub const MOST: usize = 8;

/// Where the tiles lie.
pub struct Tiles {
    pub places: Vec<Place>,
    /// The game last played comes first, not where it always is.
    pub last_comes_first: bool,
    /// The tile of the game last played rises by so much.
    pub rise: f32,
}

pub struct Place {
    pub rect: Rect,
    /// Which of a game's pictures fits: `tall`, `wide` or `small`.
    pub shape: &'static str,
    /// The size of its name.
    pub name: f32,
}

/// Rows of tiles of one size in the middle of a rectangle, so many in each.
fn rows(
    area: Rect,
    gap: f32,
    counts: &[usize],
    shape: impl Fn(usize) -> (&'static str, f32, f32),
) -> Vec<Place> {
    let height = (area.height() + gap) / counts.len() as f32 - gap;
    let mut places = Vec::new();
    for (row, count) in counts.iter().enumerate() {
        let (shape, widest, name) = shape(*count);
        let width = ((area.width() + gap) / *count as f32 - gap).min(widest);
        let whole = (width + gap) * *count as f32 - gap;
        let left = area.center().x - whole / 2.0;
        let top = area.min.y + (height + gap) * row as f32;
        places.extend((0..*count).map(|nth| {
            let corner = Vec2::new(left + (width + gap) * nth as f32, top);
            let rect = Rect::from_corners(corner, corner + Vec2::new(width, height));
            Place { rect, shape, name }
        }));
    }
    places
}

/// In two rows, the upper one not the longer.
fn halves(count: usize) -> [usize; 2] {
    [count / 2, count - count / 2]
}

/// A window: one row of tall tiles, or two of wide ones.
pub fn wide(count: usize) -> Tiles {
    let area = Rect::new(452.0, 264.0, 1232.0, 644.0);
    let places = match count {
        0..=5 => rows(area, 10.0, &[count], |_| ("tall", 148.0, size::CAPTION)),
        _ => rows(area, 10.0, &halves(count), |_| ("wide", 190.0, size::LABEL)),
    };
    Tiles {
        places,
        last_comes_first: false,
        rise: if count <= 5 { 12.0 } else { 0.0 },
    }
}

/// A phone on its side, so many units wide: the same with less room.
pub fn short(count: usize, width: f32) -> Tiles {
    let area = Rect::new(296.0, 100.0, width - 24.0, 362.0);
    // Fewer tiles are no wider than five of them.
    let of_five = (area.width() + 8.0) / 5.0 - 8.0;
    let places = match count {
        0..=5 => rows(area, 8.0, &[count], |_| ("tall", of_five, size::TEXT)),
        _ => rows(area, 8.0, &halves(count), |_| ("wide", 150.0, size::TEXT)),
    };
    Tiles {
        places,
        last_comes_first: false,
        rise: if count <= 5 { 8.0 } else { 0.0 },
    }
}

/// A phone upright: two wide tiles above smaller ones.
pub fn tall(count: usize) -> Tiles {
    let area = Rect::new(14.0, 226.0, 376.0, 600.0);
    let counts: &[usize] = match count {
        0 | 1 => &[1],
        2 => &[2],
        3 => &[2, 1],
        4 => &[2, 2],
        5 => &[2, 3],
        6 => &[3, 3],
        7 => &[2, 2, 3],
        _ => &[2, 3, 3],
    };
    let mut places = rows(area, 10.0, counts, |in_row| match in_row {
        3 => ("small", 114.0, size::LABEL),
        _ => ("wide", 176.0, size::LABEL),
    });
    places.truncate(count);
    Tiles {
        places,
        last_comes_first: true,
        rise: 0.0,
    }
}
