//! A lesson from its first sentence to its end.

use bevy::prelude::*;
use veillee::action::{Action, LessonAction, Menu};
use veillee::game::Game;
use veillee::lesson::Course;
use veillee::lesson::script::Lesson;
use veillee::locale::{Language, Locale, Words};
use veillee::play::{Progress, Prompt};
use veillee::settings::Settings;
use veillee::table::lane::{LaneGround, LaneLine};

use super::in_words::listener;
use super::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT};
use super::person::{By, Person};
use super::table::*;

const ON: Action = Action::Lesson(LessonAction::On);

fn lesson<G: Game>() -> Lesson {
    Lesson::read(G::LESSON.expect("it has a lesson")).unwrap()
}

fn learn<G: Game>(person: &mut Person) {
    act(&mut person.app, Action::Learn(G::ID));
    person.wait(3);
}

/// Waits for the next sentence; `false` when the lesson is over.
fn next_step(person: &mut Person) -> bool {
    for _ in 0..4_000 {
        person.app.update();
        match menu(&person.app) {
            Menu::LessonOver => return false,
            Menu::Score => {
                person.wait(2);
                act(&mut person.app, Action::CloseMenu);
            }
            _ => {}
        }
        let course = person.app.world().get_resource::<Course>();
        if course.is_some_and(Course::is_saying) {
            person.wait(3);
            return true;
        }
    }
    panic!("the lesson does not go on: {:?}", phase(&person.app));
}

fn progress(person: &Person) -> Progress {
    *person.app.world().resource::<Progress>()
}

fn asked<G: Game>(person: &Person) -> Option<G::Move> {
    let taught = table::<G>(&person.app).taught.as_ref();
    let asks = &taught.expect("a lesson is given").asks;
    asks.first().copied()
}

/// What is said, which is there, whole.
fn says<G: Game>(person: &Person) -> String {
    let world = person.app.world();
    let prompt = world.resource::<Prompt>();
    assert!(
        prompt.teaches,
        "{}: {prompt:?}, {:?}",
        G::ID,
        progress(person)
    );
    let words = prompt.words().unwrap();
    let locale = world.resource::<Locale>();
    assert!(locale.has(words.key()), "{}", words.key());
    let text = locale.say(words);
    assert!(!text.is_empty() && !text.contains('{'), "{text}");
    text
}

/// The lane has room for all of it.
fn fits<G: Game>(person: &mut Person, text: &str) {
    let world = person.app.world_mut();
    let mut lines = world.query::<(&LaneLine, &ComputedNode)>();
    let line = lines
        .iter(world)
        .find(|(line, _)| **line == LaneLine::Prompt);
    let high = line.unwrap().1.size().y;
    let mut grounds = world.query_filtered::<&ComputedNode, With<LaneGround>>();
    let room = grounds.single(world).unwrap().size().y;
    assert!(
        high > 0.0 && high <= room + 0.5,
        "{}: {text:?} needs {high} of {room}",
        G::ID
    );
}

/// So many things are pointed at.
fn rings(person: &mut Person) -> usize {
    let world = person.app.world_mut();
    let mut names = world.query::<&Name>();
    names
        .iter(world)
        .filter(|name| name.as_str() == "ring")
        .count()
}

/// Whatever else could be played is refused in words.
fn refuses_another<G: Game>(person: &mut Person, asked: &G::Move) {
    let state = state::<G>(&person.app);
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    let other = legal
        .into_iter()
        .find(|m| state.standard_form(m) != state.standard_form(asked));
    let Some(other) = other else {
        return;
    };
    let before = ply::<G>(&person.app);
    let mut ears = Ears::open(&person.app);
    play::<G>(&mut person.app, other);
    person.app.update();
    ears.listen(&person.app);
    person.wait(2);
    assert_eq!(ply::<G>(&person.app), before, "{}: {other:?}", G::ID);
    let refusal = ears.refusals.last();
    let refusal = refusal.unwrap_or_else(|| panic!("{}: {other:?}: no word", G::ID));
    let locale = person.app.world().resource::<Locale>();
    assert!(locale.has(refusal.key()), "{}", refusal.key());
}

/// A move has been made, and perhaps more has come of it already.
fn has_moved<G: Game>(person: &Person, before: usize, at: Progress) -> bool {
    ply::<G>(&person.app) > before || progress(person) != at
}

fn speak(person: &mut Person, language: Language) {
    person.app.world_mut().resource_mut::<Settings>().language = Some(language);
    person.wait(3);
}

/// By touch, pressing what the lesson asks for; every sentence can be read and everything it
/// points at is there.
pub fn is_learnt_by_touch<G: Game>(size: (u32, u32), language: Language) {
    let mut person = Person::new(By::Touch, size);
    speak(&mut person, language);
    learn::<G>(&mut person);
    let steps = lesson::<G>().len();
    let mut heard = Vec::new();
    while next_step(&mut person) {
        let text = says::<G>(&person);
        fits::<G>(&mut person, &text);
        heard.push(text.clone());
        let progress = progress(&person);
        assert_eq!((progress.step, progress.steps), (heard.len(), steps));
        let course = person.app.world().resource::<Course>();
        let step = course.now().unwrap();
        let (points, find) = (step.point.len(), step.find);
        let next = usize::from(progress.asks && !find);
        assert_eq!(rings(&mut person), points + next, "{}: {text}", G::ID);
        let before = ply::<G>(&person.app);
        let Some(m) = asked::<G>(&person) else {
            person.press(&ON);
            continue;
        };
        refuses_another::<G>(&mut person, &m);
        let state = state::<G>(&person.app);
        for piece in G::presses(&state, veillee_rules::engine::Seat(0), &m) {
            person.press_piece(&veillee::action::Piece::action(piece));
        }
        assert!(
            has_moved::<G>(&person, before, progress),
            "{}: {text}",
            G::ID
        );
    }
    assert_eq!(heard.len(), steps, "{}", G::ID);
}

/// At every size nobody's sentence is cut.
pub fn fits_everywhere<G: Game>() {
    for size in [WINDOW, ON_ITS_SIDE, SMALL_ON_ITS_SIDE, SMALL_UPRIGHT] {
        let mut person = Person::new(By::Touch, size);
        for language in Language::ALL {
            speak(&mut person, language);
            learn::<G>(&mut person);
            while next_step(&mut person) {
                let text = says::<G>(&person);
                fits::<G>(&mut person, &text);
                // Where a move is asked for, this shows it.
                act(&mut person.app, ON);
                person.wait(2);
            }
        }
    }
}

/// By what the page says, to somebody who does not see the screen.
pub fn is_learnt_in_words<G: Game>() {
    let mut person = listener(UPRIGHT);
    learn::<G>(&mut person);
    let mut told = 0;
    while next_step(&mut person) {
        person.wait(8);
        let text = says::<G>(&person);
        let page = person.page();
        assert!(page.lines.contains(&text), "{text}: {:?}", page.lines);
        told += 1;
        let at = progress(&person);
        let before = ply::<G>(&person.app);
        let Some(m) = asked::<G>(&person) else {
            person.press_labelled("Next");
            continue;
        };
        let state = state::<G>(&person.app);
        let mut legal = Vec::new();
        state.legal_moves(&mut legal);
        let form = state.standard_form(&m);
        let number = legal.iter().position(|m| state.standard_form(m) == form);
        person.chooses(number.unwrap());
        assert!(has_moved::<G>(&person, before, at), "{}: {text}", G::ID);
    }
    assert_eq!(told, lesson::<G>().len());
}

/// A minute or two: reading at fifteen letters a second, a few seconds for every move.
pub fn takes_a_minute_or_two<G: Game>() {
    let lesson = lesson::<G>();
    for language in Language::ALL {
        let locale = Locale::new(language, vec![G::TEXTS]);
        let mut seconds = 0.0;
        for step in lesson.chapters.iter().flat_map(|chapter| &chapter.steps) {
            let words = Words::new(format!("{}-lesson-{}", G::ID, step.say));
            let letters = locale.say(&words).chars().count();
            let moves = usize::from(step.play.is_some()) + step.then.len();
            seconds += letters as f64 / 15.0 + 1.5 * moves as f64;
        }
        assert!((60.0..=125.0).contains(&seconds), "{}: {seconds} s", G::ID);
    }
}
