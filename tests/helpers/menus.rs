//! What the menu of a table offers, and what its score sheet says.

use veillee::action::{Action, Menu, TableAction};
use veillee::game::Game;
use veillee::plan::Player;
use veillee::play::Match;
use veillee::theme::widgets::OnPress;
use veillee_rules::ai::Level;
use veillee_rules::engine::{Config, GameRng, Nobody, Seat, Seats, Status};

use super::table::{WINDOW, act, begin, menu, plan, quick_app, start, table, wait};
use super::usual_players;

/// What can be asked of the table in its menu, at a table of people and of this first player.
fn offered<G: Game>(first: Player) -> Vec<TableAction> {
    let mut app = quick_app(WINDOW);
    let players = usual_players::<G>();
    let mut plan = plan::<G>(players, players, 3);
    plan.seats[0].player = first;
    start(&mut app, plan);
    wait(&mut app, 7);
    act(&mut app, Action::Open(Menu::Pause));
    wait(&mut app, 10);
    assert_eq!(menu(&app), Menu::Pause, "{}", G::ID);
    let mut buttons = app.world_mut().query::<&OnPress>();
    let asked = buttons.iter(app.world()).filter_map(|press| match press.0 {
        Action::Table(action) => Some(action),
        _ => None,
    });
    asked.collect()
}

/// Only what has a use: of what not every game has, exactly these.
pub fn offers_only<G: Game>(own: &[TableAction]) {
    let among_people = offered::<G>(Player::Human);
    assert!(among_people.contains(&TableAction::Rematch), "{}", G::ID);
    // Nothing has been taken back.
    assert!(!among_people.contains(&TableAction::Redo), "{}", G::ID);
    for action in [TableAction::TurnBoard, TableAction::AgreeDraw] {
        let is_offered = among_people.contains(&action);
        assert_eq!(is_offered, own.contains(&action), "{}: {action:?}", G::ID);
    }
    // An opponent of ours agrees to nothing.
    let alone = offered::<G>(Player::Ai(Level::Easy));
    assert!(!alone.contains(&TableAction::AgreeDraw), "{}", G::ID);
    assert_eq!(
        alone.contains(&TableAction::TurnBoard),
        own.contains(&TableAction::TurnBoard),
        "{}",
        G::ID
    );
}

/// Does the score sheet say that points are what one does not want?
pub fn fewest_win<G: Game>() -> bool {
    let mut app = quick_app(WINDOW);
    begin::<G>(&mut app, usual_players::<G>(), 1, 5);
    G::score_sheet(table::<G>(&app)).fewest_win
}

/// A whole game at random, without a table.
pub fn played_out<G: Game>(players: u8, seed: u64) -> Match<G> {
    let mut app = quick_app(WINDOW);
    begin::<G>(&mut app, players, players, seed);
    let mut game = app.world_mut().remove_resource::<Match<G>>().unwrap();
    let mut rng = GameRng::from_seed(seed);
    let mut scratch = Vec::new();
    while let Some(m) = game.state.random_move(&mut rng, &mut scratch) {
        game.state.apply(&m, &mut Nobody).unwrap();
        game.record.moves.push(m);
    }
    game
}

/// Every round of the sheet is the sum of what it is made of, and the rounds make the score.
pub fn the_sheet_adds_up<G: Game>() {
    for players in G::Config::PLAYERS {
        let game = played_out::<G>(players, 4);
        let sheet = G::score_sheet(&game);
        assert!(!sheet.rounds.is_empty(), "{}", G::ID);
        for round in &sheet.rounds {
            for (column, points) in round.points.iter().enumerate() {
                let made_of: i32 = round.lines.iter().map(|line| line.1[column]).sum();
                assert_eq!(made_of, *points, "{} {round:?}", G::ID);
            }
        }
        let scores = game.state.scores();
        for (side, total) in sheet.sides.iter().zip(&sheet.totals) {
            for seat in side.iter() {
                assert_eq!(scores[seat.index()], *total, "{}", G::ID);
            }
        }
        let ahead = sheet
            .sides
            .iter()
            .zip(&sheet.ahead)
            .filter(|(_, ahead)| **ahead);
        let ahead: Seats = ahead.flat_map(|(side, _)| side.iter()).collect();
        let Status::Over(outcome) = game.state.status() else {
            panic!("{} is not over", G::ID);
        };
        assert_eq!(ahead, outcome.winners, "{}", G::ID);
    }
}

/// What has been counted of a game, checked against counting the moves of each seat anew.
pub fn counts_as_by_hand<G: Game>(
    game: &Match<G>,
    key: &str,
    count: impl Fn(Seat, &G::Move) -> Option<Seat>,
) {
    let mut by_hand = [0u32; 6];
    let counted = game.record.replay_with(&mut Nobody, |_, state, m| {
        if let Status::ToMove(seat) = state.status()
            && let Some(whose) = count(seat, m)
        {
            by_hand[whose.index()] += 1;
        }
    });
    assert!(counted.is_ok());
    let most = *by_hand.iter().max().unwrap();
    assert!(most > 0, "{key} says nothing of this game");
    let whose = Seat::all(6).filter(|seat| by_hand[seat.index()] == most);
    let whose: Seats = whose.collect();
    let facts = G::facts(game);
    let fact = facts.iter().find(|fact| fact.what.key() == key);
    let fact = fact.unwrap_or_else(|| panic!("nothing is told of {key}"));
    assert_eq!((fact.number, fact.whose), (most, whose), "{key}");
}
