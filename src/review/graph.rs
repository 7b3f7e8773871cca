//! The graph: moves from left to right, whoever stands better is higher. It is painted pixel by
//! pixel, as Bevy's interface draws no lines but straight ones.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::ReviewSheet;
use crate::theme::palette::*;

/// Where things are in the graph, in parts of its width and height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    moves: f32,
    /// As many points as there are from the middle to the edge.
    points: f32,
}

/// No difference is drawn larger than if this one were the largest.
const LEAST_POINTS: f32 = 4.0;
/// So much room is above the largest.
const ABOVE: f32 = 1.14;

impl Scale {
    pub fn of(sheet: &ReviewSheet) -> Scale {
        let lines = sheet.lines();
        let all = lines.iter().flat_map(|(_, line)| line);
        let most = all.fold(LEAST_POINTS, |most, points| most.max(points.abs()));
        Scale {
            moves: sheet.moves.max(1) as f32,
            points: most * ABOVE,
        }
    }

    pub fn x(&self, moves: f32) -> f32 {
        moves / self.moves
    }

    pub fn y(&self, points: f32) -> f32 {
        0.5 - points / self.points * 0.5
    }

    /// After how many moves it is at this part of the width.
    pub fn moves_at(&self, x: f32) -> usize {
        (x.clamp(0.0, 1.0) * self.moves).round() as usize
    }

    /// Round numbers of points that are worth a line, above the middle.
    pub fn marks(&self) -> Vec<i32> {
        let most = self.points * 0.94;
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let few = |step: &i32| (most / *step as f32) < 3.0;
        let step = steps.into_iter().find(few).unwrap_or(2000);
        let marks = (1..3).map(|nth| nth * step);
        marks.filter(|mark| (*mark as f32) < most).collect()
    }
}

/// A picture that is painted on.
struct Canvas {
    size: UVec2,
    pixels: Vec<LinearRgba>,
}

impl Canvas {
    fn lay(&mut self, x: u32, y: u32, ink: LinearRgba, cover: f32) {
        let Some(under) = self.pixels.get_mut((y * self.size.x + x) as usize) else {
            return;
        };
        let above = ink.alpha * cover.clamp(0.0, 1.0);
        let below = under.alpha * (1.0 - above);
        let alpha = above + below;
        if alpha <= 0.0 {
            return;
        }
        let mix = |new: f32, old: f32| (new * above + old * below) / alpha;
        *under = LinearRgba {
            red: mix(ink.red, under.red),
            green: mix(ink.green, under.green),
            blue: mix(ink.blue, under.blue),
            alpha,
        };
    }

    fn across(&mut self, y: f32, ink: LinearRgba, thick: f32) {
        let (from, to) = ((y - thick).floor().max(0.0), (y + thick).ceil());
        for row in from as u32..(to as u32).min(self.size.y) {
            let cover = thick / 2.0 + 0.5 - (row as f32 + 0.5 - y).abs();
            for x in 0..self.size.x {
                self.lay(x, row, ink, cover);
            }
        }
    }

    fn down(&mut self, x: f32, ink: LinearRgba, thick: f32, dash: u32) {
        let (from, to) = ((x - thick).floor().max(0.0), (x + thick).ceil());
        for column in from as u32..(to as u32).min(self.size.x) {
            let cover = thick / 2.0 + 0.5 - (column as f32 + 0.5 - x).abs();
            for y in (0..self.size.y).filter(|y| dash == 0 || (y / dash).is_multiple_of(2)) {
                self.lay(column, y, ink, cover);
            }
        }
    }

    /// A line through these points, round at its ends and corners.
    fn along(&mut self, points: &[Vec2], ink: LinearRgba, thick: f32) {
        let size = self.size;
        let mut cover = vec![0.0f32; (size.x * size.y) as usize];
        for pair in points.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let reach = Vec2::splat(thick / 2.0 + 1.0);
            let least = (from.min(to) - reach).max(Vec2::ZERO).as_uvec2();
            let most = (from.max(to) + reach).as_uvec2().min(size - UVec2::ONE);
            let way = to - from;
            for y in least.y..=most.y {
                for x in least.x..=most.x {
                    let at = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
                    let part = (at - from).dot(way) / way.length_squared().max(1e-6);
                    let near = from + way * part.clamp(0.0, 1.0);
                    let here = thick / 2.0 + 0.5 - at.distance(near);
                    let old = &mut cover[(y * size.x + x) as usize];
                    *old = old.max(here);
                }
            }
        }
        for (at, cover) in cover.into_iter().enumerate() {
            if cover > 0.0 {
                self.lay(at as u32 % size.x, at as u32 / size.x, ink, cover);
            }
        }
    }

    /// What lies between a line and the middle, for whoever is ahead there.
    fn fill(&mut self, points: &[Vec2], [above, below]: [LinearRgba; 2]) {
        let middle = self.size.y as f32 / 2.0;
        for pair in points.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            for x in from.x.round() as u32..(to.x.round() as u32).min(self.size.x) {
                let part = (x as f32 + 0.5 - from.x) / (to.x - from.x).max(1e-3);
                let edge = from.y + (to.y - from.y) * part.clamp(0.0, 1.0);
                let ink = if edge < middle { above } else { below };
                let rows = edge.min(middle).round()..edge.max(middle).round();
                for y in rows.start as u32..(rows.end as u32).min(self.size.y) {
                    // The further from the middle, the stronger.
                    let far = (y as f32 + 0.5 - middle).abs() / middle;
                    self.lay(x, y, ink, 0.35 + 0.65 * far);
                }
            }
        }
    }

    fn image(self) -> Image {
        let pixels = self.pixels.into_iter();
        let data = pixels.flat_map(|pixel| Srgba::from(pixel).to_u8_array());
        let size = Extent3d {
            width: self.size.x,
            height: self.size.y,
            depth_or_array_layers: 1,
        };
        Image::new(
            size,
            TextureDimension::D2,
            data.collect(),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        )
    }
}

/// The graph in so many pixels, `density` of them to a unit.
pub fn paint(sheet: &ReviewSheet, scale: Scale, size: Vec2, density: f32) -> Image {
    let pixels = (size * density).round().max(Vec2::ONE);
    let mut canvas = Canvas {
        size: pixels.as_uvec2(),
        pixels: vec![LinearRgba::NONE; (pixels.x * pixels.y) as usize],
    };
    let ink = |color: Color, alpha: f32| color.with_alpha(alpha).to_linear();
    for mark in scale.marks() {
        for points in [mark, -mark] {
            let y = scale.y(points as f32) * pixels.y;
            canvas.across(y, ink(IVORY, 0.1), density);
        }
    }
    for moves in &sheet.rounds {
        let x = scale.x(*moves as f32) * pixels.x;
        canvas.down(x, ink(LAMP, 0.34), density, (4.0 * density) as u32);
    }
    let lines = sheet.lines();
    let places = |line: &[f32]| -> Vec<Vec2> {
        let at = |(moves, points): (usize, &f32)| {
            Vec2::new(scale.x(moves as f32), scale.y(*points)) * pixels
        };
        line.iter().enumerate().map(at).collect()
    };
    if let ([(_, line)], [one, other]) = (&lines[..], &sheet.sides[..]) {
        let inks = [ink(one.ink, 0.5), ink(other.ink, 0.5)];
        canvas.fill(&places(line), inks);
    }
    canvas.across(pixels.y / 2.0, ink(IVORY, 0.45), density);
    if let Some(shown) = sheet.shown {
        let x = scale.x(shown as f32) * pixels.x;
        canvas.down(x, ink(LAMP, 0.9), 2.0 * density, 0);
    }
    let duel = sheet.is_a_duel();
    for (color, line) in &lines {
        let places = places(line);
        canvas.along(&places, ink(NIGHT, 0.75), 5.0 * density);
        let color = if duel { IVORY } else { *color };
        canvas.along(&places, ink(color, 1.0), 2.4 * density);
    }
    canvas.image()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_the_graph_is_a_moment_of_the_game() {
        let sheet = ReviewSheet {
            moves: 40,
            ..default()
        };
        let scale = Scale::of(&sheet);
        for moves in [0, 1, 20, 39, 40] {
            assert_eq!(scale.moves_at(scale.x(moves as f32)), moves);
        }
        assert_eq!(scale.moves_at(-0.2), 0);
        assert_eq!(scale.moves_at(1.3), 40);
        assert_eq!(scale.y(0.0), 0.5);
        assert!(scale.y(3.0) < scale.y(-3.0), "better is higher");
    }

    #[test]
    fn marks_are_round_and_few() {
        for most in [4.0, 5.2, 7.0, 10.4, 13.0, 21.0, 44.0, 90.0, 260.0] {
            let scale = Scale {
                moves: 10.0,
                points: most,
            };
            let marks = scale.marks();
            assert!((1..=2).contains(&marks.len()), "{most}: {marks:?}");
            assert!(marks.iter().all(|mark| (*mark as f32) < most));
        }
    }
}
