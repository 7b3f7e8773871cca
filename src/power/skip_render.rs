//! A frame in which nothing that is seen has changed is not drawn again. A table waits for its
//! people most of the time: so long, the graphics card rests, a phone stays cool, and an opponent
//! can think without taking a frame from anybody.
//!
//! The game itself runs on in every frame, so that whatever happens is answered at once.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::ecs::system::SystemParam;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache, PipelineDescriptor};
use bevy::render::view::screenshot::Screenshot;
use bevy::shader::Shader;
use bevy::text::TextLayoutInfo;
use bevy::time::TimeSender;
use bevy::ui::widget::ImageNodeSize;
use bevy::ui::{CalculatedClip, ComputedStackIndex, UiGlobalTransform};
use bevy::window::{
    RequestRedraw, WindowFocused, WindowOccluded, WindowResized, WindowScaleFactorChanged,
};

use crate::motion;
use crate::platform::Draws;

/// What has changed may take some frames to reach the graphics card.
const FRAMES_AFTER_A_CHANGE: u32 = 8;

/// Is this frame drawn?
#[derive(Resource, Clone, Copy, Default, Debug)]
pub struct Drawing {
    /// So many more, even if nothing changes.
    frames: u32,
    /// When one was drawn last, in the time of the program.
    last: std::time::Duration,
    pub now: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawing>()
        .init_resource::<Draws>()
        .add_systems(Last, decide.after(bevy::asset::AssetEventSystems));
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        draw_only_if_wanted(renderer);
    }
}

/// What is drawn of whatever is on the screen.
type Look = Or<(
    Or<(
        Changed<GlobalTransform>,
        Changed<UiGlobalTransform>,
        Changed<InheritedVisibility>,
        Changed<ComputedNode>,
        Changed<ComputedStackIndex>,
        Changed<CalculatedClip>,
    )>,
    Or<(
        Changed<Sprite>,
        Changed<ImageNode>,
        Changed<ImageNodeSize>,
        Changed<TextLayoutInfo>,
        Changed<TextColor>,
        Changed<TextShadow>,
    )>,
    Or<(
        Changed<BackgroundColor>,
        Changed<BackgroundGradient>,
        Changed<BorderColor>,
        Changed<BoxShadow>,
        Changed<Outline>,
        Changed<Camera>,
        Changed<Projection>,
    )>,
)>;

/// What came, went or was loaded.
#[derive(SystemParam)]
pub struct News<'w, 's> {
    bodies: RemovedComponents<'w, 's, GlobalTransform>,
    nodes: RemovedComponents<'w, 's, ComputedNode>,
    clips: RemovedComponents<'w, 's, CalculatedClip>,
    images: MessageReader<'w, 's, AssetEvent<Image>>,
    atlases: MessageReader<'w, 's, AssetEvent<TextureAtlasLayout>>,
    meshes: MessageReader<'w, 's, AssetEvent<Mesh>>,
    /// Without a renderer there are none.
    shaders: Option<MessageReader<'w, 's, AssetEvent<Shader>>>,
    resized: MessageReader<'w, 's, WindowResized>,
    scaled: MessageReader<'w, 's, WindowScaleFactorChanged>,
    focused: MessageReader<'w, 's, WindowFocused>,
    occluded: MessageReader<'w, 's, WindowOccluded>,
    asked: MessageReader<'w, 's, RequestRedraw>,
}

impl News<'_, '_> {
    fn any(&mut self) -> bool {
        let gone =
            self.bodies.read().count() + self.nodes.read().count() + self.clips.read().count();
        let shaders = self.shaders.as_mut().map(|shaders| shaders.read().count());
        let loaded = self.images.read().count()
            + self.atlases.read().count()
            + self.meshes.read().count()
            + shaders.unwrap_or(0);
        let window = self.resized.read().count()
            + self.scaled.read().count()
            + self.focused.read().count()
            + self.occluded.read().count()
            + self.asked.read().count();
        gone + loaded + window > 0
    }
}

pub fn decide(
    changed: Query<(), Look>,
    screenshots: Query<(), With<Screenshot>>,
    background: Option<Res<ClearColor>>,
    mut news: News,
    time: Res<Time<Real>>,
    mut drawing: ResMut<Drawing>,
    mut draws: ResMut<Draws>,
) {
    let different = news.any()
        || !changed.is_empty()
        || !screenshots.is_empty()
        || background.is_some_and(|colour| colour.is_changed());
    if different {
        drawing.frames = FRAMES_AFTER_A_CHANGE;
    }
    let at_first = time.elapsed() < motion::ALWAYS_DRAWN_AT_FIRST;
    let long_ago = time.elapsed() - drawing.last >= motion::DRAWN_AT_LEAST_EVERY;
    drawing.now = drawing.frames > 0 || at_first || long_ago;
    drawing.frames = drawing.frames.saturating_sub(1);
    draws.set_if_neq(Draws(drawing.now));
    if drawing.now {
        drawing.last = time.elapsed();
    }
}

/// The renderer's schedule, or nothing.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug)]
struct DrawIfWanted;

/// What is drawn for the first time waits for its program to be compiled. Others wait for ever:
/// where nothing can be computed, as with WebGL, nobody loads what would be computed with; and what
/// cannot be compiled is tried again and again.
fn is_compiling_what_is_drawn(programs: &PipelineCache) -> bool {
    programs.waiting_pipelines().any(|id| {
        programs.pipelines().nth(id).is_some_and(|program| {
            let draws = matches!(
                program.descriptor,
                PipelineDescriptor::RenderPipelineDescriptor(_)
            );
            draws && !matches!(program.state, CachedPipelineState::Err(_))
        })
    })
}

/// Everything the renderer does is put behind the question whether it is wanted. What it has not
/// seen of a frame it skipped it sees in the next it draws; what is told only once, such as a
/// picture that was loaded, is among the reasons to draw.
fn draw_only_if_wanted(renderer: &mut SubApp) {
    renderer.init_resource::<Drawing>();
    if let Some(mut extract) = renderer.take_extract() {
        renderer.set_extract(move |world, renderers_world| {
            let mut drawing = *world.resource::<Drawing>();
            drawing.now |= (renderers_world.get_resource::<PipelineCache>())
                .is_some_and(is_compiling_what_is_drawn);
            renderers_world.insert_resource(drawing);
            if drawing.now {
                extract(world, renderers_world);
            }
        });
    }
    let Some(draw) = renderer.update_schedule.replace(DrawIfWanted.intern()) else {
        return;
    };
    renderer.add_systems(DrawIfWanted, move |world: &mut World| {
        if world.resource::<Drawing>().now {
            world.run_schedule(draw);
        } else if let Some(sender) = world.get_resource::<TimeSender>() {
            // The game's clock asks the renderer for the time of every frame.
            let _ = sender.0.try_send(Instant::now());
        }
    });
}
