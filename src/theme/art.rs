//! Baked pictures. Each exists in a few densities; the one that suits the window is loaded. The
//! title's own come first, so that it is there soon; the games' follow while somebody reads it.

use std::collections::HashMap;

use bevy::asset::LoadState;
use bevy::prelude::*;
use serde::Deserialize;

use super::frame::{Frame, fit_window};

/// Densities baked: pixels per design unit.
const DENSITIES: [u32; 3] = [1, 2, 3];

/// The atlases that all games share, each with its sheet of contents, which is part of the
/// program: a sprite that is not in it is a mistake found by a test, not by a player.
pub const ATLASES: &[(&str, &str)] = &[
    ("cards", include_str!("../../assets/atlas/cards.json")),
    ("icons", include_str!("../../assets/atlas/icons.json")),
    ("people", include_str!("../../assets/atlas/people.json")),
    ("title", include_str!("../../assets/atlas/title.json")),
];

/// Pictures too large for an atlas, with their sizes in design units.
pub const PICTURES: &str = include_str!("../../assets/atlas/pictures.json");

/// What the games bring along.
#[derive(Resource, Clone, Default)]
pub struct GamesArt {
    /// Their names: a picture with one of them in its name is that game's.
    pub games: Vec<&'static str>,
    /// Their atlases, each with its sheet of contents.
    pub atlases: Vec<(&'static str, &'static str)>,
}

/// A sprite's place, in design units.
#[derive(Clone, Copy, Deserialize)]
struct Place {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    /// What is put where the sprite is placed; its middle if nothing is said.
    #[serde(default)]
    cx: Option<f32>,
    #[serde(default)]
    cy: Option<f32>,
    /// Drawn at this part of its size, because it is soft.
    #[serde(default)]
    scale: Option<f32>,
    /// The edges that keep their width when it is stretched: left, top, right, bottom.
    #[serde(default)]
    slice: Option<[f32; 4]>,
    /// How far its light reaches beyond what it frames.
    #[serde(default)]
    inset: Option<f32>,
}

impl Place {
    fn size(&self) -> Vec2 {
        Vec2::new(self.w, self.h) * self.scale.unwrap_or(1.0)
    }
}

struct Atlas {
    image: Handle<Image>,
    places: HashMap<String, Place>,
}

/// `atlas` and the sprite's name in it.
pub type SpriteName<'a> = (&'a str, &'a str);

/// What is added to the name of an atlas for another pack of the same cards: `two-…` there stands
/// for `card-…`.
const TWO_COLOURS: &str = "-two";

/// What the title is drawn with in a frame that is tall, or is not; everything else can wait.
fn is_of_the_title(name: &str, tall: bool) -> bool {
    let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
    match name {
        "icons" | "title" => true,
        "backdrop-portrait" => tall,
        "backdrop-landscape" => !tall,
        _ if tall => name.starts_with("tile-") && ends(&["-wide", "-small"]),
        _ => name.starts_with("tile-") && ends(&["-tall"]),
    }
}

/// Does this picture name this game? By whole words: `tile-go` does not name `songo`.
fn names(picture: &str, game: &str) -> bool {
    format!("-{picture}-").contains(&format!("-{game}-"))
}

/// The density a frame asks for, where there is a choice.
fn sharp_enough(frame: &Frame) -> u32 {
    crate::platform::only_density().unwrap_or_else(|| {
        let sharp = DENSITIES.into_iter();
        let mut sharp = sharp.filter(|density| *density as f32 >= frame.density - 0.2);
        sharp.next().unwrap_or(DENSITIES[DENSITIES.len() - 1])
    })
}

#[derive(Resource)]
pub struct Art {
    density: f32,
    /// Only the title's pictures have been asked for so far.
    only_title: bool,
    /// The frame was tall when they were.
    title_is_tall: bool,
    /// Suits have two colours instead of four, where there is such a pack.
    pub two_colours: bool,
    games: Vec<&'static str>,
    atlases: HashMap<&'static str, Atlas>,
    pictures: HashMap<String, Picture>,
}

struct Picture {
    image: Handle<Image>,
    size: Vec2,
    /// Edges that keep their width when the picture is stretched.
    slice: Option<f32>,
}

impl Art {
    /// Starts loading what the title needs, at the density the frame asks for.
    pub fn load(assets: &AssetServer, frame: &Frame, of_games: &GamesArt) -> Art {
        let density = sharp_enough(frame);
        let mut art = Art {
            density: density as f32,
            only_title: true,
            title_is_tall: frame.is_tall(),
            two_colours: false,
            games: of_games.games.clone(),
            atlases: ATLASES
                .iter()
                .chain(&of_games.atlases)
                .map(|(name, contents)| {
                    let atlas = Atlas {
                        image: Handle::default(),
                        places: places(contents),
                    };
                    (*name, atlas)
                })
                .collect(),
            pictures: pictures()
                .into_iter()
                .map(|(name, size)| {
                    let picture = Picture {
                        image: Handle::default(),
                        size: Vec2::new(size.w, size.h),
                        slice: size.slice,
                    };
                    (name, picture)
                })
                .collect(),
        };
        let tall = art.title_is_tall;
        art.ask(assets, |name| is_of_the_title(name, tall));
        art
    }

    /// How many pixels its pictures have for a design unit.
    pub fn density(&self) -> u32 {
        self.density as u32
    }

    /// Starts loading the rest.
    pub fn load_rest(&mut self, assets: &AssetServer) {
        if std::mem::take(&mut self.only_title) {
            let tall = self.title_is_tall;
            self.ask(assets, |name| !is_of_the_title(name, tall));
        }
    }

    fn ask(&mut self, assets: &AssetServer, wanted: impl Fn(&str) -> bool) {
        let density = self.density as u32;
        for (name, image) in self.handles_mut() {
            if wanted(name) {
                *image = assets.load(format!("atlas/{density}/{name}.webp"));
            }
        }
    }

    fn handles_mut(&mut self) -> impl Iterator<Item = (&str, &mut Handle<Image>)> {
        let atlases = self.atlases.iter_mut();
        let atlases = atlases.map(|(name, atlas)| (*name, &mut atlas.image));
        let pictures = self.pictures.iter_mut();
        atlases.chain(pictures.map(|(name, picture)| (name.as_str(), &mut picture.image)))
    }

    fn handles(&self) -> impl Iterator<Item = (&str, &Handle<Image>)> {
        let atlases = self.atlases.iter();
        let atlases = atlases.map(|(name, atlas)| (*name, &atlas.image));
        let pictures = self.pictures.iter();
        atlases.chain(pictures.map(|(name, picture)| (name.as_str(), &picture.image)))
    }

    fn find(&self, (atlas, name): SpriteName) -> Option<(&Handle<Image>, Place)> {
        if self.two_colours && !atlas.ends_with(TWO_COLOURS) {
            let other = match name.strip_prefix("card-") {
                Some(card) => format!("two-{card}"),
                None => format!("two-{name}"),
            };
            let other = self.find((&format!("{atlas}{TWO_COLOURS}"), &other));
            if other.is_some() {
                return other;
            }
        }
        let atlas = self.atlases.get(atlas)?;
        Some((&atlas.image, *atlas.places.get(name)?))
    }

    fn pixels(&self, place: Place) -> Rect {
        let corner = Vec2::new(place.x, place.y);
        Rect::from_corners(
            corner * self.density,
            (corner + Vec2::new(place.w, place.h)) * self.density,
        )
    }

    /// The same from the sharpest pictures there are, to be laid over the usual one: it is seen as
    /// soon as it has been loaded. `None` where the usual one is as sharp.
    pub fn sharpest_image(&self, assets: &AssetServer, name: SpriteName) -> Option<ImageNode> {
        let sharpest = DENSITIES[DENSITIES.len() - 1];
        let (image, place) = self.find(name)?;
        // A page that is kept for use without a network has one density only.
        if self.density() == sharpest || crate::platform::only_density().is_some() {
            return None;
        }
        let file = image.path()?.path().file_name()?.to_str()?.to_string();
        let usual = self.pixels(place);
        let times = sharpest as f32 / self.density;
        Some(ImageNode {
            image: assets.load(format!("atlas/{sharpest}/{file}")),
            rect: Some(Rect::from_corners(usual.min * times, usual.max * times)),
            ..default()
        })
    }

    /// A sprite of the world, in its drawn size. An unknown name gives an empty sprite.
    pub fn sprite(&self, name: SpriteName) -> Sprite {
        let Some((image, place)) = self.find(name) else {
            warn!("no sprite {name:?}");
            return Sprite::default();
        };
        Sprite {
            image: image.clone(),
            rect: Some(self.pixels(place)),
            custom_size: Some(place.size()),
            ..default()
        }
    }

    /// A sprite stretched so that what it frames has this size; its edges keep their width.
    pub fn sliced(&self, name: SpriteName, size: Vec2) -> Sprite {
        let mut sprite = self.sprite(name);
        let Some((_, place)) = self.find(name) else {
            return sprite;
        };
        sprite.custom_size = Some(size + 2.0 * place.inset.unwrap_or_default());
        if let Some([left, top, right, bottom]) = place.slice {
            sprite.image_mode = SpriteImageMode::Sliced(TextureSlicer {
                border: BorderRect {
                    min_inset: Vec2::new(left, top) * self.density,
                    max_inset: Vec2::new(right, bottom) * self.density,
                },
                max_corner_scale: 1.0 / self.density,
                ..default()
            });
        }
        sprite
    }

    pub fn has(&self, name: SpriteName) -> bool {
        self.find(name).is_some()
    }

    /// The same for the UI.
    pub fn image(&self, name: SpriteName) -> ImageNode {
        let Some((image, place)) = self.find(name) else {
            warn!("no sprite {name:?}");
            return ImageNode::default();
        };
        ImageNode {
            image: image.clone(),
            rect: Some(self.pixels(place)),
            ..default()
        }
    }

    pub fn size(&self, name: SpriteName) -> Vec2 {
        self.find(name)
            .map_or(Vec2::ZERO, |(_, place)| place.size())
    }

    /// The point of a sprite that belongs where it is placed, from its top left corner.
    pub fn anchor(&self, name: SpriteName) -> Vec2 {
        self.find(name).map_or(Vec2::ZERO, |(_, place)| {
            let scale = place.scale.unwrap_or(1.0);
            let middle = place.size() / 2.0;
            Vec2::new(
                place.cx.map_or(middle.x, |x| x * scale),
                place.cy.map_or(middle.y, |y| y * scale),
            )
        })
    }

    pub fn picture(&self, name: &str) -> Handle<Image> {
        let picture = self.pictures.get(name);
        picture
            .map(|picture| picture.image.clone())
            .unwrap_or_default()
    }

    /// In design units; `None` if there is no such picture.
    pub fn picture_size(&self, name: &str) -> Option<Vec2> {
        self.pictures.get(name).map(|picture| picture.size)
    }

    /// A picture stretched to a size, its edges keeping their width.
    pub fn stretched(&self, name: &str, size: Vec2) -> Sprite {
        let slice = self.pictures.get(name).and_then(|picture| picture.slice);
        Sprite {
            image: self.picture(name),
            custom_size: Some(size),
            image_mode: match slice {
                Some(slice) => SpriteImageMode::Sliced(TextureSlicer {
                    border: BorderRect::all(slice * self.density),
                    max_corner_scale: 1.0 / self.density,
                    ..default()
                }),
                None => SpriteImageMode::Auto,
            },
            ..default()
        }
    }

    /// The share of the title's pictures that are there.
    pub fn progress(&self, assets: &AssetServer) -> f32 {
        self.share_arrived(assets, |name| is_of_the_title(name, self.title_is_tall))
    }

    /// Is everything there for the table of this game?
    pub fn is_ready_for(&self, assets: &AssetServer, game: &str) -> bool {
        self.progress_for(assets, game) >= 1.0
    }

    /// How much of it is there.
    pub fn progress_for(&self, assets: &AssetServer, game: &str) -> f32 {
        if self.only_title {
            0.0
        } else {
            self.share_arrived(assets, |name| self.is_for(name, game))
        }
    }

    /// Is this picture needed at the table of this game? What names no game serves them all.
    fn is_for(&self, name: &str, game: &str) -> bool {
        names(name, game) || !self.games.iter().any(|other| names(name, other))
    }

    /// A picture that failed has arrived too: a missing one must not keep anybody waiting.
    fn share_arrived(&self, assets: &AssetServer, wanted: impl Fn(&str) -> bool) -> f32 {
        let (mut done, mut all) = (0, 0);
        for (name, handle) in self.handles() {
            if wanted(name) {
                all += 1;
                let settled = matches!(
                    assets.get_load_state(handle),
                    Some(LoadState::Loaded | LoadState::Failed(_))
                );
                done += usize::from(settled);
            }
        }
        done as f32 / all.max(1) as f32
    }
}

#[derive(Deserialize)]
struct Pictures {
    pictures: HashMap<String, PictureSize>,
}

#[derive(Deserialize)]
struct PictureSize {
    w: f32,
    h: f32,
    #[serde(default)]
    slice: Option<f32>,
}

fn pictures() -> HashMap<String, PictureSize> {
    match serde_json::from_str::<Pictures>(PICTURES) {
        Ok(pictures) => pictures.pictures,
        Err(error) => {
            error!("the list of pictures cannot be read: {error}");
            HashMap::new()
        }
    }
}

#[derive(Deserialize)]
struct Contents {
    sprites: HashMap<String, Place>,
}

fn places(contents: &str) -> HashMap<String, Place> {
    match serde_json::from_str::<Contents>(contents) {
        Ok(contents) => contents.sprites,
        Err(error) => {
            error!("an atlas's contents cannot be read: {error}");
            HashMap::new()
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sharper>()
        .init_resource::<GamesArt>()
        // Before everything that draws something anew in this frame, but for a known frame: which
        // of the title's pictures come first depends on it.
        .add_systems(
            PreUpdate,
            (start_loading.run_if(not(resource_exists::<Art>)), sharpen)
                .chain()
                .after(fit_window),
        );
}

/// Sharper pictures on their way, for a window that has grown or has come to a finer screen.
#[derive(Resource, Default)]
struct Sharper(Option<Art>);

fn sharpen(
    art: Option<ResMut<Art>>,
    mut sharper: ResMut<Sharper>,
    mut frame: ResMut<Frame>,
    assets: Res<AssetServer>,
    of_games: Res<GamesArt>,
) {
    let Some(mut art) = art.filter(|art| !art.only_title) else {
        return;
    };
    let has_arrived = |art: &Art| art.share_arrived(&assets, |_| true) >= 1.0;
    if sharper.0.as_ref().is_some_and(has_arrived) {
        let two_colours = art.two_colours;
        if let Some(next) = sharper.0.take() {
            *art = Art {
                two_colours,
                ..next
            };
        }
        frame.pictures = art.density();
    } else if sharper.0.is_none() && sharp_enough(&frame) > art.density() && has_arrived(&art) {
        let mut next = Art::load(&assets, &frame, &of_games);
        next.load_rest(&assets);
        sharper.0 = Some(next);
    }
}

fn start_loading(
    mut commands: Commands,
    assets: Res<AssetServer>,
    frame: Res<Frame>,
    of_games: Res<GamesArt>,
) {
    commands.insert_resource(Art::load(&assets, &frame, &of_games));
}
