//! What an opponent may think with: never the truth, only states that it could not tell from it.

use crate::engine::{GameRng, Ruleset, Seat};

/// The source of everything a thinker knows. It is made from the true state and forgets it at
/// once, so that no thinker can look, not even by mistake.
#[derive(Clone)]
pub struct Guesses<G> {
    known: G,
    seat: Seat,
    rng: GameRng,
    peeks: bool,
}

impl<G: Ruleset> Guesses<G> {
    /// Depends on nothing but what `seat` knows and the seed.
    pub fn honest(state: &G, seat: Seat, seed: u64) -> Guesses<G> {
        let mut rng = GameRng::from_seed(seed);
        Guesses {
            known: state.determinize(seat, &mut rng),
            seat,
            rng,
            peeks: false,
        }
    }

    /// Somebody who sees every card, to find out how much there would be to gain by it. For
    /// tests and the arena; nobody at the table may play like this.
    pub fn peeking(state: &G, seat: Seat, seed: u64) -> Guesses<G> {
        Guesses {
            known: state.clone(),
            seat,
            rng: GameRng::from_seed(seed),
            peeks: true,
        }
    }

    /// Whose guesses these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// True in everything the seat can see; the rest is one guess among many.
    pub fn known(&self) -> &G {
        &self.known
    }

    /// Another state that the seat cannot tell from the true one.
    pub fn guess(&mut self) -> G {
        if self.peeks {
            return self.known.clone();
        }
        self.known.determinize(self.seat, &mut self.rng)
    }

    /// The same for playouts. In the true deal alone they would all be nearly the same game, and
    /// somebody who peeks would trust in chance: so it is only every other deal.
    pub fn guess_to_play_on(&mut self) -> G {
        if self.peeks && self.rng.below(2) == 0 {
            return self.known.clone();
        }
        self.known.determinize(self.seat, &mut self.rng)
    }

    /// Where the thinker draws its chance from.
    pub fn rng(&mut self) -> &mut GameRng {
        &mut self.rng
    }
}
