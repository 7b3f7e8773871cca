//! The one gate for moves. Taps, keys, the mirror, opponents and whoever else plays send a
//! [`PlayMove`]: the move, whose it is, and the ply it is meant for. Only here the rules are
//! asked; what they refuse is refused in words and with a sound, and what is meant for another
//! moment is dropped.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Status};

use super::history::Hint;
use super::{Match, Narrator, Pending, Viewing};
use crate::audio::PlaySound;
use crate::locale::Words;
use crate::messages::Refusal;
use crate::plan::Player;

/// Somebody plays a move.
#[derive(Message, Clone)]
pub struct PlayMove<G: Ruleset> {
    pub m: G::Move,
    pub seat: Seat,
    /// The number of the move it wants to be, from 0.
    pub ply: usize,
}

impl<G: Ruleset> PlayMove<G> {
    /// By whoever is to move now; `None` once the game is over.
    pub fn next(game: &Match<G>, m: G::Move) -> Option<PlayMove<G>> {
        match game.state.status() {
            Status::ToMove(seat) => Some(PlayMove {
                m,
                seat,
                ply: game.ply(),
            }),
            Status::Over(_) => None,
        }
    }
}

/// What the gate says to a move.
enum Verdict {
    Granted,
    /// It was meant for another moment.
    Stale,
    Refused(Words),
}

fn judge<G: Narrator>(game: &Match<G>, asked: &PlayMove<G>) -> Verdict {
    let taught = game.taught.as_ref();
    match judge_by_rules(game, asked) {
        Verdict::Granted => match taught.and_then(|taught| taught.refuses(game, &asked.m)) {
            Some(why) => Verdict::Refused(why),
            None => Verdict::Granted,
        },
        verdict => verdict,
    }
}

fn judge_by_rules<G: Narrator>(game: &Match<G>, asked: &PlayMove<G>) -> Verdict {
    let (seat, ply) = (asked.seat, asked.ply);
    if ply != game.ply() {
        Verdict::Stale
    } else if game.looking_at.is_some() {
        Verdict::Refused(Words::new("refused-looking-back"))
    } else if game.state.status() != Status::ToMove(seat) {
        Verdict::Refused(Words::new("refused-not-your-turn"))
    } else if let Some(reason) = game.state.why_illegal(&asked.m) {
        Verdict::Refused(G::refusal(game, &reason))
    } else {
        Verdict::Granted
    }
}

/// Plays the moves that were asked for. While the table catches up they wait: nothing is lost,
/// and nothing is applied to a state that nobody has seen yet.
pub(super) fn let_in<G: Narrator>(
    mut game: ResMut<Match<G>>,
    mut pending: ResMut<Pending<G>>,
    mut moves: MessageReader<PlayMove<G>>,
    mut refusals: MessageWriter<Refusal>,
    mut sounds: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    if moves.is_empty() && game.waiting.is_empty() {
        return;
    }
    game.waiting.extend(moves.read().cloned());
    if !pending.is_idle() || game.looking_at.is_some() {
        return;
    }
    let Some(asked) = game.waiting.pop_front() else {
        return;
    };
    match judge(&game, &asked) {
        Verdict::Granted => {
            let mut events = Vec::new();
            if game.state.apply(&asked.m, &mut events).is_ok() {
                game.record.moves.push(asked.m);
                game.undone.clear();
                pending.push(events);
                commands.remove_resource::<Hint<G>>();
            }
        }
        Verdict::Stale => {}
        Verdict::Refused(words) => {
            // What was queued after a move that cannot be played no longer means what it did.
            game.waiting.clear();
            refusals.write(Refusal(words));
            sounds.write(PlaySound::named("refuse"));
        }
    }
}

/// The gate as the table of a game uses it, for whoever sits before the screen.
#[derive(SystemParam)]
pub struct Gate<'w, G: Narrator> {
    pub game: Res<'w, Match<G>>,
    pub viewing: Res<'w, Viewing>,
    moves: MessageWriter<'w, PlayMove<G>>,
    refusals: MessageWriter<'w, Refusal>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl<G: Narrator> Gate<'_, G> {
    /// Whose hand presses: where nothing is hidden, that of whichever person is to move.
    fn seat(&self) -> Seat {
        match self.game.state.status() {
            Status::ToMove(seat) if !G::HIDES && self.game.player(seat) == Player::Human => seat,
            _ => self.viewing.seat,
        }
    }

    /// Is it for whoever looks at the table to choose?
    pub fn is_open(&self) -> bool {
        self.why_closed().is_none()
    }

    /// Why nothing can be played just now.
    pub fn why_closed(&self) -> Option<Words> {
        if self.game.looking_at.is_some() {
            Some(Words::new("refused-looking-back"))
        } else if !is_asked(&self.game, self.seat()) {
            Some(Words::new("refused-not-your-turn"))
        } else {
            None
        }
    }

    pub fn refuse(&mut self, words: Words) {
        self.refusals.write(Refusal(words));
        self.sounds.write(PlaySound::named("refuse"));
    }

    pub fn refuse_for(&mut self, reason: &G::Reason) {
        let words = G::refusal(&self.game, reason);
        self.refuse(words);
    }

    /// May it come to this move now? If not, it is said why. A lesson is only asked about the
    /// whole of a move: the beginnings of the one it wants are other moves.
    pub fn grants(&mut self, m: &G::Move) -> bool {
        self.passes(m, judge_by_rules)
    }

    fn passes(&mut self, m: &G::Move, judge: fn(&Match<G>, &PlayMove<G>) -> Verdict) -> bool {
        let asked = PlayMove {
            m: *m,
            seat: self.seat(),
            ply: self.game.ply(),
        };
        let refused = self
            .why_closed()
            .or_else(|| match judge(&self.game, &asked) {
                Verdict::Refused(words) => Some(words),
                Verdict::Granted | Verdict::Stale => None,
            });
        let granted = refused.is_none();
        if let Some(words) = refused {
            self.refuse(words);
        }
        granted
    }

    /// Plays this, or says why not.
    pub fn play(&mut self, m: G::Move) -> bool {
        let granted = self.passes(&m, judge);
        if granted {
            let (seat, ply) = (self.seat(), self.game.ply());
            self.moves.write(PlayMove { m, seat, ply });
        }
        granted
    }
}

/// Is this seat to move, and a person's?
pub fn is_asked<G: Ruleset>(game: &Match<G>, seat: Seat) -> bool {
    game.looking_at.is_none()
        && game.state.status() == Status::ToMove(seat)
        && game.player(seat) == Player::Human
}
