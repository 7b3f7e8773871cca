//! What the ideas of [`scene`](super::scene) are worth, against each other. One is about what it
//! is worth to be rid of one more card. Found by playing the tastes against each other.

#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// Playing a rank, and more the higher it is, when leading and when following.
    pub lead_height: f32,
    pub follow_height: f32,
    /// For every card after the first.
    pub more: f32,
    /// For every column freed.
    pub free: f32,
    /// To play again after a Swoop.
    pub swoop: f32,
    /// The next player may be unable to play: always, and for every card they would take.
    pub stuck: f32,
    pub stuck_pile: f32,
    /// Three of a rank lie on top: the next player may have the fourth.
    pub gift: f32,
    /// A 10: by itself, for every card of the pile, when somebody may soon be out.
    pub ten: f32,
    pub ten_pile: f32,
    pub ten_haste: f32,
    /// A blind card that goes: when leading, and when following.
    pub blind_lead: f32,
    pub blind_follow: f32,
    /// Picking up: by itself, and for every card.
    pub take: f32,
    pub take_card: f32,
    /// For every ten points on cards played, when somebody may soon be out.
    pub haste_points: f32,
    /// For every card of a rank that is kept back.
    pub keep: f32,
}

/// A player who looks at the others too.
pub const SOUND: Taste = Taste {
    lead_height: 1.0,
    follow_height: 1.5,
    more: 0.05,
    free: 0.3,
    swoop: 1.0,
    stuck: 0.1,
    stuck_pile: 0.05,
    gift: 0.6,
    ten: -0.1,
    ten_pile: 0.1,
    ten_haste: 1.0,
    blind_lead: 1.5,
    blind_follow: 1.0,
    take: 1.0,
    take_card: 0.3,
    haste_points: 0.3,
    keep: -0.3,
};

/// A beginner, who looks at their own cards only, is glad to play a 10 and shy of hidden cards.
pub const CARELESS: Taste = Taste {
    lead_height: 1.0,
    follow_height: 0.8,
    more: 0.3,
    free: 0.1,
    swoop: 1.0,
    stuck: 0.0,
    stuck_pile: 0.0,
    gift: 0.0,
    ten: 0.2,
    ten_pile: 0.05,
    ten_haste: 0.0,
    blind_lead: 0.0,
    blind_follow: 0.5,
    take: 1.0,
    take_card: 0.3,
    haste_points: 0.0,
    keep: -0.3,
};
