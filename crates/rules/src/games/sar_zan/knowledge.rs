//! Who knows what: views of a game, and games that fit what a player knows.
//!
//! Hidden are the hands and what is set aside. Everybody sees the cards played and remembers
//! them, counts cards, and learns from the forced openings (rules 1, 2 and 5): all that the
//! opener still holds is higher, and at the first opening of a round without a Dragon all that
//! anybody holds. To pass is always allowed (rule 4), so it shows nothing.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::cards::{Card, Cards, DECK};
use super::combinations::cards_allowed;
use super::moves::Direction;
use super::rules::{MOST_PLAYERS, Phase, SarZan};
use crate::engine::{GameRng, PerSeat, Ruleset, Seat, Seats, Status, Viewer};

/// What one viewer sees of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SarZanView {
    /// From 1.
    pub round: u8,
    /// Who deals and, without a Dragon, chooses the direction.
    pub dealer: Seat,
    /// `None` while it is being chosen.
    pub direction: Option<Direction>,
    /// Who has the Sar-Zan card; `None` while it lies on the table.
    pub dragon: Option<Seat>,
    /// What the player to move is asked for.
    pub phase: Phase,
    /// Whose turn it is, or how it ended.
    pub status: Status,
    /// By seat.
    pub hands: PerSeat<HandView>,
    /// The trick, from its opening on.
    pub pile: Vec<PlayedView>,
    /// Rule 3: the announced value, 0 before the opening, and how many cards may answer it.
    pub announced: u32,
    /// Rule 3: how many cards may be played at once now.
    pub allowed: u8,
    /// Rule 4: out of this trick.
    pub passed: Seats,
    /// Everybody saw the tricks, so this is no secret.
    pub won: PerSeat<Cards>,
    /// Totals of finished rounds, by seat.
    pub scores: PerSeat<i32>,
    /// How many cards nobody sees this round.
    pub set_aside: u8,
}

/// A hand, as far as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandView {
    /// How many cards it has.
    pub count: u8,
    /// `None` for those who may not see them.
    pub cards: Option<Cards>,
    /// Everybody knows that all these cards are higher than this.
    pub above: u8,
}

/// A combination on the pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayedView {
    /// Who played it.
    pub seat: Seat,
    /// Its cards.
    pub cards: Cards,
    /// The value it announces.
    pub sum: u32,
}

impl SarZanView {
    pub(super) fn of(game: &SarZan, viewer: Viewer) -> SarZanView {
        let seats = || Seat::all(game.config.players);
        let hand = |seat: Seat| {
            let cards = game.hands[seat.index()];
            HandView {
                count: cards.len() as u8,
                cards: viewer.sees_hand_of(seat).then_some(cards),
                above: game.floors[seat.index()],
            }
        };
        let played = game.pile.iter().map(|played| PlayedView {
            seat: played.seat,
            cards: played.cards,
            sum: played.cards.sum(),
        });
        let announced = game.announced();
        let allowed = match game.phase {
            Phase::Open => 1,
            Phase::Answer => cards_allowed(announced),
            Phase::Direction | Phase::Over { .. } => 0,
        };
        let hands = game.hands.iter().fold(Cards::NONE, |all, hand| all | *hand);
        SarZanView {
            round: game.round,
            dealer: game.dealer,
            direction: (game.phase != Phase::Direction).then_some(game.direction),
            dragon: game.dragon,
            phase: game.phase,
            status: game.status(),
            hands: seats().map(hand).collect(),
            pile: played.collect(),
            announced,
            allowed: allowed as u8,
            passed: game.passed,
            won: seats().map(|seat| game.won[seat.index()]).collect(),
            scores: game.scores(),
            set_aside: Cards::ALL.without(hands | game.shown()).len() as u8,
        }
    }
}

impl SarZan {
    /// The cards of this round that lie open or did.
    pub(super) fn shown(&self) -> Cards {
        let on_pile = self.pile.iter().map(|played| played.cards);
        (self.won.iter().copied().chain(on_pile)).fold(Cards::NONE, |all, cards| all | cards)
    }

    /// This game as it might be for all that `seat` knows: every deal of the unseen cards that
    /// fits is equally likely.
    pub(super) fn dealt_anew(&self, seat: Seat, rng: &mut GameRng) -> SarZan {
        let mut game = self.clone();
        game.rng = rng.fork();
        let own = self.hands[seat.index()];
        let mut unseen = Cards::ALL.without(own | self.shown());
        let mut floors = self.floors;
        let mut others: ArrayVec<Seat, MOST_PLAYERS> = Seat::all(self.config.players)
            .filter(|other| *other != seat)
            .collect();
        let mut known = [Cards::NONE; MOST_PLAYERS];

        // Rule 1: who is about to open has the lowest card of all, though it has not been shown.
        if self.opens_with_lowest_of_all() {
            let lowest = if self.to_move == seat {
                own.lowest()
            } else {
                let sizes = others.iter().map(|other| self.hands[other.index()].len());
                let own_lowest = own.lowest().map_or(DECK, Card::value);
                let lower = unseen.without(Cards::above(own_lowest));
                let lowest = lowest_dealt(unseen, lower, sizes.sum(), rng);
                let card = lowest.map_or(Cards::NONE, Cards::only);
                known[self.to_move.index()] = card;
                unseen = unseen.without(card);
                lowest
            };
            floors = [lowest.map_or(0, Card::value); MOST_PLAYERS];
        }

        // Highest floor first. Whatever a hand then takes, it takes from cards that all the
        // later hands may have too, so it leaves them the same number of choices; so every deal
        // is equally likely, and none gets stuck if any exists.
        others.sort_by_key(|other| std::cmp::Reverse(floors[other.index()]));
        for other in others {
            let at = other.index();
            let missing = self.hands[at].len() - known[at].len();
            let drawn = draw(unseen & Cards::above(floors[at]), missing, rng);
            unseen = unseen.without(drawn);
            game.hands[at] = known[at] | drawn;
        }
        game
    }
}

/// `count` cards at random out of `cards`.
fn draw(cards: Cards, count: usize, rng: &mut GameRng) -> Cards {
    let mut left: ArrayVec<Card, { DECK as usize }> = cards.iter().collect();
    let mut drawn = Cards::NONE;
    for _ in 0..count.min(left.len()) {
        drawn.insert(left.swap_remove(rng.below(left.len() as u32) as usize));
    }
    drawn
}

/// The lowest of `count` cards drawn at random out of `unseen`, given that it is in `lower`.
fn lowest_dealt(unseen: Cards, lower: Cards, count: usize, rng: &mut GameRng) -> Option<Card> {
    // As many draws have this card as their lowest as there are ways to choose the others from
    // the cards above it. All together are at most C(32, 16), which fits.
    let draws = |card: &Card| {
        let above = unseen & Cards::above(card.value());
        choices(above.len() as u32, count as u32 - 1)
    };
    let total: u32 = lower.iter().map(|card| draws(&card)).sum();
    let mut nth = rng.below(total.max(1));
    lower.iter().find(|card| {
        let draws = draws(card);
        let found = nth < draws;
        nth = nth.saturating_sub(draws);
        found
    })
}

/// The number of ways to choose `count` out of `from`.
fn choices(from: u32, count: u32) -> u32 {
    if count > from {
        return 0;
    }
    (0..u64::from(count)).fold(1, |ways, chosen| {
        ways * (u64::from(from) - chosen) / (chosen + 1)
    }) as u32
}
