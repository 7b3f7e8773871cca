//! The moves worth a thought, and what they look like to somebody who sees their own cards and
//! the table. Quick: this is what playouts are made of.

use super::super::cards::{COLUMNS, CardSet, Column, Columns, Rank, RankSet};
use super::super::moves::{Chosen, Move};
use super::super::state::{Player, SWOOP, Swoop};
use super::taste::Taste;

/// A move and how good it looks.
#[derive(Clone, Copy, Debug)]
pub struct Weighed {
    pub m: Move,
    pub weight: f32,
}

/// Going out is better than anything else.
const OUT: f32 = 100.0;
/// With fewer cards than this somebody may soon be out.
const FEW: u32 = 6;
/// Rule 7.
const MOST_PUT_DOWN: u32 = 3;

/// The table as the player to move sees it.
pub struct Scene<'a> {
    state: &'a Swoop,
    taste: &'a Taste,
    me: &'a Player,
    next: &'a Player,
    /// The cards of the hand by rank, and the columns where they lie face up.
    hand: [u8; 16],
    up: [u8; 16],
    cards: u32,
    /// From 0 to 1: how soon somebody else may be out.
    haste: f32,
    top: Option<Rank>,
    run: u32,
    pile: u32,
}

impl<'a> Scene<'a> {
    pub fn new(state: &'a Swoop, taste: &'a Taste) -> Scene<'a> {
        let me = state.mover();
        let players = state.config.players;
        let next = &state.players[state.to_move.next(players).index()];
        let mut up = [0; 16];
        for (at, card) in me.up.iter().enumerate() {
            if let Some(card) = card {
                up[card.rank().index()] |= 1 << at;
            }
        }
        let mut fewest = FEW;
        for (at, player) in state.players.iter().enumerate() {
            if at != state.to_move.index() {
                fewest = fewest.min(cards(player));
            }
        }
        Scene {
            state,
            taste,
            me,
            next,
            hand: me.hand.counts(),
            up,
            cards: cards(me),
            haste: (FEW - fewest) as f32 / FEW as f32,
            top: state.pile.top(),
            run: u32::from(state.pile.run()),
            pile: state.pile.cards().len() as u32,
        }
    }

    fn held(&self, rank: Rank) -> u32 {
        u32::from(self.hand[rank.index()]) + self.up[rank.index()].count_ones()
    }

    /// All the cards of a rank.
    fn all(&self, rank: Rank) -> Chosen {
        Chosen {
            hand: self.me.hand & CardSet::of(rank),
            up: Columns::from_bits(self.up[rank.index()]).unwrap_or_default(),
        }
    }

    /// So many cards of a rank, those that free a column first.
    fn some(&self, rank: Rank, count: u32) -> Chosen {
        let columns = Columns::from_bits(self.up[rank.index()]).unwrap_or_default();
        let up: Columns = columns.iter().take(count as usize).collect();
        Chosen {
            hand: self.me.hand.lowest(rank, count - up.len()),
            up,
        }
    }

    fn playable(&self) -> RankSet {
        self.top.map_or(RankSet::ORDERED, Rank::and_below)
    }

    /// The move for each idea: all the cards of each rank, a 10, a blind card, picking up.
    pub fn each(&self, mut tell: impl FnMut(Weighed)) {
        if let Some(rank) = self.state.rank_to_add() {
            let chosen = self.all(rank);
            let weight = self.weight_of_play(rank, chosen);
            return tell(Weighed {
                m: Move::Add(chosen),
                weight,
            });
        }
        let mut can_play = false;
        for rank in self.playable().iter() {
            if self.held(rank) > 0 {
                can_play = true;
                let chosen = self.all(rank);
                tell(Weighed {
                    m: Move::Play(chosen),
                    weight: self.weight_of_play(rank, chosen),
                });
            }
        }
        if self.held(Rank::TEN) > 0 {
            tell(self.ten());
        }
        if let Some(column) = self.state.blinds().iter().next() {
            tell(Weighed {
                m: Move::Blind { column },
                weight: self.weight_of_blind(),
            });
        }
        if !can_play && self.pile > 0 {
            self.each_put_down(&mut tell);
        }
    }

    fn ten(&self) -> Weighed {
        let taste = self.taste;
        let chosen = self.some(Rank::TEN, 1);
        let mut weight = taste.ten
            + taste.ten_pile * self.pile as f32
            + taste.ten_haste * self.haste
            + taste.free * chosen.up.len() as f32;
        if self.cards == 1 {
            weight += OUT;
        }
        Weighed {
            m: Move::Play(chosen),
            weight,
        }
    }

    /// The same ideas with fewer cards, and picking up without need where that is allowed.
    pub fn each_variant(&self, mut tell: impl FnMut(Weighed)) {
        let adding = self.state.rank_to_add();
        let ranks = adding.map_or(self.playable(), RankSet::only);
        let mut can_play = false;
        for rank in ranks.iter() {
            let all = self.held(rank);
            can_play |= all > 0;
            let mut tell = |chosen: Chosen| {
                let m = match adding {
                    Some(_) => Move::Add(chosen),
                    None => Move::Play(chosen),
                };
                let kept = (all - chosen.len()) as f32;
                let weight = self.weight_of_play(rank, chosen) + self.taste.keep * kept;
                tell(Weighed { m, weight });
            };
            if adding.is_some() && all > 0 {
                tell(Chosen::NOTHING);
            }
            if all > 1 {
                tell(self.some(rank, 1));
            }
            if all > 2 {
                tell(self.some(rank, all - 1));
            }
        }
        if adding.is_none() && can_play && self.pile > 0 && self.state.put_downs().is_some() {
            self.each_put_down(&mut tell);
        }
    }

    /// What is put down comes back at once: what counts is which columns it frees. A card of the
    /// hand only shows itself, best one that everybody knows.
    fn each_put_down(&self, tell: &mut impl FnMut(Weighed)) {
        let weight = -self.taste.take - self.taste.take_card * self.pile as f32;
        let mut frees = false;
        for column in Column::ALL {
            let Some(card) = self.me.up[column.index()] else {
                continue;
            };
            let rank = card.rank();
            let first = self.up[rank.index()].trailing_zeros() as usize == column.index();
            if rank == Rank::TEN || !first {
                continue;
            }
            frees = true;
            let columns = Columns::from_bits(self.up[rank.index()]).unwrap_or_default();
            let up: Columns = columns.iter().take(MOST_PUT_DOWN as usize).collect();
            let height = rank.index() as f32 / 100.0;
            tell(Weighed {
                m: Move::PutDown(Chosen {
                    hand: CardSet::NONE,
                    up,
                }),
                weight: weight + self.taste.free * up.len() as f32 - height,
            });
        }
        if !frees {
            let tens = CardSet::of(Rank::TEN);
            let shown = self.me.known - tens;
            let cards = if shown.is_empty() {
                self.me.hand - tens
            } else {
                shown
            };
            if let Some(rank) = cards.first().map(|card| card.rank()) {
                let hand = self.me.hand.lowest(rank, 1);
                let up = Columns::NONE;
                tell(Weighed {
                    m: Move::PutDown(Chosen { hand, up }),
                    weight,
                });
            }
        }
    }

    fn weight_of_play(&self, rank: Rank, chosen: Chosen) -> f32 {
        let taste = self.taste;
        let count = chosen.len();
        if count == self.cards {
            return OUT;
        }
        let run = count + if self.top == Some(rank) { self.run } else { 0 };
        let height = match self.top {
            None => taste.lead_height,
            Some(_) => taste.follow_height,
        };
        let mut weight = height * height_of(rank)
            + taste.more * (count as f32 - 1.0)
            + taste.free * chosen.up.len() as f32
            + taste.haste_points * self.haste * (count * u32::from(rank.points())) as f32 / 10.0;
        if run >= u32::from(SWOOP) {
            weight += taste.swoop;
        } else {
            let pile = (self.pile + count) as f32;
            weight += self.next_is_stuck(rank) * (taste.stuck + taste.stuck_pile * pile);
            if run == u32::from(SWOOP) - 1 {
                weight -= taste.gift;
            }
        }
        weight
    }

    /// How likely it is that the next player has nothing for this rank, tens aside.
    fn next_is_stuck(&self, rank: Rank) -> f32 {
        let fits = CardSet::up_to(rank);
        if self
            .next
            .has_one_of(fits & (self.next.known | self.next.face_up()))
        {
            return 0.0;
        }
        let lacks = self.next.lacks;
        let may_be = 13 - lacks.bits().count_ones();
        let fitting = (rank.and_below() - lacks).bits().count_ones();
        let misses = 1.0 - fitting as f32 / may_be.max(1) as f32;
        let mut all_miss = 1.0;
        for _ in 0..self.next.unknown().len() {
            all_miss *= misses;
        }
        all_miss
    }

    fn weight_of_blind(&self) -> f32 {
        let taste = self.taste;
        let Some(top) = self.top else {
            return taste.blind_lead + if self.cards == 1 { OUT } else { 0.0 };
        };
        // Any rank is as likely as any other; the 10 always goes.
        let goes = (top.and_below().bits().count_ones() + 1) as f32 / 13.0;
        let gain = if self.cards == 1 {
            OUT
        } else {
            taste.blind_follow
        };
        goes * gain - (1.0 - goes) * (taste.take + taste.take_card * self.pile as f32)
    }
}

pub fn cards(player: &Player) -> u32 {
    let columns = (0..COLUMNS)
        .map(|at| u32::from(player.up[at].is_some()) + u32::from(player.down[at].is_some()));
    player.hand.len() + columns.sum::<u32>()
}

/// From 0 for the ace to 1 for the king.
fn height_of(rank: Rank) -> f32 {
    rank.index() as f32 / 12.0
}
