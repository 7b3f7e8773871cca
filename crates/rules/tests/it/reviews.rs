//! Judging what was played, and a whole game seen again: what is true of it in every game.

use std::task::Poll;

use veillee_rules::ai::{self, Care, Level, Thinker, VerdictOf};
use veillee_rules::engine::{Config, GameRng, Nobody, Record, Seat, Seats, Setup, Status};
use veillee_rules::games::remote::{self, Request, Task};
use veillee_rules::games::{self, GameVisitor};
use veillee_rules::review::{MOMENTS, Review};

fn every_game<V: GameVisitor + Copy>(visitor: V) {
    for id in games::IDS {
        games::visit(id, visitor).unwrap();
    }
}

/// A game to its end: some play by this level, the rest at random.
fn played<G: Thinker>(players: u8, seed: u64, by_level: Seats, level: Level) -> Record<G> {
    let config = G::Config::from_setup(&Setup::for_players(players)).unwrap();
    let mut state = G::start(&config, seed, &mut Nobody).unwrap();
    let mut record = Record::<G>::new(config, seed);
    let mut rng = GameRng::from_seed(seed);
    while let Status::ToMove(seat) = state.status() {
        let m = if by_level.contains(seat) {
            ai::choose(&state, seat, level, rng.bits()).unwrap().m
        } else {
            state.random_move(&mut rng, &mut Vec::new()).unwrap()
        };
        state.apply(&m, &mut Nobody).unwrap();
        record.moves.push(m);
    }
    record
}

fn by_all<G: Thinker>(players: u8, seed: u64) -> Record<G> {
    played(players, seed, Seats::everyone(players), Level::Easy)
}

fn verdict<G: Thinker>(state: &G, seat: Seat, m: G::Move, quanta: u32) -> Option<VerdictOf<G>> {
    let mut search = ai::judge(state, seat, m, Care::Glance, 9)?;
    loop {
        if let Poll::Ready(verdict) = search.step(quanta) {
            return Some(verdict);
        }
    }
}

fn reviewed<G: Thinker>(record: &Record<G>, care: Care) -> Review<G> {
    let mut review = Review::of(record).unwrap();
    while let Some(at) = review.next() {
        let seed = review.seed_of(at);
        let ply = &mut review.plies[at];
        let search = ai::judge(&ply.state, ply.seat, ply.played, care, seed).unwrap();
        ply.verdict = Some(ai::finish(search));
    }
    review
}

/// Some of the moves at which there was something to choose.
fn some_of<G: Thinker>(review: &Review<G>, number: usize) -> Vec<usize> {
    let free: Vec<usize> = (0..review.plies.len())
        .filter(|at| review.plies[*at].free)
        .collect();
    let step = (free.len() / number).max(1);
    free.into_iter().step_by(step).collect()
}

#[derive(Clone, Copy)]
struct NobodyPeeks;

impl GameVisitor for NobodyPeeks {
    type Output = ();

    fn visit<G: Thinker>(self) {
        for players in [*G::Config::PLAYERS.start(), *G::Config::PLAYERS.end()] {
            let review = Review::of(&by_all::<G>(players, 5)).unwrap();
            for at in some_of(&review, 12) {
                let ply = &review.plies[at];
                let mut rng = GameRng::from_seed(77);
                let other = ply.state.determinize(ply.seat, &mut rng);
                assert_eq!(
                    verdict(&ply.state, ply.seat, ply.played, u32::MAX),
                    verdict(&other, ply.seat, ply.played, u32::MAX),
                    "{} {players}: move {at}",
                    G::ID
                );
            }
        }
    }
}

#[test]
fn a_judgement_rests_on_nothing_the_seat_could_not_know() {
    every_game(NobodyPeeks);
}

#[derive(Clone, Copy)]
struct SlicesDoNotMatter;

impl GameVisitor for SlicesDoNotMatter {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let review = Review::of(&by_all::<G>(*G::Config::PLAYERS.start(), 2)).unwrap();
        for at in some_of(&review, 4) {
            let ply = &review.plies[at];
            let whole = verdict(&ply.state, ply.seat, ply.played, u32::MAX).unwrap();
            let sliced = verdict(&ply.state, ply.seat, ply.played, 7).unwrap();
            assert_eq!(whole, sliced, "{}: move {at}", G::ID);
        }
    }
}

#[test]
fn how_a_judgement_is_sliced_changes_nothing() {
    every_game(SlicesDoNotMatter);
}

#[derive(Clone, Copy)]
struct ByText;

impl GameVisitor for ByText {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let review = Review::of(&by_all::<G>(G::Config::USUAL_PLAYERS, 3)).unwrap();
        for at in some_of(&review, 3) {
            let ply = &review.plies[at];
            let request = Request {
                game: G::ID.to_string(),
                state: &ply.state,
                seat: ply.seat,
                task: Task::Judge(ply.played, Care::Glance),
                seed: 9,
            };
            let request = serde_json::to_string(&request).unwrap();
            let mut search = remote::begin(&request).unwrap();
            let answer = loop {
                if let Some(answer) = search.step(100) {
                    break answer;
                }
            };
            let here = verdict(&ply.state, ply.seat, ply.played, 100);
            assert_eq!(remote::read_answer(&answer), here, "{}: {at}", G::ID);
        }
    }
}

#[test]
fn a_judgement_asked_for_in_text_is_the_same() {
    every_game(ByText);
}

#[derive(Clone, Copy)]
struct AWholeGame;

impl GameVisitor for AWholeGame {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let players = G::Config::USUAL_PLAYERS;
        let record = by_all::<G>(players, 7);
        let end = record.replay().unwrap();
        let review = reviewed(&record, Care::Glance);
        let game = G::ID;
        let (judged, all) = review.progress();
        assert!(judged == all && all > 10, "{game}: {judged} of {all}");
        let forced = review.plies.iter().filter(|ply| !ply.free);
        assert!(forced.clone().all(|ply| ply.verdict.is_none()), "{game}");
        // Every line ends where the game did, and begins where nobody is ahead.
        for seat in Seat::all(players) {
            let line = review.line(seat);
            let last = line.last().unwrap();
            assert_eq!(last.moves, record.moves.len() as f32, "{game}");
            assert_eq!(last.standing, ai::standing(&end, seat), "{game}");
            assert_eq!(line[0].moves, 0.0, "{game}");
            let course = review.course(Seats::only(seat));
            assert_eq!(course.len(), record.moves.len() + 1, "{game}");
            let error = course.last().unwrap() - ai::standing(&end, seat);
            assert!(error.abs() < 1e-3, "{game}");
        }
        // Whoever won leads in the end.
        let Status::Over(outcome) = end.status() else {
            unreachable!()
        };
        let sides: Vec<Seats> = Seat::all(players).map(Seats::only).collect();
        let leads = review.leads(&sides);
        let last = leads.last().map(|lead| Seat(lead.side as u8));
        assert!(
            outcome.winners.len() > 1 || last.is_some_and(|seat| outcome.winners.contains(seat)),
            "{game}: {leads:?} {outcome:?}"
        );
        for pair in leads.windows(2) {
            assert!(pair[0].from < pair[1].from, "{game}: {leads:?}");
            assert_ne!(pair[0].side, pair[1].side, "{game}: {leads:?}");
        }
        // Careless players make mistakes, and three are told of.
        let moments = review.moments(Seats::only(Seat(0)));
        assert_eq!(moments.len(), MOMENTS, "{game}");
        for at in moments {
            let ply = &review.plies[at];
            let verdict = ply.verdict.as_ref().unwrap();
            assert!(verdict.lost > 0.0, "{game}: {at}");
            assert_ne!(verdict.best.m, ply.played, "{game}: {at}");
            assert_eq!(ply.state.why_illegal(&verdict.best.m), None, "{game}");
        }
    }
}

#[test]
fn a_whole_game_is_reviewed_and_ends_at_its_real_result() {
    every_game(AWholeGame);
}

#[derive(Clone, Copy)]
struct OnlyWhatIsOver;

impl GameVisitor for OnlyWhatIsOver {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let mut record = by_all::<G>(G::Config::USUAL_PLAYERS, 7);
        record.moves.pop();
        assert!(Review::of(&record).is_none(), "{}", G::ID);
        let ply = record.replay().unwrap();
        let Status::ToMove(seat) = ply.status() else {
            unreachable!()
        };
        let other = seat.next(ply.players());
        let mut legal = Vec::new();
        ply.legal_moves(&mut legal);
        let asked = ai::judge(&ply, other, legal[0], Care::Glance, 1);
        assert!(asked.is_none(), "{}: it is not their turn", G::ID);
    }
}

#[test]
fn a_game_that_is_not_over_has_no_review() {
    every_game(OnlyWhatIsOver);
}

#[derive(Clone, Copy)]
struct WhoPlaysWellLosesLess;

impl GameVisitor for WhoPlaysWellLosesLess {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let players = *G::Config::PLAYERS.start();
        let good = Seat(0);
        let record = played::<G>(players, 4, Seats::only(good), Level::Hard);
        let review = Review::of(&record).unwrap();
        // What was lost at a move, on average.
        let lost = |of_good: bool| {
            let theirs = |at: &usize| (review.plies[*at].seat == good) == of_good;
            let moves = (0..review.plies.len()).filter(|at| review.plies[*at].free);
            let moves: Vec<usize> = moves.filter(theirs).take(60).collect();
            let sum: f32 = (moves.iter())
                .map(|at| {
                    let ply = &review.plies[*at];
                    let judged = ai::judge(&ply.state, ply.seat, ply.played, Care::Full, 3);
                    ai::finish(judged.unwrap()).lost
                })
                .sum();
            sum / moves.len() as f32
        };
        let (by_good, by_chance) = (lost(true), lost(false));
        assert!(
            by_good * 3.0 < by_chance,
            "{}: {by_good} against {by_chance}",
            G::ID
        );
    }
}

#[test]
fn whoever_plays_well_loses_less_than_chance() {
    every_game(WhoPlaysWellLosesLess);
}

#[derive(Clone, Copy)]
struct PeopleFirst;

impl GameVisitor for PeopleFirst {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let players = G::Config::USUAL_PLAYERS;
        let review = reviewed(&by_all::<G>(players, 8), Care::Glance);
        for seat in Seat::all(players) {
            let told = |people: Seats| {
                let moments = review.moments(people);
                let theirs = |at: &&usize| review.plies[**at].seat == seat;
                moments.iter().filter(theirs).count()
            };
            let (as_people, as_others) = (told(Seats::only(seat)), told(Seats::NONE));
            assert!(as_people >= as_others, "{}: {seat:?}", G::ID);
        }
    }
}

#[test]
fn a_persons_moves_are_told_of_first() {
    every_game(PeopleFirst);
}
