//! Winning for certain: a search not through positions, but through everything a position may be
//! for all that the solver knows. The solver's move has to be right in all of it; what the other
//! then does shows which of it is left.

use super::super::SarZan;
use super::super::ai::Round;
use super::super::cards::{Card, Cards};
use super::super::combinations::visit;
use super::{OTHER, SOLVER};

/// Rounds played on before a search is given up.
const BUDGET: u32 = 3_000_000;

/// What has to come of the round.
pub struct Goal {
    /// Totals of the rounds before.
    scores: [i32; 2],
    target: i32,
}

impl Goal {
    pub fn of(game: &SarZan) -> Goal {
        Goal {
            scores: [SOLVER, OTHER].map(|seat| game.scores[seat.index()]),
            target: game.config.target(),
        }
    }

    /// Has the solver won the game with this round? Rule 9.
    fn is_reached(&self, round: &Round) -> bool {
        let [own, other] =
            [SOLVER, OTHER].map(|seat| self.scores[seat.index()] + round.points(seat.index()));
        own > other && own >= self.target
    }
}

/// The round as it would be with each hand the other may hold, for all that the solver knows.
pub fn worlds(game: &SarZan) -> Vec<Round> {
    let own = game.hands[SOLVER.index()];
    let other = OTHER.index();
    let unseen = Cards::ALL.without(own | game.shown());
    let possible: Vec<Card> = (unseen & Cards::above(game.floors[other])).iter().collect();
    let round = Round::of(game);
    let mut worlds = Vec::new();
    choose(
        &possible,
        game.hands[other].len(),
        Cards::NONE,
        &mut |hand| {
            let mut world = round;
            world.hands[other] = hand;
            worlds.push(world);
        },
    );
    worlds
}

/// Every way to add `missing` of these cards.
fn choose(from: &[Card], missing: usize, chosen: Cards, each: &mut impl FnMut(Cards)) {
    if missing == 0 {
        return each(chosen);
    }
    for (nth, card) in from.iter().enumerate() {
        choose(
            &from[nth + 1..],
            missing - 1,
            chosen | Cards::only(*card),
            each,
        );
    }
}

/// Worlds of one round, grouped by what the solver sees of them.
pub fn look_alike(worlds: Vec<Round>) -> Vec<Vec<Round>> {
    let seen = |world: &Round| {
        let mut seen = *world;
        // How many cards it has is seen; that depends on nothing but what was played.
        seen.hands[OTHER.index()] = Cards::NONE;
        seen
    };
    let mut groups: Vec<Vec<Round>> = Vec::new();
    for world in worlds {
        let group = groups
            .iter_mut()
            .find(|group| seen(&group[0]) == seen(&world));
        match group {
            Some(group) => group.push(world),
            None => groups.push(vec![world]),
        }
    }
    groups
}

/// Does the solver win for certain from here? The worlds look alike to the solver, and there is at
/// least one. `None` if it takes too long to say.
pub fn wins(worlds: Vec<Round>, goal: &Goal) -> Option<bool> {
    let mut budget = BUDGET;
    wins_within(&worlds, goal, &mut budget)
}

/// Every move there is against a value: to pass, which is no cards, and every combination.
fn moves(hand: Cards, announced: u8) -> Vec<Cards> {
    let mut moves = vec![Cards::NONE];
    visit(hand, announced.into(), |cards| moves.push(cards));
    moves
}

fn wins_within(worlds: &[Round], goal: &Goal, budget: &mut u32) -> Option<bool> {
    let Some(first) = worlds.first() else {
        return Some(true);
    };
    if first.over {
        return Some(worlds.iter().all(|world| goal.is_reached(world)));
    }
    *budget = budget.checked_sub(worlds.len() as u32)?;
    if first.to_move == SOLVER.0 {
        for cards in moves(first.hand(), first.announced) {
            if all_win(worlds, cards, goal, budget)? {
                return Some(true);
            }
        }
        return Some(false);
    }
    let mut replies: Vec<Cards> = worlds
        .iter()
        .flat_map(|world| moves(world.hand(), world.announced))
        .collect();
    replies.sort_unstable();
    replies.dedup();
    for cards in replies {
        let able = |world: &&Round| cards.without(world.hand()).is_empty();
        let able: Vec<Round> = worlds.iter().filter(able).copied().collect();
        if !all_win(&able, cards, goal, budget)? {
            return Some(false);
        }
    }
    Some(true)
}

/// Does the solver win after these cards, whatever is then seen?
fn all_win(worlds: &[Round], cards: Cards, goal: &Goal, budget: &mut u32) -> Option<bool> {
    let play = |world: &Round| {
        let mut next = *world;
        next.play(cards);
        next
    };
    for alike in look_alike(worlds.iter().map(play).collect()) {
        if !wins_within(&alike, goal, budget)? {
            return Some(false);
        }
    }
    Some(true)
}
