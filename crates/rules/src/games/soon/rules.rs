//! Soon, rule by rule: the state of a game and how it is played from outside. The numbers
//! are those of the rules page. What may be played is in [`legality`](super::legality), what
//! it does in [`turn`](super::turn), what it is worth in [`score`](mod@super::score).

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Colour, DECK, KINDS, PLACES, Stack};
use super::config::SoonConfig;
use super::events::Event;
use super::knowledge::{Absent, SoonView};
use super::moves::{Move, Reason};
use super::score::is_complete;
use crate::engine::{
    ConfigError, GameRng, MAX_PLAYERS, Outcome, PerSeat, Ruleset, Seat, Sink, Status, Viewer,
};

/// Where a turn has got to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Rule 3: a card from the pile or the discard.
    Draw,
    /// Rule 4: one action.
    Act {
        /// The card just taken from the discard; `None` if it came from the pile.
        taken: Option<Card>,
    },
    /// Rule 6: an Explorer named no colour, and a card of the rank is to be given.
    Give {
        /// Who was asked, and holds at least one.
        by: Seat,
        /// The rank asked for, in either colour.
        rank: u8,
    },
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Player {
    pub hand: Cards,
    /// The part of the hand everybody has seen: cards taken from the discard.
    pub known: Cards,
    /// What everybody knows the rest of the hand not to hold.
    pub absent: Absent,
    /// Place 1 first.
    pub sequence: Stack<{ PLACES as usize }>,
    pub total: i32,
}

impl Player {
    pub fn is_complete(&self) -> bool {
        is_complete(self.sequence.cards())
    }

    /// The part of the hand that only its owner knows.
    pub fn unseen(&self) -> Cards {
        self.hand.without(self.known)
    }

    /// What lies at this place, counted from 1.
    pub fn at(&self, place: u8) -> Option<Card> {
        let index = usize::from(place).checked_sub(1)?;
        self.sequence.cards().get(index).copied()
    }

    /// The rank to lay next; 9 if there are eight places.
    pub fn next_rank(&self) -> u8 {
        self.sequence.len() + 1
    }

    /// The highest rank that could be played at once, as next card or as replacement.
    pub fn highest_playable(&self) -> u8 {
        self.next_rank().min(PLACES)
    }
}

/// A game of Soon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    into = "super::saved_state::SavedSoon",
    try_from = "super::saved_state::SavedSoon"
)]
pub struct Soon {
    pub(super) config: SoonConfig,
    pub(super) rng: GameRng,
    /// By seat; those beyond the table stay empty.
    pub(super) players: [Player; MAX_PLAYERS],
    /// The top card is the last.
    pub(super) pile: Stack<DECK>,
    pub(super) discard: Stack<DECK>,
    /// From 1.
    pub(super) round: u32,
    pub(super) starter: Seat,
    /// Whose turn it is; while a card is asked for, the asker's.
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// Turns ended in this round.
    pub(super) turns: u16,
    /// The first to complete in this round.
    pub(super) first: Option<Seat>,
    pub(super) over: Option<Outcome>,
}

impl Soon {
    /// Whose turn it is, also while somebody else answers.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.config.players)
    }

    /// Who decides now, if the game is not over.
    fn mover(&self) -> Seat {
        match self.phase {
            Phase::Give { by, .. } => by,
            _ => self.turn,
        }
    }

    /// All cards of a hand, whoever may see them.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.players
            .get(seat.index())
            .map_or(Cards::NONE, |p| p.hand)
    }

    /// Place 1 first.
    pub fn sequence(&self, seat: Seat) -> &[Card] {
        self.players
            .get(seat.index())
            .map_or(&[], |p| p.sequence.cards())
    }

    /// Bottom first.
    pub fn discard(&self) -> &[Card] {
        self.discard.cards()
    }

    /// Where the turn has got to.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many of each kind there are, wherever they are; by [`Card::index`].
    pub fn census(&self) -> [u8; KINDS] {
        let mut counts = [0; KINDS];
        let mut count = |card: Card| counts[card.index()] += 1;
        self.pile.cards().iter().copied().for_each(&mut count);
        self.discard.cards().iter().copied().for_each(&mut count);
        for player in &self.players {
            player.sequence.cards().iter().copied().for_each(&mut count);
            player.hand.iter().for_each(&mut count);
        }
        counts
    }
}

impl Ruleset for Soon {
    const ID: &'static str = "soon";
    const HIDES: bool = true;
    type Config = SoonConfig;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;
    type View = SoonView;

    fn start(
        config: &SoonConfig,
        seed: u64,
        sink: &mut impl Sink<Event>,
    ) -> Result<Soon, ConfigError> {
        let mut soon = Soon::empty(*config, seed);
        // Rule 2: the first starter is random.
        let starter = Seat(soon.rng.below(u32::from(config.players)) as u8);
        soon.start_round(starter, sink);
        Ok(soon)
    }

    fn config(&self) -> &SoonConfig {
        &self.config
    }

    fn status(&self) -> Status {
        match self.over {
            Some(outcome) => Status::Over(outcome),
            None => Status::ToMove(self.mover()),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        let choices = self.choices();
        out.extend((0..choices.count()).filter_map(|n| choices.nth(n)));
    }

    fn random_move(&self, rng: &mut GameRng, _: &mut Vec<Move>) -> Option<Move> {
        let choices = self.choices();
        match choices.count() {
            0 => None,
            count => choices.nth(rng.below(count)),
        }
    }

    fn why_illegal(&self, m: &Move) -> Option<Reason> {
        if self.over.is_some() {
            return Some(Reason::GameOver);
        }
        match (self.phase, *m) {
            (Phase::Draw, Move::Draw) => None,
            (Phase::Draw, Move::TakeDiscard) => self.why_not_taken(),
            (Phase::Draw, Move::Give(_)) => Some(Reason::NotAsked),
            (Phase::Draw, _) => Some(Reason::MustDrawFirst),
            (Phase::Act { .. }, action) => self.why_not_action(action),
            (Phase::Give { by, rank }, Move::Give(card)) => {
                if !self.player(by).hand.contains(card) {
                    Some(Reason::NotInHand { card })
                } else {
                    (card.rank() != Some(rank)).then_some(Reason::NotWhatWasAsked { card, rank })
                }
            }
            (Phase::Give { rank, .. }, _) => Some(Reason::MustGive {
                to: self.turn,
                rank,
            }),
        }
    }

    fn apply(&mut self, m: &Move, sink: &mut impl Sink<Event>) -> Result<(), Reason> {
        match self.why_illegal(m) {
            Some(reason) => Err(reason),
            None => {
                self.play(*m, sink);
                Ok(())
            }
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        self.seats().map(|seat| self.player(seat).total).collect()
    }

    fn view(&self, viewer: Viewer) -> SoonView {
        SoonView::of(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn determinize(&self, seat: Seat, rng: &mut GameRng) -> Soon {
        self.drawn_anew(seat, rng)
    }

    fn notation(&self, m: &Move) -> String {
        let own = self.player(self.turn);
        match *m {
            Move::Draw => "+?".to_string(),
            Move::TakeDiscard => {
                format!("+{}", self.discard.top().map_or("?", Card::name))
            }
            Move::Lay(card) if card.is_joker() => format!("{card}={}", own.next_rank()),
            Move::Lay(card) => card.to_string(),
            Move::Replace { card, place } => {
                let old = own.at(place).map_or("?", Card::name);
                format!("{place}:{old}→{card}")
            }
            Move::Discard(card) => format!("−{card}"),
            Move::Explorer {
                target,
                rank,
                colour,
            } => match colour {
                Some(Colour::Day) => format!("E{}:{rank}d?", target.0),
                Some(Colour::Night) => format!("E{}:{rank}n?", target.0),
                None => format!("E{}:{rank}?", target.0),
            },
            Move::Lightning { target } => format!("L{}", target.0),
            Move::Thief { target, rank } => format!("T{}:{rank}", target.0),
            Move::Give(card) => format!("{card}→{}", self.turn.0),
        }
    }

    fn reveals(event: &Event, to: Seat) -> bool {
        event.reveals(to)
    }

    fn ends_a_round(event: &Event) -> bool {
        event.ends_a_round()
    }
}
