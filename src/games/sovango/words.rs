//! Sovango in words: cards, what happens, and why a card is refused.

use veillee_rules::engine::Seat;
use veillee_rules::games::sovango::ai::Why;
use veillee_rules::games::sovango::cards::{Card, Colour};
use veillee_rules::games::sovango::{Event, Reason};

use crate::locale::Words;

pub fn colour(colour: Colour) -> Words {
    Words::new(match colour {
        Colour::Red => "sovango-colour-red",
        Colour::Blue => "sovango-colour-blue",
        Colour::Yellow => "sovango-colour-yellow",
        Colour::Green => "sovango-colour-green",
    })
}

/// "red lion", "0 blue".
pub fn card(card: Card) -> Words {
    match card.rank() {
        8 => Words::new("sovango-card-lion").with("colour", colour(card.colour())),
        7 => Words::new("sovango-card-tiger").with("colour", colour(card.colour())),
        // Some languages have another word for the colour of a panther.
        6 => Words::new(match card.colour() {
            Colour::Red => "sovango-card-panther-red",
            Colour::Blue => "sovango-card-panther-blue",
            Colour::Yellow => "sovango-card-panther-yellow",
            Colour::Green => "sovango-card-panther-green",
        }),
        rank => Words::new("sovango-card-number")
            .with("rank", rank)
            .with("colour", colour(card.colour())),
    }
}

/// The card inside a sentence: "the red lion".
pub fn the(which: Card) -> Words {
    let key = match which.rank() {
        6 => "sovango-the-panther",
        _ => "sovango-the-card",
    };
    Words::new(key).with("card", card(which))
}

/// What an event says; `None` if it is not worth a word.
pub fn event(event: &Event, name: &dyn Fn(Seat) -> String) -> Option<Words> {
    Some(match event {
        Event::DrewForStart { seat, card } => Words::new("sovango-event-drew-for-start")
            .with("seat", name(*seat))
            .with("card", the(*card)),
        Event::TiedForStart { seats } => {
            Words::new("sovango-event-tied-for-start").with("names", Words::names(*seats, name))
        }
        Event::RoundStarted {
            round,
            dealer,
            starter,
        } => Words::new("sovango-event-round-started")
            .with("round", *round)
            .with("dealer", name(*dealer))
            .with("starter", name(*starter)),
        Event::Dealt { .. } => return None,
        // Nobody may know which.
        Event::SetAside { .. } => Words::new("sovango-event-set-aside"),
        Event::StockLaid { cards } => Words::new("sovango-event-stock-laid").with("cards", *cards),
        Event::Played { seat, card } => Words::new("sovango-event-played")
            .with("seat", name(*seat))
            .with("card", the(*card)),
        Event::Led { colour: led, .. } => {
            Words::new("sovango-event-led").with("colour", colour(*led))
        }
        Event::FranchiseWillChange { to, .. } => {
            Words::new("sovango-event-franchise-will-change").with("colour", colour(*to))
        }
        Event::TrickWon {
            seat,
            card,
            points,
            last,
            ..
        } => Words::new(if *last {
            "sovango-event-trick-won-last"
        } else {
            "sovango-event-trick-won"
        })
        .with("seat", name(*seat))
        .with("card", the(*card))
        .with("points", *points),
        Event::FranchiseChanged { to, .. } => {
            Words::new("sovango-event-franchise-changed").with("colour", colour(*to))
        }
        Event::Drew {
            seat,
            card: Some(card),
            ..
        } => Words::new("sovango-event-drew")
            .with("seat", name(*seat))
            .with("card", the(*card)),
        Event::Drew {
            seat, card: None, ..
        } => Words::new("sovango-event-drew-hidden").with("seat", name(*seat)),
        Event::HiddenShown { card } => {
            Words::new("sovango-event-hidden-shown").with("card", the(*card))
        }
        Event::SeatScored {
            seat,
            points,
            total,
            ..
        } => Words::new("sovango-event-seat-scored")
            .with("seat", name(*seat))
            .with("points", *points)
            .with("total", *total),
        Event::TeamScored {
            members,
            points,
            total,
            ..
        } => Words::new("sovango-event-team-scored")
            .with("names", Words::names(*members, name))
            .with("points", *points)
            .with("total", *total),
        Event::TiedPlayOn { seats, total } => Words::new("sovango-event-tied-play-on")
            .with("names", Words::names(*seats, name))
            .with("total", *total),
        Event::GameOver { winners, total } => Words::new("sovango-event-game-over")
            .with("names", Words::names(*winners, name))
            .with("count", winners.len())
            .with("total", *total),
    })
}

/// Why a card may not be played, and what may.
pub fn refusal(reason: &Reason, _name: &dyn Fn(Seat) -> String) -> Words {
    match reason {
        Reason::GameOver => Words::new("sovango-refused-game-over"),
        Reason::NotInHand { card } => {
            Words::new("sovango-refused-not-in-hand").with("card", the(*card))
        }
        Reason::MustFollow { led, .. } => {
            Words::new("sovango-refused-must-follow").with("led", colour(*led))
        }
        Reason::MustPlayFranchise { led, franchise, .. } => {
            Words::new("sovango-refused-must-play-franchise")
                .with("led", colour(*led))
                .with("franchise", colour(*franchise))
        }
        Reason::MustFollowOrFranchise { led, franchise, .. } => {
            Words::new("sovango-refused-must-follow-or-franchise")
                .with("led", colour(*led))
                .with("franchise", colour(*franchise))
        }
    }
}

/// Why an opponent played what it played.
pub fn why(why: &Why, name: &dyn Fn(Seat) -> String) -> Words {
    let words = Words::new;
    match why {
        Why::ChangesFranchise { to } => {
            words("sovango-why-changes-franchise").with("to", colour(*to))
        }
        Why::Hides { card } => words("sovango-why-hides").with("card", the(*card)),
        Why::GetsRid { card } => words("sovango-why-gets-rid").with("card", the(*card)),
        Why::LeavesToPartner { seat } => {
            words("sovango-why-leaves-to-partner").with("seat", name(*seat))
        }
        Why::LeavesTo { seat, points } => words("sovango-why-leaves-to")
            .with("seat", name(*seat))
            .with("points", *points),
        Why::Ducks { under } => words("sovango-why-ducks").with("under", the(*under)),
        Why::TakesCheaply { points } => words("sovango-why-takes-cheaply").with("points", *points),
        Why::TakesWith { card, points } => words("sovango-why-takes-with")
            .with("card", the(*card))
            .with("points", *points),
        Why::LeadsLow { card } => words("sovango-why-leads-low").with("card", the(*card)),
        Why::LeadsFranchise { colour: led } => {
            words("sovango-why-leads-franchise").with("colour", colour(*led))
        }
    }
}
