//! Who won, by how much, and again? The winner under the lamp, everybody on a podium, and what
//! this very game will be remembered for.

mod draw;
mod facts;
mod podium;

use bevy::prelude::*;
use veillee_rules::engine::{Seat, Seats, Status};

use crate::action::{Menu, Screen};
use crate::locale::{Locale, Words};
use crate::motion::{self, Pace};
use crate::plan::{Player, Purpose};
use crate::play::{Company, Fact, Match, Narrator, Phase};
use crate::screens::redraw;
use crate::table::hud::Hud;
use crate::table::standing::Aim;
use crate::theme::portrait::portrait_of;
use crate::theme::unfold::{Unfold, Unfolding};

/// The end of a match, free of the game it was.
#[derive(Resource, Clone, PartialEq)]
pub struct Results {
    pub headline: Words,
    pub detail: Words,
    /// By their places.
    pub sides: Vec<Side>,
    /// What the scores count: a text about a number of it.
    pub counted: &'static str,
    /// What is worth telling, the most telling first.
    pub facts: Vec<Fact>,
    /// Somebody has won whom it may please: a person, or at a table of opponents anybody.
    pub is_a_feast: bool,
}

/// A player, or a team.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// From 1; equals share it.
    pub place: u8,
    pub members: Vec<Member>,
    pub score: i32,
    pub won: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Member {
    pub seat: Seat,
    pub name: String,
    pub portrait: usize,
    pub team: Option<u8>,
}

impl Side {
    pub fn name(&self) -> Words {
        names(&self.members)
    }
}

/// "Awa, Camille and Fama".
fn names<'a>(members: impl IntoIterator<Item = &'a Member>) -> Words {
    let members: Vec<&Member> = members.into_iter().collect();
    let seats: Seats = members.iter().map(|member| member.seat).collect();
    Words::names(seats, &|seat| {
        let of = members.iter().find(|member| member.seat == seat);
        of.map(|member| member.name.clone()).unwrap_or_default()
    })
}

/// No more is worth telling.
const MOST_FACTS: usize = 3;

impl Results {
    /// Those of whom a fact is.
    pub fn whose(&self, fact: &Fact) -> Vec<&Member> {
        let members = self.sides.iter().flat_map(|side| &side.members);
        members
            .filter(|member| fact.whose.contains(member.seat))
            .collect()
    }

    /// All of it for somebody who does not see it, by rank, names before numbers.
    pub fn words(&self) -> Vec<Words> {
        let mut lines = vec![self.detail.clone()];
        for side in &self.sides {
            let points = Words::new("mirror-seat")
                .with("name", side.name())
                .with("score", side.score);
            let rank = Words::new("hud-rank").with("rank", side.place);
            lines.push(Words::list([rank, points]));
        }
        lines.extend(self.facts.iter().map(|fact| self.told(fact)));
        lines
    }

    /// A fact in a sentence: who, and how many of what.
    pub fn told(&self, fact: &Fact) -> Words {
        let whose = self.whose(fact);
        let many = whose.len();
        let what = fact.what.clone();
        what.with("names", names(whose)).with("many", many)
    }
}

/// Time to see the last move before the results come.
#[derive(Resource)]
struct UntilResults(Timer);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            wait.run_if(in_state(Phase::GameOver)),
            draw::draw
                .before(Unfold)
                .run_if(redraw(Screen::Results).or_else(retold))
                .run_if(resource_exists::<Results>),
        ),
    )
    .add_systems(OnEnter(Phase::GameOver), start_waiting)
    .add_systems(OnEnter(Screen::Results), begin)
    .add_systems(OnExit(Screen::Results), draw::clear);
}

/// The results of one game.
pub(crate) fn game_plugin<G: Narrator>(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Results),
        gather::<G>.run_if(resource_exists::<Match<G>>),
    );
}

fn retold(state: Res<State<Screen>>, locale: Res<Locale>) -> bool {
    *state.get() == Screen::Results && locale.is_changed()
}

fn begin(mut unfolding: ResMut<Unfolding>) {
    unfolding.begin();
}

/// Writes the results of a game that is over.
fn gather<G: Narrator>(game: Res<Match<G>>, hud: Res<Hud>, mut commands: Commands) {
    let Status::Over(outcome) = game.state.status() else {
        return;
    };
    let everybody = Seats::everyone(game.state.players());
    let headline = if outcome.winners == everybody {
        Words::new("results-draw")
    } else {
        let names = Words::names(outcome.winners, &|seat| game.seat_name(seat));
        Words::new("results-winners")
            .with("names", names)
            .with("count", outcome.winners.len())
    };
    let is_a_feast = outcome.winners != everybody
        && (game.plan.humans() == 0
            || outcome
                .winners
                .iter()
                .any(|seat| game.player(seat) == Player::Human));
    let mut facts = worth_telling(G::facts(&game));
    if facts.len() < MOST_FACTS && game.ply() > 1 {
        facts.push(Fact::of_all("results-moves", game.ply() as u32));
    }
    commands.insert_resource(Results {
        is_a_feast,
        headline,
        detail: G::ending(&game.state),
        sides: sides(&game, &hud, outcome.winners),
        counted: G::COUNTED,
        facts,
    });
}

/// The most telling of these, of as many players as there are such facts. What happens in every
/// game says nothing.
pub fn worth_telling(mut facts: Vec<Fact>) -> Vec<Fact> {
    facts.retain(|fact| fact.number >= fact.least);
    let mut told: Vec<Fact> = Vec::new();
    while told.len() < MOST_FACTS && !facts.is_empty() {
        let before = |fact: &Fact| {
            let shares = |one: &&Fact| one.whose.iter().any(|seat| fact.whose.contains(seat));
            let same = told.iter().filter(shares).count();
            // What many have in common tells less.
            (fact.whose.len() > 2, same)
        };
        let next = (0..facts.len()).min_by_key(|nth| before(&facts[*nth]));
        told.push(facts.remove(next.unwrap_or(0)));
    }
    told
}

/// Everybody, partners together, by their places.
fn sides<G: Narrator>(game: &Match<G>, hud: &Hud, winners: Seats) -> Vec<Side> {
    let scores = game.state.scores();
    let mut sides: Vec<Side> = Vec::new();
    for seat in Seat::all(game.state.players()) {
        let team = hud.seats.get(seat.index()).and_then(|seat| seat.team);
        let member = Member {
            seat,
            name: game.seat_name(seat),
            portrait: portrait_of(seat.index()),
            team,
        };
        let partners = sides
            .iter_mut()
            .find(|side| team.is_some() && side.members[0].team == team);
        match partners {
            Some(side) => side.members.push(member),
            None => sides.push(Side {
                place: 0,
                members: vec![member],
                score: scores.get(seat.index()).copied().unwrap_or_default(),
                won: winners.contains(seat),
            }),
        }
    }
    let fewest_win = hud
        .seats
        .iter()
        .any(|seat| matches!(seat.aim, Aim::Limit(_)));
    rank(&mut sides, fewest_win);
    sides
}

/// Whoever has won comes first, whatever the rules count besides; equals share a place.
fn rank(sides: &mut [Side], fewest_win: bool) {
    let worth = |side: &Side| {
        let points = if fewest_win { -side.score } else { side.score };
        (side.won, points)
    };
    sides.sort_by_key(|side| std::cmp::Reverse(worth(side)));
    for nth in 0..sides.len() {
        let better = sides
            .iter()
            .filter(|side| worth(side) > worth(&sides[nth]))
            .count();
        sides[nth].place = 1 + better as u8;
    }
}

fn start_waiting(mut commands: Commands, pace: Res<Pace>) {
    let wait = match pace.factor() {
        Some(factor) => motion::RESULTS_AFTER.div_f32(factor.max(1.0)),
        None => std::time::Duration::ZERO,
    };
    commands.insert_resource(UntilResults(Timer::new(wait, TimerMode::Once)));
}

fn wait(
    mut until: ResMut<UntilResults>,
    time: Res<Time>,
    menu: Res<State<Menu>>,
    company: Res<Company>,
    mut next: ResMut<NextState<Screen>>,
) {
    // A puzzle has an end of its own.
    let undisturbed = *menu.get() == Menu::None && company.purpose != Purpose::Puzzle;
    if undisturbed && until.0.tick(time.delta()).just_finished() {
        next.set(Screen::Results);
    }
}
