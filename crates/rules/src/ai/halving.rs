//! Candidates that are tried in one guessed deal after the other; the worse half is given up
//! again and again until one is left.

/// One candidate, and how it fared.
#[derive(Clone, Debug)]
pub struct Tried<M> {
    /// The move.
    pub m: M,
    /// What all its trials were worth together.
    pub sum: f64,
    /// How many there were.
    pub playouts: u32,
}

impl<M> Tried<M> {
    /// What a trial was worth on average.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.playouts.max(1))
    }
}

/// The candidates, and how far the deal under way has got.
pub struct Halving<M> {
    /// Those still in the running come first.
    tried: Vec<Tried<M>>,
    alive: usize,
    /// Which candidate is next in the deal under way.
    next: usize,
}

impl<M: Copy> Halving<M> {
    /// Best at a glance first: among equals the first wins.
    pub fn new(candidates: impl IntoIterator<Item = M>) -> Halving<M> {
        let untried = |m| Tried {
            m,
            sum: 0.0,
            playouts: 0,
        };
        let tried: Vec<Tried<M>> = candidates.into_iter().map(untried).collect();
        Halving {
            alive: tried.len(),
            tried,
            next: 0,
        }
    }

    /// How many are still in the running.
    pub fn alive(&self) -> usize {
        self.alive
    }

    /// The candidate whose turn it is.
    pub fn candidate(&self) -> M {
        self.tried[self.next].m
    }

    /// What that candidate's trial was worth. `true`: everybody in the running has had this deal.
    pub fn score(&mut self, worth: f64) -> bool {
        let one = &mut self.tried[self.next];
        one.sum += worth;
        one.playouts += 1;
        self.next += 1;
        let all = self.next == self.alive;
        if all {
            self.next = 0;
        }
        all
    }

    /// What is thought of each candidate beforehand counts like this many trials.
    pub fn expect(&mut self, views: impl IntoIterator<Item = f64>, weight: u32) {
        for (one, view) in self.tried.iter_mut().zip(views) {
            one.sum = view * f64::from(weight);
            one.playouts = weight;
        }
    }

    /// Gives up the worse half. `true`: one is left.
    pub fn halve(&mut self) -> bool {
        let alive = &mut self.tried[..self.alive];
        alive.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        self.alive = self.alive.div_ceil(2);
        self.alive <= 1
    }

    /// All of them; after [`halve`](Self::halve) the best comes first.
    pub fn tried(&self) -> &[Tried<M>] {
        &self.tried
    }
}
