//! What an opponent says about its move: only what everybody can see once it is made.

use serde::{Deserialize, Serialize};

use super::super::cards::{CardSet, Column, Rank};
use super::super::moves::{Chosen, Move};
use super::super::state::{Player, SWOOP, Swoop};
use super::scene;
use crate::engine::Seat;

/// Why a move was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {
    /// The last cards are gone.
    Out,
    /// So many of this rank are in a row now.
    Swoop {
        /// Of the cards on top of the pile.
        rank: Rank,
        /// How many of it, those that lay there before included.
        count: u32,
    },
    /// This player has few cards left: points must go.
    Hurry {
        /// The one of the others with the fewest cards.
        seat: Seat,
        /// What they have left, in the hand and in the columns.
        cards: u32,
    },
    /// A 10 throws so many cards away.
    Clears {
        /// What lay there, the 10 itself not counted.
        cards: u32,
    },
    /// The hidden card of this column can be flipped from now on.
    Frees {
        /// The mover's; the first of them, if there are several.
        column: Column,
    },
    /// High cards, which seldom go, or a 10.
    GetsRid {
        /// Of the cards played: 10, jack, queen or king.
        rank: Rank,
        /// How many of it are played at once.
        count: u32,
    },
    /// A 10 that everybody sees stays where it is.
    KeepsTen,
    /// A blind card that goes, whatever it is.
    BlindSafe,
    /// A blind card, or so many cards to take: everybody sees that nothing else goes.
    BlindRather {
        /// The pile and the flipped card.
        cards: u32,
    },
    /// A blind card; so many cards to take if it does not go.
    BlindRisk {
        /// The pile and the flipped card.
        cards: u32,
    },
    /// The pile is small: better now than later.
    TakesSmall {
        /// What goes to the hand, the cards put down included.
        cards: u32,
    },
}

/// Few enough cards to be afraid of.
const FEW: u32 = 3;
/// Points worth a hurry.
const MANY_POINTS: u16 = 10;
/// Cards of a small and of a big pile.
const SMALL_PILE: u32 = 4;
const BIG_PILE: u32 = 6;

pub fn why(known: &Swoop, m: &Move) -> Option<Why> {
    let pile = known.pile.cards().len() as u32;
    match *m {
        Move::Play(chosen) | Move::Add(chosen) => of_play(known, chosen, pile),
        Move::Blind { .. } => Some(of_blind(known, pile + 1)),
        Move::PutDown(chosen) => of_put_down(known, chosen, pile),
    }
}

fn of_play(known: &Swoop, chosen: Chosen, pile: u32) -> Option<Why> {
    let me = known.mover();
    let (cards, count) = (played(me, chosen), chosen.len());
    let rank = cards.common_rank()?;
    if count == scene::cards(me) {
        return Some(Why::Out);
    }
    let on_top = match known.pile.top() == Some(rank) {
        true => u32::from(known.pile.run()),
        false => 0,
    };
    if rank != Rank::TEN && on_top + count >= u32::from(SWOOP) {
        let count = on_top + count;
        return Some(Why::Swoop { rank, count });
    }
    if cards.points() >= MANY_POINTS
        && let Some((seat, cards)) = nearly_out(known)
    {
        return Some(Why::Hurry { seat, cards });
    }
    if rank == Rank::TEN && pile > 0 {
        return Some(Why::Clears { cards: pile });
    }
    if let Some(column) = freed(me, chosen) {
        return Some(Why::Frees { column });
    }
    if rank >= Rank::TEN {
        return Some(Why::GetsRid { rank, count });
    }
    (pile >= BIG_PILE && shows_ten(me)).then_some(Why::KeepsTen)
}

fn of_blind(known: &Swoop, cards: u32) -> Why {
    let me = known.mover();
    let goes = known.playable() | CardSet::of(Rank::TEN);
    if goes == CardSet::ALL {
        Why::BlindSafe
    } else if me.unknown().is_empty() && !me.has_one_of(goes) {
        Why::BlindRather { cards }
    } else {
        Why::BlindRisk { cards }
    }
}

fn of_put_down(known: &Swoop, chosen: Chosen, pile: u32) -> Option<Why> {
    let cards = pile + chosen.len();
    if shows_ten(known.mover()) {
        return Some(Why::KeepsTen);
    }
    if cards <= SMALL_PILE {
        return Some(Why::TakesSmall { cards });
    }
    let column = freed(known.mover(), chosen)?;
    Some(Why::Frees { column })
}

fn played(me: &Player, chosen: Chosen) -> CardSet {
    let up = chosen.up.iter().filter_map(|c| me.up[c.index()]);
    chosen.hand | up.collect()
}

/// The first column whose hidden card is no longer covered.
fn freed(me: &Player, chosen: Chosen) -> Option<Column> {
    let mut columns = chosen.up.iter();
    columns.find(|column| me.down[column.index()].is_some())
}

/// Does everybody see a 10 of theirs?
fn shows_ten(me: &Player) -> bool {
    !((me.known | me.face_up()) & CardSet::of(Rank::TEN)).is_empty()
}

/// The other player with the fewest cards, if they are few.
fn nearly_out(known: &Swoop) -> Option<(Seat, u32)> {
    let others = Seat::all(known.config.players).filter(|seat| *seat != known.to_move);
    let counted = others.map(|seat| (seat, scene::cards(&known.players[seat.index()])));
    let fewest = counted.min_by_key(|(_, cards)| *cards)?;
    (fewest.1 <= FEW).then_some(fewest)
}
