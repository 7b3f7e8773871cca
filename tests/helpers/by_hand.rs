//! Whole games from the title to the results, pressing only what can be seen.

use std::time::Duration;

use veillee::action::{Action, Menu, Piece, Screen, SetupAction, TableAction};
use veillee::game::Game;
use veillee::motion::Speed;
use veillee::play::Viewing;
use veillee_rules::engine::{Config, GameRng, Status};

use super::person::{By, Person};
use super::table::table;

/// An option to press at the set-up: the one that makes a game short, if there is such a one.
fn option<G: Game>() -> Option<(&'static str, &'static str)> {
    let quick = G::Config::QUICK.first().copied();
    quick.or_else(|| {
        let config = G::Config::for_players(G::Config::USUAL_PLAYERS).unwrap();
        let first = config.options().into_iter().next()?;
        Some((first.key, first.default))
    })
}

pub fn from_title_to_results<G: Game>(by: By, size: (u32, u32), speed: Speed) {
    let mut person = match speed {
        // Nothing is to be seen on the way: longer frames, of which fewer pass.
        Speed::Off => Person::at_pace(by, size, Duration::from_millis(150)),
        _ => Person::new(by, size),
    };
    person.set_speed(speed);
    person.press(&Action::SetUp(G::ID));
    person.wait(3);
    person.always_the_same_game();
    let chosen = option::<G>();
    if let Some((key, value)) = chosen {
        person.press(&Action::Open(Menu::HouseRules));
        person.wait(3);
        let option = Action::Setup(SetupAction::Option { key, value });
        if by != By::Keyboard {
            person.scroll_to(&option, size);
        }
        person.press(&option);
        person.wait(3);
        person.press(&Action::CloseMenu);
        person.wait(3);
    }
    person.press(&Action::Setup(SetupAction::Start));
    assert_eq!(person.screen(), Screen::Table, "{by:?} {}", G::ID);
    let mut rng = GameRng::from_seed(9);
    let mut turns = 0;
    while person.my_turn::<G>() {
        let viewing = *person.app.world().resource::<Viewing>();
        let table = table::<G>(&person.app);
        let (state, made) = (table.state.clone(), table.ply());
        let m = state.random_move(&mut rng, &mut Vec::new()).unwrap();
        for piece in G::presses(&state, viewing.seat, &m) {
            person.press_piece(&piece.action());
        }
        assert_eq!(
            table_moves::<G>(&person).get(made),
            Some(&m),
            "{by:?} {size:?} {}: after {turns} turns",
            G::ID
        );
        turns += 1;
        assert!(turns < 1_000, "{by:?} {}: the game does not end", G::ID);
    }
    assert!(turns > 5, "{by:?} {}: somebody played", G::ID);
    let state = table::<G>(&person.app).state.clone();
    assert!(matches!(state.status(), Status::Over(_)));
    assert_eq!(G::difference(person.app.world_mut(), &state), None);
    person.wait(100);
    assert_eq!(person.screen(), Screen::Results, "{by:?} {}", G::ID);
    person.press(&Action::Table(TableAction::Rematch));
    assert_eq!(person.screen(), Screen::Table, "{by:?} {}", G::ID);
    if let Some((key, value)) = chosen {
        let options = &table::<G>(&person.app).plan.setup.options;
        let kept = options.get(key).is_some_and(|kept| kept == value);
        assert!(kept, "a rematch keeps the options");
    }
}

pub fn table_moves<G: Game>(person: &Person) -> &[G::Move] {
    &table::<G>(&person.app).record.moves
}
